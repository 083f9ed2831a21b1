import { isIPv6, type Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Where the caller reaches this service: the address it is known by, else the one that the request came to. */
export function baseUrlOf({ protocol, host, socket }: FastifyRequest, publicUrl: string | undefined): string {
  const asked = `${protocol}://${host}`
  // HTTP/1.0 sends no Host, and whatever a client writes there need not be one.
  const isHost = host !== '' && URL.canParse(asked) && new URL(asked).host === host.toLowerCase()
  return publicUrl ?? (isHost ? asked : `${protocol}://${addressOf(socket)}`)
}

function addressOf({ localAddress = '', localPort }: Socket): string {
  return `${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`
}

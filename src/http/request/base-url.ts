import { isIPv6, type Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The base URL by which the caller reaches this service: the configured public URL, else from the request. */
export function baseUrlOf({ protocol, host, socket }: FastifyRequest, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  const asked = `${protocol}://${host}`
  // HTTP/1.0 sends no Host header, and a client may send one that is not a host.
  return isBaseUrl(asked, host) ? asked : `${protocol}://${addressOf(socket)}`
}

/** The last URL that was one: nearly all requests have the same, and parsing it takes longer than comparing. */
let lastKnown = ''

function isBaseUrl(url: string, host: string): boolean {
  if (url === lastKnown) return true
  const isOne = host !== '' && URL.canParse(url) && new URL(url).host === host.toLowerCase()
  if (isOne) lastKnown = url
  return isOne
}

function addressOf({ localAddress = '', localPort }: Socket): string {
  return `${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`
}

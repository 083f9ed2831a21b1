import { isIPv6, type Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/** The bits of an IPv6 address that a provider hands to a single customer. */
const CUSTOMER_BITS = 64

/** Addresses whose network is remembered: to parse one costs as much as to look a key up. */
const KNOWN_MAX = 10_000
const known = new Map<string, string>()

/** What stands for one network user: an IPv4 address, or the /64 of an IPv6 address. Anything else stands for itself. */
export function networkOf(address: string): string {
  const network = known.get(address) ?? readNetwork(address)
  if (known.size >= KNOWN_MAX) known.clear()
  known.set(address, network)
  return network
}

function readNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/${CUSTOMER_BITS}`)
  return `${network.toString()}/${CUSTOMER_BITS}`
}

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

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

import ipaddr from 'ipaddr.js'

/** Prefix length of the IPv6 network that a provider gives to one customer. */
const CUSTOMER_BITS = 64

/** Size of the cache of networks by address: parsing an address costs as much as looking up a key. */
const KNOWN_MAX = 10_000
const networks = new Map<string, string>()

/** An address with its port, as some proxies forward it: `203.0.113.9:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/

/**
 * The network that counts as one user: the IPv4 address, or the /64 of an IPv6 address, without port. Other text is returned as it
 * is.
 */
export function networkOf(address: string): string {
  const network = networks.get(address) ?? readNetwork(address)
  if (networks.size >= KNOWN_MAX) networks.clear()
  networks.set(address, network)
  return network
}

function readNetwork(forwarded: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(forwarded) ?? []
  const address = ipv6 ?? ipv4 ?? forwarded
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/${CUSTOMER_BITS}`)
  return `${network.toString()}/${CUSTOMER_BITS}`
}

/** Whether an address is a loopback address of this machine. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

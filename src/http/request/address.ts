import ipaddr from 'ipaddr.js'

/** The bits of an IPv6 address that a provider hands to a single customer. */
const CUSTOMER_BITS = 64

/** What stands for one network user: an IPv4 address, or the /64 of an IPv6 address. Anything else stands for itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split('%')[0]}/${CUSTOMER_BITS}`)
  return `${network.toString()}/${CUSTOMER_BITS}`
}

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

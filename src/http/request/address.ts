import { isIPv6 } from 'node:net'

/** What stands for one network user: an IPv4 address, or the /64 that a provider hands to a single IPv6 customer. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const all = tail === undefined ? before : [...before, ...zeros, ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'))

/** Whether an address is this machine itself. */
export const isLoopback = (address: string): boolean => address === '::1' || networkOf(address).startsWith('127.')

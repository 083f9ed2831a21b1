import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Resolves all addresses of a host name; the signature of `dns.lookup`. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** The only globally routable unicast range of IPv6. */
const GLOBAL = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address is on the public internet: not of this machine, its network, or a tunnel into them. */
export function isPublicAddress(address: string): boolean {
  // IPv6 addresses may have a zone, such as `%eth0`.
  if (isIP(address) === 0 || address.includes('%')) return false
  const ip = ipaddr.process(address)
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(GLOBAL))
}

/** The IP address in a URL without a host name, such as `::1` of `http://[::1]/`; undefined if it has a host name. */
export function ipLiteralOf(url: URL): string | undefined {
  // The URL parser has already normalised 0x7f.1, 2130706433 and 0177.0.0.1 to 127.0.0.1.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 ? undefined : host
}

/** Whether a URL looks public, judged by its host name alone, without a DNS lookup. */
export function seemsPublic(url: URL): boolean {
  const ip = ipLiteralOf(url)
  return ip === undefined ? /\.(?!(?:localhost|local|internal|lan)$)[^.]+$/.test(url.hostname) : isPublicAddress(ip)
}

/**
 * A `lookup` function that refuses host names with any non-public address. The connection goes to the checked address, so a
 * changed DNS record (DNS rebinding) gains nothing. `refused` makes the error.
 */
export const guardedLookup =
  (refused: (message: string) => Error, resolve: Resolve = lookUp): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const bad = addresses?.find(({ address }) => !isPublicAddress(address))
      const [first] = addresses ?? []
      if (error !== null) done(error, [])
      else if (bad !== undefined) done(refused(`${hostname} points to ${bad.address}`), [])
      else if (options.all === true || first === undefined) done(null, addresses)
      else done(null, first.address, first.family)
    })
  }

import { type LookupAddress, type LookupOptions, lookup as lookUp } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Asks for all addresses of a host name, as `dns.lookup` does. */
export type Resolve = (
  hostname: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** The only addresses of IPv6 that are given out to be reached from everywhere. */
const GLOBAL = ipaddr.parseCIDR('2000::/3')

/** Whether an IP address belongs to somebody on the open internet: not to this machine, its network, or a way into them. */
export function isPublicAddress(address: string): boolean {
  // An address may carry the name of a network interface after a %.
  if (isIP(address) === 0 || address.includes('%')) return false
  const ip = ipaddr.process(address)
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(GLOBAL))
}

/** The IP address that a URL names without a host name, such as `::1` of `http://[::1]/`. */
export function ipOf(url: URL): string | undefined {
  // The parser has already turned 0x7f.1, 2130706433 and 0177.0.0.1 into 127.0.0.1.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(host) === 0 ? undefined : host
}

/** Whether a URL looks as if everybody could reach it: no name of this machine or its network, as far as names tell. */
export function seemsPublic(url: URL): boolean {
  const ip = ipOf(url)
  return ip === undefined ? /\.(?!(?:localhost|local|internal|lan)$)[^.]+$/.test(url.hostname) : isPublicAddress(ip)
}

/**
 * Looks a host up for a connection that is made to what comes out, and to nothing else: a name that points elsewhere a
 * moment later gains nothing. One address that is not public spoils them all. `refused` makes the error of such a name.
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

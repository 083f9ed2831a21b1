import type { LookupFunction } from 'node:net'
import { guardedLookup as guarded, ipOf, isPublic, type Resolve } from '../../../src/net/public-addresses.ts'
import { UnusableFile } from './unusable.ts'

/** Fails with `UnusableFile` for an address that no file may be fetched from. A host name is checked when it is looked up. */
export function checkAddress(url: URL): void {
  if (url.protocol !== 'https:') throw forbidden(`${url.protocol} is not https:`)
  if (url.port !== '') throw forbidden(`port ${url.port} is not the usual one`)
  if (url.username !== '' || url.password !== '') throw forbidden('the address holds a user name')
  const ip = ipOf(url)
  if (ip !== undefined && !isPublic(ip)) throw forbidden(`${ip} is not a public address`)
}

/** Fails with `UnusableFile` for a host name with an address that is not public. */
export const guardedLookup = (resolve?: Resolve): LookupFunction => guarded(forbidden, resolve)

const forbidden = (message: string): UnusableFile => new UnusableFile('forbidden', message)

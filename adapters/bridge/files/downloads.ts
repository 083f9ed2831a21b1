import type { LookupFunction } from 'node:net'
import { Agent, type Dispatcher, request } from 'undici'
import { nobodyAnswered } from '../../../src/contract/client/refused.ts'
import { FILE_BYTES_MAX } from '../../../src/contract/file.ts'
import {
  ipLiteralOf,
  isPublicAddress,
  guardedLookup as publicLookup,
  type Resolve,
} from '../../../src/guards/public-addresses.ts'
import { UnusableFile } from './unusable.ts'

export type DownloadOptions = {
  /** origins that may use http and be on this machine or network: the platform's own address from the settings */
  trusted: readonly string[]
  /** maximum size; that of the largest file that the service takes unless set */
  maxBytes?: number
  /** time limit for the whole download, including redirects and the reader's pauses; two minutes unless set */
  timeoutMs?: number
  resolve?: Resolve
}

/** A token that is sent to these origins only, also after a redirect. */
type Bearer = { token: string; origins: readonly string[] }

export type Downloads = {
  /** The bytes of a file as they come. Fails with `UnusableFile`, at once or while it is read; an abort throws its reason. */
  open(address: string, signal: AbortSignal, bearer?: Bearer): Promise<AsyncIterable<Uint8Array>>
  close(): Promise<void>
}

/** Enough for the largest file on a slow connection. */
const TIMEOUT_MS = 120_000
/** Maximum number of redirects; more are taken for a loop. */
const REDIRECTS_MAX = 3

/** Fetches files from addresses that strangers may have written. */
export function createDownloads(options: DownloadOptions): Downloads {
  const { trusted, maxBytes = FILE_BYTES_MAX, timeoutMs = TIMEOUT_MS } = options
  const plain = new Agent()
  const guarded = new Agent({ connect: { lookup: publicHostLookup(options.resolve) } })

  type Fetch = { signal: AbortSignal; bearer: Bearer | undefined; hops?: number }
  async function fetchFrom(url: URL, { signal, bearer, hops = 0 }: Fetch): Promise<Dispatcher.ResponseData> {
    const isTrusted = trusted.includes(url.origin)
    if (!isTrusted) checkAddress(url)
    const response = await request(url, {
      dispatcher: isTrusted ? plain : guarded,
      headers: {
        'accept-encoding': 'identity',
        ...(bearer?.origins.includes(url.origin) && { authorization: `Bearer ${bearer.token}` }),
      },
      signal,
    })
    const next = redirectOf(response, url)
    if (next === undefined) return response
    hangUp(response.body)
    if (hops === REDIRECTS_MAX) throw new UnusableFile('unreachable', 'too many redirects')
    return fetchFrom(next, { signal, bearer, hops: hops + 1 })
  }

  return {
    async open(address, given, bearer) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([given, timeout])
      const toFailure = (error: unknown): unknown => {
        if (given.aborted) return given.reason
        return timeout.aborted
          ? new UnusableFile('tooSlow', `took longer than ${timeoutMs} ms`, error)
          : failureOf(error)
      }
      try {
        const response = await fetchFrom(parsed(address), { signal, bearer })
        const problem = problemOf(response, maxBytes)
        if (problem === undefined) return watched(response.body, maxBytes, toFailure)
        hangUp(response.body)
        throw problem
      } catch (error) {
        throw toFailure(error)
      }
    },
    async close() {
      await Promise.all([plain.destroy(), guarded.destroy()])
    },
  }
}

/** Discards the rest of a response without reading it: it may be endless. */
const hangUp = (body: Dispatcher.ResponseData['body']) => body.on('error', () => undefined).destroy()

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base)
  if (url === null) throw new UnusableFile('forbidden', 'what was given is no address')
  return url
}

function redirectOf({ statusCode, headers: { location } }: Dispatcher.ResponseData, from: URL): URL | undefined {
  const leadsOn = [301, 302, 303, 307, 308].includes(statusCode) && typeof location === 'string'
  return leadsOn ? parsed(location, from) : undefined
}

/** Why a response brings no file, judged by its status and headers; undefined if it may bring one. */
function problemOf({ statusCode, headers }: Dispatcher.ResponseData, maxBytes: number): UnusableFile | undefined {
  if (statusCode === 401) return new UnusableFile('loginPage', 'answered 401')
  if ([403, 404, 410].includes(statusCode)) return new UnusableFile('gone', `answered ${statusCode}`)
  if (statusCode !== 200) return new UnusableFile('unreachable', `answered ${statusCode}`)
  if (/^(text\/html|application\/xhtml)/i.test(String(headers['content-type']))) return page()
  // No compression was asked for, and a small body may unpack to more than the memory holds.
  const encoding = String(headers['content-encoding'] ?? 'identity')
  if (!/^\s*(identity\s*)?$/i.test(encoding))
    return new UnusableFile('forbidden', 'came packed, though this was not asked for')
  return Number(headers['content-length'] ?? 0) > maxBytes ? tooLarge(maxBytes) : undefined
}

/** Passes the bytes on. Fails if they begin like a web page or exceed the limit. */
async function* watched(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  toFailure: (error: unknown) => unknown,
): AsyncGenerator<Uint8Array> {
  let size = 0
  try {
    for await (const piece of body) {
      if (size === 0 && PAGE.test(Buffer.from(piece.subarray(0, 64)).toString())) throw page()
      size += piece.length
      if (size > maxBytes) throw tooLarge(maxBytes)
      yield piece
    }
  } catch (error) {
    throw toFailure(error)
  }
}

/** The beginning of a web page, for pages without the type of one. */
const PAGE = /^\uFEFF?\s*<(!doctype html|html|head|body)\b/i

const page = () => new UnusableFile('loginPage', 'a web page came instead of a file')
const tooLarge = (maxBytes: number) => new UnusableFile('tooLarge', `is larger than ${maxBytes} bytes`)

/** Turns network errors into `UnusableFile`; other errors are bugs and returned unchanged. */
const failureOf = (error: unknown): unknown =>
  nobodyAnswered(error) ? new UnusableFile('unreachable', 'the connection failed', error) : error

/** Fails with `UnusableFile` for an address that no file may be fetched from. A host name is checked when it is looked up. */
function checkAddress(url: URL): void {
  if (url.protocol !== 'https:') throw forbidden(`${url.protocol} is not https:`)
  if (url.port !== '') throw forbidden(`port ${url.port} is not the usual one`)
  if (url.username !== '' || url.password !== '') throw forbidden('the address holds a user name')
  const ip = ipLiteralOf(url)
  if (ip !== undefined && !isPublicAddress(ip)) throw forbidden(`${ip} is not a public address`)
}

/** Fails with `UnusableFile` for a host name with an address that is not public. */
export const publicHostLookup = (resolve?: Resolve): LookupFunction => publicLookup(forbidden, resolve)

const forbidden = (message: string): UnusableFile => new UnusableFile('forbidden', message)

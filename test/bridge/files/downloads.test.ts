import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createDownloads, type DownloadOptions, publicHostLookup } from '../../../adapters/bridge/files/downloads.ts'
import { UnusableFile, type UnusableReason } from '../../../adapters/bridge/files/unusable.ts'
import { isPublicAddress, type Resolve } from '../../../src/guards/public-addresses.ts'
import { png } from '../../sim/media/pictures.ts'
import { notPublic, spelled } from './not-public.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** A server on this machine: its origin, and the requests it got. */
async function serve(answer: Answer): Promise<{ origin: string; requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => (server.close(), server.closeAllConnections()))
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

function downloads(options: Partial<DownloadOptions> = {}) {
  const made = createDownloads({ trusted: [], maxBytes: 1_000, timeoutMs: 10_000, ...options })
  closing.push(() => made.close())
  return async (address: string, signal = new AbortController().signal, bearer?: Parameters<typeof made.open>[2]) =>
    buffer(await made.open(address, signal, bearer))
}

const reasonOf = async (work: Promise<unknown>): Promise<UnusableReason> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof UnusableFile)) throw new Error('that was no Unusable', { cause: error })
  return error.reason
}

const pointingTo =
  (...addresses: string[]): Resolve =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

describe('an address that is not on the open internet is refused', () => {
  test.each(notPublic)('%s, written as a number', async (address) => {
    const host = address.includes(':') ? `[${address}]` : address
    expect(await reasonOf(downloads()(`https://${host}/file`))).toBe('forbidden')
  })

  test.each(notPublic)('%s, behind a name', async (address) => {
    const fetch = downloads({ resolve: pointingTo(address) })
    expect(await reasonOf(fetch('https://files.example/file'))).toBe('forbidden')
  })

  test.each(spelled)('%s', async (address) => {
    expect(await reasonOf(downloads()(address))).toBe('forbidden')
  })

  test('one such address among others spoils the name', async () => {
    const resolve = pointingTo('93.184.215.14', '127.0.0.1')
    expect(await reasonOf(downloads({ resolve })('https://files.example/'))).toBe('forbidden')
  })

  test('this machine by its name', async () => {
    for (const host of ['localhost', 'localhost.', 'LOCALHOST'])
      expect(['forbidden', 'unreachable']).toContain(await reasonOf(downloads()(`https://${host}/`)))
  })
})

test('addresses on the open internet are not refused', () => {
  for (const address of ['93.184.215.14', '162.159.130.233', '1.1.1.1', '2606:4700::6812:1a78', '2a00:1450:4001::200e'])
    expect([address, isPublicAddress(address)]).toEqual([address, true])
})

test('a name that points elsewhere the second time is asked once, and only what was checked is connected to', async () => {
  const answers = [['93.184.215.14'], ['127.0.0.1']]
  let asked = 0
  const look = publicHostLookup((name, options, done) => pointingTo(...(answers[asked++] ?? []))(name, options, done))
  const found = (all: boolean) =>
    new Promise((resolve) => look('rebind.example', { all }, (...result) => resolve(result)))
  expect(await found(true)).toEqual([null, [{ address: '93.184.215.14', family: 4 }]])
  expect(asked).toBe(1)
  expect(await found(false)).toEqual([expect.any(UnusableFile), []])
})

const otherwise = [
  'http://files.example/',
  'ftp://files.example/',
  'file:///etc/passwd',
  'data:text/plain,hello',
  'javascript:alert(1)',
  'blob:https://files.example/1',
  'https://files.example:8443/',
  'https://files.example:22/',
  'https://user@files.example/',
  'https://user:word@files.example/',
  'https://cdn.discordapp.com@127.0.0.1/',
  'https://',
  'https://[::1',
  '//files.example/',
  'files.example',
  '',
]
test.each(otherwise)('%j is no address to fetch a file from', async (address) => {
  const resolve: Resolve = () => {
    throw new Error('nobody should look anything up')
  }
  expect(await reasonOf(downloads({ resolve })(address))).toBe('forbidden')
})

test('the origin that is trusted may be http and on this machine; another port of it may not', async () => {
  const trusted = await serve((_, response) => response.end(png()))
  const other = await serve((_, response) => response.end(png()))
  const fetch = downloads({ trusted: [trusted.origin] })
  expect(await fetch(`${trusted.origin}/attachments/1/a.png?ex=1`)).toEqual(png())
  expect(await reasonOf(fetch(`${other.origin}/`))).toBe('forbidden')
  expect(other.requests).toEqual([])
})

describe('a redirect', () => {
  const to = (location: string, status = 302): Answer => {
    return (_, response) => response.writeHead(status, { location }).end('moved')
  }

  test.each([
    'http://127.0.0.1:1/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'https://user@files.example/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:70/',
    'https://rebind.example/',
  ])('to %s is not followed', async (location) => {
    const { origin } = await serve(to(location))
    const fetch = downloads({ trusted: [origin], resolve: pointingTo('127.0.0.1') })
    expect(await reasonOf(fetch(origin))).toBe('forbidden')
  })

  test('within what is trusted is followed a few times, never for ever', async () => {
    const { origin, requests } = await serve((request, response) => {
      const hops = Number(request.url?.slice(1))
      if (hops === 0) response.end(png())
      else response.writeHead(307, { location: `/${hops - 1}` }).end()
    })
    const fetch = downloads({ trusted: [origin] })
    expect(await fetch(`${origin}/3`)).toEqual(png())
    requests.length = 0
    expect(await reasonOf(fetch(`${origin}/50`))).toBe('unreachable')
    expect(requests).toHaveLength(4)
  })

  test('takes the token along to the named origins only', async () => {
    const second = await serve((_, response) => response.end(png()))
    const first = await serve(to(`${second.origin}/b`))
    const download = downloads({ trusted: [first.origin, second.origin] })
    const { signal } = new AbortController()
    await download(first.origin, signal, { token: 'xoxb', origins: [first.origin] })
    await download(first.origin, signal, { token: 'xoxb', origins: [first.origin, second.origin] })
    await download(first.origin)
    const tokens = ({ requests }: typeof first) => requests.map(({ headers }) => headers.authorization)
    expect(tokens(first)).toEqual(['Bearer xoxb', 'Bearer xoxb', undefined])
    expect(tokens(second)).toEqual([undefined, 'Bearer xoxb', undefined])
  })
})

describe('what comes is no file, and told as', () => {
  const cases: [what: string, UnusableReason, Answer][] = [
    [
      'a login page',
      'loginPage',
      (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(),
    ],
    ['a page that is called a picture', 'loginPage', (_, response) => response.end('\n<!DOCTYPE html><title>Sign in')],
    ['401', 'loginPage', (_, response) => response.writeHead(401).end()],
    ['403', 'gone', (_, response) => response.writeHead(403).end()],
    ['404', 'gone', (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<html>')],
    ['500', 'unreachable', (_, response) => response.writeHead(500).end()],
    ['204', 'unreachable', (_, response) => response.writeHead(204).end()],
    ['a redirect to nowhere', 'unreachable', (_, response) => response.writeHead(302).end()],
    ['a dropped connection', 'unreachable', (_, response) => response.destroy()],
    [
      'half a file',
      'unreachable',
      (_, response) => response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy()),
    ],
    ['more than was allowed', 'tooLarge', (_, response) => response.end(Buffer.alloc(1_001))],
    [
      'more than was allowed, piece by piece',
      'tooLarge',
      (_, response) => {
        const more = () => response.destroyed || response.write(Buffer.alloc(300), () => setImmediate(more))
        more()
      },
    ],
    [
      'a packed file',
      'forbidden',
      (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(900))),
    ],
    ['an unknown packing', 'forbidden', (_, response) => response.setHeader('content-encoding', 'x').end('x')],
  ]
  test.each(cases)('%s', async (_what, reason, answer) => {
    const { origin } = await serve(answer)
    expect(await reasonOf(downloads({ trusted: [origin] })(origin))).toBe(reason)
  })

  test.each<[string, Answer]>([
    ['before it begins', () => undefined],
    ['half-way', (_, response) => response.write('a')],
  ])('a server that falls silent %s', async (_when, answer) => {
    const { origin } = await serve(answer)
    expect(await reasonOf(downloads({ trusted: [origin], timeoutMs: 100 })(origin))).toBe('tooSlow')
  })
})

test('a download that nobody wants any more ends with the reason for that', async () => {
  const gone = new AbortController()
  const { origin } = await serve((_, response) => {
    response.write('a')
    gone.abort(new Error('left'))
  })
  await expect(downloads({ trusted: [origin] })(origin, gone.signal)).rejects.toThrow('left')
})

test('nothing is told to a server but what it needs', async () => {
  const { origin, requests } = await serve((_, response) => response.end(png()))
  await downloads({ trusted: [origin] })(origin)
  expect(Object.keys(requests[0]?.headers ?? {}).toSorted()).toEqual(['accept-encoding', 'connection', 'host'])
})

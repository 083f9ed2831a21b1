import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { type Limits, limits } from '../../../src/http/settings.ts'
import { png } from '../../sim/media/pictures.ts'
import { openSocket, readAnswer, sendRaw } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { begin } from '../../sim/service/uploads.ts'

let service: Service
afterEach(() => service.stop())
const startWith = async (changed: Partial<Limits> = {}, trustProxy: string[] = []) => {
  service = await startService({ settings: { trustProxy, limits: { ...limits, ...changed } } })
}

const KIB = 1_024
/** Begins a body of 3 MiB, sends so much of it, and falls silent. */
function beginBody(bytes: number, { key = service.keys.secret, from = '203.0.113.1' } = {}): Socket {
  const socket = openSocket(service.url)
  socket.write(
    `POST /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\nauthorization: ${key}\r\nx-forwarded-for: ${from}\r\ncontent-length: ${3 * KIB * KIB}\r\n\r\n`,
  )
  socket.write(' '.repeat(bytes))
  return socket.on('error', () => undefined)
}
const codeOf = (answer: string): number => (JSON.parse(readAnswer(answer).body) as { Code: number }).Code
/** The Code of an answer, before the connection ends. */
const answerOf = async (socket: Socket): Promise<number> => {
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return codeOf(answer.toString())
}
/** A JSON body in chunks of one character, all in one packet. */
const chunked = (body: string): string => `${body.replaceAll(/./g, '1\r\n$&\r\n')}0\r\n\r\n`

const isAnswered = async () => (await service.post('/chat/Chatbot/List', {})).status === 200

test('short bodies that come in several pieces before it is their turn are read whole', async () => {
  await startWith()
  const head = `POST /chat/Chat/ClientAsk HTTP/1.1\r\nhost: x\r\nconnection: close\r\nauthorization: ${service.keys.secret}\r\n`
  const request = `${head}transfer-encoding: chunked\r\n\r\n${chunked('{"sessionID":0,"content":"hi"}')}`
  // More than are admitted in one turn of the event loop, on connections that are accepted already.
  const sockets = Array.from({ length: 60 }, () => openSocket(service.url))
  for (const socket of sockets) {
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(socket, 'data')
  }
  for (const socket of sockets) socket.write(request)
  const codes = await Promise.all(sockets.map(async (socket) => codeOf(await text(socket))))
  expect(new Set(codes)).toEqual(new Set([40002]))
})

describe('bodies on their way in', () => {
  const caps = { total: 300 * KIB, perWorkspace: 200 * KIB, perNetwork: 200 * KIB }

  test('of one key are as many bytes as it may send at once, from wherever they come', async () => {
    await startWith({ bodyBytes: { ...caps, perNetwork: Infinity } }, ['loopback'])
    const other = await service.addWorkspace('other')
    const held = [beginBody(100 * KIB), beginBody(90 * KIB, { from: '203.0.113.2' })]
    await expect.poll(async () => await answerOf(beginBody(20 * KIB, { from: '203.0.113.3' }))).toBe(42904)
    const free = beginBody(20 * KIB, { key: other.secret })
    for (const socket of held) socket.destroy()
    await expect.poll(isAnswered).toBe(true)
    expect(free.readableLength).toBe(0)
    free.destroy()
  })

  test('of one network likewise, whatever key they bear', async () => {
    await startWith({ bodyBytes: { ...caps, perWorkspace: Infinity } }, ['loopback'])
    const other = await service.addWorkspace('other')
    const held = [beginBody(100 * KIB), beginBody(90 * KIB, { key: other.secret })]
    await expect.poll(async () => await answerOf(beginBody(20 * KIB))).toBe(42904)
    for (const socket of held) socket.destroy()
  })

  test('of all together have a ceiling, and what is given up counts no more', async () => {
    await startWith({ bodyBytes: { ...caps, perWorkspace: Infinity, perNetwork: Infinity } })
    const held = Array.from({ length: 3 }, () => beginBody(90 * KIB))
    await expect.poll(async () => await answerOf(beginBody(60 * KIB))).toBe(50305)
    for (const socket of held) socket.destroy()
    await expect
      .poll(async () => (await service.post('/chat/Chatbot/List', ' '.repeat(250 * KIB) + '{}')).status)
      .toBe(200)
  })

  test('that fall silent are given up', async () => {
    await startWith({ bodyMs: 80, bodyBytes: { ...caps, total: 100 * KIB } })
    expect(codeOf(await text(beginBody(90 * KIB)))).toBe(40801)
    expect((await service.post('/chat/Chatbot/List', ' '.repeat(90 * KIB) + '{}')).status).toBe(200)
  })
})

describe('a body of more than 4 MiB', () => {
  const large = Buffer.alloc(12 * KIB * KIB, ' ')
  const slightlyLarge = Buffer.alloc(4 * KIB * KIB + 100, ' ')
  const send = (path: string, body: Buffer | ReadableStream, headers: Record<string, string> = {}) =>
    fetch(service.url + path, {
      method: 'POST',
      headers: { authorization: service.keys.secret, ...headers },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    })

  test('is refused so that every usual client reads why', async () => {
    await startWith()
    for (const bytes of [large, slightlyLarge])
      for (const body of [() => bytes, () => new Blob([bytes]).stream()]) {
        const answers = await Promise.all(
          Array.from({ length: 6 }, async () => {
            const answer = await send('/chat/Chatbot/List', body())
            return ((await answer.json()) as { Code: number }).Code
          }),
        )
        expect(new Set(answers)).toEqual(new Set([41301]))
      }
  })

  describe.each(['close', 'keep-alive'])(
    'is refused, connection: %s, to a client that sends all before it reads',
    (connection) => {
      test.each([
        { path: '/chat/Chatbot/List', key: () => service.keys.secret, code: 41301 },
        { path: '/chat/Chatbot/List', key: () => 'a wrong key', code: 40102 },
        { path: '/chat/Nowhere', key: () => service.keys.secret, code: 40401 },
      ])('$path $code', async ({ path, key, code }) => {
        await startWith()
        const socket = openSocket(service.url)
        const head = `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\nauthorization: ${key()}\r\ncontent-length: ${large.length}\r\n\r\n`
        socket.pause().write(head)
        await new Promise<void>((sent, failed) => socket.write(large, (error) => (error ? failed(error) : sent())))
        expect(await answerOf(socket.resume())).toBe(code)
        socket.destroy()
      })
    },
  )

  test('to an unknown path is answered that there is none', async () => {
    await startWith()
    for (const body of [large, new Blob([large]).stream()]) {
      const response = await send('/chat/Nowhere', body)
      expect([response.status, ((await response.json()) as { Code: number }).Code]).toEqual([404, 40401])
    }
  })
})

describe('a body that its client holds back until it is asked for it', () => {
  const expecting = (method: string, path: string, fields: string) =>
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\n${fields}\r\n\r\n`

  const picture = Buffer.from(png())

  test('is not asked for where the head of the request decides, whose answer says that the connection ends', async () => {
    await startWith()
    const { PreUploadUrl } = await begin(service)
    const key = `authorization: ${service.keys.secret}`
    const heads: [string, number][] = [
      [expecting('POST', '/chat/Chatbot/List', 'authorization: wrong\r\ncontent-length: 9'), 40102],
      [expecting('POST', '/chat/Chatbot/List', `${key}\r\ncontent-length: ${5 * KIB * KIB}`), 41301],
      [
        expecting('POST', '/chat/Chatbot/List', `${key}\r\nconnection: close\r\ncontent-length: ${5 * KIB * KIB}`),
        41301,
      ],
      [expecting('POST', '/chat/Nowhere', 'content-length: 9'), 40401],
      [expecting('GET', '/chat/Chatbot/List', 'content-length: 9'), 40501],
      [expecting('POST', '/chat/User/Upload', 'content-length: 9'), 40101],
      [expecting('PUT', new URL(PreUploadUrl).pathname, 'content-length: 9'), 40306],
    ]
    for (const [head, code] of heads) {
      const { headers, body } = await sendRaw(service.url, head)
      expect(JSON.parse(body)).toMatchObject({ Code: code })
      expect(headers.get('connection')).toBe('close')
    }
  })

  test('is asked for where it is read, and the connection goes on', async () => {
    await startWith()
    const { PreUploadUrl } = await begin(service)
    const { pathname, search } = new URL(PreUploadUrl)
    const key = `authorization: ${service.keys.secret}`
    const form = `--x\r\ncontent-disposition: form-data; name=a; filename=a.png\r\n\r\n${picture.toString('latin1')}\r\n--x--\r\n`
    const requests: [head: string, body: Buffer][] = [
      [expecting('POST', '/chat/Chatbot/List', `${key}\r\ncontent-length: 2`), Buffer.from('{}')],
      [expecting('PUT', pathname + search, `content-length: ${picture.length}`), picture],
      [
        expecting(
          'POST',
          '/chat/User/Upload',
          `${key}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${form.length}`,
        ),
        Buffer.from(form, 'latin1'),
      ],
    ]
    const socket = openSocket(service.url)
    for (const [head, body] of requests) {
      socket.write(head)
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\n$/)
      socket.write(body)
      expect(await answerOf(socket)).toBe(200)
    }
    socket.destroy()
  })
})

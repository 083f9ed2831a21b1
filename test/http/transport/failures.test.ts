import { once } from 'node:events'
import { METHODS } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Envelope } from '../../../src/contract/envelope.ts'
import { aListing } from '../../sim/service/listing.ts'
import { sendRaw } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
let serialNumber: string
const logged: string[] = []

beforeAll(async () => {
  service = await startService({ logged: (facts, message) => logged.push(`${message} ${JSON.stringify(facts)}`) })
  serialNumber = await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada' })
})
afterAll(() => service.stop())

const create = '/chat/Chatbot/RealEstateCreate'
const failure = (envelope: Envelope) => {
  expect(envelope).toMatchObject({ Success: false, Version: '1.0.0' })
  expect(envelope.Message).not.toBe('')
  return envelope
}

const list = '/chat/Chatbot/RealEstateList'
const json = 'application/json'
const bodies: [what: string, body: string, contentType: string | undefined, code: number][] = [
  ['half an object', '{"SerialNumber": ', json, 40001],
  ['half an object without a label', '{"SerialNumber": ', undefined, 40001],
  ['a list', '[1]', json, 40001],
  ['a bare number', '7', json, 40001],
  ['null', 'null', json, 40001],
  ['text under another label', 'hello', 'text/plain', 41501],
  ['a form', 'SerialNumber=1', 'application/x-www-form-urlencoded', 41501],
  ['multipart', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x', 41501],
  ['no fields', '{}', json, 40002],
]
test.each(bodies)('a body of %s is refused', async (_what, body, contentType, code) => {
  const headers = {
    authorization: service.keys.secret,
    ...(contentType !== undefined && { 'content-type': contentType }),
  }
  const response = await fetch(service.url + list, { method: 'POST', headers, body: Buffer.from(body) })
  const envelope = failure((await response.json()) as Envelope)
  expect([response.status, envelope.Code]).toEqual([Math.floor(code / 100), code])
})

test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'nonsense', 'a b c;;;', undefined])(
  'a JSON body labelled %s is read as JSON',
  async (contentType) => {
    const headers = {
      authorization: service.keys.secret,
      ...(contentType !== undefined && { 'content-type': contentType }),
    }
    const body = Buffer.from(JSON.stringify({ SerialNumber: serialNumber }))
    const response = await fetch(service.url + list, { method: 'POST', headers, body })
    expect(((await response.json()) as Envelope).Code).toBe(200)
  },
)

test('a compressed body is refused, saying so', async () => {
  const response = await fetch(service.url + list, {
    method: 'POST',
    headers: { authorization: service.keys.secret, 'content-type': json, 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify({ SerialNumber: serialNumber })),
  })
  expect(failure((await response.json()) as Envelope)).toMatchObject({
    Code: 41501,
    Message: expect.stringContaining('uncompressed'),
  })
})

test('a body that is no UTF-8 is refused', async () => {
  const body = Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])
  const response = await fetch(service.url + list, {
    method: 'POST',
    headers: { authorization: service.keys.secret, 'content-type': json },
    body,
  })
  const { Code, Message } = (await response.json()) as Envelope
  expect([Code, Message]).toEqual([40001, expect.stringContaining('UTF-8')])
})

test('a number beyond all limits is refused by what it is', async () => {
  const { envelope } = await service.post(list, `{"SerialNumber":"${serialNumber}","PageNumber":1e999}`)
  expect(envelope).toMatchObject({ Code: 40002, Message: 'PageNumber: is too large a number' })
})

test('a body over 4 MiB is refused, one of just 4 MiB is not', async () => {
  const filled = (bytes: number) => {
    const start = `{"SerialNumber":"${serialNumber}","Keyword":null`
    return `${start}${' '.repeat(bytes - start.length - 1)}}`
  }
  expect((await service.post(list, filled(4 * 2 ** 20))).envelope.Code).toBe(200)
  const { status, envelope } = await service.post(list, filled(4 * 2 ** 20 + 1))
  expect([status, envelope.Code]).toEqual([413, 41301])
})

test.each([
  { path: '/chat/Chatbot/List', code: 40501 },
  { path: '/chat/Nowhere', code: 40401 },
])('$path is answered $code to every other method that Node reads, whatever the label', async ({ path, code }) => {
  const others = METHODS.filter((method) => !['POST', 'CONNECT', 'HEAD'].includes(method))
  const labels = ['', 'content-type: no label\r\n']
  const heads = others.flatMap((method) => labels.map((label) => `${method} ${path} HTTP/1.1\r\nhost: x\r\n${label}`))
  const codes = await Promise.all(
    heads.map(async (head) => {
      const { body } = await sendRaw(service.url, `${head}connection: close\r\n\r\n`)
      return [head, (JSON.parse(body) as Envelope).Code]
    }),
  )
  expect(codes.filter(([, answered]) => answered !== code)).toEqual([])
})

test('an unknown path is 404 with or without a key, a wrong method 405', async () => {
  expect((await service.post('/chat/Nothing', {}, {})).envelope.Code).toBe(40401)
  expect((await service.post('/chat/Nothing', {})).envelope.Code).toBe(40401)
  const response = await fetch(service.url + list)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  expect(failure((await response.json()) as Envelope).Code).toBe(40501)
  const file = await fetch(`${service.url}/files/7?expires=1&signature=x`, { method: 'DELETE' })
  expect([file.status, file.headers.get('allow')]).toEqual([405, 'PUT, GET, HEAD'])
  expect((await fetch(`${service.url}/files/`, { method: 'DELETE' })).status).toBe(404)
  expect((await fetch(`${service.url}/%zz`)).status).toBe(400)
})

test('a path that is far too long is as unknown as any other, and nothing of it is logged', async () => {
  logged.splice(0)
  for (const path of [`/files/${'9'.repeat(5_000)}`, `/demo-pictures/${'a'.repeat(5_000)}`, `/${'b/'.repeat(5_000)}`]) {
    const response = await fetch(service.url + path)
    expect([response.status, failure((await response.json()) as Envelope).Code]).toEqual([404, 40401])
  }
  expect(logged.join('').length).toBeLessThan(2_000)
})

describe('every bad field is named at once', () => {
  const cases: [what: string, change: object, errors: { Field: string; Message: unknown }[]][] = [
    [
      'wrong types',
      { Bedrooms: '3', Images: 'x', SaleType: 7 },
      [
        { Field: 'SaleType', Message: 'must be one of for_sale, for_rent' },
        { Field: 'Bedrooms', Message: 'must be a number, not text' },
        { Field: 'Images', Message: 'must be a list, not text' },
      ],
    ],
    [
      'unknown fields, with the one that was meant',
      { Bedroms: 3, zzzzzz: 1 },
      [
        { Field: 'Bedroms', Message: 'unknown field; did you mean Bedrooms?' },
        { Field: 'zzzzzz', Message: 'unknown field' },
      ],
    ],
    [
      'required fields that are absent, null or blank',
      { Status: undefined, Bathrooms: null, MLSNumber: ' ' },
      [
        { Field: 'Status', Message: 'is required' },
        { Field: 'Bathrooms', Message: 'is required and may not be null' },
        { Field: 'MLSNumber', Message: 'is required and may not be blank' },
      ],
    ],
    [
      'one field in two spellings',
      { CITY: 'a', City: 'b' },
      [{ Field: 'City', Message: 'was sent twice, in two spellings' }],
    ],
    [
      'numbers out of range',
      { Bedrooms: -1, Latitude: 91, Longitude: -181 },
      [
        { Field: 'Bedrooms', Message: 'must be at least 0' },
        { Field: 'Latitude', Message: 'must be at most 90' },
        { Field: 'Longitude', Message: 'must be at least -180' },
      ],
    ],
    [
      'addresses that are none',
      { Url: 'javascript:alert(1)', Images: ['ftp://x'] },
      [
        { Field: 'Url', Message: 'must be an http or https address' },
        { Field: 'Images[0]', Message: 'must be an http or https address' },
      ],
    ],
    [
      'fields inside a list',
      {
        ExtensionColumn: [
          { Key: 'a', Value: 'fine' },
          { key: 'a', valu: '' },
        ],
      },
      [
        { Field: 'ExtensionColumn[1].valu', Message: 'unknown field; did you mean value?' },
        { Field: 'ExtensionColumn[1].value', Message: 'is required' },
      ],
    ],
    [
      'text that is too long or no text',
      { City: 'x'.repeat(2_049), State: 'a\0b', ZIP: '\ud83d' },
      [
        { Field: 'City', Message: 'must be at most 2048 characters long' },
        { Field: 'State', Message: 'may not contain a NUL character' },
        { Field: 'ZIP', Message: 'is not well-formed Unicode (half of a surrogate pair)' },
      ],
    ],
  ]
  test.each(cases)('%s', async (_what, change, errors) => {
    const { envelope } = await service.post(create, { SerialNumber: serialNumber, ...aListing(), ...change })
    expect(failure(envelope)).toMatchObject({ Code: 40002 })
    const told = (envelope.Data as { Errors: unknown[] }).Errors
    expect(told).toHaveLength(errors.length)
    expect(told).toEqual(expect.arrayContaining(errors))
  })
})

test('what was refused is not stored', async () => {
  await service.post(create, { SerialNumber: serialNumber, ...aListing({ Bedrooms: -1 }) })
  await service.post('/chat/Chatbot/Edit', { serialNumber, Name: 'Eve', Temperature: 9 })
  expect((await service.data<{ VirtualCount: number }>(list, { SerialNumber: serialNumber })).VirtualCount).toBe(0)
  expect(await service.data('/chat/Chatbot/Detail', { serialNumber })).toMatchObject({ Name: 'Ada', Temperature: 1 })
})

test('a JSON key named __proto__ is one more unknown field', async () => {
  const { envelope } = await service.post(list, `{"SerialNumber":"${serialNumber}","__proto__":{"PageSize":1}}`)
  expect(envelope.Data).toEqual({ Errors: [{ Field: '__proto__', Message: 'unknown field' }] })
})

describe('what is not even HTTP answers in the envelope too', () => {
  const cases: [what: string, request: string, code: number][] = [
    ['noise', 'hello there\r\n\r\n', 40003],
    ['headers that are too large', `GET / HTTP/1.1\r\nhost: x\r\nlong: ${'x'.repeat(20_000)}\r\n\r\n`, 43101],
  ]
  test.each(cases)('%s', async (_what, request, code) => {
    const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
    socket.write(request)
    const [head, body] = (await text(socket)).split('\r\n\r\n')
    expect(head).toContain(`HTTP/1.1 ${Math.floor(code / 100)} `)
    expect(JSON.parse(body ?? '')).toMatchObject({ Success: false, Code: code })
  })
})

test('a crash inside answers 50001, tells nothing of itself, and is logged', async () => {
  const broken = await startService({ logged: (_facts, message) => logged.push(message) })
  await broken.store.close()
  const { status, envelope } = await broken.post('/chat/Chatbot/List', {})
  expect([status, envelope.Code]).toEqual([500, 50001])
  expect(JSON.stringify(envelope)).not.toMatch(/driver|sqlite|destroyed|\.ts/i)
  expect(logged).toContain('a request failed')
})

test('a service that stops answers what was asked, and waits for no connection on which nothing is', async () => {
  const stopping = await startService()
  const { hostname, port } = new URL(stopping.url)
  const sockets = [connect(Number(port), hostname), connect(Number(port), hostname)] as const
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const [silent, asking] = sockets
  const answer = text(asking)
  const head = `POST /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\nauthorization: ${stopping.keys.secret}`
  asking.write(`${head}\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 2\r\n\r\n{`)
  // The service says that it has the head.
  await once(asking, 'readable')
  const stopped = stopping.stop()
  await once(silent.resume(), 'close')
  asking.write('}')
  expect(await answer).toContain('"Success":true')
  await stopped
})

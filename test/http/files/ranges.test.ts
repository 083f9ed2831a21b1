import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Document } from '../../../src/http/openapi/types.ts'
import { png, pngComment } from '../../sim/media/pictures.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { answered, upload } from '../../sim/service/uploads.ts'

const bytes = png(pngComment(500_000))
const size = bytes.length
let service: Service
let address: string
beforeAll(async () => {
  service = await startService()
  const { FileId } = await upload(service, bytes)
  const { List } = await service.data<{ List: { Url: string }[] }>('/chat/User/FileList', { fileIds: [FileId] })
  address = List[0]?.Url ?? ''
})
afterAll(() => service.stop())

const read = (headers: Record<string, string>, method = 'GET') => fetch(address, { method, headers })
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

const parts: [range: string, start: number, end: number][] = [
  ['bytes=0-1', 0, 1],
  ['bytes=0-', 0, size - 1],
  ['bytes=100-199', 100, 199],
  ['bytes=300000-', 300_000, size - 1],
  ['bytes=-5', size - 5, size - 1],
  [`bytes=-${size + 9}`, 0, size - 1],
  [`bytes=7-${'9'.repeat(30)}`, 7, size - 1],
  ['Bytes=3-3', 3, 3],
]
test.each(parts)('%s is answered with that part alone', async (range, start, end) => {
  const response = await read({ range })
  expect(response.status).toBe(206)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-range': `bytes ${start}-${end}/${size}`,
    'content-length': String(end - start + 1),
    'content-type': 'image/png',
    'accept-ranges': 'bytes',
  })
  expect((await bodyOf(response)).equals(bytes.subarray(start, end + 1))).toBe(true)
})

const ignored = ['bytes=5-2', 'bytes=a-b', 'bytes=0-1,4-5', 'bytes=', 'bytes=-', 'bytes', 'lines=0-1', 'bytes=1.5-2']
test.each(ignored)('%s is no single range, so the whole file is answered', async (range) => {
  const response = await read({ range })
  expect([response.status, response.headers.get('content-range')]).toEqual([200, null])
  expect((await bodyOf(response)).equals(bytes)).toBe(true)
})

test.each([`bytes=${size}-`, `bytes=${size}-${size + 1}`, 'bytes=-0'])('%s lies outside the file', async (range) => {
  const response = await read({ range })
  expect(response.headers.get('content-range')).toBe(`bytes */${size}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { status, envelope } = await answered(response)
  expect([status, envelope.Success, envelope.Code]).toEqual([416, false, 41601])
})

test('a part is sent with If-Range only while the file is still the one that the client began', async () => {
  const tag = (await read({}, 'HEAD')).headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[^"]+"$/)
  const statusWith = async (ifRange: string) => {
    const response = await read({ range: 'bytes=0-9', 'if-range': ifRange })
    await bodyOf(response)
    return response.status
  }
  expect(await statusWith(tag)).toBe(206)
  for (const other of ['"another"', `W/${tag}`, 'Sat, 28 Nov 2026 12:00:00 GMT'])
    expect(await statusWith(other)).toBe(200)
})

test('who has the file already is told so', async () => {
  const tag = (await read({}, 'HEAD')).headers.get('etag') ?? ''
  for (const known of [tag, `"x", W/${tag}`, '*']) {
    const response = await read({ 'if-none-match': known, range: 'bytes=0-1' })
    expect([response.status, response.headers.get('etag'), (await bodyOf(response)).length]).toEqual([304, tag, 0])
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
  expect((await read({ 'if-none-match': '"x"' })).status).toBe(200)
})

test('HEAD answers what GET does without the bytes, and knows no ranges', async () => {
  const get = await read({})
  await bodyOf(get)
  const head = await read({ range: 'bytes=0-1' }, 'HEAD')
  const own = (response: Response) =>
    Object.fromEntries(
      [...response.headers].filter(([name]) => !['date', 'x-request-id', 'connection', 'keep-alive'].includes(name)),
    )
  expect([head.status, own(head)]).toEqual([200, own(get)])
  expect((await bodyOf(head)).length).toBe(0)
  const forged = await fetch(address.replace('signature=', 'signature=x'), { method: 'HEAD' })
  expect(forged.status).toBe(403)
  expect((await fetch(`${service.url}/files/demo/none.png`, { method: 'HEAD' })).status).toBe(404)
})

test('a part and a HEAD leave the connection whole for the next request', async () => {
  const { host, hostname, port, pathname, search } = new URL(address)
  const socket = connect(Number(port), hostname)
  const ask = (method: string, rest: string) =>
    `${method} ${pathname}${search} HTTP/1.1\r\nhost: ${host}\r\n${rest}\r\n`
  socket.write(
    ask('HEAD', '') + ask('GET', 'range: bytes=1-3\r\n') + ask('GET', 'range: bytes=-4\r\nconnection: close\r\n'),
  )
  const answers = await text(socket.setEncoding('latin1'))
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 206', 'HTTP/1.1 206'])
  expect(answers.endsWith(`\r\n\r\n${bytes.subarray(-4).toString('latin1')}`)).toBe(true)
})

test('the OpenAPI document lists each status with which a file is answered', async () => {
  const { paths } = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document
  const etag = (await read({}, 'HEAD')).headers.get('etag') ?? ''
  for (const method of ['GET', 'HEAD'] as const)
    for (const headers of [{}, { range: 'bytes=0-1' }, { range: 'bytes=9999999-' }, { 'if-none-match': etag }]) {
      const { status } = await read(headers, method)
      const operation = paths['/files/{id}']?.[method === 'GET' ? 'get' : 'head']
      expect(operation?.responses[status], `${method} ${status}`).toBeDefined()
    }
})

import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { avi, flv, matroska, mp4, mpeg, mpeg1, padded, wav } from '../../sim/media/media.ts'
import {
  animatedGif,
  animatedPng,
  animatedWebp,
  extendedWebp,
  gif,
  jpeg,
  png,
  pngComment,
  webp,
} from '../../sim/media/pictures.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { begin, confirm, postForm, put, upload } from '../../sim/service/uploads.ts'

const MB = 2 ** 20
let service: Service
const failures: string[] = []
beforeAll(async () => {
  service = await startService({ logged: (_facts, message) => failures.push(message) })
})
afterAll(() => service.stop())
afterEach(() => expect(failures).toEqual([]))

const taken: [what: string, bytes: Buffer<ArrayBuffer>, mediaType: string][] = [
  ['PNG', png(), 'image/png'],
  ['PNG with a large colour profile', png(pngComment(300_000)), 'image/png'],
  ['JPEG', jpeg(), 'image/jpeg'],
  ['WEBP', webp(), 'image/webp'],
  ['extended WEBP', extendedWebp(), 'image/webp'],
  ['GIF', gif(), 'image/gif'],
  ['WAV', wav(), 'audio/wav'],
  ['MP4', mp4(), 'video/mp4'],
  ['MP4 of a telephone', mp4('mp42'), 'video/mp4'],
  ['MP4 of iTunes', mp4('M4V '), 'video/mp4'],
  ['MKV', matroska(), 'video/x-matroska'],
  ['AVI', avi(), 'video/x-msvideo'],
  ['FLV', flv(), 'video/x-flv'],
  ['MPEG', mpeg(), 'video/mpeg'],
  ['MPEG-1', mpeg1(), 'video/mpeg'],
  ['animated WEBP', animatedWebp(), 'image/webp'],
  ['animated PNG', animatedPng(), 'image/png'],
]
test.each(taken)('%s is told by its bytes, whatever its name says', async (_what, bytes, MediaType) => {
  expect(await upload(service, bytes, 'document.pdf')).toMatchObject({ MediaType, Size: bytes.length })
})

const refused: [what: string, bytes: Buffer<ArrayBuffer>][] = [
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hello')],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
  ['a QuickTime film', mp4('qt  ')],
  ['a sound of MPEG-4', mp4('M4A ')],
  ['a picture of a telephone', mp4('heic')],
  ['WEBM', matroska('webm')],
  [
    'MP3',
    Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0'), Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
  ],
  ['half a signature', png().subarray(0, 5)],
  ['an animated GIF', animatedGif()],
]
test.each(refused)('%s is refused, whatever its name says, and nothing is kept', async (_what, bytes) => {
  const before = await service.blobs()
  const { FileStoreId, PreUploadUrl } = await begin(service, 'photo.png')
  const { status, envelope } = await put(PreUploadUrl, bytes)
  expect([status, envelope.Code]).toEqual([400, 40015])
  expect((await confirm(service, FileStoreId)).envelope.Code).toBe(40903)
  expect(await service.blobs()).toEqual(before)
})

test('a refused PUT leaves what was put before, and may be followed by a better one', async () => {
  const { FileStoreId, PreUploadUrl } = await begin(service)
  await put(PreUploadUrl, png())
  await put(PreUploadUrl, animatedGif())
  await put(PreUploadUrl, Buffer.from('hello'))
  expect((await put(PreUploadUrl, gif())).status).toBe(200)
  expect((await confirm(service, FileStoreId)).envelope.Data).toMatchObject({ MediaType: 'image/gif' })
})

/** A file that begins so, in pieces, with no length announced. */
const unannounced = (start: Buffer<ArrayBuffer>, size: number): ReadableStream<Uint8Array> =>
  ReadableStream.from(
    (function* () {
      yield padded(start, MB)
      for (let at = MB; at < size; at += MB) yield zeros.subarray(0, size - at)
    })(),
  )
const zeros = Buffer.alloc(MB)

const sizes: [kind: string, start: Buffer<ArrayBuffer>, limit: number][] = [
  ['picture', jpeg(), 20 * MB],
  ['sound', wav(), 40 * MB],
  ['video', mp4(), 100 * MB],
]
/** `npm run test:long` sends all of them whole, every other run the smallest. */
const whole = process.env['TEST_LONG'] === undefined ? sizes.slice(0, 1) : sizes

describe.each(whole)('a %s', (_kind, start, limit) => {
  test('of just the limit is taken', async () => {
    expect(await upload(service, unannounced(start, limit))).toMatchObject({ Size: limit })
  })

  test('of one byte more is refused, and nothing is kept', async () => {
    const before = await service.blobs()
    const { PreUploadUrl } = await begin(service)
    const { status, envelope } = await put(PreUploadUrl, unannounced(start, limit + 1))
    expect([status, envelope.Code]).toEqual([413, 41302])
    expect(envelope.Message).toContain(`${limit / MB} MB`)
    expect(await service.blobs()).toEqual(before)
  })
})

describe.each(sizes)('a %s', (_kind, start, limit) => {
  test('of one byte more, as its length announces, is refused by its first bytes, and nothing is kept', async () => {
    const before = await service.blobs()
    const { socket } = await raw([`Content-Length: ${limit + 1}`])
    socket.write(padded(start, 10_000))
    const first = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    expect(first).toContain('"Code":41302')
    expect(first).toContain(`${limit / MB} MB`)
    socket.destroy()
    await expect.poll(() => service.blobs()).toEqual(before)
  })
})

test('a picture of one byte more is refused as a form too', async () => {
  const before = await service.blobs()
  const file = { bytes: padded(png(), 20 * MB + 1), name: 'a' }
  const { status, envelope } = await postForm(service, [['file', file]])
  expect([status, envelope.Code]).toEqual([413, 41302])
  expect(await service.blobs()).toEqual(before)
})

/** A PUT written by hand, on a connection of its own. */
async function raw(headers: string[]): Promise<{ socket: Socket; FileStoreId: string }> {
  const { FileStoreId, PreUploadUrl } = await begin(service)
  const { host, port, pathname, search } = new URL(PreUploadUrl)
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
  socket.write([`PUT ${pathname}${search} HTTP/1.1`, `Host: ${host}`, ...headers, '', ''].join('\r\n'))
  return { socket, FileStoreId }
}
const nextRequest = 'GET /none HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

test('a client that reads only after it has sent everything reads the refusal, and may go on', async () => {
  const bytes = padded(png(), 30 * MB)
  const { socket } = await raw([`Content-Length: ${bytes.length}`])
  await new Promise<void>((resolve) => socket.write(bytes, () => resolve()))
  socket.write(nextRequest)
  const read = await text(socket)
  expect(read).toContain('"Code":41302')
  expect(read).toContain('"Code":40401')
})

test('a length over every limit is refused before any byte is sent', async () => {
  const { socket } = await raw([`Content-Length: ${100 * MB + 1}`])
  const first = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
  expect(first).toContain('"Code":41302')
  socket.destroy()
})

describe('a length that lies', () => {
  test('by too much: what ends early is no upload, and nothing of it is kept', async () => {
    const before = await service.blobs()
    const { socket, FileStoreId } = await raw(['Content-Length: 20000'])
    socket.end(png(pngComment(9_000)))
    await text(socket)
    expect((await confirm(service, FileStoreId)).envelope.Code).toBe(40903)
    await expect.poll(() => service.blobs()).toEqual(before)
  })

  test('by too little: nothing beyond what was announced is kept, and the rest is no request', async () => {
    const { socket, FileStoreId } = await raw([`Content-Length: ${png().length}`])
    socket.write(Buffer.concat([png(), Buffer.from('more of it\r\n\r\n')]))
    const answers = await text(socket)
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400'])
    const { Size } = ((await confirm(service, FileStoreId)).envelope.Data ?? { Size: 0 }) as { Size: number }
    expect([0, png().length]).toContain(Size)
    // It may still be on its way when the connection has ended.
    await expect.poll(async () => (await service.blobs()).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})

test('a PUT that is broken off half-way leaves nothing', async () => {
  const before = await service.blobs()
  const { socket, FileStoreId } = await raw(['Content-Length: 20000'])
  socket.write(png(pngComment(9_000)))
  // What an earlier test gave up may still be on its way out.
  const fresh = async () => (await service.blobs()).filter((name) => !before.includes(name))
  await expect.poll(fresh).toHaveLength(1)
  socket.destroy()
  await expect.poll(fresh).toEqual([])
  expect((await confirm(service, FileStoreId)).envelope.Code).toBe(40903)
})

test('a PUT may have any label, or none', async () => {
  for (const label of ['application/json', 'multipart/form-data', 'a b c;;;', '']) {
    const { PreUploadUrl } = await begin(service)
    const headers: Record<string, string> = label === '' ? {} : { 'content-type': label }
    const response = await fetch(PreUploadUrl, { method: 'PUT', body: png(), headers })
    expect(response.status).toBe(200)
  }
})

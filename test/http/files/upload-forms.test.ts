import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { gif, png } from '../../sim/media/pictures.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { answered, confirm, postForm } from '../../sim/service/uploads.ts'

let service: Service
const failures: string[] = []
beforeAll(async () => {
  service = await startService({ logged: (_facts, message) => failures.push(message) })
})
afterAll(() => service.stop())
afterEach(() => expect(failures).toEqual([]))

const file = (name = 'house.png', bytes = png()) => ({ bytes, name })

test('one form with one file is a whole upload', async () => {
  const { status, envelope } = await postForm(service, [['anything', file('дом 🏡.png')]])
  expect([status, envelope.Message]).toEqual([200, ''])
  const data = envelope.Data as { FileId: number }
  expect(data).toEqual({
    FileId: expect.any(Number),
    FileName: 'дом 🏡.png',
    Size: png().length,
    MediaType: 'image/png',
  })
  expect((await confirm(service, String(data.FileId))).envelope.Data).toEqual(data)
})

test('a name with quotes and line ends, which forms escape, is kept as it is', async () => {
  const name = 'the "old" 100%\r\nmill%20.png'
  const { envelope } = await postForm(service, [['file', file(name)]])
  expect(envelope.Data).toMatchObject({ FileName: name })
  const { FileId } = envelope.Data as { FileId: number }
  const { List } = await service.data<{ List: { Url: string }[] }>('/chat/User/FileList', { fileIds: [FileId] })
  expect((await fetch(List[0]?.Url ?? '')).headers.get('content-disposition')).toContain('inline; filename=')
})

test('a part of plain bytes without a name is a file all the same', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: application/octet-stream\r\n\r\n'
  const headers = { authorization: service.keys.secret, 'content-type': 'multipart/form-data; boundary=x' }
  const body = Buffer.concat([Buffer.from(part), png(), Buffer.from('\r\n--x--\r\n')])
  const { envelope } = await answered(await fetch(`${service.url}/chat/User/Upload`, { method: 'POST', headers, body }))
  expect(envelope.Data).toMatchObject({ FileName: 'file', MediaType: 'image/png' })
})

const refused: [what: string, parts: Parameters<typeof postForm>[1], code: number][] = [
  ['no parts', [], 40016],
  [
    'two files',
    [
      ['a', file()],
      ['b', file()],
    ],
    40016,
  ],
  [
    'three files',
    [
      ['a', file()],
      ['a', file()],
      ['a', file()],
    ],
    40016,
  ],
  [
    'text beside the file',
    [
      ['fileName', 'x'],
      ['file', file()],
    ],
    40002,
  ],
  [
    'text behind the file',
    [
      ['file', file()],
      ['fileName', 'x'],
    ],
    40002,
  ],
  ['text alone', [['file', 'x']], 40002],
  ['an empty file', [['file', file('a.png', Buffer.alloc(0))]], 40015],
  ['a file of another format', [['file', file('a.png', Buffer.from('hello'))]], 40015],
  ['a name that is too long', [['file', file('x'.repeat(2_049))]], 40002],
  ['a field named like a property of every object', [['__proto__', file()]], 40017],
]
test.each(refused)('a form with %s is refused, and nothing is kept', async (_what, parts, code) => {
  const before = await service.blobs()
  const { status, envelope } = await postForm(service, parts)
  expect([status, envelope.Code]).toEqual([Math.floor(code / 100), code])
  expect(await service.blobs()).toEqual(before)
})

const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.gif"\r\n\r\n'
const bodies: [what: string, body: Buffer<ArrayBuffer>, label: string | undefined, code: number][] = [
  ['JSON', Buffer.from('{}'), 'application/json', 41502],
  ['bare bytes', png(), undefined, 41502],
  ['a label that is none', png(), 'a b c;;;', 41502],
  ['a form without a boundary', Buffer.from(head), 'multipart/form-data', 40017],
  ['half a form', Buffer.concat([Buffer.from(head), gif()]), 'multipart/form-data; boundary=x', 40017],
  ['a form of another boundary', Buffer.from(head), 'multipart/form-data; boundary=y', 40017],
  ['an empty form', Buffer.alloc(0), 'multipart/form-data; boundary=x', 40016],
]
test.each(bodies)('%s is refused, and nothing is kept', async (_what, body, label, code) => {
  const before = await service.blobs()
  const headers = { authorization: service.keys.secret, ...(label !== undefined && { 'content-type': label }) }
  const { status, envelope } = await answered(
    await fetch(`${service.url}/chat/User/Upload`, { method: 'POST', headers, body }),
  )
  expect([status, envelope.Code]).toEqual([Math.floor(code / 100), code])
  expect(await service.blobs()).toEqual(before)
})

test('a form needs the secret key', async () => {
  const form = new FormData()
  form.append('file', new Blob([png()]), 'a.png')
  const send = (headers: Record<string, string>) =>
    fetch(`${service.url}/chat/User/Upload`, { method: 'POST', body: form, headers })
  expect((await answered(await send({}))).envelope.Code).toBe(40101)
  expect((await answered(await send({ 'chatrobot-sessionkey': service.keys.session }))).envelope.Code).toBe(40301)
})

test('a path in a file name is left behind', async () => {
  const { envelope } = await postForm(service, [['file', file('../../etc/passwd')]])
  expect(envelope.Data).toMatchObject({ FileName: 'passwd' })
})

test('a form that is broken off leaves nothing', async () => {
  const before = await service.blobs()
  const leaving = new AbortController()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const sent = fetch(`${service.url}/chat/User/Upload`, {
    method: 'POST',
    headers: { authorization: service.keys.secret, 'content-type': 'multipart/form-data; boundary=x' },
    body: readable,
    duplex: 'half',
    signal: leaving.signal,
  }).catch(() => undefined)
  void writer.write(Buffer.concat([Buffer.from(head), gif(), Buffer.alloc(9_000)])).catch(() => undefined)
  await expect.poll(() => service.blobs()).toHaveLength(before.length + 1)
  leaving.abort()
  await sent
  await expect.poll(() => service.blobs()).toEqual(before)
})

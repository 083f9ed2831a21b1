import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { png, pngComment } from '../../sim/media/pictures.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { begin, confirm, fed, put, upload } from '../../sim/service/uploads.ts'

const MINUTE = 60_000

describe.each(databases)('uploads in three steps, on $name', (kind) => {
  let service: Service
  let now = Date.now()
  const failures: string[] = []
  beforeAll(async () => {
    service = await startService({ kind, now: () => now, logged: (_facts, message) => failures.push(message) })
  })
  afterAll(() => service.stop())

  test('an address, a PUT without a key, a confirmation; confirming twice answers the same', async () => {
    const { FileStoreId, PreUploadUrl } = await begin(service, 'front door.png')
    expect(FileStoreId).toMatch(/^\d+$/)
    expect(PreUploadUrl.startsWith(`${service.url}/files/`)).toBe(true)
    expect(await put(PreUploadUrl, png())).toMatchObject({ status: 200, envelope: { Success: true, Code: 200 } })
    const file = { FileId: Number(FileStoreId), FileName: 'front door.png', Size: png().length, MediaType: 'image/png' }
    const first = await confirm(service, FileStoreId)
    expect(first.envelope.Data).toEqual(file)
    expect((await confirm(service, FileStoreId)).envelope).toEqual(first.envelope)
  })

  test('before confirming a PUT may be repeated and replaces; afterwards it is a conflict', async () => {
    const { FileStoreId, PreUploadUrl } = await begin(service)
    const before = await service.blobs()
    await put(PreUploadUrl, png(pngComment(500)))
    await put(PreUploadUrl, png())
    expect(await service.blobs()).toHaveLength(before.length + 1)
    expect((await confirm(service, FileStoreId)).envelope.Data).toMatchObject({ Size: png().length })
    const { status, envelope } = await put(PreUploadUrl, png(pngComment(9)))
    expect([status, envelope.Code]).toEqual([409, 40902])
    expect((await confirm(service, FileStoreId)).envelope.Data).toMatchObject({ Size: png().length })
    expect(await service.blobs()).toHaveLength(before.length + 1)
  })

  test('a PUT that was begun before the confirmation and ends after it changes nothing', async () => {
    const { FileStoreId, PreUploadUrl } = await begin(service)
    await put(PreUploadUrl, png())
    const { body, feed, end } = fed()
    const late = put(PreUploadUrl, body)
    feed(png(pngComment(10_000)).subarray(0, 6_000))
    await expect.poll(async () => (await service.blobs()).some((name) => name.endsWith('.part'))).toBe(true)
    await confirm(service, FileStoreId)
    feed(png(pngComment(10_000)).subarray(6_000))
    end()
    expect((await late).envelope.Code).toBe(40902)
    expect((await confirm(service, FileStoreId)).envelope.Data).toMatchObject({ Size: png().length })
    expect((await service.blobs()).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  test('while a PUT goes on another one is refused, and may follow it', async () => {
    const { FileStoreId, PreUploadUrl } = await begin(service)
    const long = png(pngComment(10_000))
    const { body, feed, end } = fed()
    const slow = put(PreUploadUrl, body)
    feed(long.subarray(0, 6_000))
    await expect.poll(async () => (await service.blobs()).some((name) => name.endsWith('.part'))).toBe(true)
    const { status, envelope } = await put(PreUploadUrl, png())
    expect([status, envelope.Code]).toEqual([409, 40913])
    feed(long.subarray(6_000))
    end()
    expect((await slow).status).toBe(200)
    expect((await put(PreUploadUrl, png())).status).toBe(200)
    expect((await confirm(service, FileStoreId)).envelope.Data).toMatchObject({ Size: png().length })
  })

  test('a storm of PUTs at one address leaves one of them, whole, and never keeps several', async () => {
    const { FileStoreId, PreUploadUrl } = await begin(service)
    const before = await service.blobs()
    const sizes = Array.from({ length: 12 }, (_, index) => png(pngComment(20_000 + index)).length)
    const answers = await Promise.all(sizes.map((_, index) => put(PreUploadUrl, png(pngComment(20_000 + index)))))
    expect(answers.map(({ envelope }) => envelope.Code)).toContain(200)
    expect(answers.filter(({ envelope }) => ![200, 40913].includes(envelope.Code))).toEqual([])
    const { Size } = (await confirm(service, FileStoreId)).envelope.Data as { Size: number }
    expect(sizes).toContain(Size)
    expect(await service.blobs()).toHaveLength(before.length + 1)
  })

  test('a PUT is answered with all five fields of the envelope', async () => {
    const { PreUploadUrl } = await begin(service)
    const { envelope } = await put(PreUploadUrl, png())
    expect(envelope).toEqual({ Data: null, Version: '1.0.0', Success: true, Code: 200, Message: '' })
  })

  test('a signature has one spelling', async () => {
    const { PreUploadUrl } = await begin(service)
    for (const other of [
      `${PreUploadUrl}=`,
      `${PreUploadUrl}%20`,
      `${PreUploadUrl}.`,
      PreUploadUrl.replace(/-|_/, '%2B'),
    ])
      if (other !== PreUploadUrl) expect((await put(other, png())).envelope.Code).toBe(40306)
    expect((await put(PreUploadUrl, png())).envelope.Code).toBe(200)
  })

  test('after five minutes the address is refused, and nothing is kept', async () => {
    const before = await service.blobs()
    const { FileStoreId, PreUploadUrl } = await begin(service)
    now += 5 * MINUTE
    expect((await put(PreUploadUrl, png())).status).toBe(200)
    now += 1
    const { status, envelope } = await put(PreUploadUrl, png(pngComment(5)))
    expect([status, envelope.Code]).toEqual([403, 40305])
    expect((await confirm(service, FileStoreId)).envelope.Data).toMatchObject({ Size: png().length })
    expect(await service.blobs()).toHaveLength(before.length + 1)
  })

  test('a PUT that began in time may take longer than the five minutes', async () => {
    const { FileStoreId, PreUploadUrl } = await begin(service)
    const { body, feed, end } = fed()
    const slow = put(PreUploadUrl, body)
    feed(png(pngComment(10_000)).subarray(0, 6_000))
    await expect.poll(async () => (await service.blobs()).some((name) => name.endsWith('.part'))).toBe(true)
    now += 6 * MINUTE
    feed(png(pngComment(10_000)).subarray(6_000))
    end()
    expect((await slow).status).toBe(200)
    expect((await confirm(service, FileStoreId)).status).toBe(200)
  })

  const tampering: [what: string, change: (url: URL) => void][] = [
    ['another file', (url) => (url.pathname = `${url.pathname}1`)],
    ['a later end', (url) => url.searchParams.set('expires', String(now + 60 * MINUTE))],
    ['another signature', (url) => url.searchParams.set('signature', 'A'.repeat(43))],
    [
      'half a signature',
      (url) => url.searchParams.set('signature', url.searchParams.get('signature')?.slice(0, 20) ?? ''),
    ],
    ['no signature', (url) => url.searchParams.delete('signature')],
    ['two ends', (url) => url.searchParams.append('expires', '9999999999999')],
    ['a number written otherwise', (url) => (url.pathname = url.pathname.replace('/files/', '/files/0'))],
    ['a path', (url) => (url.pathname = '/files/..%2f..%2fetc%2fpasswd')],
  ]
  test.each(tampering)('an address changed to name %s is refused', async (_what, change) => {
    const url = new URL((await begin(service)).PreUploadUrl)
    change(url)
    const { status, envelope } = await put(url.href, png())
    expect([status, envelope.Code]).toEqual([403, 40306])
  })

  test('an address to put at is none to read from', async () => {
    const { FileStoreId, PreUploadUrl } = await begin(service)
    await put(PreUploadUrl, png())
    await confirm(service, FileStoreId)
    const response = await fetch(PreUploadUrl)
    expect([response.status, ((await response.json()) as { Code: number }).Code]).toEqual([403, 40306])
  })

  test('confirming before the PUT is a conflict; what is unknown or foreign is not found, never told apart', async () => {
    const { FileStoreId, PreUploadUrl } = await begin(service)
    expect((await confirm(service, FileStoreId)).envelope.Code).toBe(40903)
    await put(PreUploadUrl, png())
    const { secret } = await service.addWorkspace('other')
    const foreign = await confirm(service, FileStoreId, { authorization: secret })
    expect([foreign.status, foreign.envelope.Code]).toEqual([404, 40405])
    for (const id of ['999999', '9007199254740991', '99999999999999999999', '-1', '1.5', 'x', '0', `0${FileStoreId}`])
      expect((await confirm(service, id)).envelope).toEqual(foreign.envelope)
    expect((await confirm(service, FileStoreId)).status).toBe(200)
  })

  const names = [
    '../../../etc/passwd',
    'C:\\Windows\\x.png',
    'a\r\nSet-Cookie: b=c\r\n\r\n<p>',
    `"'%;.png`,
    'жилой дом 🏡.png',
    'x'.repeat(1_000),
    '.',
    '/',
  ]
  test.each(names)('a file may be named %j, and is kept under a name of our own', async (name) => {
    expect(await upload(service, png(), name)).toMatchObject({ FileName: name, MediaType: 'image/png' })
    const odd = (await service.blobs()).filter((blob) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(blob))
    expect(odd).toEqual([])
  })

  test('a name that is blank or too long is refused', async () => {
    for (const fileName of [' ', 'x'.repeat(2_049), 'a\0b', 7])
      expect((await service.post('/chat/User/GetPreUploadUrl', { fileName })).envelope.Code).toBe(40002)
  })

  test('files are listed as they are asked for, with addresses that give their bytes', async () => {
    const [one, two] = [await upload(service, png(), 'one.png'), await upload(service, png(pngComment(9)), 'two.png')]
    const unconfirmed = Number((await begin(service)).FileStoreId)
    const fileIds = [two.FileId, unconfirmed, one.FileId, 987_654_321]
    const { List } = await service.data<{ List: (typeof one & { Url: string })[] }>('/chat/User/FileList', { fileIds })
    expect(List).toEqual([
      { ...two, Url: expect.any(String) },
      { ...one, Url: expect.any(String) },
    ])
    const bytes = await fetch(List[1]?.Url ?? '').then((response) => response.bytes())
    expect(Buffer.from(bytes).equals(png())).toBe(true)
    const { secret } = await service.addWorkspace('another')
    const other = await service.post('/chat/User/FileList', { fileIds }, { authorization: secret })
    expect(other.envelope.Data).toEqual({ List: [] })
  })

  test('nothing of all this was a failure of the service', () => {
    expect(failures).toEqual([])
  })
})

test('an upload that was begun at one process goes on at another, and after a restart', async () => {
  const [kind] = databases
  const database = await kind.create()
  const first = await startService({ database })
  const { FileStoreId, PreUploadUrl } = await begin(first)
  const second = await startService({ database, keys: first.keys })
  const there = new URL(PreUploadUrl)
  there.host = new URL(second.url).host
  expect((await put(there.href, png())).status).toBe(200)
  expect((await confirm(second, FileStoreId)).envelope.Data).toMatchObject({ MediaType: 'image/png' })
  await first.stop()
  await second.stop()
  await database.remove()
})

describe('an address starts with', () => {
  test('PUBLIC_URL, where it is set', async () => {
    const service = await startService({ settings: { publicUrl: 'https://chat.example.com/porchlight' } })
    expect((await begin(service)).PreUploadUrl).toMatch(/^https:\/\/chat\.example\.com\/porchlight\/files\/\d+\?/)
    await service.stop()
  })

  test("the request's own host, where it is not", async () => {
    const service = await startService()
    const ask = (host: string) =>
      rawPost(service, host).then((read) => /"PreUploadUrl":"([^"]*)\/files/.exec(read)?.[1])
    expect(await ask('homes.example:8080')).toBe('http://homes.example:8080')
    expect(await ask('a b')).toBe(service.url)
    await service.stop()
  })
})

async function rawPost(service: Service, host: string): Promise<string> {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  const body = '{"fileName":"a"}'
  socket.write(
    `POST /chat/User/GetPreUploadUrl HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${service.keys.secret}\r\n` +
      `Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  return text(socket)
}

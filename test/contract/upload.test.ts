import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../../src/contract/client/client.ts'
import { png, pngComment } from '../sim/media/pictures.ts'
import { type Service, startService } from '../sim/service/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const client = () => createClient({ baseUrl: service.url, secretKey: service.keys.secret })

async function* pieces(bytes: Uint8Array, length = 1_000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

test('a file is uploaded whole or as it comes, under any name', async () => {
  const picture = png(pngComment(10_000))
  for (const name of ['kitchen.png', 'a "b" c.png', 'a\r\n\r\nb.png', 'жилой дом 🏡.png', 'back\\slash.png'])
    for (const bytes of [picture, pieces(picture)]) {
      const { FileId, ...uploaded } = await client().upload({ name, bytes })
      expect(FileId).toBeGreaterThan(0)
      expect(uploaded).toMatchObject({ Size: picture.length, MediaType: 'image/png' })
    }
  expect(await client().upload({ name: 'жилой дом.png', bytes: picture })).toMatchObject({
    FileName: 'жилой дом.png',
  })
})

test('a refusal is told by its Code, however much of the file was still to come', async () => {
  const text = client().upload({ name: 'a.txt', bytes: Buffer.from('no picture') })
  await expect(text).rejects.toMatchObject({ error: 'wrongFormat', status: 400 })
  const large = client().upload({ name: 'a.png', bytes: pieces(png(pngComment(21 * 2 ** 20)), 65_536) })
  await expect(large).rejects.toMatchObject({ error: 'fileTooLarge', status: 413 })
})

test('where the bytes break off, their own failure is thrown and nothing is kept', async () => {
  const before = await service.blobs()
  const lost = new Error('the source broke off')
  async function* breaking() {
    yield png(pngComment(10_000)).subarray(0, 6_000)
    throw lost
  }
  await expect(client().upload({ name: 'a.png', bytes: breaking() })).rejects.toBe(lost)
  await expect.poll(() => service.blobs()).toEqual(before)
})

test('an abort ends an upload with its reason', async () => {
  const gone = new AbortController()
  async function* endless() {
    yield png(pngComment(10_000)).subarray(0, 6_000)
    gone.abort(new Error('left'))
    await new Promise(() => {})
  }
  await expect(client().upload({ name: 'a.png', bytes: endless() }, { signal: gone.signal })).rejects.toThrow('left')
})

test('a file cannot be sent as a call', () => {
  const wrong = [
    // @ts-expect-error Upload takes a form, not JSON
    () => client().call('Upload', {}),
    // @ts-expect-error a file needs its bytes
    () => client().upload({ name: 'a.png' }),
  ]
  expect(wrong).toHaveLength(2)
})

import { expect, test } from 'vitest'
import { mediaOf } from '../../../src/models/vendors/media.ts'
import { bodyOf } from '../../../src/models/vendors/request-body.ts'

const picture = (size: number) => mediaOf('image', 'image/png', Buffer.alloc(size, 'picture'))

test('JSON without files is sent as it is', () => {
  expect(bodyOf('{"a":1}', [])).toBe('{"a":1}')
})

test('files go out in small pieces, in their places, and the length is known before', async () => {
  const files = [picture(1_000_001), picture(0), picture(49_152), picture(2)]
  const urls = files.map(({ standIn }) => `data:image/png;base64,${standIn}`)
  const body = bodyOf(JSON.stringify({ words: 'große Häuser', urls, more: true }), files.toReversed())
  if (typeof body === 'string') throw new Error('it is no body with files')
  const pieces = (await body.pieces().toArray()) as Buffer[]
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(65_536)
  const whole = Buffer.concat(pieces)
  expect(whole.length).toBe(body.length)
  expect(JSON.parse(whole.toString())).toEqual({
    words: 'große Häuser',
    urls: files.map(({ bytes }) => `data:image/png;base64,${bytes.toString('base64')}`),
    more: true,
  })
})

test('a body is made anew for each try', async () => {
  const file = picture(100)
  const body = bodyOf(`"${file.standIn}"`, [file])
  if (typeof body === 'string') throw new Error('it is no body with files')
  const once = async () => Buffer.concat(await body.pieces().toArray()).toString()
  expect(await once()).toBe(await once())
})

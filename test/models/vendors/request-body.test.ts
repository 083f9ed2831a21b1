import { expect, test } from 'vitest'
import { mediaOf } from '../../../src/models/vendors/media.ts'
import { bodyOf } from '../../../src/models/vendors/request-body.ts'
import { turnsOf } from '../../sim/turns.ts'

const picture = (size: number) => mediaOf('image', 'image/png', Buffer.alloc(size, 'picture'))

test('JSON without files is sent as it is', async () => {
  expect(await bodyOf('{"a":1}', [])).toBe('{"a":1}')
})

test('files are written in base64 in their places, and nothing else is changed', async () => {
  const files = [picture(1_000_001), picture(0), picture(49_152), picture(2)]
  const urls = files.map(({ standIn }) => `data:image/png;base64,${standIn}`)
  const body = await bodyOf(JSON.stringify({ words: 'große Häuser', urls, more: true }), files.toReversed())
  expect(JSON.parse(Buffer.from(body).toString())).toEqual({
    words: 'große Häuser',
    urls: files.map(({ bytes }) => `data:image/png;base64,${bytes.toString('base64')}`),
    more: true,
  })
})

test('large files are written in many turns of the event loop', async () => {
  const file = picture(10_000_000)
  expect(await turnsOf(() => bodyOf(`"${file.standIn}"`, [file]))).toBeGreaterThan(50)
})

import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { mediaTypeOf } from '../../src/guards/media-type.ts'
import { png } from '../sim/media/pictures.ts'
import { shortestStopDuring } from '../sim/service/event-loop-stalls.ts'
import { turnsOf } from '../sim/turns.ts'

/** A ZIP archive of a file whose size would follow its bytes. */
const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\x08\0'), Buffer.alloc(2 ** 20, 'P')])
const MARK = Buffer.from('\uFEFF')
const TAG = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')

test.each([
  ['a ZIP archive', zip],
  ['a ZIP archive behind a byte order mark', Buffer.concat([MARK, zip])],
  ['a ZIP archive behind the tag of a recording', Buffer.concat([TAG, zip])],
  ['a packed ZIP archive', gzipSync(zip)],
  ['a packed ZIP archive behind both', Buffer.concat([TAG, MARK, gzipSync(zip)])],
])('%s is not looked into', async (_, bytes) => {
  await mediaTypeOf(png())
  const look = async () => expect(await mediaTypeOf(bytes)).toBe('application/octet-stream')
  const lookOnce = async () => expect(await turnsOf(look)).toBeLessThanOrEqual(1)
  expect(await shortestStopDuring(lookOnce, 20)).toBeLessThan(20)
})

test('a TIFF picture is known whose directory stands at its end', async () => {
  const tiff = Buffer.alloc(2 ** 20)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(tiff.length - 6, 4)
  expect(await mediaTypeOf(tiff)).toBe('image/tiff')
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatOf } from '../../../src/core/files/formats.ts'
import { watchForAnimation } from '../../../src/core/files/gif-animation.ts'
import { avi, flv, matroska, mp4, mpeg, mpeg1, wav } from '../../sim/media/media.ts'
import { animatedGif, animatedPng, animatedWebp, gif, jpeg, png, webp } from '../../sim/media/pictures.ts'

const pictures: [what: string, type: string, bytes: Buffer, isMovingGif: boolean][] = [
  ['a GIF', 'image/gif', gif(), false],
  ['an animated GIF', 'image/gif', animatedGif(), true],
  ['a GIF of three pictures', 'image/gif', animatedGif(3), true],
  ['a GIF that loops a single picture', 'image/gif', animatedGif(1), false],
  ['a WEBP', 'image/webp', webp(), false],
  ['an animated WEBP', 'image/webp', animatedWebp(), false],
  ['a PNG', 'image/png', png(), false],
  ['an animated PNG', 'image/png', animatedPng(), false],
  ['a JPEG', 'image/jpeg', jpeg(), false],
]

/** The picture in pieces of these lengths, again and again. */
function inPieces(type: string, bytes: Uint8Array, lengths: number[]): boolean {
  const watch = watchForAnimation(type)
  let moves = false
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const length = lengths[turn % lengths.length] ?? 1
    moves = watch(bytes.subarray(at, at + length)) || moves
    at += length
  }
  return moves
}

describe('a moving GIF is told from everything else', () => {
  test.each(pictures)('%s', (_what, type, bytes, isMovingGif) => {
    expect(watchForAnimation(type)(bytes)).toBe(isMovingGif)
  })

  test('however the bytes are cut into pieces', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(
        fc.constantFrom(...pictures.filter(([, , bytes]) => bytes.length < 1_000)),
        lengths,
        (picture, cut) => {
          const [, type, bytes, isMovingGif] = picture
          expect(inPieces(type, bytes, cut)).toBe(isMovingGif)
        },
      ),
    )
  })
})

test('no bytes of any kind, nor any damage to a picture, break the watch or the reading of formats', async () => {
  const files = [
    ...pictures.map(([, , bytes]) => bytes.subarray(0, 300)),
    wav(),
    avi(),
    mp4(),
    matroska(),
    flv(),
    mpeg(),
    mpeg1(),
  ]
  const damaged = fc
    .tuple(fc.constantFrom(...files), fc.array(fc.tuple(fc.nat(300), fc.nat(255))), fc.nat(300))
    .map(([file, changes, length]) => {
      const copy = Uint8Array.from(file)
      for (const [at, value] of changes) copy[at % copy.length] = value
      return copy.subarray(0, length)
    })
  const any = fc.oneof(damaged, fc.uint8Array({ maxLength: 300 }))
  await fc.assert(
    fc.asyncProperty(any, fc.constantFrom('image/gif', 'image/webp', 'image/png'), async (bytes, type) => {
      expect(watchForAnimation(type)(bytes)).toBeTypeOf('boolean')
      await formatOf(bytes)
    }),
    { numRuns: 1_000 },
  )
})

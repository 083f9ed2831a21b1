import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { toPicture as toPictureWithin } from '../../../adapters/bridge/files/pictures.ts'
import { avi } from '../../sim/media/media.ts'
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
import { photo } from '../../sim/media/recordings.ts'

const toPicture = (bytes: Uint8Array) => toPictureWithin(bytes, new AbortController().signal)

/** Left half red, right half blue. */
const flag = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 },
  ])

/** Roughly what colour a place of a picture has. */
async function colourAt(picture: Uint8Array, left: number, top: number): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [red, green, blue].map((value) => (value > 127 ? 1 : 0)).join('')
}

describe('what a question takes stays as it is', () => {
  test.each([
    ['PNG', png()],
    ['JPEG', jpeg()],
    ['WEBP', webp()],
    ['extended WEBP', extendedWebp()],
    ['still GIF', gif()],
  ])('%s', async (_name, picture) => {
    expect(await toPicture(picture)).toBe(picture)
  })
})

describe('what it does not take becomes JPEG', () => {
  test.each([
    ['TIFF', () => flag().tiff().toBuffer()],
    ['AVIF', () => flag().avif().toBuffer()],
    ['CMYK TIFF', () => flag().toColourspace('cmyk').tiff().toBuffer()],
    ['16 bits a colour', () => flag().toColourspace('rgb16').tiff().toBuffer()],
  ])('%s', async (_name, make) => {
    const made = await toPicture(await make())
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 20, space: 'srgb' })
    expect([await colourAt(made, 5, 10), await colourAt(made, 35, 10)]).toEqual(['100', '001'])
  })

  test.each([
    ['GIF', animatedGif(3)],
    ['WEBP', animatedWebp()],
    ['PNG', animatedPng()],
  ])('of a moving %s, the first frame', async (_name, picture) => {
    expect(await sharp(await toPicture(picture)).metadata()).toMatchObject({ format: 'jpeg', width: 1, height: 1 })
  })

  test('HEIC of a phone', async () => {
    const made = await toPicture(photo('flag.heic'))
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 })
    expect([await colourAt(made, 5, 10), await colourAt(made, 60, 10)]).toEqual(['100', '001'])
  })

  test('a picture that is only labelled as turned, upright, without the place it was taken at', async () => {
    const turned = await flag()
      .jpeg()
      .withExif({ IFD0: { Model: 'Phone', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const made = await toPicture(turned)
    const { width, height, orientation, exif } = await sharp(made).metadata()
    expect({ width, height, orientation, exif }).toEqual({
      width: 20,
      height: 40,
      orientation: undefined,
      exif: undefined,
    })
    expect([await colourAt(made, 10, 5), await colourAt(made, 10, 35)]).toEqual(['100', '001'])
  })

  test('one with more pixels than anybody looks at, smaller; what shines through it is white', async () => {
    const wide = sharp({
      create: { width: 5_000, height: 10, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const made = await toPicture(await wide.tiff({ compression: 'lzw' }).toBuffer())
    expect(await sharp(made).metadata()).toMatchObject({ width: 4_096, height: 8, hasAlpha: false })
    expect(await colourAt(made, 100, 4)).toBe('111')
  })

  test('a PNG of more than 20 MB', async () => {
    const large = png(pngComment(20 * 2 ** 20))
    expect(await sharp(await toPicture(large)).metadata()).toMatchObject({ format: 'jpeg', width: 1, height: 1 })
  })
})

describe('what cannot be a picture is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>'
  test.each([
    ['SVG', Buffer.from(svg)],
    ['SVG that begins as XML', Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['a text', Buffer.from('hello')],
    ['a video', avi()],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_name, file) => {
    await expect(toPicture(file)).rejects.toMatchObject({ reason: 'unsupported' })
  })

  test('one that breaks off', async () => {
    const whole = await flag(400, 400).jpeg().withMetadata({ orientation: 3 }).toBuffer()
    await expect(toPicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ reason: 'damaged' })
    await expect(toPicture(whole.subarray(0, 40))).rejects.toMatchObject({ reason: 'damaged' })
  })

  test('half a HEIC, and one that nobody waits for', async () => {
    const whole = photo('flag.heic')
    for (const length of [300, 700])
      await expect(toPicture(whole.subarray(0, length))).rejects.toMatchObject({ reason: 'damaged' })
    await expect(toPictureWithin(whole, AbortSignal.abort(new Error('left')))).rejects.toThrow('left')
  })

  test('a HEIC with more pixels than the memory holds', async () => {
    const bomb = photo('flag.heic')
    // The picture's size stands twice: where it is described, and in its coding.
    const at = bomb.indexOf('ispe') + 8
    bomb.writeUInt32BE(20_000, at)
    bomb.writeUInt32BE(20_000, at + 4)
    await expect(toPicture(bomb)).rejects.toMatchObject({ reason: expect.stringMatching(/^(tooLarge|damaged)$/) })
  })

  test('a few bytes that would unpack to more than the memory holds', async () => {
    const bomb = png()
    bomb.writeUInt32BE(20_000, 16)
    bomb.writeUInt32BE(20_000, 20)
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
    await expect(toPicture(bomb)).rejects.toMatchObject({ reason: 'tooLarge' })
  })
})

test('pictures of several people that are too large together are decoded one after the other', async () => {
  const plain = { create: { width: 6_000, height: 8_000, channels: 3, background: 'grey' } } as const
  const large = await sharp(plain).tiff({ compression: 'lzw' }).toBuffer()
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1)
  const made = await Promise.all([1, 2].map(() => toPicture(large)))
  clearInterval(watch)
  for (const picture of made) expect(await sharp(picture).metadata()).toMatchObject({ height: 4_096 })
  expect(most).toBe(1)
})

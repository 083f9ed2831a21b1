import { Readable } from 'node:stream'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { fitPicture, readMedia } from '../../../src/models/grounded/media.ts'
import { mediaLimits } from '../../../src/models/vendors/media.ts'
import { gif, jpeg, png, webp } from '../../sim/media/pictures.ts'
import { promptOf } from '../concierge/known/conversation.ts'

/** A visitor who stays. */
const STAYS = new AbortController().signal

const accepts = { image: true, audio: false, video: false }
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } })
const noisy = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const pngOf = async (picture: Sharp) => ({ mediaType: 'image/png', bytes: await picture.png().toBuffer() })

describe.each(['openai', 'anthropic', 'google'] as const)('for %s', (name) => {
  const pictures = mediaLimits[name]

  test('a picture that it takes stays as it is', async () => {
    for (const [mediaType, bytes] of [
      ['image/png', png()],
      ['image/jpeg', jpeg()],
      ['image/webp', webp()],
    ] as const) {
      const picture = { mediaType, bytes }
      expect(await fitPicture(picture, pictures, STAYS)).toBe(picture)
    }
  })

  test('of an animated picture it gets the first frame', async () => {
    const frames = await Promise.all([plain(8, 8), plain(8, 8).negate()].map(pngOf))
    const moving = sharp(
      frames.map(({ bytes }) => bytes),
      { join: { animated: true } },
    )
    const made = await fitPicture({ mediaType: 'image/webp', bytes: await moving.webp().toBuffer() }, pictures, STAYS)
    expect(made?.mediaType).toBe('image/jpeg')
    expect(await sharp(made?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 8, height: 8 })
  })

  test('a picture with too many pixels is made as small as it takes them', async () => {
    const made = await fitPicture(await pngOf(plain(pictures.side * 2, 100)), pictures, STAYS)
    expect(made?.mediaType).toBe('image/jpeg')
    expect(await sharp(made?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: pictures.side, height: 50 })
  })

  test('a file that is too large becomes small enough', async () => {
    const large = await pngOf(noisy(600))
    const limits = { ...pictures, pictureBytes: 60_000 }
    const made = await fitPicture(large, limits, STAYS)
    expect(large.bytes.length).toBeGreaterThan(limits.pictureBytes)
    expect(made?.bytes.length).toBeLessThanOrEqual(limits.pictureBytes)
  })
})

test('Google gets no GIF', async () => {
  const picture = { mediaType: 'image/gif', bytes: gif() }
  expect(await fitPicture(picture, mediaLimits.openai, STAYS)).toBe(picture)
  expect(await fitPicture(picture, mediaLimits.google, STAYS)).toMatchObject({ mediaType: 'image/jpeg' })
})

test('a picture that was turned is upright when it is made smaller', async () => {
  const bytes = await plain(3_000, 1_000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const made = await fitPicture({ mediaType: 'image/jpeg', bytes }, mediaLimits.anthropic, STAYS)
  expect(await sharp(made?.bytes).metadata()).toMatchObject({ width: 667, height: 2_000 })
})

test('what cannot be opened, or holds too many pixels, is left out and said so; the others are shown', async () => {
  const bomb = png()
  bomb.writeUInt32BE(20_000, 16)
  bomb.writeUInt32BE(20_000, 20)
  const files = [png(), Buffer.from('nothing'), bomb].map((bytes, id) => ({
    id,
    name: 'a',
    mediaType: 'image/png',
    size: bytes.length,
    open: () => Readable.from([bytes]),
  }))
  const { media, cannot } = await readMedia(
    { ...promptOf('', { type: 'Image' }), files },
    { accepts, limits: mediaLimits.openai },
    STAYS,
  )
  expect(media).toMatchObject([{ kind: 'image', mediaType: 'image/png', bytes: png() }])
  expect(cannot).toContain("can't open")
})

test('pictures of several visitors that are too large together are decoded one after the other', async () => {
  const large = await pngOf(plain(8_000, 8_000))
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, sharp.counters().process)), 1)
  const made = await Promise.all([1, 2].map(() => fitPicture(large, mediaLimits.google, STAYS)))
  clearInterval(watch)
  expect(made).toMatchObject([{ mediaType: 'image/jpeg' }, { mediaType: 'image/jpeg' }])
  expect(most).toBe(1)
})

test('many pictures together stay below what a request may hold', async () => {
  const bytes = await noisy(500).png().toBuffer()
  const file = { id: 1, name: 'a', mediaType: 'image/png', size: bytes.length, open: () => Readable.from([bytes]) }
  const limits = { ...mediaLimits.google, totalBytes: 400_000 }
  const { media } = await readMedia(
    { ...promptOf('', { type: 'Image' }), files: Array.from({ length: 8 }, () => file) },
    { accepts, limits },
    STAYS,
  )
  expect(media).toHaveLength(8)
  const sent = media.reduce((sum, picture) => sum + picture.bytes.length, 0)
  expect(bytes.length * 8).toBeGreaterThan(limits.totalBytes)
  expect(sent).toBeLessThanOrEqual(limits.totalBytes)
})

test('a visitor who leaves while a file is read leaves it closed, and the next one unopened', async () => {
  const visitor = new AbortController()
  const endless = new Readable({ read() {} })
  let opened = 0
  const open = () => {
    opened += 1
    return endless
  }
  const files = [1, 2].map((id) => ({ id, name: 'a', mediaType: 'image/png', size: 9, open }))
  const prompt = { ...promptOf('', { type: 'Image' }), files }
  const reading = readMedia(prompt, { accepts, limits: mediaLimits.openai }, visitor.signal)
  visitor.abort()
  await expect(reading).rejects.toThrow()
  expect({ opened, isClosed: endless.destroyed }).toEqual({ opened: 1, isClosed: true })
})

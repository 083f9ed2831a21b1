import { describe, expect, test } from 'vitest'
import { createVoice } from '../../../adapters/bridge/files/voice/voice.ts'
import { recording } from '../../sim/media/recordings.ts'

const never = new AbortController().signal
const toWav = createVoice()

describe('a tone of 440 Hz comes out as that tone, whatever it was recorded as', () => {
  test.each([
    ['Discord’s voice message: Opus in Ogg', 'tone.ogg', 'audio/ogg', 1],
    ['MP3', 'tone.mp3', 'audio/mpeg', 1],
    ['a phone’s memo: AAC in M4A', 'tone.m4a', 'audio/x-m4a', 1],
    ['Slack’s clip from a phone: AAC in fragments of MP4', 'clip.mp4', 'video/mp4', 1],
    ['Slack’s clip from a computer: Opus in WebM', 'clip.webm', 'video/webm', 1],
    ['FLAC', 'tone.flac', 'audio/flac', 0.25],
  ])('%s', async (_what, name, mediaType, seconds) => {
    const wav = (await toWav({ bytes: recording(name), mediaType, unlessVideo: true }, never)) ?? new Uint8Array()
    const { format, samples } = read(wav)
    expect(format).toEqual({ coding: 1, channels: 1, rate: 16_000, bits: 16 })
    expect(samples.length / 16_000).toBeGreaterThan(seconds * 0.95)
    expect(samples.length / 16_000).toBeLessThan(seconds * 1.1)
    expect(Math.max(...samples)).toBeGreaterThan(1_000)
    expect(pitchOf(samples)).toBeCloseTo(440, -1)
  })
})

test('what has moving pictures is left alone, unless its sound is wanted', async () => {
  const bytes = recording('film.mp4')
  expect(await toWav({ bytes, mediaType: 'video/mp4', unlessVideo: true }, never)).toBeUndefined()
  const wav = await toWav({ bytes, mediaType: 'video/mp4', unlessVideo: false }, never)
  expect(pitchOf(read(wav ?? new Uint8Array()).samples)).toBeCloseTo(440, -1)
})

describe('what holds no sound that can be decoded is told as such', () => {
  const half = recording('tone.m4a')
  test.each([
    ['a film without sound', recording('silent.mp4'), 'video/mp4', 'unsupported'],
    ['a coding that is not known', recording('apple.m4a'), 'audio/x-m4a', 'unsupported'],
    ['half an M4A, whose table stands at its end', half.subarray(0, half.length / 2), 'audio/x-m4a', 'damaged'],
    [
      'noise under a good beginning',
      Buffer.concat([recording('tone.ogg').subarray(0, 100), Buffer.alloc(5_000, 7)]),
      'audio/ogg',
      'damaged',
    ],
    ['no MP3 at all', Buffer.alloc(5_000, 7), 'audio/mpeg', 'damaged'],
    ['nothing', Buffer.alloc(0), 'audio/mpeg', 'damaged'],
  ])('%s', async (_what, bytes, mediaType, reason) => {
    await expect(toWav({ bytes, mediaType, unlessVideo: false }, never)).rejects.toMatchObject({ reason })
  })
})

test('a recording that is no longer wanted does not wait for those before it', async () => {
  const voice = createVoice()
  let converted = 0
  const tone = { bytes: recording('tone.ogg'), mediaType: 'audio/ogg', unlessVideo: false }
  const before = [1, 2, 3].map(() => voice(tone, never).then(() => (converted += 1)))
  const unwanted = new AbortController()
  const waiting = voice(tone, unwanted.signal)
  unwanted.abort(new Error('not wanted'))
  await expect(waiting).rejects.toThrow('not wanted')
  expect(converted).toBe(0)
  await Promise.all(before)
})

test('a recording that lasts too long is refused, however few bytes it has', async () => {
  const brief = createVoice({ secondsMax: 0.5 })
  for (const [name, mediaType] of [
    ['tone.ogg', 'audio/ogg'],
    ['tone.mp3', 'audio/mpeg'],
  ] as const)
    await expect(brief({ bytes: recording(name), mediaType, unlessVideo: false }, never)).rejects.toMatchObject({
      reason: 'tooLong',
    })
})

test('one that takes too long is given up, and the next one is worked on', async () => {
  const job = { bytes: recording('tone.ogg'), mediaType: 'audio/ogg', unlessVideo: false }
  await expect(createVoice({ timeoutMs: 1 })(job, never)).rejects.toMatchObject({ reason: 'tooSlow' })
  const gone = new AbortController()
  const left = toWav(job, gone.signal)
  gone.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(await Promise.all(Array.from({ length: 5 }, () => toWav(job, never)))).toHaveLength(5)
})

/** What a WAV file says of itself, and its samples. */
function read(wav: Uint8Array) {
  const file = Buffer.from(wav)
  expect([file.toString('latin1', 0, 4), file.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
  expect([file.readUInt32LE(4), file.readUInt32LE(40)]).toEqual([file.length - 8, file.length - 44])
  const format = {
    coding: file.readUInt16LE(20),
    channels: file.readUInt16LE(22),
    rate: file.readUInt32LE(24),
    bits: file.readUInt16LE(34),
  }
  return { format, samples: new Int16Array(wav.slice(44).buffer) }
}

/** How often the sound of the middle half rises through zero, in Hz. */
function pitchOf(samples: Int16Array): number {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4)
  const rises = middle.filter((sample, index) => index > 0 && sample >= 0 && (middle[index - 1] ?? 0) < 0)
  return rises.length / (middle.length / 16_000)
}

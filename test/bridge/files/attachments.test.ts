import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAttachments } from '../../../adapters/bridge/files/attachments.ts'
import { UnusableFile } from '../../../adapters/bridge/files/unusable.ts'
import { createVoice } from '../../../adapters/bridge/files/voice/voice.ts'
import { CONTENT_MAX } from '../../../src/contract/chat.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { avi, matroska, mp4, padded, wav } from '../../sim/media/media.ts'
import { animatedGif, jpeg, png } from '../../sim/media/pictures.ts'
import { recording } from '../../sim/media/recordings.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())

const MB = 2 ** 20
const everything = { EnableUploadImage: true, EnablePushToTalk: true }
const never = new AbortController().signal
const toWav = createVoice()

type File = { name?: string; mediaType: string; bytes: Uint8Array; size?: number }

/** What becomes of a file that a platform gives, and whether it was asked for it. */
async function take({ name = 'file', mediaType, bytes, size = bytes.length }: File, allowed = everything) {
  let opened = 0
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  }
  const openAttachment = async () => {
    opened += 1
    return pieces()
  }
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const taken = createAttachments({ client, platform: { openAttachment }, toWav }).take(
    { id: '1', name, mediaType, size, url: '' },
    allowed,
    never,
  )
  const result = await taken.catch((error: unknown) => {
    if (error instanceof UnusableFile) return error.reason
    throw error
  })
  if (typeof result === 'string') return { reason: result, opened }
  if ('text' in result) return { ...result, opened }
  const [file] = await service.store.files.byIds([result.fileId])
  return { type: result.type, mediaType: file?.content?.mediaType, name: file?.name, opened }
}

describe('a file reaches the service as', () => {
  test.each<[string, File, { type: string; mediaType: string; name: string }]>([
    [
      'the picture it is',
      { name: 'a.png', mediaType: 'image/png', bytes: png() },
      { type: 'Image', mediaType: 'image/png', name: 'a.png' },
    ],
    [
      'a picture made of another',
      { name: 'a.gif', mediaType: 'image/gif', bytes: animatedGif() },
      { type: 'Image', mediaType: 'image/jpeg', name: 'a.gif.jpg' },
    ],
    [
      'what its bytes are, whatever it is called',
      { name: 'a.mp4', mediaType: 'video/mp4', bytes: jpeg() },
      { type: 'Image', mediaType: 'image/jpeg', name: 'a.mp4' },
    ],
    [
      'the WAV it is',
      { name: 'a.wav', mediaType: 'audio/x-wav', bytes: wav() },
      { type: 'Audio', mediaType: 'audio/wav', name: 'a.wav' },
    ],
    [
      'WAV made of a voice message',
      { name: 'voice-message.ogg', mediaType: 'audio/ogg', bytes: recording('tone.ogg') },
      { type: 'Audio', mediaType: 'audio/wav', name: 'voice-message.ogg.wav' },
    ],
    [
      'WAV made of a clip that is called a film',
      { name: 'audio_message.mp4', mediaType: 'video/mp4', bytes: recording('clip.mp4') },
      { type: 'Audio', mediaType: 'audio/wav', name: 'audio_message.mp4.wav' },
    ],
    [
      'WAV made of a clip from a browser',
      { name: 'audio_message.webm', mediaType: 'video/webm', bytes: recording('clip.webm') },
      { type: 'Audio', mediaType: 'audio/wav', name: 'audio_message.webm.wav' },
    ],
    [
      'the sound of a film that is called a recording',
      { name: 'a.m4a', mediaType: 'audio/mp4', bytes: recording('film.mp4') },
      { type: 'Audio', mediaType: 'audio/wav', name: 'a.m4a.wav' },
    ],
    [
      'the film it is',
      { name: 'a.mp4', mediaType: 'video/mp4', bytes: recording('film.mp4') },
      { type: 'Video', mediaType: 'video/mp4', name: 'a.mp4' },
    ],
    [
      'a film without sound',
      { name: 'a.mp4', mediaType: 'video/mp4', bytes: recording('silent.mp4') },
      { type: 'Video', mediaType: 'video/mp4', name: 'a.mp4' },
    ],
    [
      'a film that needs no conversion',
      { name: 'a.avi', mediaType: 'application/octet-stream', bytes: avi() },
      { type: 'Video', mediaType: 'video/x-msvideo', name: 'a.avi' },
    ],
    [
      'a film of another kind',
      { name: 'a.mkv', mediaType: '', bytes: matroska() },
      { type: 'Video', mediaType: 'video/x-matroska', name: 'a.mkv' },
    ],
    [
      'a large film, piece by piece',
      { name: 'a.mp4', mediaType: 'video/mp4', bytes: padded(mp4(), 41 * MB) },
      { type: 'Video', mediaType: 'video/mp4', name: 'a.mp4' },
    ],
    [
      'a file without a name',
      { name: '', mediaType: 'image/png', bytes: png() },
      { type: 'Image', mediaType: 'image/png', name: 'file' },
    ],
    [
      'a file with a blank name',
      { name: ' \t', mediaType: 'image/png', bytes: png() },
      { type: 'Image', mediaType: 'image/png', name: 'file' },
    ],
    [
      'a file with control characters in its name',
      { name: '\0kitchen\u0085.png', mediaType: 'image/png', bytes: png() },
      { type: 'Image', mediaType: 'image/png', name: 'kitchen.png' },
    ],
  ])('%s', async (_what, file, expected) => {
    expect(await take(file)).toEqual({ ...expected, opened: 1 })
  })
})

describe('a file is refused before it is downloaded when it', () => {
  test.each<[string, string, File, typeof everything]>([
    [
      'is a picture and those are switched off',
      'imagesDisabled',
      { mediaType: 'image/png', bytes: png() },
      { ...everything, EnableUploadImage: false },
    ],
    [
      'is a recording and those are switched off',
      'audioDisabled',
      { mediaType: 'audio/ogg', bytes: recording('tone.ogg') },
      { ...everything, EnablePushToTalk: false },
    ],
    ['is a web page', 'unsupported', { mediaType: 'text/html; charset=utf-8', bytes: png() }, everything],
    ['is a canvas of Slack', 'unsupported', { mediaType: 'application/vnd.slack-docs', bytes: png() }, everything],
    ['is too large a picture', 'tooLarge', { mediaType: 'image/png', bytes: png(), size: 40 * MB + 1 }, everything],
    ['is too large a recording', 'tooLarge', { mediaType: 'audio/ogg', bytes: png(), size: 40 * MB + 1 }, everything],
    [
      'is larger than anything may be',
      'tooLarge',
      { mediaType: 'video/mp4', bytes: png(), size: 100 * MB + 1 },
      everything,
    ],
  ])('%s', async (_what, reason, file, allowed) => {
    expect(await take(file, allowed)).toEqual({ reason, opened: 0 })
  })
})

describe('a file is refused by its bytes when it', () => {
  test.each<[string, string, File, typeof everything]>([
    [
      'is a hidden picture and those are switched off',
      'imagesDisabled',
      { mediaType: 'application/pdf', bytes: png() },
      { ...everything, EnableUploadImage: false },
    ],
    [
      'is a hidden recording and those are switched off',
      'audioDisabled',
      { mediaType: 'video/mp4', bytes: recording('clip.mp4') },
      { ...everything, EnablePushToTalk: false },
    ],
    [
      'is nothing that questions take',
      'unsupported',
      { mediaType: 'image/png', bytes: Buffer.from('%PDF-1.7') },
      everything,
    ],
    [
      'is a drawing in SVG',
      'unsupported',
      { mediaType: 'image/svg+xml', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
      everything,
    ],
    ['is empty', 'damaged', { mediaType: 'image/png', bytes: Buffer.alloc(0) }, everything],
    ['is damaged', 'damaged', { mediaType: 'audio/mp4', bytes: recording('tone.m4a').subarray(0, 1_000) }, everything],
    [
      'is longer than it was said to be',
      'tooLarge',
      { mediaType: 'image/png', bytes: padded(png(), 41 * MB), size: 100 },
      everything,
    ],
    [
      'is a large picture that is called a film',
      'tooLarge',
      { mediaType: 'video/mp4', bytes: padded(png(), 41 * MB) },
      everything,
    ],
  ])('%s', async (_what, reason, file, allowed) => {
    expect(await take(file, allowed)).toEqual({ reason, opened: 1 })
  })
})

describe('a text', () => {
  const read = async (bytes: Uint8Array, size = bytes.length) => {
    const openAttachment = async () => Readable.from([bytes])
    const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
    const attachments = createAttachments({ client, platform: { openAttachment }, toWav })
    const attachment = { id: '1', name: 'message.txt', mediaType: 'text/plain', size, url: '' }
    return await attachments.take(attachment, everything, never)
  }

  test('is read as words', async () => {
    expect(await read(Buffer.from('\uFEFFUne maison à Lyon\r\navec jardin\n'))).toEqual({
      text: 'Une maison à Lyon\navec jardin',
    })
  })

  test.each<[string, string, Uint8Array, number?]>([
    ['is longer than a question', 'tooLarge', Buffer.alloc(CONTENT_MAX + 1, 'a')],
    ['is much longer than it was said to be', 'tooLarge', Buffer.alloc(CONTENT_MAX * 3 + 1, 'a'), 100],
    ['is no UTF-8', 'unsupported', Buffer.from('Une maison à Lyon', 'latin1')],
    ['is no text', 'unsupported', Buffer.from('PK\u0003\u0004\0')],
    ['is empty', 'damaged', Buffer.alloc(0)],
  ])('is refused when it %s', async (_what, reason, bytes, size) => {
    await expect(read(bytes, size)).rejects.toMatchObject({ reason })
  })
})

test('what the download fails with is told, also while it is passed on', async () => {
  const gone = new UnusableFile('gone', 'answered 404')
  async function* breaking() {
    yield mp4()
    throw gone
  }
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const attachment = { id: '1', name: 'a.mp4', mediaType: 'video/mp4', size: 50 * MB, url: '' }
  const opens = [() => Promise.reject(gone), async () => breaking()]
  for (const openAttachment of opens) {
    const attachments = createAttachments({ client, platform: { openAttachment }, toWav })
    await expect(attachments.take(attachment, everything, never)).rejects.toBe(gone)
    await expect(attachments.take({ ...attachment, size: 100 }, everything, never)).rejects.toBe(gone)
  }
})

test('the files of a crowd are not all in memory at once', async () => {
  let opened = 0
  const gate = Promise.withResolvers<void>()
  async function* slow() {
    yield png()
    await gate.promise
  }
  const openAttachment = async () => {
    opened += 1
    return slow()
  }
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const attachments = createAttachments({ client, platform: { openAttachment }, toWav })
  const photo = { id: '1', name: 'a.png', mediaType: 'image/png', size: 40 * MB, url: '' }
  const all = Promise.all(Array.from({ length: 5 }, () => attachments.take(photo, everything, never)))
  await expect.poll(() => opened).toBe(2)
  gate.resolve()
  expect(await all).toHaveLength(5)
  expect(opened).toBe(5)
})

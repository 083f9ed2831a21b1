import { isUtf8 } from 'node:buffer'
import { type AskType, CONTENT_MAX } from '../../../src/contract/chat.ts'
import type { Settings } from '../../../src/contract/chatbot/settings.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import { isRefusedAs } from '../../../src/contract/client/refused.ts'
import { fileBytesMax } from '../../../src/contract/file.ts'
import { mediaTypeOf } from '../../../src/guards/media-type.ts'
import { createMemoryLimit } from '../../../src/guards/memory-limit.ts'
import type { Attachment } from '../platform/messages.ts'
import type { Platform } from '../platform/platform.ts'
import { toPicture } from './pictures.ts'
import { UnusableFile } from './unusable.ts'
import type { ToWav } from './voice/voice.ts'

/** The chatbot's settings for files. */
export type AcceptedFiles = Pick<Settings, 'EnableUploadImage' | 'EnablePushToTalk'>
/** A file that the service has, and the kind of question it makes. */
export type UploadedFile = { type: Exclude<AskType, 'Text'>; fileId: number }
/** A file as a question takes it: uploaded, or the words of a text file. */
export type TakenFile = UploadedFile | { text: string }

export type Attachments = {
  /**
   * Downloads a file, turns it into a format that questions take, and uploads it; a text file is read instead. Fails with
   * `UnusableFile` or `Undelivered`, which `describeFileError` puts into words. Other errors of the client are passed on; an
   * aborted signal throws its reason.
   */
  take(attachment: Attachment, allowed: AcceptedFiles, signal: AbortSignal): Promise<TakenFile>
}

/**
 * Whether a file is a text: Discord's app sends what somebody pastes as `message.txt` if it is longer than a message may be, maybe
 * without a type, and Slack's as a snippet.
 */
const isTextFile = ({ name, mediaType }: Attachment): boolean =>
  /^text\/plain\b/.test(mediaType) || (mediaType === '' && /\.txt$/i.test(name))

type Parts = { client: Pick<Client, 'upload'>; platform: Pick<Platform, 'openAttachment'>; toWav: ToWav }
type Bytes = Uint8Array | AsyncIterable<Uint8Array>

const MB = 2 ** 20
/** Largest download of each kind: pictures may shrink before they are sent on, videos are sent unchanged. */
const maxBytes = { ...fileBytesMax, image: 40 * MB }
const types = { image: 'Image', audio: 'Audio', video: 'Video' } as const
/** A larger file must be a video: only videos are not held in memory as a whole. */
const WHOLE_MAX = Math.max(maxBytes.image, maxBytes.audio)
/** Maximum number of bytes of files that are held as a whole at once: a crowd that sends photos at the same moment waits for each other. */
const useForFiles = createMemoryLimit(100 * MB)
/** Of a text that is a whole question: a UTF-16 unit takes at most three bytes of UTF-8. */
const TEXT_BYTES_MAX = CONTENT_MAX * 3
/** Maximum length of a name that is passed on. The service takes longer ones, which nobody would read. */
const NAME_MAX = 255

export function createAttachments({ client, platform, toWav }: Parts): Attachments {
  async function upload(name: string, bytes: Bytes, signal: AbortSignal): Promise<UploadedFile> {
    const file = { name: acceptableName(name), bytes }
    const { FileId: fileId, MediaType } = await client.upload(file, { signal }).catch(toUnusable)
    return { type: types[kindOf(MediaType) ?? 'video'], fileId }
  }

  return {
    async take(attachment, allowed, signal) {
      if (isTextFile(attachment)) return { text: await read(attachment, signal) }
      const { name, mediaType: claimed, size } = attachment
      check(kindOf(claimed), size, allowed)
      if (isPage(claimed)) throw new UnusableFile('unsupported', `${claimed} is no file for questions`)
      if (size > WHOLE_MAX) return upload(name, await platform.openAttachment(attachment, signal), signal)
      return await useForFiles(size, signal, () => takeWhole(attachment, allowed, signal))
    },
  }

  async function read(attachment: Attachment, signal: AbortSignal): Promise<string> {
    if (attachment.size > TEXT_BYTES_MAX) throw new UnusableFile('tooLarge', `${attachment.size} bytes are no question`)
    const text = textOf(await wholeOf(await platform.openAttachment(attachment, signal), TEXT_BYTES_MAX))
    if (text.length > CONTENT_MAX) throw new UnusableFile('tooLarge', `${text.length} characters are no question`)
    return text
  }

  async function takeWhole(attachment: Attachment, allowed: AcceptedFiles, signal: AbortSignal): Promise<UploadedFile> {
    const { name, mediaType: claimed } = attachment
    const bytes = await wholeOf(await platform.openAttachment(attachment, signal), WHOLE_MAX)
    if (bytes.length === 0) throw new UnusableFile('damaged', 'is empty')
    const mediaType = (await mediaTypeOf(bytes)) ?? 'unknown/unknown'
    check(kindOf(mediaType), bytes.length, allowed)
    if (mediaType.startsWith('image/')) {
      const picture = await toPicture(bytes, signal)
      return upload(picture === bytes ? name : `${name}.jpg`, picture, signal)
    }
    if (!isRecording(mediaType)) return upload(name, bytes, signal)
    // A voice message may have the type of a video: Slack and browsers record sound as MP4 and WebM.
    const unlessVideo = mediaType.startsWith('video/') && !claimed.startsWith('audio/')
    const wav = await toWav({ bytes, mediaType, unlessVideo }, signal)
    if (wav === undefined) return upload(name, bytes, signal)
    check('audio', wav.length, allowed)
    return upload(`${name}.wav`, wav, signal)
  }
}

/** Whether a file may have sound that must be converted to WAV. Other files are sent as they are; the service may refuse them. */
const isRecording = (mediaType: string): boolean =>
  mediaType !== 'audio/wav' &&
  (mediaType.startsWith('audio/') || ['video/mp4', 'video/x-m4v', 'video/webm'].includes(mediaType))

const kindOf = (mediaType: string): keyof typeof maxBytes | undefined =>
  (['image', 'audio', 'video'] as const).find((kind) => mediaType.startsWith(`${kind}/`))

/**
 * Whether a file is a web page, or comes as one, as Slack's canvases do (https://github.com/stablyai/agent-slack/pull/19). It would
 * be taken for a page to sign in on.
 */
const isPage = (mediaType: string): boolean =>
  /^(?:text\/html|application\/xhtml\+xml|application\/vnd\.slack-docs)\b/.test(mediaType)

/** Fails if the attachment's type or stated size shows that the chatbot does not take it. */
function check(kind: ReturnType<typeof kindOf>, size: number, allowed: AcceptedFiles): void {
  if (kind === 'image' && !allowed.EnableUploadImage)
    throw new UnusableFile('imagesDisabled', 'pictures are switched off')
  if (kind === 'audio' && !allowed.EnablePushToTalk)
    throw new UnusableFile('audioDisabled', 'recordings are switched off')
  const limit = maxBytes[kind ?? 'video']
  if (size > limit) throw new UnusableFile('tooLarge', `${size} bytes are more than ${limit}`)
}

/** The name without what the service would refuse: control characters, and nothing but blanks. */
const acceptableName = (name: string): string =>
  name
    .replace(/\p{Cc}/gu, '')
    .slice(-NAME_MAX)
    .trim() || 'file'

async function wholeOf(stream: AsyncIterable<Uint8Array>, most: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of stream) {
    size += piece.length
    if (size > most) throw new UnusableFile('tooLarge', `is larger than the ${most} bytes it was said to have`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** A text in UTF-8, with line ends as in messages. */
function textOf(bytes: Uint8Array): string {
  const text = isUtf8(bytes) ? new TextDecoder().decode(bytes) : '\0'
  if (text.includes('\0')) throw new UnusableFile('unsupported', 'is no text in UTF-8')
  if (text.trim() === '') throw new UnusableFile('damaged', 'has no words')
  return text.replaceAll('\r\n', '\n').trim()
}

function toUnusable(error: unknown): never {
  if (isRefusedAs(error, 'wrongFormat')) throw new UnusableFile('unsupported', error.message, error)
  if (isRefusedAs(error, 'fileTooLarge')) throw new UnusableFile('tooLarge', error.message, error)
  throw error
}

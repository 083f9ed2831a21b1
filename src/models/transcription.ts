import { addAbortSignal } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Dispatcher } from 'undici'
import { z } from 'zod'
import { CONTENT_MAX } from '../contract/chat.ts'
import { multipartForm } from '../contract/client/form.ts'
import { AppError } from '../contract/errors.ts'
import { parsedJson } from '../contract/text.ts'
import type { Model, Prompt, PromptFile, Tell } from '../core/ports/models.ts'
import { useForFiles } from './grounded/media.ts'
import { OPENAI_URL, type TranscriptionSettings } from './settings.ts'
import { RETRY_DELAYS_MS, withVendorRetry } from './vendors/ask.ts'
import { brokenError, refusalError, tooLongError } from './vendors/failure.ts'
import { VENDOR_LIMITS } from './vendors/vendor.ts'
import { apologize, modelWordsFor } from './words.ts'

/** Maximum size of a recording, in bytes: OpenAI takes 25 MB (platform.openai.com, speech to text). */
const BYTES_MAX = 25 * 2 ** 20
const NAME = 'the transcription server'

/** Returns the text of a recording, "" if it has no words. Throws `modelUnavailable`. */
export type Transcribe = (recording: PromptFile, signal: AbortSignal) => Promise<string>

const isTooLong = ({ size }: PromptFile): boolean => size > BYTES_MAX

/** Transcribes with a model behind OpenAI's `/audio/transcriptions`; undefined if none is configured. */
export function createTranscribe(
  settings: TranscriptionSettings,
  retryDelaysMs: readonly number[] = RETRY_DELAYS_MS,
): Transcribe | undefined {
  const { model, apiKey, baseUrl, timeoutMs } = settings
  if (model === undefined) return undefined
  if (apiKey === undefined && baseUrl === undefined)
    throw new Error('TRANSCRIPTION_MODEL: needs TRANSCRIPTION_API_KEY, or the address of a server that wants no key')
  const url = `${(baseUrl ?? OPENAI_URL).replace(/\/+$/, '')}/audio/transcriptions`

  const authorization = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }

  return async (recording, given) => {
    // A fixed name, which tells the type but nothing about the sender.
    const file = { name: 'recording.wav', bytes: addAbortSignal(given, recording.open()) }
    const form = multipartForm(file, { model, response_format: 'json' })
    // Sent with its length: not every server accepts a chunked body.
    const body = await buffer(form.body)
    const headers = { accept: 'application/json', 'content-type': form.contentType, ...authorization }
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([given, timeout])
    const { request: send } = await import('undici')
    const once = async () => {
      // `signal` limits the whole call, so undici's own timeouts are switched off.
      const timeouts = { signal, headersTimeout: 0, bodyTimeout: 0 }
      const response = await send(url, { method: 'POST', headers, body, ...timeouts }).catch((error: unknown) => {
        throw brokenError(NAME, 'could not be reached', error)
      })
      return wordsIn(response)
    }
    try {
      return await withVendorRetry(once, { delaysMs: retryDelaysMs, signal })
    } catch (error) {
      if (!timeout.aborted) throw error
      throw new AppError('modelUnavailable', 'The recording was not written down in time.', { cause: error })
    }
  }
}

const Transcript = z.object({ text: z.string() })
const Refusal = z.object({ error: z.object({ code: z.unknown(), type: z.unknown(), message: z.unknown() }).partial() })

async function wordsIn({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<string> {
  const text = await textOf(body).catch((error: unknown) => {
    if (statusCode === 200) throw error
    return ''
  })
  const answer = parsedJson(text)
  if (statusCode !== 200) {
    const reason = Refusal.safeParse(answer).data?.error
    throw refusalError(NAME, {
      status: statusCode,
      word: reason?.code ?? reason?.type,
      sentence: typeof reason?.message === 'string' ? reason.message : text,
      retryAfter: headers['retry-after']?.toString(),
    })
  }
  const transcript = Transcript.safeParse(answer)
  if (!transcript.success) throw brokenError(NAME, 'sent what cannot be read', transcript.error)
  // Like a typed question: without NUL, which PostgreSQL cannot store, and without half a surrogate pair.
  return withoutNoises(transcript.data.text.replaceAll('\0', '')).slice(0, CONTENT_MAX).toWellFormed()
}

/** How Whisper's models write silence and music. */
const NOISE = /\[[\p{Lu}_ ]{1,40}\]/gu
/** Noises in other marks, which stand among words too: only a text of nothing else has none. */
const NO_WORDS = /^(?:\([^()]{0,200}\)|\[[^[\]]{0,200}\]|\*[^*]{0,200}\*|[^\p{L}\p{N}([*])*$/u

function withoutNoises(text: string): string {
  const words = text.replaceAll(NOISE, ' ').trim()
  return NO_WORDS.test(words) ? '' : words
}

/** The text of an answer, which is left if it is too long. Fails if it breaks off. */
async function textOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const piece of body as AsyncIterable<Buffer>) {
      text += decoder.decode(piece, { stream: true })
      if (text.length > VENDOR_LIMITS.line) throw tooLongError(NAME, 'an answer')
    }
  } catch (error) {
    throw error instanceof AppError ? error : brokenError(NAME, 'broke off', error)
  }
  return text
}

/** For models that cannot hear: replaces a recording by its transcript, as if it had been typed. */
export function withTranscription(model: Model, transcribe: Transcribe | undefined): Model {
  if (transcribe === undefined) return model
  return {
    ...model,
    async answer(prompt, signal, tell) {
      const [recording] = prompt.files
      // Checked at each question: that a model cannot hear may first be learned from its refusal.
      const isHeard = prompt.type !== 'Audio' || model.accepts.audio
      if (isHeard || recording === undefined) await model.answer(prompt, signal, tell)
      else await answerTranscript(model, transcribe, { prompt, recording, signal, tell })
    },
  }
}

type Asked = { prompt: Prompt; recording: PromptFile; signal: AbortSignal; tell: Tell }

/** Answers the transcript of a recording, together with the text that came with it. */
async function answerTranscript(
  model: Model,
  transcribe: Transcribe,
  { prompt, recording, signal, tell }: Asked,
): Promise<void> {
  const transcript = isTooLong(recording)
    ? undefined
    : await useForFiles(recording.size, signal, () => transcribe(recording, signal))
  const memory = prompt.exchanges.at(-1)?.memory ?? null
  const question = [prompt.question.trim(), transcript].filter((part) => part).join('\n\n')
  if (transcript === undefined) apologize(prompt, { cannot: modelWordsFor(prompt).tooLarge.Audio, memory }, tell)
  else if (question === '') apologize(prompt, { cannot: modelWordsFor(prompt).nothingHeard, memory }, tell)
  else {
    tell({ type: 'transcribed', question })
    await model.answer({ ...prompt, type: 'Text', files: [], question }, signal, tell)
  }
}

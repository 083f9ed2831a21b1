import type { Readable } from 'node:stream'
import { inspect } from 'node:util'
import { type Dispatcher, request } from 'undici'
import type { z } from 'zod'
import { type Api, api } from '../api.ts'
import { type AskEvent, isFinal } from '../chat.ts'
import type { Endpoint, Event, Output, Sent } from '../endpoint.ts'
import { Envelope } from '../envelope.ts'
import { statusOf } from '../errors.ts'
import { FILES_PATH } from '../file.ts'
import { parsedJson } from '../text.ts'
import { multipartForm, type OutgoingFile } from './form.ts'
import { cutShortError, foreignAnswerError, Refused } from './refused.ts'

type Credentials = { secretKey: string } | { sessionKey: string }
/**
 * In ms. `answer`: until the headers of a plain answer; `silence`: until a stream begins, and between any two chunks.
 */
type Timeouts = { answer: number; silence: number }
export type ClientOptions = Credentials & { baseUrl: string; dispatcher?: Dispatcher; timeouts?: Timeouts }
type CallOptions = { signal?: AbortSignal; idempotencyKey?: string }

/** The endpoints with a streamed form. */
type Streamed = { [Name in keyof Api]: Api[Name] extends { stream: object } ? Name : never }[keyof Api]
/** The endpoints that take JSON. */
type Plain = { [Name in keyof Api]: Api[Name] extends { upload: true } ? never : Name }[keyof Api]

/**
 * The HTTP API as functions. Throws `Refused` if the service answered with an error Code, undici's own error if there
 * was no answer (see `nobodyAnswered`), and the reason of `signal` if it was aborted.
 */
export type Client = {
  call<Name extends Plain>(name: Name, input: Sent<Api[Name]>, options?: CallOptions): Promise<Output<Api[Name]>>
  /**
   * Yields the fragments as they arrive, then the final object, or throws. Leaving the loop early closes the
   * connection.
   */
  stream<Name extends Streamed>(
    name: Name,
    input: Omit<Sent<Api[Name]>, 'stream'>,
    options?: CallOptions,
  ): AsyncIterable<Event<Api[Name]>>
  /** Uploads a file as a stream. If reading its bytes fails, throws that error and the service stores nothing. */
  upload(file: OutgoingFile, options?: CallOptions): Promise<Output<Api['Upload']>>
  /** Downloads a file by its signed URL, but from this client's `baseUrl`. Throws as `call` does. */
  download(address: string, options?: Pick<CallOptions, 'signal'>): Promise<Readable>
}

// The service sends a heartbeat every 15 s, so after three missed ones the connection counts as dead.
const defaultTimeouts: Timeouts = { answer: 30_000, silence: 45_000 }

export function createClient({ baseUrl, dispatcher, timeouts = defaultTimeouts, ...key }: ClientOptions): Client {
  const base = baseUrl.replace(/\/+$/, '')
  const send = (endpoint: Endpoint, { contentType, body }: Body, { timeout, idempotencyKey, signal }: Sending) =>
    request(`${base}${endpoint.path}`, {
      method: 'POST',
      headers: { ...headersOf(key, idempotencyKey), 'content-type': contentType },
      body,
      headersTimeout: timeout,
      bodyTimeout: timeout,
      ...(signal && { signal }),
      ...(dispatcher && { dispatcher }),
    })
  const post = (endpoint: Endpoint, input: object, sending: Sending) =>
    send(endpoint, { contentType: 'application/json', body: JSON.stringify(input) }, sending)
  return {
    async call(name, input, options) {
      const data = await dataOf(await post(api[name], input, { ...options, timeout: timeouts.answer }))
      // The type of `name` is lost in the lookup; the schema has checked the output.
      return check(api[name].output, data) as Output<Api[typeof name]>
    },
    async *stream(name, input, options) {
      const sending = { ...options, timeout: timeouts.silence }
      const response = await post(api[name], { ...input, stream: true }, sending)
      const { statusCode } = response
      if (statusCode !== 200) throw foreignAnswerError(JSON.stringify(await dataOf(response)), statusCode)
      yield* eventsOf(api[name], linesOf(response.body))
    },
    async upload(file, options) {
      const sending = { ...options, timeout: timeouts.answer }
      const data = await dataOf(await send(api.Upload, multipartForm(file), sending))
      return check(api.Upload.output, data)
    },
    async download(address, { signal } = {}) {
      const { pathname, search } = new URL(address)
      const response = await request(`${base}${pathname.slice(pathname.lastIndexOf(`${FILES_PATH}/`))}${search}`, {
        headersTimeout: timeouts.answer,
        bodyTimeout: timeouts.silence,
        ...(signal && { signal }),
        ...(dispatcher && { dispatcher }),
      })
      if (response.statusCode !== 200)
        throw foreignAnswerError(JSON.stringify(await dataOf(response)), response.statusCode)
      return response.body
    },
  }
}

type Body = { contentType: string; body: string | Readable }
type Sending = CallOptions & { timeout: number }

const headersOf = (key: Credentials, idempotencyKey: string | undefined): Record<string, string> => ({
  ...('secretKey' in key ? { authorization: `Bearer ${key.secretKey}` } : { 'chatrobot-sessionkey': key.sessionKey }),
  ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
})

async function dataOf({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<unknown> {
  const text = await body.text()
  const envelope = Envelope.safeParse(parsedJson(text))
  if (!envelope.success) throw foreignAnswerError(text, statusCode)
  if (!envelope.data.Success) throw new Refused(envelope.data, statusCode, headers['retry-after'])
  return envelope.data.Data
}

type Streaming = Endpoint & { stream: { event: z.ZodType } }

async function* eventsOf<E extends Streaming>(endpoint: E, lines: AsyncIterable<string>): AsyncGenerator<Event<E>> {
  let whole = false
  try {
    for await (const line of lines) {
      // Nothing follows the final object, but only a body read to its end lets the connection be reused.
      if (whole) continue
      const event = eventOf(endpoint, line)
      whole = isFinal(event as AskEvent) // no other events are streamed
      yield event
    }
  } catch (error) {
    if (!whole) throw error
  }
  if (!whole) throw cutShortError()
}

function eventOf<E extends Streaming>({ stream }: E, line: string) {
  const value = parsedJson(line)
  const envelope = Envelope.safeParse(value)
  if (envelope.success) throw new Refused(envelope.data, statusOf(envelope.data.Code))
  return check(stream.event, value) as Event<E>
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw foreignAnswerError(inspect(value), 200, read.error)
}

/** Yields the non-empty lines of a UTF-8 body. Chunks may be split anywhere, also inside a character. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(isFilled)
  }
  rest += decoder.decode()
  if (isFilled(rest)) yield rest
}

const isFilled = (line: string) => line.trim() !== ''

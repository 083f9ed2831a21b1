import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type AskEvent, isFinal } from '../../contract/chat.ts'
import { failed } from '../../contract/envelope.ts'
import type { AppError } from '../../contract/errors.ts'
import { onSilence } from '../../core/event-loop/silence.ts'
import type { EventStream, Feed } from '../../core/handlers.ts'
import type { Limits } from '../settings.ts'
import { createBodyWriter, isFull } from './body-writer.ts'

const STREAM_HEAD = {
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

type Options = {
  headers: Record<string, string | string[] | number | undefined>
  format: Format
  /** Converts an error to what the client is told; logs unexpected ones. */
  toAppError: (error: unknown) => AppError
  limits: Pick<Limits, 'heartbeatMs'>
}

/**
 * Writes events to the response as they come, in the format that the client asked for. Headers are sent with the first
 * event. An error before that is thrown; a later one becomes the last object, an error envelope.
 */
export async function sendStream(
  response: ServerResponse,
  events: EventStream<unknown>,
  { headers, format, toAppError, limits }: Options,
): Promise<void> {
  const body = createBodyWriter(response)
  const write = (text: string): void => {
    if (!response.headersSent)
      response.writeHead(200, { ...headers, ...STREAM_HEAD, 'content-type': format.contentType })
    body.write(text)
  }
  const silence = onSilence(limits.heartbeatMs, () => {
    // No heartbeat is added if the client does not read: the stall timeout must see it.
    if (isFull(response)) return
    write(format.heartbeat)
    // At once, not at the end of the turn: after a long turn, the stall timeout may fire first.
    body.send()
  })

  let last = ''
  try {
    // If the client is slower than the model, the rest is buffered here: an answer is short and stored anyway.
    await events((event) => {
      silence.reset()
      const text = format.object(event as object)
      if (text === undefined) return
      if (isFinal(event as AskEvent) && response.headersSent) last += text
      else write(text)
    })
  } catch (error) {
    if (!response.headersSent) throw error
    last += format.object(failed(toAppError(error))) ?? ''
  } finally {
    silence.end()
  }
  // The last object is sent in one write with the end.
  body.end(last)
}

type Feeding = Pick<Options, 'headers' | 'limits'> & {
  /** called on an error; the client then reconnects and resumes */
  onFailure: (error: unknown) => void
}

/**
 * Writes server-sent events as they come, with a heartbeat comment after `heartbeatMs` of silence, until the client or
 * the service closes. Headers are sent at once: they tell the client that it is connected.
 */
export async function sendFeed(
  response: ServerResponse,
  feed: Feed<unknown>,
  { headers, limits, onFailure }: Feeding,
): Promise<void> {
  response
    .writeHead(200, { ...headers, ...STREAM_HEAD, 'content-type': 'text/event-stream; charset=utf-8' })
    .write(': connected\n\n')
  const silence = onSilence(limits.heartbeatMs, () => isFull(response) || response.write(': still here\n\n'))
  try {
    await feed(async ({ id, kind, data }) => {
      silence.reset()
      const taken = response.write(`id: ${id}\nevent: ${kind}\ndata: ${lineOf(data)}\n\n`)
      if (!taken && !response.destroyed) await drained(response)
    })
  } catch (error) {
    onFailure(error)
  } finally {
    silence.end()
  }
  response.end()
}

/** Resolves when the client has read what was written, or has disconnected. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go)
      resolve()
    }
    response.on('drain', go).on('close', go)
  })

/** How a stream writes objects and heartbeats. */
type Format = {
  contentType: string
  /** The text of one object; undefined if the client already has it. */
  object: (value: object) => string | undefined
  heartbeat: string
}

/**
 * What a request asks of its stream. `key` is used if there is no Idempotency-Key; `resumes`: the client already has a part of
 * the answer; `ended`: all of it.
 */
export type StreamRequest = { format: Format; key: string | undefined; resumes: boolean; ended: boolean }

const EVENT_STREAM = 'text/event-stream'
const NDJSON = 'application/x-ndjson'
/** How long a client waits before it reconnects, in ms: EventSource's common default. */
const RETRY_MS = 3_000
const END = 'end'
/** How keys begin that are made here, for clients that send none. */
const MADE_HERE = 'sse-'

/**
 * Chooses the stream's format. The contract labels JSON lines as text/event-stream, so they are the default. `Accept:
 * text/event-stream` gets server-sent events, `Accept: application/x-ndjson` JSON lines under their own type.
 */
export function negotiateFormat(headers: IncomingHttpHeaders): StreamRequest {
  const accept = headers.accept?.toLowerCase() ?? ''
  const [events, lines] = [wishFor(EVENT_STREAM, accept), wishFor(NDJSON, accept)]
  if (events > 0 && events >= lines) return serverSentEvents(headers)
  const contentType = lines > 0 ? NDJSON : EVENT_STREAM
  return { format: jsonLines(`${contentType}; charset=utf-8`), key: undefined, resumes: false, ended: false }
}

/** How much an Accept header wants a media type, as its q says: 0 to 1. */
function wishFor(type: string, accept: string): number {
  const range = accept.split(',').find((part) => part.split(';')[0]?.trim() === type)
  if (range === undefined) return 0
  const weight = Number(/;\s*q\s*=\s*([\d.]+)/.exec(range)?.[1] ?? 1)
  return Number.isNaN(weight) ? 1 : weight
}

/** JSON on one line, for clients too that take other signs for its end, as Python's splitlines and httpx do. */
const lineOf = (value: unknown): string =>
  JSON.stringify(value).replace(LINE_ENDS, (sign) => LINE_END_ESCAPES[sign] ?? sign)

const LINE_ENDS = /[\u0085\u2028\u2029]/g
const LINE_END_ESCAPES: Record<string, string> = { '\u0085': '\\u0085', '\u2028': '\\u2028', '\u2029': '\\u2029' }

const jsonLines = (contentType: string): Format => ({
  contentType,
  object: (value) => `${lineOf(value)}\n`,
  heartbeat: '\n',
})

/**
 * Server-sent events with resumable ids: `KEY/LENGTH` has the question's key and how many UTF-16 units of the answer
 * were sent; the last is `KEY/end`. A client that reconnects sends the last id as Last-Event-ID: the answer continues
 * after it, and the question is not asked again.
 */
function serverSentEvents(headers: IncomingHttpHeaders): StreamRequest {
  const seen = /^(.+)\/(end|\d{1,9})$/.exec(headers['last-event-id']?.toString() ?? '')
  const own = headers['idempotency-key']?.toString()
  // An id of another service or format is no sign that something was read here.
  const isOwn = own === undefined ? seen?.[1]?.startsWith(MADE_HERE) === true : seen?.[1] === own
  const key = own ?? (isOwn ? seen?.[1] : undefined) ?? `${MADE_HERE}${randomUUID()}`
  const known = isOwn ? seen?.[2] : undefined
  const from = known === undefined || known === END ? 0 : Number(known)
  let sent = 0
  let frames = 0

  const frame = (id: string | number, value: object): string => {
    frames += 1
    const retry = frames === 1 ? `retry: ${RETRY_MS}\n` : ''
    return `${retry}id: ${key}/${id}\ndata: ${lineOf(value)}\n\n`
  }
  return {
    key,
    resumes: known !== undefined,
    ended: known === END,
    format: {
      contentType: `${EVENT_STREAM}; charset=utf-8`,
      heartbeat: ': still here\n\n',
      object(value) {
        if (!isFragment(value)) return frame(END, value)
        const unseen = value.content.slice(Math.max(0, from - sent))
        sent += value.content.length
        return unseen === '' ? undefined : frame(sent, { ...value, content: unseen })
      },
    },
  }
}

const isFragment = (value: object): value is { content: string } =>
  'content' in value && typeof value.content === 'string'

import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** How a stream writes objects and heartbeats. */
export type Format = {
  contentType: string
  /** The text of one object; undefined if the client already has it. */
  object: (value: object) => string | undefined
  heartbeat: string
}

/**
 * What a request asks of its stream. `key` is used if there is no Idempotency-Key; `ended`: the client already has the
 * whole answer.
 */
export type StreamRequest = { format: Format; key: string | undefined; ended: boolean }

const EVENT_STREAM = 'text/event-stream'
const NDJSON = 'application/x-ndjson'
/** How long a client waits before it reconnects, in ms: EventSource's common default. */
const RETRY_MS = 3_000
const END = 'end'

/**
 * Chooses the stream's format. The contract labels JSON lines as text/event-stream, so they are the default. `Accept:
 * text/event-stream` gets server-sent events, `Accept: application/x-ndjson` JSON lines under their own type.
 */
export function negotiateFormat(headers: IncomingHttpHeaders): StreamRequest {
  const accept = headers.accept?.toLowerCase() ?? ''
  if (accept.includes(EVENT_STREAM)) return serverSentEvents(headers)
  const contentType = accept.includes(NDJSON) ? NDJSON : EVENT_STREAM
  return { format: jsonLines(`${contentType}; charset=utf-8`), key: undefined, ended: false }
}

const jsonLines = (contentType: string): Format => ({
  contentType,
  object: (value) => `${JSON.stringify(value)}\n`,
  heartbeat: '\n',
})

/**
 * Server-sent events with resumable ids: `KEY/LENGTH` has the question's key and how many UTF-16 units of the answer
 * were sent; the last is `KEY/end`. A client that reconnects sends the last id as Last-Event-ID: the answer continues
 * after it, and the question is not asked again.
 */
function serverSentEvents(headers: IncomingHttpHeaders): StreamRequest {
  const seen = /^(.+)\/(end|\d{1,9})$/.exec(headers['last-event-id']?.toString() ?? '')
  const key = headers['idempotency-key']?.toString() ?? seen?.[1] ?? `sse-${randomUUID()}`
  const known = seen?.[1] === key ? seen[2] : undefined
  const from = known === undefined || known === END ? 0 : Number(known)
  let sent = 0
  let frames = 0

  const frame = (id: string | number, value: object): string => {
    frames += 1
    const retry = frames === 1 ? `retry: ${RETRY_MS}\n` : ''
    return `${retry}id: ${key}/${id}\ndata: ${JSON.stringify(value)}\n\n`
  }
  return {
    key,
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
  'content' in value && typeof value.content === 'string' && !('AnswerID' in value)

import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** How the objects of an answer and its signs of life look on the wire. */
export type Format = {
  contentType: string
  /** The text of one object; undefined where the client has it already. */
  object: (value: object) => string | undefined
  heartbeat: string
}

/** How a request wants its streamed answer. `key` stands in for an Idempotency-Key; `ended`: the client has all of it. */
export type Answering = { format: Format; key: string | undefined; ended: boolean }

const EVENT_STREAM = 'text/event-stream'
const NDJSON = 'application/x-ndjson'
/** A client that lost the connection comes back after so many ms: EventSource's usual wait. */
const RETRY_MS = 3_000
const END = 'end'

/**
 * The contract labels JSON lines as text/event-stream, so they are the default. A client that asks for
 * `Accept: text/event-stream` gets server-sent events, one that asks for `application/x-ndjson` gets the lines under
 * their own type.
 */
export function streamOf(headers: IncomingHttpHeaders): Answering {
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
 * Frames whose ids tell a client that comes back from one that asks anew: `KEY/LENGTH`, the key of the question and how
 * many UTF-16 units of the answer were sent, and `KEY/end` at last. Clients send the last id they saw as Last-Event-ID:
 * the answer goes on behind it, and nothing is asked twice.
 */
function serverSentEvents(headers: IncomingHttpHeaders): Answering {
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

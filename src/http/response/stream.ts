import type { ServerResponse } from 'node:http'
import { type AskEvent, isFinal } from '../../contract/chat.ts'
import { failed } from '../../contract/envelope.ts'
import type { AppError } from '../../contract/errors.ts'
import { onSilence } from '../../core/event-loop/silence.ts'
import type { EventStream, Feed } from '../../core/handlers.ts'
import type { Limits } from '../settings.ts'
import { createBodyWriter, isFull } from './body-writer.ts'
import { type Format, lineOf } from './stream-format.ts'

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

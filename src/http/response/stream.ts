import type { ServerResponse } from 'node:http'
import { type AppError, failed } from '../../contract/envelope.ts'
import type { EventStream, Feed } from '../../core/handlers.ts'
import { onSilence } from '../../core/sessions/silence.ts'
import type { Limits } from '../settings.ts'
import type { Format } from './formats.ts'

const STREAM_HEAD = {
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

type Options = {
  headers: Record<string, string | string[] | number | undefined>
  format: Format
  /** Converts an error to what the client is told; logs unexpected ones. */
  toAppError: (error: unknown) => AppError
  limits: Pick<Limits, 'heartbeatMs' | 'stalledMs'>
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
  const write = (text: string): void => {
    if (response.headersSent) writeChunk(response, text)
    else response.writeHead(200, { ...headers, ...STREAM_HEAD, 'content-type': format.contentType }).write(text)
  }
  // No heartbeat is added if the client does not read: the stall timeout must see it.
  const silence = onSilence(limits.heartbeatMs, () => isFull(response) || write(format.heartbeat))
  response.setTimeout(Math.max(limits.stalledMs, 2 * limits.heartbeatMs), () => response.destroy())

  let last = ''
  try {
    // If the client is slower than the model, the rest is buffered here: an answer is short and stored anyway.
    await events((event) => {
      silence.reset()
      const text = format.object(event as object)
      if (text === undefined) return
      if (isFinal(event) && response.headersSent) last += text
      else write(text)
    })
  } catch (error) {
    if (!response.headersSent) throw error
    last += format.object(failed(toAppError(error))) ?? ''
  } finally {
    silence.end()
  }
  // The last object is sent in one write with the end.
  response.end(last)
}

const isFinal = (event: unknown): boolean => typeof event === 'object' && event !== null && 'AnswerID' in event

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
  response.setTimeout(Math.max(limits.stalledMs, 2 * limits.heartbeatMs), () => response.destroy())
  try {
    await feed(async ({ id, kind, data }) => {
      silence.reset()
      const taken = response.write(`id: ${id}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`)
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

/**
 * Writes one more chunk of a body that has begun. Node writes a chunk's frame in four pieces; one piece costs a third
 * less CPU.
 */
export function writeChunk(response: ServerResponse, text: string): void {
  const { socket } = response
  // Not for HTTP/1.0, nor while an earlier answer on the connection is still being sent, nor while Node buffers chunks.
  if (!response.chunkedEncoding || socket === null || response.writableCorked > 0) response.write(text)
  else socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
}

/** Whether the socket's write buffer is full. */
export const isFull = ({ socket, writableNeedDrain }: ServerResponse): boolean =>
  writableNeedDrain || socket?.writableNeedDrain === true

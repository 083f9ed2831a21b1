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
  /** What the client is told of an error; it also logs what is a bug. */
  toAppError: (error: unknown) => AppError
  limits: Pick<Limits, 'heartbeatMs' | 'stalledMs'>
}

/**
 * Writes events to the response as they come, in the format that the client asked for. The head leaves with the first of them. An error before that is thrown; afterwards a failed
 * envelope is the last object.
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
  // Nothing is added for a client that does not read: silence is what tells it from a slow one.
  const silence = onSilence(limits.heartbeatMs, () => isFull(response) || write(format.heartbeat))
  response.setTimeout(Math.max(limits.stalledMs, 2 * limits.heartbeatMs), () => response.destroy())

  let last = ''
  try {
    // For a client that is slower than the model the rest waits here: an answer is no longer than what is kept of it anyway.
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
  // The last object leaves in one piece with the end.
  response.end(last)
}

const isFinal = (event: unknown): boolean => typeof event === 'object' && event !== null && 'AnswerID' in event

type Feeding = Pick<Options, 'headers' | 'limits'> & {
  /** told of a failure, after which the client connects again and goes on */
  onFailure: (error: unknown) => void
}

/**
 * Writes server-sent events as they come, with a comment whenever nothing was written for `heartbeatMs`, until the client
 * or the service leaves. The head leaves at once: a client takes it as the sign that it is connected.
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

/** Resolves once the client has taken what was written, or has left. */
const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go)
      resolve()
    }
    response.on('drain', go).on('close', go)
  })

/**
 * Writes one more piece of a body whose first piece was written. Node frames a chunk in four pieces; in one, it costs a
 * third less.
 */
export function writeChunk(response: ServerResponse, text: string): void {
  const { socket } = response
  // To HTTP/1.0, behind an earlier answer on this connection that is still on its way, or while Node gathers the chunk before.
  if (!response.chunkedEncoding || socket === null || response.writableCorked > 0) response.write(text)
  else socket.write(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)
}

/** Whether the client has yet to take what was written. */
export const isFull = ({ socket, writableNeedDrain }: ServerResponse): boolean =>
  writableNeedDrain || socket?.writableNeedDrain === true

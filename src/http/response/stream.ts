import type { ServerResponse } from 'node:http'
import { type AppError, failed } from '../../contract/envelope.ts'
import type { EventStream } from '../../core/handlers.ts'
import { onSilence } from '../../core/sessions/silence.ts'
import type { Limits } from '../settings.ts'
import { isFull, writeChunk } from './chunks.ts'
import type { Format } from './formats.ts'

export const STREAM_HEAD = {
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

import type { ServerResponse } from 'node:http'
import { type AppError, failed } from '../../contract/envelope.ts'
import type { Telling } from '../../core/handlers.ts'
import { onSilence } from '../../core/sessions/silence.ts'
import type { Limits } from '../limits.ts'
import { isFull, writeChunk } from './chunks.ts'

/** How objects and signs of life look on the wire. */
const jsonLines = { object: (value: unknown) => `${JSON.stringify(value)}\n`, heartbeat: '\n' }
const serverSentEvents = {
  object: (value: unknown) => `data: ${JSON.stringify(value)}\n\n`,
  heartbeat: ': still here\n\n',
}

const HEAD = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
}

type Options = {
  headers: Record<string, string | string[] | number | undefined>
  accept: string | undefined
  /** What the client is told of an error; it also logs what is a bug. */
  toAppError: (error: unknown) => AppError
  limits: Pick<Limits, 'heartbeatMs' | 'stalledMs'>
}

/**
 * Writes events to the response as they come: JSON objects one a line, or SSE frames for a client that accepts
 * `text/event-stream`. The head leaves with the first of them. An error before that is thrown; afterwards a failed
 * envelope is the last object.
 */
export async function sendStream(
  response: ServerResponse,
  events: Telling<unknown>,
  { headers, accept, toAppError, limits }: Options,
): Promise<void> {
  const form = accept?.toLowerCase().includes('text/event-stream') ? serverSentEvents : jsonLines
  const write = (text: string): void => {
    if (response.headersSent) writeChunk(response, text)
    else response.writeHead(200, { ...headers, ...HEAD }).write(text)
  }
  // Nothing is added for a client that does not read: silence is what tells it from a slow one.
  const silence = onSilence(limits.heartbeatMs, () => isFull(response) || write(form.heartbeat))
  response.setTimeout(Math.max(limits.stalledMs, 2 * limits.heartbeatMs), () => response.destroy())

  try {
    // For a client that is slower than the model the rest waits here: an answer is no longer than what is kept of it anyway.
    await events((event) => {
      silence.heard()
      write(form.object(event))
    })
  } catch (error) {
    if (!response.headersSent) throw error
    write(form.object(failed(toAppError(error))))
  } finally {
    silence.end()
  }
  response.end()
}

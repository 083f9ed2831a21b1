import type { ServerResponse } from 'node:http'
import type { Feed } from '../../core/handlers.ts'
import { onSilence } from '../../core/sessions/silence.ts'
import type { Limits } from '../settings.ts'
import { isFull } from './chunks.ts'
import { STREAM_HEAD } from './stream.ts'

type Options = {
  headers: Record<string, string | string[] | number | undefined>
  limits: Pick<Limits, 'heartbeatMs' | 'stalledMs'>
  /** told of a failure, after which the client connects again and goes on */
  failed: (error: unknown) => void
}

/**
 * Writes server-sent events as they come, with a comment whenever nothing was written for `heartbeatMs`, until the client
 * or the service leaves. The head leaves at once: a client takes it as the sign that it is connected.
 */
export async function sendFeed(
  response: ServerResponse,
  feed: Feed<unknown>,
  { headers, limits, failed }: Options,
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
    failed(error)
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

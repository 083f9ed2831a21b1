import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { Send } from './delivery.ts'

const REASONS: { [reason: string]: string } = { timeout: 'http_timeout', 'not acknowledged': 'http_error' }

type Given = { urls: string[]; secret: string; settings: Settings; clock: Clock }

/**
 * Events, commands and clicks as signed requests to the app's addresses in turn, past those where nobody listens, as a
 * proxy before them sends them.
 */
export function httpEvents({ urls, secret, settings, clock }: Given): Send {
  let turn = 0
  async function send(request: RequestInit, triesLeft = urls.length): Promise<Response> {
    try {
      return await fetch(urls[(turn += 1) % urls.length] ?? '', request)
    } catch (error) {
      if (triesLeft > 1 && isRefused(error)) return send(request, triesLeft - 1)
      throw error
    }
  }
  return async ({ kind, payload, retry }) => {
    const body = bodyOf(kind, payload)
    const at = Math.floor(clock.now() / 1_000)
    const signature = `v0=${createHmac('sha256', secret).update(`v0:${at}:${body}`).digest('hex')}`
    const again = retry && {
      'x-slack-retry-num': String(retry.attempt),
      'x-slack-retry-reason': REASONS[retry.reason] ?? 'http_error',
    }
    const response = await send({
      method: 'POST',
      body,
      signal: AbortSignal.timeout(Math.max(1, settings.ackMs / settings.speed)),
      headers: {
        'content-type': kind === 'event' ? 'application/json' : 'application/x-www-form-urlencoded',
        'x-slack-request-timestamp': String(at),
        'x-slack-signature': signature,
        ...again,
      },
    })
    const text = await response.text()
    if (response.status !== 200) throw new Error('not acknowledged')
    return answerOf(text)
  }
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ECONNREFUSED'

function bodyOf(kind: Parameters<Send>[0]['kind'], payload: object): string {
  if (kind === 'event') return JSON.stringify(payload)
  if (kind === 'interactive') return new URLSearchParams({ payload: JSON.stringify(payload) }).toString()
  return new URLSearchParams(payload as { [name: string]: string }).toString()
}

/** An answer may be JSON, a plain text or nothing. */
function answerOf(text: string): unknown {
  if (text === '') return undefined
  return text.startsWith('{') ? (JSON.parse(text) as unknown) : { text }
}

import type { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'

/**
 * Logs as JSON lines on standard error; lines written while a request is answered bear its `requestId`. What callers
 * pass are facts about requests: never keys, never message texts.
 */
export const createLog = (
  level: string,
  requestIds: AsyncLocalStorage<string>,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger => pino({ level, mixin: () => ({ requestId: requestIds.getStore() }), serializers: { err } }, destination)

type LoggedError = { type: string; code?: unknown; message: string; stack?: string | undefined; cause?: LoggedError }

/** What a developer needs of an error. Drivers and clients hang rows, bodies and headers on theirs; those stay out. */
function err(thrown: unknown): LoggedError | undefined {
  if (!(thrown instanceof Error)) return undefined
  const { name, message, stack, cause } = thrown
  const inner = err(cause)
  return { type: name, ...('code' in thrown && { code: thrown.code }), message, stack, ...(inner && { cause: inner }) }
}

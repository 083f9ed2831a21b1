import type { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'
import { createLogOutput } from './guards/log-output.ts'

/**
 * Logs JSON lines to standard error; lines written during a request have its `requestId`. Callers must never pass keys
 * or the text of messages.
 */
export function createLog(
  level: string,
  requestIds: AsyncLocalStorage<string>,
  destination?: DestinationStream,
): Logger {
  const log = pino(
    { level, mixin: () => ({ requestId: requestIds.getStore() }), serializers: { err } },
    destination ?? createLogOutput((dropped) => requestIds.exit(() => log.error({ dropped }, GAP))),
  )
  return log
}

const GAP = 'log lines are missing here, since what reads the log paused or its disk was full'

type LoggedError = { type: string; code?: unknown; message: string; stack?: string | undefined; cause?: LoggedError }

/**
 * The parts of an error that are safe to log. Drivers and clients attach rows, bodies and headers, which are left out.
 */
function err(thrown: unknown): LoggedError | undefined {
  if (!(thrown instanceof Error)) return undefined
  const { name, message, stack, cause } = thrown
  const inner = err(cause)
  return { type: name, ...('code' in thrown && { code: thrown.code }), message, stack, ...(inner && { cause: inner }) }
}

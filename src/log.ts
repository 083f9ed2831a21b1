import type { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'
import { isUnavailable } from './contract/errors.ts'
import type { Log } from './core/ports/ports.ts'
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
    {
      // The error that ends the program is reported in any case.
      level: level === 'silent' ? 'fatal' : level,
      mixin: () => ({ requestId: requestIds.getStore() }),
      serializers: { err },
    },
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

/** How often the database is asked whether it is back, in ms. */
const LOOK_EVERY_MS = 5_000

/**
 * A log for recurring work. While the database is away, it has one line when that begins and one when it is over, in place of one for
 * each task that fails. `ping` fails while the database is away.
 */
export function summarizeOutages(log: Log, ping: () => Promise<void>): Log {
  let looking: NodeJS.Timeout | undefined
  let [leftOut, isQuiet] = [0, true]

  function look(): void {
    if (isQuiet) ping().then(end, () => undefined)
    isQuiet = true
  }
  function end(): void {
    if (looking === undefined) return
    clearInterval(looking)
    looking = undefined
    log.warn({ leftOut }, 'the database answers again; so many lines about it were left out')
    leftOut = 0
  }

  return {
    warn(facts, message) {
      if (!('err' in facts && isUnavailable(facts.err))) return log.warn(facts, message)
      isQuiet = false
      if (looking !== undefined) {
        leftOut += 1
        return
      }
      log.warn(facts, `${message}; until the database answers, further lines about it are left out`)
      looking = setInterval(look, LOOK_EVERY_MS).unref()
    },
    error: (facts, message) => log.error(facts, message),
  }
}

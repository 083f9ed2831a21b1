import type { MessageId } from '../../bridge/platform.ts'
import { createKeyedLock } from '../../bridge/program/keyed-lock.ts'
import { shortLine } from '../../bridge/text/shorten.ts'
import type { Time } from '../../bridge/time.ts'
import { undelivered } from '../failures.ts'
import { atOf } from '../ids.ts'
import type { Call, Calls } from '../limits/calls.ts'
import { type Rate, rateOf } from '../limits/limits.ts'
import { type Budget, createBudget } from '../limits/scheduler.ts'

export type Indicators = {
  mark: (message: MessageId, sign: 'seen' | 'done') => Promise<void>
  setTyping: (thread: string, on: boolean) => Promise<void>
  /** Slack itself shows from now on that an answer is being made in the thread, or no more. */
  noteSession: (thread: string, isProcessing: boolean) => void
  /** Keeps what a thread is about, by its first words, until Slack is told. */
  keepTitle: (thread: string, text: string) => void
}
type Parts = { calls: Calls; time: Time }

const SEEN = 'eyes'
const STATUS = 'agents.sessions.setStatus'
/** A session of an agent lives for about an hour, as was seen by others; what it shows is set again before that. */
export const SESSION_REFRESH_MS = 45 * 60 * 1_000
/** Threads that may begin before Slack hears of the first of them. */
const KEPT_MAX = 1_000

/** Indicators around the messages. Where Slack does not allow them, or they have nothing to stand on, there are none. */
export function createIndicators({ calls, time }: Parts): Indicators {
  const marks = createAllowance(rateOf('reactions.remove'), time)
  // Of two requests, one is for taking the indicator away.
  const { burst, everyMs } = rateOf(STATUS)
  const statuses = createAllowance({ burst: burst / 2, everyMs: everyMs * 2 }, time)
  const titles = createKept<string>()
  const sessions = createKept<{ isProcessing: boolean; since: number }>()
  const optional = async (call: Call): Promise<void> => {
    try {
      await calls(call)
    } catch (error) {
      const failed = undelivered(error)
      if (failed.failure !== 'refused') throw failed
    }
  }
  /** Slack shows it by itself while a message is streamed, and no more when the stream was stopped. */
  const isShownAlready = (thread: string, on: boolean): boolean => {
    const session = sessions.get(thread)
    return session?.isProcessing === on && (!on || time.now() - session.since < SESSION_REFRESH_MS)
  }
  return {
    mark: ({ id }, sign) => {
      const { workspace, channel, ts } = atOf(id)
      const args = { channel, timestamp: ts, name: SEEN }
      const request = (method: 'reactions.add' | 'reactions.remove') => () =>
        optional({ workspace, method, lane: 'background', args })
      return sign === 'seen'
        ? marks.give(workspace, id, request('reactions.add'))
        : marks.take(id, request('reactions.remove'))
    },
    setTyping: (thread, on) => {
      const { workspace, channel, ts } = atOf(thread)
      const title = titles.get(thread)
      const request = (more: { status: string; title?: string }) => async () => {
        if (isShownAlready(thread, on)) return
        const args = { channel_id: channel, thread_ts: ts, ...more }
        await optional({ workspace, method: STATUS, lane: 'final', args })
        sessions.delete(thread)
      }
      // While it is "processing", Slack shows that and a button that stops it.
      return on
        ? statuses.give(workspace, thread, request({ status: 'processing', ...(title !== undefined && { title }) }))
        : statuses.take(thread, request({ status: 'active' }))
    },
    noteSession(thread, isProcessing) {
      // A stream that was begun before the last request was answered says nothing: which came first is not known.
      if (isProcessing || sessions.get(thread) !== undefined) sessions.set(thread, { isProcessing, since: time.now() })
    },
    keepTitle(thread, text) {
      const title = titleOf(text)
      if (title !== undefined) titles.set(thread, title)
    },
  }
}

function createKept<Value>() {
  const kept = new Map<string, Value>()
  return {
    get: (thread: string) => kept.get(thread),
    delete: (thread: string) => kept.delete(thread),
    set(thread: string, value: Value) {
      kept.delete(thread)
      kept.set(thread, value)
      const [oldest] = kept.keys()
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    },
  }
}

/** Slack takes 200 characters for the title of a session, and shows fewer. */
const TITLE_MAX = 80

/** The first line of a text, cut between words where it is long. */
function titleOf(text: string): string | undefined {
  const line = text
    .split('\n')
    .find((part) => part.trim() !== '')
    ?.trim()
  return line && shortLine(line, TITLE_MAX)
}

type Request = () => Promise<void>

/** Indicators that are given only where they can be taken away soon; where many are asked for at once, some are left out. */
type Allowance = {
  give(workspace: string, indicator: string, request: Request): Promise<void>
  /** Does nothing for a indicator that was left out. One of an earlier process is taken away. */
  take(indicator: string, request: Request): Promise<void>
}

/** `rate`: of the slower of the two requests. */
export function createAllowance(rate: Rate, time: Pick<Time, 'now'>): Allowance {
  const budgets = new Map<string, Budget>()
  const indicators = new Map<string, 'given' | 'left out'>()
  const inTurn = createKeyedLock()
  const budgetOf = (workspace: string) => {
    const budget = budgets.get(workspace) ?? createBudget(rate, time)
    budgets.set(workspace, budget)
    return budget
  }
  return {
    async give(workspace, indicator, request) {
      const budget = budgetOf(workspace)
      if (budget.left() >= 1) {
        budget.spend()
        indicators.set(indicator, 'given')
        await inTurn(indicator, request)
      } else if (!indicators.has(indicator)) indicators.set(indicator, 'left out')
    },
    async take(indicator, request) {
      const was = indicators.get(indicator)
      indicators.delete(indicator)
      // In turn: what still waits to be given would stay.
      if (was !== 'left out') await inTurn(indicator, request)
    },
  }
}

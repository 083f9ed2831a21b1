import { MINUTE_MS } from '../../../src/contract/fields/times.ts'
import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import { createKeyedLock } from '../../bridge/keyed-lock.ts'
import type { MessageId } from '../../bridge/platform/messages.ts'
import { shortened } from '../../bridge/text/length.ts'
import type { Time } from '../../bridge/time.ts'
import { undelivered } from '../failures.ts'
import { addressOf } from '../ids.ts'
import type { Call, Calls } from '../limits/calls.ts'
import { type Rate, rateOf } from '../limits/limits.ts'
import { type Budget, createBudget } from '../limits/rate-queue.ts'

export type Indicators = {
  mark: (message: MessageId, sign: 'seen' | 'done') => Promise<void>
  setTyping: (thread: string, on: boolean) => Promise<void>
  /** Notes that Slack itself began or stopped to show that an answer is being made in the thread. */
  noteAgentSession: (thread: string, isProcessing: boolean) => void
  /** Stores the first line of a text as the thread's title, which is sent with the next indicator. */
  keepTitle: (thread: string, text: string) => void
}
type Parts = { calls: Calls; time: Time }

const SEEN = 'eyes'
const STATUS = 'agents.sessions.setStatus'
/** An agent session of Slack lives for about an hour (observed); the status is sent again before that. */
export const SESSION_REFRESH_MS = 45 * MINUTE_MS
/** Maximum number of threads whose title or session is stored. */
const KEPT_MAX = 1_000

/** Typing indicators and reactions. Does nothing if Slack refuses them. */
export function createIndicators({ calls, time }: Parts): Indicators {
  const marks = createIndicatorLimit(rateOf('reactions.remove'), time)
  // Half of the requests are reserved for removing indicators.
  const { burst, everyMs } = rateOf(STATUS)
  const statuses = createIndicatorLimit({ burst: burst / 2, everyMs: everyMs * 2 }, time)
  const titles = createCache<string>()
  const sessions = createCache<{ isProcessing: boolean; since: number }>()
  const optional = async (call: Call): Promise<void> => {
    try {
      await calls(call)
    } catch (error) {
      const failed = undelivered(error)
      if (failed.failure !== 'refused') throw failed
    }
  }
  /** Slack sets the status by itself while a message is streamed, and clears it at the end of the stream. */
  const isShownAlready = (thread: string, on: boolean): boolean => {
    const session = sessions.get(thread)
    return session?.isProcessing === on && (!on || time.now() - session.since < SESSION_REFRESH_MS)
  }
  return {
    mark: ({ id }, sign) => {
      const { workspace, channel, ts } = addressOf(id)
      const args = { channel, timestamp: ts, name: SEEN }
      const request = (method: 'reactions.add' | 'reactions.remove') => () =>
        optional({ workspace, method, lane: 'background', args })
      return sign === 'seen'
        ? marks.show(workspace, id, request('reactions.add'))
        : marks.hide(id, request('reactions.remove'))
    },
    setTyping: (thread, on) => {
      const { workspace, channel, ts } = addressOf(thread)
      const title = titles.get(thread)
      const request = (more: { status: string; title?: string }) => async () => {
        if (isShownAlready(thread, on)) return
        const args = { channel_id: channel, thread_ts: ts, ...more }
        await optional({ workspace, method: STATUS, lane: 'final', args })
        sessions.delete(thread)
      }
      // With the status "processing", Slack also shows a button to stop the answer.
      return on
        ? statuses.show(workspace, thread, request({ status: 'processing', ...(title !== undefined && { title }) }))
        : statuses.hide(thread, request({ status: 'active' }))
    },
    noteAgentSession(thread, isProcessing) {
      // The end of a stream is ignored after a status request, because the order of the two is unknown.
      if (isProcessing || sessions.get(thread) !== undefined) sessions.set(thread, { isProcessing, since: time.now() })
    },
    keepTitle(thread, text) {
      const title = titleOf(text)
      if (title !== undefined) titles.set(thread, title)
    },
  }
}

function createCache<Value>() {
  const kept = new Map<string, Value>()
  return {
    get: (thread: string) => kept.get(thread),
    delete: (thread: string) => kept.delete(thread),
    set(thread: string, value: Value) {
      kept.delete(thread)
      kept.set(thread, value)
      dropOldest(kept, KEPT_MAX)
    },
  }
}

/** Slack allows 200 characters for a session's title, but shows fewer. */
const TITLE_MAX = 80

/** The first line of a text, shortened between words. */
function titleOf(text: string): string | undefined {
  const line = text
    .split('\n')
    .find((part) => part.trim() !== '')
    ?.trim()
  return line && shortened(line, TITLE_MAX)
}

type Request = () => Promise<void>

/** A rate limit for indicators. One is shown only if it can be removed soon; at a burst some are skipped. */
type IndicatorLimit = {
  show(workspace: string, indicator: string, request: Request): Promise<void>
  /** Does nothing for an indicator that was skipped. One that an earlier process showed is removed. */
  hide(indicator: string, request: Request): Promise<void>
}

/** `rate`: the rate limit of the slower of the two requests. */
export function createIndicatorLimit(rate: Rate, time: Pick<Time, 'now'>): IndicatorLimit {
  const budgets = new Map<string, Budget>()
  const indicators = new Map<string, 'given' | 'left out'>()
  const withLock = createKeyedLock()
  const budgetOf = (workspace: string) => {
    const budget = budgets.get(workspace) ?? createBudget(rate, time)
    budgets.set(workspace, budget)
    return budget
  }
  return {
    async show(workspace, indicator, request) {
      const budget = budgetOf(workspace)
      if (budget.left() >= 1) {
        budget.spend()
        indicators.set(indicator, 'given')
        await withLock(indicator, request)
      } else if (!indicators.has(indicator)) indicators.set(indicator, 'left out')
    },
    async hide(indicator, request) {
      const was = indicators.get(indicator)
      indicators.delete(indicator)
      // Waits for the request that shows the indicator; otherwise it would stay.
      if (was !== 'left out') await withLock(indicator, request)
    },
  }
}

import { createSetBackMeter, type Time } from '../../bridge/time.ts'
import { EDIT_REST_MS, type Method, type Rate, rateOf, UNLISTED_APP_RATE } from './limits.ts'

/** The key of a rate limit: a method in a workspace; for chat.postMessage also the channel. */
type Slot = { workspace: string; method: Method; channel: string }
/** Priority of waiting requests: final text of a reply, growing text, everything else. */
export type Lane = 'final' | 'live' | 'background'
const LANES: Lane[] = ['final', 'live', 'background']

/** Queues requests within Slack's rate limits. Each limit has its own queue. */
export type RateQueue = {
  /** Resolves when the request may be sent. */
  turn(slot: Slot, lane: Lane): Promise<void>
  /** How many requests could be sent now. */
  available(slot: Slot): number
  /** How full the budget is, 0 to 1. */
  fullness(slot: Slot): number
  /** The least time that a new request would wait, in ms, unless it is in the background. */
  waitMs(slot: Slot): number
  /** Blocks the queue for `ms` after a rate limit error. */
  limited(slot: Slot, ms: number): void
  /** Replaces the rate by a lower one. */
  slowDown(slot: Slot, rate: Rate): void
}

type Queue = {
  rate: Rate
  budget: Budget
  waiting: Record<Lane, (() => void)[]>
  running: boolean
  /** Ends the rest of a background request, since another one came. */
  hurry: AbortController
}

/** The part of a budget that background requests leave to the others: a catch-up may take hours. */
const RESERVED = 0.2

/** Idle queues are deleted above this number. */
const QUEUES_MAX = 2_000

export function createRateQueue(time: Time): RateQueue {
  const queues = new Map<string, Queue>()
  const queueOf = ({ workspace, method, channel }: Slot): Queue => {
    const key = method === 'chat.postMessage' ? `${workspace} ${method} ${channel}` : `${workspace} ${method}`
    const known = queues.get(key)
    if (known !== undefined) return known
    if (queues.size >= QUEUES_MAX) forgetIdle(queues)
    const rate = rateOf(method)
    const queue: Queue = {
      rate,
      budget: createBudget(rate, time),
      waiting: { final: [], live: [], background: [] },
      running: false,
      hurry: new AbortController(),
    }
    queues.set(key, queue)
    return queue
  }
  const run = async (queue: Queue) => {
    queue.running = true
    for (let lane = firstOf(queue); lane !== undefined; lane = firstOf(queue)) {
      const left = lane === 'background' ? Math.floor(queue.rate.burst * RESERVED) : 0
      const waitMs = queue.budget.waitMs(1 + left)
      if (waitMs > 0) {
        queue.hurry = new AbortController()
        await time.sleep(waitMs, queue.hurry.signal)
      } else {
        queue.budget.spend()
        queue.waiting[lane].shift()?.()
      }
    }
    queue.running = false
  }
  return {
    turn: (slot, lane) =>
      new Promise((resolve) => {
        const queue = queueOf(slot)
        queue.waiting[lane].push(resolve)
        if (!queue.running) void run(queue)
        else if (lane !== 'background') queue.hurry.abort()
      }),
    available: (slot) => Math.max(0, Math.floor(queueOf(slot).budget.left()) - sizeOf(queueOf(slot))),
    fullness: (slot) => queueOf(slot).budget.fullness(),
    waitMs(slot) {
      const queue = queueOf(slot)
      const before = sizeOf(queue) - queue.waiting.background.length
      return Math.max(queue.budget.waitMs(1), before * queue.rate.everyMs)
    },
    limited: (slot, ms) => queueOf(slot).budget.block(ms),
    slowDown(slot, rate) {
      const queue = queueOf(slot)
      if (queue.rate === rate) return
      Object.assign(queue, { rate, budget: createBudget(rate, time) })
      queue.budget.block(rate.everyMs)
    },
  }
}

const firstOf = ({ waiting }: Queue) => LANES.find((lane) => waiting[lane].length > 0)
const sizeOf = ({ waiting }: Queue) => LANES.reduce((sum, lane) => sum + waiting[lane].length, 0)

function forgetIdle(queues: Map<string, Queue>): void {
  for (const [key, queue] of queues)
    if (!queue.running && queue.budget.fullness() === 1 && queue.rate !== UNLISTED_APP_RATE) queues.delete(key)
}

/** A token bucket. */
export type Budget = {
  /** tokens left; below 1 no request may be sent */
  left(): number
  /** how full it is, 0 to 1 */
  fullness(): number
  /** Time until there are so many tokens, in ms; 0 if now. */
  waitMs(tokens: number): number
  spend(): void
  /** Empties the bucket until `ms` have passed; then one request may be sent. */
  block(ms: number): void
}

export function createBudget({ burst, everyMs }: Rate, time: Pick<Time, 'now'>): Budget {
  let left = burst
  // In the future while the platform takes none.
  let at = time.now()
  const setBack = createSetBackMeter(time)
  const refill = () => {
    const now = time.now()
    // A clock that is set back lengthens no wait.
    at += setBack()
    if (now <= at) return
    left = Math.min(burst, left + (now - at) / everyMs)
    at = now
  }
  const current = () => {
    refill()
    return at > time.now() ? 0 : left
  }
  return {
    left: current,
    fullness: () => current() / burst,
    waitMs(tokens) {
      refill()
      const blockedMs = Math.max(0, at - time.now())
      return blockedMs + Math.ceil(Math.max(0, tokens - left) * everyMs)
    },
    spend() {
      refill()
      left -= 1
    },
    block(ms) {
      refill()
      left = 1
      at = time.now() + ms
    },
  }
}

/** The method by which a growing message is updated. */
type UpdateMethod = 'chat.appendStream' | 'chat.update'
/** Requests that growing messages always leave for final edits. */
const RESERVE = 3

/** Time until the next update of one of `sharers` growing messages, in ms: short while the budget is full, then an equal share. */
export function delayUntilUpdateMs(
  rateQueue: RateQueue,
  workspace: string,
  { way, sharers }: { way: UpdateMethod; sharers: number },
): number {
  const slot = { workspace, method: way, channel: '' }
  const share = sharers * rateOf(way).everyMs * (1 - rateQueue.fullness(slot)) ** 2
  return Math.max(EDIT_REST_MS, share, rateQueue.waitMs(slot))
}

/** Streams look better, so they are preferred while each may be updated at least this often, in ms. */
const STREAM_SHARE_MS = 8_000

/** Whether one more message should be streamed rather than edited, given how many grow in either way in the workspace. */
export function shouldStream({ streams, edits }: { streams: number; edits: number }): boolean {
  const shareMs = (streams + 1) * rateOf('chat.appendStream').everyMs
  return shareMs <= Math.max(STREAM_SHARE_MS, (edits + 1) * rateOf('chat.update').everyMs)
}

/** Whether a growing message may be updated now. One final edit is reserved for each of the `growing` edited messages. */
export function mayUpdate(
  rateQueue: RateQueue,
  workspace: string,
  { way, growing }: { way: UpdateMethod; growing: number },
) {
  const available = rateQueue.available({ workspace, method: way, channel: '' })
  return available >= (way === 'chat.update' ? Math.max(RESERVE, growing + 1) : 1)
}

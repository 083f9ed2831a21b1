import type { Time } from '../../bridge/time.ts'
import { type Method, RARELY, type Rate, rateOf } from './limits.ts'

/** What one limit of Slack counts: a method in a workspace; of posts, those to one channel. */
type Slot = { workspace: string; method: Method; channel: string }
/** Who goes first where requests have to wait: what ends a reply, what shows it growing, all else. */
export type Lane = 'final' | 'live' | 'background'
const LANES: Lane[] = ['final', 'live', 'background']

/** Keeps requests within Slack's limits, each limit by itself: where one is used up, nothing else waits. */
export type Scheduler = {
  /** Resolves when the request may be made. */
  turn(slot: Slot, lane: Lane): Promise<void>
  /** How many requests could be made at once. */
  room(slot: Slot): number
  /** How full the budget is, 0 to 1. */
  fullness(slot: Slot): number
  /** How long a request made now would wait, in ms, at least. */
  waitMs(slot: Slot): number
  /** Slack refused a request: none are made for so long, in ms. */
  limited(slot: Slot, ms: number): void
  /** Slack takes fewer of these than was thought. */
  slowDown(slot: Slot, rate: Rate): void
}

type Queue = { rate: Rate; budget: Budget; waiting: Record<Lane, (() => void)[]>; running: boolean }

/** More than there are channels in which people write at once. */
const QUEUES_MAX = 2_000

export function createScheduler(time: Time): Scheduler {
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
    }
    queues.set(key, queue)
    return queue
  }
  const run = async (queue: Queue) => {
    queue.running = true
    while (sizeOf(queue) > 0) {
      const waitMs = queue.budget.waitMs()
      if (waitMs > 0) await time.sleep(waitMs)
      else {
        queue.budget.spend()
        LANES.map((lane) => queue.waiting[lane])
          .find(({ length }) => length > 0)
          ?.shift()?.()
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
      }),
    room: (slot) => Math.max(0, Math.floor(queueOf(slot).budget.left()) - sizeOf(queueOf(slot))),
    fullness: (slot) => queueOf(slot).budget.fullness(),
    waitMs(slot) {
      const queue = queueOf(slot)
      return Math.max(queue.budget.waitMs(), sizeOf(queue) * queue.rate.everyMs)
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

const sizeOf = ({ waiting }: Queue) => LANES.reduce((sum, lane) => sum + waiting[lane].length, 0)

function forgetIdle(queues: Map<string, Queue>): void {
  for (const [key, queue] of queues)
    if (!queue.running && queue.budget.fullness() === 1 && queue.rate !== RARELY) queues.delete(key)
}

/** How many requests may still be made, filling up as time goes by. */
export type Budget = {
  /** how many could be made now; below 1 none */
  left(): number
  /** how full it is, 0 to 1 */
  fullness(): number
  /** Until one can be made, in ms; 0 when it can be made now. */
  waitMs(): number
  spend(): void
  /** The platform takes none for so long. */
  block(ms: number): void
}

export function createBudget({ burst, everyMs }: Rate, time: Pick<Time, 'now'>): Budget {
  let left = burst
  // In the future while the platform takes none.
  let at = time.now()
  const refill = () => {
    const now = time.now()
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
    waitMs() {
      refill()
      const blockedMs = Math.max(0, at - time.now())
      return blockedMs + Math.ceil(Math.max(0, 1 - left) * everyMs)
    },
    spend() {
      refill()
      left -= 1
    },
    block(ms) {
      left = 1
      at = time.now() + ms
    },
  }
}

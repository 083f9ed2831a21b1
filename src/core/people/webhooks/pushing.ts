import { errorCodeOf, isUnavailable } from '../../../contract/errors.ts'
import type { Event } from '../../../contract/events/events.ts'
import { WEBHOOK_SECONDS } from '../../../contract/events/webhooks.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/fields/times.ts'
import { type Chore, createWorkers } from '../../chore.ts'
import type { DueWebhook, WebhookSender } from '../../ports/events.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'
import { positionOf } from '../events/cursor.ts'
import { readEvents } from '../events/reading.ts'
import { pausedMail, type Refusal } from './paused-mail.ts'
import { postSigned, webhookMessageOf } from './webhooks.ts'

/** Delay after each failed try; after the last one the webhook is paused. Steps as Standard Webhooks recommends. */
const RETRY_DELAYS_MS = [5_000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS]
/** How long a process serves a webhook before others may claim it. */
const TURN_MS = 20_000
/** A claim expires after this time: longer than serving takes, including the timeout of the last request. */
const LEASE_MS = TURN_MS + 40_000
/** Longest wait of a webhook by its failed tries, a claim included. */
const WAITS_MS = [LEASE_MS, ...RETRY_DELAYS_MS.map((delay) => Math.max(LEASE_MS, delay))]
/** Webhooks served in parallel, besides those whose receivers have left a request without an answer for `SLOW_MS`. */
const AT_ONCE = 16
const SLOW_MS = 1_000
/** Webhooks served in parallel at most, slow ones included. */
const AT_ONCE_WITH_SLOW = 256
/** Events that are read at once. */
const PAGE = 20
/** The status by which a receiver ends its webhook, according to Standard Webhooks. */
const GONE = 410

export type PushOutcome = 'delivered' | 'failed' | 'paused'
/** A turn of a webhook. `taken`: the event that its receiver took last, while that is not stored. */
type Turn = { webhook: DueWebhook; taken: number | undefined }
type Deps = { store: Store; sender: WebhookSender; now: Clock; log: Log; count: (outcome: PushOutcome) => void }

/** Pushes events to webhooks, in order per webhook. Each webhook is claimed by one process at a time. */
export function createPushing(deps: Deps): Chore {
  const { store, now, log } = deps
  /** Turns that ended since the database was away; it has them as claimed still. */
  const interrupted = new Set<Turn>()
  const slowRequests = createSlowRequests()

  return createWorkers({
    async prepare() {
      for (const turn of interrupted) {
        const { webhook, taken } = turn
        if (taken !== undefined) await store.webhooks.advance(webhook, taken, now())
        await store.webhooks.release(webhook)
        interrupted.delete(turn)
      }
    },
    claim: () => store.webhooks.claim(now() + LEASE_MS, WAITS_MS),
    async serve(webhook, isClosing) {
      const turn: Turn = { webhook, taken: undefined }
      try {
        await serveTurn({ ...deps, slowRequests }, turn, isClosing)
        return true
      } catch (error) {
        if (isUnavailable(error)) interrupted.add(turn)
        throw error
      }
    },
    mayBegin: (working) => working - slowRequests.count() < AT_ONCE && working < AT_ONCE_WITH_SLOW,
    failed: (error) => log.warn({ err: error }, 'could not push events to webhooks'),
  })
}

type Pushing = Deps & { slowRequests: SlowRequests }

/** Pushes a webhook's events until none is left, one is refused, or the turn is over. */
async function serveTurn(pushing: Pushing, turn: Turn, isClosing: () => boolean): Promise<void> {
  const { store, now, count } = pushing
  const { webhook } = turn
  const { workspaceId, chatbotId, kinds } = webhook
  const filter = { workspaceId, kinds, ...(chatbotId !== null && { chatbotId }) }
  const { pruned } = await store.events.head(workspaceId)
  let from = Math.max(webhook.sequence, pruned)
  let { tries } = webhook
  for (const until = now() + TURN_MS; !isClosing() && now() < until; ) {
    const { events, next } = await readEvents(store, filter, { from, limit: PAGE })
    for (const event of events) {
      const refusal = await push(pushing, webhook, event)
      if (refusal !== undefined) return await retryOrPause(pushing, { ...webhook, tries }, refusal)
      count('delivered')
      turn.taken = positionOf(event.Sequence)?.sequence ?? next
      const isOwn = await store.webhooks.advance(webhook, turn.taken, now())
      turn.taken = undefined
      if (!isOwn) return
      tries = 0
      if (isClosing()) return await store.webhooks.release(webhook)
    }
    from = next
    if (!(await store.webhooks.advance(webhook, next, null))) return
    if (events.length === 0) break
  }
  await store.webhooks.release(webhook)
}

/** The error is for the webhook's owner; undefined if the receiver accepted the event. */
async function push(pushing: Pushing, webhook: DueWebhook, event: Event): Promise<Refusal | undefined> {
  try {
    const status = await pushing.slowRequests.watch(postSigned(pushing, webhook, webhookMessageOf(webhook, event)))
    if (status === GONE) return { error: `answered ${status}: the receiver is gone`, isGone: true }
    return status >= 200 && status < 300 ? undefined : { error: `answered ${status}`, isGone: false }
  } catch (error) {
    return { error: unreachable(error), isGone: false }
  }
}

/** Lets a webhook that took no event wait for its next try, or pauses it and mails its owner. */
async function retryOrPause({ store, now, log, count }: Deps, webhook: DueWebhook, refusal: Refusal): Promise<void> {
  const { error, isGone } = refusal
  const delay = isGone ? undefined : RETRY_DELAYS_MS[webhook.tries]
  count(delay === undefined ? 'paused' : 'failed')
  const at = now()
  if (delay !== undefined) return void (await store.webhooks.fail(webhook, { error, at, dueAt: at + delay }))
  log.warn({ webhook: webhook.id, tries: webhook.tries + 1, isGone }, 'a webhook took no event and is paused')
  const mail = await pausedMail(store, webhook, refusal)
  await store.transaction(async (within) => {
    const isPaused = await within.webhooks.fail(webhook, { error, at, dueAt: null })
    if (isPaused && mail) await within.mails.add({ ...mail, cause: `webhook ${webhook.id} claim ${webhook.claims}` })
  })
}

/** Counts the requests that have been under way for `SLOW_MS` or longer. */
type SlowRequests = { count: () => number; watch: <Result>(request: Promise<Result>) => Promise<Result> }

function createSlowRequests(): SlowRequests {
  let slow = 0
  return {
    count: () => slow,
    async watch(request) {
      let isSlow = false
      const timer = setTimeout(() => {
        isSlow = true
        slow += 1
      }, SLOW_MS)
      try {
        return await request
      } finally {
        clearTimeout(timer)
        if (isSlow) slow -= 1
      }
    },
  }
}

/** An error message without the error's own text, which may contain secrets. */
function unreachable(error: unknown): string {
  if (!(error instanceof Error)) return 'is out of reach'
  if (error.name === 'TimeoutError' || error.name.endsWith('TimeoutError'))
    return `did not answer within ${WEBHOOK_SECONDS} s`
  const code = errorCodeOf(error)
  return `is out of reach${code === undefined ? '' : ` (${code})`}`
}

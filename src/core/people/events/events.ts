import type { Api } from '../../../contract/api.ts'
import type { Input } from '../../../contract/endpoint.ts'
import { AppError } from '../../../contract/errors.ts'
import { EVENTS_KEPT_DAYS, EVENTS_LIMIT, type Event, type Events } from '../../../contract/events/events.ts'
import { DAY_MS, toUtcTime } from '../../../contract/fields/times.ts'
import { ownChatbot } from '../../chatbots/chatbots.ts'
import { createRests } from '../../event-loop/resting.ts'
import type { Caller, Feed, Handlers } from '../../handlers.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'
import { ownSession } from '../../sessions/sessions.ts'
import { cursorOf, positionOf } from './cursor.ts'
import { createEventPoll } from './event-poll.ts'
import { type EventFilter, readEvents } from './reading.ts'
import { limitPerWorkspace } from './workspace-limit.ts'

const KEPT_MS = EVENTS_KEPT_DAYS * DAY_MS
/** Maximum number of readers of one workspace that read at once. The store refuses more, and a stream that has begun cannot report that. */
const READING_AT_ONCE = 10
/** Events removed per transaction: few enough to block others only briefly. */
const STEP = 1_000

type Deps = {
  store: Store
  now: Clock
  log: Log
  /**
   * how often a stream checks that its chatbot or session exists and its key is not revoked, in ms. If not, the stream ends, and a
   * client that reconnects gets a 404 or 401
   */
  checkStreamsEveryMs?: number | undefined
}

/** What a reader reads: events after the sequence number `start`, until `signal` fires. */
type Reading = { filter: EventFilter; start: number; signal: AbortSignal }

type EventReaders = {
  handlers: Pick<Handlers<Api>, 'Events'>
  /** Removes expired events. Never rejects. May poll `isClosing` to end early. */
  sweep: (isClosing: () => boolean) => Promise<void>
  /** Ends all streams and long polls. */
  close: () => void
}

export function createEventReaders(deps: Deps): EventReaders {
  const { store, now, checkStreamsEveryMs = CHECK_EVERY_MS } = deps
  const poll = createEventPoll(deps)
  const queued = limitPerWorkspace(READING_AT_ONCE)
  const read = (filter: EventFilter, range: { from: number; limit: number }) =>
    queued(filter.workspaceId, () => readEvents(store, filter, range))

  /** The events after `start`; waits for the first of them as long as the reader asks. */
  async function page({ filter, start, signal }: Reading, { WaitMs, Limit }: Input<typeof Events>) {
    const { workspaceId } = filter
    const until = performance.now() + (WaitMs ?? 0)
    for (let from = start; ; ) {
      const { events, next } = await read(filter, { from, limit: Limit ?? EVENTS_LIMIT })
      from = next
      const forMs = until - performance.now()
      if (events.length > 0 || forMs <= 0 || signal.aborted || poll.isClosing())
        return { List: events, Next: cursorOf({ workspaceId, sequence: next }) }
      await poll.wait({ workspaceId, sequence: next, forMs }, signal)
    }
  }

  /** `expectAllowed` fails if what is followed was removed, or the reader's key revoked. */
  const follow =
    ({ filter, start, signal }: Reading, expectAllowed: () => Promise<unknown>): Feed<Event> =>
    async (tell) => {
      let checkAt = performance.now() + checkStreamsEveryMs
      for (let from = start; !signal.aborted && !poll.isClosing(); ) {
        if (performance.now() >= checkAt) {
          await queued(filter.workspaceId, expectAllowed)
          checkAt = performance.now() + checkStreamsEveryMs
        }
        const { events, next } = await read(filter, { from, limit: EVENTS_LIMIT })
        for (const event of events) await tell({ id: event.Sequence, kind: event.Kind, data: event })
        if (events.length === 0)
          await poll.wait(
            { workspaceId: filter.workspaceId, sequence: next, forMs: checkAt - performance.now() },
            signal,
          )
        from = next
      }
    }

  return {
    handlers: {
      async Events(caller, input, signal) {
        const filter = await filterOf(store, caller, input)
        const isStream = input.stream === true
        const seen = isStream ? caller.lastEventId : undefined
        const cursor = seen ? { after: seen, unknown: HEADER_UNKNOWN } : { after: input.After ?? '' }
        const reading = { filter, start: await startOf(store, caller, cursor), signal }
        if (!isStream) return await page(reading, input)
        return follow(reading, async () => {
          await caller.checkKey()
          await filterOf(store, caller, input)
        })
      },
    },
    async sweep(isClosing) {
      try {
        const rest = createRests()
        while (!isClosing() && (await store.events.prune(now() - KEPT_MS, STEP)) === STEP) await rest()
      } catch (error) {
        deps.log.warn({ err: error }, 'could not remove old events')
      }
    },
    close: poll.close,
  }
}

const CHECK_EVERY_MS = 60_000

async function filterOf(store: Store, caller: Caller, input: Input<typeof Events>): Promise<EventFilter> {
  const chatbot = input.serialNumber ? await ownChatbot(store, caller, input.serialNumber) : undefined
  const owned = input.SessionID ? await ownSession(store, caller, input.SessionID) : undefined
  if (chatbot !== undefined && owned !== undefined && owned.chatbot.id !== chatbot.id)
    throw new AppError('noSuchSession')
  const chatbotId = chatbot?.id ?? owned?.chatbot.id
  return {
    workspaceId: caller.workspaceId,
    ...(chatbotId !== undefined && { chatbotId }),
    ...(owned !== undefined && { sessionId: owned.session.id }),
    ...(input.Kinds && { kinds: input.Kinds }),
  }
}

const HEADER_UNKNOWN =
  'Last-Event-ID is no cursor of your workspace; send the id of an event that you got, or leave the header out.'

/** A reader's cursor. `unknown`: the message if it is invalid; the error's own unless given. */
type Cursor = { after: string; unknown?: string }

/** The sequence number that a reader starts after. */
async function startOf(store: Store, { workspaceId }: Caller, { after, unknown }: Cursor): Promise<number> {
  const { last, pruned } = await store.events.head(workspaceId)
  if (after === '') return last
  if (after.toLowerCase() === 'oldest') return pruned
  const position = positionOf(after)
  // A cursor beyond the last event was issued before a backup was restored; waiting for it would skip events.
  if (position === undefined || position.workspaceId !== workspaceId || position.sequence > last)
    throw new AppError('cursorUnknown', unknown)
  if (position.sequence >= pruned) return position.sequence
  const oldest = await store.events.firstAfter(workspaceId, pruned)
  const kept = cursorOf({ workspaceId, sequence: pruned })
  const since = oldest === undefined ? '' : `, of ${toUtcTime(oldest.createdAt)}`
  throw new AppError(
    'cursorExpired',
    `Events after this cursor are no longer kept; the oldest kept comes after ${kept}${since}.`,
  )
}

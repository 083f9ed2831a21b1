import { isDeepStrictEqual } from 'node:util'
import type { Api } from '../../contract/api.ts'
import type { Settings } from '../../contract/chatbot/settings.ts'
import type { Input } from '../../contract/endpoint.ts'
import { AppError } from '../../contract/errors.ts'
import type { Listing } from '../../contract/listings/listing.ts'
import {
  type Every,
  type TooWide,
  WATCH_COUNT_MAX,
  WATCH_PER_DAY_MAX,
  watchDefaults,
} from '../../contract/listings/watches.ts'
import { describeFilterIn } from '../../search/describe.ts'
import { omit } from '../../search/filter.ts'
import { inUsualCurrency } from '../listings/usual-currency.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { Chatbot, Session } from '../ports/sessions.ts'
import { type NewWatch, type Watch, type WatchChange, type Watching, watchPerson } from '../ports/watches.ts'
import { dueAt, isWatchActive } from './due.ts'
import { estimateAlertsPerDay, narrowings } from './too-wide.ts'
import { defaultKinds } from './watch-fields.ts'

type Deps = { store: Store; now: Clock }
type SessionContext = { chatbot: Chatbot; settings: Settings; session: Session }

/** Maximum number of log entries of a home, and of watches of a person, that are read. */
const ROWS_MAX = 200

/** Actions on watches for the visitor of this session. */
export function watchingIn(deps: Deps, { chatbot, settings, session }: SessionContext): Watching {
  const { store, now } = deps
  const who = { ...watchOwnerOf(session, null), consent: settings.ChatbotPrivacyPolicyDescription }
  const scope = {
    chatbotId: chatbot.id,
    ...(session.visitorId === null ? { sessionId: session.id } : { visitorId: session.visitorId }),
  }
  /** The same watch of this session, so that a wish that is said twice is not told twice, nor ended by half. */
  async function watchedBefore(wanted: Watch['watched']): Promise<Watch | undefined> {
    for await (const some of store.watches.streamList(scope, { offset: 0, limit: ROWS_MAX })) {
      const same = some.find(({ sessionId, watched }) => sessionId === session.id && isSame(watched, wanted))
      if (same !== undefined) return same
    }
    return undefined
  }
  /** Ends a pause of a watch that is wished for again. It keeps its pace unless another is named: at once is none. */
  async function goOn(watch: Watch, named: Every): Promise<{ summary: string }> {
    const every = named === watchDefaults.Every ? watch.every : named
    if (watch.every !== every || !isWatchActive(watch, now()))
      await editWatch({ store, now }, { watch, zone: settings.TimeZone }, { every, isPaused: false, pausedUntil: null })
    return { summary: watch.summary }
  }
  return {
    async timeZone() {
      const [newest] = await store.watches.list(scope, { offset: 0, limit: 1 })
      return newest?.timeZone ?? settings.TimeZone
    },
    history: (listingId) => store.listings(chatbot.id).changes.history(listingId, ROWS_MAX),
    async watchHome(listing, every) {
      const home = { listingId: listing.ID, mls: listing.MLSNumber, url: listing.Url }
      const target = { watched: { home }, summary: homeName(listing) }
      const before = await watchedBefore(target.watched)
      if (before !== undefined) return await goOn(before, every)
      const { Summary } = await makeWatch(deps, { chatbot, ...who, ...target }, { Every: every })
      return { summary: Summary }
    },
    async watchSearch(filter, every, language) {
      const wanted = omit(filter, ['sort', 'changed'])
      const summary = describeFilterIn(language, await inUsualCurrency(store.listings(chatbot.id), wanted))
      const before = await watchedBefore({ filter: wanted })
      if (before !== undefined) {
        await goOn(before, every)
        return { isTooWide: false, count: await store.listings(chatbot.id).count(wanted), perDay: 0, narrow: [] }
      }
      try {
        const made = await makeWatch(deps, { chatbot, ...who, watched: { filter: wanted }, summary }, { Every: every })
        return { isTooWide: false, count: made.Count, perDay: made.PerDay, narrow: [] }
      } catch (error) {
        if (!(error instanceof AppError) || error.error !== 'watchTooWide') throw error
        const { Count, PerDay, Narrow } = error.data as TooWide
        return { isTooWide: true, count: Count, perDay: PerDay, narrow: Narrow }
      }
    },
    async list() {
      const watches = await store.watches.list(scope, { offset: 0, limit: ROWS_MAX })
      return watches.map((watch) => ({
        id: watch.id,
        summary: watch.summary,
        isPaused: !isWatchActive(watch, now()),
      }))
    },
    async stop(ids) {
      for (const id of ids) await store.watches.remove(id)
    },
    async edit(ids, change) {
      for (const watch of await store.watches.byIds(ids))
        await editWatch(deps, { watch, zone: settings.TimeZone }, change)
    },
  }
}

function isSame(one: Watch['watched'], other: Watch['watched']): boolean {
  if ('home' in one || 'home' in other)
    return 'home' in one && 'home' in other && one.home.listingId === other.home.listingId
  // Stored filters have no undefined parts.
  return isDeepStrictEqual(one.filter, JSON.parse(JSON.stringify(other.filter)))
}

type Options = Partial<Pick<Input<Api['WatchAdd']>, 'Kinds' | 'Every' | 'Hour' | 'TimeZone' | 'Quiet' | 'Wide'>>

type Wanted = Pick<NewWatch, 'person' | 'sessionId' | 'visitorId' | 'watched' | 'summary' | 'consent'> & {
  chatbot: Chatbot
}

/** Makes a watch; fails with `watchTooWide` if it would cause too many alerts. */
export async function makeWatch({ store, now }: Deps, { chatbot, ...wanted }: Wanted, asked: Options) {
  const { watched, summary: Summary } = wanted
  const listings = store.listings(chatbot.id)
  const kinds = asked.Kinds ?? defaultKinds(watched)
  const Count = 'home' in watched ? 1 : await listings.count(watched.filter)
  const PerDay = 'home' in watched ? 0 : await estimateAlertsPerDay(listings, { filter: watched.filter, kinds }, now())
  const every = asked.Every ?? watchDefaults.Every
  const isWide = Count > WATCH_COUNT_MAX || PerDay > WATCH_PER_DAY_MAX
  if (isWide && every === 'AtOnce' && asked.Wide !== true && 'filter' in watched) {
    const Narrow = await narrowings(listings, watched.filter, Count)
    const message = `${Summary} matches ${Count} listings now and would have told ${PerDay} times a day; narrow it, make it Daily or Weekly, or send Wide: true.`
    const data: TooWide = { Count, PerDay, Narrow }
    throw new AppError('watchTooWide', message, { data })
  }
  const WatchID = await store.watches.insert({
    ...wanted,
    chatbotId: chatbot.id,
    kinds,
    every,
    hour: asked.Hour ?? watchDefaults.Hour,
    timeZone: asked.TimeZone ?? null,
    quiet: asked.Quiet !== false,
  })
  return { WatchID, Summary, Count, PerDay }
}

/** The owner of a watch: the visitor across sessions, or the session if no visitorId is known. */
export function watchOwnerOf(
  session: Session | undefined,
  visitor: string | null,
): Pick<NewWatch, 'person' | 'sessionId' | 'visitorId'> {
  const visitorId = session?.visitorId ?? visitor
  return { person: watchPerson(visitorId, session?.id), sessionId: session?.id ?? null, visitorId }
}

export const homeName = ({ Address, City, PropertyType, MLSNumber }: Listing): string =>
  [Address, City].filter((part) => part).join(', ') || `${PropertyType} ${MLSNumber}`

/** Changes a watch. Pending alerts follow the new timing; pausing drops them. `zone`: the chatbot's. */
export async function editWatch(
  { store, now }: Deps,
  { watch, zone }: { watch: Watch; zone: string },
  change: WatchChange,
): Promise<void> {
  await store.transaction(async (within) => {
    const isGoingOn = change.isPaused === false && !isWatchActive(watch, now())
    const since = isGoingOn ? { since: await within.listings(watch.chatbotId).changes.last() } : {}
    await within.watches.save(watch.id, { ...change, ...since })
    const pending = await within.watches.pending(watch.chatbotId, watch.person)
    const own = pending.filter(({ watchId }) => watchId === watch.id)
    const edited = { ...watch, ...change }
    if (!isWatchActive(edited, now())) await within.watches.settle(own, now())
    else if (change.every !== undefined || change.hour !== undefined || change.timeZone !== undefined)
      await within.watches.postpone(own, dueAt(edited, now(), edited.timeZone ?? zone), {
        inDigest: edited.every !== 'AtOnce',
      })
  })
}

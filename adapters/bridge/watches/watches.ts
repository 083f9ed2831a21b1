import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { allOf } from '../../../src/contract/client/pages.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'
import { Every, type TooWide, WATCH_COUNT_MAX, type Watch } from '../../../src/contract/listings/watches.ts'
import { type ButtonSearch, parseButtonSearch } from '../listings/listings.ts'
import { createShortNames } from '../listings/short-names.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import { visitorIdOf } from '../memory/people.ts'
import type { Threads } from '../memory/threads.ts'
import type { ListingLimits, Platform, Visitor, Watches } from '../platform.ts'
import { formatDay, formatTime, type Time } from '../time.ts'
import { type BridgeWords, bridgeWordsFor } from '../words/words.ts'
import { lostKey } from './alerts.ts'
import {
  bestNarrowings,
  isWatchVerb,
  listAnswer,
  narrowingLabel,
  PAGE,
  RESUME_ANYWAY,
  textAnswer,
  threadGoneAnswer,
  type WatchVerb,
  zoneMenu,
} from './answers.ts'
import type { AlertThread, WatchAnswer, WatchPress } from './shown.ts'

type Parts = {
  client: Client
  keyv: Keyv
  chatbots: ChatbotRouting
  threads: Threads
  source: Platform['name']
  limits: ListingLimits
  time: Time
}
type Act = (visitor: Visitor, press: WatchPress, words: BridgeWords) => Promise<WatchAnswer>
/** A search that was too wide to watch, or a narrowed one, and the thread for its alerts. */
type Narrowed = ButtonSearch & { tellIn?: AlertThread }
/** What to watch, as an input of WatchAdd. */
type Wanted = { filter: ListingFilter } | { listingId: number }

const WEEK_MS = 7 * 24 * 3_600_000
/** The time zone that a person chose when asked. */
type Zone = { person: string; zone: string | undefined }
const ZONE_KEPT_MS = 2 * 365 * 24 * 3_600_000

/** Handles buttons about watches: add, list, pause, change, delete. All apply to the person's own watches. */
export function createWatches({ client, keyv, chatbots, threads, source, limits, time }: Parts): Watches {
  const names = createShortNames(keyv, limits.name)
  const serialOf = ({ place }: Visitor) => chatbots.serialAt(place)

  const own = async (visitor: Visitor, page: { PageSize: number; PageNumber?: number }) =>
    client.call('WatchList', {
      SerialNumber: await serialOf(visitor),
      visitorId: visitorIdOf(source, visitor.person),
      ...page,
    })
  const allOwn = (visitor: Visitor): Promise<Watch[]> => Array.fromAsync(allOf((page) => own(visitor, page)))
  const find = async (visitor: Visitor, id: number): Promise<Watch | undefined> =>
    (await allOwn(visitor)).find(({ WatchID }) => WatchID === id)

  const list = async (visitor: Visitor, page: number): Promise<WatchAnswer> => {
    const found = await own(visitor, { PageSize: PAGE, PageNumber: page })
    if (found.List.length === 0 && page > 1) return list(visitor, page - 1)
    return listAnswer(found, page, bridgeWordsFor(visitor.locale))
  }

  const zoneOf = ({ person }: Visitor) => keyv.get<Zone>(`zone/${person}`)
  const keepZone = ({ person }: Visitor, zone: string | undefined) =>
    keyv.set(`zone/${person}`, { person, zone } satisfies Zone, ZONE_KEPT_MS)

  const addSearch =
    (every: Every): Act =>
    async (visitor, press, words) => {
      const text = await names.textOf(press.object)
      const wanted = text === undefined ? undefined : parseButtonSearch(text)
      if (wanted === undefined) return textAnswer(words.searchGone)
      const { tellIn = press.tellIn, filter }: Narrowed = wanted
      return add(visitor, { ...press, tellIn }, { filter }, every)
    }

  async function add(visitor: Visitor, press: WatchPress, wanted: Wanted, every: Every): Promise<WatchAnswer> {
    const words = bridgeWordsFor(visitor.locale)
    const { tellIn, openPrivate } = press
    if (tellIn === undefined && openPrivate === undefined) return textAnswer(words.watching.noThread)
    const SerialNumber = await serialOf(visitor)
    const zone = press.timeZone ?? (await zoneOf(visitor))?.zone
    const sessionID = await threads.sessionOf(visitor, tellIn)
    try {
      const made = await client.call('WatchAdd', {
        ...('filter' in wanted ? filterOnly(wanted.filter) : { ListingID: wanted.listingId }),
        SerialNumber,
        sessionID,
        Every: every,
        ...(zone !== undefined && { TimeZone: zone }),
      })
      if (tellIn === undefined && openPrivate !== undefined && (await threads.lastVisit(sessionID)) === undefined)
        await threads.openAlertThread(sessionID, { ...visitor, ...(await openPrivate()) })
      if (await isDouble(visitor, made.WatchID)) return textAnswer(words.watching.already(made.Summary))
      return await added(visitor, press, { ...made, every, isHome: 'listingId' in wanted })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.error === 'noSuchListing') return textAnswer(words.listingGone)
      if (error.error !== 'watchTooWide' || 'listingId' in wanted) throw error
      return tooWide(visitor, { filter: wanted.filter, ...(tellIn && { tellIn }) }, error.data as TooWide)
    }
  }

  /** Whether the watch's thread was closed at the last alert. */
  const isLost = async ({ SessionID }: Watch) => (await keyv.get(lostKey(SessionID))) !== undefined

  /** Whether the person already watched the same. Then the new watch is deleted, or the older one if its thread is closed. */
  async function isDouble(visitor: Visitor, id: number): Promise<boolean> {
    const watches = await allOwn(visitor)
    const made = watches.find(({ WatchID }) => WatchID === id)
    const older = watches.find((watch) => made !== undefined && watch.WatchID < id && isSame(watch, made))
    if (made === undefined || older === undefined) return false
    if (await isLost(older)) {
      await client.call('WatchRemove', { WatchID: older.WatchID }).catch(ignoreGone)
      return false
    }
    await client.call('WatchRemove', { WatchID: id }).catch(ignoreGone)
    const { WatchID } = older
    if (older.State === 'Paused') await client.call('WatchEdit', { WatchID, State: 'Active' })
    if (older.Every !== made.Every) await client.call('WatchEdit', { WatchID, Every: made.Every })
    return true
  }

  type Added = { Summary: string; Count: number; every: Every; isHome: boolean }
  async function added(visitor: Visitor, press: WatchPress, { Summary, Count, every, isHome }: Added) {
    const words = bridgeWordsFor(visitor.locale)
    const { watching } = words
    const said = isHome
      ? watching.homeAdded(Summary)
      : watching.searchAdded(Summary, Count.toLocaleString(words.language))
    const where = press.tellIn === undefined ? watching.there.private : watching.there.here
    const text = [said, watching.digests[every], where].filter((part) => part !== '').join(' ')
    if (press.timeZone !== undefined || (await zoneOf(visitor)) !== undefined) return textAnswer(text)
    await keepZone(visitor, undefined)
    const { TimeZone } = await chatbots.at(visitor.place)
    const menu = zoneMenu({ own: TimeZone, most: limits.options }, time.now(), words)
    return { ...textAnswer(`${text}\n\n${watching.zoneAsked}`), menu }
  }

  async function tooWide({ person, locale }: Visitor, asked: Narrowed, wide: TooWide): Promise<WatchAnswer> {
    const { Count, PerDay } = wide
    const words = bridgeWordsFor(locale)
    const nameOf = (narrowed: Narrowed) => names.nameOf(JSON.stringify(narrowed), person)
    const narrower = bestNarrowings(wide, WATCH_COUNT_MAX).map(async (one) => {
      const Value = one.Field === 'MaxPrice' ? Number(one.Value) : one.Value
      const object = await nameOf({ ...asked, filter: { ...asked.filter, [one.Field]: Value } })
      return { verb: 'watch', object, label: narrowingLabel(one, words) }
    })
    const daily = { verb: 'watchdaily', object: await nameOf(asked), label: words.watching.buttons.daily }
    const shown = (count: number) => count.toLocaleString(words.language)
    return {
      ...textAnswer(words.watching.tooWide(shown(Count), shown(PerDay))),
      buttons: [...(await Promise.all(narrower)), daily],
    }
  }

  /** Runs `work` with one of the person's watches. The button's object is the person or a page, and the watch. */
  const withWatch = async (
    visitor: Visitor,
    id: string,
    words: BridgeWords,
    work: (watch: Watch) => Promise<string>,
  ): Promise<WatchAnswer> => {
    const watch = await find(visitor, Number(id))
    if (watch === undefined) return textAnswer(words.watching.ended)
    return textAnswer(await work(watch).catch(endedIn(words)))
  }
  const stop =
    (words: BridgeWords) =>
    async ({ WatchID, Summary }: Watch) => {
      await client.call('WatchRemove', { WatchID })
      return words.watching.stopped(Summary)
    }
  const pause =
    (words: BridgeWords) =>
    async ({ WatchID, Summary, TimeZone }: Watch) => {
      const until = time.now() + WEEK_MS
      await client.call('WatchEdit', { WatchID, PausedUntil: new Date(until).toISOString() })
      return words.watching.paused(Summary, formatDay(TimeZone, until, words.language))
    }
  const resume =
    (words: BridgeWords) =>
    async ({ WatchID, Summary }: Watch) => {
      await client.call('WatchEdit', { WatchID, State: 'Active' })
      return words.watching.goesOn(Summary)
    }

  /** A button under an alert, which others may see too. Its object is `person/watch`; without a watch it opens the list. */
  const underAlert =
    (work: (words: BridgeWords) => (watch: Watch) => Promise<string>): Act =>
    async (visitor, { object }, words) => {
      const [person, id = ''] = object.split('/')
      if (person !== visitor.person) return textAnswer(words.watching.notYours)
      return id === '' ? list(visitor, 1) : withWatch(visitor, id, words, work(words))
    }
  /** A button in the list; its object is `page/watch`. Returns the updated list. */
  const inList =
    (work: (words: BridgeWords) => (watch: Watch, value: string | undefined) => Promise<unknown>): Act =>
    async (visitor, { object, value }, words) => {
      const [page, id = ''] = object.split('/')
      await withWatch(visitor, id, words, async (watch) => String(await work(words)(watch, value)))
      return list(visitor, Number(page) || 1)
    }

  /** Resumes a watch. If its thread is closed, asks for another one. */
  const resumeInList: Act = async (visitor, press, words) => {
    const [page = '', id = '', how] = press.object.split('/')
    const watch = await find(visitor, Number(id))
    if (watch !== undefined && (await isLost(watch))) {
      if (how !== RESUME_ANYWAY) return threadGoneAnswer(`${page}/${id}`, watch, words)
      await keyv.delete(lostKey(watch.SessionID))
    }
    return inList(resume)(visitor, press, words)
  }
  /** Moves the alerts of a watch to the thread of the button, or to a private one. */
  const move: Act = async (visitor, press, words) => {
    const [page, id = ''] = press.object.split('/')
    const watch = await find(visitor, Number(id))
    if (watch === undefined) return list(visitor, Number(page) || 1)
    const { tellIn, openPrivate } = press
    if (tellIn === undefined && openPrivate === undefined) return textAnswer(words.watching.noThread)
    const thread = tellIn ?? (await openPrivate?.())
    const sessionID = await threads.sessionOf(visitor, thread)
    await client.call('WatchEdit', { WatchID: watch.WatchID, sessionID, State: 'Active' }).catch(ignoreGone)
    return list(visitor, Number(page) || 1)
  }

  const actions: Record<WatchVerb, Act> = {
    watch: addSearch('AtOnce'),
    watchdaily: addSearch('Daily'),
    async watchhome(visitor, press) {
      const [id = ''] = ((await names.textOf(press.object)) ?? '').split('.')
      const listingId = Number(id)
      if (!Number.isInteger(listingId) || listingId < 1) return textAnswer(bridgeWordsFor(visitor.locale).listingGone)
      return add(visitor, press, { listingId }, 'AtOnce')
    },
    unwatch: underAlert(stop),
    pausewatch: underAlert(pause),
    watches: (visitor, { object }) => list(visitor, Number(object) || 1),
    endwatch: inList(stop),
    restwatch: inList(pause),
    wakewatch: (visitor, press, words) => resumeInList(visitor, press, words),
    movewatch: (visitor, press, words) => move(visitor, press, words),
    everywatch: inList(
      () =>
        async ({ WatchID }, value) =>
          client.call('WatchEdit', { WatchID, Every: Every.parse(value) }),
    ),
    async zone(visitor, { value = '' }, words) {
      await keepZone(visitor, value)
      for (const { WatchID } of await allOwn(visitor))
        await client.call('WatchEdit', { WatchID, TimeZone: value }).catch(ignoreGone)
      return textAnswer(words.watching.zoneSet(formatTime(value, time.now(), words.language)))
    },
  }
  return {
    act: (visitor, press) => {
      if (!isWatchVerb(press.verb)) throw new Error(`no button about watches: ${press.verb}`)
      return actions[press.verb](visitor, press, bridgeWordsFor(visitor.locale))
    },
    list,
  }
}

/** The fields of a search that WatchAdd accepts: no order, no empty values. */
const filterOnly = ({ SortBy: _, ...filter }: ListingFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null && value !== ''))

const isSame = (one: Watch, other: Watch): boolean =>
  one.ListingID === other.ListingID && JSON.stringify(one.Filter) === JSON.stringify(other.Filter)

const isGone = (error: unknown): boolean => error instanceof Refused && error.error === 'noSuchWatch'
function ignoreGone(error: unknown): undefined {
  if (!isGone(error)) throw error
}
/** The text for a watch that was deleted meanwhile; throws other errors. */
const endedIn =
  ({ watching }: BridgeWords) =>
  (error: unknown): string => {
    if (!isGone(error)) throw error
    return watching.ended
  }

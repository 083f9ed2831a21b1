import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { isRefusedAs, undefinedIf } from '../../../src/contract/client/refused.ts'
import { DAY_MS } from '../../../src/contract/fields/times.ts'
import type { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'
import { type Every, type TooWide, WATCH_COUNT_MAX, type Watch } from '../../../src/contract/listings/watches.ts'
import type { ButtonSearch } from '../listings/listings.ts'
import type { ShortKeys } from '../listings/short-keys.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Threads } from '../memory/threads.ts'
import type { Visitor } from '../platform/messages.ts'
import type { ListingLimits } from '../platform/platform.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'
import { lostKey } from './alerts.ts'
import { bestNarrowings, narrowingLabel, textAnswer, zoneMenu } from './answers.ts'
import type { AlertThread, WatchAnswer, WatchPress } from './port.ts'

type Parts = {
  client: Client
  keyv: Keyv
  chatbots: ChatbotRouting
  threads: Threads
  shortKeys: ShortKeys
  limits: ListingLimits
  time: Time
  /** all watches of a person */
  allOwn: (visitor: Visitor) => Promise<Watch[]>
}
/** A search that was too wide to watch, or a narrowed one, and the thread for its alerts. */
export type Narrowed = ButtonSearch & { tellIn?: AlertThread }
/** What to watch, as an input of WatchAdd. */
type Wanted = { filter: ListingFilter } | { listingId: number }
type NewWatch = { wanted: Wanted; every: Every }

/** The time zone that a person chose when asked. */
type Zone = { person: string; zone: string | undefined }
/** How long a person's time zone is kept, in ms. */
const ZONE_KEPT_MS = 2 * 365 * DAY_MS

/** Adds watches: asks for a narrower search if one is too wide, and once for the person's time zone. */
export function createAddWatch({ client, keyv, chatbots, threads, shortKeys, limits, time, allOwn }: Parts) {
  const zoneOf = ({ person }: Visitor) => keyv.get<Zone>(`zone/${person}`)
  const keepZone = ({ person }: Visitor, zone: string | undefined) =>
    keyv.set(`zone/${person}`, { person, zone } satisfies Zone, ZONE_KEPT_MS)
  /** Whether the watch's thread was closed at the last alert. */
  const isLost = async ({ SessionID }: Watch) => (await keyv.get(lostKey(SessionID))) !== undefined

  async function add(visitor: Visitor, press: WatchPress, { wanted, every }: NewWatch): Promise<WatchAnswer> {
    const words = bridgeWordsFor(visitor.locale)
    const { tellIn, openPrivate } = press
    if (tellIn === undefined && openPrivate === undefined) return textAnswer(words.watching.noThread)
    const SerialNumber = await chatbots.serialAt(visitor.place)
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
      if (await isDuplicate(visitor, made.WatchID)) return textAnswer(words.watching.already(made.Summary))
      return await added(visitor, press, { ...made, every, isHome: 'listingId' in wanted })
    } catch (error) {
      if (isRefusedAs(error, 'noSuchListing')) return textAnswer(words.listingGone)
      if (!isRefusedAs(error, 'watchTooWide') || 'listingId' in wanted) throw error
      return tooWide(visitor, { filter: wanted.filter, ...(tellIn && { tellIn }) }, error.data as TooWide)
    }
  }

  /** Whether the person already watched the same. Then the new watch is deleted, or the older one if its thread is closed. */
  async function isDuplicate(visitor: Visitor, id: number): Promise<boolean> {
    const watches = await allOwn(visitor)
    const made = watches.find(({ WatchID }) => WatchID === id)
    const older = watches.find((watch) => made !== undefined && watch.WatchID < id && isSame(watch, made))
    if (made === undefined || older === undefined) return false
    if (await isLost(older)) {
      await client.call('WatchRemove', { WatchID: older.WatchID }).catch(undefinedIf('noSuchWatch'))
      return false
    }
    await client.call('WatchRemove', { WatchID: id }).catch(undefinedIf('noSuchWatch'))
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
    const nameOf = (narrowed: Narrowed) => shortKeys.keyOf(JSON.stringify(narrowed), person)
    const narrower = bestNarrowings(wide, WATCH_COUNT_MAX).map(async (one) => {
      const Value = one.Field === 'MaxPrice' ? Number(one.Value) : one.Value
      const object = await nameOf({ ...asked, filter: { ...asked.filter, [one.Field]: Value } })
      return { verb: 'watch' as const, object, label: narrowingLabel(one, words) }
    })
    const daily = { verb: 'watchdaily' as const, object: await nameOf(asked), label: words.watching.buttons.daily }
    const shown = (count: number) => count.toLocaleString(words.language)
    return {
      ...textAnswer(words.watching.tooWide(shown(Count), shown(PerDay))),
      buttons: [...(await Promise.all(narrower)), daily],
    }
  }

  return { add, isLost, keepZone }
}

/** The fields of a search that WatchAdd accepts: no order, no empty values. */
const filterOnly = ({ SortBy: _, ...filter }: ListingFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null && value !== ''))

const isSame = (one: Watch, other: Watch): boolean =>
  one.ListingID === other.ListingID && JSON.stringify(one.Filter) === JSON.stringify(other.Filter)

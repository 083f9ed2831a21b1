import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { DAY_MS } from '../../../src/contract/fields.ts'
import { Every, type Watch } from '../../../src/contract/listings/watches.ts'
import { parseButtonSearch } from '../listings/listings.ts'
import { createShortKeys } from '../listings/short-names.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Threads } from '../memory/threads.ts'
import type { Watches } from '../platform/listener.ts'
import type { Visitor } from '../platform/messages.ts'
import type { ListingLimits, Platform } from '../platform/platform.ts'
import { formatDay, formatTime, type Time } from '../time.ts'
import { type BridgeWords, bridgeWordsFor } from '../words/words.ts'
import { createAddWatch, ignoreNoWatch, isGone, type Narrowed } from './add-watch.ts'
import { lostKey } from './alerts.ts'
import {
  isWatchVerb,
  listAnswer,
  PAGE,
  RESUME_ANYWAY,
  textAnswer,
  threadGoneAnswer,
  type WatchVerb,
} from './answers.ts'
import { createOwnWatches } from './own-watches.ts'
import type { WatchAnswer, WatchPress } from './port.ts'

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
/** Changes a watch. Returns a text for the person. `value`: what the person chose from a menu. */
type Change = (watch: Watch, words: BridgeWords, value: string | undefined) => Promise<string>
/** The watch to change, by its id, and who changes it. */
type Target = { visitor: Visitor; id: string; words: BridgeWords; value?: string | undefined }

const WEEK_MS = 7 * DAY_MS

/** Handles buttons about watches: add, list, pause, change, delete. All apply to the person's own watches. */
export function createWatches({ client, keyv, chatbots, threads, source, limits, time }: Parts): Watches {
  const shortKeys = createShortKeys(keyv, limits.keyLength)
  const own = createOwnWatches({ client, chatbots, source })

  const list = async (visitor: Visitor, page: number): Promise<WatchAnswer> => {
    const found = await own.page(visitor, { PageSize: PAGE, PageNumber: page })
    if (found.List.length === 0 && page > 1) return list(visitor, page - 1)
    return listAnswer(found, page, bridgeWordsFor(visitor.locale))
  }

  const { add, isLost, keepZone } = createAddWatch({
    client,
    keyv,
    chatbots,
    threads,
    shortKeys: shortKeys,
    limits,
    time,
    allOwn: own.all,
  })

  const addSearch =
    (every: Every): Act =>
    async (visitor, press, words) => {
      const text = await shortKeys.textOf(press.object)
      const wanted = text === undefined ? undefined : parseButtonSearch(text)
      if (wanted === undefined) return textAnswer(words.searchGone)
      const { tellIn = press.tellIn, filter }: Narrowed = wanted
      return add(visitor, { ...press, tellIn }, { filter }, every)
    }

  const stop: Change = async ({ WatchID, Summary }, { watching }) => {
    await client.call('WatchRemove', { WatchID })
    return watching.stopped(Summary)
  }
  const pause: Change = async ({ WatchID, Summary, TimeZone }, { watching, language }) => {
    const until = time.now() + WEEK_MS
    await client.call('WatchEdit', { WatchID, PausedUntil: new Date(until).toISOString() })
    return watching.paused(Summary, formatDay(TimeZone, until, language))
  }
  const resume: Change = async ({ WatchID, Summary }, { watching }) => {
    await client.call('WatchEdit', { WatchID, State: 'Active' })
    return watching.goesOn(Summary)
  }
  const setEvery: Change = async ({ WatchID, Summary }, _words, value) => {
    await client.call('WatchEdit', { WatchID, Every: Every.parse(value) })
    return Summary
  }
  /** Changes one of the person's watches. */
  const apply = async (change: Change, { visitor, id, words, value }: Target): Promise<string> => {
    const watch = await own.find(visitor, Number(id))
    if (watch === undefined) return words.watching.ended
    return await change(watch, words, value).catch(endedIn(words))
  }

  /** A button under an alert, which others may see too. Its object is `person/watch`; without a watch it opens the list. */
  const underAlert =
    (change: Change): Act =>
    async (visitor, { object }, words) => {
      const [person, id = ''] = object.split('/')
      if (person !== visitor.person) return textAnswer(words.watching.notYours)
      return id === '' ? list(visitor, 1) : textAnswer(await apply(change, { visitor, id, words }))
    }
  /** A button or menu in the list; its object is `page/watch`. Returns the updated list. */
  const inList =
    (change: Change): Act =>
    async (visitor, { object, value }, words) => {
      const [page, id = ''] = object.split('/')
      await apply(change, { visitor, id, words, value })
      return list(visitor, Number(page) || 1)
    }

  /** Resumes a watch. If its thread is closed, asks for another one. */
  const resumeInList: Act = async (visitor, press, words) => {
    const [page = '', id = '', how] = press.object.split('/')
    const watch = await own.find(visitor, Number(id))
    if (watch !== undefined && (await isLost(watch))) {
      if (how !== RESUME_ANYWAY) return threadGoneAnswer(`${page}/${id}`, watch, words)
      await keyv.delete(lostKey(watch.SessionID))
    }
    return inList(resume)(visitor, press, words)
  }
  /** Moves the alerts of a watch to the thread of the button, or to a private one. */
  const move: Act = async (visitor, press, words) => {
    const [page, id = ''] = press.object.split('/')
    const watch = await own.find(visitor, Number(id))
    if (watch === undefined) return list(visitor, Number(page) || 1)
    const { tellIn, openPrivate } = press
    if (tellIn === undefined && openPrivate === undefined) return textAnswer(words.watching.noThread)
    const thread = tellIn ?? (await openPrivate?.())
    const sessionID = await threads.sessionOf(visitor, thread)
    await client.call('WatchEdit', { WatchID: watch.WatchID, sessionID, State: 'Active' }).catch(ignoreNoWatch)
    return list(visitor, Number(page) || 1)
  }

  const actions: Record<WatchVerb, Act> = {
    watch: addSearch('AtOnce'),
    watchdaily: addSearch('Daily'),
    async watchhome(visitor, press) {
      const [id = ''] = ((await shortKeys.textOf(press.object)) ?? '').split('.')
      const listingId = Number(id)
      if (!Number.isInteger(listingId) || listingId < 1) return textAnswer(bridgeWordsFor(visitor.locale).listingGone)
      return add(visitor, press, { listingId }, 'AtOnce')
    },
    unwatch: underAlert(stop),
    pausewatch: underAlert(pause),
    watches: (visitor, { object }) => list(visitor, Number(object) || 1),
    endwatch: inList(stop),
    restwatch: inList(pause),
    wakewatch: resumeInList,
    movewatch: move,
    everywatch: inList(setEvery),
    async zone(visitor, { value = '' }, words) {
      await keepZone(visitor, value)
      for (const { WatchID } of await own.all(visitor))
        await client.call('WatchEdit', { WatchID, TimeZone: value }).catch(ignoreNoWatch)
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

/** The text for a watch that was deleted meanwhile; throws other errors. */
const endedIn =
  ({ watching }: BridgeWords) =>
  (error: unknown): string => {
    if (!isGone(error)) throw error
    return watching.ended
  }

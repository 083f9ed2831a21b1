import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { isRefusedAs, undefinedIf } from '../../../src/contract/client/refused.ts'
import { DAY_MS } from '../../../src/contract/fields/times.ts'
import { Every, type Watch } from '../../../src/contract/listings/watches.ts'
import type { Threads } from '../memory/threads.ts'
import type { Visitor } from '../platform/messages.ts'
import type { WatchVerb } from '../text/controls.ts'
import { formatDay, type Time } from '../time.ts'
import type { BridgeWords } from '../words/words.ts'
import { lostKey } from './alerts.ts'
import { RESUME_ANYWAY, textAnswer, threadGoneAnswer } from './answers.ts'
import type { OwnWatches } from './own-watches.ts'
import type { WatchAnswer, WatchPress } from './port.ts'

type Parts = {
  client: Client
  keyv: Keyv
  threads: Threads
  own: OwnWatches
  /** One page of the visitor's watches. */
  list: (visitor: Visitor, page: number) => Promise<WatchAnswer>
  /** Whether the thread of the watch can no longer be reached. */
  isLost: (watch: Watch) => Promise<boolean>
  time: Time
}
export type Act = (visitor: Visitor, press: WatchPress, words: BridgeWords) => Promise<WatchAnswer>
/** Changes a watch. Returns a text for the person. `value`: what the person chose from a menu. */
type Change = (watch: Watch, words: BridgeWords, value: string | undefined) => Promise<string>
/** The watch to change, by its id, and who changes it. */
type Target = { visitor: Visitor; id: string; words: BridgeWords; value?: string | undefined }

const WEEK_MS = 7 * DAY_MS

/** Handles buttons and menus that pause, resume, move, change or stop a watch. All apply to the person's own watches. */
export function createChangeWatch({ client, keyv, threads, own, list, isLost, time }: Parts) {
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
    await client
      .call('WatchEdit', { WatchID: watch.WatchID, sessionID, State: 'Active' })
      .catch(undefinedIf('noSuchWatch'))
    return list(visitor, Number(page) || 1)
  }

  return {
    unwatch: underAlert(stop),
    pausewatch: underAlert(pause),
    endwatch: inList(stop),
    restwatch: inList(pause),
    wakewatch: resumeInList,
    movewatch: move,
    everywatch: inList(setEvery),
  } satisfies Partial<Record<WatchVerb, Act>>
}

/** The text for a watch that was deleted meanwhile; throws other errors. */
const endedIn =
  ({ watching }: BridgeWords) =>
  (error: unknown): string => {
    if (!isRefusedAs(error, 'noSuchWatch')) throw error
    return watching.ended
  }

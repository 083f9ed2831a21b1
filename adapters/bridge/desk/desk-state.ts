import type { Client } from '../../../src/contract/client/client.ts'
import { isOnPlatform } from '../memory/people.ts'
import type { RecentMessages } from '../memory/recent-messages.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'
import type { DeskPosts } from './desk-posts.ts'
import type { DeskThreads } from './desk-threads.ts'
import type { DeskAuthor, DeskPlatform } from './port.ts'
import type { DeskRecord, DeskRecords } from './records.ts'
import type { Requests } from './requests.ts'

type Parts = Requests & {
  client: Pick<Client, 'call'>
  desk: Pick<DeskPlatform, 'name'>
  records: DeskRecords
  deskThreads: DeskThreads
  deskPosts: DeskPosts
  /** Adds the thread to those that are checked for missed messages after a disconnect. */
  know: (thread: string) => Promise<void>
  /** what is compared with what stands at the desk after a disconnect */
  recentMessages: Pick<RecentMessages, 'add' | 'drop'>
  time: Pick<Time, 'now'>
}
type Attended = Pick<DeskRecord, 'attendant' | 'turn' | 'by' | 'since'> & { reason: string }

/** The author of what the bot itself says at the desk. */
export const SYSTEM: DeskAuthor = { name: '', kind: 'system' }

export type DeskState = ReturnType<typeof createDeskState>

/** Shows at the desk who attends a session: opens, replaces and archives its thread, and keeps its card up to date. */
export function createDeskState({
  client,
  desk,
  records,
  deskThreads,
  deskPosts,
  withServiceRetry,
  detailOf,
  know,
  recentMessages,
  time,
}: Parts) {
  const { recordOf, readCardInto, open, hasDeskMoved, cardFor } = deskThreads

  /** Whether the author belongs to this platform. */
  const isOwn = (by = '') => isOnPlatform(desk.name, by)

  async function attend(session: number, now: Attended, signal: AbortSignal): Promise<void> {
    const known = await recordOf(session, signal)
    if (known === undefined || now.turn < known.turn) return
    const { reason, ...state } = now
    const record = { ...known, ...state }
    const before = known.turn === -1 ? undefined : known.attendant
    if (record.attendant !== 'Bot') await show(record, { before, reason }, signal)
    if (record.thread !== undefined) await redraw(record, signal)
    if (record.thread !== undefined && record.attendant === 'Bot' && record.closes) await archive(record, signal)
    await follow(record)
    await records.keep(record)
  }

  /** Has later checks find what staff write in the thread, and that the card is gone while its buttons are needed. */
  async function follow({ of: session, thread, attendant }: DeskRecord): Promise<void> {
    if (thread === undefined) return
    await know(thread)
    if (attendant === 'Bot') await recentMessages.drop(thread, thread)
    else await recentMessages.add(thread, [{ id: thread, at: time.now(), session }])
  }

  /** Opens or updates the desk thread of a session that waits for a person or has one. */
  async function show(
    record: DeskRecord,
    { before, reason }: { before: DeskRecord['attendant'] | undefined; reason: string },
    signal: AbortSignal,
  ): Promise<void> {
    if (record.reopens === true) return await reopen(record, reason, signal)
    if (record.thread === undefined) return await open(record, reason, signal)
    const { desk: words } = bridgeWordsFor(record.locale)
    const say = (text: string) => note(record, { name: `turn/${record.turn}`, text }, signal)
    if (record.attendant === 'Waiting' && (await hasDeskMoved(record, signal)))
      return await reopen(record, reason, signal)
    if (before === 'Person' && record.attendant === 'Waiting' && !(await say(words.waitsAgain)))
      return await reopen(record, reason, signal)
    if (before === 'Bot') {
      record.closes = false
      await readCardInto(record, reason, signal)
      if (record.attendant !== 'Waiting' || (await say(words.asksAgain(record.asked.name)))) return
      await reopen(record, reason, signal)
    } else if (before === undefined) await readCardInto(record, reason, signal)
  }

  /** Opens a new desk thread if the old one was deleted, refuses messages, or is in a channel that is no longer the desk. */
  async function reopen(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    // The old card may still exist, so its buttons are removed.
    if (record.thread !== undefined)
      await deskPosts.card(record.thread, { ...(await cardFor(record, signal)), buttons: [] }, signal)
    await openAnother(record, reason, signal)
  }

  /** Opens a new desk thread in place of one whose card is gone. */
  async function openAnother(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const { asked, opening: count } = record
    const { labels } = bridgeWordsFor(record.locale).desk
    const why = reason || (asked.facts.find(({ label }) => label === labels.why)?.value ?? '')
    if (record.thread !== undefined) {
      await recentMessages.drop(record.thread, record.thread)
      Object.assign(record, { opening: count + 1, isBegun: false, thread: undefined, reopens: true })
    }
    await open(record, why, signal)
    await follow(record)
    if (record.thread === undefined && record.attendant === 'Person') await release(record, why, signal)
    delete record.reopens
  }

  /**
   * Lets a session wait for a person again whose attendant can no longer read it, because the desk is gone. The two steps are
   * stored before the first one, so that a crash leaves nobody with the bot.
   */
  async function release(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const { of: session } = record
    const detail = await detailOf(session, signal)
    if (detail?.Attendant === 'Person' && isOwn(detail.By?.ID)) {
      record.releases = detail.Turn
      await records.keep(record)
      await withServiceRetry(() => client.call('HandBack', { sessionID: session }), signal)
    } else if (detail === undefined || detail.Turn - 1 !== record.releases) return
    await withServiceRetry(() => client.call('HandOver', { sessionID: session, Reason: reason }), signal)
    delete record.releases
  }

  async function redraw(record: DeskRecord, signal: AbortSignal): Promise<void> {
    const { thread } = record
    if (thread !== undefined) await deskPosts.card(thread, await cardFor(record, signal), signal)
  }

  async function archive(record: DeskRecord, signal: AbortSignal): Promise<void> {
    record.closes = false
    if (record.thread !== undefined) await deskPosts.archive(record.thread, signal)
  }

  /** Posts a system message. Returns whether it was posted. */
  async function note(
    record: DeskRecord,
    { name, text }: { name: string; text: string },
    signal: AbortSignal,
  ): Promise<boolean> {
    return await post(record, { name: `${record.of}/${name}`, text, author: SYSTEM }, signal)
  }

  async function post(
    record: DeskRecord,
    said: { name: string; text: string; author: DeskAuthor },
    signal: AbortSignal,
  ): Promise<boolean> {
    if (record.thread === undefined) return false
    const last = await deskPosts.post({ ...said, thread: record.thread, after: record.last }, signal)
    if (last !== undefined) record.last = last
    return last !== undefined
  }

  return { attend, reopen, openAnother, redraw, archive, note, post, isOwn }
}

import type { Client } from '../../../src/contract/client/client.ts'
import { type EventData, REMINDER } from '../../../src/contract/events/events.ts'
import type { Queued } from '../inbox/pending.ts'
import { isOnPlatform } from '../memory/people.ts'
import { shortened } from '../text/length.ts'
import { bridgeWordsFor } from '../words/words.ts'
import type { DeskPosts } from './desk-posts.ts'
import type { DeskThreads } from './desk-threads.ts'
import type { DeskAuthor, DeskPlatform } from './port.ts'
import type { DeskRecord, Records } from './records.ts'
import type { Requests } from './requests.ts'

/** A change that a desk thread shows. `restore`: the service lists a session whose desk thread may be unknown here. */
export type DeskChange =
  | { kind: 'attendant'; data: EventData['attendant']; at: string }
  | { kind: 'restore'; at: string }
  | { kind: 'message'; data: EventData['message'] }
  | { kind: 'close'; turn: number }
  | { kind: 'forget'; threads?: string[] }
/** `thread` holds the session's number. */
export type DeskTask = Queued & { change: DeskChange }

type Parts = Requests & {
  client: Pick<Client, 'call'>
  desk: DeskPlatform
  records: Records
  deskThreads: DeskThreads
  deskPosts: DeskPosts
  /** Adds the thread to those that are checked for missed messages after a disconnect. */
  know: (thread: string) => Promise<void>
  /** Called for a message that was written in that thread and cannot be shown to the visitor. */
  undelivered: (thread: string, messageId: number, attempt: string) => Promise<void>
}
type Attended = Pick<DeskRecord, 'attendant' | 'turn' | 'by' | 'since'> & { reason: string }

const SYSTEM: DeskAuthor = { name: '', kind: 'system' }

/** Shows the events of a session in its desk thread, in order. */
export function createSessionMirror({
  client,
  desk,
  records,
  deskThreads,
  deskPosts,
  withServiceRetry,
  detailOf,
  know,
  undelivered,
}: Parts) {
  const { recordOf, read, open, isElsewhere, cardFor } = deskThreads

  async function attend(session: number, now: Attended, signal: AbortSignal): Promise<void> {
    const known = await recordOf(session, signal)
    if (known === undefined || now.turn < known.turn) return
    const { reason, ...state } = now
    const record = { ...known, ...state }
    const before = known.turn === -1 ? undefined : known.attendant
    if (record.attendant !== 'Bot') await show(record, { before, reason }, signal)
    if (record.thread !== undefined) await redraw(record, signal)
    if (record.thread !== undefined && record.attendant === 'Bot' && record.closes) await putAway(record, signal)
    if (record.thread !== undefined) await know(record.thread)
    await records.keep(record)
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
    if (record.attendant === 'Waiting' && (await isElsewhere(record, signal)))
      return await reopen(record, reason, signal)
    if (before === 'Person' && record.attendant === 'Waiting' && !(await say(words.waitsAgain)))
      return await reopen(record, reason, signal)
    if (before === 'Bot') {
      record.closes = false
      await read(record, reason, signal)
      if (record.attendant !== 'Waiting' || (await say(words.asksAgain(record.asked.name)))) return
      await reopen(record, reason, signal)
    } else if (before === undefined) await read(record, reason, signal)
  }

  /** Opens a new desk thread if the old one was deleted, refuses messages, or is in a channel that is no longer the desk. */
  async function reopen(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const { thread: old, asked, opening: count } = record
    const { labels } = bridgeWordsFor(record.locale).desk
    const why = reason || (asked.facts.find(({ label }) => label === labels.why)?.value ?? '')
    if (old !== undefined) {
      // The old card may still exist, so its buttons are removed.
      await deskPosts.card(old, { ...(await cardFor(record, signal)), buttons: [] }, signal)
      Object.assign(record, { opening: count + 1, isBegun: false, thread: undefined, reopens: true })
    }
    await open(record, why, signal)
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

  async function putAway(record: DeskRecord, signal: AbortSignal): Promise<void> {
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

  /** `id`: of the event. */
  async function mirror(
    session: number,
    { data, id }: { data: EventData['message']; id: string },
    signal: AbortSignal,
  ): Promise<void> {
    if (data.Change === 'Undelivered') {
      const origin = isOwn(data.By?.ID) ? await records.originOf(session, data.MessageID, signal) : undefined
      return origin === undefined ? undefined : await undelivered(origin, data.MessageID, id)
    }
    const record = await records.of(session)
    if (record?.reopens === true && record.thread === undefined) {
      await reopen(record, '', signal)
      await records.keep(record)
    }
    if (record?.thread === undefined) return
    const { MessageID, Type, Content, Change, By, FileIds = [] } = data
    if (MessageID <= record.until) return Change === undefined ? undefined : await correct(record, data, signal)
    const name = `message/${MessageID}`
    const isFollowed = record.attendant !== 'Bot' || Type === 'System' || (await deskPosts.isShown(name))
    if (!isFollowed) return
    if (Type === 'Human' && isOwn(By?.ID) && (await records.originOf(session, MessageID, signal)) === record.thread)
      return
    if (Change === 'Removed') return await deskPosts.takeBack(name, record.thread, signal)
    const { desk: words } = bridgeWordsFor(record.locale)
    const authors: Record<typeof Type, DeskAuthor> = {
      User: { name: By?.Name || record.asked.name || words.visitor, kind: 'visitor' },
      AI: { name: words.bot, kind: 'bot' },
      Human: { name: By?.Name ?? '', kind: 'staff' },
      System: { name: words.bot, kind: 'system' },
    }
    const text = Content === '' && FileIds.length > 0 ? '📎' : Content
    const isRefused = text.trim() !== '' && !(await post(record, { name, text, author: authors[Type] }, signal))
    // The card of the new thread contains this message. A refused edit of an old message opens no new thread.
    if (isRefused && Change === undefined && record.attendant !== 'Bot') await reopen(record, '', signal)
    const { thread } = record
    if (thread !== undefined && Change === 'Edited')
      await deskPosts.keepFiles(name, { thread, staying: FileIds }, signal)
    // An edit adds no files, so they are sent once.
    if (thread !== undefined && FileIds.length > 0 && Change === undefined) {
      const sent = { thread, name, fileIds: FileIds, session }
      const refused = await withServiceRetry(() => deskPosts.files(sent, signal), signal)
      const missing = refused.map((file) => bridgeWordsFor(record.locale).fileNotShown(file)).join('\n')
      if (missing !== '') await post(record, { name: `${name}/refused`, text: missing, author: SYSTEM }, signal)
    }
    await records.keep(record)
  }

  /** Whether the author belongs to this platform. */
  const isOwn = (by = '') => isOnPlatform(desk.name, by)

  /** Corrects a message that is part of the card. */
  async function correct(
    record: DeskRecord,
    { MessageID, Content }: EventData['message'],
    signal: AbortSignal,
  ): Promise<void> {
    const { asked } = record
    const talk = asked.talk.flatMap((said) => {
      if (said.id !== MessageID) return said
      return Content === '' ? [] : { ...said, text: shortened(Content, LINE_MAX) }
    })
    record.asked = { ...asked, talk }
    await redraw(record, signal)
    await records.keep(record)
  }

  async function remind(
    session: number,
    { Turn, By }: EventData['attendant'],
    at: string,
    signal: AbortSignal,
  ): Promise<void> {
    const record = await records.of(session)
    if (record === undefined) return
    await note(
      record,
      { name: `reminder/${Turn}/${at}`, text: bridgeWordsFor(record.locale).desk.reminder(By?.Name ?? '') },
      signal,
    )
    await records.keep(record)
  }

  async function close(session: number, turn: number, signal: AbortSignal): Promise<void> {
    const record = await records.of(session)
    if (record === undefined || record.turn > turn) return
    // The event that hands the session back to the bot may come later; the thread is archived then.
    if (record.turn < turn) record.closes = true
    else await putAway(record, signal)
    await records.keep(record)
  }

  /** Reads the state from the service, since the event of it may no longer be kept. */
  async function restore(session: number, at: string, signal: AbortSignal): Promise<void> {
    const detail = await detailOf(session, signal)
    if (detail === undefined) return
    const { Attendant: attendant, Turn: turn, By } = detail
    await attend(session, { attendant, turn, by: By?.Name ?? '', since: at, reason: '' }, signal)
  }

  /** `known`: the session's threads as the service lists them. */
  async function forget(session: number, known: string[], signal: AbortSignal): Promise<void> {
    const own = (await records.of(session))?.thread
    const threads = new Set(own === undefined ? known : [own, ...known])
    for (const thread of threads) await deskPosts.erase(thread, signal)
    for (const thread of threads) await records.forgetThread(thread)
    await records.forget(session)
  }

  return async ({ thread, id, change }: DeskTask, signal: AbortSignal): Promise<void> => {
    const session = Number(thread)
    if (change.kind === 'message') return await mirror(session, { data: change.data, id }, signal)
    if (change.kind === 'close') return await close(session, change.turn, signal)
    if (change.kind === 'forget') return await forget(session, change.threads ?? [], signal)
    if (change.kind === 'restore') return await restore(session, change.at, signal)
    const { data, at } = change
    if (data.Reason === REMINDER && data.Attendant === 'Person') return await remind(session, data, at, signal)
    const now = {
      attendant: data.Attendant,
      turn: data.Turn,
      by: data.By?.Name ?? '',
      since: at,
      reason: data.Reason ?? '',
    }
    await attend(session, now, signal)
  }
}

/** Maximum length of a message on a card; staff can read the rest in the history. */
const LINE_MAX = 500

import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { EventData } from '../../../src/contract/events/events.ts'
import type { Queued } from '../inbox/pending.ts'
import { Undelivered } from '../platform.ts'
import { createBackoff, withDeliveryRetry, withRetry } from '../retry.ts'
import { shortened } from '../text/shorten.ts'
import type { Time } from '../time.ts'
import { wordsFor } from '../words/words.ts'
import { cardOf, readCard } from './card.ts'
import type { Desks } from './desks.ts'
import type { Desk, DeskAuthor, DeskPlatform } from './port.ts'
import type { DeskRecord, Records } from './records.ts'
import type { Showing } from './showing.ts'

/** What a desk thread has to follow. `restore`: a session whose desk thread may not be known here, as the service lists it. */
export type DeskChange =
  | { kind: 'attendant'; data: EventData['attendant']; at: string }
  | { kind: 'restore'; at: string }
  | { kind: 'message'; data: EventData['message'] }
  | { kind: 'close'; turn: number }
  | { kind: 'forget' }
/** `thread`: the session. */
export type DeskTask = Queued & { change: DeskChange }

type Parts = {
  client: Client
  desk: DeskPlatform
  desks: Desks
  records: Records
  showing: Showing
  time: Time
  report: (error: unknown) => void
}
type Attended = Pick<DeskRecord, 'attendant' | 'turn' | 'by' | 'since'> & { reason: string }

/** The reason in the event that reminds who took a session over that its visitor waits. */
const REMINDER = 'Reminder'
const SYSTEM: DeskAuthor = { name: '', kind: 'system' }

/** Has the desk thread of a session show what happens in the session, in order. */
export function createFollowing({ client, desk, desks, records, showing, time, report }: Parts) {
  /** Asks the service for as long as it is away. */
  const asking = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    withRetry(work, createBackoff(time, Number.POSITIVE_INFINITY), signal)

  const detailOf = (session: number, signal: AbortSignal) =>
    asking(() => client.call('SessionDetail', { sessionID: session }), signal).catch(goneAsUndefined)

  /** What is remembered of a session, else what the service knows of it. */
  async function recordOf(session: number, signal: AbortSignal): Promise<DeskRecord | undefined> {
    const known = await records.of(session)
    if (known !== undefined) return known
    const detail = await detailOf(session, signal)
    if (detail === undefined) return undefined
    const thread = detail.Places.findLast(({ Role, source }) => Role === 'Desk' && source === desk.name)?.Thread
    return {
      of: session,
      serialNumber: detail.SerialNumber,
      opening: 0,
      isBegun: false,
      thread,
      last: thread ?? '',
      attendant: 'Bot',
      turn: -1,
      by: '',
      since: detail.CreateTime,
      asked: { name: '', title: '', facts: [], talk: [] },
      until: 0,
      locale: undefined,
      closes: false,
    }
  }

  async function attend(session: number, now: Attended, signal: AbortSignal): Promise<void> {
    const known = await recordOf(session, signal)
    if (known === undefined || now.turn < known.turn) return
    const { reason, ...state } = now
    const record = { ...known, ...state }
    const before = known.turn === -1 ? undefined : known.attendant
    if (record.attendant !== 'Bot') await show(record, { before, reason }, signal)
    if (record.thread !== undefined) await redraw(record, signal)
    if (record.thread !== undefined && record.attendant === 'Bot' && record.closes) await putAway(record, signal)
    await records.keep(record)
  }

  /** Has the session that somebody is to attend, or attends, stand at the desk. */
  async function show(
    record: DeskRecord,
    { before, reason }: { before: DeskRecord['attendant'] | undefined; reason: string },
    signal: AbortSignal,
  ): Promise<void> {
    if (record.thread === undefined) return await open(record, reason, signal)
    const { desk: words } = wordsFor(record.locale)
    const say = (text: string) => note(record, { name: `turn/${record.turn}`, text }, signal)
    if (before === 'Person' && record.attendant === 'Waiting') await say(words.waitsAgain)
    if (before === 'Bot') {
      record.closes = false
      await read(record, reason, signal)
      if (record.attendant !== 'Waiting' || (await say(words.asksAgain(record.asked.name)))) return
      // The thread was deleted, or takes nothing any more.
      Object.assign(record, { opening: record.opening + 1, isBegun: false, thread: undefined })
      await open(record, reason, signal)
    } else if (before === undefined) await read(record, reason, signal)
  }

  async function read(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const detail = await detailOf(record.of, signal)
    if (detail === undefined) return
    Object.assign(record, await asking(() => readCard(client, detail, reason, record.locale), signal))
  }

  async function open(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const [place] = await asking(() => desks.of(record.serialNumber), signal)
    if (place === undefined) return
    record.locale ??= await desk.localeOf(place).catch(() => undefined)
    if (!record.isBegun) await read(record, reason, signal)
    const again = record.isBegun
    record.isBegun = true
    await records.keep(record)
    const key = `${desk.name}/desk/${record.of}/${record.opening}`
    const card = cardOf(record, await timeOf(record, signal))
    try {
      const thread = await withDeliveryRetry(() => desk.openThread({ desk: place, key, again, card }), time, signal)
      if (thread === undefined) return await endDesk(record.serialNumber, place, signal)
      Object.assign(record, { thread, last: thread })
      await records.keepPlace(thread, { session: record.of, role: 'Desk', person: '' })
      await records.keep(record)
      const at = { Role: 'Desk', source: desk.name, Thread: thread } as const
      await asking(() => client.call('PlaceSet', { sessionID: record.of, ...at }), signal)
    } catch (error) {
      if (!(error instanceof Undelivered) || error.failure !== 'refused') throw error
      report(error)
      await tellManager(record.serialNumber, place, 'closedTo', signal)
    }
  }

  /** The mail goes at once from now on; of who asked just now it tells when nobody came. */
  async function endDesk(serialNumber: string, place: Desk, signal: AbortSignal): Promise<void> {
    await asking(() => desks.end(serialNumber, place.workspace), signal)
    await tellManager(serialNumber, place, 'gone', signal)
  }

  async function tellManager(serialNumber: string, place: Desk, what: 'gone' | 'closedTo', signal: AbortSignal) {
    const { Name } = await asking(() => client.call('Detail', { serialNumber }), signal)
    const { desk: words } = wordsFor(await desk.localeOf(place).catch(() => undefined))
    report(new Error(words[what](Name)))
    await desk.tellManager(place, words[what](Name)).catch(report)
  }

  async function redraw(record: DeskRecord, signal: AbortSignal): Promise<void> {
    const { thread } = record
    if (thread !== undefined) await showing.card(thread, cardOf(record, await timeOf(record, signal)), signal)
  }

  async function putAway(record: DeskRecord, signal: AbortSignal): Promise<void> {
    record.closes = false
    if (record.thread !== undefined) await showing.archive(record.thread, signal)
  }

  /** Whether it stands there. */
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
    const last = await showing.post({ ...said, thread: record.thread, after: record.last }, signal)
    if (last !== undefined) record.last = last
    return last !== undefined
  }

  async function mirror(session: number, data: EventData['message'], signal: AbortSignal): Promise<void> {
    const record = await records.of(session)
    if (record?.thread === undefined) return
    const { MessageID, Type, Content, Change, By, FileIds = [] } = data
    if (MessageID <= record.until) return Change === undefined ? undefined : await correct(record, data, signal)
    const name = `message/${MessageID}`
    const isFollowed = record.attendant !== 'Bot' || Type === 'System' || (await showing.isShown(name))
    if (!isFollowed) return
    if (Type === 'Human' && isOwn(By?.ID) && (await records.originOf(session, MessageID, signal)) === record.thread)
      return
    if (Change === 'Removed') return await showing.takeBack(name, record.thread, signal)
    const { desk: words } = wordsFor(record.locale)
    const authors: Record<typeof Type, DeskAuthor> = {
      User: { name: By?.Name || record.asked.name || words.visitor, kind: 'visitor' },
      AI: { name: words.bot, kind: 'bot' },
      Human: { name: By?.Name ?? '', kind: 'staff' },
      System: { name: words.bot, kind: 'system' },
    }
    const text = Content === '' && FileIds.length > 0 ? '📎' : Content
    if (text.trim() !== '') await post(record, { name, text, author: authors[Type] }, signal)
    const { thread } = record
    // An edit changes the words alone.
    if (FileIds.length > 0 && Change === undefined) {
      const sent = { thread, name, fileIds: FileIds, session }
      const refused = await asking(() => showing.files(sent, signal), signal)
      const missing = refused.map((file) => wordsFor(record.locale).fileNotShown(file)).join('\n')
      if (missing !== '') await post(record, { name: `${name}/refused`, text: missing, author: SYSTEM }, signal)
    }
    await records.keep(record)
  }

  /** Whether who said something sits on this platform. */
  const isOwn = (by = '') => by.startsWith(`${desk.name}:`)

  /** What the card tells of is corrected there. */
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
      { name: `reminder/${Turn}/${at}`, text: wordsFor(record.locale).desk.reminder(By?.Name ?? '') },
      signal,
    )
    await records.keep(record)
  }

  async function close(session: number, turn: number, signal: AbortSignal): Promise<void> {
    const record = await records.of(session)
    if (record === undefined || record.turn > turn) return
    // What says that the bot attends again may still have to come.
    if (record.turn < turn) record.closes = true
    else await putAway(record, signal)
    await records.keep(record)
  }

  /** As the service has it: the event of it may be long gone. */
  async function restore(session: number, at: string, signal: AbortSignal): Promise<void> {
    const detail = await detailOf(session, signal)
    if (detail === undefined) return
    const { Attendant: attendant, Turn: turn, By } = detail
    await attend(session, { attendant, turn, by: By?.Name ?? '', since: at, reason: '' }, signal)
  }

  async function forget(session: number, signal: AbortSignal): Promise<void> {
    const record = await records.of(session)
    if (record?.thread !== undefined) await showing.erase(record.thread, signal)
    await records.forget(session, record?.thread)
  }

  /** A time of the day as staff read it. */
  async function timeOf({ serialNumber, since, locale }: DeskRecord, signal: AbortSignal): Promise<string> {
    const { TimeZone } = await asking(() => client.call('Detail', { serialNumber }), signal)
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TimeZone } as const
    return new Intl.DateTimeFormat(wordsFor(locale).language, clock).format(new Date(since))
  }

  return async ({ thread, change }: DeskTask, signal: AbortSignal): Promise<void> => {
    const session = Number(thread)
    if (change.kind === 'message') return await mirror(session, change.data, signal)
    if (change.kind === 'close') return await close(session, change.turn, signal)
    if (change.kind === 'forget') return await forget(session, signal)
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

/** Of a longer message, staff can read the rest in the history. */
const LINE_MAX = 500

function goneAsUndefined(error: unknown): undefined {
  if (!(error instanceof Refused) || error.error !== 'noSuchSession') throw error
}

import { type EventData, REMINDER } from '../../../src/contract/events/events.ts'
import type { Queued } from '../inbox/pending.ts'
import { boldable } from '../text/markdown.ts'
import { bridgeWordsFor } from '../words/words.ts'
import type { Attend } from './attending.ts'
import { createMessageMirror, type MirrorParts } from './message-mirror.ts'
import type { Requests } from './requests.ts'

/** A change that a desk thread shows. `restore`: the service lists a session whose desk thread may be unknown here. */
type DeskChange =
  | { kind: 'attendant'; data: EventData['attendant']; at: string }
  | { kind: 'restore'; at: string }
  | { kind: 'message'; data: EventData['message'] }
  | { kind: 'close'; turn: number }
  | { kind: 'cardDeleted' | 'threadDeleted'; card: string }
  | { kind: 'forget'; threads?: string[] }
/** `thread` holds the session's number. */
export type DeskTask = Queued & { change: DeskChange }

/** Shows the events of a session in its desk thread, in order. */
export function createSessionMirror(parts: Requests & MirrorParts & { attend: Attend }) {
  const { records, staffRecords, attend, reopening, delivery, detailOf } = parts
  const mirror = createMessageMirror(parts)

  async function remind(
    session: number,
    { data: { Turn, By }, at }: { data: EventData['attendant']; at: string },
    signal: AbortSignal,
  ): Promise<void> {
    const record = await records.of(session)
    if (record === undefined) return
    const text = bridgeWordsFor(record.locale).desk.reminder(boldable(By?.Name ?? ''))
    await delivery.note(record, { name: `reminder/${Turn}/${at}`, text }, signal)
    await records.keep(record)
  }

  async function close(session: number, turn: number, signal: AbortSignal): Promise<void> {
    const record = await records.of(session)
    if (record === undefined || record.turn > turn) return
    // The event that hands the session back to the bot may come later; the thread is archived then.
    if (record.turn < turn) record.closes = true
    else await delivery.archive(record, signal)
    await records.keep(record)
  }

  /** Opens a new thread while the session needs the one that somebody deleted, or the buttons of its card. */
  async function replace(
    session: number,
    { kind, card }: Extract<DeskChange, { card: string }>,
    signal: AbortSignal,
  ): Promise<void> {
    const record = await records.of(session)
    if (record === undefined || record.attendant === 'Bot') return
    const wasInterrupted = record.thread === undefined && record.reopens === true
    if (record.thread !== card && !wasInterrupted) return
    await reopening[kind === 'cardDeleted' ? 'openAnother' : 'reopen'](record, '', signal)
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
    for (const thread of threads) await delivery.erase(thread, signal)
    for (const thread of threads) {
      await records.forgetThread(thread)
      await staffRecords.recentMessages.dropAll(thread)
    }
    await records.forget(session)
  }

  return async ({ thread, id, change }: DeskTask, signal: AbortSignal): Promise<void> => {
    const session = Number(thread)
    if (change.kind === 'message') return await mirror(session, { data: change.data, id }, signal)
    if (change.kind === 'close') return await close(session, change.turn, signal)
    if ('card' in change) return await replace(session, change, signal)
    if (change.kind === 'forget') return await forget(session, change.threads ?? [], signal)
    if (change.kind === 'restore') return await restore(session, change.at, signal)
    const { Attendant: attendant, Turn: turn, By, Reason: reason = '' } = change.data
    if (reason === REMINDER && attendant === 'Person') return await remind(session, change, signal)
    await attend(session, { attendant, turn, by: By?.Name ?? '', since: change.at, reason }, signal)
  }
}

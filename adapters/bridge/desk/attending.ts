import { boldable } from '../text/markdown.ts'
import { bridgeWordsFor } from '../words/words.ts'
import type { DeskDelivery } from './delivery.ts'
import type { DeskCards } from './desk-card.ts'
import type { FollowedThreads } from './followed-threads.ts'
import type { Opening } from './opening.ts'
import type { DeskPlatform } from './port.ts'
import { type DeskRecord, type DeskRecords, newRecord } from './records.ts'
import type { Reopening } from './reopening.ts'
import type { Requests } from './requests.ts'

type Parts = Pick<Requests, 'detailOf'> & {
  desk: Pick<DeskPlatform, 'name'>
  records: DeskRecords
  cards: DeskCards
  opening: Opening
  reopening: Reopening
  delivery: DeskDelivery
  followed: FollowedThreads
}
type Attended = Pick<DeskRecord, 'attendant' | 'turn' | 'by' | 'since'> & { reason: string }
/** `before`: the attendant that the desk thread shows; undefined if none was opened by this bot. */
type Change = { before: DeskRecord['attendant'] | undefined; reason: string }

/** Shows at the desk who attends a session. An older state than the shown one is ignored. */
export type Attend = (session: number, now: Attended, signal: AbortSignal) => Promise<void>

export function createAttending(parts: Parts): Attend {
  const { desk, records, cards, delivery, followed, detailOf } = parts
  const openOrUpdate = createThreadUpdate(parts)

  /** The stored record of a session, else a new one from the service. */
  async function recordOf(session: number, signal: AbortSignal): Promise<DeskRecord | undefined> {
    const known = await records.of(session)
    if (known !== undefined) return known
    const detail = await detailOf(session, signal)
    return detail && newRecord(session, detail, desk.name)
  }

  return async (session, now, signal) => {
    const known = await recordOf(session, signal)
    if (known === undefined || now.turn < known.turn) return
    const { reason, ...state } = now
    const record = { ...known, ...state }
    const before = known.turn === -1 ? undefined : known.attendant
    if (record.attendant !== 'Bot') await openOrUpdate(record, { before, reason }, signal)
    if (record.thread !== undefined) await delivery.showCard(record.thread, await cards.of(record, signal), signal)
    if (record.thread !== undefined && record.attendant === 'Bot' && record.closes)
      await delivery.archive(record, signal)
    await followed.follow(record)
    await records.keep(record)
  }
}

/** Opens or updates the desk thread of a session that waits for a person or has one. */
function createThreadUpdate({ cards, opening, reopening, delivery }: Parts) {
  return async (record: DeskRecord, { before, reason }: Change, signal: AbortSignal): Promise<void> => {
    const reopen = () => reopening.reopen(record, reason, signal)
    if (record.reopens === true) return await reopen()
    if (record.thread === undefined) return await opening.open(record, reason, signal)
    const { desk: words } = bridgeWordsFor(record.locale)
    const say = (text: string) => delivery.note(record, { name: `turn/${record.turn}`, text }, signal)
    const isWaiting = record.attendant === 'Waiting'
    if (isWaiting && (await opening.hasDeskMoved(record, signal))) return await reopen()
    if (before === 'Person' && isWaiting && !(await say(words.waitsAgain))) return await reopen()
    if (before === 'Bot') record.closes = false
    if (before === 'Bot' || before === undefined) await cards.readInto(record, reason, signal)
    if (before === 'Bot' && isWaiting && !(await say(words.asksAgain(boldable(record.asked.name))))) await reopen()
  }
}

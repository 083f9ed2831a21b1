import { bridgeWordsFor } from '../words/words.ts'
import { deskCardOf, readCard } from './desk-card.ts'
import { createOpening, type OpeningParts } from './opening.ts'
import type { DeskCard } from './port.ts'
import type { DeskRecord } from './records.ts'

export type DeskThreads = ReturnType<typeof createDeskThreads>

/** Finds and opens desk threads, and reads what their cards show. An unreachable service is retried without limit. */
export function createDeskThreads(parts: OpeningParts) {
  const { client, desk, desks, records, withServiceRetry, detailOf } = parts
  const open = createOpening(parts, { readCardInto, cardFor })

  /** The stored record of a session, else a new one from the service. */
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

  /** Reads from the service what the card shows, except for the attendant, and sets it in the record. */
  async function readCardInto(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const detail = await detailOf(record.of, signal)
    if (detail === undefined) return
    const { locale } = record
    Object.assign(record, await withServiceRetry(() => readCard(client, detail, { reason, locale }), signal))
  }

  /** Whether the desk has moved to another channel. */
  async function hasDeskMoved({ serialNumber, channel }: DeskRecord, signal: AbortSignal): Promise<boolean> {
    const all = channel === undefined ? [] : await withServiceRetry(() => desks.of(serialNumber), signal)
    return all.length > 0 && all.every((target) => target.channel !== channel)
  }

  async function cardFor(record: DeskRecord, signal: AbortSignal): Promise<DeskCard> {
    return deskCardOf(record, await timeOf(record, signal))
  }

  /** The time since which the state holds, in the chatbot's time zone, formatted for staff. */
  async function timeOf({ serialNumber, since, locale }: DeskRecord, signal: AbortSignal): Promise<string> {
    const { TimeZone } = await withServiceRetry(() => client.call('Detail', { serialNumber }), signal)
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TimeZone } as const
    return new Intl.DateTimeFormat(bridgeWordsFor(locale).language, clock).format(new Date(since))
  }

  return { recordOf, readCardInto, open, hasDeskMoved, cardFor }
}

import type { Client } from '../../../src/contract/client/client.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'
import { deskCardOf, readCard } from './desk-card.ts'
import type { Desks } from './desks.ts'
import type { Desk, DeskCard, DeskPlatform } from './port.ts'
import type { DeskRecord, DeskRecords } from './records.ts'
import type { Requests } from './requests.ts'

/** What is needed to find desk threads, and the service's sessions of threads. */
export type DeskThreadParts = Requests & {
  client: Client
  desk: DeskPlatform
  desks: Desks
  records: DeskRecords
  time: Time
}
type Parts = DeskThreadParts & { report: (error: unknown) => void }

export type DeskThreads = ReturnType<typeof createDeskThreads>

/** Opens desk threads and reads what their cards show. An unreachable service is retried without limit. */
export function createDeskThreads({ client, desk, desks, records, time, withServiceRetry, detailOf, report }: Parts) {
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
    Object.assign(record, await withServiceRetry(() => readCard(client, detail, reason, record.locale), signal))
  }

  /** The desk in the visitor's own workspace, then the others, the oldest first. */
  async function desksFor({ of: session, serialNumber }: DeskRecord, signal: AbortSignal): Promise<Desk[]> {
    const all = await withServiceRetry(() => desks.of(serialNumber), signal)
    if (all.length < 2) return all
    const detail = await detailOf(session, signal)
    const visit = detail?.Places.find(({ Role, source }) => Role === 'Visitor' && source === desk.name)
    const own = visit && (await desk.workspaceOf(visit.Thread).catch(() => undefined))
    return all.toSorted((one, other) => Number(other.workspace === own) - Number(one.workspace === own))
  }

  /** Opens a desk thread for the session at the first of its chatbot's desks on the platform that can be reached. */
  async function open(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const mayBeOpen = record.isBegun
    for (const target of await desksFor(record, signal))
      if (await openAt(target, record, { reason, mayBeOpen }, signal)) return
  }

  /** Returns whether the thread was opened. `mayBeOpen`: an earlier process may have opened it. */
  async function openAt(
    target: Desk,
    record: DeskRecord,
    { reason, mayBeOpen }: { reason: string; mayBeOpen: boolean },
    signal: AbortSignal,
  ): Promise<boolean> {
    const locale = (await desk.localeOf(target).catch(() => undefined)) ?? record.locale
    const isRead = record.isBegun && locale === record.locale
    record.locale = locale
    if (!isRead) await readCardInto(record, reason, signal)
    record.isBegun = true
    await records.keep(record)
    const key = `${desk.name}/desk/${record.of}/${record.opening}`
    const card = await cardFor(record, signal)
    try {
      const attempt = (isRetry: boolean) => desk.openThread({ desk: target, key, isRetry: mayBeOpen || isRetry, card })
      const thread = await withDeliveryRetry(attempt, time, signal)
      if (thread === undefined) {
        await endDesk(record.serialNumber, target, signal)
        return false
      }
      await records.keepAtDesk(thread, record.of)
      const at = { Role: 'Desk', source: desk.name, Thread: thread } as const
      await withServiceRetry(() => client.call('PlaceSet', { sessionID: record.of, ...at }), signal)
      Object.assign(record, { thread, last: thread, channel: target.channel })
      await records.keep(record)
      return true
    } catch (error) {
      ignoreRefused(error)
      report(error)
      await tellManager(record.serialNumber, target, 'closedTo', signal)
      return false
    }
  }

  /** Whether the desk has moved to another channel. */
  async function hasDeskMoved({ serialNumber, channel }: DeskRecord, signal: AbortSignal): Promise<boolean> {
    const all = channel === undefined ? [] : await withServiceRetry(() => desks.of(serialNumber), signal)
    return all.length > 0 && all.every((target) => target.channel !== channel)
  }

  /**
   * Removes a desk whose channel was deleted. Without another one, later requests for a person are sent by mail at once;
   * those already waiting, once their waiting time is over.
   */
  async function endDesk(serialNumber: string, target: Desk, signal: AbortSignal): Promise<void> {
    await withServiceRetry(() => desks.end(serialNumber, target.workspace), signal)
    await tellManager(serialNumber, target, 'gone', signal)
  }

  async function tellManager(serialNumber: string, target: Desk, what: 'gone' | 'closedTo', signal: AbortSignal) {
    const { Name } = await withServiceRetry(() => client.call('Detail', { serialNumber }), signal)
    const { desk: words } = bridgeWordsFor(await desk.localeOf(target).catch(() => undefined))
    report(new Error(words[what](Name)))
    await desk.tellManager(target, words[what](Name)).catch(report)
  }

  const cardFor = async (record: DeskRecord, signal: AbortSignal): Promise<DeskCard> =>
    deskCardOf(record, await timeOf(record, signal))

  /** The time since which the state holds, in the chatbot's time zone, formatted for staff. */
  async function timeOf({ serialNumber, since, locale }: DeskRecord, signal: AbortSignal): Promise<string> {
    const { TimeZone } = await withServiceRetry(() => client.call('Detail', { serialNumber }), signal)
    const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TimeZone } as const
    return new Intl.DateTimeFormat(bridgeWordsFor(locale).language, clock).format(new Date(since))
  }

  return { recordOf, readCardInto, open, hasDeskMoved, cardFor }
}

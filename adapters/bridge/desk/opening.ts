import type { Client } from '../../../src/contract/client/client.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'
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
export type OpeningParts = DeskThreadParts & { report: (error: unknown) => void }

/** Reads what the card of a session shows. */
type Cards = {
  readCardInto: (record: DeskRecord, reason: string, signal: AbortSignal) => Promise<void>
  cardFor: (record: DeskRecord, signal: AbortSignal) => Promise<DeskCard>
}

/** Opens a desk thread for a session at the first of its chatbot's desks on the platform that can be reached. */
export function createOpening(
  { client, desk, desks, records, time, withServiceRetry, detailOf, report }: OpeningParts,
  { readCardInto, cardFor }: Cards,
) {
  async function open(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const mayBeOpen = record.isBegun
    for (const target of await desksFor(record, signal))
      if (await openAt(target, { record, reason, mayBeOpen }, signal)) return
  }

  /** Returns whether the thread was opened. `mayBeOpen`: an earlier process may have opened it. */
  async function openAt(
    target: Desk,
    { record, reason, mayBeOpen }: { record: DeskRecord; reason: string; mayBeOpen: boolean },
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
      await tellManager(target, { serialNumber: record.serialNumber, what: 'closedTo' }, signal)
      return false
    }
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

  /**
   * Removes a desk whose channel was deleted. Without another one, later requests for a person are sent by mail at once;
   * those already waiting, once their waiting time is over.
   */
  async function endDesk(serialNumber: string, target: Desk, signal: AbortSignal): Promise<void> {
    await withServiceRetry(() => desks.end(serialNumber, target.workspace), signal)
    await tellManager(target, { serialNumber, what: 'gone' }, signal)
  }

  async function tellManager(
    target: Desk,
    { serialNumber, what }: { serialNumber: string; what: 'gone' | 'closedTo' },
    signal: AbortSignal,
  ): Promise<void> {
    const { Name } = await withServiceRetry(() => client.call('Detail', { serialNumber }), signal)
    const { desk: words } = bridgeWordsFor(await desk.localeOf(target).catch(() => undefined))
    report(new Error(words[what](Name)))
    await desk.tellManager(target, words[what](Name)).catch(report)
  }

  return open
}

import type { Client } from '../../../src/contract/client/client.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'
import type { DeskCards } from './desk-card.ts'
import type { Desks } from './desks.ts'
import type { Desk, DeskPlatform } from './port.ts'
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
type Parts = DeskThreadParts & { cards: DeskCards; report: (error: unknown) => void }

export type Opening = ReturnType<typeof createOpening>

/** Opens a desk thread for a session at the first of its chatbot's desks on the platform that can be reached. */
export function createOpening(parts: Parts) {
  const { desks, withServiceRetry } = parts
  const desksFor = createDeskChoice(parts)
  const openAt = createOpeningAt(parts)
  return {
    async open(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
      const mayBeOpen = record.isBegun
      for (const target of await desksFor(record, signal))
        if (await openAt(target, { record, reason, mayBeOpen }, signal)) return
    },
    /** Whether the desk has moved to another channel than that of the session's thread. */
    async hasDeskMoved({ serialNumber, channel }: DeskRecord, signal: AbortSignal): Promise<boolean> {
      const all = channel === undefined ? [] : await withServiceRetry(() => desks.of(serialNumber), signal)
      return all.length > 0 && all.every((target) => target.channel !== channel)
    },
  }
}

/** The desk in the visitor's own workspace, then the others, the oldest first. */
function createDeskChoice({ desk, desks, withServiceRetry, detailOf }: Parts) {
  return async ({ of: session, serialNumber }: DeskRecord, signal: AbortSignal): Promise<Desk[]> => {
    const all = await withServiceRetry(() => desks.of(serialNumber), signal)
    if (all.length < 2) return all
    const detail = await detailOf(session, signal)
    const visit = detail?.Places.find(({ Role, source }) => Role === 'Visitor' && source === desk.name)
    const own = visit && (await desk.workspaceOf(visit.Thread).catch(() => undefined))
    return all.toSorted((one, other) => Number(other.workspace === own) - Number(one.workspace === own))
  }
}

/** `mayBeOpen`: an earlier process may have opened the thread. */
type Request = { record: DeskRecord; reason: string; mayBeOpen: boolean }

function createOpeningAt(parts: Parts) {
  const { client, desk, records, cards, time, withServiceRetry, report } = parts
  const { endDesk, tellManager } = createDeskFailures(parts)

  /** Stores what the card shows, in the desk's language, and that the thread may exist from now on. */
  async function begin(target: Desk, { record, reason }: Request, signal: AbortSignal): Promise<void> {
    const locale = (await desk.localeOf(target).catch(() => undefined)) ?? record.locale
    const isRead = record.isBegun && locale === record.locale
    record.locale = locale
    if (!isRead) await cards.readInto(record, reason, signal)
    record.isBegun = true
    await records.keep(record)
  }

  /** Stores the thread that was opened in the channel, here and at the service. */
  async function keepThread(record: DeskRecord, opened: { thread: string; channel: string }, signal: AbortSignal) {
    const { thread } = opened
    await records.keepAtDesk(thread, record.of)
    const place = { sessionID: record.of, Role: 'Desk', source: desk.name, Thread: thread } as const
    await withServiceRetry(() => client.call('PlaceSet', place), signal)
    Object.assign(record, { ...opened, last: thread })
    await records.keep(record)
  }

  /** Returns whether the thread was opened. */
  return async (target: Desk, request: Request, signal: AbortSignal): Promise<boolean> => {
    const { record, mayBeOpen } = request
    const { serialNumber } = record
    await begin(target, request, signal)
    const key = `${desk.name}/desk/${record.of}/${record.opening}`
    const card = await cards.of(record, signal)
    try {
      const attempt = (isRetry: boolean) => desk.openThread({ desk: target, key, isRetry: mayBeOpen || isRetry, card })
      const thread = await withDeliveryRetry(attempt, time, signal)
      if (thread === undefined) await endDesk(serialNumber, target, signal)
      else await keepThread(record, { thread, channel: target.channel }, signal)
      return thread !== undefined
    } catch (error) {
      ignoreRefused(error)
      report(error)
      await tellManager(target, { serialNumber, what: 'closedTo' }, signal)
      return false
    }
  }
}

function createDeskFailures({ client, desk, desks, withServiceRetry, report }: Parts) {
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
  return {
    tellManager,
    /**
     * Removes a desk whose channel was deleted. Without another one, later requests for a person are sent by mail at once;
     * those already waiting, once their waiting time is over.
     */
    endDesk: async (serialNumber: string, target: Desk, signal: AbortSignal): Promise<void> => {
      await withServiceRetry(() => desks.end(serialNumber, target.workspace), signal)
      await tellManager(target, { serialNumber, what: 'gone' }, signal)
    },
  }
}

import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import { withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import type { DeskListener, DeskPlatform } from './port.ts'
import type { Records } from './records.ts'
import type { Requests } from './requests.ts'

type Parts = Pick<Requests, 'withServiceRetry'> & {
  client: Client
  records: Records
  time: Time
  report: (error: unknown) => void
}

/** An edit of a message. `at`: when (ms), by the platform's clock. */
export type Edit = { message: string; text: string; at: number }

/** Passes edits and deletions of staff messages on. */
export function createStaffEdits({ client, records, withServiceRetry, report }: Parts) {
  async function edited({ message: id, text, at }: Edit, signal: AbortSignal): Promise<void> {
    // A late event must not restore an older text.
    if (at < (await records.editedAt(id))) return
    await records.keepEditedAt(id, at)
    const failed = await records.failed(id)
    if (failed !== undefined) await records.keepFailed({ ...failed, message: { ...failed.message, text } })
    const said = await records.said(id)
    // Discord also sends an edit event when it adds a link preview.
    if (said === undefined || said.text === text || text.trim() === '') return
    const input = { MessageID: said.messageId, By: said.by, Content: text }
    await withServiceRetry(() => client.call('SayEdit', input), signal).catch(refusedAsReport)
    await records.keepSaid(id, { ...said, text })
  }

  async function deleted(id: string, signal: AbortSignal): Promise<void> {
    await records.dropFailed(id)
    const said = await records.said(id)
    if (said === undefined) return
    const input = { MessageID: said.messageId, By: said.by }
    await withServiceRetry(() => client.call('SayRemove', input), signal).catch(refusedAsReport)
    await records.dropSaidLately(said.thread, id)
  }

  /** Reports an edit that the service refuses; throws other errors. */
  function refusedAsReport(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    report(error)
  }

  return { edited, deleted }
}

type ComparisonParts = Pick<Parts, 'records' | 'time' | 'report'> & {
  desk: Pick<DeskPlatform, 'read'>
  listener: Pick<DeskListener, 'edited' | 'deleted'>
}

/**
 * Finds edits and deletions that no event told of, since the platform tells nobody who is not connected. Runs in the background:
 * Slack may allow one thread a minute, and staff do not wait for it.
 */
export function createComparison({ desk, records, time, listener, report }: ComparisonParts) {
  let current = new AbortController()
  let running = Promise.resolve()

  async function compare(thread: string, signal: AbortSignal): Promise<void> {
    const ids = await records.saidLatelyIn(thread)
    if (ids.length === 0) return
    const standing = await withDeliveryRetry(() => desk.read(thread, ids), time, signal)
    if (standing === undefined || signal.aborted) return
    const found = new Map(standing.map((one) => [one.id, one]))
    for (const id of ids) {
      const now = found.get(id)
      if (now === undefined) await listener.deleted({ thread, id })
      else if (now.editedAt !== undefined) await listener.edited({ thread, id, text: now.text, at: now.editedAt })
    }
  }

  async function compareAll(signal: AbortSignal): Promise<void> {
    for await (const thread of records.saidLately()) {
      await compare(thread, signal).catch((error: unknown) => signal.aborted || report(error))
      if (signal.aborted) return
    }
  }

  return {
    /** Compares what was passed on in the last day with what stands in its threads, from the beginning if it is doing so. */
    begin(): void {
      current.abort()
      current = new AbortController()
      running = compareAll(current.signal).catch(report)
    },
    idle: async () => (current.signal.aborted ? undefined : await running),
    close: () => current.abort(),
  }
}

import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { Records } from './records.ts'
import type { Requests } from './requests.ts'

type Parts = Pick<Requests, 'withServiceRetry'> & {
  client: Client
  records: Records
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
    await records.lately.drop(said.thread, id)
  }

  /** Reports an edit that the service refuses; throws other errors. */
  function refusedAsReport(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    report(error)
  }

  return { edited, deleted }
}

import type { Client } from '../../../../src/contract/client/client.ts'
import { Refused } from '../../../../src/contract/client/refused.ts'
import { contentOf } from '../../reply/question-plan.ts'
import type { StaffMessage } from '../port.ts'
import type { Requests } from '../requests.ts'
import type { StaffRecords } from './records.ts'

type Parts = Pick<Requests, 'withServiceRetry'> & {
  client: Client
  staffRecords: StaffRecords
  report: (error: unknown) => void
}

/**
 * An edit of a message. `files`: ids of the attachments that it still has; undefined in tasks of older versions. `at`: when (ms),
 * by the platform's clock.
 */
export type StaffEdit = { message: string; text: string; files?: string[]; at: number }

/** Passes edits and deletions of staff messages on. */
export function createStaffEdits({ client, staffRecords, withServiceRetry, report }: Parts) {
  async function edited({ message: id, text, files, at }: StaffEdit, signal: AbortSignal): Promise<void> {
    // A late event must not restore an older text.
    if (at < (await staffRecords.editedAt(id))) return
    await staffRecords.keepEditedAt(id, at)
    const changed = (message: StaffMessage): StaffMessage => ({
      ...message,
      text,
      attachments: message.attachments.filter((one) => files?.includes(one.id) ?? true),
    })
    const failed = await staffRecords.failed(id)
    if (failed !== undefined) await staffRecords.keepFailed({ ...failed, message: changed(failed.message) })
    const said = await staffRecords.said(id)
    if (said === undefined) return
    const message = said.message && changed(said.message)
    const left = message?.attachments.length ?? 0
    // The platforms send an edit event also when they add a link preview.
    if (said.text === text && left === (said.message?.attachments.length ?? 0)) return
    if (text.trim() === '' && left === 0) return message && (await deleted(id, signal))
    const fileIds = message && (await staffRecords.fileIdsOf(message))
    const texts = message && (await staffRecords.textsOf(message))
    const Content = contentOf([{ text, texts }])
    const input = { MessageID: said.messageId, By: said.by, Content, ...(fileIds && { fileIds }) }
    await withServiceRetry(() => client.call('SayEdit', input), signal).catch(refusedAsReport)
    await staffRecords.keepSaid(id, { ...said, text, ...(message && { message }) })
  }

  async function deleted(id: string, signal: AbortSignal): Promise<void> {
    await staffRecords.dropFailed(id)
    const said = await staffRecords.said(id)
    if (said === undefined) return
    const input = { MessageID: said.messageId, By: said.by }
    await withServiceRetry(() => client.call('SayRemove', input), signal).catch(refusedAsReport)
    await staffRecords.recentMessages.drop(said.thread, id)
  }

  /** Reports an edit that the service refuses; throws other errors. */
  function refusedAsReport(error: unknown): void {
    if (!(error instanceof Refused)) throw error
    report(error)
  }

  return { edited, deleted }
}

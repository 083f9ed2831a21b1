import type { Client } from '../../../../src/contract/client/client.ts'
import { isRefusedAs } from '../../../../src/contract/client/refused.ts'
import type { Attachments } from '../../files/attachments.ts'
import { contentOf } from '../../reply/question-plan.ts'
import { createBackoff, withRetry } from '../../retry.ts'
import type { Time } from '../../time.ts'
import { bridgeWordsFor, describeFileError } from '../../words/words.ts'
import type { DeskPlatform, StaffMessage } from '../port.ts'
import type { DeskRecords } from '../records.ts'
import { type Detail, handedOver, type RunWithRetry } from '../requests.ts'
import type { FileIds, StaffRecords } from './records.ts'

export type SayParts = {
  client: Client
  desk: DeskPlatform
  records: DeskRecords
  staffRecords: StaffRecords
  attachments: Attachments
  time: Time
  /** how long an unreachable service is retried until a message counts as failed, in ms */
  retryForMs: number
  report: (error: unknown) => void
}
type Failed = { failure: string }
/** One try to say a message in a session; an unreachable service is retried. */
type Try = { session: number; retrying: RunWithRetry; signal: AbortSignal }
type Outcome = 'said' | 'notForVisitor' | Failed

/** Files of staff do not depend on the chatbot's settings for uploads by visitors. */
const ALL_FILES = { EnableUploadImage: true, EnablePushToTalk: true }

/**
 * Says a message of staff to the visitor if its author attends. Each `attempt` says it at most once. Fails if the service is
 * unreachable for `retryForMs`.
 */
export function createSay({ client, desk, records, staffRecords, attachments, time, retryForMs, report }: SayParts) {
  async function say(
    message: StaffMessage,
    { session, attempt }: { session: number; attempt: string },
    signal: AbortSignal,
  ): Promise<Outcome> {
    const before = await staffRecords.said(message.id)
    if (before?.attempt === attempt) return 'said'
    const backoff = createBackoff(time, retryForMs)
    const retrying: RunWithRetry = (work) => withRetry(work, backoff, signal)
    const own: Try = { session, retrying, signal }
    const By = desk.byOf(message)
    const kept = await staffRecords.fileIdsOf(message)
    // Stored files mean that an earlier attempt has checked who attends; that result stays.
    if (kept === undefined && !(await isForVisitor(message, own))) return 'notForVisitor'
    const fileIds = kept ?? (await upload(message, own))
    if ('failure' in fileIds) return fileIds
    const Content = contentOf([{ text: message.text, texts: await staffRecords.textsOf(message) }])
    const input = { sessionID: session, By, Content, fileIds }
    try {
      // A message that was said but not shown to the visitor is said again, and the former one is removed.
      const idempotencyKey = `${desk.name}/${before === undefined ? message.id : attempt}`
      const { MessageID } = await retrying(() => client.call('Say', input, { idempotencyKey, signal }))
      if (before !== undefined && before.messageId !== MessageID)
        await retrying(() => client.call('SayRemove', { MessageID: before.messageId, By: before.by }))
      const { id, thread, text } = message
      await staffRecords.keepSaid(id, { session, messageId: MessageID, by: By, text, thread, attempt, message })
      return 'said'
    } catch (error) {
      if (!isRefusedAs(error, 'sessionNotClaimed')) throw error
      return 'notForVisitor'
    }
  }

  /** Whether the author attends, and did when the message was written: earlier messages were between staff. */
  async function isForVisitor(message: StaffMessage, { session, retrying }: Try): Promise<boolean> {
    const now = await retrying(() => client.call('SessionDetail', { sessionID: session }))
    if (now.Attendant !== 'Person' || now.By?.ID !== desk.byOf(message)) return false
    // In the visitor's own thread the visitor has read it already.
    if ((await records.atDesk(message.thread)) === undefined) return true
    return message.at >= (await claimedAt(now, retrying))
  }

  /** When the attendant claimed the session (ms), from memory or else from the service. */
  async function claimedAt({ SessionID, SerialNumber, Turn }: Detail, retrying: RunWithRetry): Promise<number> {
    const claimed = await records.claimed(SessionID)
    if (claimed?.turn === Turn) return claimed.at
    for await (const one of handedOver(client, { serialNumber: SerialNumber, State: 'Person' }, retrying))
      if (one.SessionID === SessionID) return Date.parse(one.Since)
    return Number.POSITIVE_INFINITY
  }

  /** The ids of the uploaded files of a message, or why one of them failed. Stores the contents of those that are texts. */
  async function upload(
    { id, attachments: files, locale }: StaffMessage,
    { session, retrying, signal }: Try,
  ): Promise<number[] | Failed> {
    const ids: FileIds = {}
    const texts: Record<string, string> = {}
    for (const file of files)
      try {
        const taken = await retrying(() => attachments.take(file, ALL_FILES, signal))
        if ('text' in taken) texts[file.id] = taken.text
        else ids[file.id] = taken.fileId
      } catch (error) {
        const failure = describeFileError(error, file.name, bridgeWordsFor(locale))
        report(error)
        return { failure }
      }
    await staffRecords.keepTexts(id, { session, texts })
    await staffRecords.keepFileIds(id, ids)
    return files.flatMap((file) => ids[file.id] ?? [])
  }

  return say
}

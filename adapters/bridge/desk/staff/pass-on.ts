import type { Client } from '../../../../src/contract/client/client.ts'
import { Refused } from '../../../../src/contract/client/refused.ts'
import { type Attachments, isTextFile } from '../../files/attachments.ts'
import { UnusableFile } from '../../files/unusable.ts'
import { MemoryFailed } from '../../memory/memory.ts'
import { contentOf } from '../../reply/question-plan.ts'
import { createBackoff, ignoreRefused, withDeliveryRetry, withRetry } from '../../retry.ts'
import type { Time } from '../../time.ts'
import { Undelivered } from '../../undelivered.ts'
import { bridgeWordsFor, describeError, isDefect } from '../../words/words.ts'
import { button } from '../desk-card.ts'
import type { DeskMark, DeskNotice, DeskPlatform, StaffMessage } from '../port.ts'
import type { DeskRecords } from '../records.ts'
import { type Detail, handedOver, type RunWithRetry } from '../requests.ts'
import type { FileIds, StaffRecords } from './records.ts'

type Parts = {
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
/** `before`: the mark of the message until now. */
type Failure = { session: number; attempt: string; before: DeskMark | undefined; reason: string }
type Outcome = 'said' | 'notForVisitor' | Failed

/** Files of staff do not depend on the chatbot's settings for uploads by visitors. */
const ALL_FILES = { EnableUploadImage: true, EnablePushToTalk: true }

/** Passes a message of staff on to the visitor, and shows at the desk what became of it. */
export function createPassOn({ client, desk, records, staffRecords, attachments, time, retryForMs, report }: Parts) {
  /** Sends the message to the visitor if its author attends, and marks the result. `attempt` identifies this attempt. */
  async function pass(message: StaffMessage, session: number, attempt: string, signal: AbortSignal): Promise<void> {
    if (message.text.trim() === '' && message.attachments.length === 0) return
    // Retry was pressed again after it had succeeded, or the message was deleted since.
    if (attempt !== message.id && (await staffRecords.failed(message.id)) === undefined) return
    const result = await staffRecords.whileSaying(session, message.id, signal, () =>
      say(message, { session, attempt }, signal).catch((error: unknown) => {
        signal.throwIfAborted()
        // The message may have reached the visitor. Passed on again, it reaches them once.
        if (error instanceof MemoryFailed) throw error
        if (isDefect(error)) report(error)
        return { failure: describeError(error, bridgeWordsFor(message.locale)) }
      }),
    )
    // Marks are for desk threads; the visitor has already read a message in their own thread.
    if ((await records.atDesk(message.thread)) === undefined) return
    const before = (await staffRecords.failed(message.id)) && 'failed'
    if (typeof result === 'string') {
      await mark(message, result === 'said' ? 'delivered' : 'staffOnly', before, signal)
      return await staffRecords.dropFailed(message.id)
    }
    await fail(message, { session, attempt, before: undefined, reason: result.failure }, signal)
  }

  /** Tells staff that the visitor did not get the message, and why. */
  async function fail(message: StaffMessage, { session, attempt, before, reason }: Failure, signal: AbortSignal) {
    await staffRecords.keepFailed({ session, message })
    await mark(message, 'failed', before, signal)
    const { desk: words } = bridgeWordsFor(message.locale)
    const notice = { thread: message.thread, key: `${desk.name}/failed/${attempt}`, replyTo: message.id }
    const text = words.notDelivered(reason)
    await notify({ ...notice, text, buttons: [button('retry', message.id, words)] }, signal)
  }

  async function undelivered(messageId: number, attempt: string, signal: AbortSignal): Promise<void> {
    const said = await staffRecords.saidAs(messageId)
    // In the visitor's own thread the visitor has read it; a message that was said anew has another id.
    if (said?.message === undefined || said.messageId !== messageId) return
    if ((await records.atDesk(said.thread)) === undefined) return
    const { message, session, text } = said
    const { desk: words } = bridgeWordsFor(message.locale)
    await fail({ ...message, text }, { session, attempt, before: 'delivered', reason: words.notShownThere }, signal)
  }

  async function say(
    message: StaffMessage,
    { session, attempt }: { session: number; attempt: string },
    signal: AbortSignal,
  ): Promise<Outcome> {
    const before = await staffRecords.said(message.id)
    if (before?.attempt === attempt) return 'said'
    const backoff = createBackoff(time, retryForMs)
    const retrying: RunWithRetry = (work) => withRetry(work, backoff, signal)
    const By = desk.byOf(message)
    const kept = await staffRecords.fileIdsOf(message)
    // Stored files mean that an earlier attempt has checked who attends; that result stays.
    if (kept === undefined && !(await isForVisitor(message, session, retrying))) return 'notForVisitor'
    const fileIds = kept ?? (await upload(message, session, retrying, signal))
    if ('failure' in fileIds) return fileIds
    const Content = contentOf([{ text: message.text, texts: await staffRecords.textsOf(message) }])
    const input = { sessionID: session, By, Content, fileIds }
    try {
      // What was said but could not be shown to the visitor is said anew, and the former message goes.
      const idempotencyKey = `${desk.name}/${before === undefined ? message.id : attempt}`
      const { MessageID } = await retrying(() => client.call('Say', input, { idempotencyKey, signal }))
      if (before !== undefined && before.messageId !== MessageID)
        await retrying(() => client.call('SayRemove', { MessageID: before.messageId, By: before.by }))
      const { id, thread, text } = message
      await staffRecords.keepSaid(id, { session, messageId: MessageID, by: By, text, thread, attempt, message })
      return 'said'
    } catch (error) {
      if (!(error instanceof Refused) || error.error !== 'sessionNotClaimed') throw error
      return 'notForVisitor'
    }
  }

  /** Whether the author attends, and did when the message was written: earlier messages were between staff. */
  async function isForVisitor(message: StaffMessage, session: number, retrying: RunWithRetry): Promise<boolean> {
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
    session: number,
    retrying: RunWithRetry,
    signal: AbortSignal,
  ): Promise<number[] | Failed> {
    const ids: FileIds = {}
    const texts: Record<string, string> = {}
    for (const file of files)
      try {
        if (isTextFile(file)) texts[file.id] = await attachments.read(file, signal)
        else ids[file.id] = (await retrying(() => attachments.take(file, ALL_FILES, signal))).fileId
      } catch (error) {
        if (!(error instanceof UnusableFile) && !(error instanceof Undelivered)) throw error
        report(error)
        const { files: words } = bridgeWordsFor(locale)
        return { failure: words[error instanceof UnusableFile ? error.reason : 'unreachable'](file.name) }
      }
    await staffRecords.keepTexts(id, { session, texts })
    await staffRecords.keepFileIds(id, ids)
    return files.flatMap((file) => ids[file.id] ?? [])
  }

  const mark = async (
    { thread, id }: StaffMessage,
    sign: DeskMark,
    before: DeskMark | undefined,
    signal: AbortSignal,
  ): Promise<void> => {
    await withDeliveryRetry(() => desk.mark({ thread, id }, sign, before), time, signal).catch(reportRefused)
  }
  const notify = async (notice: Omit<DeskNotice, 'isRetry'>, signal: AbortSignal): Promise<void> => {
    const isNotified = await staffRecords.isNotified(notice.key)
    await staffRecords.keepNotified(notice.key)
    const attempt = (isRetry: boolean) => desk.notify({ ...notice, isRetry: isNotified || isRetry })
    await withDeliveryRetry(attempt, time, signal).catch(reportRefused)
  }
  function reportRefused(error: unknown): void {
    ignoreRefused(error)
    report(error)
  }

  return { pass, undelivered, mark, notify }
}

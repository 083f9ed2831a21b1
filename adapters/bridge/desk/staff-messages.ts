import type { Client } from '../../../src/contract/client/client.ts'
import { Refused } from '../../../src/contract/client/refused.ts'
import type { Attachments } from '../files/attachments.ts'
import { UnusableFile } from '../files/unusable.ts'
import type { Queued } from '../inbox/pending.ts'
import type { IncomingMessage } from '../platform.ts'
import { createBackoff, ignoreRefused, withDeliveryRetry, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { Undelivered } from '../undelivered.ts'
import { bridgeWordsFor, describeError, isDefect } from '../words/words.ts'
import { button } from './desk-card.ts'
import { createThreadRoles, type Desks } from './desks.ts'
import type { Desk, DeskMark, DeskNotice, DeskPlatform, StaffMessage } from './port.ts'
import type { FileIds, Records } from './records.ts'
import { type Detail, handedOver, type Requests, type RunWithRetry } from './requests.ts'
import { createStaffEdits, type StaffEdit } from './staff-edits.ts'

/** A message, edit or deletion by staff, to be handled in order within each thread. */
export type StaffTask = Queued & { staff: StaffAct }
export type StaffAct =
  | { kind: 'said'; message: StaffMessage }
  | ({ kind: 'edited' } & StaffEdit)
  | { kind: 'deleted'; message: string }
  /** the visitor's platform refuses the message */
  | { kind: 'undelivered'; messageId: number }

type Parts = Requests & {
  client: Client
  desk: DeskPlatform
  desks: Desks
  records: Records
  attachments: Attachments
  time: Time
  /** how long an unreachable service is retried until a message counts as failed, in ms */
  retryForMs: number
  /** Passes a visitor's message to the bot. */
  ask: (message: IncomingMessage) => Promise<void>
  /** Whether people spoke with the bot in the thread. */
  knows: (thread: string) => Promise<boolean>
  /** Resolves once the reader of events has its starting position, so that no later event is missed. */
  begun: (signal: AbortSignal) => Promise<void>
  report: (error: unknown) => void
}
type Failed = { failure: string }
/** `before`: the mark of the message until now. */
type Failure = { session: number; attempt: string; before: DeskMark | undefined; reason: string }
type Outcome = 'said' | 'notForVisitor' | Failed

/** Files of staff do not depend on the chatbot's settings for uploads by visitors. */
const ALL_FILES = { EnableUploadImage: true, EnablePushToTalk: true }

/** Passes messages of attendants on to visitors. Other messages of staff stay at the desk. */
export function createStaffMessages(parts: Parts) {
  const { client, desk, desks, records, attachments, time, withServiceRetry, detailOf, ask, knows, report } = parts
  const { whenKnown, isAtDesk } = createThreadRoles(parts)
  const corrections = createStaffEdits(parts)

  async function receive(message: StaffMessage, attempt: string, signal: AbortSignal): Promise<void> {
    const known = await whenKnown(message, signal)
    if (known === undefined && (await isAtDesk(message)) && !message.isMention)
      return await mark(message, 'staffOnly', undefined, signal)
    if (known?.role === 'Desk') {
      // A message to the bot or to a colleague is not meant for the visitor.
      if (message.isMention || message.isToOthers) return await mark(message, 'staffOnly', undefined, signal)
      return await pass(message, known.session, attempt, signal)
    }
    const mayClaim = known !== undefined && known.person !== message.person && !message.isMention
    // At the desk staff may talk with the bot as visitors.
    if (mayClaim && !(await isAtDesk(message)) && (await takeOver(message, known.session, signal))) return
    // In an unknown thread people talk with each other, unless they mention the bot.
    const isTalk = message.isMention || (!message.isToOthers && (known !== undefined || (await knows(message.thread))))
    if (isTalk) await ask(message)
  }

  /** Lets staff who write in a visitor's thread claim the session. Returns false if the author is not staff of the chatbot. */
  async function takeOver(message: StaffMessage, session: number, signal: AbortSignal): Promise<boolean> {
    const detail = await detailOf(session, signal)
    if (detail === undefined) return false
    const { workspace } = message.place
    const workspaceDesks = (await withServiceRetry(() => desks.of(detail.SerialNumber), signal)).filter(
      (one) => one.workspace === workspace,
    )
    const isStaffOf = (seat: Desk) => withDeliveryRetry(() => desk.isStaff(message.person, seat), time, signal)
    const isStaff = await Promise.all(workspaceDesks.map(isStaffOf))
    if (!isStaff.includes(true)) return false
    // When this is tried again after the claim, the notice that the bot is silent may still be missing.
    const isNew = detail.Attendant !== 'Person' || (await records.isClaiming(message.id))
    if (isNew) await records.keepClaiming(message.id)
    const claim = { sessionID: session, By: desk.byOf(message), Name: nameOf(message) }
    const turn = await withServiceRetry(() => client.call('Claim', claim), signal).catch(ignoreTaken)
    // Another person attends. The visitor can read the message in the thread, and it is no question to the bot.
    if (turn === undefined) return true
    await records.keepClaimed({ session, turn: turn.Turn, at: message.at })
    await pass(message, session, message.id, signal)
    if (!isNew) return true
    const words = bridgeWordsFor(message.locale).desk
    await notify(
      {
        thread: message.thread,
        key: `${desk.name}/here/${session}/${turn.Turn}`,
        replyTo: undefined,
        text: words.isHere(nameOf(message)),
        buttons: [button('handBack', `${session}`, words)],
      },
      signal,
    )
    return true
  }

  /** Sends the message to the visitor if its author attends, and marks the result. `attempt` identifies this attempt. */
  async function pass(message: StaffMessage, session: number, attempt: string, signal: AbortSignal): Promise<void> {
    if (message.text.trim() === '' && message.attachments.length === 0) return
    // Retry was pressed again after it had succeeded, or the message was deleted since.
    if (attempt !== message.id && (await records.failed(message.id)) === undefined) return
    const result = await records.whileSaying(session, message.id, signal, () =>
      say(message, { session, attempt }, signal).catch((error: unknown) => {
        signal.throwIfAborted()
        if (isDefect(error)) report(error)
        return { failure: describeError(error, bridgeWordsFor(message.locale)) }
      }),
    )
    // Marks are for desk threads; the visitor has already read a message in their own thread.
    if ((await records.atDesk(message.thread)) === undefined) return
    const before = (await records.failed(message.id)) && 'failed'
    if (typeof result === 'string') {
      await mark(message, result === 'said' ? 'delivered' : 'staffOnly', before, signal)
      return await records.dropFailed(message.id)
    }
    await fail(message, { session, attempt, before: undefined, reason: result.failure }, signal)
  }

  /** Tells staff that the visitor did not get the message, and why. */
  async function fail(message: StaffMessage, { session, attempt, before, reason }: Failure, signal: AbortSignal) {
    await records.keepFailed({ session, message })
    await mark(message, 'failed', before, signal)
    const { desk: words } = bridgeWordsFor(message.locale)
    const notice = { thread: message.thread, key: `${desk.name}/failed/${attempt}`, replyTo: message.id }
    const text = words.notDelivered(reason)
    await notify({ ...notice, text, buttons: [button('retry', message.id, words)] }, signal)
  }

  async function undelivered(messageId: number, attempt: string, signal: AbortSignal): Promise<void> {
    const said = await records.saidAs(messageId)
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
    const before = await records.said(message.id)
    if (before?.attempt === attempt) return 'said'
    const backoff = createBackoff(time, parts.retryForMs)
    const retrying: RunWithRetry = (work) => withRetry(work, backoff, signal)
    const By = desk.byOf(message)
    const kept = await records.fileIdsOf(message)
    // Stored files mean that an earlier attempt has checked who attends; that result stays.
    if (kept === undefined && !(await isForVisitor(message, session, retrying))) return 'notForVisitor'
    const fileIds = kept ?? (await upload(message, retrying, signal))
    if ('failure' in fileIds) return fileIds
    const input = { sessionID: session, By, Content: message.text, fileIds }
    try {
      // What was said but could not be shown to the visitor is said anew, and the former message goes.
      const idempotencyKey = `${desk.name}/${before === undefined ? message.id : attempt}`
      const { MessageID } = await retrying(() => client.call('Say', input, { idempotencyKey, signal }))
      if (before !== undefined && before.messageId !== MessageID)
        await retrying(() => client.call('SayRemove', { MessageID: before.messageId, By: before.by }))
      const { id, thread, text } = message
      await records.keepSaid(id, { session, messageId: MessageID, by: By, text, thread, attempt, message })
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

  /** The ids of the uploaded files of a message, or why one of them failed. */
  async function upload(
    { id, attachments: files, locale }: StaffMessage,
    retrying: RunWithRetry,
    signal: AbortSignal,
  ): Promise<number[] | Failed> {
    const ids: FileIds = {}
    for (const file of files)
      try {
        ids[file.id] = (await retrying(() => attachments.take(file, ALL_FILES, signal))).fileId
      } catch (error) {
        if (!(error instanceof UnusableFile) && !(error instanceof Undelivered)) throw error
        report(error)
        const { files: words } = bridgeWordsFor(locale)
        return { failure: words[error instanceof UnusableFile ? error.reason : 'unreachable'](file.name) }
      }
    await records.keepFileIds(id, ids)
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
  const notify = async (notice: Omit<DeskNotice, 'again'>, signal: AbortSignal): Promise<void> => {
    const isNotified = await records.isNotified(notice.key)
    await records.keepNotified(notice.key)
    const attempt = (isRetry: boolean) => desk.notify({ ...notice, again: isNotified || isRetry })
    await withDeliveryRetry(attempt, time, signal).catch(reportRefused)
  }
  function reportRefused(error: unknown): void {
    ignoreRefused(error)
    report(error)
  }

  return async ({ id, staff }: StaffTask, signal: AbortSignal): Promise<void> => {
    await parts.begun(signal)
    if (staff.kind === 'said') await receive(staff.message, id, signal)
    else if (staff.kind === 'edited') await corrections.edited(staff, signal)
    else if (staff.kind === 'deleted') await corrections.deleted(staff.message, signal)
    else await undelivered(staff.messageId, id, signal)
  }
}

/** The author's display name. */
const nameOf = ({ name, person }: StaffMessage): string => name?.trim() || person

function ignoreTaken(error: unknown): undefined {
  if (!(error instanceof Refused) || error.error !== 'sessionTaken') throw error
}

import type { Client } from '../../../../src/contract/client/client.ts'
import { undefinedIf } from '../../../../src/contract/client/refused.ts'
import type { Attachments } from '../../files/attachments.ts'
import type { Queued } from '../../inbox/pending.ts'
import type { IncomingMessage } from '../../platform/messages.ts'
import { withDeliveryRetry } from '../../retry.ts'
import { boldable } from '../../text/markdown.ts'
import type { Time } from '../../time.ts'
import { bridgeWordsFor } from '../../words/words.ts'
import { button } from '../desk-card.ts'
import type { Desks } from '../desks.ts'
import type { Desk, DeskPlatform, StaffMessage } from '../port.ts'
import type { DeskRecords } from '../records.ts'
import type { Requests } from '../requests.ts'
import { createStaffEdits, type StaffEdit } from './edits.ts'
import { createPassOn } from './pass-on.ts'
import type { StaffRecords } from './records.ts'
import { createThreadRoles } from './thread-roles.ts'

/** A message, edit or deletion by staff, to be handled in order within each thread. */
export type StaffTask = Queued & { staff: StaffAct }
type StaffAct =
  | { kind: 'said'; message: StaffMessage }
  | ({ kind: 'edited' } & StaffEdit)
  | { kind: 'deleted'; message: string }
  /** the visitor's platform refuses the message */
  | { kind: 'undelivered'; messageId: number }

/** What handling messages of staff takes of the bridge. */
export type BridgeOfStaff = {
  attachments: Attachments
  /** how long an unreachable service is retried until a message counts as failed, in ms */
  retryForMs: number
  /** Passes a visitor's message to the bot. */
  ask: (message: IncomingMessage) => Promise<void>
  /** Whether people spoke with the bot in the thread. */
  knows: (thread: string) => Promise<boolean>
  /** Resolves once the reader of events has a cursor, so that no later event is missed. */
  whenEventsAreRead: (signal: AbortSignal) => Promise<void>
}
type Parts = Requests &
  BridgeOfStaff & {
    client: Client
    desk: DeskPlatform
    desks: Desks
    records: DeskRecords
    staffRecords: StaffRecords
    time: Time
    report: (error: unknown) => void
  }

/** Passes messages of attendants on to visitors. Other messages of staff stay at the desk. */
export function createStaffMessages(parts: Parts) {
  const { client, desk, desks, records, staffRecords, time, withServiceRetry, detailOf, ask, knows } = parts
  const { whenKnown, isAtDesk } = createThreadRoles(parts)
  const corrections = createStaffEdits(parts)
  const { pass, undelivered, mark, notify } = createPassOn(parts)

  async function receive(message: StaffMessage, attempt: string, signal: AbortSignal): Promise<void> {
    const known = await whenKnown(message, signal)
    if (known === undefined && (await isAtDesk(message)) && !message.isMention)
      return await mark(message, { sign: 'staffOnly' }, signal)
    if (known?.role === 'Desk') {
      // A message to the bot or to a colleague is not meant for the visitor.
      if (message.isMention || message.isToOthers) return await mark(message, { sign: 'staffOnly' }, signal)
      return await pass(message, { session: known.session, attempt }, signal)
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
    const isNew = detail.Attendant !== 'Person' || (await staffRecords.isClaiming(message.id))
    if (isNew) await staffRecords.keepClaiming(message.id)
    const claim = { sessionID: session, By: desk.byOf(message), Name: nameOf(message) }
    const turn = await withServiceRetry(() => client.call('Claim', claim), signal).catch(undefinedIf('sessionTaken'))
    // Another person attends. The visitor can read the message in the thread, and it is no question to the bot.
    if (turn === undefined) return true
    await records.keepClaimed({ session, turn: turn.Turn, at: message.at })
    await pass(message, { session, attempt: message.id }, signal)
    if (!isNew) return true
    const words = bridgeWordsFor(message.locale).desk
    await notify(
      {
        thread: message.thread,
        key: `${desk.name}/here/${session}/${turn.Turn}`,
        after: message.id,
        isReply: false,
        text: words.isHere(boldable(nameOf(message))),
        buttons: [button('handBack', `${session}`, words)],
      },
      signal,
    )
    return true
  }

  return async ({ id, staff }: StaffTask, signal: AbortSignal): Promise<void> => {
    await parts.whenEventsAreRead(signal)
    if (staff.kind === 'said') await receive(staff.message, id, signal)
    else if (staff.kind === 'edited') await corrections.edited(staff, signal)
    else if (staff.kind === 'deleted') await corrections.deleted(staff.message, signal)
    else await undelivered(staff.messageId, id, signal)
  }
}

/** The author's display name. */
const nameOf = ({ name, person }: StaffMessage): string => name?.trim() || person

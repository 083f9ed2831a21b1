import { MemoryFailed } from '../../memory/memory.ts'
import { ignoreRefused, withDeliveryRetry } from '../../retry.ts'
import { bridgeWordsFor, describeError, isDefect } from '../../words/words.ts'
import { button } from '../desk-card.ts'
import type { DeskMark, DeskNotice, StaffMessage } from '../port.ts'
import { createSay, type SayParts } from './say.ts'

/** One try to pass a message on. `attempt` identifies it. */
type Passing = { session: number; attempt: string }
/** `before`: the mark of the message until now. */
type Failure = Passing & { before?: DeskMark; reason: string }

/** Passes a message of staff on to the visitor, and shows at the desk what became of it. */
export function createPassOn(parts: SayParts) {
  const { desk, records, staffRecords, time, report } = parts
  const say = createSay(parts)

  /** Sends the message to the visitor if its author attends, and marks the result. */
  async function pass(message: StaffMessage, passing: Passing, signal: AbortSignal): Promise<void> {
    if (message.text.trim() === '' && message.attachments.length === 0) return
    // Retry was pressed again after it had succeeded, or the message was deleted since.
    if (passing.attempt !== message.id && (await staffRecords.failed(message.id)) === undefined) return
    const saying = () =>
      say(message, passing, signal).catch((error: unknown) => {
        signal.throwIfAborted()
        // The message may have reached the visitor. Passed on again, it reaches them once.
        if (error instanceof MemoryFailed) throw error
        if (isDefect(error)) report(error)
        return { failure: describeError(error, bridgeWordsFor(message.locale)) }
      })
    const result = await staffRecords.whileSaying({ session: passing.session, id: message.id }, saying, signal)
    // Marks are for desk threads; the visitor has already read a message in their own thread.
    if ((await records.atDesk(message.thread)) === undefined) return
    if (typeof result === 'string') {
      const before = (await staffRecords.failed(message.id)) && { before: 'failed' as const }
      await mark(message, { sign: result === 'said' ? 'delivered' : 'staffOnly', ...before }, signal)
      return await staffRecords.dropFailed(message.id)
    }
    await fail(message, { ...passing, reason: result.failure }, signal)
  }

  /** Tells staff that the visitor did not get the message, and why. */
  async function fail(message: StaffMessage, { session, attempt, reason, ...marked }: Failure, signal: AbortSignal) {
    await staffRecords.keepFailed({ session, message })
    await mark(message, { sign: 'failed', ...marked }, signal)
    const { desk: words } = bridgeWordsFor(message.locale)
    const notice = { thread: message.thread, key: `${desk.name}/failed/${attempt}`, after: message.id, isReply: true }
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

  /** Replaces the mark `before` of a message, if it has one. */
  const mark = async (
    { thread, id }: StaffMessage,
    { sign, before }: { sign: DeskMark; before?: DeskMark },
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

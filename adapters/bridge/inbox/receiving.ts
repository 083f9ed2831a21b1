import type { Memory } from '../memory/memory.ts'
import { createSeveralSpeakersCheck } from '../memory/people.ts'
import type { BridgeListener } from '../platform/listener.ts'
import type { IncomingMessage } from '../platform/messages.ts'
import type { Platform } from '../platform/platform.ts'
import type { Indicators } from '../reply/indicators.ts'
import { taskOf, type VisitorEdit, type VisitorEdits } from '../reply/visitor-edits.ts'
import type { Clock, Time } from '../time.ts'
import type { CatchUp } from './catch-up.ts'
import type { Inbox } from './inbox.ts'
import { isMessage, type VisitorTask } from './visitor-tasks.ts'

type Parts = {
  platform: Pick<Platform, 'reorderMs'>
  memory: Memory
  /** messages of others are dropped */
  admits: BridgeListener['admits']
  inbox: Inbox<VisitorTask>
  catchUp: Pick<CatchUp, 'know' | 'knows'>
  indicators: Pick<Indicators, 'mark'>
  edits: Pick<VisitorEdits, 'isPassedOn'>
  /** time of an edit in its thread's queue */
  nextAt: Clock
  time: Pick<Time, 'now'>
}

/** Takes what people write, change and delete into the inbox. */
export function createReceiving(parts: Parts): Pick<BridgeListener, 'receive' | 'edited' | 'deleted'> {
  const { platform, admits, inbox, catchUp, indicators, edits, nextAt, time } = parts
  const hasSeveralSpeakers = createSeveralSpeakersCheck(parts.memory.keyv)

  async function receive(message: IncomingMessage): Promise<void> {
    if (!admits(message)) return
    // Messages of one person arrive in order. Those of several may be out of order, except at the start of a thread.
    const mayOvertake =
      (await hasSeveralSpeakers(message)) && platform.reorderMs > 0 && (await catchUp.knows(message.thread))
    const received = await inbox.receive(message, mayOvertake ? platform.reorderMs : 0)
    if (received === 'waits') indicators.mark(message.thread, message.id, 'seen')
    if (received === 'known') return
    await catchUp.know(message.thread)
    if (message.place.channel !== '') await catchUp.know(message.place.channel)
  }

  async function edited(edit: VisitorEdit): Promise<void> {
    const { text, files } = edit
    if (text === undefined) await inbox.cancel(edit)
    else await inbox.edit(edit, (one) => (isMessage(one) ? changed(one, { text, files, at: edit.at }) : one))
    // In this order: a batch that ends in between is stored as passed on before it stops being asked.
    if ((await inbox.isAsked(edit)) || (await edits.isPassedOn(edit.id))) await inbox.receive(taskOf(edit, nextAt()))
  }

  return {
    receive,
    edited: ({ thread, id, text, attachments, at }) =>
      edited({ thread, id, text, files: attachments.map((one) => one.id), at }),
    deleted: ({ thread, id }) => edited({ thread, id, text: undefined, at: time.now() }),
  }
}

function changed(
  message: IncomingMessage,
  { text, files, at }: Pick<VisitorEdit, 'files' | 'at'> & { text: string },
): IncomingMessage {
  const { editedAt = 0 } = message
  // A late event must not restore an older text.
  if (at < editedAt) return message
  const attachments = message.attachments.filter(({ id }) => files?.includes(id) ?? true)
  return { ...message, text, attachments, editedAt: at }
}

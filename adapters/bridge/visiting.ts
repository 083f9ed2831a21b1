import type { Batch, MessageBatch } from './inbox/pending.ts'
import type { OutgoingTask } from './outgoing/outgoing.ts'
import type { IncomingMessage } from './platform.ts'
import type { EditTask } from './reply/visitor-edits.ts'

/** An item in the queue of a visitor's thread. */
export type Visiting = IncomingMessage | OutgoingTask | EditTask

export const isSpoken = (one: Visiting): one is OutgoingTask => 'spoken' in one
export const isEdit = (one: Visiting): one is EditTask => 'edit' in one
export const isMessage = (one: Visiting): one is IncomingMessage => !isSpoken(one) && !isEdit(one)
export const isMessageBatch = (batch: Batch<Visiting>): batch is MessageBatch =>
  batch.every(({ message }) => isMessage(message))

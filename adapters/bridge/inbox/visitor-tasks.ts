import type { OutgoingTask } from '../outgoing/outgoing.ts'
import type { IncomingMessage } from '../platform.ts'
import type { EditTask } from '../reply/visitor-edits.ts'
import type { Batch, MessageBatch } from './pending.ts'

/** An item in the queue of a visitor's thread. */
export type VisitorTask = IncomingMessage | OutgoingTask | EditTask

export const isOutgoing = (one: VisitorTask): one is OutgoingTask => 'spoken' in one
export const isEdit = (one: VisitorTask): one is EditTask => 'edit' in one
export const isMessage = (one: VisitorTask): one is IncomingMessage => !isOutgoing(one) && !isEdit(one)
export const isMessageBatch = (batch: Batch<VisitorTask>): batch is MessageBatch =>
  batch.every(({ message }) => isMessage(message))

import { CONTENT_MAX } from '../../../src/contract/chat.ts'
import type { OutgoingTask } from '../outgoing/outgoing.ts'
import type { IncomingMessage } from '../platform/messages.ts'
import type { EditTask } from '../reply/visitor-edits.ts'
import type { Batch, MessageBatch } from './pending.ts'

/** An item in the queue of a visitor's thread. */
export type VisitorTask = IncomingMessage | OutgoingTask | EditTask

export const isOutgoing = (one: VisitorTask): one is OutgoingTask => 'spoken' in one
export const isEdit = (one: VisitorTask): one is EditTask => 'edit' in one
export const isMessage = (one: VisitorTask): one is IncomingMessage => !isOutgoing(one) && !isEdit(one)
export const isMessageBatch = (batch: Batch<VisitorTask>): batch is MessageBatch =>
  batch.every(({ message }) => isMessage(message))

/** Room for what stands between messages and for sentences about files, in UTF-16 units. */
const BETWEEN = 300
const lengthOf = ({ text, about }: IncomingMessage): number => text.length + (about?.text.length ?? 0) + BETWEEN

/**
 * Whether tasks that follow each other are messages that one question holds. A spoken message is a batch of its own, so it is
 * shown after the answers before it; so is an edit.
 */
export const isOneQuestion = (tasks: VisitorTask[]): boolean =>
  tasks.every(isMessage) && tasks.reduce((length, message) => length + lengthOf(message), 0) <= CONTENT_MAX

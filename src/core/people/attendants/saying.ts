import type { Api } from '../../../contract/api.ts'
import { AppError } from '../../../contract/errors.ts'
import { type Caller, type Handlers, idempotencyOf } from '../../handlers.ts'
import type { HumanMessage } from '../../ports/attendants.ts'
import type { Clock, Store } from '../../ports/ports.ts'
import { messageWithKey } from '../../sessions/idempotency.ts'
import { ownSession } from '../../sessions/sessions.ts'

type Names = 'Say' | 'SayEdit' | 'SayRemove' | 'SayUndelivered' | 'AskEdit'

export const sayingHandlers = ({ store, now }: { store: Store; now: Clock }): Pick<Handlers<Api>, Names> => ({
  async Say(caller, input) {
    const { session, chatbot } = await ownSession(store, caller, input.sessionID)
    const fileIds = input.fileIds ?? []
    if (input.Content.trim() === '' && fileIds.length === 0)
      throw new AppError('emptyContent', 'Content is empty; a message needs words or files.')
    await checkFiles(store, caller, fileIds)
    const idempotency = idempotencyOf(caller, { By: input.By, Content: input.Content, fileIds })
    return await store.transaction(async (within) => {
      const attendance = await within.attendants.lock(session.id)
      // A repeated request returns the same message, even after the session was handed back.
      const before = idempotency && (await messageWithKey({ store: within, now }, session.id, idempotency))
      if (before) return { MessageID: before }
      if (attendance?.attendant !== 'Person' || attendance.by?.id !== input.By) throw new AppError('sessionNotClaimed')
      const message = { chatbotId: chatbot.id, sessionId: session.id, by: attendance.by, fileIds, idempotency }
      const id = await within.attendants.say({ ...message, content: input.Content })
      if (id === undefined) throw new AppError('keyReused')
      await within.attendants.clearTimers(session.id, ['remind', 'release'])
      return { MessageID: id }
    })
  },

  async SayEdit(caller, { Content, fileIds, ...said }) {
    return await store.transaction(async (within) => {
      const message = await ownMessage(within, caller, said)
      if (message.isRemoved) throw new AppError('noSuchMessage')
      const staying = stayingOf(message, fileIds)
      if (Content.trim() === '' && staying.length === 0)
        throw new AppError('emptyContent', 'Content is empty and no file stays; SayRemove takes a message back.')
      await within.attendants.edit(message, Content, staying)
      return 1 as const
    })
  },

  async SayRemove(caller, said) {
    return await store.transaction(async (within) => {
      const message = await ownMessage(within, caller, said)
      if (!message.isRemoved) await within.attendants.remove(message)
      return 1 as const
    })
  },

  async SayUndelivered(caller, said) {
    return await store.transaction(async (within) => {
      const message = await ownMessage(within, caller, said)
      if (!message.isRemoved) await within.attendants.tellUndelivered(message)
      return 1 as const
    })
  },

  async AskEdit(caller, { sessionID, MessageID, Content, fileIds }) {
    const { session } = await ownSession(store, caller, sessionID)
    return await store.transaction(async (within) => {
      await within.attendants.lock(session.id)
      const question = await within.attendants.attendedQuestion(MessageID)
      const isEmpty = Content === '' && (fileIds ?? []).length === 0
      if (question?.sessionId !== session.id || (question.isRemoved && !isEmpty))
        throw new AppError('noSuchMessage', 'No message of the visitor to a person has this id in this session.')
      const staying = stayingOf(question, fileIds)
      if (!isEmpty) await within.attendants.edit(question, Content, staying)
      else if (!question.isRemoved) await within.attendants.remove(question)
      return 1 as const
    })
  },
})

type Said = { MessageID: number; By?: string }

/**
 * A message by a person, if it belongs to the caller's workspace, and to the author `By` where one is given. Locks the session,
 * so that edits of one message run one after another.
 */
async function ownMessage(within: Store, caller: Caller, { MessageID: id, By }: Said): Promise<HumanMessage> {
  const found = await within.attendants.humanMessage(id)
  const chatbot = found && (await within.chatbots.byId(found.chatbotId))
  if (found === undefined || chatbot?.workspaceId !== caller.workspaceId) throw new AppError('noSuchMessage')
  if (By !== undefined && found.byId !== By) throw new AppError('sessionNotClaimed', 'Only who said it may change it.')
  await within.attendants.lock(found.sessionId)
  return (await within.attendants.humanMessage(id)) ?? found
}

/** The files that an edit leaves: all unless given. Fails with `unknownFile` for one that the message does not have. */
function stayingOf(message: HumanMessage, fileIds: number[] | null | undefined): number[] {
  const staying = fileIds ?? message.fileIds
  if (!staying.every((id) => message.fileIds.includes(id))) throw new AppError('unknownFile')
  return staying
}

/** Fails with `unknownFile` unless all are confirmed uploads of the workspace. */
async function checkFiles(store: Store, { workspaceId }: Caller, fileIds: number[]): Promise<void> {
  if (fileIds.length === 0) return
  const files = await store.files.byIds(fileIds)
  const own = new Set(files.flatMap((file) => (file.workspaceId === workspaceId && file.confirmed ? file.id : [])))
  if (!fileIds.every((id) => own.has(id))) throw new AppError('unknownFile')
}

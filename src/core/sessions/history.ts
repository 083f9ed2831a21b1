import type { Api } from '../../contract/api.ts'
import { AppError } from '../../contract/errors.ts'
import type { MessageType } from '../../contract/events/events.ts'
import { endOfDay, startOfDay, toUtcTime } from '../../contract/fields/times.ts'
import { type Conversation, HISTORY_MAX } from '../../contract/history.ts'
import { ownChatbot } from '../chatbots/chatbots.ts'
import type { Handlers, Streamed } from '../handlers.ts'
import type { HistoryMessage, MessageRole } from '../ports/messages.ts'
import type { Clock, Store } from '../ports/ports.ts'

/** Messages per query. Of the longest messages, this is a few MB. */
const BATCH = 100

type Names = 'ChatContentHistory' | 'GetMessageCountByChatbot' | 'GetMessageCreditsUsage'

export const historyHandlers = ({ store, now }: { store: Store; now: Clock }): Pick<Handlers<Api>, Names> => ({
  async ChatContentHistory(caller, { SerialNumber, StartTime, EndTime, Limit, Before }) {
    const chatbot = await ownChatbot(store, caller, SerialNumber)
    const limit = Limit ?? HISTORY_MAX
    const ids = await store.messages.historyPage(chatbot.id, {
      from: startOfDay(StartTime ?? ''),
      until: EndTime ? endOfDay(EndTime) : undefined,
      before: Before ?? undefined,
      limit: limit + 1,
    })
    const isMore = ids.length > limit
    // A caller that does not ask for pages would take the first page for everything.
    if (isMore && Limit == null && Before == null) throw new AppError('historyTooLarge')
    const page = isMore ? without(oldestOf(ids), ids) : ids
    return { data: streamConversations(store, page), nextBefore: isMore ? oldestOf(page) : undefined }
  },

  async GetMessageCountByChatbot(caller, { SerialNumber }) {
    return await store.messages.count((await ownChatbot(store, caller, SerialNumber)).id)
  },

  async GetMessageCreditsUsage({ workspaceId }) {
    const today = new Date(now())
    const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth())
    return { Total: -1, Used: await store.messages.countQuestions({ workspaceId }, { since: month }), Remain: -1 }
  },
})

const oldestOf = (ids: number[]): number => ids.reduce((oldest, id) => Math.min(oldest, id))

const without = (left: number, ids: number[]): number[] => ids.filter((id) => id !== left)

async function* readInBatches(store: Store, ids: number[]): AsyncGenerator<HistoryMessage, undefined> {
  for (let from = 0; from < ids.length; from += BATCH) yield* await store.messages.byIds(ids.slice(from, from + BATCH))
}

/**
 * The messages with these ids, grouped by session, as they are read. Messages of a session must be consumed before the next session.
 * The ids of a session stand together.
 */
export async function* streamConversations(store: Store, ids: number[]): AsyncGenerator<Streamed<Conversation>> {
  const messages = readInBatches(store, ids)
  let next = await messages.next()
  async function* ofSession(id: number) {
    for (; !next.done && next.value.session.id === id; next = await messages.next()) yield toMessage(next.value)
  }
  while (!next.done) {
    const { session } = next.value
    yield { ...toConversation(session), Messages: ofSession(session.id) }
  }
}

/** A session in the contract's shape, with messages still to be added. */
const toConversation = ({ id, createdAt, uri, handedOverAt }: HistoryMessage['session']): Conversation => ({
  SessionID: id,
  CreateTime: toUtcTime(createdAt),
  URI: uri,
  HandOverTime: handedOverAt === null ? '' : toUtcTime(handedOverAt),
  Messages: [],
})

const toMessage = ({ id, role, content, by, createdAt }: HistoryMessage): Conversation['Messages'][number] => ({
  Type: messageTypes[role],
  ...(role === 'human' && by !== null && { By: by.name }),
  Content: content,
  MessageID: id,
  CreateTime: toUtcTime(createdAt),
})

/** The contract's names of message authors. */
export const messageTypes: Record<MessageRole, MessageType> = {
  question: 'User',
  answer: 'AI',
  human: 'Human',
  system: 'System',
}

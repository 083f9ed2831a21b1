import type { Api } from '../../contract/api.ts'
import { AppError } from '../../contract/envelope.ts'
import { startOfDay } from '../../contract/fields.ts'
import { type Conversation, HISTORY_MAX } from '../../contract/history.ts'
import { ownChatbot } from '../chatbots/chatbots.ts'
import type { Handlers } from '../handlers.ts'
import type { Clock, Said, Store } from '../ports/ports.ts'

const DAY_MS = 24 * 3_600_000

type Names = 'ChatContentHistory' | 'GetMessageCountByChatbot' | 'GetMessageCreditsUsage'

export const historyHandlers = ({ store, now }: { store: Store; now: Clock }): Pick<Handlers<Api>, Names> => ({
  async ChatContentHistory(caller, { SerialNumber, StartTime, EndTime }) {
    const chatbot = await ownChatbot(store, caller, SerialNumber)
    const from = startOfDay(StartTime ?? '') ?? 0
    const until = EndTime ? (startOfDay(EndTime) ?? 0) + DAY_MS : Number.MAX_SAFE_INTEGER
    const said = await store.messages.history(chatbot.id, from, until, HISTORY_MAX + 1)
    if (said.length > HISTORY_MAX) throw new AppError('historyTooLarge')
    return conversations(said)
  },

  async GetMessageCountByChatbot(caller, { SerialNumber }) {
    return await store.messages.count((await ownChatbot(store, caller, SerialNumber)).id)
  },

  async GetMessageCreditsUsage({ workspaceId }) {
    const today = new Date(now())
    const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth())
    return { Total: -1, Used: await store.messages.countQuestions({ workspaceId }, month), Remain: -1 }
  },
})

/** Messages, oldest first, by session; the newest session first. */
const conversations = (said: Said[]): Conversation[] =>
  [...Map.groupBy(said, ({ session }) => session.id)]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([SessionID, messages]) => {
      const session = messages[0]?.session
      if (session === undefined) return []
      return {
        SessionID,
        CreateTime: iso(session.createdAt),
        URI: session.uri,
        HandOverTime: session.handedOverAt === null ? '' : iso(session.handedOverAt),
        Messages: messages.map(toMessage),
      }
    })

const toMessage = ({ id, role, content, createdAt }: Said): Conversation['Messages'][number] => ({
  Type: role === 'answer' ? 'AI' : 'User',
  Content: content,
  MessageID: id,
  CreateTime: iso(createdAt),
})

const iso = (moment: number): string => new Date(moment).toISOString()

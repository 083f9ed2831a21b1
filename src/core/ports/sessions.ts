import type { Source } from '../../contract/chat.ts'
import type { Settings } from '../../contract/chatbot/settings.ts'
import type { Attendant } from '../../contract/events/events.ts'

/** `settings` holds only values that were set; the others are defaults. */
export type Chatbot = { id: number; workspaceId: number; serialNumber: string; settings: Partial<Settings> }

export type Session = {
  id: number
  chatbotId: number
  visitorId: string | null
  source: Source
  /** origin of the website that opened the session */
  uri: string
  /** ms when the business was last notified that a person is wanted */
  handedOverAt: number | null
  visitorName: string | null
  attendant: Attendant
  /** how often the attendant changed */
  turn: number
}

export type SessionStore = {
  insert(
    session: Omit<Session, 'id' | 'handedOverAt' | 'attendant' | 'turn' | 'visitorName'> & {
      visitorName?: string | null
    },
  ): Promise<number>
  byId(id: number): Promise<Session | undefined>
  /** The newest session of a visitor. */
  newestOf(chatbotId: number, visitorId: string): Promise<number | undefined>
  /** A session of that workspace with its chatbot. A missing session and one of another workspace take the same time. */
  withChatbot(id: number, workspaceId: number): Promise<{ session: Session; chatbot: Chatbot } | undefined>
  /** Records that the business is notified now; the last time counts. */
  markBusinessNotified(id: number): Promise<void>
}

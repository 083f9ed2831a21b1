import type { Api } from '../../contract/api.ts'
import type { Settings } from '../../contract/chatbot.ts'
import { AppError } from '../../contract/envelope.ts'
import { domainEntries, hostOf } from '../../contract/fields.ts'
import { type Models, ownChatbot, settingsOf } from '../chatbots/chatbots.ts'
import type { Caller, Handlers } from '../handlers.ts'
import type { Chatbot, Session, Store } from '../ports/ports.ts'

type Deps = { store: Store; models: Models }

export const sessionHandlers = ({ store, models }: Deps): Pick<Handlers<Api>, 'GetSession'> => ({
  async GetSession(caller, { serialNumber, visitorId, visitorName, source }) {
    const chatbot = await ownChatbot(store, caller, serialNumber)
    const settings = settingsOf(chatbot, models)
    checkOrigin(caller, settings)
    const session = {
      chatbotId: chatbot.id,
      visitorId: visitorId || null,
      visitorName: visitorName?.trim() || null,
      source: source ?? 'http',
      uri: caller.origin ?? '',
    } as const
    return { SessionID: await store.sessions.insert(session), ...greeting(settings) }
  },
})

/** What to show before the first question, as far as the chatbot sets it. */
const greeting = ({ WelcomeMessage, SuggestedMessage }: Settings) => ({
  ...(WelcomeMessage !== '' && { WelcomeMessage }),
  ...(SuggestedMessage !== '' && { SuggestedMessage }),
})

/** A session of the caller's workspace with its chatbot; another workspace's is as unknown as none. */
export async function ownSession(
  store: Store,
  caller: Caller,
  id: number,
): Promise<{ session: Session; chatbot: Chatbot }> {
  const own = await store.sessions.withChatbot(id, caller.workspaceId)
  if (own === undefined) throw new AppError('noSuchSession')
  return own
}

/** With VerifyDomain on, a browser's Origin must be one of the chatbot's own hosts; programs send none. */
export function checkOrigin({ origin }: Caller, { VerifyDomain, Domains, CustomDomain }: Settings): void {
  if (!VerifyDomain || origin === undefined) return
  const host = hostOf(origin)
  const allowed = [...domainEntries(Domains), CustomDomain].map(hostOf)
  if (host === undefined || !allowed.some((entry) => covers(entry, host))) throw new AppError('originNotAllowed')
}

const covers = (entry: string | undefined, host: string): boolean =>
  entry === host || (entry?.startsWith('*.') === true && host.endsWith(entry.slice(1)))

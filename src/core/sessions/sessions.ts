import type { Api } from '../../contract/api.ts'
import type { Settings } from '../../contract/chatbot/settings.ts'
import { AppError } from '../../contract/errors.ts'
import { domainEntries, hostOf } from '../../contract/fields/addresses.ts'
import { ownChatbot, settingsOf } from '../chatbots/chatbots.ts'
import type { Caller, Handlers } from '../handlers.ts'
import type { Models } from '../ports/models.ts'
import type { Store } from '../ports/ports.ts'
import type { Chatbot, Session } from '../ports/sessions.ts'

type Deps = { store: Store; models: Models }

export const sessionHandlers = ({ store, models }: Deps): Pick<Handlers<Api>, 'GetSession'> => ({
  async GetSession(caller, { serialNumber, visitorId, visitorName, source }) {
    const chatbot = await ownChatbot(store, caller, serialNumber)
    const settings = settingsOf(chatbot, models)
    checkOrigin(caller, settings)
    const session = {
      chatbotId: chatbot.id,
      visitorId: visitorId?.trim() ? visitorId : null,
      visitorName: visitorName?.trim() || null,
      source: source ?? 'http',
      uri: caller.origin ?? '',
    } as const
    return { SessionID: await store.sessions.insert(session), ...greeting(settings) }
  },
})

/** Texts to show before the first question, if set. */
const greeting = ({ WelcomeMessage, SuggestedMessage }: Settings) => ({
  ...(WelcomeMessage !== '' && { WelcomeMessage }),
  ...(SuggestedMessage !== '' && { SuggestedMessage }),
})

/** A session with its chatbot. Fails with `noSuchSession` also if it belongs to another workspace. */
export async function ownSession(
  store: Store,
  caller: Caller,
  id: number,
): Promise<{ session: Session; chatbot: Chatbot }> {
  const own = await store.sessions.withChatbot(id, caller.workspaceId)
  if (own === undefined) throw new AppError('noSuchSession')
  return own
}

/** A session of this chatbot. Fails with `noSuchSession` also if it belongs to another chatbot. */
export async function sessionOfChatbot(store: Store, chatbot: Chatbot, id: number): Promise<Session> {
  const session = await store.sessions.byId(id)
  if (session?.chatbotId !== chatbot.id) throw new AppError('noSuchSession')
  return session
}

/**
 * If VerifyDomain is on, a browser's Origin must be one of the chatbot's hosts. Requests without Origin (programs) pass. Fails
 * with `originNotAllowed`.
 */
export function checkOrigin({ origin }: Caller, { VerifyDomain, Domains, CustomDomain }: Settings): void {
  if (!VerifyDomain || origin === undefined) return
  const host = hostOf(origin)
  const allowed = [...domainEntries(Domains), CustomDomain].map(hostOf)
  if (host === undefined || !allowed.some((entry) => covers(entry, host))) throw new AppError('originNotAllowed')
}

const covers = (entry: string | undefined, host: string): boolean =>
  entry === host || (entry?.startsWith('*.') === true && host.endsWith(entry.slice(1)))

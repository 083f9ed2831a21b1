import type { Client } from '../../../src/contract/client/client.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import { ignoreNoSession, type Threads } from '../memory/threads.ts'
import type { BridgeListener, Chatbot, Greeting, Visitor } from '../platform.ts'
import { bridgeWordsFor } from '../words/words.ts'

type Parts = {
  client: Pick<Client, 'call'>
  chatbots: Pick<ChatbotRouting, 'at'>
  threads: Pick<Threads, 'find' | 'open'>
}

/** How a chatbot greets the visitor. */
export function greetingOf(
  { WelcomeMessage, Name, SuggestedMessage }: Pick<Chatbot, 'WelcomeMessage' | 'Name' | 'SuggestedMessage'>,
  { locale }: Pick<Visitor, 'locale'>,
): Greeting {
  const lines = SuggestedMessage.split('\n').map((line) => line.trim())
  return {
    text: WelcomeMessage === '' ? bridgeWordsFor(locale).welcome(Name) : WelcomeMessage,
    suggestions: lines.filter((line) => line !== ''),
  }
}

/** Opens sessions with the words with which their chatbot welcomes people. */
export function createGreetings({ client, chatbots, threads }: Parts): Pick<BridgeListener, 'greet' | 'restart'> {
  async function restart(visitor: Visitor): Promise<Greeting> {
    const former = await threads.find(visitor)
    const attendant = former === undefined ? undefined : await attendantOf(former)
    // First, so that beginning anew once more does it where the service goes away in between.
    if (former !== undefined && attendant === 'Person') await handBack(former)
    const session = await threads.open(visitor)
    if (former !== undefined && attendant === 'Waiting') await waitIn(session, former)
    return greetingOf(await chatbots.at(visitor.place), visitor)
  }

  /** Undefined for a session that is gone. */
  const attendantOf = async (sessionID: number) =>
    (await client.call('SessionDetail', { sessionID }).catch(ignoreNoSession))?.Attendant

  /** A person who attended the former session would go on speaking to a visitor whose answers the bot gets. */
  const handBack = async (sessionID: number) =>
    void (await client.call('HandBack', { sessionID }).catch(ignoreNoSession))

  /** Who waits for a person waits in the new session. */
  async function waitIn(session: number, former: number): Promise<void> {
    await handBack(former)
    await client.call('HandOver', { sessionID: session })
  }

  return {
    greet: async (visitor) => ((await threads.find(visitor)) === undefined ? await restart(visitor) : undefined),
    restart,
  }
}

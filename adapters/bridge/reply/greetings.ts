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
    const session = await threads.open(visitor)
    if (former !== undefined) await leave(former, session)
    return greetingOf(await chatbots.at(visitor.place), visitor)
  }
  /**
   * Ends the former session of a thread: a person who attended it would go on speaking to a visitor whose answers the bot gets.
   * Who waits for a person waits in the new session.
   */
  async function leave(former: number, session: number): Promise<void> {
    const detail = await client.call('SessionDetail', { sessionID: former }).catch(ignoreNoSession)
    if (detail === undefined || detail.Attendant === 'Bot') return
    await client.call('HandBack', { sessionID: former }).catch(ignoreNoSession)
    if (detail.Attendant === 'Waiting') await client.call('HandOver', { sessionID: session })
  }

  return {
    greet: async (visitor) => ((await threads.find(visitor)) === undefined ? await restart(visitor) : undefined),
    restart,
  }
}

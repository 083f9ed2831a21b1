import type { Client } from '../../../src/contract/client/client.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import { ignoreNoSession, type Threads } from '../memory/threads.ts'
import type { BridgeListener, Chatbot, Greeting, Visitor } from '../platform.ts'
import { createBackoff, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'

type Parts = {
  client: Pick<Client, 'call'>
  chatbots: Pick<ChatbotRouting, 'at'>
  threads: Pick<Threads, 'find' | 'open'>
  time: Time
  /** how long an unreachable service is retried, in ms */
  retryForMs: number
  /** aborts when the bot stops */
  closed: AbortSignal
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
export function createGreetings(parts: Parts): Pick<BridgeListener, 'greet' | 'restart'> {
  const { client, chatbots, threads, time, retryForMs, closed } = parts
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

  /** Who waits for a person waits in the new session, also where the service goes away meanwhile: the thread has it already. */
  async function waitIn(session: number, former: number): Promise<void> {
    const backoff = createBackoff(time, retryForMs)
    await withRetry(() => client.call('HandOver', { sessionID: session }), backoff, closed)
    await withRetry(() => handBack(former), backoff, closed)
  }

  return {
    greet: async (visitor) => ((await threads.find(visitor)) === undefined ? await restart(visitor) : undefined),
    restart,
  }
}

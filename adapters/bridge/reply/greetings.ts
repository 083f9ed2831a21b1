import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import { undefinedIf } from '../../../src/contract/client/refused.ts'
import { DAY_MS } from '../../../src/contract/fields/times.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Threads } from '../memory/threads.ts'
import type { BridgeListener, Chatbot, Greeting } from '../platform/listener.ts'
import type { Visitor } from '../platform/messages.ts'
import { createBackoff, SERVICE_RETRY_TIMEOUT_MS, withRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'

type Parts = {
  client: Pick<Client, 'call'>
  chatbots: Pick<ChatbotRouting, 'at'>
  threads: Pick<Threads, 'find' | 'open'>
  /** Runs `work`; questions in the thread wait until it ends. */
  during: <Result>(thread: string, work: () => Promise<Result>) => Promise<Result>
  keyv: Keyv
  time: Time
  /** aborted when the bot stops */
  closed: AbortSignal
}

/** Sessions that were left while their visitor waited for a person, until the visitor waits in the new one. */
const leftKey = (thread: string): string => `left-waiting/${thread}`

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
  const { client, chatbots, threads, during, keyv, time, closed } = parts

  /** Steps that fail before the new session is open are done again when the visitor begins anew once more. */
  async function restart(visitor: Visitor): Promise<Greeting> {
    const { thread } = visitor
    const former = await threads.find(visitor)
    const attendant = former === undefined ? undefined : await attendantOf(former)
    // A person who attended the former session would go on speaking to a visitor whose answers the bot gets.
    if (former !== undefined && attendant === 'Person') await handBack(former)
    const left = (await keyv.get<number[]>(leftKey(thread))) ?? []
    if (former !== undefined && attendant === 'Waiting') left.push(former)
    if (left.length > 0) await keyv.set(leftKey(thread), left, DAY_MS)
    const session = await threads.open(visitor)
    if (left.length > 0) {
      const retrying = createBackoff(time, SERVICE_RETRY_TIMEOUT_MS)
      await withRetry(() => moveWait(left, session), retrying, closed)
      await keyv.delete(leftKey(thread))
    }
    return greetingOf(await chatbots.at(visitor.place), visitor)
  }

  /** Undefined for a session that is gone. */
  const attendantOf = async (sessionID: number) =>
    (await client.call('SessionDetail', { sessionID }).catch(undefinedIf('noSuchSession')))?.Attendant

  const handBack = async (sessionID: number) =>
    void (await client.call('HandBack', { sessionID }).catch(undefinedIf('noSuchSession')))

  /** Lets a visitor who waited for a person in former sessions wait in the new one. */
  async function moveWait(left: number[], session: number): Promise<void> {
    await client.call('HandOver', { sessionID: session })
    for (const former of left) await handBack(former)
  }

  // What the visitor asks meanwhile belongs to the new session.
  const restartFirst: BridgeListener['restart'] = (visitor) => during(visitor.thread, () => restart(visitor))
  return {
    greet: async (visitor) => ((await threads.find(visitor)) === undefined ? await restartFirst(visitor) : undefined),
    restart: restartFirst,
  }
}

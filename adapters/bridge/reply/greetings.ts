import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Threads } from '../memory/threads.ts'
import type { BridgeListener, Chatbot, Greeting, Visitor } from '../platform.ts'
import { bridgeWordsFor } from '../words/words.ts'

type Parts = { chatbots: Pick<ChatbotRouting, 'at'>; threads: Pick<Threads, 'find' | 'open'> }

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
export function createGreetings({ chatbots, threads }: Parts): Pick<BridgeListener, 'greet' | 'restart'> {
  async function restart(visitor: Visitor): Promise<Greeting> {
    await threads.open(visitor)
    return greetingOf(await chatbots.at(visitor.place), visitor)
  }
  return {
    greet: async (visitor) => ((await threads.find(visitor)) === undefined ? await restart(visitor) : undefined),
    restart,
  }
}

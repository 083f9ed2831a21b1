import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { Threads } from '../memory/threads.ts'
import type { BridgeListener, Greeting, Visitor } from '../platform.ts'
import { bridgeWordsFor } from '../words/words.ts'

type Parts = { chatbots: Pick<ChatbotRouting, 'at'>; threads: Pick<Threads, 'find' | 'open'> }

/** Opens sessions with the words with which their chatbot welcomes people. */
export function createGreetings({ chatbots, threads }: Parts): Pick<BridgeListener, 'greet' | 'restart'> {
  async function restart(visitor: Visitor): Promise<Greeting> {
    await threads.open(visitor)
    const { WelcomeMessage, Name, SuggestedMessage } = await chatbots.at(visitor.place)
    const lines = SuggestedMessage.split('\n').map((line) => line.trim())
    const suggestions = lines.filter((line) => line !== '')
    return { text: WelcomeMessage === '' ? bridgeWordsFor(visitor.locale).welcome(Name) : WelcomeMessage, suggestions }
  }
  return {
    greet: async (visitor) => ((await threads.find(visitor)) === undefined ? await restart(visitor) : undefined),
    restart,
  }
}

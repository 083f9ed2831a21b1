import type { Keyv } from 'keyv'
import { isFinal } from '../../src/contract/chat.ts'
import type { Client } from '../../src/contract/client.ts'
import { createChatbotDesk } from './chatbots.ts'
import { createInbox } from './inbox.ts'
import { createListingDesk } from './listings.ts'
import { showReply } from './live.ts'
import type { Greeting, Incoming, Listener, Platform } from './platform.ts'
import type { Threads } from './threads.ts'
import type { Time } from './time.ts'
import { isDefect, told, words } from './words.ts'

type Parts = {
  client: Client
  platform: Platform
  memory: Keyv
  threads: Threads
  serialNumber: string
  time: Time
  /** receives what is neither an answer of the service nor its absence: a defect of ours */
  report: (error: unknown) => void
}

/** What the chat platforms share: greetings, answers shown live, searches. */
export function createBridge({ client, platform, memory, threads, serialNumber, time, report }: Parts): Listener {
  const chatbots = createChatbotDesk({ client, serialNumber })
  const running = new Map<string, AbortController>()
  const welcome = async (): Promise<Greeting> => {
    const { WelcomeMessage, Name, SuggestedMessage } = await client.call('Detail', { serialNumber })
    const suggestions = SuggestedMessage.split('\n').filter((line) => line.trim() !== '')
    return { text: WelcomeMessage === '' ? words.welcome(Name) : WelcomeMessage, suggestions }
  }
  const answer = async (question: Incoming) => {
    const { thread, id } = question
    const stop = new AbortController()
    running.set(thread, stop)
    try {
      await platform.working(thread, true)
      const fragments = answerTo(threads, question, stop.signal, report)
      await showReply(fragments, { platform, time, thread, key: `${platform.name}/${id}`, replyTo: id })
    } finally {
      stop.abort() // where it could not be shown, nobody waits for the rest of it
      running.delete(thread)
      await platform.working(thread, false)
    }
  }
  const inbox = createInbox({ memory, answer, report })
  return {
    admits: () => true,
    connected: () => inbox.resume(),
    receive: (message) => inbox.receive(message),
    edited: async () => undefined,
    deleted: async () => undefined,
    async stop({ thread }) {
      running.get(thread)?.abort()
      return running.has(thread)
    },
    async greet(talk) {
      if ((await threads.find(talk)) !== undefined) return undefined
      await threads.open(talk)
      return welcome()
    },
    async restart(talk) {
      await threads.open(talk)
      return welcome()
    },
    listings: createListingDesk({ client, chatbots }),
    chatbots,
  }
}

/** The answer as it comes; a failure ends it in words for the person who asked, an abort without any. */
async function* answerTo(
  threads: Threads,
  question: Incoming,
  signal: AbortSignal,
  report: Parts['report'],
): AsyncGenerator<string> {
  let said = false
  try {
    for await (const event of threads.ask(question, { signal, idempotencyKey: question.id })) {
      if (!isFinal(event)) yield event.content
      else if (!said) yield event.Answer
      said = true
    }
  } catch (error) {
    if (signal.aborted) {
      yield `${said ? '\n\n' : ''}${words.stopped}`
      return
    }
    if (isDefect(error)) report(error)
    yield `${said ? '\n\n' : ''}${told(error)}`
  }
}

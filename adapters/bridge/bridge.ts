import { isFinal } from '../../src/contract/chat.ts'
import type { Client } from '../../src/contract/client.ts'
import { findListings } from './cards.ts'
import { showReply } from './live.ts'
import type { Listener, Platform, Question } from './platform.ts'
import type { Threads } from './threads.ts'
import type { Time } from './time.ts'
import { isDefect, told, words } from './words.ts'

type Parts = {
  client: Client
  platform: Pick<Platform, 'name' | 'limits' | 'show'>
  threads: Threads
  serialNumber: string
  time: Time
  /** receives what is neither an answer of the service nor its absence: a defect of ours */
  report: (error: unknown) => void
}

/** What the chat platforms share: greetings, answers shown live, searches. */
export function createBridge({ client, platform, threads, serialNumber, time, report }: Parts): Listener {
  const welcome = async () => {
    const { WelcomeMessage, Name } = await client.call('Detail', { serialNumber })
    return WelcomeMessage === '' ? words.welcome(Name) : WelcomeMessage
  }
  return {
    async greet(talk) {
      if ((await threads.find(talk)) !== undefined) return undefined
      await threads.open(talk)
      return welcome()
    },
    async restart(talk) {
      await threads.open(talk)
      return welcome()
    },
    async ask(question, signal) {
      const stop = new AbortController()
      const fragments = answer(threads, question, AbortSignal.any([signal, stop.signal]), report)
      const key = `${platform.name}/${question.id ?? crypto.randomUUID()}`
      try {
        await showReply(fragments, { platform, time, thread: question.thread, key })
      } finally {
        stop.abort() // where it could not be shown, nobody waits for the rest of it
      }
    },
    listings: (search) => findListings(client, serialNumber, search),
  }
}

/** The answer as it comes; a failure ends it in words for the person who asked, an abort without any. */
async function* answer(
  threads: Threads,
  question: Question,
  signal: AbortSignal,
  report: Parts['report'],
): AsyncGenerator<string> {
  let said = false
  try {
    const idempotencyKey = question.id
    for await (const event of threads.ask(question, { signal, ...(idempotencyKey && { idempotencyKey }) })) {
      if (!isFinal(event)) yield event.content
      else if (!said) yield event.Answer
      said = true
    }
  } catch (error) {
    if (signal.aborted) return
    if (isDefect(error)) report(error)
    yield `${said ? '\n\n' : ''}${told(error)}`
  }
}

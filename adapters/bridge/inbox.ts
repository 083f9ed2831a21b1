import type { Keyv } from 'keyv'
import { createPending, type Message } from './pending.ts'

type Parts = {
  memory: Keyv
  /** Answers a question; the same one again, by the same id, where the process ended in the middle. */
  answer: (question: Message) => Promise<void>
  report: (error: unknown) => void
}

/** Messages are safe here from when they came until they are answered, whatever happens to the process. */
export type Inbox = {
  /**
   * Resolves when the message is safe. It is answered once, however often it comes in a day; a thread's messages are
   * answered one at a time, and those that come meanwhile become the next question together.
   */
  receive(message: Message): Promise<void>
  /** Takes up what was left when the process ended. */
  resume(): Promise<void>
  /** Resolves when nothing is left to be answered. */
  idle(): Promise<void>
}

export function createInbox({ memory, answer, report }: Parts): Inbox {
  const pending = createPending(memory)
  const running = new Map<string, Promise<void>>()
  const work = async (thread: string) => {
    for (;;) {
      const question = await pending.take(thread, () => running.delete(thread))
      if (question === undefined) return
      await answer(question).catch(report)
      await pending.finish(thread)
    }
  }
  const giveUp = (thread: string) => (error: unknown) => {
    running.delete(thread)
    report(error)
  }
  const start = (thread: string) => {
    if (!running.has(thread)) running.set(thread, work(thread).catch(giveUp(thread)))
  }
  return {
    async receive(message) {
      await pending.add(message)
      start(message.thread)
    },
    async resume() {
      for await (const thread of pending.threads()) start(thread)
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}

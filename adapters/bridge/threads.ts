import type { Keyv } from 'keyv'
import type { AskEvent, Source } from '../../src/contract/chat.ts'
import type { CallOptions, Client } from '../../src/contract/client.ts'
import { Refused } from '../../src/contract/refused.ts'
import type { Incoming, Talk } from './platform.ts'

type Parts = { client: Client; memory: Keyv; serialNumber: string; source: Source }

/** Which session belongs to which thread, remembered for good. */
export type Threads = {
  /** The session of the thread, undefined where nobody spoke yet. */
  find(talk: Talk): Promise<number | undefined>
  /** A new session for the thread, in place of the one it may have. */
  open(talk: Talk): Promise<number>
  /** Asks in the thread's session, in a new one where there is none or the service knows it no more. */
  ask(question: Incoming, options: CallOptions): AsyncIterable<AskEvent>
}

export function createThreads({ client, memory, serialNumber, source }: Parts): Threads {
  const nameOf = ({ thread }: Talk) => `session/${serialNumber}/${thread}`
  const find = (talk: Talk) => memory.get<number>(nameOf(talk))
  const open = async (talk: Talk) => {
    const { SessionID } = await client.call('GetSession', { serialNumber, visitorId: talk.person, source })
    await memory.set(nameOf(talk), SessionID)
    return SessionID
  }
  async function* ask(question: Incoming, options: CallOptions) {
    const askIn = (sessionID: number) => client.stream('ClientAsk', { sessionID, content: question.text }, options)
    const known = await find(question)
    try {
      yield* askIn(known ?? (await open(question)))
    } catch (error) {
      if (known === undefined || !(error instanceof Refused) || error.error !== 'noSuchSession') throw error
      yield* askIn(await open(question))
    }
  }
  return { find, open, ask }
}

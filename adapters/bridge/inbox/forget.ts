import type { Source } from '../../../src/contract/chat.ts'
import type { Client } from '../../../src/contract/client/client.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { MemoryEraser } from '../memory/eraser.ts'
import { visitorIdOf } from '../memory/people.ts'
import type { BridgeListener, Forgotten } from '../platform/listener.ts'
import type { Visitor } from '../platform/messages.ts'
import { type Time, waitAtMost } from '../time.ts'
import type { VisitorInbox } from './visitor-inbox.ts'
import { isMessage } from './visitor-tasks.ts'

type Parts = {
  client: Client
  source: Source
  chatbots: Pick<ChatbotRouting, 'all'>
  visitors: Pick<VisitorInbox, 'forget' | 'idleIn'>
  endAnswer: (visitor: Visitor) => Promise<boolean>
  eraser: MemoryEraser
  time: Time
}

/** Longest wait for stopped answers to end, in ms. */
const END_MS = 5_000

/** Erases a person in the service, then in the bot. Idempotent: after a crash, a second call erases the rest. */
export function createForget({
  client,
  source,
  chatbots,
  visitors,
  endAnswer,
  eraser,
  time,
}: Parts): BridgeListener['forget'] {
  return async ({ person }) => {
    const answering = (await visitors.forget(person)).filter(isMessage)
    for (const message of answering) await endAnswer(message)
    await waitAtMost(time, END_MS, Promise.all(answering.map(({ thread }) => visitors.idleIn(thread))))
    const all: Forgotten = { Sessions: 0, Messages: 0, Leads: 0, Files: 0, Watches: 0 }
    for (const { serialNumber } of await chatbots.all()) {
      const went = await client.call('VisitorForget', { serialNumber, visitorId: visitorIdOf(source, person) })
      for (const what of Object.keys(all) as (keyof Forgotten)[]) all[what] += went[what]
    }
    // The service's event, which follows a little later, names the sessions.
    await eraser.erase([{ person, sessions: [] }])
    return all
  }
}

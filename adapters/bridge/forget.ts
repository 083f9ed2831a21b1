import type { Source } from '../../src/contract/chat.ts'
import type { Client } from '../../src/contract/client/client.ts'
import type { Inbox } from './inbox/inbox.ts'
import type { Forgetting } from './memory/forgetting.ts'
import type { ChatbotChoice, Forgotten, Listener } from './platform.ts'
import type { Time } from './time.ts'

type Parts = {
  client: Client
  source: Source
  chatbots: Pick<ChatbotChoice, 'all'>
  inbox: Pick<Inbox, 'forget' | 'idleIn'>
  stop: Listener['stop']
  forgetting: Forgetting
  time: Time
}

/** Longest wait for stopped answers to end, in ms. */
const END_MS = 5_000

/** Erases a person in the service, then in the bot. Idempotent: after a crash, a second call erases the rest. */
export function createForget({ client, source, chatbots, inbox, stop, forgetting, time }: Parts): Listener['forget'] {
  return async ({ person }) => {
    const answering = await inbox.forget(person)
    for (const message of answering) await stop(message)
    const ended = new AbortController()
    const idle = Promise.all(answering.map(({ thread }) => inbox.idleIn(thread))).finally(() => ended.abort())
    await Promise.race([idle, time.sleep(END_MS, ended.signal)])
    const all: Forgotten = { Sessions: 0, Messages: 0, Leads: 0, Files: 0, Watches: 0 }
    for (const { serialNumber } of await chatbots.all()) {
      const went = await client.call('VisitorForget', { serialNumber, visitorId: `${source}:${person}` })
      for (const what of Object.keys(all) as (keyof Forgotten)[]) all[what] += went[what]
    }
    // The service's event, which follows a little later, names the sessions.
    await forgetting.erase([{ person, sessions: [] }])
    return all
  }
}

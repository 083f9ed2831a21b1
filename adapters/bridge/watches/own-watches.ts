import type { Client } from '../../../src/contract/client/client.ts'
import { allOf } from '../../../src/contract/client/pages.ts'
import type { Watch } from '../../../src/contract/listings/watches.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import { visitorIdOf } from '../memory/people.ts'
import type { Person } from '../platform/messages.ts'
import type { Platform } from '../platform/platform.ts'

type Parts = { client: Client; chatbots: ChatbotRouting; source: Platform['name'] }

export type OwnWatches = ReturnType<typeof createOwnWatches>

/** A person's own watches at the chatbot of their place, from all threads. */
export function createOwnWatches({ client, chatbots, source }: Parts) {
  const page = async ({ place, person }: Person, of: { PageSize: number; PageNumber?: number }) =>
    client.call('WatchList', {
      SerialNumber: await chatbots.serialAt(place),
      visitorId: visitorIdOf(source, person),
      ...of,
    })
  const all = (person: Person): Promise<Watch[]> => Array.fromAsync(allOf((of) => page(person, of)))
  return {
    page,
    all,
    find: async (person: Person, id: number): Promise<Watch | undefined> =>
      (await all(person)).find(({ WatchID }) => WatchID === id),
  }
}

import type { Keyv } from 'keyv'
import type { Client } from '../../../src/contract/client/client.ts'
import type { ChatbotRouting } from '../memory/chatbots.ts'
import type { ListingBrowser } from '../platform/listener.ts'
import type { Person } from '../platform/messages.ts'
import type { ListingLimits, Platform } from '../platform/platform.ts'
import { type Time, waitAtMost } from '../time.ts'
import { isDefect } from '../words/words.ts'

type CityParts = Pick<BrowserParts, 'client' | 'limits' | 'time' | 'report'> & {
  serialFor: (person: Person) => Promise<string>
}

/** Platforms wait 3 s for an autocompletion, people less. */
const IN_TIME_MS = 150

/** Completes names of cities; after IN_TIME_MS there are none. Faults of the code are reported. */
export function createCities({ client, serialFor, limits, time, report }: CityParts): ListingBrowser['cities'] {
  const find = async (person: Person, Prefix: string, signal: AbortSignal) => {
    const query = { SerialNumber: await serialFor(person), Kind: 'City', Prefix, Limit: limits.completions } as const
    const { Values } = await client.call('RealEstateFacets', query, { signal })
    return Values.map(({ Value }) => Value)
  }
  return async (person, prefix) => {
    const late = new AbortController()
    const none = (error: unknown) => {
      if (!late.signal.aborted && isDefect(error)) report(error)
      return []
    }
    const found = find(person, prefix, late.signal).catch(none)
    return (await waitAtMost(time, IN_TIME_MS, found).finally(() => late.abort())) ?? []
  }
}

export type BrowserParts = {
  client: Client
  keyv: Keyv
  chatbots: ChatbotRouting
  source: Platform['name']
  limits: ListingLimits
  time: Time
  report: (error: unknown) => void
}

import type { Client } from '../../../src/contract/client/client.ts'
import type { ListingLimits, ListingSearches, Visitor } from '../platform.ts'
import type { Time } from '../time.ts'
import { isDefect } from '../words/words.ts'

type Parts = {
  client: Client
  serialFor: (visitor: Visitor) => Promise<string>
  limits: ListingLimits
  time: Time
  report: (error: unknown) => void
}

/** Platforms wait 3 s for what completes a word, and people less. */
const IN_TIME_MS = 150

export function createCities({ client, serialFor, limits, time, report }: Parts): ListingSearches['cities'] {
  const find = async (visitor: Visitor, Prefix: string, signal: AbortSignal) => {
    const query = { SerialNumber: await serialFor(visitor), Kind: 'City', Prefix, Limit: limits.completions } as const
    const { Values } = await client.call('RealEstateFacets', query, { signal })
    return Values.map(({ Value }) => Value)
  }
  return async (visitor, prefix) => {
    const late = new AbortController()
    const found = new AbortController()
    const none = (error: unknown) => {
      if (!late.signal.aborted && isDefect(error)) report(error)
      return []
    }
    const inTime = find(visitor, prefix, late.signal).catch(none)
    const tooLate = time.sleep(IN_TIME_MS, found.signal).then(() => [])
    return Promise.race([inTime, tooLate]).finally(() => {
      late.abort()
      found.abort()
    })
  }
}

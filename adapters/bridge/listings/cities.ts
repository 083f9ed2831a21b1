import type { Client } from '../../../src/contract/client/client.ts'
import type { ListingDesk, Talk } from '../platform.ts'
import type { Time } from '../time.ts'
import { isDefect } from '../words/words.ts'

type Parts = {
  client: Client
  serialFor: (talk: Talk) => Promise<string>
  time: Time
  report: (error: unknown) => void
}

/** Discord waits 3 s for what completes a word, and people less. */
const PATIENCE_MS = 150
/** as many choices as Discord shows */
const CITIES_MAX = 25

export function createCities({ client, serialFor, time, report }: Parts): ListingDesk['cities'] {
  const find = async (talk: Talk, Prefix: string, signal: AbortSignal) => {
    const query = { SerialNumber: await serialFor(talk), Kind: 'City', Prefix, Limit: CITIES_MAX } as const
    const { Values } = await client.call('RealEstateFacets', query, { signal })
    return Values.map(({ Value }) => Value)
  }
  return async (talk, prefix) => {
    const late = new AbortController()
    const found = new AbortController()
    const none = (error: unknown) => {
      if (!late.signal.aborted && isDefect(error)) report(error)
      return []
    }
    const inTime = find(talk, prefix, late.signal).catch(none)
    const tooLate = time.sleep(PATIENCE_MS, found.signal).then(() => [])
    return Promise.race([inTime, tooLate]).finally(() => {
      late.abort()
      found.abort()
    })
  }
}

import type { Keyv } from 'keyv'
import type { Source } from '../../../src/contract/chat.ts'
import { DAY_MS } from '../../../src/contract/fields/times.ts'
import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import type { Locales } from '../platform/listener.ts'
import type { Visitor } from '../platform/messages.ts'

/** The service's id of a person on a platform, the same in all sessions of theirs. */
export const visitorIdOf = (source: Source, person: string): string => `${source}:${person}`

/** Whether the service's id of a visitor or an author is one of that platform. */
export const isOnPlatform = (source: Source, id: string): boolean => id.startsWith(visitorIdOf(source, ''))

/** The platform's own id of a visitor; undefined for one who is not on that platform. */
export const personOf = (source: Source, visitorId: string | null | undefined): string | undefined =>
  visitorId != null && isOnPlatform(source, visitorId) ? visitorId.slice(source.length + 1) : undefined

/** A person's locale is kept for so long after the last use, in ms. */
const LOCALE_KEPT_MS = 365 * DAY_MS
/** Size of the cache of locales. */
const CACHED = 10_000

/** Stores the locales of people, with a cache in memory. */
export function createLocales(keyv: Keyv): Locales & { forget(person: string): Promise<void> } {
  const cached = new Map<string, string | undefined>()
  const cache = (person: string, locale: string | undefined) => {
    cached.delete(person)
    cached.set(person, locale)
    dropOldest(cached, CACHED)
  }
  return {
    async set(person, locale) {
      if (cached.get(person) === locale) return
      cache(person, locale)
      try {
        await keyv.set(`locale/${person}`, locale, LOCALE_KEPT_MS)
      } catch (error) {
        cached.delete(person) // so that the next use writes it again
        throw error
      }
    },
    async forget(person) {
      cached.delete(person)
      await keyv.delete(`locale/${person}`)
    },
    async of(person) {
      if (!cached.has(person)) cache(person, await keyv.get<string>(`locale/${person}`))
      return cached.get(person)
    },
  }
}

const SPEAKER_KEPT_MS = 30 * DAY_MS
const SEVERAL = '*'

/** Returns whether several people, including the current one, wrote in a thread in the last 30 days. */
export const createSeveralSpeakersCheck =
  (keyv: Keyv) =>
  async ({ thread, person }: Pick<Visitor, 'thread' | 'person'>): Promise<boolean> => {
    const key = `speaker/${thread}`
    const before = await keyv.get<string>(key)
    const now = before === undefined || before === person ? person : SEVERAL
    if (now !== before) await keyv.set(key, now, SPEAKER_KEPT_MS)
    return now === SEVERAL
  }

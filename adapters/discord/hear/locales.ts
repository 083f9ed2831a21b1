/**
 * Which language people's Discord speaks, and talks are held in. Discord tells it with commands and buttons, never with
 * messages; known while the bot runs.
 */
export type Locales = {
  set(personOrThread: string, locale: string): void
  of(personOrThread: string): string | undefined
}

const KEPT = 10_000

export function createLocales(): Locales {
  const heard = new Map<string, string>()
  return {
    set(person, locale) {
      heard.delete(person)
      heard.set(person, locale)
      const [oldest] = heard.keys()
      if (heard.size > KEPT && oldest !== undefined) heard.delete(oldest)
    },
    of: (person) => heard.get(person),
  }
}

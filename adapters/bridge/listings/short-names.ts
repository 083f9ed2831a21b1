import { createHash } from 'node:crypto'
import type { Keyv } from 'keyv'

/** Longest name of a search or a listing, in UTF-16 units: a Discord button has 100 for it and what the button does. */
export const SHORT_MAX = 80
/** What a button of an old message still means, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1_000

/** Texts as names that fit a button: themselves where they are short, else kept in the memory under a name of their own. */
export type ShortNames = {
  nameOf(text: string): Promise<string>
  /** Undefined where the text was forgotten. */
  textOf(name: string): Promise<string | undefined>
}

const KEPT = '~'

export function createShortNames(keyv: Keyv): ShortNames {
  return {
    async nameOf(text) {
      if (text.length <= SHORT_MAX && !text.startsWith(KEPT)) return text
      const name = KEPT + createHash('sha256').update(text).digest('base64url')
      await keyv.set(`short/${name}`, text, KEPT_MS)
      return name
    },
    textOf: async (name) => (name.startsWith(KEPT) ? keyv.get<string>(`short/${name}`) : name),
  }
}

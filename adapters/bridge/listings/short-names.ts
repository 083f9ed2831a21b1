import { createHash } from 'node:crypto'
import type { Keyv } from 'keyv'

/** What a button of an old message still means, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1_000

/** Texts as names that fit a button: themselves where they are short, else kept in the memory under a name of their own. */
export type ShortNames = {
  nameOf(text: string): Promise<string>
  /** Undefined where the text was forgotten. */
  textOf(name: string): Promise<string | undefined>
}

const HASHED = '~'

/** `longest`: how long a name may be, in UTF-16 units. */
export function createShortNames(keyv: Keyv, longest: number): ShortNames {
  return {
    async nameOf(text) {
      if (text.length <= longest && !text.startsWith(HASHED)) return text
      const name = HASHED + createHash('sha256').update(text).digest('base64url')
      await keyv.set(`short/${name}`, text, KEPT_MS)
      return name
    },
    textOf: async (name) => (name.startsWith(HASHED) ? keyv.get<string>(`short/${name}`) : name),
  }
}

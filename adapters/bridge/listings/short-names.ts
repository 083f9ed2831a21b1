import { createHash } from 'node:crypto'
import type { Keyv } from 'keyv'

/** What a button of an old message still means, in ms. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1_000

/** Texts as names that fit a button: themselves where they are short, else kept in the memory under a name of their own. */
export type ShortNames = {
  /** `person`: whose words it has; forgotten with them. */
  nameOf(text: string, person?: string): Promise<string>
  /** Undefined where the text was forgotten. */
  textOf(name: string): Promise<string | undefined>
}

/** An older version kept the text alone. */
type Kept = { text: string; person: string | undefined }

const HASHED = '~'

/** `longest`: how long a name may be, in UTF-16 units. */
export function createShortNames(keyv: Keyv, longest: number): ShortNames {
  return {
    async nameOf(text, person) {
      if (text.length <= longest && !text.startsWith(HASHED)) return text
      const name =
        HASHED +
        createHash('sha256')
          .update(`${person ?? ''}${text}`)
          .digest('base64url')
      await keyv.set(`short/${name}`, { text, person }, KEPT_MS)
      return name
    },
    async textOf(name) {
      if (!name.startsWith(HASHED)) return name
      const kept = await keyv.get<Kept | string>(`short/${name}`)
      return typeof kept === 'object' ? kept.text : kept
    },
  }
}

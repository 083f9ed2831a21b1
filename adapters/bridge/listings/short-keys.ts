import { createHash } from 'node:crypto'
import type { Keyv } from 'keyv'
import { DAY_MS } from '../../../src/contract/fields/times.ts'

/** How long the key in a button stays valid, in ms. */
const KEPT_MS = 90 * DAY_MS

/** Short keys for texts: the text itself if it fits into the id of a button, else a key under which it is stored. */
export type ShortKeys = {
  /** `person`: whose text it is; it is erased with their data. */
  keyOf(text: string, person?: string): Promise<string>
  /** Undefined if the text has expired or was erased. */
  textOf(key: string): Promise<string | undefined>
}

/** Older versions stored the text alone. */
type Kept = { text: string; person: string | undefined }

const HASHED = '~'

/** `longest`: maximum length of a key, in UTF-16 units. */
export function createShortKeys(keyv: Keyv, longest: number): ShortKeys {
  return {
    async keyOf(text, person) {
      if (text.length <= longest && !text.startsWith(HASHED)) return text
      const key =
        HASHED +
        createHash('sha256')
          .update(`${person ?? ''}${text}`)
          .digest('base64url')
      await keyv.set(`short/${key}`, { text, person }, KEPT_MS)
      return key
    },
    async textOf(key) {
      if (!key.startsWith(HASHED)) return key
      const kept = await keyv.get<Kept | string>(`short/${key}`)
      return typeof kept === 'object' ? kept.text : kept
    },
  }
}

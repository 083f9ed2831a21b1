import { createHash } from 'node:crypto'

/** Discord's longest nonce. */
const LENGTH = 25
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** A short name for the key of a message, always the same: 25 characters of base32, 125 bits of its hash. */
export function nonceOf(key: string): string {
  const bits = [...createHash('sha256').update(key).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const letters = Array.from(
    { length: LENGTH },
    (_, index) => LETTERS[Number.parseInt(bits.slice(index * 5, index * 5 + 5), 2)],
  )
  return letters.join('')
}

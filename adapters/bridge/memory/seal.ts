import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Authenticated encryption of texts. */
export type Seal = {
  /** Encrypts. `name` identifies the text, so that one encrypted text cannot be swapped for another. */
  close(text: string, name: string): string
  /** Decrypts; undefined if the secret or the name differs or the text was changed. */
  open(sealed: string, name: string): string | undefined
}

const METHOD = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  return {
    close(text, name) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(METHOD, key, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, name) {
      const bytes = Buffer.from(sealed, 'base64url')
      const body = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv(METHOD, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
        return decipher.update(body, undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}

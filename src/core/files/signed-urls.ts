import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../contract/errors.ts'
import { FILES_PATH } from '../../contract/file.ts'
import type { Clock, Store } from '../ports/ports.ts'

/** 256 bits: the output size of SHA-256. */
const KEY_BYTES = 32

/** The key that signs addresses: created once, shared by all processes on one database. */
export const signingKey = (store: Store): Promise<string> =>
  store.secret('signing-key', randomBytes(KEY_BYTES).toString('base64url'))

/** An address allows either an upload or a download. */
type Purpose = 'put' | 'get'
/** Parts of an address as received, not yet verified. */
export type Signed = { id: string; expires: string; signature: string }

export type Signer = {
  /** Signed address of a file below `baseUrl`, valid until `expiresAt` (ms). */
  url(purpose: Purpose, file: { id: number; expiresAt: number; baseUrl: string }): string
  /** Returns the file id of an address. Fails with `addressTampered` or `addressExpired`. */
  check(purpose: Purpose, signed: Signed): number
}

export function createSigner(key: string, now: Clock): Signer {
  const sign = (purpose: Purpose, id: string, expires: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${id}\n${expires}`).digest('base64url')

  return {
    url(purpose, { id, expiresAt, baseUrl }) {
      const signature = sign(purpose, String(id), String(expiresAt))
      return `${baseUrl}${FILES_PATH}/${id}?expires=${expiresAt}&signature=${signature}`
    },
    check(purpose, { id, expires, signature }) {
      // Compared as text: several base64 spellings decode to the same bytes.
      const expected = Buffer.from(sign(purpose, id, expires))
      const received = Buffer.from(signature)
      if (received.length !== expected.length || !timingSafeEqual(received, expected))
        throw new AppError('addressTampered')
      // Parsed only after the signature is verified, so both are numbers that this service wrote.
      if (Number(expires) < now()) throw new AppError('addressExpired')
      return Number(id)
    },
  }
}

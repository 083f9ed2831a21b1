import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AppError } from '../../contract/envelope.ts'
import { FILES_PATH } from '../../contract/file.ts'
import type { Clock, Store } from '../ports/ports.ts'

/** 256 bits, as long as the hash it keys. */
const KEY_BYTES = 32

/** The key that signs addresses: made once, and the same for all processes on one database. */
export const signingKey = (store: Store): Promise<string> =>
  store.secret('signing-key', randomBytes(KEY_BYTES).toString('base64url'))

/** An address is good for one of the two: taking a file in, or giving it out. */
export type Purpose = 'put' | 'get'
/** The parts of an address as they were received, not yet believed. */
export type Signed = { id: string; expires: string; signature: string }

export type Signer = {
  /** The address of a file below this base, good until then (ms). */
  address(purpose: Purpose, id: number, expiresAt: number, baseUrl: string): string
  /** The file id of an address. Fails with `addressTampered` or `addressExpired`. */
  check(purpose: Purpose, signed: Signed): number
}

export function createSigner(key: string, now: Clock): Signer {
  const sign = (purpose: Purpose, id: string, expires: string): string =>
    createHmac('sha256', key).update(`${purpose}\n${id}\n${expires}`).digest('base64url')

  return {
    address(purpose, id, expiresAt, baseUrl) {
      const signature = sign(purpose, String(id), String(expiresAt))
      return `${baseUrl}${FILES_PATH}/${id}?expires=${expiresAt}&signature=${signature}`
    },
    check(purpose, { id, expires, signature }) {
      // Compared as text: decoded, many spellings would be the same signature.
      const expected = Buffer.from(sign(purpose, id, expires))
      const received = Buffer.from(signature)
      if (received.length !== expected.length || !timingSafeEqual(received, expected))
        throw new AppError('addressTampered')
      // Only now: what was signed is known to be numbers, made here.
      if (Number(expires) < now()) throw new AppError('addressExpired')
      return Number(id)
    },
  }
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ApiKey, KeyKind, Store } from '../ports/ports.ts'

/** 192 bits, well past the 128 that cannot be guessed. */
const KEY_BYTES = 24
const prefixes: Record<KeyKind, string> = { secret: 'pl_secret_', session: 'pl_session_' }

export const newKey = (kind: KeyKind): string => prefixes[kind] + randomBytes(KEY_BYTES).toString('base64url')

/** The key row to keep: a hash, and the first letters so that people can tell their keys apart. */
export function keyRow(workspaceId: number, kind: KeyKind, key: string): Omit<ApiKey, 'id'> {
  const shown = key.startsWith(prefixes[kind]) ? prefixes[kind].length + 4 : Math.min(4, key.length / 4)
  return { workspaceId, kind, hash: hashOf(key), hint: `${key.slice(0, shown)}…` }
}

/** `identify`, which reads a key once for all who send it in one turn of the event loop. */
export function createIdentify(store: Store): (key: string) => Promise<ApiKey | undefined> {
  const underWay = new Map<string, Promise<ApiKey | undefined>>()
  return (key) => {
    const known = underWay.get(key)
    if (known !== undefined) return known
    if (underWay.size === 0) setImmediate(() => underWay.clear())
    const reading = identify(store, key)
    underWay.set(key, reading)
    return reading
  }
}

/** The key that a caller sent, when it is known and not revoked. */
export async function identify(store: Store, key: string): Promise<ApiKey | undefined> {
  const hash = hashOf(key)
  const row = await store.keys.byHash(hash)
  return row !== undefined && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash)) ? row : undefined
}

// A random key needs no slow hash: there is nothing to guess at, and every request hashes one.
const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

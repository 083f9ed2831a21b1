import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ApiKey, KeyKind, Store } from '../ports/ports.ts'

/** 192 bits; 128 cannot be guessed. */
const KEY_BYTES = 24
const prefixes: Record<KeyKind, string> = { secret: 'pl_secret_', session: 'pl_session_' }

export const newKey = (kind: KeyKind): string => prefixes[kind] + randomBytes(KEY_BYTES).toString('base64url')

/** The row to store: the key's hash, and its first characters as a hint for people with several keys. */
export function keyRow(workspaceId: number, kind: KeyKind, key: string): Omit<ApiKey, 'id'> {
  const shown = key.startsWith(prefixes[kind]) ? prefixes[kind].length + 4 : Math.min(4, key.length / 4)
  return { workspaceId, kind, hash: hashOf(key), hint: `${key.slice(0, shown)}…` }
}

/** `identify` with requests for the same key in one turn of the event loop answered by one query. */
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

/** The API key row for a key that a caller sent; undefined if unknown or revoked. */
export async function identify(store: Store, key: string): Promise<ApiKey | undefined> {
  const wanted = hashOf(key)
  const row = await store.keys.byHash(wanted)
  return row !== undefined && timingSafeEqual(Buffer.from(row.hash), Buffer.from(wanted)) ? row : undefined
}

/** What is wrong with a key of the settings, such as "is none of the keys in force"; undefined if it is in force. */
export async function faultOfKey(store: Store, kind: KeyKind, key: string): Promise<string | undefined> {
  const known = await identify(store, key)
  if (known?.kind === kind) return undefined
  return known === undefined ? 'is none of the keys in force' : `is a ${known.kind} key`
}

// A fast hash is enough for random keys, and every request computes one.
const hashOf = (key: string): string => hash('sha256', key)

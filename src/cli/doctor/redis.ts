import { createClient } from '@keyv/redis'
import type { BotSettings } from '../../../adapters/bridge/settings.ts'
import { type Finding, mend, ok, reasonOf } from './finding.ts'

const TIMEOUT_MS = 5_000

/** Where bots share what they remember: whether it answers. Its password stays out of what is said. */
export async function redis({ KEYV_URL }: Pick<BotSettings, 'KEYV_URL'>): Promise<Finding[]> {
  if (KEYV_URL === undefined) return []
  const { host } = new URL(KEYV_URL)
  const client = createClient({ url: KEYV_URL, socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: false } })
  client.on('error', () => undefined) // `connect` tells of it
  try {
    await client.connect()
    await client.ping()
    return [ok('KEYV_URL', `the Redis at ${host} answers`)]
  } catch (error) {
    const advice = 'correct it, or start Redis there; unset, a single process remembers in a file'
    return [mend('KEYV_URL', `the Redis at ${host} cannot be used (${reasonOf(error)})`, advice)]
  } finally {
    client.destroy()
  }
}

import type * as Redis from '@keyv/redis'
import type KeyvRedis from '@keyv/redis'
import { Keyv } from 'keyv'
import { type AtomicStore, type Memory, MemoryFailed, serialization } from './memory.ts'

/** Timeout of a request to Redis, in ms. The client itself has none. */
const TIMEOUT_MS = 5_000
/** Longest pause before the next try to connect, in ms. */
const WAIT_MAX_MS = 2_000

type Client = ReturnType<typeof clientOf>

/**
 * Opens a memory in Redis, which several processes share. Throws if Redis does not answer in time. Later requests fail while
 * Redis is unreachable; the client reconnects by itself.
 */
export async function openRedis(url: string, namespace: string, timeoutMs = TIMEOUT_MS): Promise<Memory> {
  const own = `porchlight:${namespace}`
  // Loaded only where there is a Redis: it has 480 files.
  const library = await import('@keyv/redis')
  const client = clientOf(library, url, timeoutMs)
  /** why there is no connection, such as a wrong password: requests meanwhile only say that there is none */
  let refusal: unknown
  client.on('error', (error: unknown) => {
    refusal = error
  })
  client.on('ready', () => {
    refusal = undefined
  })
  const redis = new library.default<string>(client, {
    namespace: own,
    throwOnConnectError: true,
    throwOnErrors: true,
  })
  const inTime = createDeadline(timeoutMs, () => refusal)
  await inTime(client.connect()).catch((error: unknown) => {
    client.destroy()
    throw error
  })
  return {
    keyv: new Keyv({ store: storeOf(redis, inTime, () => walk(client, own, inTime)), serialization }),
    atomic: openAtomicStore(client, own, inTime),
    durable: async () => undefined,
    scrub: async () => undefined,
    close: () => redis.disconnect(true),
  }
}

const clientOf = ({ createClient }: typeof Redis, url: string, timeoutMs: number) =>
  createClient({
    url,
    // No offline queue: a queued request would run after its caller has given up.
    disableOfflineQueue: true,
    socket: { connectTimeout: timeoutMs, reconnectStrategy: (tries) => Math.min(WAIT_MAX_MS, 100 * 2 ** tries) },
  })

type InTime = <T>(work: Promise<T>) => Promise<T>

function createDeadline(timeoutMs: number, refusal: () => unknown): InTime {
  return async (work) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error(`Redis did not answer within ${timeoutMs} ms`)), timeoutMs)
    try {
      return await Promise.race([work, promise])
    } catch (cause) {
      throw new MemoryFailed(refusal() ?? cause)
    } finally {
      clearTimeout(timer)
    }
  }
}

type Entries = AsyncGenerator<[string, string]>

function storeOf(redis: KeyvRedis<string>, inTime: InTime, iterator: () => Entries) {
  return {
    get: (key: string) => inTime(redis.get(key)),
    has: (key: string) => inTime(redis.has(key)),
    set: (key: string, value: string, ttl?: number) =>
      inTime(redis.set(key, value, ttl === undefined ? undefined : Date.now() + Math.ceil(ttl))),
    delete: (key: string) => inTime(redis.delete(key)),
    clear: () => inTime(redis.clear()),
    iterator,
    disconnect: () => redis.disconnect(true),
  }
}

/** Keys looked at per request: KeyvRedis looks at ten, so that a large memory takes thousands of round trips. */
const PAGE = 1_000

async function* walk(client: Client, own: string, inTime: InTime): Entries {
  const prefix = `${own}::`
  let cursor = '0'
  do {
    const found = await inTime(client.scan(cursor, { MATCH: `${prefix}*`, COUNT: PAGE, TYPE: 'string' }))
    const values = found.keys.length === 0 ? [] : await inTime(client.mGet(found.keys))
    for (const [index, key] of found.keys.entries()) {
      const value = values[index]
      if (typeof value === 'string') yield [key.slice(prefix.length), value]
    }
    cursor = found.cursor
  } while (cursor !== '0')
}

/** Changes a field of a hash where it holds what is expected; a flag says whether each text is there. */
const SWAP = `
local now = redis.call('HGET', KEYS[1], ARGV[1])
if now ~= (ARGV[2] == '1' and ARGV[3]) then return 0 end
if ARGV[4] == '1' then redis.call('HSET', KEYS[1], ARGV[1], ARGV[5]) else redis.call('HDEL', KEYS[1], ARGV[1]) end
return 1`

/** Every collection is a hash, so that its entries are found without a walk over all keys. */
function openAtomicStore(client: Client, own: string, inTime: InTime): AtomicStore {
  const hash = (collection: string) => `${own}:cells:${collection}`
  return {
    read: async (collection, name) => (await inTime(client.hGet(hash(collection), name))) ?? undefined,
    async swap(collection, name, { before, after }) {
      const request = { keys: [hash(collection)], arguments: [name, ...flaggedText(before), ...flaggedText(after)] }
      return (await inTime(client.eval(SWAP, request))) === 1
    },
    async *entries(collection) {
      yield* Object.entries(await inTime(client.hGetAll(hash(collection))))
    },
  }
}

const flaggedText = (text: string | undefined) => (text === undefined ? ['0', ''] : ['1', text])

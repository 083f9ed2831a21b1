import { createHash } from 'node:crypto'
import type { Limit } from '../settings.ts'

type Bucket = { from: number; used: number }
/** `over`: which limit is exceeded; the headers are those of any answer. */
type Taken = { over: 'user' | 'global' | undefined; retryAfterMs: number; headers: Record<string, string> }

/** Counts requests in windows that begin with their first request. */
export function createBuckets() {
  const buckets = new Map<string, Bucket>()
  const of = (key: string, { ms }: Limit) => {
    const known = buckets.get(key)
    const fresh = known === undefined || Date.now() >= known.from + ms ? { from: Date.now(), used: 0 } : known
    buckets.set(key, fresh)
    return fresh
  }
  /** Takes one of the bucket's requests. `route` and `major` (its channel, guild …) name it. */
  return (route: string, major: string, limit: Limit, global: Limit | undefined): Taken => {
    const all = global && of('', global)
    const bucket = of(`${route} ${major}`, limit)
    const resetMs = Math.max(0, bucket.from + limit.ms - Date.now())
    if (all !== undefined && global !== undefined && all.used >= global.requests) {
      const retryAfterMs = all.from + global.ms - Date.now()
      return { over: 'global', retryAfterMs, headers: { 'X-RateLimit-Global': 'true', 'X-RateLimit-Scope': 'global' } }
    }
    if (all !== undefined) all.used += 1
    const over = bucket.used >= limit.requests ? 'user' : undefined
    if (over === undefined) bucket.used += 1
    const scope: Record<string, string> = over === undefined ? {} : { 'X-RateLimit-Scope': over }
    const headers = { ...headersOf(route, limit, bucket.used, resetMs), ...scope }
    return { over, retryAfterMs: resetMs, headers }
  }
}

function headersOf(route: string, { requests }: Limit, used: number, resetMs: number): Record<string, string> {
  if (requests === Number.POSITIVE_INFINITY) return {}
  return {
    'X-RateLimit-Limit': String(requests),
    'X-RateLimit-Remaining': String(requests - used),
    'X-RateLimit-Reset': ((Date.now() + resetMs) / 1_000).toFixed(3),
    'X-RateLimit-Reset-After': (resetMs / 1_000).toFixed(3),
    'X-RateLimit-Bucket': createHash('md5').update(route).digest('hex'),
  }
}

import { WAIT_MS } from '../clock/deadline.ts'
import type { Mentions } from './world.ts'

/** A request as it came, and what became of it. */
export type Requested = {
  at: number
  method: string
  /** below `/api/v10` */
  path: string
  body: unknown
  /** of the answer; undefined where none arrived */
  status: number | undefined
  /** what was done to it on purpose */
  fault: string | undefined
  /** the limit that refused it: of its `route`, or of all requests together */
  over: 'user' | 'global' | undefined
  route: string
}
/** How a message looked from `at` on, ms. */
export type Seen = {
  at: number
  channelId: string
  messageId: string
  authorId: string
  text: string
  deleted: boolean
  onlyFor: string | undefined
}
type Ping = Mentions & { messageId: string; text: string; edited: boolean }
export type SimRecord = ReturnType<typeof createRecord>

/** Everything that happened, in order; who waits for something is told at every change. */
export function createRecord() {
  const requests: Requested[] = []
  const seen: Seen[] = []
  const pings: Ping[] = []
  const watchers = new Set<() => void>()
  const changed = () => {
    for (const watch of watchers) watch()
  }
  const add =
    <T>(list: T[]) =>
    (entry: T) => {
      list.push(entry)
      changed()
      return entry
    }

  /** Resolves with the first value of `look` that is not false or undefined, looked for at every change. */
  function until<T>(look: () => T | false | undefined, withinMs = WAIT_MS): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const failed = new Error(`this did not happen within ${withinMs} ms: ${look.toString()}`)
    const stop = () => {
      watchers.delete(watch)
      clearTimeout(timer)
    }
    const timer = setTimeout(() => (stop(), reject(failed)), withinMs)
    const watch = () => {
      const value = look()
      if (value === undefined || value === false) return
      stop()
      resolve(value)
    }
    watchers.add(watch)
    watch()
    return promise
  }

  return {
    requests,
    seen,
    pings,
    changed,
    request: add(requests),
    see: add(seen),
    ping: add(pings),
    until,
  }
}

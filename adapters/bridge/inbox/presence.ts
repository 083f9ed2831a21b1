import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Keyv } from 'keyv'

/** Without a sign of life for so long, a process counts as gone, in ms; one that is merely busy is not that late. */
export const LEASE_MS = 6_000
export const BEAT_MS = 1_000

/** The processes that share a memory, each by a name of its own; the names of those that ended stay in what they began. */
export type Presence = {
  name: string
  /** A sign of life, due every BEAT_MS. */
  beat(): Promise<void>
  isGone: (name: string) => Promise<boolean>
}

export function createPresence(keyv: Keyv): Presence {
  const host = hostname()
  const own = `${host}/${process.pid}/${randomUUID()}`
  return {
    name: own,
    async beat() {
      await keyv.set(`alive/${own}`, true, LEASE_MS)
    },
    async isGone(name) {
      if (name === own) return false
      const [place, pid] = name.split('/')
      // On this machine there is no need to wait for the lease to end.
      return (place === host && !isRunning(Number(pid))) || !(await keyv.has(`alive/${name}`))
    },
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of somebody else's may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

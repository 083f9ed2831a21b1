import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Keyv } from 'keyv'
import type { AtomicStore } from '../memory/memory.ts'
import type { Time } from '../time.ts'
import { QUESTIONS } from './pending.ts'

/** Without a sign of life for so long, a process counts as gone, in ms; one that is merely busy is not that late. */
const LEASE_MS = 6_000
const BEAT_MS = 1_000

/** The processes that share a memory, each by a name of its own. What a process began keeps its name when it ended. */
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

type LeaseParts = {
  presence: Presence
  time: Time
  /** Called with every sign of life. */
  onBeat: () => Promise<void>
  closed: AbortSignal
  report: (error: unknown) => void
}

/** How long what this process began is its own. */
export type Lease = {
  /** Resolves after the first sign of life; from then on they are given until it is closed. */
  begin: () => Promise<void>
  /** Aborted when another process may be at what this one began until now, and when it is closed. */
  signal: () => AbortSignal
}

export function createLease({ presence, time, onBeat, closed, report }: LeaseParts): Lease {
  let held = new AbortController()
  let begun: Promise<void> | undefined
  const goOn = async () => {
    for (;;) {
      const beatAt = time.now()
      await time.sleep(BEAT_MS, closed)
      if (closed.aborted) return
      // After so long a silence this process counted as gone.
      if (time.now() - beatAt > LEASE_MS) {
        held.abort()
        held = new AbortController()
      }
      await Promise.all([presence.beat(), onBeat()]).catch(report)
    }
  }
  let goesOn = false
  const begin = async () => {
    if (!goesOn) void goOn()
    goesOn = true
    try {
      await presence.beat()
    } catch (error) {
      begun = undefined
      throw error
    }
  }
  return {
    begin: () => (begun ??= begin()),
    signal: () => AbortSignal.any([closed, held.signal]),
  }
}

/**
 * Which process looks after which threads, so that what a process left is found without a look at everything that waits.
 * A thread that is listed too often is only looked at once more; one that has something to do is always listed.
 */
export type Owners = {
  /** Before a thread gets something to do, and before it is taken from another process. */
  claim: (thread: string) => Promise<void>
  /** When nothing is left to be done in a thread, or another process does it. */
  release: (thread: string) => Promise<void>
  /** The threads of this process. */
  own: () => string[]
  /** The threads of processes that are gone; they are this process's from then on. */
  adopt: () => AsyncIterable<string>
}

const YES = '1'

type OwnersParts = { atomic: AtomicStore; presence: Pick<Presence, 'name' | 'isGone'>; space: string }

/** `space`: where what is to be done waits. */
export function createOwners({ atomic, presence, space }: OwnersParts): Owners {
  const { name, isGone } = presence
  const of = space === QUESTIONS ? '' : ` of ${space}`
  const OWNERS = `owners${of}`
  const spaceOf = (owner: string) => `owned${of} by ${owner}`
  const own = new Set<string>()
  let isListed = false
  const claim = async (thread: string) => {
    if (own.has(thread)) return
    if (!isListed) await atomic.swap(OWNERS, name, undefined, YES)
    isListed = true
    await atomic.swap(spaceOf(name), thread, undefined, YES)
    own.add(thread)
  }
  return {
    claim,
    async release(thread) {
      if (!own.delete(thread)) return
      await atomic.swap(spaceOf(name), thread, YES, undefined)
    },
    own: () => [...own],
    async *adopt() {
      for await (const [owner] of atomic.entries(OWNERS)) {
        if (owner === name || !(await isGone(owner))) continue
        for await (const [thread] of atomic.entries(spaceOf(owner))) {
          await claim(thread)
          await atomic.swap(spaceOf(owner), thread, YES, undefined)
          yield thread
        }
        await atomic.swap(OWNERS, owner, YES, undefined)
      }
    },
  }
}

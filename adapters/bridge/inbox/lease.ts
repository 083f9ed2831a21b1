import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Keyv } from 'keyv'
import { errorCodeOf } from '../../../src/contract/errors.ts'
import type { Time } from '../time.ts'

/** A process without a heartbeat for so long counts as gone, in ms. A busy process is not that late. */
const LEASE_MS = 6_000
const BEAT_MS = 1_000
/**
 * A process that ended counts as gone so long after its last heartbeat, in ms. What it sent just before may still be on its way to
 * the platform: whoever looks too early for a message does not find it, and sends it again. With heartbeats of a second, this
 * leaves a request about three seconds.
 */
const ARRIVAL_MS = 4_000

/** The processes that share a memory. Each has a unique name, which stays with its tasks after it ends. */
export type Presence = {
  name: string
  /** Sends a heartbeat; due every BEAT_MS. */
  beat(): Promise<void>
  isGone: (name: string) => Promise<boolean>
}

export function createPresence(keyv: Keyv): Presence {
  const machine = ownMachine()
  const own = `${machine}/${process.pid}/${randomUUID()}`
  return {
    name: own,
    async beat() {
      await keyv.set(`alive/${own}`, Date.now(), LEASE_MS)
    },
    async isGone(name) {
      if (name === own) return false
      // `true` in entries of older versions
      const beatAt = await keyv.get<number | true>(`alive/${name}`)
      if (beatAt === undefined) return true
      const [holder, pid] = name.split('/')
      // A process of this machine that ended is detected before its lease ends. The clock may have been set back since its heartbeat.
      return holder === machine && !isRunning(Number(pid)) && Math.abs(Date.now() - Number(beatAt)) >= ARRIVAL_MS
    },
  }
}

/**
 * Identifies those whose process ids this process sees. The name of the host does not: clones of a machine have the same, and so may
 * containers, each of which has ids of its own.
 */
function ownMachine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname() // other systems than Linux
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return errorCodeOf(error) === 'EPERM'
  }
}

type LeaseParts = {
  presence: Presence
  time: Time
  /** Called with each heartbeat, unless the call before still runs. It delays no heartbeat. */
  onBeat: () => Promise<void>
  closed: AbortSignal
  report: (error: unknown) => void
}

/** Keeps this process's lease, and tells when it was lost. */
type Lease = {
  /** Starts the heartbeats; resolves after the first. */
  start: () => Promise<void>
  /** Aborts when another process may have taken over the tasks of this one, and on close. */
  signal: () => AbortSignal
  /** Whether no other process can have taken them over. After a suspension it is false before the signal aborts. */
  isHeld: () => boolean
}

export function createLease({ presence, time, onBeat, closed, report }: LeaseParts): Lease {
  const { beat, isHeld } = createHeartbeat(presence, time)
  const runOnBeat = skippedWhileRunning(() => onBeat().catch(report))
  let held = new AbortController()
  let firstBeat: Promise<void> | undefined
  let isBeating = false
  const beatUntilClosed = async () => {
    for (;;) {
      await time.sleep(BEAT_MS, closed)
      if (closed.aborted) return
      // Other processes count this one as gone: it was suspended, or only they reach the memory.
      if (!isHeld()) {
        held.abort()
        held = new AbortController()
      }
      void runOnBeat()
      await beat().catch(report)
    }
  }
  const start = async () => {
    if (!isBeating) void beatUntilClosed()
    isBeating = true
    try {
      await beat()
    } catch (error) {
      firstBeat = undefined
      throw error
    }
  }
  return {
    start: () => (firstBeat ??= start()),
    signal: () => AbortSignal.any([closed, held.signal]),
    isHeld,
  }
}

/** Sends heartbeats, and tells whether the last one that the memory took is recent enough. */
function createHeartbeat(presence: Pick<Presence, 'beat'>, time: Pick<Time, 'now'>) {
  let beatAt = 0
  return {
    beat: async () => {
      const at = time.now()
      await presence.beat()
      beatAt = at
    },
    isHeld: () => time.now() - beatAt <= LEASE_MS,
  }
}

/** `work`, which never fails, as a function that does nothing while an earlier call still runs. */
function skippedWhileRunning(work: () => Promise<void>): () => Promise<void> {
  let isBusy = false
  return async () => {
    if (isBusy) return
    isBusy = true
    await work()
    isBusy = false
  }
}

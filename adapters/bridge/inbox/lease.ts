import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { Keyv } from 'keyv'
import { errorCodeOf } from '../../../src/contract/errors.ts'
import type { AtomicStore } from '../memory/memory.ts'
import type { Time } from '../time.ts'
import { QUESTION_QUEUE } from './pending.ts'

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
      // A process of this machine that ended is detected before its lease ends.
      return holder === machine && !isRunning(Number(pid)) && Date.now() - Number(beatAt) >= ARRIVAL_MS
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
  let held = new AbortController()
  let firstBeat: Promise<void> | undefined
  /** when the last heartbeat was sent that the memory took, in ms */
  let beatAt = 0
  const beat = async () => {
    const at = time.now()
    await presence.beat()
    beatAt = at
  }
  const isHeld = () => time.now() - beatAt <= LEASE_MS
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
  let isOnBeatRunning = false
  const runOnBeat = async () => {
    if (isOnBeatRunning) return
    isOnBeatRunning = true
    await onBeat().catch(report)
    isOnBeatRunning = false
  }
  let isBeating = false
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

/**
 * Index of threads by the process that works on them, to find the tasks of a process that is gone without a scan of all tasks.
 * Every thread with tasks is listed; a thread without tasks may be listed too.
 */
type Owners = {
  /** Call before a thread gets a task, and before its tasks are taken over from another process. */
  claim: (thread: string) => Promise<void>
  /** Call when a thread has no tasks left, or another process has taken them over. */
  release: (thread: string) => Promise<void>
  /** Lists the threads of this process. */
  ownThreads: () => string[]
  /**
   * Moves the threads of processes that are gone to this process, and yields them. Lists this process again if another took it for
   * gone.
   */
  adopt: () => AsyncIterable<string>
}

const LISTED = '1'

type OwnersParts = { atomic: AtomicStore; presence: Pick<Presence, 'name' | 'isGone'>; queue: string }

/** `queue`: the name of the queue of these tasks. */
export function createOwners({ atomic, presence, queue }: OwnersParts): Owners {
  const { name, isGone } = presence
  const of = queue === QUESTION_QUEUE ? '' : ` of ${queue}`
  const OWNERS = `owners${of}`
  const ownedBy = (owner: string) => `owned${of} by ${owner}`
  const own = new Set<string>()
  let isListed = false
  const list = async (thread: string) => void (await atomic.swap(ownedBy(name), thread, { after: LISTED }))
  const listSelf = async () => void (await atomic.swap(OWNERS, name, { after: LISTED }))
  const claim = async (thread: string) => {
    if (own.has(thread)) return
    if (!isListed) await listSelf()
    isListed = true
    await list(thread)
    own.add(thread)
  }
  return {
    claim,
    async release(thread) {
      if (!own.delete(thread)) return
      await atomic.swap(ownedBy(name), thread, { before: LISTED })
    },
    ownThreads: () => [...own],
    async *adopt() {
      let isMissing = isListed
      for await (const [owner] of atomic.entries(OWNERS)) {
        if (owner === name) isMissing = false
        if (owner === name || !(await isGone(owner))) continue
        for await (const [thread] of atomic.entries(ownedBy(owner))) {
          await claim(thread)
          await atomic.swap(ownedBy(owner), thread, { before: LISTED })
          yield thread
        }
        await atomic.swap(OWNERS, owner, { before: LISTED })
      }
      if (!isMissing) return
      for (const thread of own) await list(thread)
      await listSelf()
    },
  }
}

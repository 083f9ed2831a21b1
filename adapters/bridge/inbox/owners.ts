import type { AtomicStore } from '../memory/memory.ts'
import type { Presence } from './lease.ts'
import { QUESTION_QUEUE } from './pending.ts'

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

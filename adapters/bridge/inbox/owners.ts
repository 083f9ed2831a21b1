import type { AtomicStore } from '../memory/memory.ts'
import type { Presence } from './lease.ts'
import { QUESTIONS } from './pending.ts'

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

type Parts = { atomic: AtomicStore; presence: Pick<Presence, 'name' | 'isGone'>; space: string }

/** `space`: where what is to be done waits. */
export function createOwners({ atomic, presence, space }: Parts): Owners {
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

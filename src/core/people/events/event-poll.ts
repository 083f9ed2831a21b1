import { createYielder } from '../../event-loop/yielding.ts'
import type { Log, Store } from '../../ports/ports.ts'

/** Poll interval while anybody waits for events. It delays events by half of this on average. */
const LOOK_EVERY_MS = 50

/** Readers woken in one turn of the event loop: each then reads what there is for it. */
const WOKEN_AT_ONCE = 10

/** Wakes readers when any process has appended events, by polling. */
type EventPoll = {
  /** Resolves once the workspace has events after `sequence`, after `forMs`, when `signal` aborts, or at shutdown. Never rejects. */
  wait: (of: { workspaceId: number; sequence: number; forMs: number }, signal: AbortSignal) => Promise<void>
  isClosing: () => boolean
  /** Wakes all waiting readers; later waits end at once. */
  close: () => void
}

/** `until`: in ms of `performance.now()`, which no change of the clock moves */
type Waiting = { workspaceId: number; sequence: number; until: number; go: () => void }

export function createEventPoll({ store, log }: { store: Store; log: Log }): EventPoll {
  const waiting = new Set<Waiting>()
  let looking: NodeJS.Timeout | undefined
  let isClosing = false

  async function look(): Promise<void> {
    try {
      const heads = await store.events.heads([...new Set([...waiting].map(({ workspaceId }) => workspaceId))])
      const isDue = (one: Waiting) => (heads.get(one.workspaceId) ?? 0) > one.sequence || one.until <= performance.now()
      await wakeInTurns([...waiting].filter(isDue))
    } catch (error) {
      log.warn({ err: error }, 'could not look for new events')
      for (const one of waiting) if (one.until <= performance.now()) one.go()
    }
    looking = undefined
    lookSoon()
  }

  function lookSoon(): void {
    if (waiting.size > 0) looking ??= setTimeout(() => void look(), LOOK_EVERY_MS)
  }

  return {
    wait: ({ workspaceId, sequence, forMs }, signal) =>
      new Promise((resolve) => {
        if (isClosing || signal.aborted) return resolve()
        const one = { workspaceId, sequence, until: performance.now() + forMs, go }
        function go() {
          waiting.delete(one)
          signal.removeEventListener('abort', go)
          resolve()
        }
        signal.addEventListener('abort', go)
        waiting.add(one)
        lookSoon()
      }),
    isClosing: () => isClosing,
    close() {
      isClosing = true
      for (const one of waiting) one.go()
      clearTimeout(looking)
    },
  }
}

async function wakeInTurns(due: Waiting[]): Promise<void> {
  const yieldAfter = createYielder(WOKEN_AT_ONCE)
  for (const { go } of due) {
    await yieldAfter(1)
    go()
  }
}

import type { Clock, Log, Store } from '../../ports/ports.ts'

/** How often to look for new events while anybody waits for some: readers hear of them half of this later, on average. */
const LOOK_EVERY_MS = 50

/** Tells readers of new events, of whatever process, as long as any of them wait. */
export type Heads = {
  /**
   * Resolves once a workspace has events after `sequence`, after `forMs`, when `signal` aborts, or when the service
   * stops. Never rejects.
   */
  wait: (of: { workspaceId: number; sequence: number; forMs: number }, signal: AbortSignal) => Promise<void>
  isClosing: () => boolean
  /** Lets everybody who waits go, now and from now on. */
  close: () => void
}

type Waiting = { workspaceId: number; sequence: number; until: number; go: () => void }

export function createHeads({ store, now, log }: { store: Store; now: Clock; log: Log }): Heads {
  const waiting = new Set<Waiting>()
  let looking: NodeJS.Timeout | undefined
  let isClosing = false

  async function look(): Promise<void> {
    try {
      const heads = await store.events.heads([...new Set([...waiting].map(({ workspaceId }) => workspaceId))])
      for (const one of waiting) if ((heads.get(one.workspaceId) ?? 0) > one.sequence || one.until <= now()) one.go()
    } catch (error) {
      log.warn({ err: error }, 'could not look for new events')
      for (const one of waiting) if (one.until <= now()) one.go()
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
        const one = { workspaceId, sequence, until: now() + forMs, go }
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

import type { Time } from '../../bridge/time.ts'
import type { At } from '../ids.ts'

/**
 * A message of a reply as it stands. `streamed`: it is open and `text` is in it. `broken`: it may be open, and what is
 * in it is not known. `edited`: it is like any other; its text may be unknown. `frozen`: Slack refused an edit of it, so
 * that only the final text is tried again.
 */
export type ShownMessage = {
  at: At
  mode: 'streamed' | 'broken' | 'edited' | 'frozen'
  text: string | undefined
  /** since when, in ms */
  since: number
  complete: boolean
}

/** More than there are messages growing at once. A message that is forgotten is written one time more than needed. */
const KEPT_MAX = 1_000
/** A message that nobody showed for so long no longer grows. */
const STILL_MS = 120_000

/** The messages that this process showed, by the keys of their parts. */
export function createShownMessages(time: Pick<Time, 'now'>) {
  const kept = new Map<string, ShownMessage & { shownAt: number }>()
  /** being made at this moment */
  const coming = new Set<{ workspace: string; mode: ShownMessage['mode'] }>()
  return {
    get: (key: string): ShownMessage | undefined => kept.get(key),
    entries: (): [string, ShownMessage][] => [...kept],
    delete: (key: string): boolean => kept.delete(key),
    keep(key: string, message: ShownMessage): void {
      kept.delete(key)
      kept.set(key, Object.assign(message, { shownAt: time.now() }))
      const [oldest] = kept.keys()
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest)
    },
    /** Counts a message among those that grow while it is made. */
    async making<Made>(workspace: string, mode: ShownMessage['mode'], work: () => Promise<Made>): Promise<Made> {
      const message = { workspace, mode }
      coming.add(message)
      return work().finally(() => coming.delete(message))
    },
    /** How many grow in a workspace in one way. */
    growing(workspace: string, mode: ShownMessage['mode']): number {
      const since = time.now() - STILL_MS
      const shown = [...kept.values()].filter(({ complete, shownAt }) => !complete && shownAt > since)
      const all = [...shown.map(({ at, mode: way }) => ({ workspace: at.workspace, mode: way })), ...coming]
      return all.filter((message) => message.workspace === workspace && message.mode === mode).length
    },
  }
}

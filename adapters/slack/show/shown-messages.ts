import { dropOldest } from '../../../src/guards/drop-oldest.ts'
import type { Time } from '../../bridge/time.ts'
import type { MessageAddress } from '../ids.ts'

/**
 * State of a reply's message. `streamed`: an open stream that contains `text`. `broken`: a stream in unknown state. `edited`:
 * an ordinary message; `text` undefined means unknown. `frozen`: Slack refused an edit, so only the final text is tried again.
 */
export type ShownMessage = {
  at: MessageAddress
  mode: 'streamed' | 'broken' | 'edited' | 'frozen'
  text: string | undefined
  /** since when, in ms */
  since: number
  complete: boolean
}

/** Size of the cache. A message that is dropped from it gets one redundant edit. */
const KEPT_MAX = 1_000
/** A message that was not updated for so long does not count as growing, in ms. */
const STILL_MS = 120_000

/** The messages that this process showed, by the keys of their parts. */
export function createShownMessages(time: Pick<Time, 'now'>) {
  const kept = new Map<string, ShownMessage & { shownAt: number }>()
  /** being made at this moment */
  const beingCreated = new Set<{ workspace: string; mode: ShownMessage['mode'] }>()
  return {
    get: (key: string): ShownMessage | undefined => kept.get(key),
    entries: (): [string, ShownMessage][] => [...kept],
    delete: (key: string): boolean => kept.delete(key),
    keep(key: string, message: ShownMessage): void {
      kept.delete(key)
      kept.set(key, Object.assign(message, { shownAt: time.now() }))
      dropOldest(kept, KEPT_MAX)
    },
    /** Runs `work`, which creates a message, and counts it as growing meanwhile. */
    async whileCreating<Made>(workspace: string, mode: ShownMessage['mode'], work: () => Promise<Made>): Promise<Made> {
      const message = { workspace, mode }
      beingCreated.add(message)
      return work().finally(() => beingCreated.delete(message))
    },
    /** Number of growing messages in a workspace with that mode. */
    growing(workspace: string, mode: ShownMessage['mode']): number {
      const since = time.now() - STILL_MS
      const shown = [...kept.values()].filter(({ complete, shownAt }) => !complete && shownAt > since)
      const all = [...shown.map(({ at, mode: way }) => ({ workspace: at.workspace, mode: way })), ...beingCreated]
      return all.filter((message) => message.workspace === workspace && message.mode === mode).length
    },
  }
}

import type { At } from './ids.ts'

/**
 * A message of a reply as it stands. `streamed`: it is open and `text` is in it. `broken`: it may be open, and what is
 * in it is not known. `edited`: it is like any other; its text may be unknown.
 */
export type Standing = {
  at: At
  mode: 'streamed' | 'broken' | 'edited'
  text: string | undefined
  /** since when, in ms */
  since: number
  complete: boolean
}

/** More than there are messages growing at once. What is forgotten is only written once more than needed. */
const KEPT_MAX = 1_000

/** The messages that this process showed, by their keys. */
export function keepStanding() {
  const kept = new Map<string, Standing>()
  /** being made at this moment */
  const coming = new Map<symbol, { workspace: string; mode: Standing['mode'] }>()
  return {
    /** Counts a message among those that grow while it is made. */
    async making<Made>(
      message: { workspace: string; mode: Standing['mode'] },
      work: () => Promise<Made>,
    ): Promise<Made> {
      const name = Symbol('making')
      coming.set(name, message)
      return work().finally(() => coming.delete(name))
    },
    get: (key: string): Standing | undefined => kept.get(key),
    keep(key: string, message: Standing): void {
      kept.delete(key)
      kept.set(key, message)
      for (const [old, { complete }] of kept) if (kept.size > KEPT_MAX && complete) kept.delete(old)
    },
    growing: (workspace: string, mode: Standing['mode']): number =>
      [...kept.values()].filter((message) => isGrowing(message, workspace, mode)).length +
      [...coming.values()].filter((message) => message.workspace === workspace && message.mode === mode).length,
    entries: () => [...kept],
    forget: (id: At): void => {
      for (const [key, { at }] of kept) if (at.channel === id.channel && at.ts === id.ts) kept.delete(key)
    },
  }
}

const isGrowing = ({ at, mode, complete }: Standing, workspace: string, wanted: Standing['mode']) =>
  !complete && mode === wanted && at.workspace === workspace

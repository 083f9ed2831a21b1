import { setImmediate } from 'node:timers/promises'
import { type Models, settingsOf } from '../chatbots/chatbots.ts'
import type { LoggedWrite } from '../ports/changes.ts'
import type { Clock, Store } from '../ports/ports.ts'
import type { NewAlert, WatchTiming } from '../ports/watches.ts'
import { dueAt } from './due.ts'
import { createFilterIndex, type FilterIndex } from './index-of-filters.ts'
import { kindsOf, stepOf } from './judge.ts'

/** Writes that are matched together, and watches that are read together. */
const WRITES = 50
const WATCHES = 1_000

type Deps = { store: Store; models: Models; now: Clock }

/** Follows the change logs of all chatbots and notes what is to be told to whom. One process does so at a time. */
export function createMatcher({ store, models, now }: Deps) {
  const indexes = new Map<number, FilterIndex>()

  /** The index with all watches of the chatbot that there are by now. */
  async function indexOf(chatbotId: number): Promise<FilterIndex> {
    const index = indexes.get(chatbotId) ?? createFilterIndex((filter) => store.listings(chatbotId).fits(filter))
    indexes.set(chatbotId, index)
    for (;;) {
      const added = await store.watches.after(chatbotId, index.newest, WATCHES)
      for (const watch of added) index.add(watch)
      if (added.length < WATCHES) return index
      await setImmediate()
    }
  }

  async function alertsOf(writes: LoggedWrite[], index: FilterIndex, zone: string): Promise<NewAlert[]> {
    const matched = writes
      .filter(({ alerts }) => alerts !== 'off')
      .map((write) => ({ write, matches: index.matching(write) }))
    const ids = [...new Set(matched.flatMap(({ matches }) => [...matches.keys()]))]
    const watches = new Map<number, WatchTiming>()
    for (let at = 0; at < ids.length; at += WATCHES)
      for (const watch of await store.watches.timings(ids.slice(at, at + WATCHES))) watches.set(watch.id, watch)
    return matched.flatMap(({ write, matches }) => {
      const step = stepOf(write)
      const [{ sequence, listingId, at }] = write.rows
      return [...matches].flatMap(([watchId, match]): NewAlert[] => {
        const watch = watches.get(watchId)
        if (watch === undefined || watch.since >= sequence || !isActive(watch, at)) return []
        if (!kindsOf(step, match).some((kind) => watch.kinds.includes(kind))) return []
        // What is told at once waits from now on: it may have become night since the write.
        const from = watch.every === 'AtOnce' ? Math.max(at, now()) : at
        const due = dueAt(watch, from, watch.timeZone ?? zone)
        const inDigest = watch.every !== 'AtOnce' || write.alerts === 'digest'
        return [{ watchId, person: watch.person, listingId, sequence, dueAt: due, inDigest }]
      })
    })
  }

  async function follow(behind: { chatbotId: number; matched: number; last: number }, isClosing: () => boolean) {
    const { chatbotId, last } = behind
    const chatbot = await store.chatbots.byId(chatbotId)
    if (chatbot === undefined) return
    const { TimeZone } = settingsOf(chatbot, models)
    // Read after the end of the log: a watch made before one of these writes is among them.
    const index = await indexOf(chatbotId)
    for (let from = behind.matched; from < last && !isClosing(); ) {
      const writes =
        index.newest === 0
          ? []
          : await store.listings(chatbotId).changes.writes({ after: from, until: last, limit: WRITES })
      const to = writes.at(-1)?.rows.at(-1)?.sequence ?? last
      const alerts = await alertsOf(writes, index, TimeZone)
      if (!(await store.watches.advance(chatbotId, { from, to }, alerts))) return
      from = to
      await setImmediate()
    }
  }

  return {
    /** Matches what is written by now. */
    async run(isClosing: () => boolean): Promise<void> {
      for (const behind of await store.watches.behind()) if (!isClosing()) await follow(behind, isClosing)
    },
  }
}

/** Whether a watch tells of what happens then. */
export const isActive = ({ isPaused, pausedUntil }: WatchTiming, at: number): boolean =>
  !isPaused || (pausedUntil !== null && at >= pausedUntil)

import { setImmediate } from 'node:timers/promises'
import type { WatchKind } from '../../contract/listings/watches.ts'
import { settingsOf } from '../chatbots/chatbots.ts'
import { unlessUnavailable } from '../chore.ts'
import { createRests } from '../event-loop/resting.ts'
import { createYielder } from '../event-loop/yielding.ts'
import type { LoggedWrite } from '../ports/listings.ts'
import type { Models } from '../ports/models.ts'
import type { Clock, Log, Store } from '../ports/ports.ts'
import type { NewAlert, Watch, WatchTiming } from '../ports/watches.ts'
import { dueAt, isWatchActive } from './due.ts'
import { createFilterIndex, type FilterIndex } from './filter-index.ts'
import { COMPARED_AT_ONCE, type HomeChange, homeChangeOf, kindsOf, lengthOfWrite, type Match } from './home-updates.ts'

type Deps = { store: Store; models: Models; now: Clock; log: Log }

/** Writes matched per batch, and watches read per query. */
const WRITES = 50
const WATCHES = 1_000
/** Alerts stored per transaction, or those of one write if it has more: other writers wait meanwhile. */
const ALERTS = 1_000

type MayGoOn = () => Promise<boolean>

/** Follows the change logs of all chatbots and stores alerts. One process at a time, by lease. */
export function createMatcher({ store, models, now, log }: Deps) {
  const indexes = new Map<number, FilterIndex>()

  /** The chatbot's index, updated with all watches made or edited since. */
  async function indexOf(chatbotId: number): Promise<FilterIndex> {
    const index = indexes.get(chatbotId) ?? createFilterIndex((filter) => store.listings(chatbotId).fits(filter))
    indexes.set(chatbotId, index)
    for (;;) {
      const added = await store.watches.after(chatbotId, index.newest, WATCHES)
      for (const watch of added) index.add(watch, await testOf(watch))
      if (added.length < WATCHES) break
      await setImmediate()
    }
    for (;;) {
      const edited = await store.watches.editedAfter(chatbotId, index.edits, WATCHES)
      for (const { edit, watch } of edited) index.edit(edit, watch)
      if (edited.length < WATCHES) return index
    }
  }

  /** The predicate of a filter with entries; others are created when they are needed. */
  async function testOf({ chatbotId, watched }: Watch) {
    const isSlow = 'filter' in watched && watched.filter.extension !== undefined
    return isSlow ? await store.listings(chatbotId).fitsInTurns(watched.filter) : undefined
  }

  async function matchWrites(behind: { chatbotId: number; matched: number; last: number }, mayGoOn: MayGoOn) {
    const { chatbotId, last } = behind
    const chatbot = await store.chatbots.byId(chatbotId)
    if (chatbot === undefined) return
    const { TimeZone } = settingsOf(chatbot, models)
    // Built after `last` was read, so it contains every watch made before one of these writes.
    const index = await indexOf(chatbotId)
    const yieldAfter = createYielder(COMPARED_AT_ONCE)
    const rest = createRests()
    for (let from = behind.matched; from < last && (await mayGoOn()); ) {
      const writes =
        index.newest === 0
          ? []
          : await store.listings(chatbotId).changes.writes({ after: from, until: last, limit: WRITES })
      if (writes.length === 0) {
        await store.watches.advance(chatbotId, { from, to: last }, [])
        return
      }
      let alerts: NewAlert[] = []
      for (const write of writes) {
        await yieldAfter(lengthOfWrite(write))
        alerts = alerts.concat(alertsForWrite(write, index, { zone: TimeZone, now: now() }))
        if (alerts.length < ALERTS && write !== writes.at(-1)) continue
        const to = write.rows.at(-1)?.sequence ?? last
        if (!(await store.watches.advance(chatbotId, { from, to }, alerts))) return
        from = to
        alerts = []
        await rest()
      }
    }
  }

  return {
    /** Processes all writes so far, as long as it may go on. */
    async run(mayGoOn: MayGoOn): Promise<void> {
      for (const behind of await store.watches.behind())
        await matchWrites(behind, mayGoOn).catch(
          unlessUnavailable((error) =>
            log.warn(
              { err: error, chatbot: behind.chatbotId },
              'could not match listings with watches; it is tried again',
            ),
          ),
        )
    },
  }
}

/** Alerts for a write. `zone` is the chatbot's time zone. */
export function alertsForWrite(
  write: LoggedWrite,
  index: FilterIndex,
  { zone, now }: { zone: string; now: number },
): NewAlert[] {
  if (write.alerts === 'off') return []
  const alerts: NewAlert[] = []
  const dueFor = memoizeDueAt(zone, now)
  const isReported = memoizeReported(homeChangeOf(write))
  const [{ sequence, listingId, at }] = write.rows
  index.eachMatching(write, (watch, match) => {
    if (watch.since >= sequence || !isWatchActive(watch, at) || !isReported(match, watch.kinds)) return
    const inDigest = watch.every !== 'AtOnce' || write.alerts === 'digest'
    alerts.push({ watchId: watch.id, person: watch.person, listingId, sequence, dueAt: dueFor(watch, at), inDigest })
  })
  return alerts
}

/** Memoizes due times: many watches have the same timing. */
function memoizeDueAt(zone: string, now: number) {
  const dues = new Map<string, number>()
  let last: { watch: WatchTiming; from: number; due: number } | undefined
  return (watch: WatchTiming, at: number): number => {
    // Immediate alerts count from now: quiet hours may have begun since the write.
    const from = watch.every === 'AtOnce' ? Math.max(at, now) : at
    if (last?.from === from && isAlike(last.watch, watch)) return last.due
    const alike = `${watch.every} ${watch.hour} ${watch.quiet} ${watch.timeZone} ${from}`
    const due = dues.get(alike) ?? dueAt(watch, from, watch.timeZone ?? zone)
    dues.set(alike, due)
    last = { watch, from, due }
    return due
  }
}

const isAlike = (one: WatchTiming, other: WatchTiming): boolean =>
  one.every === other.every && one.hour === other.hour && one.quiet === other.quiet && one.timeZone === other.timeZone

/** Memoizes whether a change is of a kind that a watch reports, by match and kinds. */
function memoizeReported(change: HomeChange) {
  const judged = [0, 1, 2, 3].map(() => new Map<WatchKind[], boolean>())
  return (match: Match, wanted: WatchKind[]): boolean => {
    const alike = judged[Number(match.matchedBefore) * 2 + Number(match.matchesAfter)] as Map<WatchKind[], boolean>
    const known = alike.get(wanted)
    if (known !== undefined) return known
    const isReported = kindsOf(change, match).some((kind) => wanted.includes(kind))
    alike.set(wanted, isReported)
    return isReported
  }
}

import { remembered } from '../../search/text/remembered.ts'
import type { DueAlert, Watch } from '../ports/watches.ts'
import { afterQuiet, isWatchActive } from './due.ts'
import type { HomeUpdate } from './home-updates.ts'

/**
 * Splits alerts into those to tell (`live`), those of paused or removed watches (`idle`), and those postponed by quiet hours
 * (`late`, by new time in ms).
 */
export function splitByDue(alerts: DueAlert[], watches: Watch[], { now, zone }: { now: number; zone: string }) {
  const byId = new Map(watches.map((watch) => [watch.id, watch]))
  const afterQuietIn = remembered((timeZone: string) => afterQuiet(now, timeZone))
  const idle: DueAlert[] = []
  const live: DueAlert[] = []
  const late = new Map<number, DueAlert[]>()
  for (const alert of alerts) {
    const watch = byId.get(alert.watchId)
    if (watch === undefined || !isWatchActive(watch, now)) {
      idle.push(alert)
      continue
    }
    const isLoud = alert.dueAt <= now && watch.every === 'AtOnce' && watch.quiet
    const from = isLoud ? afterQuietIn(watch.timeZone ?? zone) : now
    if (from <= now) live.push(alert)
    else {
      const alike = late.get(from)
      if (alike === undefined) late.set(from, [alert])
      else alike.push(alert)
    }
  }
  return { idle, live, late }
}

/**
 * Splits updates into those that are alerts of their own (`singles`, at most `room`), those that share a digest, and the due
 * alerts for which the day has no room (`over`).
 */
export function splitByDay(updates: HomeUpdate[], room: number, now: number) {
  const isSingle = ({ alerts }: HomeUpdate) => alerts.some(({ dueAt, inDigest }) => !inDigest && dueAt <= now)
  const inOrder = updates.toSorted(bySequence)
  const singles = inOrder.filter(isSingle)
  return {
    singles: singles.slice(0, room),
    digest: inOrder.filter((one) => !isSingle(one)),
    over: singles.slice(room).flatMap(({ alerts }) => alerts.filter(({ dueAt }) => dueAt <= now)),
  }
}

const bySequence = (one: HomeUpdate, other: HomeUpdate) =>
  (one.alerts[0]?.sequence ?? 0) - (other.alerts[0]?.sequence ?? 0)

/** Delay for collecting the alerts beyond a day's limit into one digest. */
const GATHER_MS = 10_000

/** When the day's digest is sent: with the one that gathers already, if there is one. */
export const nextDigestAt = (pending: DueAlert[], now: number): number =>
  pending.reduce(
    (soonest, { inDigest, dueAt }) => (inDigest && dueAt > now ? Math.min(soonest, dueAt) : soonest),
    now + GATHER_MS,
  )

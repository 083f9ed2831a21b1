import { type Shown, Undelivered } from '../platform.ts'

/** What the platform tells is as old as its way here, so a request takes a little more than an even share of the time. */
const SHARE = 1.06

/** How long a live message rests before its next change, in ms, so that one request is always left for the final text. */
export const restAfter = ({ left, resetMs }: Shown): number => (left <= 1 ? resetMs : (SHARE * resetMs) / left)

/** More failures in a row than an outage of a quarter of an hour makes. */
const TRIES_MAX = 36
const WAIT_MAX_MS = 30_000

/** How long to wait before showing a message again that failed `tries` times in a row. Throws where that is hopeless. */
export function waitAfter(error: unknown, tries: number): number {
  if (!(error instanceof Undelivered) || error.failure === 'refused' || tries >= TRIES_MAX) throw error
  return error.retryAfterMs ?? Math.min(WAIT_MAX_MS, 500 * 2 ** (tries - 1))
}

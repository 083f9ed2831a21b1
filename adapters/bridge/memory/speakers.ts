import type { Keyv } from 'keyv'
import type { Visitor } from '../platform.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1_000
const SEVERAL = '*'

/** Tells whether several people spoke in a thread in the last 30 days, with the one who speaks now. */
export const createSpeakers =
  (keyv: Keyv) =>
  async ({ thread, person }: Pick<Visitor, 'thread' | 'person'>): Promise<boolean> => {
    const key = `speaker/${thread}`
    const before = await keyv.get<string>(key)
    const now = before === undefined || before === person ? person : SEVERAL
    if (now !== before) await keyv.set(key, now, KEPT_MS)
    return now === SEVERAL
  }

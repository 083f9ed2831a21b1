import type { DeskMark } from '../../bridge/desk/port.ts'
import type { MessageId } from '../../bridge/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefused, undelivered } from '../failures.ts'
import { msOf } from '../hear/incoming.ts'
import { atOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'

const NAMES: Record<DeskMark, string> = { staffOnly: 'lock', delivered: 'white_check_mark', failed: 'warning' }
/** What is put away is marked so: Slack has nothing else for it. */
const PUT_AWAY = 'file_cabinet'
/** An older message may bear a mark of another process. */
const YOUNG_MS = 15_000
const KEPT_MAX = 5_000

/** Marks on messages as reactions. Where Slack does not allow them there are none. */
export function createMarks({ calls, time }: { calls: Calls; time: Pick<Time, 'now'> }) {
  const given = new Map<string, DeskMark>()
  const react = async (method: 'reactions.add' | 'reactions.remove', id: string, name: string) => {
    const { workspace, channel, ts } = atOf(id)
    try {
      await calls({ workspace, method, lane: 'final', args: { channel, timestamp: ts, name } })
    } catch (error) {
      if (!isRefused(error)) throw undelivered(error)
    }
  }
  const before = (id: string): DeskMark[] => {
    const known = given.get(id)
    if (known !== undefined) return [known]
    return time.now() - msOf(atOf(id).ts) < YOUNG_MS ? [] : ['failed', 'staffOnly']
  }
  return {
    async set({ id }: MessageId, mark: DeskMark): Promise<void> {
      const others = before(id).filter((other) => other !== mark)
      await react('reactions.add', id, NAMES[mark])
      given.delete(id)
      given.set(id, mark)
      const [oldest] = given.keys()
      if (given.size > KEPT_MAX && oldest !== undefined) given.delete(oldest)
      for (const other of others) await react('reactions.remove', id, NAMES[other])
    },
    putAway: (thread: string) => react('reactions.add', thread, PUT_AWAY),
    bringBack: (thread: string) => react('reactions.remove', thread, PUT_AWAY),
  }
}

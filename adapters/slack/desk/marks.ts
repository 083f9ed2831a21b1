import type { DeskMark } from '../../bridge/desk/port.ts'
import type { MessageId } from '../../bridge/platform.ts'
import { isRefused, undelivered } from '../failures.ts'
import { atOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'

const NAMES: Record<DeskMark, string> = { staffOnly: 'lock', delivered: 'white_check_mark', failed: 'warning' }
/** What is put away is marked so: Slack has nothing else for it. */
const PUT_AWAY = 'file_cabinet'

/** Marks on messages as reactions. Where Slack does not allow them there are none. */
export function createMarks(calls: Calls) {
  const react = async (method: 'reactions.add' | 'reactions.remove', id: string, name: string) => {
    const { workspace, channel, ts } = atOf(id)
    try {
      await calls({ workspace, method, lane: 'final', args: { channel, timestamp: ts, name } })
    } catch (error) {
      if (!isRefused(error)) throw undelivered(error)
    }
  }
  return {
    async set({ id }: MessageId, mark: DeskMark, before: DeskMark | undefined): Promise<void> {
      await react('reactions.add', id, NAMES[mark])
      if (before !== undefined && before !== mark) await react('reactions.remove', id, NAMES[before])
    },
    putAway: (thread: string) => react('reactions.add', thread, PUT_AWAY),
    bringBack: (thread: string) => react('reactions.remove', thread, PUT_AWAY),
  }
}

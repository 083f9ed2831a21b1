import type { MessageId } from '../../bridge/platform.ts'
import type { Time } from '../../bridge/time.ts'
import { undelivered } from '../failures.ts'
import { atOf } from '../ids.ts'
import { createAllowance } from '../limits/allowance.ts'
import type { Call, Calls } from '../limits/calls.ts'
import { rateOf } from '../limits/limits.ts'
import type { Titles } from './titles.ts'

export type Signs = {
  mark: (message: MessageId, sign: 'seen' | 'done') => Promise<void>
  setTyping: (thread: string, on: boolean) => Promise<void>
}
type Parts = { calls: Calls; titles: Titles; time: Time }

const SEEN = 'eyes'
const STATUS = 'agents.sessions.setStatus'

/** Signs around the messages. Where Slack does not allow them, or they have nothing to stand on, there are none. */
export function createSigns({ calls, titles, time }: Parts): Signs {
  const marks = createAllowance(rateOf('reactions.remove'), time)
  // Of two requests, one is for taking the sign away.
  const { burst, everyMs } = rateOf(STATUS)
  const statuses = createAllowance({ burst: burst / 2, everyMs: everyMs * 2 }, time)
  const optional = async (call: Call): Promise<void> => {
    try {
      await calls(call)
    } catch (error) {
      const failed = undelivered(error)
      if (failed.failure !== 'refused') throw failed
    }
  }
  return {
    mark: ({ id }, sign) => {
      const { workspace, channel, ts } = atOf(id)
      const args = { channel, timestamp: ts, name: SEEN }
      const request = (method: string) => () => optional({ workspace, method, lane: 'background', args })
      return sign === 'seen'
        ? marks.give(workspace, id, request('reactions.add'))
        : marks.take(id, request('reactions.remove'))
    },
    setTyping: (thread, on) => {
      const { workspace, channel, ts } = atOf(thread)
      const title = titles.of(thread)
      const request = (more: { status: string; title?: string }) => () =>
        optional({ workspace, method: STATUS, lane: 'final', args: { channel_id: channel, thread_ts: ts, ...more } })
      // While it is "processing", Slack shows that and a button that stops it.
      return on
        ? statuses.give(workspace, thread, request({ status: 'processing', ...(title !== undefined && { title }) }))
        : statuses.take(thread, request({ status: 'active' }))
    },
  }
}

import type { Platform } from '../bridge/platform.ts'
import type { Call, Calls } from './calls.ts'
import { undelivered } from './failures.ts'
import { atOf } from './ids.ts'
import type { Titles } from './titles.ts'

const SEEN = 'eyes'

export type Signs = { mark: Platform['mark']; working: (thread: string, on: boolean) => Promise<void> }

/** Signs around the messages. Where Slack does not allow them, or they have nothing to stand on, there are none. */
export function createSigns(calls: Calls, titles: Titles): Signs {
  const optional = async (call: Call): Promise<void> => {
    try {
      await calls(call)
    } catch (error) {
      const failed = undelivered(error)
      if (failed.failure !== 'refused') throw failed
    }
  }
  return {
    mark: async ({ id }, sign) => {
      const { workspace, channel, ts } = atOf(id)
      const method = sign === 'seen' ? 'reactions.add' : 'reactions.remove'
      await optional({ workspace, method, lane: 'background', args: { channel, timestamp: ts, name: SEEN } })
    },
    working: async (thread, on) => {
      const { workspace, channel, ts } = atOf(thread)
      const title = on ? titles.of(thread) : undefined
      // While it is "processing", Slack shows that and a button that stops it.
      const status = on ? 'processing' : 'active'
      const args = { channel_id: channel, thread_ts: ts, status, ...(title !== undefined && { title }) }
      await optional({ workspace, method: 'agents.sessions.setStatus', lane: on ? 'live' : 'final', args })
    },
  }
}

import type { Platform } from '../bridge/platform.ts'
import { unlessUndelivered } from '../bridge/working.ts'
import type { Call, Calls } from './calls.ts'
import { undelivered } from './failures.ts'
import { atOf } from './ids.ts'
import type { Titles } from './titles.ts'

const SEEN = 'eyes'

export type Signs = { mark: Platform['mark']; working: (thread: string, on: boolean) => Promise<void> }

type Parts = { calls: Calls; titles: Titles; report: (error: unknown) => void }

/** Signs around the messages. Where Slack does not allow them, or they have nothing to stand on, there are none. */
export function createSigns({ calls, titles, report }: Parts): Signs {
  /** threads whose work was not shown, for the limits */
  const unshown = new Set<string>()
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
      const args = { channel, timestamp: ts, name: SEEN }
      // Few of them are allowed in a minute, and nobody waits for them.
      void optional({ workspace, method, lane: 'background', args }).catch(unlessUndelivered(report))
    },
    working: async (thread, on) => {
      const { workspace, channel, ts } = atOf(thread)
      // What was not shown need not be taken away: that has limits too.
      if (!on && unshown.delete(thread)) return
      const title = on ? titles.of(thread) : undefined
      // While it is "processing", Slack shows that and a button that stops it.
      const status = on ? 'processing' : 'active'
      const args = { channel_id: channel, thread_ts: ts, status, ...(title !== undefined && { title }) }
      if (on) unshown.add(thread)
      await optional({ workspace, method: 'agents.sessions.setStatus', lane: on ? 'live' : 'final', args })
      unshown.delete(thread)
    },
  }
}

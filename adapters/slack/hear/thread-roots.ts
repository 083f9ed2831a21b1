import type { Time } from '../../bridge/time.ts'
import type { Calls } from '../limits/calls.ts'
import type { ChannelAddress, Quotation } from './incoming.ts'
import { attachmentsOf, quoted, type SlackMessage, textOf } from './message.ts'
import type { People } from './people.ts'

export type ThreadRoots = {
  /** The message that began a thread; undefined where Slack does not tell within a moment. */
  quote: (root: ChannelAddress & { ts: string }, botUser: string) => Promise<Quotation | undefined>
}
type Parts = { calls: Calls; people: People; time: Time }

/** Slack repeats an event that is not acknowledged within 3 s. */
const WAIT_MS = 1_200
/** Most mentions come twice, as two events. */
const KEPT_MAX = 200

/** Reads the message that a mention replies to, so that "what do you think of this?" is understood. */
export function createThreadRoots({ calls, people, time }: Parts): ThreadRoots {
  const known = new Map<string, Promise<Quotation | undefined>>()
  const read = async ({ workspace, channel, ts }: ChannelAddress & { ts: string }, botUser: string) => {
    const args = { channel, ts, oldest: ts, latest: ts, inclusive: true, limit: 1 }
    const method = 'conversations.replies'
    const { messages = [] } = await calls<{ messages?: SlackMessage[] }>({ workspace, method, lane: 'live', args })
    const root = messages.find((message) => message.ts === ts)
    if (root === undefined || root.subtype === 'tombstone') return undefined
    const { name } = root.user === undefined ? { name: '' } : await people.find(workspace, root.user)
    return { text: quoted(textOf(root, botUser), name), attachments: attachmentsOf(root, workspace) }
  }
  return {
    async quote(root, botUser) {
      const key = `${root.workspace}/${root.channel}/${root.ts}`
      const quoting = known.get(key) ?? read(root, botUser).catch(() => undefined)
      known.set(key, quoting)
      const [oldest] = known.keys()
      if (known.size > KEPT_MAX && oldest !== undefined) known.delete(oldest)
      const over = new AbortController()
      const late = time.sleep(WAIT_MS, over.signal).then(() => undefined)
      return Promise.race([quoting.finally(() => over.abort()), late])
    },
  }
}

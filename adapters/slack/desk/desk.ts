import { type Desk, type DeskListener, type DeskMark, type DeskPlatform, noDesks } from '../../bridge/desk/port.ts'
import { visitorIdOf } from '../../bridge/memory/people.ts'
import type { MessageId } from '../../bridge/platform/messages.ts'
import type { Time } from '../../bridge/time.ts'
import { isRefusal, isRefused, undelivered } from '../failures.ts'
import { addressOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import type { People } from '../people.ts'
import { NO_LINK_PREVIEWS, textMessage } from '../show/blocks.ts'
import { createDeskPosts } from './posts.ts'
import { createStaff } from './staff.ts'
import { createDeskThreads } from './threads.ts'

type Parts = {
  calls: Calls
  findInstallation: FindInstallation
  people: People
  time: Time
  report: (error: unknown) => void
}

/** The desks on Slack: the platform for the bridge, the listener for events, and a check of channels. */
export type SlackDesk = { platform: DeskPlatform; on: DeskListener; check: CheckChannel }
/** Whether the app can use a channel as a desk, or why not. */
type CheckChannel = (desk: Desk) => Promise<'fit' | 'notInChannel' | 'missingScope'>

type Named = { channel: { name: string } }

/** By how much events of Slack's two sockets may arrive out of order, in ms, with a margin. */
const REORDER_MS = 100

export function createSlackDesk(parts: Parts): SlackDesk {
  const { calls, findInstallation, report } = parts
  const posts = createDeskPosts(parts)
  const marks = createMarks(calls)
  const staff = createStaff(parts)
  const threads = createDeskThreads(parts)
  let listener = noDesks

  const platform: DeskPlatform = {
    name: 'slack',
    reorderMs: REORDER_MS,
    listen(on) {
      listener = on
    },
    ...threads,
    async showCard(thread, card) {
      await threads.showCard(thread, card)
      if (card.buttons.some(({ action }) => action === 'claim')) await marks.bringBack(thread)
    },
    async show(post) {
      try {
        return { id: await posts.show(post), restMs: 0 }
      } catch (error) {
        throw undelivered(error)
      }
    },
    mark: (message, mark, before) => marks.set(message, mark, before),
    archive: (thread) => marks.putAway(thread),
    workspaceOf: async (thread) => addressOf(thread).workspace,
    byOf: ({ place, person }) => visitorIdOf('slack', `${place.workspace}/${person}`),
    isStaff: (person, desk) => staff.includes(person, desk),
    async nameOf({ workspace, channel }) {
      const [info, own] = await Promise.all([
        calls<Named>({ workspace, method: 'conversations.info', lane: 'final', args: { channel } }),
        calls<{ team: string }>({ workspace, method: 'auth.test', lane: 'final', args: {} }),
      ])
      return `#${info.channel.name} (${own.team})`
    },
    localeOf: (desk) => staff.localeOf(desk),
    async tellManager({ workspace }, text) {
      try {
        const manager = await staff.manager(workspace)
        if (manager === undefined) return report(new Error(`nobody runs the workspace ${workspace}: ${text}`))
        const args = { channel: manager, ...textMessage(text), ...NO_LINK_PREVIEWS }
        await calls({ workspace, method: 'chat.postMessage', lane: 'final', args })
      } catch (error) {
        throw undelivered(error)
      }
    },
  }

  return {
    platform,
    get on() {
      return listener
    },
    async check(desk) {
      const { botUser } = await findInstallation(desk.workspace)
      try {
        return (await staff.read(desk)).has(botUser) ? 'fit' : 'notInChannel'
      } catch (error) {
        if (isRefusal(error, 'missing_scope')) return 'missingScope'
        if (isRefused(error)) return 'notInChannel'
        throw error
      }
    },
  }
}

const NAMES: Record<DeskMark, string> = { staffOnly: 'lock', delivered: 'white_check_mark', failed: 'warning' }
/** The reaction that marks a thread as archived, since Slack cannot archive threads. */
const PUT_AWAY = 'file_cabinet'

/** Marks messages by reactions. Does nothing if Slack refuses reactions. */
function createMarks(calls: Calls) {
  const react = async (method: 'reactions.add' | 'reactions.remove', id: string, name: string) => {
    const { workspace, channel, ts } = addressOf(id)
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

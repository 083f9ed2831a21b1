import type { DeskCard, DeskListener, DeskPlatform } from '../../bridge/desk/port.ts'
import type { Time } from '../../bridge/time.ts'
import { inPlainestWay, isRefusal, isRefused, undelivered } from '../failures.ts'
import type { People } from '../hear/people.ts'
import { type At, atOf, idOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { RARE_PAGE, RARELY } from '../limits/limits.ts'
import type { Scheduler } from '../limits/scheduler.ts'
import { hasMark, type Marked, markOf } from '../show/body.ts'
import { findPart } from '../show/find-part.ts'
import { type Look, plainer, textLook } from '../show/looks.ts'
import { cardLook, noticeLook } from './cards.ts'
import { createMarks } from './marks.ts'
import { createDeskPosts } from './posts.ts'
import { createStaff } from './staff.ts'

type Parts = {
  calls: Calls
  scheduler: Pick<Scheduler, 'slowDown'>
  findInstallation: FindInstallation
  people: People
  time: Time
  report: (error: unknown) => void
}
type Listed = Marked & { ts: string; bot_id?: string; user?: string }
type Page = { messages?: Listed[]; has_more?: boolean; response_metadata?: { next_cursor?: string } }

/** The desk of staff on Slack, with what the rest of the app needs of it. */
export type SlackDesk = { platform: DeskPlatform; on: DeskListener; seats: SeatsAt }
/** Whether the app may work in a channel as at a desk, or why not. */
export type SeatsAt = (desk: {
  workspace: string
  channel: string
}) => Promise<'here' | 'notInChannel' | 'missingScope'>

/** Slack's words for a channel that nobody writes in any more, or that the app was taken out of. */
const GONE = ['channel_not_found', 'is_archived']
const PAGE = 100
/** Threads that a desk may have got since one was begun, by pages. */
const PAGES_MAX = 5
const QUIET = { unfurl_links: false, unfurl_media: false }

/** Nobody sits at desks until somebody listens. */
const nobody: DeskListener = {
  takes: async () => false,
  receive: async () => undefined,
  edited: async () => undefined,
  deleted: async () => undefined,
  press: async () => undefined,
  set: async () => '',
}

export function createSlackDesk(parts: Parts): SlackDesk {
  const { calls, scheduler, report } = parts
  const posts = createDeskPosts(parts)
  const marks = createMarks(parts)
  const staff = createStaff(parts)
  let listener = nobody

  async function postLook({ workspace, channel, ts }: At, key: string, look: Look): Promise<At> {
    const { ts: made } = await inPlainestWay([look, ...plainer(look)], ({ text, blocks }) => {
      const args = { channel, text, blocks, metadata: markOf(key), ...QUIET, ...(ts !== '' && { thread_ts: ts }) }
      return calls<{ ts: string }>({ workspace, method: 'chat.postMessage', lane: 'final', args })
    })
    return { workspace, channel, ts: made }
  }

  /** The thread that an earlier try began. */
  async function findThread({ workspace, channel }: Omit<At, 'ts'>, key: string): Promise<At | undefined> {
    let cursor: string | undefined
    for (let pages = 1; pages <= PAGES_MAX; pages += 1) {
      const args = { channel, limit: PAGE, include_all_metadata: true, ...(cursor && { cursor }) }
      const page = await calls<Page>({ workspace, method: 'conversations.history', lane: 'final', args })
      const { messages = [] } = page
      const found = messages.find((message) => hasMark(message, key))
      if (found !== undefined) return { workspace, channel, ts: found.ts }
      if (page.has_more === true && messages.length === RARE_PAGE)
        scheduler.slowDown({ workspace, method: 'conversations.history', channel: '' }, RARELY)
      cursor = page.response_metadata?.next_cursor
      if (!cursor) return undefined
    }
    return undefined
  }

  const platform: DeskPlatform = {
    name: 'slack',
    listen(on) {
      listener = on
    },
    async openThread({ desk, key, again, card }) {
      try {
        const found = again ? await findThread(desk, key) : undefined
        if (found !== undefined) await platform.showCard(idOf(found), card)
        return idOf(found ?? (await postLook({ ...desk, ts: '' }, key, cardLook(card))))
      } catch (error) {
        if (isRefusal(error, ...GONE)) return undefined
        throw undelivered(error)
      }
    },
    async showCard(thread, card: DeskCard) {
      const { workspace, channel, ts } = atOf(thread)
      try {
        const look = cardLook(card)
        await inPlainestWay([look, ...plainer(look)], ({ text, blocks }) =>
          calls({ workspace, method: 'chat.update', lane: 'final', args: { channel, ts, text, blocks } }),
        )
      } catch (error) {
        throw undelivered(error)
      }
    },
    async show(post) {
      try {
        return { id: await posts.show(post), restMs: 0 }
      } catch (error) {
        throw undelivered(error)
      }
    },
    async notify({ thread, key, again, text, replyTo, buttons }) {
      try {
        const found = again ? await findPart(parts, { thread, key, replyTo: replyTo ?? thread }) : undefined
        return idOf(found?.at ?? (await postLook(atOf(thread), key, noticeLook(text, buttons))))
      } catch (error) {
        throw undelivered(error)
      }
    },
    mark: marks.set,
    archive: marks.putAway,
    async erase(thread) {
      const { workspace, channel, ts: root } = atOf(thread)
      try {
        const { botUser } = await parts.findInstallation(workspace)
        let cursor: string | undefined
        const own: string[] = []
        do {
          const args = { channel, ts: root, limit: PAGE, ...(cursor && { cursor }) }
          const page = await calls<Page>({ workspace, method: 'conversations.replies', lane: 'background', args })
          const ours = (page.messages ?? []).filter(({ user, bot_id }) => user === botUser || bot_id !== undefined)
          own.push(...ours.map(({ ts }) => ts))
          cursor = page.response_metadata?.next_cursor
        } while (cursor)
        // The first message goes last: what is left is found by it.
        for (const ts of own.toReversed())
          await calls({ workspace, method: 'chat.delete', lane: 'background', args: { channel, ts } }).catch(
            unlessRefused,
          )
      } catch (error) {
        if (!isRefused(error)) throw undelivered(error)
        report(undelivered(error))
      }
    },
    isStaff: staff.includes,
    localeOf: staff.localeOf,
    async tellManager({ workspace }, text) {
      try {
        const manager = await staff.manager(workspace)
        if (manager === undefined) return report(new Error(`nobody runs the workspace ${workspace}: ${text}`))
        const look = textLook(text)
        const args = { channel: manager, text: look.text, blocks: look.blocks, ...QUIET }
        await calls({ workspace, method: 'chat.postMessage', lane: 'final', args })
      } catch (error) {
        throw undelivered(error)
      }
    },
  }

  return {
    platform,
    on: {
      takes: (visitor, isMention) => listener.takes(visitor, isMention),
      receive: (message) => listener.receive(message),
      edited: (message) => listener.edited(message),
      deleted: (message) => listener.deleted(message),
      press: (press) => listener.press(press),
      set: (at, isOn) => listener.set(at, isOn),
    },
    async seats(desk) {
      const { botUser } = await parts.findInstallation(desk.workspace)
      try {
        return (await staff.read(desk)).has(botUser) ? 'here' : 'notInChannel'
      } catch (error) {
        if (isRefusal(error, 'missing_scope')) return 'missingScope'
        if (isRefused(error)) return 'notInChannel'
        throw error
      }
    },
  }
}

function unlessRefused(error: unknown): void {
  if (!isRefused(error)) throw error
}

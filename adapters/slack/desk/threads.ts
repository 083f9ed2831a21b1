import type { DeskCard, DeskPlatform } from '../../bridge/desk/port.ts'
import { editInPlainestWay, ignoreRefused, isRefusal, isRefused, postInPlainestWay, undelivered } from '../failures.ts'
import { addressOf, idOf, type MessageAddress } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { messagesOf } from '../limits/pages.ts'
import { type BlocksMessage, NO_LINK_PREVIEWS, plainer } from '../show/blocks.ts'
import { findMarked, findPart, markOf } from '../show/body.ts'
import type { SlackMessage } from '../text/message.ts'
import { deskCardMessage, noticeMessage } from './desk-card.ts'

type Parts = {
  calls: Calls
  findInstallation: FindInstallation
  report: (error: unknown) => void
}

/** Slack's errors for a channel that was deleted or archived. To an app that was removed from a private one it is not there either. */
const GONE = ['channel_not_found', 'is_archived']
/** Maximum number of pages that are searched for a thread of an earlier attempt. */
const PAGES_MAX = 5

/** Desk threads, their cards, and notices with buttons. */
export function createDeskThreads(parts: Parts): Pick<DeskPlatform, 'openThread' | 'showCard' | 'notify' | 'erase'> {
  const { calls, findInstallation, report } = parts

  async function post(
    { workspace, channel, ts }: MessageAddress,
    key: string,
    content: BlocksMessage,
  ): Promise<MessageAddress> {
    const posted = await postInPlainestWay([content, ...plainer(content)], ({ text, blocks }) => {
      const args = {
        channel,
        text,
        blocks,
        metadata: markOf(key),
        ...NO_LINK_PREVIEWS,
        ...(ts !== '' && { thread_ts: ts }),
      }
      return calls<{ ts: string }>({ workspace, method: 'chat.postMessage', lane: 'final', args })
    })
    return { workspace, channel, ts: posted.ts }
  }

  async function change({ workspace, channel, ts }: MessageAddress, content: BlocksMessage): Promise<void> {
    await editInPlainestWay([content, ...plainer(content)], ({ text, blocks }) =>
      calls({ workspace, method: 'chat.update', lane: 'final', args: { channel, ts, text, blocks } }),
    )
  }

  /** Finds the thread that an earlier attempt created. */
  async function find(
    { workspace, channel }: Omit<MessageAddress, 'ts'>,
    key: string,
  ): Promise<MessageAddress | undefined> {
    const found = await findMarked(calls, key, { workspace, lane: 'final', channel, ts: '', pagesMax: PAGES_MAX })
    return found && { workspace, channel, ts: found.ts }
  }

  /** The app's messages in a thread, oldest first. */
  async function ownIn({ workspace, channel, ts: root }: MessageAddress): Promise<string[]> {
    const { botUser } = await findInstallation(workspace)
    const replies = { workspace, lane: 'background', channel, ts: root } as const
    const own: string[] = []
    for await (const { user, bot_id, ts } of messagesOf<SlackMessage>(calls, replies))
      if (user === botUser || bot_id !== undefined) own.push(ts)
    return own
  }

  return {
    async openThread({ desk, key, isRetry, card }) {
      try {
        const found = isRetry ? await find(desk, key) : undefined
        if (found !== undefined) await change(found, deskCardMessage(card))
        return idOf(found ?? (await post({ ...desk, ts: '' }, key, deskCardMessage(card))))
      } catch (error) {
        if (isRefusal(error, ...GONE)) return undefined
        throw undelivered(error)
      }
    },

    async showCard(thread, card: DeskCard) {
      try {
        await change(addressOf(thread), deskCardMessage(card))
      } catch (error) {
        throw undelivered(error)
      }
    },

    async notify({ thread, key, isRetry, text, after, buttons }) {
      try {
        const found = isRetry ? await findPart(parts, { thread, key, replyTo: after }) : undefined
        return idOf(found?.at ?? (await post(addressOf(thread), key, noticeMessage(text, buttons))))
      } catch (error) {
        throw undelivered(error)
      }
    },

    async erase(thread) {
      const { workspace, channel } = addressOf(thread)
      const remove = (ts: string) =>
        calls({ workspace, method: 'chat.delete', lane: 'background', args: { channel, ts } }).catch(ignoreRefused)
      try {
        // The first message is deleted last, because the others are found by it.
        for (const ts of (await ownIn(addressOf(thread))).toReversed()) await remove(ts)
      } catch (error) {
        if (!isRefused(error)) throw undelivered(error)
        report(undelivered(error))
      }
    },
  }
}

import { Undelivered } from '../../bridge/platform/undelivered.ts'
import { PLATFORM_CLOCK_SKEW_MS } from '../../bridge/time.ts'
import type { AlertPart } from '../../bridge/watches/port.ts'
import { isRefused, postInPlainestWay, undelivered } from '../failures.ts'
import { addressOf, idOf, isDirect } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import { membersOf } from '../limits/pages.ts'
import type { People } from '../people.ts'
import { type BlocksMessage, NO_LINK_PREVIEWS, plainer, textMessage } from './blocks.ts'
import { findPart, markOf } from './body.ts'
import { alertMessage } from './watch-messages.ts'

type Parts = {
  findInstallation: FindInstallation
  calls: Calls
  people: Pick<People, 'find'>
  report: (error: unknown) => void
}

/**
 * Sends an alert to the thread of its watch, while the person is in the channel. The notice that a thread is closed is sent in
 * private.
 */
export function createAlertSender({ findInstallation, calls, people, report }: Parts) {
  return async (part: AlertPart): Promise<void> => {
    const { workspace, channel, ts } = addressOf(part.thread)
    try {
      if (await isDeactivated(workspace, part.person)) throw new Undelivered('refused', 'the person left')
      if (part.toParentChannel) {
        if (isDirect(channel)) throw new Undelivered('refused', 'there is no other place')
        await post(textMessage(part.text), part, { channel: part.person })
        return
      }
      if (part.isRetry && (await isSent(part))) return
      if (!(await isMember(part))) throw new Undelivered('refused', 'the person left the channel')
      await post(alertMessage(part), part, { channel, ...(ts !== '' && { thread_ts: ts }) })
    } catch (error) {
      throw undelivered(error)
    }
  }

  /** Whether the person's account is deactivated; false if Slack does not answer. */
  function isDeactivated(workspace: string, person: string): Promise<boolean> {
    return people.find(workspace, person).then(
      ({ isGone }) => isGone,
      () => false,
    )
  }

  /** Whether the person is in the channel; true if Slack refuses to list its members. */
  async function isMember({ thread, person }: AlertPart): Promise<boolean> {
    const at = addressOf(thread)
    if (isDirect(at.channel)) return true
    try {
      for await (const member of membersOf(calls, at)) if (member === person) return true
      return false
    } catch (error) {
      if (!isRefused(error)) throw error
      return true
    }
  }

  async function isSent({ thread, key, at }: AlertPart): Promise<boolean> {
    const since = { ...addressOf(thread), ts: String((at - PLATFORM_CLOCK_SKEW_MS) / 1_000) }
    return (await findPart({ findInstallation, calls, report }, { thread, key, replyTo: idOf(since) })) !== undefined
  }

  async function post(content: BlocksMessage, { thread, key }: AlertPart, to: { channel: string; thread_ts?: string }) {
    const { workspace } = addressOf(thread)
    await postInPlainestWay([content, ...plainer(content)], ({ text, blocks }) => {
      const args = { ...to, text, blocks, ...NO_LINK_PREVIEWS, metadata: markOf(key) }
      return calls({ workspace, method: 'chat.postMessage', lane: 'final', args })
    })
  }
}

import type { webApi } from '@slack/bolt'
import { Undelivered } from '../../bridge/platform/undelivered.ts'
import { ignoreRefused, isRefusal, isTokenInvalid, limitOf } from '../failures.ts'
import type { FindInstallation } from '../install/installations.ts'
import { withoutNulls } from '../text/message.ts'
import { type Method, type MethodArguments, UNLISTED_APP_PAGE, UNLISTED_APP_RATE } from './limits.ts'
import type { Lane, RateQueue } from './rate-queue.ts'

type CallOf<Name extends Method> = { workspace: string; method: Name; lane: Lane; args: MethodArguments[Name] }
export type Call = { [Name in Method]: CallOf<Name> }[Method]
export type Calls = <Answer>(call: Call) => Promise<Answer>

type Parts = {
  findInstallation: FindInstallation
  rateQueue: RateQueue
  /** called with the error of a request whose token is no longer valid */
  tokenInvalid?: (error: unknown) => void
}

/**
 * Makes requests within the rate limits. At a limit, `final` and `background` requests wait; `live` ones fail at once as
 * retryable, because they would be outdated later.
 */
export function createCalls({ findInstallation, rateQueue, tokenInvalid = () => undefined }: Parts): Calls {
  return async <Answer>({ workspace, method, lane, args }: Call) => {
    const slot = { workspace, method, channel: 'channel' in args ? args.channel : '' }
    const { client } = await findInstallation(workspace)
    for (;;) {
      const waitMs = lane === 'live' ? rateQueue.waitMs(slot) : 0
      if (waitMs > 0) throw new Undelivered('retryable', 'Slack takes no more for now', { retryAfterMs: waitMs })
      await rateQueue.turn(slot, lane)
      try {
        const answer = await client.apiCall(method, { ...args })
        if (isRarePage(answer)) rateQueue.slowDown(slot, UNLISTED_APP_RATE)
        return withoutNulls(answer as Answer)
      } catch (error) {
        if (isTokenInvalid(error)) tokenInvalid(error)
        const limitMs = limitOf(error)
        if (limitMs !== undefined) rateQueue.limited(slot, limitMs)
        if (limitMs === undefined || lane === 'live') throw error
      }
    }
  }
}

type Posted = { ts?: string; message?: { thread_ts?: string } }

/**
 * Slack posts a reply to a deleted thread in the channel, for all to read, and reports no error:
 * https://github.com/slack-go/slack/issues/1571. Such a post is taken back, and fails with the error code `thread_not_found`.
 */
export function keepingToThreads(calls: Calls): Calls {
  return async <Answer>(call: Call) => {
    const answer = await calls<Answer & Posted>(call)
    if (call.method !== 'chat.postMessage') return answer
    const { workspace, args } = call
    const { channel, thread_ts: thread } = args
    const { ts, message } = answer
    if (thread === undefined || ts === undefined || message === undefined || message.thread_ts !== undefined)
      return answer
    const root = { channel, ts: thread, limit: 1 }
    await calls({ workspace, method: 'conversations.replies', lane: 'final', args: root }).catch(async (error) => {
      if (!isRefusal(error, 'thread_not_found')) return
      await calls({ workspace, method: 'chat.delete', lane: 'final', args: { channel, ts } }).catch(ignoreRefused)
      throw error
    })
    return answer
  }
}

/** Whether it is a page of messages as short as Slack makes them for apps that may read them only once a minute. */
const isRarePage = ({ has_more, messages }: webApi.ConversationsHistoryResponse): boolean =>
  has_more === true && messages?.length === UNLISTED_APP_PAGE

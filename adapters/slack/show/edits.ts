import type { ReplyPart } from '../../bridge/platform/platform.ts'
import { editInPlainestWay, ignoreRefused, isRefusal, isRefused, limitOf, undelivered } from '../failures.ts'
import type { Calls } from '../limits/calls.ts'
import { mayUpdate, type RateQueue } from '../limits/rate-queue.ts'
import { type Body, bodiesOf } from './body.ts'
import type { PostPart } from './posts.ts'
import type { ShownMessage } from './shown-messages.ts'

type Parts = {
  calls: Calls
  rateQueue: RateQueue
  post: PostPart
  /** number of messages in a workspace that grow by edits */
  growing: (workspace: string) => number
  report: (error: unknown) => void
}

/** Edits messages of replies that are no open streams. */
export function createEdits({ calls, rateQueue, post, growing, report }: Parts) {
  return {
    /** Whether an edit is needed and the rate limits allow it. */
    isDue: ({ at, text }: ShownMessage, part: ReplyPart): boolean =>
      text !== part.text &&
      (part.complete || mayUpdate(rateQueue, at.workspace, { way: 'chat.update', growing: growing(at.workspace) })),

    /**
     * Edits a message, after a refusal in a simpler form. If Slack refuses permanently, the complete text is sent as a new
     * message. Throws refusals listed in `passed`, and that the message was deleted, which somebody did on purpose.
     */
    async update(message: ShownMessage, part: ReplyPart, ...passed: string[]): Promise<void> {
      const { workspace, channel, ts } = message.at
      const { key, text, complete } = part
      const edit = (body: Body) => {
        const args = { channel, ts, ...body }
        return calls({ workspace, method: 'chat.update', lane: complete ? 'final' : 'live', args })
      }
      try {
        await editInPlainestWay(bodiesOf(text, key), edit)
        message.text = text
      } catch (error) {
        // At a rate limit this state is skipped; the next edit contains its text.
        if (!complete && limitOf(error) !== undefined) return
        const isForGood = isRefused(error) || isRefusal(error, 'streaming_state_conflict')
        if (!isForGood || isRefusal(error, 'message_not_found', ...passed)) throw error
        if (complete) await replace(message, part, error)
        else message.mode = 'frozen'
      }
    },
  }

  /** Sends the text as a new message, which replaces one that cannot be edited. */
  async function replace(message: ShownMessage, part: ReplyPart, refusal: unknown): Promise<void> {
    report(undelivered(refusal))
    const { workspace, channel, ts } = message.at
    message.at = await post(part)
    message.mode = 'edited'
    message.text = part.text
    await calls({ workspace, method: 'chat.delete', lane: 'final', args: { channel, ts } }).catch(ignoreRefused)
  }
}

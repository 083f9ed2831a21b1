import type { Listener, Visitor } from '../../bridge/platform.ts'
import { describeError, isDefect, type Words } from '../../bridge/words/words.ts'
import { isRefusal } from '../failures.ts'
import type { Calls } from '../limits/calls.ts'
import { hasPictures, type Look, textLook, withoutPictures } from '../show/looks.ts'

/** A command or a click of a person: where, and what is needed to do it. `name`: what people call them. */
export type Act = {
  talk: Visitor
  /** channel "" where there is none, as in the app's home */
  workspace: string
  channel: string
  name: string
  words: Words
  on: Listener
  calls: Calls
  /** shows something to the person alone, where they are */
  whisper: (look: Look) => Promise<void>
  report: (error: unknown) => void
}

/** Does something, and tells the person alone why where it fails. */
export async function kindly(act: Pick<Act, 'whisper' | 'words' | 'report'>, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isAway = isRefusal(error, 'not_in_channel', 'channel_not_found', 'is_archived')
    if (!isAway && isDefect(error)) act.report(error)
    await act.whisper(textLook(isAway ? act.words.notInChannel : describeError(error, act.words))).catch(act.report)
  }
}

/** Posts in the channel, or in a thread of it; to the person where there is no channel. Gives where it stands. */
export async function post(
  { calls, workspace, channel, talk }: Pick<Act, 'calls' | 'workspace' | 'channel' | 'talk'>,
  look: Look,
  thread?: string,
): Promise<{ channel: string; ts: string }> {
  const say = ({ text, blocks }: Look) => {
    const args = { channel: channel || talk.person, text, blocks, ...(thread !== undefined && { thread_ts: thread }) }
    const quiet = { unfurl_links: false, unfurl_media: false }
    const call = { workspace, method: 'chat.postMessage', lane: 'final', args: { ...args, ...quiet } } as const
    return calls<{ channel: string; ts: string }>(call)
  }
  return withOrWithoutPictures(look, say, (error) => isRefusal(error, 'invalid_blocks'))
}

/** One photo that Slack cannot load must not hide the listings. */
export async function withOrWithoutPictures<Shown>(
  look: Look,
  say: (look: Look) => Promise<Shown>,
  isRefused: (error: unknown) => boolean,
): Promise<Shown> {
  try {
    return await say(look)
  } catch (error) {
    if (!hasPictures(look) || !isRefused(error)) throw error
    return say(withoutPictures(look))
  }
}

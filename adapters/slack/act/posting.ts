import type { Listener, Visitor } from '../../bridge/platform.ts'
import { isRefusal } from '../failures.ts'
import { msOf, talkOf } from '../hear/incoming.ts'
import { idOf, idOfPerson } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { hasPictures, type Look, questionLook, withoutPictures } from '../show/looks.ts'
import type { Words } from '../words/words.ts'

/** Where to post, and for whom. */
type Target = { calls: Calls; workspace: string; channel: string; talk: Visitor }

/** Posts in the channel, or in a thread of it; to the person where there is no channel. Gives where the message stands. */
export async function post(
  { calls, workspace, channel, talk }: Target,
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

/** Posts a question in a person's name, for all to see, and has it answered below, or in the thread that is named. */
export async function ask(
  asking: Target & { name: string; words: Words; on: Listener },
  text: string,
  { thread, said = text }: { thread?: string | undefined; said?: string } = {},
) {
  const { workspace, name, words, on, talk } = asking
  const { channel, ts } = await post(asking, questionLook(said, name, words), thread)
  const place = { workspace, channel }
  const standing = talkOf({ ...place, ...talk, thread: idOf({ ...place, ts: thread ?? ts }) })
  const id = idOfPerson({ ...place, ts }, talk.person)
  await on.receive({ ...standing, id, text, attachments: [], at: msOf(ts) })
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

/** Slack's address for answers to a command or a click, good for five of them within half an hour. */
export type Respond = (look: Look, how?: How) => Promise<void>
/** To the person alone and below what is there, unless said otherwise. `thread`: the ts of one, where the click was in it. */
export type How = { toAll?: true; inPlace?: true; thread?: string | undefined }

/** Slack did not take a response: its address is used up, or something in the response is not right. */
export class ResponseRefused extends Error {
  override readonly name = 'ResponseRefused'
}

export const isResponseRefused = (error: unknown): boolean => error instanceof ResponseRefused

const TIMEOUT_MS = 10_000

export const respondAt =
  (address: string): Respond =>
  ({ text, blocks }, { toAll, inPlace, thread } = {}) =>
    send(address, {
      text,
      blocks,
      response_type: toAll ? 'in_channel' : 'ephemeral',
      replace_original: inPlace === true,
      ...(thread !== undefined && { thread_ts: thread }),
    })

/** Takes away what the person alone sees. */
export const takeAwayAt = (address: string): Promise<void> => send(address, { delete_original: true })

async function send(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new ResponseRefused(`Slack answered ${response.status}`)
  await response.arrayBuffer() // what is not read keeps its connection
}

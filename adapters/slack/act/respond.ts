import type { Listener, Visitor } from '../../bridge/platform.ts'
import { isRefusal, isRefused } from '../failures.ts'
import { idOf, idOfPerson, msOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { visitorOf } from '../people.ts'
import { type Look, plainer, questionLook } from '../show/blocks.ts'
import type { Words } from '../words/words.ts'

/** Where to post, and for whom. */
type Target = { calls: Calls; workspace: string; channel: string; visitor: Visitor }

/** Posts in the channel, or in a thread of it; to the person where there is no channel. Gives where the message stands. */
export async function post(
  { calls, workspace, channel, visitor }: Target,
  look: Look,
  thread?: string,
): Promise<{ channel: string; ts: string }> {
  const say = ({ text, blocks }: Look) => {
    const args = {
      channel: channel || visitor.person,
      text,
      blocks,
      ...(thread !== undefined && { thread_ts: thread }),
    }
    const quiet = { unfurl_links: false, unfurl_media: false }
    const call = { workspace, method: 'chat.postMessage', lane: 'final', args: { ...args, ...quiet } } as const
    return calls<{ channel: string; ts: string }>(call)
  }
  return inPlainestWay(look, say)
}

/** Posts a question in a person's name, for all to see, and has it answered below, or in the thread that is named. */
export async function ask(
  asking: Target & { name: string; words: Words; on: Listener },
  text: string,
  { thread, said = text }: { thread?: string | undefined; said?: string } = {},
) {
  const { workspace, name, words, on, visitor } = asking
  const { channel, ts } = await post(asking, questionLook(said, name, words), thread)
  const place = { workspace, channel }
  const standing = visitorOf({ ...place, ...visitor, thread: idOf({ ...place, ts: thread ?? ts }) })
  const id = idOfPerson({ ...place, ts }, visitor.person)
  await on.receive({ ...standing, id, text, attachments: [], at: msOf(ts) })
}

/** Says it as it is, else, where that is refused, in each plainer way. Throws what the first try met. */
async function inPlainestWay<Shown>(look: Look, say: (look: Look) => Promise<Shown>): Promise<Shown> {
  return firstTaken([look, ...plainer(look)].map((one) => () => say(one)))
}

/** The first of these that is not refused. Throws what the first one met; any other failure than a refusal at once. */
async function firstTaken<Shown>(ways: (() => Promise<Shown>)[]): Promise<Shown> {
  let refusal: unknown
  for (const way of ways) {
    try {
      return await way()
    } catch (error) {
      if (!(error instanceof ResponseRefused) && !isRefused(error)) throw error
      refusal ??= error
      // In whatever way it is said, the app is not there.
      if (isAway(error)) break
    }
  }
  throw refusal
}

/** Whether the app may not write there because it is not there, or nobody writes there any more. */
export const isAway = (error: unknown): boolean =>
  isRefusal(error, 'not_in_channel', 'channel_not_found', 'is_archived')

/**
 * Shows something to the person alone: at Slack's address for answers, else below what they wrote, else in private.
 * Throws what the first try met where Slack takes none of these.
 */
export async function whisperTo(
  target: Target,
  look: Look,
  { answerTo, thread }: { answerTo?: string | undefined; thread?: string | undefined },
): Promise<void> {
  const { calls, workspace, channel, visitor } = target
  const ephemeral = ({ text, blocks }: Look) => {
    const args = { channel, user: visitor.person, text, blocks, ...(thread !== undefined && { thread_ts: thread }) }
    return calls({ workspace, method: 'chat.postEphemeral', lane: 'final', args })
  }
  const ways: (() => Promise<unknown>)[] = [
    ...(answerTo === undefined ? [] : [() => respond(answerTo, look, { thread })]),
    ...(channel === '' ? [] : [() => inPlainestWay(look, ephemeral)]),
    () => post({ ...target, channel: '' }, look),
  ]
  let first: unknown
  for (const way of ways) {
    try {
      return void (await way())
    } catch (error) {
      first ??= error
    }
  }
  throw first
}

/** To the person alone and below what is there, unless said otherwise. `thread`: the ts of one, where the click was in it. */
type How = { toAll?: boolean; inPlace?: true; thread?: string | undefined }

/** Slack did not take a response: its address is used up, or something in the response is not right. */
class ResponseRefused extends Error {
  override readonly name = 'ResponseRefused'
}

const TIMEOUT_MS = 10_000

/** Answers at Slack's address for a command or a click, good for five answers within half an hour. */
export const respond = (address: string, look: Look, { toAll, inPlace, thread }: How = {}): Promise<void> =>
  inPlainestWay(look, ({ text, blocks }) =>
    send(address, {
      text,
      blocks,
      response_type: toAll ? 'in_channel' : 'ephemeral',
      replace_original: inPlace === true,
      ...(thread !== undefined && { thread_ts: thread }),
    }),
  )

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

import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { Visitor } from '../../bridge/platform/messages.ts'
import { PLATFORM_CLOCK_SKEW_MS, systemTime } from '../../bridge/time.ts'
import { firstAccepted, isFromSlack, isRefused } from '../failures.ts'
import { idOf, idOfPerson, msOf } from '../ids.ts'
import type { Calls } from '../limits/calls.ts'
import { visitorIn } from '../people.ts'
import { type BlocksMessage, NO_LINK_PREVIEWS, plainer, questionMessage } from '../show/blocks.ts'
import { type AskedQuestion, findMarked, markOf } from '../show/body.ts'
import type { SlackWords } from '../words.ts'

/** Where to post, and for which person. */
type Target = { calls: Calls; workspace: string; channel: string; visitor: Visitor }

type Posted = { channel: string; ts: string }

/** Arguments of a post besides its content. */
type PostOptions = { thread_ts?: string; metadata?: ReturnType<typeof markOf> }

/**
 * Posts in the channel or a thread of it; in private if `channel` is "". Returns the message's address. If Slack refuses each form of
 * the message, the metadata may be the reason, so each is tried without it.
 */
export function post(
  { calls, workspace, channel, visitor }: Target,
  content: BlocksMessage,
  { metadata, ...options }: PostOptions = {},
): Promise<Posted> {
  const forms = [content, ...plainer(content)]
  const marked = metadata === undefined ? [] : forms.map((form) => ({ ...form, metadata }))
  return firstAccepted(
    [...marked, ...forms],
    (form) => {
      const args = { channel: channel || visitor.person, ...form, ...options, ...NO_LINK_PREVIEWS }
      return calls<Posted>({ workspace, method: 'chat.postMessage', lane: 'final', args })
    },
    isRefused,
  )
}

const inThread = (thread: string | undefined): { thread_ts?: string } =>
  thread === undefined ? {} : { thread_ts: thread }

/** How often a post is tried, and the pause between two tries, in ms. */
const POST_TRIES = 3
const POST_PAUSE_MS = 500

/**
 * Posts as `post` does, and once, though the request fails a few times or its answer gets lost. In private it is not tried again:
 * no channel is known before the first message, where the app could look for it.
 */
export async function postOnce(
  target: Target,
  content: BlocksMessage,
  { thread, asked }: { thread?: string | undefined; asked?: AskedQuestion } = {},
): Promise<Posted> {
  const key = crypto.randomUUID()
  const metadata = markOf(key, asked)
  if (target.channel === '') return post(target, content, { ...inThread(thread), metadata })
  const since = systemTime.now()
  for (let tries = 1; ; tries += 1)
    try {
      const earlier = tries === 1 ? undefined : await findPosted(target, { key, since, thread })
      return earlier ?? (await post(target, content, { ...inThread(thread), metadata }))
    } catch (error) {
      if (!isFromSlack(error) || isRefused(error) || tries === POST_TRIES) throw error
      await systemTime.sleep(POST_PAUSE_MS * tries)
    }
}

async function findPosted(
  { calls, workspace, channel }: Target,
  { key, since, thread = '' }: { key: string; since: number; thread: string | undefined },
): Promise<Posted | undefined> {
  const oldest = String((since - PLATFORM_CLOCK_SKEW_MS) / 1_000)
  const found = await findMarked(calls, key, { workspace, lane: 'final', channel, ts: thread, oldest })
  return found && { channel, ts: found.ts }
}

/** Posts a question in the person's name, visible to all, and has it answered in its thread, or in `thread`. */
export async function ask(
  asking: Target & { name: string; words: SlackWords; on: BridgeListener },
  text: string,
  { thread, said = text }: { thread?: string | undefined; said?: string } = {},
) {
  const { workspace, name, words, on, visitor } = asking
  const asked = { person: visitor.person, text }
  const { channel, ts } = await postOnce(asking, questionMessage(said, name, words), { thread, asked })
  const place = { workspace, channel }
  const asker = visitorIn({ ...place, ...visitor, thread: idOf({ ...place, ts: thread ?? ts }) })
  const id = idOfPerson({ ...place, ts }, visitor.person)
  await on.receive({ ...asker, id, text, attachments: [], at: msOf(ts) })
}

/** Sends a message; after a refusal in plainer forms. Throws the first refusal. */
const inPlainestWay = <Shown>(
  content: BlocksMessage,
  say: (content: BlocksMessage) => Promise<Shown>,
): Promise<Shown> =>
  firstAccepted([content, ...plainer(content)], say, (error) => error instanceof ResponseRefused || isRefused(error))

/**
 * Shows a message to the person alone: by the `response_url`, else as an ephemeral message, else in private. Throws the first
 * error if all fail.
 */
export async function sendEphemeral(
  target: Target,
  content: BlocksMessage,
  { responseUrl, thread }: { responseUrl?: string | undefined; thread?: string | undefined },
): Promise<void> {
  const { calls, workspace, channel, visitor } = target
  const ephemeral = ({ text, blocks }: BlocksMessage) => {
    const args = { channel, user: visitor.person, text, blocks, ...inThread(thread) }
    return calls({ workspace, method: 'chat.postEphemeral', lane: 'final', args })
  }
  const ways: (() => Promise<unknown>)[] = [
    ...(responseUrl === undefined ? [] : [() => respond(responseUrl, content, { thread })]),
    ...(channel === '' ? [] : [() => inPlainestWay(content, ephemeral)]),
    () => post({ ...target, channel: '' }, content),
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

/** How to respond; ephemeral and as a new message unless set. `thread`: `ts` of the click's thread. */
type How = { toAll?: boolean; inPlace?: true; thread?: string | undefined }

/** Slack refused a response: the `response_url` has expired, or the body is invalid. */
class ResponseRefused extends Error {
  override readonly name = 'ResponseRefused'
}

/** How long Slack may take to answer a response, in ms. */
const TIMEOUT_MS = 10_000

/** Responds by the `response_url` of a command or a click, valid for five responses within 30 minutes. */
export const respond = (address: string, content: BlocksMessage, { toAll, inPlace, thread }: How = {}): Promise<void> =>
  inPlainestWay(content, ({ text, blocks }) =>
    send(address, {
      text,
      blocks,
      response_type: toAll ? 'in_channel' : 'ephemeral',
      replace_original: inPlace === true,
      ...inThread(thread),
    }),
  )

/** Deletes the ephemeral message of the click. */
export const deleteOriginal = (address: string): Promise<void> => send(address, { delete_original: true })

async function send(address: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new ResponseRefused(`Slack answered ${response.status}`)
  await response.arrayBuffer() // an unread body would keep the connection
}

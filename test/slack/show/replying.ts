import { webApi } from '@slack/bolt'
import { type ReplyProgress, showReply } from '../../../adapters/bridge/reply/show-reply.ts'
import type { Time } from '../../../adapters/bridge/time.ts'
import { idOf, idOfPerson } from '../../../adapters/slack/ids.ts'
import type { Installation } from '../../../adapters/slack/install/installations.ts'
import { clientOptions } from '../../../adapters/slack/install/web-client.ts'
import { createCalls } from '../../../adapters/slack/limits/calls.ts'
import { MESSAGE_LIMITS } from '../../../adapters/slack/limits/limits.ts'
import { createRateQueue } from '../../../adapters/slack/limits/rate-queue.ts'
import { createPeople } from '../../../adapters/slack/people.ts'
import { createReplyParts } from '../../../adapters/slack/show/reply-parts.ts'
import { escapeMentions } from '../../../adapters/slack/text/escape.ts'
import { fastTime, virtualTime } from '../../sim/clock/time.ts'
import { quiet } from '../../sim/slack/bolt.ts'
import type { Where } from '../../sim/slack/people/talking.ts'
import type { Settings } from '../../sim/slack/settings.ts'
import { type SimSlack, startSlack } from '../../sim/slack/slack.ts'

/**
 * A simulated Slack, and what the app shows there with the bridge's own live reply. `timeoutMs`: how long it really waits for an
 * answer of Slack.
 */
export async function startReplying(settings: Partial<Settings> = {}, timeoutMs = clientOptions.timeout) {
  const time = fastTime(settings.speed ?? 1)
  return { ...replyingOn(await startSlack(settings), time, timeoutMs), time }
}

/** The same by a clock that goes on only while no request is under way: how fast this machine is makes no difference. */
export async function startReplyingVirtually(settings: Partial<Settings> = {}) {
  const time = virtualTime()
  const replying = replyingOn(await startSlack(settings, time), time)
  const { client } = replying.installation
  const call = client.apiCall.bind(client)
  client.apiCall = (...asked) => time.during(call(...asked))
  return { ...replying, time }
}

function replyingOn(slack: SimSlack, time: Time, timeout = clientOptions.timeout) {
  const client = new webApi.WebClient(slack.workspace.token, {
    ...clientOptions,
    timeout,
    slackApiUrl: slack.apiUrl,
    logger: quiet,
  })
  const installation = { client, botUser: slack.workspace.bot.user }
  const reported: unknown[] = []
  const open = (options: ShowOptions = {}) =>
    openShow(installation, time, { report: (error) => void reported.push(error), ...options })
  /** A question in a thread of its own. */
  const question = (where: Where = {}) => {
    const channel = where.channel ?? slack.channel
    const ts = slack.say({ text: 'What do you have?', ...where })
    const at = { workspace: slack.workspace.id, channel: channel.id, ts }
    const replyTo = idOfPerson(at, slack.person.id)
    return { ts, thread: idOf(at), replyTo, key: `slack/${replyTo}` }
  }
  return { slack, installation, open, question, reported }
}
export type Show = ReturnType<typeof createReplyParts>
type ShowOptions = { channelStreams?: boolean; report?: (error: unknown) => void }

/** What the app shows replies with. In channels it streams, unless it is told not to. */
export function openShow(
  installation: Installation,
  time: Time,
  { channelStreams = true, report = () => undefined }: ShowOptions = {},
): Show {
  const findInstallation = async () => installation
  const rateQueue = createRateQueue(time)
  const calls = createCalls({ findInstallation, rateQueue })
  const { teamOf } = createPeople({ calls, time })
  const onAgentSession = () => undefined
  return createReplyParts({ findInstallation, calls, rateQueue, teamOf, channelStreams, onAgentSession, time, report })
}

export type Replying = Awaited<ReturnType<typeof startReplying>>
export type Question = ReturnType<Replying['question']>

/** Shows an answer to a question, as the bridge does; `kept` is what a crash leaves. */
export function reply(
  show: Show,
  { time }: { time: Time },
  question: Question,
  kept: ReplyProgress = { ids: [], tried: 0 },
) {
  return {
    kept,
    says: (states: AsyncIterable<string>) => {
      const { thread, key, replyTo } = question
      const keep = async (begun: typeof kept) => void Object.assign(kept, begun)
      return showReply(states, {
        platform: { limits: MESSAGE_LIMITS, encode: escapeMentions, ...show },
        time,
        thread,
        key,
        replyTo,
        person: 'ada',
        locale: 'en',
        begun: { ...kept },
        signal: new AbortController().signal,
        keep,
      })
    },
  }
}

/** A text that grows word by word over so long; each state is all of it so far. */
export async function* typed(time: Time, text: string, ms: number) {
  const begin = time.now()
  const ends = [...text.matchAll(/ |$/g)].map(({ index }) => index + 1)
  for (const [index, end] of ends.entries()) {
    const early = begin + (ms * (index + 1)) / ends.length - time.now()
    if (early > 0) await time.sleep(early)
    yield text.slice(0, end)
  }
}

export const wordsOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `word${100 + (index % 900)}`).join(' ')

/** What the reply says in a thread, its messages one after the other, without the question. */
export const said = ({ slack }: Pick<Replying, 'slack'>, ts: string, channel = slack.channel): string[] =>
  slack.viewer(ts, channel).flatMap(({ ours, text }) => (ours ? [text] : []))

import { WAIT_MS } from '../clock/deadline.ts'

/** What the simulated Slack allows, in ms of its own clock, which runs `speed` times as fast as ours. */
export type Settings = {
  /** whether all calls must fit the types of Slack's own library; tests of the simulator itself ask in wrong ways too */
  checked: boolean
  speed: number
  /** from when a request leaves the app to when its answer is there, in ms of our clock */
  roundTripMs: number
  /** how many sockets an app may hold; whether Slack greets one more before it ends that: seen both ways */
  socketsMax: number
  greetsOneMore: boolean
  /** how long an event, a command or a click waits to be acknowledged */
  ackMs: number
  /** after what time an event that was not acknowledged comes again */
  retryMs: number[]
  responseUrlMs: number
  responseUrlUses: number
  /** how long a dialog may be opened after a click */
  triggerMs: number
  /** life of a streamed message, and what it holds: observed, not documented */
  streamMs: number
  streamText: number
  /** whether messages are streamed in channels too, as in some workspaces they are not */
  streamsInChannels: boolean
  /** what becomes of a post to a thread that is gone: it comes to stand in the channel, or is refused. Reported both ways */
  goneThreads: 'channel' | 'refused'
  /** whether a mention in a talk of several people comes as `app_mention` too: reported both ways */
  mpimMentions: boolean
  /** what a stream for somebody with another company's workspace meets: not documented */
  recipientTeams: 'checked' | 'ignored'
  /** UTF-16 units of `markdown_text`, bytes of an edited text, UTF-16 units after which a posted one is cut */
  markdownText: number
  updateBytes: number
  postText: number
  blocks: number
  viewBlocks: number
  /** Markdown on which Slack fails each time, as it did on some: https://github.com/slackapi/node-slack-sdk/issues/2390 */
  failsOn: RegExp | undefined
  /** how long a status of `assistant.threads.setStatus` stays without being set again, and a session of an agent */
  statusMs: number
  sessionMs: number
  /** who sees a stream in a channel grow; the others see its first piece until it ends. Seen by one connector */
  streamsGrowFor: 'recipient' | 'all'
  /** requests a minute of each method and workspace */
  tiers: Record<Tier, number>
  /** posts to one channel: how many at once, and one more each `everyMs` */
  post: { burst: number; everyMs: number }
  /** scopes that the app was installed without */
  withoutScopes: string[]
  /** how long a file takes from when the app shared it to when people see it */
  shareMs: number
  /** sold outside the Marketplace: `conversations.replies` and `history` once a minute, 15 at a time */
  distributed: boolean
}
export type Tier = 1 | 2 | 3 | 4 | 'post' | 'status' | 'free'

const MINUTE = 60_000

/** As Slack says or was seen to be: https://docs.slack.dev/apis/web-api/rate-limits */
export const usual: Settings = {
  checked: true,
  speed: 1,
  roundTripMs: 0,
  socketsMax: 10,
  greetsOneMore: true,
  ackMs: 3_000,
  retryMs: [100, MINUTE, 5 * MINUTE],
  responseUrlMs: 30 * MINUTE,
  responseUrlUses: 5,
  triggerMs: 3_000,
  streamMs: 5 * MINUTE,
  streamText: 12_000,
  streamsInChannels: true,
  goneThreads: 'channel',
  mpimMentions: true,
  recipientTeams: 'checked',
  markdownText: 12_000,
  updateBytes: 4_000,
  postText: 40_000,
  blocks: 50,
  viewBlocks: 100,
  failsOn: undefined,
  statusMs: 2 * MINUTE,
  sessionMs: 60 * MINUTE,
  streamsGrowFor: 'recipient',
  tiers: { 1: 1, 2: 20, 3: 50, 4: 100, post: 400, status: 600, free: Number.POSITIVE_INFINITY },
  post: { burst: 4, everyMs: 1_000 },
  withoutScopes: [],
  shareMs: 0,
  distributed: false,
}

/** A Slack whose minutes take seconds. For the app it waits however busy the machine is. */
export const fastAt = (speed: number): Pick<Settings, 'speed' | 'ackMs' | 'triggerMs'> => ({
  speed,
  ackMs: speed * WAIT_MS,
  triggerMs: speed * WAIT_MS,
})
export const fast = fastAt(10)

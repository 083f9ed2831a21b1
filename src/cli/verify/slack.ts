import { lazy } from '../../core/lazy.ts'
import {
  type Assumption,
  type CheckRun,
  fetchWithRetry,
  NotTried,
  type OtherChannel,
  rateAssumption,
  sleep,
} from './checks.ts'
import { type FileAnswer, fileChecks, said } from './slack-files.ts'

/**
 * Where the checks run. `person`: the recipient of streams. `seconds`: the duration of a stream. `others`: more
 * channels by their kind.
 */
type SlackTarget = {
  apiUrl: string
  token: string
  channel: string
  person: string | undefined
  others: OtherChannel[]
  seconds: number
}

type Message = { ts: string; text?: string; subtype?: string; metadata?: unknown; user?: string }
type Answer = FileAnswer & {
  ts?: string
  messages?: Message[]
  message?: Message
  team_id?: string
  user?: { team_id?: string }
}
type Args = Record<string, unknown>

const MARK = { event_type: 'porchlight_verify', event_payload: { part: '1' } }
const APPENDS = 4

/** Checks Porchlight's assumptions about Slack in a channel that the app is a member of. */
export function slackChecks({ apiUrl, token, channel, person, others, seconds }: SlackTarget): CheckRun {
  const made: { channel: string; ts: string }[] = []
  let limited = 0
  const call = async (method: string, args: Args): Promise<Answer> => {
    const texts = Object.entries(args).map(([name, value]) => [name, typeof value === 'string' ? value : text(value)])
    const request = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: new URLSearchParams(texts) }
    const response = await fetchWithRetry(`${apiUrl}${method}`, request, () => (limited += 1))
    const answer = (await response.json()) as Answer
    if (answer.ok && answer.ts !== undefined && /^chat\.(?:postMessage|startStream)$/.test(method))
      made.push({ channel: String(args['channel']), ts: answer.ts })
    return answer
  }
  const post = (args: Args) => call('chat.postMessage', { channel, ...args })
  const root = lazy(async () => tsOf(await post({ text: 'Porchlight is trying out what it believes of Slack.' })))
  const replies = async (ts: string, args: Args = {}) =>
    (await call('conversations.replies', { channel, ts, ...args })).messages ?? []

  const messages: Assumption[] = [
    { about: 'a post', believed: 'ok', look: async () => ((await root()) === '' ? 'refused' : 'ok') },
    { about: 'an edit', believed: 'ok', look: async () => edited('Porchlight is still trying.') },
    { about: 'an edit of 4,000 bytes', believed: 'ok', look: async () => edited('é'.repeat(2_000)) },
    { about: 'an edit of 4,002 bytes', believed: 'msg_too_long', look: async () => edited('é'.repeat(2_001)) },
    {
      about: 'a reply in a thread with a mark, read back with it',
      believed: 'ok, the first message first, marked',
      look: async () => {
        const answer = await post({ thread_ts: await root(), text: 'One.', metadata: MARK })
        const [first, second] = await replies(await root(), { include_all_metadata: true })
        const isMarked = text(second?.metadata ?? '').includes(MARK.event_type)
        return `${said(answer)}, the ${first?.ts === (await root()) ? 'first' : 'other'} message first, ${isMarked ? 'marked' : 'not marked'}`
      },
    },
    {
      about: 'a reply to a message that is not there',
      believed: 'thread_not_found',
      look: async () => said(await post({ thread_ts: '1000000000.000100', text: 'Nobody asked.' })),
    },
    {
      about: 'the same client_msg_id twice',
      believed: 'two messages',
      look: async () => {
        const twice = { thread_ts: await root(), text: 'Twice.', client_msg_id: crypto.randomUUID() }
        const [one, other] = [await post(twice), await post(twice)]
        return one.ts === other.ts ? 'one message' : 'two messages'
      },
    },
    {
      about: 'a call to everybody with a word joiner in it',
      believed: 'no call',
      look: async () => {
        const answer = await post({ thread_ts: await root(), text: '<\u2060!channel>' })
        const read = (await replies(await root())).find(({ ts }) => ts === answer.ts)
        return (read?.text ?? '').includes('<!channel') ? 'a call' : 'no call'
      },
    },
    {
      about: 'a reaction, the same again, taken away, the same again',
      believed: 'ok, already_reacted, ok, no_reaction',
      look: async () => {
        const about = { channel, timestamp: await root(), name: 'eyes' }
        const seen: string[] = []
        for (const method of ['add', 'add', 'remove', 'remove'])
          seen.push(said(await call(`reactions.${method}`, about)))
        return seen.join(', ')
      },
    },
    {
      about: 'the sign that an answer is being made, and no more',
      believed: 'ok, ok',
      look: async () => {
        const about = { channel_id: channel, thread_ts: await root() }
        const on = await call('agents.sessions.setStatus', { ...about, status: 'processing' })
        return `${said(on)}, ${said(await call('agents.sessions.setStatus', { ...about, status: 'active' }))}`
      },
    },
    {
      about: 'a deletion, and once more',
      believed: 'ok, message_not_found',
      look: async () => {
        const { ts = '' } = await post({ thread_ts: await root(), text: 'Gone.' })
        return `${said(await call('chat.delete', { channel, ts }))}, ${said(await call('chat.delete', { channel, ts }))}`
      },
    },
  ]

  const files = fileChecks({ call, token, channel, thread: root })
  const ownTeam = lazy(async () => (await call('auth.test', {})).team_id ?? '')
  const streamTo = async (recipient_user_id: string, recipient_team_id: string) => {
    const recipient = { recipient_user_id, recipient_team_id }
    return call('chat.startStream', { channel, thread_ts: await root(), markdown_text: 'Growing', ...recipient })
  }
  const stream = lazy(async () => {
    if (person === undefined) throw new NotTried('needs --person, the id of somebody in the channel')
    const { user } = await call('users.info', { user: person })
    return streamTo(person, user?.team_id ?? (await ownTeam()))
  })
  const streamed = async () => {
    const { ts } = await stream()
    if (ts === undefined) throw new NotTried('there is no stream')
    return { channel, ts }
  }
  const streams: Assumption[] = [
    { about: 'a stream in a channel', believed: 'ok', look: async () => said(await stream()) },
    {
      about: 'a stream to a person of another company, named with the team of the app',
      believed: 'user_not_found',
      look: async () => {
        const { user } = await call('users.info', { user: person ?? '' })
        if (person === undefined || user?.team_id === undefined || user.team_id === (await ownTeam()))
          throw new NotTried('needs --person, the id of somebody of another company in the channel')
        const answer = await streamTo(person, await ownTeam())
        if (answer.ok) await call('chat.stopStream', { channel, ts: tsOf(answer) })
        return said(answer)
      },
    },
    {
      about: 'an edit of a stream',
      believed: 'streaming_state_conflict',
      look: async () => said(await call('chat.update', { ...(await streamed()), text: 'Not so.' })),
    },
    {
      about: `words appended over ${seconds} s`,
      believed: 'ok',
      look: async () => {
        const seen = new Set<string>()
        for (let left = APPENDS; left > 0; left -= 1) {
          await sleep((seconds * 1_000) / APPENDS)
          seen.add(said(await call('chat.appendStream', { ...(await streamed()), markdown_text: ' more' })))
        }
        return [...seen].join(', ')
      },
    },
    {
      about: 'a stream stopped, and once more',
      believed: 'ok, message_not_in_streaming_state',
      look: async () => {
        const args = { ...(await streamed()), markdown_text: ' and done.', metadata: MARK }
        return `${said(await call('chat.stopStream', args))}, ${said(await call('chat.stopStream', await streamed()))}`
      },
    },
    {
      about: 'words appended after the end',
      believed: 'message_not_in_streaming_state',
      look: async () => said(await call('chat.appendStream', { ...(await streamed()), markdown_text: ' more' })),
    },
    {
      about: 'an edit of a stream that ended',
      believed: 'ok',
      look: async () => said(await call('chat.update', { ...(await streamed()), text: 'Done.' })),
    },
  ]

  const elsewhere = others.map(
    ({ kind, channel: other }): Assumption => ({
      about: `a post, an edit and a look in ${kind}`,
      believed: 'ok, ok, ok',
      look: async () => {
        const answer = await call('chat.postMessage', { channel: other, text: 'Porchlight is trying.' })
        const ts = tsOf(answer)
        const change = await call('chat.update', { channel: other, ts, text: 'Porchlight has tried.' })
        return [answer, change, await call('conversations.replies', { channel: other, ts })].map(said).join(', ')
      },
    }),
  )
  const limits = rateAssumption('Slack', () => limited)

  return {
    assumptions: [...messages, ...files.assumptions, ...streams, ...elsewhere, limits],
    async cleanUp() {
      await files.cleanUp()
      for (const one of made.toReversed()) await call('chat.delete', one).catch(() => undefined)
    },
  }

  async function edited(words: string): Promise<string> {
    return said(await call('chat.update', { channel, ts: await root(), text: words }))
  }
}

const tsOf = ({ ts }: Answer): string => ts ?? ''
const text = (value: unknown): string => JSON.stringify(value)

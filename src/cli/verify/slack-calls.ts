import { lazy } from '../../core/lazy.ts'
import { fetchWithRetry } from './checks.ts'

type Message = {
  ts: string
  thread_ts?: string
  text?: string
  subtype?: string
  metadata?: unknown
  user?: string
}
type Shares = Record<string, { ts: string }[]>
export type SlackFile = { url_private?: string; shares?: { public?: Shares; private?: Shares } }
type Answer = {
  ok: boolean
  error?: string
  ts?: string
  messages?: Message[]
  message?: Message
  team_id?: string
  user?: { team_id?: string }
  file_id?: string
  upload_url?: string
  file?: SlackFile
}
/** Marks messages of the checks. */
export const MARK = { event_type: 'porchlight_verify', event_payload: { part: '1' } }
type Args = Record<string, unknown>

export type SlackCalls = ReturnType<typeof createSlackCalls>

/** Requests to Slack in one channel. What they post is listed, so that it can be deleted. */
export function createSlackCalls({ apiUrl, token, channel }: { apiUrl: string; token: string; channel: string }) {
  const posted: { channel: string; ts: string }[] = []
  let limited = 0
  const call = async (method: string, args: Args): Promise<Answer> => {
    const texts = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    const request = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: new URLSearchParams(texts) }
    const response = await fetchWithRetry(`${apiUrl}${method}`, request, () => (limited += 1))
    const answer = (await response.json()) as Answer
    if (answer.ok && answer.ts !== undefined && /^chat\.(?:postMessage|startStream)$/.test(method))
      posted.push({ channel: String(args['channel']), ts: answer.ts })
    return answer
  }
  const post = (args: Args) => call('chat.postMessage', { channel, ...args })
  const firstAnswer = lazy(() => post({ text: 'Porchlight is trying out what it believes of Slack.' }))
  return {
    token,
    channel,
    call,
    post,
    /** The answer to the first message. */
    firstAnswer,
    /** Id of the first message, below which the checks write. */
    root: async () => tsOf(await firstAnswer()),
    replies: async (ts: string, args: Args = {}) =>
      (await call('conversations.replies', { channel, ts, ...args })).messages ?? [],
    /** How often Slack limited the calls. */
    timesLimited: () => limited,
    async deletePosted() {
      for (const one of posted.toReversed()) await call('chat.delete', one).catch(() => undefined)
    },
  }
}

/** The result of a call in a word. */
export const said = ({ ok, error }: Pick<Answer, 'ok' | 'error'>): string =>
  ok ? 'ok' : (error ?? 'refused without a word')

export const tsOf = ({ ts }: Answer): string => ts ?? ''

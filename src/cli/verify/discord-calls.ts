import { fetchWithRetry, type OtherChannel } from './checks.ts'

type Body = {
  id?: string
  code?: number
  mention_everyone?: boolean
  attachments?: { url: string }[]
  thread_metadata?: { archived: boolean }
}
export type Answer = { status: number; headers: Headers; body: Body }

export type DiscordCalls = ReturnType<typeof createDiscordCalls>

/** Requests to Discord in one channel. What they make is listed, so that it can be deleted. */
export function createDiscordCalls({ apiUrl, token, channel }: Omit<DiscordTarget, 'others'>) {
  const made: string[] = []
  let limited = 0
  const call = async (method: string, path: string, body?: object | FormData): Promise<Answer> => {
    const isForm = body instanceof FormData
    const headers = { authorization: `Bot ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) }
    const request = { method, headers, ...(body && { body: isForm ? body : JSON.stringify(body) }) }
    const response = await fetchWithRetry(`${apiUrl}/v10${path}`, request, () => (limited += 1))
    const read = await response.text()
    return { status: response.status, headers: response.headers, body: (read === '' ? {} : JSON.parse(read)) as Body }
  }
  const post = async (body: object | FormData, place = channel): Promise<Answer> => {
    const answer = await call('POST', `/channels/${place}/messages`, body)
    if (answer.body.id !== undefined) made.push(`/channels/${place}/messages/${answer.body.id}`)
    return answer
  }
  let first: Answer | undefined
  /** The first message, to which reactions, edits and the thread belong. */
  const root = async () => (first ??= await post({ content: 'Porchlight is trying out what it believes.', ...quiet }))
  const rootPath = async () => `/channels/${channel}/messages/${(await root()).body.id ?? ''}`
  return {
    channel,
    call,
    post,
    root,
    rootPath,
    /** Opens a thread below the first message. */
    openThread: async (name: string): Promise<Answer> => {
      const opened = await call('POST', `${await rootPath()}/threads`, { name })
      if (opened.body.id !== undefined) made.push(`/channels/${opened.body.id}`)
      return opened
    },
    /** How often Discord limited the calls. */
    timesLimited: () => limited,
    deleteMade: async () => {
      for (const path of made.toReversed()) await call('DELETE', path).catch(() => undefined)
    },
  }
}

/** Where the checks run. `others`: more channels by their kind. */
export type DiscordTarget = {
  apiUrl: string
  token: string
  channel: string
  others: OtherChannel[]
}
/** Fields of a message that calls nobody. */
export const quiet = { allowed_mentions: { parse: [] } }

import { type Assumption, type CheckRun, fetchWithRetry, type OtherChannel, rateAssumption } from './checks.ts'
import { type Answer, createDiscordCalls, type DiscordCalls, type DiscordTarget, quiet } from './discord-calls.ts'

const NONCE_MAX = 25
const EYES = encodeURIComponent('👀')

/** Checks Porchlight's assumptions about Discord in a channel where the bot may write and open threads. */
export function discordChecks({ others, ...place }: DiscordTarget): CheckRun {
  const discord = createDiscordCalls(place)
  return {
    assumptions: [
      ...messageAssumptions(discord),
      ...threadAssumptions(discord),
      ...others.map((other) => channelAssumption(discord, other)),
      rateAssumption('Discord', discord.timesLimited),
    ],
    cleanUp: discord.deleteMade,
  }
}

/** The assumptions about messages, files and reactions. */
function messageAssumptions({ channel, call, post, root, rootPath }: DiscordCalls): Assumption[] {
  return [
    { about: 'a post', believed: 'ok', look: async () => said(await root()) },
    {
      about: 'the headers of its limits',
      believed: 'limit, remaining, reset-after, bucket',
      look: async () => {
        const { headers } = await root()
        const names = ['limit', 'remaining', 'reset-after', 'bucket']
        return names.filter((name) => headers.has(`x-ratelimit-${name}`)).join(', ')
      },
    },
    {
      about: 'an edit',
      believed: 'ok',
      look: async () => said(await call('PATCH', await rootPath(), { content: '…' })),
    },
    { about: 'a text of 2,000 characters', believed: 'ok', look: async () => said(await post(text(2_000))) },
    { about: 'a text of 2,001 characters', believed: '50035', look: async () => said(await post(text(2_001))) },
    {
      about: 'the same nonce twice',
      believed: 'one message',
      look: async () => {
        const nonce = crypto.randomUUID().replaceAll('-', '').slice(0, NONCE_MAX)
        const twice = { content: 'Twice.', nonce, enforce_nonce: true, ...quiet }
        const [one, other] = [await post(twice), await post(twice)]
        return one.body.id === other.body.id ? 'one message' : 'two messages'
      },
    },
    {
      about: 'a call to everybody that is not allowed',
      believed: 'no call',
      look: async () => {
        const { body } = await post({ content: '@everyone', ...quiet })
        return body.mention_everyone === true ? 'a call' : 'no call'
      },
    },
    {
      about: 'the sign that somebody types',
      believed: 'ok',
      look: async () => said(await call('POST', `/channels/${channel}/typing`)),
    },
    {
      about: 'a reaction, and taken away',
      believed: 'ok, ok',
      look: async () => {
        const mine = `${await rootPath()}/reactions/${EYES}/@me`
        return `${said(await call('PUT', mine))}, ${said(await call('DELETE', mine))}`
      },
    },
    {
      about: 'a file, and its bytes read back',
      believed: 'ok, the same bytes',
      look: async () => {
        const bytes = crypto.getRandomValues(new Uint8Array(1_000))
        const form = new FormData()
        form.set(
          'payload_json',
          JSON.stringify({ content: 'A file.', attachments: [{ id: 0, filename: 'bytes.bin' }] }),
        )
        form.set('files[0]', new Blob([bytes]), 'bytes.bin')
        const answer = await post(form)
        const [file] = answer.body.attachments ?? []
        if (file === undefined) return `${said(answer)}, no file`
        const read = new Uint8Array(await (await fetchWithRetry(file.url, {}, () => undefined)).arrayBuffer())
        return `${said(answer)}, ${Buffer.compare(read, bytes) === 0 ? 'the same bytes' : 'other bytes'}`
      },
    },
    {
      about: 'a deletion, and once more',
      believed: 'ok, 10008',
      look: async () => {
        const { body } = await post({ content: 'Gone.', ...quiet })
        const gone = `/channels/${channel}/messages/${body.id ?? ''}`
        return `${said(await call('DELETE', gone))}, ${said(await call('DELETE', gone))}`
      },
    },
  ]
}

/** The assumptions about a thread that is archived. Each builds on those before it. */
function threadAssumptions({ call, openThread }: DiscordCalls): Assumption[] {
  let thread: string | undefined
  let firstId = ''
  const postInThread = (content: string) => call('POST', `/channels/${thread}/messages`, { content })
  const firstPath = () => `/channels/${thread}/messages/${firstId}`
  return [
    {
      about: 'a thread below a message, and two posts in it',
      believed: 'ok, ok, ok',
      look: async () => {
        const opened = await openThread('Porchlight is trying')
        thread = opened.body.id
        const posts = [await postInThread('One.'), await postInThread('Two.')]
        firstId = posts[0]?.body.id ?? ''
        return [opened, ...posts].map(said).join(', ')
      },
    },
    {
      about: 'the thread is archived',
      believed: 'ok',
      look: async () => said(await call('PATCH', `/channels/${thread}`, { archived: true })),
    },
    {
      about: 'an edit in an archived thread',
      believed: '50083',
      look: async () => said(await call('PATCH', firstPath(), { content: 'Changed.' })),
    },
    {
      about: 'a deletion in an archived thread',
      believed: '50083',
      look: async () => said(await call('DELETE', firstPath())),
    },
    {
      about: 'a reaction in an archived thread',
      believed: '50083',
      look: async () => said(await call('PUT', `${firstPath()}/reactions/${EYES}/@me`)),
    },
    {
      about: 'a post in an archived thread, and the thread after it',
      believed: 'ok, open',
      look: async () => {
        const answer = await postInThread('Three.')
        const { body } = await call('GET', `/channels/${thread}`)
        return `${said(answer)}, ${body.thread_metadata?.archived === true ? 'archived' : 'open'}`
      },
    },
  ]
}

const channelAssumption = ({ call, post }: DiscordCalls, { kind, channel }: OtherChannel): Assumption => ({
  about: `a post and an edit in ${kind}`,
  believed: 'ok, ok',
  look: async () => {
    const answer = await post({ content: 'Porchlight is trying.', ...quiet }, channel)
    const path = `/channels/${channel}/messages/${answer.body.id ?? ''}`
    return `${said(answer)}, ${said(await call('PATCH', path, { content: 'Porchlight has tried.' }))}`
  },
})

const text = (length: number): object => ({ content: 'x'.repeat(length), ...quiet })

/** Discord's error code, else the status; "ok" for success. */
const said = ({ status, body }: Answer): string => (status < 400 ? 'ok' : String(body.code ?? status))

import { expect, test } from 'vitest'
import type { Delivered } from '../slack/delivery/delivery.ts'
import { begin, clientOf, connect, refusal } from '../slack/stage.ts'

/** All message events as the app hears them, in short. */
async function hear(slack: Awaited<ReturnType<typeof begin>>) {
  const heard: string[] = []
  const app = await connect(slack)
  app.use(async ({ payload, next }) => {
    const event = payload as { type: string; subtype?: string; text?: string; tab?: string }
    heard.push([event.type, event.subtype, event.text ?? event.tab].filter((word) => word !== undefined).join(' '))
    await next()
  })
  return heard
}

const acknowledged = (events: Delivered[]) => events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined)

test('a mention is told of twice, and the app hears its own messages, edits and deletions', async () => {
  const slack = await begin()
  const heard = await hear(slack)
  const ts = slack.say({ text: `${slack.mention()} hello` })
  slack.edit(ts, 'hello you')
  slack.remove(ts)
  await clientOf(slack).apiCall('chat.postMessage', { channel: slack.channel.id, text: 'my own' })
  await expect.poll(() => heard).toHaveLength(5)
  expect(heard.toSorted()).toEqual([
    `app_mention ${slack.mention()} hello`,
    `message ${slack.mention()} hello`,
    'message message_changed',
    'message message_deleted',
    'message my own',
  ])
})

test('what is said in a direct message, the opening of the home and the stop of an answer are told', async () => {
  const slack = await begin()
  const heard = await hear(slack)
  const direct = slack.directly()
  const thread_ts = slack.say({ text: 'in private', channel: direct })
  await clientOf(slack).chat.startStream({ channel: direct.id, thread_ts, markdown_text: 'Well' })
  slack.openHome('home')
  slack.stop(thread_ts, { channel: direct })
  await expect.poll(() => acknowledged(slack.events)).toBe(true)
  expect(heard.toSorted()).toEqual([
    'agent_session_stopped',
    'app_home_opened home',
    'message Well',
    'message in private',
  ])
})

test('nothing is told of channels that the app is not in', async () => {
  const slack = await begin()
  const elsewhere = slack.world.addChannel(slack.workspace, 'elsewhere', [slack.person.id])
  slack.say({ text: 'among us', channel: elsewhere })
  expect(slack.events).toEqual([])
  const post = clientOf(slack).apiCall('chat.postMessage', { channel: elsewhere.id, text: 'Hello' })
  expect(await refusal(post)).toBe('not_in_channel')
})

test('an event can come twice, late or never', async () => {
  const slack = await begin()
  const heard = await hear(slack)
  slack.faults.next('event message', { kind: 'duplicate' })
  slack.faults.next('event message', { kind: 'dropped' })
  slack.faults.next('event message', { kind: 'late', ms: 50 })
  for (const text of ['twice', 'never', 'late', 'last']) slack.say({ text })
  await expect.poll(() => heard).toHaveLength(4)
  expect(heard).toEqual(['message twice', 'message twice', 'message last', 'message late'])
})

test('after an outage the app connects again and hears what was said meanwhile', async () => {
  const slack = await begin({ retryMs: [500, 500, 500, 500, 500] })
  const heard = await hear(slack)
  slack.outage(true)
  slack.say({ text: 'Is anybody there?' })
  expect(await refusal(clientOf(slack).auth.test())).toBe('slack_webapi_request_error')
  slack.outage(false)
  await expect.poll(() => heard).toEqual(['message Is anybody there?'])
})

test('several workspaces have people, channels and tokens of their own', async () => {
  const slack = await begin()
  const other = slack.world.addWorkspace('other')
  const client = clientOf(slack, other)
  expect(await client.auth.test()).toMatchObject({ team_id: other.id, user_id: other.bot.user })
  expect(await refusal(client.conversations.info({ channel: slack.channel.id }))).toBe('channel_not_found')
  const access = await client.oauth.v2.access({ client_id: 'a', client_secret: 'b', code: `code-${other.id}` })
  expect(access).toMatchObject({ access_token: other.token, team: { id: other.id }, bot_user_id: other.bot.user })
  expect(await refusal(clientOf(slack, { ...other, token: 'xoxb-nobody' }).auth.test())).toBe('invalid_auth')
})

test('a command is answered at its address five times, and not with Markdown', async () => {
  const slack = await begin()
  const app = await connect(slack)
  const addresses: string[] = []
  app.command('/listings', async ({ command, ack }) => {
    addresses.push(command.response_url)
    await ack()
  })
  await slack.command('/listings')
  const answer = async (body: object) =>
    (await fetch(addresses[0] ?? '', { method: 'POST', body: JSON.stringify(body) })).status
  expect(await answer({ markdown_text: '**no**' })).toBe(400)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => answer({ text: 'Here', response_type: 'in_channel' })),
  )
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 200, 200, 200, 404])
  expect(slack.viewer(undefined, slack.channel, 'somebody else')).toHaveLength(4)
})

test('an app sold outside the Marketplace reads a thread once a minute, fifteen messages at a time', async () => {
  const slack = await begin({ distributed: true })
  const client = clientOf(slack)
  const ts = slack.say({ text: 'first' })
  for (let index = 0; index < 20; index++) slack.say({ text: `${index}`, thread: ts })
  const read = () => client.conversations.replies({ channel: slack.channel.id, ts, limit: 100 })
  const { messages, has_more } = await read()
  expect([messages?.length, has_more]).toEqual([15, true])
  expect(await refusal(read())).toBe('slack_webapi_rate_limited_error')
})

test('the state of a talk with an agent is kept, and a status goes by itself', async () => {
  const slack = await begin({ speed: 1_000 })
  const client = clientOf(slack)
  const direct = slack.directly()
  const thread_ts = slack.say({ text: 'Hello', channel: direct })
  const where = { channel_id: direct.id, thread_ts }
  await client.agents.sessions.setStatus({ ...where, status: 'processing' })
  await client.assistant.threads.setTitle({ ...where, title: 'Homes' })
  const prompts = Array.from({ length: 5 }, () => ({ title: 'a', message: 'b' }))
  expect(await refusal(client.assistant.threads.setSuggestedPrompts({ ...where, prompts }))).toBe('invalid_arguments')
  expect(await refusal(client.agents.sessions.setStatus({ ...where, status: 'busy' }))).toBe('invalid_status')
  await client.assistant.threads.setStatus({ ...where, status: 'is looking …' })
  expect(slack.session(thread_ts, direct)).toMatchObject({ status: 'is looking …', title: 'Homes' })
  await expect.poll(() => slack.session(thread_ts, direct)?.status).toBe('')
})

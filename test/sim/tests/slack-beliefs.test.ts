import { expect, test } from 'vitest'
import type { SimSlack } from '../slack/slack.ts'
import { begin, clientOf, connect, refusal } from '../slack/stage.ts'
import type { Person } from '../slack/world.ts'

const MINUTE = 60_000

/** The bodies of all events as the app gets them. */
async function bodies(slack: SimSlack): Promise<{ event?: unknown }[]> {
  const app = await connect(slack)
  const got: { event?: unknown }[] = []
  app.use(async ({ body, next }) => {
    got.push(body as { event?: unknown })
    await next()
  })
  return got
}

/** A stream in a channel for the person who asked, and the client that writes it. */
async function stream(slack: SimSlack, given: { person?: Person; team?: string } = {}) {
  const { person = slack.person } = given
  const { team = person.team } = given
  const client = clientOf(slack)
  const thread = slack.say({ text: 'a question', person })
  const recipient = { recipient_user_id: person.id, recipient_team_id: team }
  const args = { channel: slack.channel.id, thread_ts: thread, markdown_text: 'One', ...recipient }
  const { ts } = (await client.apiCall('chat.startStream', args)) as { ts?: string }
  return { client, thread, at: { channel: slack.channel.id, ts: ts ?? '' } }
}

test('an event names where the app is installed; its envelope names the company of the person, or the organization', async () => {
  const slack = await begin()
  const got = await bodies(slack)
  const guest = slack.world.addPerson(slack.workspace, 'gil', 'en-US', 'T0ELSEWHERE')
  slack.say({ text: 'hello', person: guest })
  await expect.poll(() => got).toHaveLength(1)
  expect(got[0]).toMatchObject({
    team_id: 'T0ELSEWHERE',
    is_ext_shared_channel: true,
    authorizations: [{ team_id: slack.workspace.id }],
    event: { user_team: 'T0ELSEWHERE' },
  })
})

test('in an organization ids begin with W and E, and one token is good for all of its workspaces', async () => {
  const slack = await begin()
  const enterprise = slack.world.addEnterprise(true)
  const [north, south] = ['north', 'south'].map((name) => slack.world.addWorkspace(name, enterprise))
  expect(north?.token).toBe(south?.token)
  expect(enterprise.id).toMatch(/^E/)
  expect(north && slack.world.addPerson(north, 'kim').id).toMatch(/^W/)
})

test('the stop button ends the stream by itself and names it; the status stays the app’s to clear', async () => {
  const slack = await begin()
  const got = await bodies(slack)
  const { client, thread, at } = await stream(slack)
  slack.stop(thread)
  expect(slack.viewer(thread).some(({ open }) => open)).toBe(false)
  expect(slack.session(thread)?.status).toBe('processing')
  await expect.poll(() => got.at(-1)).toMatchObject({ event: { streaming_message_ts: [at.ts] } })
  expect(await refusal(client.apiCall('chat.appendStream', { ...at, markdown_text: 'x' }))).toBe('stopped_by_user')
  expect(await refusal(client.apiCall('chat.stopStream', at))).toBe('message_not_in_streaming_state')
})

test('a stream sets its session to processing by itself, for about an hour', async () => {
  const slack = await begin({ speed: 12_000 })
  const { thread } = await stream(slack)
  expect(slack.session(thread)?.status).toBe('processing')
  const about = { channel_id: slack.channel.id, thread_ts: thread, status: 'processing' }
  const from = slack.clock.now()
  await clientOf(slack).apiCall('agents.sessions.setStatus', about)
  // An hour of Slack's is 300 of our milliseconds.
  await expect.poll(() => slack.session(thread)?.status, { interval: 10 }).toBe('')
  expect(slack.clock.now() - from).toBeGreaterThan(50 * MINUTE)
})

test('a stream that is five minutes old takes no more, nor can it be stopped', async () => {
  const slack = await begin({ speed: 600 })
  const from = slack.clock.now()
  const { client, at } = await stream(slack)
  const append = () => refusal(client.apiCall('chat.appendStream', { ...at, markdown_text: 'x' }))
  expect(await append()).toBe('ok')
  await expect.poll(append, { interval: 5 }).toBe('message_not_in_streaming_state')
  expect(slack.clock.now() - from).toBeGreaterThan(4 * MINUTE)
  expect(await refusal(client.apiCall('chat.stopStream', at))).toBe('message_not_in_streaming_state')
})

test('a refresh token is good once, and brings the next one with a new token', async () => {
  const slack = await begin()
  const { workspace } = slack
  const before = workspace.token
  workspace.rotation = { refreshToken: 'xoxe-1', expiresAt: slack.clock.now() + MINUTE }
  const renew = () =>
    clientOf(slack).apiCall('oauth.v2.access', { grant_type: 'refresh_token', refresh_token: 'xoxe-1' })
  expect(await renew()).toMatchObject({ access_token: workspace.token, refresh_token: workspace.rotation.refreshToken })
  expect(workspace.token).not.toBe(before)
  expect(await refusal(renew())).toBe('invalid_refresh_token')
})

test.each([
  ['checked', 'user_not_found'],
  ['ignored', 'ok'],
] as const)('the team of who a stream is for is %s', async (recipientTeams, answer) => {
  const slack = await begin({ recipientTeams })
  const guest = slack.world.addPerson(slack.workspace, 'gil', 'en-US', 'T0ELSEWHERE')
  expect(await refusal(stream(slack, { person: guest, team: slack.workspace.id }))).toBe(answer)
})

test.each([
  ['recipient', 'One'],
  ['all', 'One and two'],
] as const)('in a channel a stream grows before the eyes of: %s', async (streamsGrowFor, seen) => {
  const slack = await begin({ streamsGrowFor })
  const bob = slack.world.addPerson(slack.workspace, 'bob')
  const { client, thread, at } = await stream(slack)
  await client.apiCall('chat.appendStream', { ...at, markdown_text: ' and two' })
  const lastFor = (id: string) => slack.viewer(thread, slack.channel, id).at(-1)?.text
  expect([lastFor(slack.person.id), lastFor(bob.id)]).toEqual(['One and two', seen])
  await client.apiCall('chat.stopStream', at)
  expect(lastFor(bob.id)).toBe('One and two')
})

test('a forwarded message comes without a text of its own, the other’s words and files attached', async () => {
  const slack = await begin()
  const got = await bodies(slack)
  const files = [{ name: 'a.txt', mimetype: 'text/plain', bytes: Buffer.from('a') }]
  slack.say({ text: '', forwards: { author: 'Bo', text: 'their words', files } })
  await expect.poll(() => got).toHaveLength(1)
  const attached = [{ is_share: true, text: 'their words', author_name: 'Bo', files: [{ name: 'a.txt' }] }]
  expect(got[0]).toMatchObject({ event: { text: '', attachments: attached } })
})

test('the first message of a thread with replies is not taken away but becomes a tombstone of Slackbot', async () => {
  const slack = await begin()
  const got = await bodies(slack)
  const root = slack.say({ text: 'first' })
  slack.say({ text: 'second', thread: root })
  slack.remove(root)
  await expect.poll(() => got).toHaveLength(3)
  expect(got[2]).toMatchObject({
    event: {
      subtype: 'message_changed',
      message: { subtype: 'tombstone', user: 'USLACKBOT', ts: root },
      previous_message: { user: slack.person.id, text: 'first' },
    },
  })
})

test.each([true, false])('in a talk of several people a mention comes as app_mention too: %s', async (mpimMentions) => {
  const slack = await begin({ mpimMentions })
  const got = await bodies(slack)
  const channel = slack.world.addChannel(slack.workspace, 'several', [slack.workspace.bot.user], 'mpim')
  slack.say({ text: `${slack.mention()} hello`, channel })
  slack.say({ text: 'last', channel })
  await expect.poll(() => got.some(({ event }) => (event as { text: string }).text === 'last')).toBe(true)
  const types = got.map(({ event }) => (event as { type: string }).type)
  expect(types.includes('app_mention')).toBe(mpimMentions)
})

test('who edits a message that mentions the app is told of as app_mention once more', async () => {
  const slack = await begin()
  const got = await bodies(slack)
  const message = slack.say({ text: 'any garden?' })
  slack.edit(message, `${slack.mention()} any garden?`)
  await expect.poll(() => got).toHaveLength(3)
  expect(got[2]).toMatchObject({ event: { type: 'app_mention', ts: message, edited: { ts: expect.any(String) } } })
})

test('a distributed app reads 15 messages once a minute', async () => {
  const slack = await begin({ distributed: true })
  for (let count = 0; count < 20; count += 1) slack.say({ text: `${count}` })
  const read = () => clientOf(slack).apiCall('conversations.history', { channel: slack.channel.id, limit: 100 })
  expect(await read()).toMatchObject({ messages: { length: 15 }, has_more: true })
  expect(await refusal(read())).toBe('slack_webapi_rate_limited_error')
})

test.each([
  [[], 'Kim'],
  [['chat:write.customize'], undefined],
])(
  'what the app writes under another name has no user; without scopes %s the name is %s',
  async (withoutScopes, name) => {
    const slack = await begin({ withoutScopes })
    const got = await bodies(slack)
    await clientOf(slack).apiCall('chat.postMessage', { channel: slack.channel.id, text: 'hello', username: 'Kim' })
    await expect.poll(() => got).toHaveLength(1)
    const { user, username, subtype } = (got[0]?.event ?? {}) as { [field: string]: unknown }
    expect([username, subtype === 'bot_message', user === undefined]).toEqual([
      name,
      name !== undefined,
      name !== undefined,
    ])
  },
)

test('a channel that was archived is read and no more written to', async () => {
  const slack = await begin()
  const client = clientOf(slack)
  const channel = slack.channel.id
  const { ts } = (await client.apiCall('chat.postMessage', { channel, text: 'hello' })) as { ts?: string }
  slack.channel.archived = true
  const writing = [
    client.apiCall('chat.postMessage', { channel, text: 'more' }),
    client.apiCall('chat.update', { channel, ts, text: 'other' }),
    client.apiCall('reactions.add', { channel, timestamp: ts, name: 'lock' }),
  ]
  expect(await Promise.all(writing.map(refusal))).toEqual(['is_archived', 'is_archived', 'is_archived'])
  expect(await client.apiCall('conversations.history', { channel })).toMatchObject({ messages: [{ ts }] })
})

test('members are told a page at a time, and of a private channel only to an app that is in it', async () => {
  const slack = await begin()
  const client = clientOf(slack)
  const members = (args: object) =>
    client.apiCall('conversations.members', { ...args }) as Promise<{ members?: string[] }>
  const first = await members({ channel: slack.channel.id, limit: 1 })
  expect(first).toMatchObject({ members: { length: 1 }, response_metadata: { next_cursor: '1' } })
  const { id } = slack.world.addChannel(slack.workspace, 'secret', [slack.person.id], 'group')
  expect(await refusal(members({ channel: id }))).toBe('channel_not_found')
})

test('a file of the app is uploaded in three steps, and shown some time after it was shared', async () => {
  const slack = await begin({ shareMs: 50 })
  const client = clientOf(slack)
  const given = { filename: 'a.txt', length: 1 }
  const { upload_url, file_id } = (await client.apiCall('files.getUploadURLExternal', given)) as {
    upload_url?: string
    file_id?: string
  }
  const share = () =>
    client.apiCall('files.completeUploadExternal', { files: [{ id: file_id }], channel_id: slack.channel.id })
  expect(await refusal(share())).toBe('file_not_found')
  await fetch(upload_url ?? '', { method: 'POST', body: 'a' })
  await share()
  expect(slack.viewer()).toEqual([])
  await expect.poll(() => slack.viewer()).toMatchObject([{ files: ['a.txt'], text: '' }])
  const shares = { public: { [slack.channel.id]: [{ ts: slack.viewer()[0]?.ts }] } }
  expect(await client.apiCall('files.info', { file: file_id })).toMatchObject({ file: { shares } })
})

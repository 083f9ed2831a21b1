import { expect, test } from 'vitest'
import { begin, clientOf, connect, refusal } from '../slack/stage.ts'

const dialog = { type: 'modal', title: { type: 'plain_text', text: 'Search' }, blocks: [] }

test('an answer address is good five times within half an hour, and takes no Markdown', async () => {
  const slack = await begin()
  const answer = async (address: string, body: object) =>
    (await fetch(address, { method: 'POST', body: JSON.stringify(body) })).status
  const { answerTo } = slack.handle()
  expect(await answer(answerTo, { markdown_text: 'hello' })).toBe(400)
  const uses = []
  for (let use = 0; use < 5; use += 1) uses.push(await answer(answerTo, { text: `${use}` }))
  expect(uses).toEqual([200, 200, 200, 200, 404])
  const late = await begin({ responseUrlMs: -1 })
  expect(await answer(late.handle().answerTo, { text: 'late' })).toBe(404)
})

test('a trigger opens one dialog, and not for long; a title has 24 characters, its metadata 3,000', async () => {
  const slack = await begin()
  const open = (trigger_id: string, view: object = dialog) =>
    refusal(clientOf(slack).apiCall('views.open', { trigger_id, view }))
  const { trigger } = slack.handle()
  expect([await open(trigger), await open(trigger)]).toEqual(['ok', 'invalid_trigger_id'])
  const long = { ...dialog, title: { type: 'plain_text', text: 'x'.repeat(25) } }
  expect(await open(slack.handle().trigger, long)).toBe('invalid_arguments')
  const laden = { ...dialog, private_metadata: 'x'.repeat(3_001) }
  expect(await open(slack.handle().trigger, laden)).toBe('invalid_arguments')
  slack.settings.triggerMs = -1
  expect(await open(slack.handle().trigger)).toBe('expired_trigger_id')
})

test('the app changes and takes away its own messages alone, and writes only where it is', async () => {
  const slack = await begin()
  const client = clientOf(slack)
  const channel = slack.channel.id
  const theirs = slack.say({ text: 'mine' })
  expect(await refusal(client.apiCall('chat.update', { channel, ts: theirs, text: 'yours' }))).toBe(
    'cant_update_message',
  )
  expect(await refusal(client.apiCall('chat.delete', { channel, ts: theirs }))).toBe('cant_update_message')
  const elsewhere = slack.world.addChannel(slack.workspace, 'elsewhere', [slack.person.id]).id
  const post = (args: object) => refusal(client.apiCall('chat.postMessage', { text: 'hello', ...args }))
  expect(await post({ channel: elsewhere })).toBe('not_in_channel')
})

test('a post to a thread that is gone comes to stand in the channel, as its answer tells, or is refused', async () => {
  const [stands, refuses] = [await begin({ goneThreads: 'channel' }), await begin({ goneThreads: 'refused' })]
  const post = ({ channel, ...slack }: typeof stands) =>
    clientOf({ channel, ...slack }).apiCall('chat.postMessage', {
      channel: channel.id,
      text: 'hello',
      thread_ts: '1.000100',
    })
  const { message } = (await post(stands)) as { message?: object }
  expect(message).toMatchObject({ text: 'hello' })
  expect(message).not.toHaveProperty('thread_ts')
  expect(stands.viewer().map(({ text }) => text)).toEqual(['hello'])
  expect(await refusal(post(refuses))).toBe('thread_not_found')
})

test('a post is made as often as it is asked for; with a person’s id it comes in private; what is too long is cut', async () => {
  const slack = await begin()
  const client = clientOf(slack)
  const channel = slack.channel.id
  const once = { channel, text: 'once', client_msg_id: '00000000-0000-4000-8000-000000000001' }
  await client.apiCall('chat.postMessage', once)
  await client.apiCall('chat.postMessage', once)
  expect(slack.viewer().map(({ text }) => text)).toEqual(['once', 'once'])
  expect(
    await client.apiCall('chat.postMessage', { channel: slack.person.id, text: 'x'.repeat(40_001) }),
  ).toMatchObject({
    channel: slack.directly().id,
  })
  expect(slack.viewer(undefined, slack.directly()).map(({ text }) => text.length)).toEqual([40_000])
})

test('a channel is read from its newest message on, a thread from its first; what one person alone sees is in neither', async () => {
  const slack = await begin()
  const client = clientOf(slack)
  const channel = slack.channel.id
  const [first, second] = ['first', 'second'].map((text) => slack.say({ text }))
  const reply = slack.say({ text: 'reply', thread: first })
  await client.apiCall('chat.postEphemeral', { channel, user: slack.person.id, text: 'for you' })
  const read = async (method: string, args: object = {}) => {
    const { messages } = (await client.apiCall(method, { channel, ...args })) as {
      messages?: { ts: string; latest_reply?: string }[]
    }
    return (messages ?? []).map(({ ts, latest_reply }) => [ts, latest_reply])
  }
  const root = [first, reply]
  expect(await read('conversations.history')).toEqual([[second, undefined], root])
  expect(await read('conversations.history', { oldest: first })).toEqual([[second, undefined]])
  expect(await read('conversations.history', { oldest: first, inclusive: true })).toHaveLength(2)
  expect(await read('conversations.replies', { ts: first })).toEqual([root, [reply, undefined]])
})

test('the channels that the app is in are listed, by kinds, and archived ones unless they are left out', async () => {
  const slack = await begin()
  const { bot } = slack.workspace
  const add = (name: string, members: string[], kind: 'channel' | 'group' = 'channel') =>
    slack.world.addChannel(slack.workspace, name, members, kind).id
  const hidden = add('hidden', [bot.user], 'group')
  const old = slack.world.addChannel(slack.workspace, 'old', [bot.user])
  old.archived = true
  add('elsewhere', [slack.person.id])
  const list = async (args: Record<string, unknown>) => {
    const { channels } = (await clientOf(slack).apiCall('users.conversations', args)) as unknown as {
      channels: { id: string }[]
    }
    return channels.map(({ id }) => id)
  }
  expect(await list({})).toEqual([slack.channel.id, old.id])
  const types = 'public_channel,private_channel'
  expect(await list({ types, exclude_archived: true })).toEqual([slack.channel.id, hidden])
})

test('a reaction is set and taken away once; suggestions are four at most; a language is told where it is asked for', async () => {
  const slack = await begin()
  const client = clientOf(slack)
  const channel = slack.channel.id
  const reaction = { channel, timestamp: slack.say({ text: 'hello' }), name: 'eyes' }
  const react = (method: string) => refusal(client.apiCall(method, reaction))
  const outcomes = []
  for (const method of ['add', 'add', 'remove', 'remove']) outcomes.push(await react(`reactions.${method}`))
  expect(outcomes).toEqual(['ok', 'already_reacted', 'ok', 'no_reaction'])
  const prompts = Array.from({ length: 5 }, (_, index) => ({ title: `${index}`, message: `${index}` }))
  const suggest = (count: number) =>
    refusal(
      client.apiCall('assistant.threads.setSuggestedPrompts', {
        channel_id: channel,
        prompts: prompts.slice(0, count),
      }),
    )
  expect([await suggest(4), await suggest(5)]).toEqual(['ok', 'invalid_arguments'])
  const about = async (args: object) =>
    ((await client.apiCall('users.info', { user: slack.person.id, ...args })) as { user?: object }).user
  expect(await about({})).not.toHaveProperty('locale')
  expect(await about({ include_locale: true })).toHaveProperty('locale')
})

test('a private channel that is shared with another company gets another id, and the app is told of both', async () => {
  const slack = await begin()
  const told: unknown[] = []
  const app = await connect(slack)
  app.event('channel_id_changed', async ({ event }) => void told.push(event))
  const { channel } = slack
  const post = (id: string) => refusal(clientOf(slack).apiCall('chat.postMessage', { channel: id, text: 'hello' }))
  const before = channel.id
  slack.shareChannel()
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]).toMatchObject({ old_channel_id: before, new_channel_id: channel.id })
  expect(channel.id).not.toBe(before)
  expect([await post(before), await post(channel.id)]).toEqual(['channel_not_found', 'ok'])
})

import { expect, test, vi } from 'vitest'
import { slackPicture } from '../../pictures/draw-slack.ts'
import { WAIT_MS } from '../clock/deadline.ts'
import type { startSlack } from '../slack/slack.ts'
import { begin, clientOf, connect, refusal } from '../slack/stage.ts'

const section = (text: string) => ({ type: 'section' as const, text: { type: 'mrkdwn' as const, text } })

async function thread(settings: Parameters<typeof startSlack>[0] = {}) {
  const slack = await begin(settings)
  const place = { channel: slack.channel.id, thread_ts: slack.say({ text: 'Hello' }) }
  return { slack, client: clientOf(slack), place }
}

test('a mention reaches the app by a socket, and its answer in the thread can be edited', async () => {
  const slack = await begin()
  const app = await connect(slack)
  app.event('app_mention', async ({ event, client, say }) => {
    const { ts = '' } = await say({ thread_ts: event.ts, text: 'Let me see …' })
    await client.chat.update({ channel: event.channel, ts, text: 'Three homes.' })
  })
  const ts = slack.say({ text: `${slack.mention()} what do you have?` })
  await expect.poll(() => slack.viewer(ts).map(({ text }) => text)).toContain('Three homes.')
  expect(slack.viewer(ts)).toHaveLength(2)
})

test('by signed requests too: a command is answered to the person alone, a button by its address', async () => {
  const slack = await begin()
  const app = await connect(slack, 'a-signing-secret')
  app.command('/ask', async ({ command, ack }) => {
    const button = { type: 'button' as const, action_id: 'more', text: { type: 'plain_text' as const, text: 'More' } }
    const actions = { type: 'actions' as const, elements: [button] }
    await ack({ text: 'An answer', blocks: [section(`You asked: ${command.text}`), actions] })
  })
  app.action('more', async ({ ack, respond }) => {
    await ack()
    await respond({ replace_original: true, text: 'Here is more.' })
  })
  await slack.command('/ask', 'how many?')
  const [shown] = slack.viewer()
  expect(shown?.text).toBe('You asked: how many?')
  expect(slack.viewer(undefined, slack.channel, 'somebody else')).toEqual([])
  expect(await slack.press(shown?.ts ?? '', 'more')).toBeDefined()
  await expect.poll(() => slack.viewer()[0]?.text).toBe('Here is more.')
})

test('a picture shows what stands there, and is sound whatever that is', async () => {
  const slack = await begin()
  slack.say({ text: 'a &lt;b&gt; &amp; "c" *bold* <https://example.com/?a=1|a home>' })
  const picture = slackPicture(slack.viewer(), new Map([[slack.person.id, 'Ana']]))
  const shown = [...picture.matchAll(/<tspan[^>]*>([^<]*)/g)].map(([, text]) => text).join('')
  expect(shown).toBe('a &lt;b&gt; &amp; &quot;c&quot; bold a home')
  expect(picture).toContain('>Ana</text>')
})

test('an event that is not acknowledged in time comes again', async () => {
  // However long the app takes to connect, a further try comes after that.
  const slack = await begin({ speed: 20, retryMs: [1_000, ...Array.from({ length: 100 }, () => 2_000)] })
  slack.say({ text: 'Nobody listens' })
  await expect.poll(() => slack.events[0]?.attempts).toBeGreaterThanOrEqual(2)
  const app = await connect(slack)
  const heard: { text: string | undefined; retryNum: number | undefined }[] = []
  app.message(async ({ message, context }) => {
    heard.push({ text: 'text' in message ? message.text : undefined, retryNum: context.retryNum })
  })
  await expect.poll(() => heard).toHaveLength(1)
  expect(heard).toEqual([{ text: 'Nobody listens', retryNum: (slack.events[0]?.attempts ?? 0) - 1 }])
  expect(heard[0]?.retryNum).toBeGreaterThanOrEqual(1)
})

test('what is said while a socket is refreshed reaches the app', async () => {
  const slack = await begin({ retryMs: [1_000, 1_000] })
  const app = await connect(slack)
  const heard: string[] = []
  app.message(async ({ message }) => void heard.push(message.ts))
  slack.sockets.refresh()
  const ts = slack.say({ text: 'Are you there?' })
  await expect.poll(() => heard).toEqual([ts])
})

test('a dialog opens on a command, offers what the app finds, and closes when it is sent', async () => {
  const slack = await begin()
  const app = await connect(slack)
  app.command('/listings', async ({ command, ack, client }) => {
    await ack()
    const placeholder = { type: 'plain_text' as const, text: 'City' }
    const element = { type: 'external_select' as const, action_id: 'city', placeholder }
    const label = { type: 'plain_text' as const, text: 'City' }
    const view = {
      type: 'modal' as const,
      callback_id: 'search',
      title: { type: 'plain_text' as const, text: 'Search' },
      submit: { type: 'plain_text' as const, text: 'Search' },
      blocks: [{ type: 'input' as const, block_id: 'where', label, element }],
    }
    await client.views.open({ trigger_id: command.trigger_id, view })
  })
  app.options('city', async ({ options, ack }) => {
    await ack({ options: [{ text: { type: 'plain_text', text: `${options.value}sterdam` }, value: 'amsterdam' }] })
  })
  const sent: unknown[] = []
  app.view('search', async ({ view, ack }) => {
    sent.push(view.state.values['where']?.['city']?.selected_option?.value)
    await ack()
  })
  await slack.command('/listings')
  const dialog = await vi.waitFor(() => slack.dialog() ?? Promise.reject(new Error('no dialog')), WAIT_MS)
  const offered = await slack.suggest(dialog, 'city', 'Am')
  expect(offered?.options?.map(({ text }) => text.text)).toEqual(['Amsterdam'])
  await slack.submit(dialog, { city: 'amsterdam' })
  expect(sent).toEqual(['amsterdam'])
  expect(slack.dialog()).toBeUndefined()
})

test('a streamed message grows, is not edited while it does, and ends with its mark', async () => {
  const { slack, client, place } = await thread()
  const recipient = { recipient_user_id: slack.person.id, recipient_team_id: slack.workspace.id }
  expect(await refusal(client.chat.startStream({ ...place, markdown_text: 'One' }))).toBe('missing_recipient_user_id')
  const { ts = '' } = await client.chat.startStream({ ...place, ...recipient, markdown_text: 'One' })
  const message = { channel: place.channel, ts }
  await client.chat.appendStream({ ...message, markdown_text: ' **two**' })
  expect(await refusal(client.chat.update({ ...message, text: 'Three' }))).toBe('streaming_state_conflict')
  const metadata = { event_type: 'reply', event_payload: { part: 1 } }
  await client.chat.stopStream({ ...message, markdown_text: ' three', metadata })
  expect(slack.viewer(place.thread_ts).at(-1)).toMatchObject({ text: 'One **two** three', open: false })
  const read = { channel: place.channel, ts: place.thread_ts, include_all_metadata: true }
  const { messages } = await client.conversations.replies(read)
  expect(messages?.at(-1)).toMatchObject({ text: 'One *two* three', streaming_state: 'completed', metadata })
  expect(await refusal(client.chat.appendStream({ ...message, markdown_text: '!' }))).toBe(
    'message_not_in_streaming_state',
  )
})

test('a streamed message holds 12,000 characters and lives five minutes', async () => {
  const { slack, client, place } = await thread({ speed: 5_000 })
  const direct = slack.directly()
  const thread_ts = slack.say({ text: 'Hello', channel: direct })
  const { ts = '' } = await client.chat.startStream({
    channel: direct.id,
    thread_ts,
    markdown_text: 'a'.repeat(11_990),
  })
  const message = { channel: direct.id, ts }
  expect(await refusal(client.chat.appendStream({ ...message, markdown_text: 'b'.repeat(11) }))).toBe('msg_too_long')
  await expect.poll(() => refusal(client.chat.stopStream(message))).toBe('message_not_in_streaming_state')
  expect(slack.viewer(thread_ts, direct).at(-1)?.open).toBe(false)
  expect(await refusal(client.chat.update({ ...message, text: 'Whole again' }))).toBe('ok')
  expect(place.channel).not.toBe(direct.id)
})

test('edits above 4,000 bytes, blocks that are not valid and Markdown beside text are refused', async () => {
  const { slack, client, place } = await thread({ post: { burst: 10, everyMs: 1_000 } })
  await client.apiCall('chat.postMessage', { ...place, markdown_text: 'a'.repeat(12_000) })
  const ts = slack.viewer(place.thread_ts).at(-1)?.ts ?? ''
  const edit = (text: string) => refusal(client.chat.update({ channel: place.channel, ts, text }))
  expect(await edit('é'.repeat(2_000))).toBe('ok')
  expect(await edit('é'.repeat(2_001))).toBe('msg_too_long')
  const post = (said: object) => refusal(client.apiCall('chat.postMessage', { ...place, ...said }))
  expect(await post({ blocks: Array.from({ length: 51 }, () => ({ type: 'divider' })) })).toBe('invalid_blocks')
  expect(await post({ blocks: [{ type: 'section', text: { type: 'mrkdwn', text: 'a'.repeat(3_001) } }] })).toBe(
    'invalid_blocks',
  )
  expect(await post({ text: 'a', markdown_text: 'b' })).toBe('markdown_text_conflict')
  expect(await post({ text: ' ' })).toBe('no_text')
  expect(slack.viewer(place.thread_ts)).toHaveLength(2)
})

test('each method has its own limit in each workspace, and posts one for each channel', async () => {
  const { slack, client, place } = await thread()
  const post = () => refusal(client.apiCall('chat.postMessage', { ...place, text: 'Again' }))
  const posts = await Promise.all(Array.from({ length: 6 }, post))
  expect(posts.filter((outcome) => outcome === 'ok')).toHaveLength(4)
  expect(posts).toContain('slack_webapi_rate_limited_error')
  const other = slack.world.addChannel(slack.workspace, 'offices')
  expect(await refusal(client.apiCall('chat.postMessage', { channel: other.id, text: 'Hello' }))).toBe('ok')
  const direct = slack.directly()
  const thread_ts = slack.say({ text: 'Hello', channel: direct })
  const start = () => refusal(client.chat.startStream({ channel: direct.id, thread_ts, markdown_text: 'a' }))
  const starts = await Promise.all(Array.from({ length: 21 }, start))
  expect(starts.filter((outcome) => outcome === 'ok')).toHaveLength(20)
  expect(await refusal(client.auth.test())).toBe('ok')
})

test('an answer may be lost after the message was posted, or the connection break before', async () => {
  const { slack, client, place } = await thread()
  const post = (text: string) => refusal(client.apiCall('chat.postMessage', { ...place, text }))
  slack.faults.next('chat.postMessage', { kind: 'lost' })
  slack.faults.next('chat.postMessage', { kind: 'cut' })
  slack.faults.next('chat.postMessage', { kind: 'status', status: 503 })
  expect([await post('one'), await post('two'), await post('three')]).toEqual([
    'slack_webapi_request_error',
    'slack_webapi_request_error',
    'slack_webapi_http_error',
  ])
  expect(slack.viewer(place.thread_ts).map(({ text }) => text)).toEqual(['Hello', 'one'])
  expect(slack.record.outcomes()).toEqual({
    'chat.postMessage lost': 1,
    'chat.postMessage cut': 1,
    'chat.postMessage 503': 1,
  })
})

test('who would be called by a message of the app is known, however the call is written', async () => {
  const { slack, client, place } = await thread()
  await client.apiCall('chat.postMessage', { ...place, text: 'No call: &lt;!channel&gt;, @here' })
  expect(slack.record.pings).toEqual([])
  await client.apiCall('chat.postMessage', { ...place, markdown_text: '`<!channel>`' })
  await client.apiCall('chat.postMessage', { ...place, text: '@here', link_names: true })
  const direct = slack.directly()
  const thread_ts = slack.say({ text: 'Hello', channel: direct })
  const { ts = '' } = await client.chat.startStream({ channel: direct.id, thread_ts, markdown_text: 'Hi <@U0' })
  await client.chat.appendStream({ channel: direct.id, ts, markdown_text: 'ANA>' })
  expect(slack.record.pings.map(({ whom }) => whom)).toEqual(['@channel', '@here', 'U0ANA'])
})

test('a file is there for the token of its workspace; without it there is a page to sign in on', async () => {
  const slack = await begin()
  const client = clientOf(slack)
  const bytes = Buffer.from('RIFF')
  slack.say({ text: '', files: [{ name: 'voice.mp4', mimetype: 'video/mp4', bytes, voice: true }] })
  const [id = ''] = slack.workspace.files.keys()
  const { file } = await client.files.info({ file: id })
  expect(file).toMatchObject({ mimetype: 'video/mp4', subtype: 'slack_audio', size: 4 })
  const get = async (token: string) => {
    const response = await fetch(file?.url_private ?? '', { headers: { authorization: `Bearer ${token}` } })
    return `${response.status} ${await response.text()}`
  }
  expect(await get(slack.workspace.token)).toBe('200 RIFF')
  expect(await get('xoxb-another')).toContain('200 <!DOCTYPE html>')
  await client.filesUploadV2({ channel_id: slack.channel.id, filename: 'plan.txt', content: 'Ground floor' })
  expect(slack.channel.messages.size).toBe(2)
})

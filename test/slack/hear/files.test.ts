import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createSlackDownloads } from '../../../adapters/slack/hear/files.ts'
import type { AuthorizedInstallation } from '../../../adapters/slack/install/installations.ts'
import type { Calls } from '../../../adapters/slack/limits/calls.ts'
import { png } from '../../sim/media/pictures.ts'
import { recording } from '../../sim/media/recordings.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { upload } from '../../sim/service/uploads.ts'
import type { Shared } from '../../sim/slack/people/talking.ts'
import type { SimSlack } from '../../sim/slack/slack.ts'
import { startBot, until } from '../bot.ts'

/** Says what kind of question came, with what. */
const describing: Script = async function* ({ type, question, files }) {
  yield `${type} “${question}”: ${files.map(({ mediaType }) => mediaType).join(', ')}`
}
const picture = (name = 'house.png'): Shared => ({ name, mimetype: 'image/png', bytes: png() })
/** Sends files to the app alone. */
const send = (sim: SimSlack, text: string, ...files: Shared[]) => {
  const channel = sim.directly()
  const thread = sim.say({ text, files, channel })
  return (words: string) =>
    until(() => sim.viewer(thread, channel).some((said) => said.ours && said.text.includes(words)))
}

test('pictures are seen, several at once', async () => {
  const { sim } = await startBot({ script: describing })
  const answered = send(sim, 'what are these?', picture(), picture('garden.png'))
  await answered('Image “what are these?”: image/png, image/png')
})

test('a text that is sent as a snippet is read as words of the message', async () => {
  const { sim, model } = await startBot()
  const bytes = Buffer.from('It needs a garden.\nAnd a pool.')
  const answered = send(sim, 'what do you have?', { name: 'Untitled', mimetype: 'text/plain', bytes })
  await answered('Hello there.')
  expect(model.prompts.map(({ question }) => question)).toEqual([
    'what do you have?\n\nIt needs a garden.\nAnd a pool.',
  ])
})

test('a voice clip is heard, though Slack calls it a video', async () => {
  const { sim } = await startBot({ script: describing })
  const clip = { name: 'audio_message.mp4', mimetype: 'video/mp4', bytes: recording('tone.m4a'), voice: true }
  await send(sim, '', clip)('Audio “”: audio/wav')
})

test('a chatbot that hears no voice messages says so', async () => {
  const { sim, model } = await startBot({ chatbot: { EnablePushToTalk: false } })
  const clip = { name: 'audio_message.webm', mimetype: 'video/webm', bytes: Buffer.alloc(9), voice: true }
  await send(sim, '', clip)('I am sorry, I do not listen')
  expect(model.prompts).toEqual([])
})

test('what cannot be opened is told in a sentence, and the words are answered', async () => {
  const { sim } = await startBot({ script: describing })
  const zip = { name: 'plan.zip', mimetype: 'application/zip', bytes: Buffer.from('PK\u0003\u0004 nothing') }
  const answered = send(sim, 'look', zip)
  await answered('I cannot open “plan.zip”')
  await answered('Text “look”')
})

test('a file that Slack has not got yet is waited for', async () => {
  const { sim } = await startBot({ script: describing })
  const answered = send(sim, 'and this?', { ...picture(), late: true })
  await until(() => sim.record.calls.some(({ method }) => method === 'files.info'))
  for (const file of sim.workspace.files.values()) file.ready = true
  await answered('Image “and this?”: image/png')
})

test('the words are answered though Slack fails to tell where their file is, and the person is told to send it again', async () => {
  const { sim } = await startBot({ script: describing })
  sim.faults.next('files.info', { kind: 'status', status: 503 }, { times: 1_000 })
  const answered = send(sim, 'and this?', { ...picture(), late: true })
  await answered('I could not get “house.png”')
  await answered('Text “and this?”')
})

test('a file that lies elsewhere than at Slack is not fetched, and one that the plan hides is told to be gone', async () => {
  const { sim, bridge } = await startBot({ script: describing })
  const [drive, old] = [
    { ...picture('drive.png'), elsewhere: `${sim.origin}/drive` },
    { ...picture(), hidden: true },
  ]
  await send(sim, 'what is in it?', drive)('I am sorry, I cannot take “drive.png” from where it is.')
  await send(sim, 'and in this?', old)('is not there any more')
  await bridge.idle()
  expect(sim.record.outcomes()['files.info ok']).toBe(2)
})

test('a page to sign in on, which Slack shows in place of a file, is no file', async () => {
  const { sim } = await startBot({ script: describing })
  const channel = sim.directly()
  const thread = sim.say({ text: 'seen?', channel, files: [picture()] })
  sim.workspace.files.clear()
  await until(() =>
    sim.viewer(thread, channel).some(({ text }) => text.includes('I am not allowed to open “house.png” here')),
  )
})

test('the token goes to Slack and to nobody else, and nothing inside the network is fetched', async () => {
  const { sim } = await startBot()
  const given: (string | undefined)[] = []
  const stranger = createServer((request, response) => {
    given.push(request.headers.authorization)
    response.end('hello')
  })
  await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void stranger.close())
  const { port } = stranger.address() as AddressInfo
  const installation = { token: sim.workspace.token } as AuthorizedInstallation
  const calls: Calls = () => Promise.reject(new Error('not asked'))
  const files = createSlackDownloads({
    calls,
    findInstallation: async () => installation,
    apiUrl: sim.apiUrl,
    time: systemTime,
  })
  onTestFinished(files.close)
  const url = `http://127.0.0.1:${port}/house.png`
  const opening = files.open({ id: 'T1/F1', name: 'a', mediaType: '', size: 1, url }, new AbortController().signal)
  await expect(opening).rejects.toMatchObject({ reason: 'forbidden' })
  expect(given).toEqual([])
})

test('files of all workspaces share a few connections, each with the token of its own', async () => {
  const given: (string | undefined)[] = []
  let connections = 0
  const slack = createServer((request, response) => {
    given.push(request.headers.authorization)
    response.end('hello')
  }).on('connection', () => (connections += 1))
  await new Promise<void>((listening) => slack.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void slack.close())
  const origin = `http://127.0.0.1:${(slack.address() as AddressInfo).port}`
  const files = createSlackDownloads({
    calls: () => Promise.reject(new Error('not asked')),
    findInstallation: async (workspace) => ({ token: `token-of-${workspace}` }) as AuthorizedInstallation,
    apiUrl: `${origin}/api/`,
    time: systemTime,
  })
  onTestFinished(files.close)
  const workspaces = Array.from({ length: 10 }, (_, index) => `T${index}`)
  for (const workspace of workspaces) {
    const file = { id: `${workspace}/F1`, name: 'a', mediaType: '', size: 5, url: `${origin}/a.png` }
    const bytes = await Array.fromAsync(await files.open(file, new AbortController().signal))
    expect(Buffer.concat(bytes).toString()).toBe('hello')
  }
  expect(given).toEqual(workspaces.map((workspace) => `Bearer token-of-${workspace}`))
  // The next download may begin before the connection of the last one is free again.
  expect(connections).toBeLessThan(5)
})

test('files of a person follow their words, once, though answers are lost; they go with them', async () => {
  const { sim, service, reported } = await startBot()
  const thread = sim.say({ text: `<@${sim.workspace.bot.user}> hello` })
  const files = () =>
    [...sim.channel.messages.values()].filter((message) => message.ours && message.thread === thread).slice(1)
  await until(() => sim.viewer(thread).some(({ text }) => text.includes('Hello there.')))
  const { List } = await service.data<{ List: { SessionID: number }[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  const sessionID = List[0]?.SessionID ?? 0
  await service.data('/chat/Chat/Claim', { sessionID, By: 'maria', Name: 'Maria' })
  const fileIds = []
  for (const name of ['one.png', 'two.png']) fileIds.push((await upload(service, png(), name)).FileId)
  sim.faults.next('files.completeUploadExternal', { kind: 'lost' })
  sim.faults.next('files.completeUploadExternal', { kind: 'cut' }, { skip: 1 })
  const said = { sessionID, By: 'maria', Content: 'Two rooms.', fileIds }
  const { MessageID } = await service.data<{ MessageID: number }>('/chat/Chat/Say', said)
  await until(() => files().length === 3)
  expect(files().map((message) => message.files[0]?.name ?? message.text)).toEqual([
    '**Maria:** Two rooms.',
    'one.png',
    'two.png',
  ])
  await service.data('/chat/Chat/SayRemove', { MessageID, By: 'maria' })
  await until(() => files().length === 0)
  sim.faults.next('files.getUploadURLExternal', { kind: 'refused', word: 'missing_scope' })
  await service.data('/chat/Chat/Say', { ...said, fileIds: fileIds.slice(1) })
  await until(() => files().at(-1)?.text.includes('“two.png” cannot be shown here.'))
  expect(reported).toHaveLength(1)
})

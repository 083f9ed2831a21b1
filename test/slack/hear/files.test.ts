import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { systemTime } from '../../../adapters/bridge/time.ts'
import { createFiles } from '../../../adapters/slack/hear/files.ts'
import type { FullInstallation } from '../../../adapters/slack/install/installations.ts'
import type { Calls } from '../../../adapters/slack/limits/calls.ts'
import { png } from '../../sim/media/pictures.ts'
import { recording } from '../../sim/media/recordings.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
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
  const installation = { token: sim.workspace.token } as FullInstallation
  const calls: Calls = () => Promise.reject(new Error('not asked'))
  const files = createFiles({ calls, findInstallation: async () => installation, apiUrl: sim.apiUrl, time: systemTime })
  onTestFinished(files.close)
  const url = `http://127.0.0.1:${port}/house.png`
  const opening = files.open({ id: 'T1/F1', name: 'a', mediaType: '', size: 1, url }, new AbortController().signal)
  await expect(opening).rejects.toMatchObject({ reason: 'forbidden' })
  expect(given).toEqual([])
})

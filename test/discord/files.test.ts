import { expect, test } from 'vitest'
import { png } from '../sim/media/pictures.ts'
import { recording } from '../sim/media/recordings.ts'
import type { Script } from '../sim/models/scripted-model.ts'
import { startBot } from './bot.ts'

/** Says what kind of question came, with what. */
const describing: Script = async function* ({ type, question, files }) {
  yield `${type} “${question}”: ${files.map(({ mediaType }) => mediaType).join(', ')}`
}
const picture = (name = 'house.png') => ({ name, mediaType: 'image/png', bytes: png() })

test('pictures are seen, several at once', async () => {
  const { sim } = await startBot({ script: describing })
  const ada = sim.join('Ada')
  const text = `${sim.bot.mention} what are these?`
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text, files: [picture(), picture('garden.png')] })
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'Image “what are these?”: image/png, image/png')
})

test('a voice message is heard', async () => {
  const { sim } = await startBot({ script: describing })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  const file = { name: 'voice-message.ogg', mediaType: 'audio/ogg', bytes: recording('tone.ogg') }
  sim.speak({ by: ada.id, in: dm, file, seconds: 1 })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text === 'Audio “”: audio/wav')
})

test.each([
  ['', 'text/plain; charset=utf-8'],
  ['about this: ', ''],
])('a long text, which Discord’s app sends as a file, is read as the message: “%s”', async (text, mediaType) => {
  const { sim, model, reported } = await startBot()
  const dm = sim.dm(sim.join('Ada').id).id
  const pasted = `We look for a home.\r\n${'It needs a garden. '.repeat(200)}`
  sim.say({
    by: sim.join('Ada').id,
    in: dm,
    text,
    files: [{ name: 'message.txt', mediaType, bytes: Buffer.from(pasted) }],
  })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text === 'Hello there.')
  const read = pasted.replace('\r', '').trim()
  expect(model.prompts.map(({ question }) => question)).toEqual([text === '' ? read : `${text.trim()}\n\n${read}`])
  expect(reported).toEqual([])
})

test('what cannot be opened is told in a sentence, and the words are answered', async () => {
  const { sim } = await startBot({ script: describing })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  const file = { name: 'plan.zip', mediaType: 'application/zip', bytes: Buffer.from('PK\u0003\u0004 nothing') }
  sim.say({ by: ada.id, in: dm, text: 'look', files: [file] })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text.includes('I cannot open “plan.zip”'))
  await sim.until(() => sim.viewer(dm).answers()[0]?.text.includes('Text “look”'))
})

test('a chatbot that hears no voice messages says so', async () => {
  const { sim, model } = await startBot({ chatbot: { EnablePushToTalk: false } })
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  sim.speak({ by: ada.id, in: dm, file: { name: 'v.ogg', mediaType: 'audio/ogg', bytes: Buffer.alloc(9) }, seconds: 1 })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text.startsWith('I am sorry, I do not listen'))
  expect(model.prompts).toEqual([])
})

test.each([0, 2])('an address that has expired is renewed, though Discord fails %i times first', async (times) => {
  const { sim } = await startBot({ script: describing, settings: { addressMs: -1_000 } })
  sim.faults.plan({ kind: 'failed', status: 503, done: false }, { method: 'GET', path: /\/messages\/\d+$/, times })
  const ada = sim.join('Ada')
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} and this?`, files: [picture()] })
  sim.settings.addressMs = 60_000
  await sim.until(() => sim.viewer(thread).answers()[0]?.text === 'Image “and this?”: image/png')
})

test('a file that is said to be inside the network is not fetched', async () => {
  const { sim, model } = await startBot()
  const ada = sim.join('Ada')
  const dm = sim.dm(ada.id).id
  sim.say({ by: ada.id, in: dm, text: '', files: [{ ...picture(), url: 'http://127.0.0.1:1/house.png' }] })
  await sim.until(() => sim.viewer(dm).answers()[0]?.text.startsWith('I am sorry, I cannot take “house.png”'))
  expect(model.prompts).toEqual([])
})

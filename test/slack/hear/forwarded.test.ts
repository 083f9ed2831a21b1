import { expect, test } from 'vitest'
import { png } from '../../sim/media/pictures.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import { startBot, until } from '../bot.ts'

const echo: Script = async function* ({ question }) {
  yield `So: ${question}`
}
const asked = (model: { prompts: readonly { question: string }[] }) => model.prompts.map(({ question }) => question)

test('a forwarded message is a question by itself, and belongs to the words that come with it', async () => {
  const { sim, model } = await startBot({ script: echo })
  const channel = sim.directly()
  const forwards = { author: 'Bo', text: 'Is the <https://x.test|barn> still there?\nAnd the house?' }
  const ts = sim.say({ text: '', channel, forwards })
  await until(() => sim.viewer(ts, channel).some(({ ours, open }) => ours && !open))
  const other = sim.say({ text: 'what do we say?', channel, forwards })
  await until(() => sim.viewer(other, channel).some(({ ours, open }) => ours && !open))
  const quoted = '> **Bo:** Is the barn (https://x.test) still there?\n> And the house?'
  expect(asked(model)).toEqual([quoted, `what do we say?\n\n${quoted}`])
})

test('a picture in a forwarded message is looked at', async () => {
  const script: Script = async function* ({ type, files }) {
    yield `${type}: ${files.length}`
  }
  const { sim } = await startBot({ script })
  const channel = sim.directly()
  const sent = [{ name: 'house.png', mimetype: 'image/png', bytes: png() }]
  const ts = sim.say({ text: 'nice?', channel, forwards: { author: 'Bo', text: 'look', files: sent } })
  await until(() => sim.viewer(ts, channel).some(({ text }) => text === 'Image: 1'))
})

test('a mention in a reply to somebody else’s message brings that message along, and no other does', async () => {
  const { sim, model, bridge } = await startBot({ script: echo })
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  const thread = sim.say({ text: 'The barn in Kent costs 90,000', person: bob })
  sim.say({ text: `${sim.mention()} is that right?`, thread })
  await until(() => sim.viewer(thread).some(({ ours, open }) => ours && !open))
  sim.say({ text: `${sim.mention()} and now?`, thread })
  await until(() => sim.viewer(thread).filter(({ ours, open }) => ours && !open).length === 2)
  await bridge.idle()
  expect(asked(model)).toEqual(['is that right?\n\n> **bob:** The barn in Kent costs 90,000', 'and now?'])
})

test('a reply keeps the message that it is about when it is edited at once', async () => {
  const { sim, model } = await startBot({ script: echo })
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  const thread = sim.say({ text: 'The barn in Kent costs 90,000', person: bob })
  const reply = sim.say({ text: `${sim.mention()} is ths right?`, thread })
  sim.edit(reply, `${sim.mention()} is this right?`)
  await until(() => sim.viewer(thread).some(({ ours, open }) => ours && !open))
  expect(asked(model)).toEqual([
    expect.stringMatching(/^is thi?s right\?\n\n> \*\*bob:\*\* The barn in Kent costs 90,000$/),
  ])
})

test('where Slack does not tell what a reply is about, the reply is answered all the same', async () => {
  const { sim, model } = await startBot({ script: echo })
  const thread = sim.say({ text: 'The barn' })
  sim.faults.next('conversations.replies', { kind: 'refused', word: 'a_word_that_nobody_foresaw' })
  sim.say({ text: `${sim.mention()} is that right?`, thread })
  await until(() => sim.viewer(thread).some(({ ours, open }) => ours && !open))
  expect(asked(model)).toEqual(['is that right?'])
})

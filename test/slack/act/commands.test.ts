import { expect, test } from 'vitest'
import { bridgeWordsEs } from '../../../adapters/bridge/words/es.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import type { SimSlack } from '../../sim/slack/slack.ts'
import type { Block } from '../../sim/slack/world.ts'
import { buttonsOf, idOfButton, startBot, until } from '../bot.ts'

type Talk = { Messages: { Content: string }[] }

const repeat: Script = async function* ({ question, exchanges }) {
  yield `${exchanges.length}: ${question}`
}
/** What was said to the person alone. */
const whispered = (sim: SimSlack, words: string, { id } = sim.person) =>
  until(() => [...sim.channel.messages.values()].find(({ onlyFor, text }) => onlyFor === id && text.includes(words)))

test('/ask asks for all to see, and is answered below', async () => {
  const { sim, model } = await startBot({ script: repeat })
  await sim.command('/ask', 'is <!channel> quiet?')
  const question = await until(() => [...sim.channel.messages.values()].find(({ ours }) => ours))
  await until(() => sim.viewer(question.ts).some(({ text }) => text.startsWith('0: ')))
  expect(model.prompts.map((prompt) => prompt.question)).toEqual(['is <!channel> quiet?'])
  expect(question.text).toContain('ana asks:')
  expect(sim.record.pings).toEqual([])
})

test('where the app is not, it says that it wants to be invited', async () => {
  const { sim, reported } = await startBot()
  const elsewhere = sim.world.addChannel(sim.workspace, 'elsewhere', [sim.person.id])
  await sim.command('/ask', 'anybody?', { channel: elsewhere })
  await until(() => [...elsewhere.messages.values()].find(({ text }) => text.includes('/invite')))
  expect(reported).toEqual([])
})

test('outside of the channels that it may answer in, the app keeps still, and says so to who uses a command', async () => {
  const { sim, model } = await startBot({ access: { channels: ['C1', 'direct'] } })
  sim.say({ text: `${sim.mention()} hello` })
  await sim.command('/ask', 'anybody?')
  await whispered(sim, 'I may not answer here')
  const channel = sim.directly()
  const thread = sim.say({ text: 'but here?', channel })
  await until(() => sim.viewer(thread, channel).some(({ ours }) => ours))
  expect(model.prompts.map(({ question }) => question)).toEqual(['but here?'])
})

test('an administrator sets the app up in any channel of a workspace that it may answer in', async () => {
  const { sim, serialNumber, service } = await startBot({ access: { channels: [] } })
  sim.person.admin = true
  await sim.command('/porchlight', 'desk')
  await whispered(sim, 'the desk of Ada')
  await sim.command('/porchlight', `use ${serialNumber}`)
  await whispered(sim, 'Ada answers here')
  expect(await service.data('/chat/Chatbot/DeskList', {})).toMatchObject({ List: [{ Channel: sim.channel.id }] })
})

test('in a workspace where it may not answer, nobody sets the app up', async () => {
  const { sim, service } = await startBot({ access: { workspaces: ['T-other'] } })
  sim.person.admin = true
  for (const text of ['desk', 'report', 'use']) {
    await sim.command('/porchlight', text)
    const told = await whispered(sim, '')
    expect(told.text).toContain('I may not answer here')
    sim.channel.messages.clear()
  }
  expect(await service.data('/chat/Chatbot/DeskList', {})).toMatchObject({ List: [] })
})

test('“help” in a thread and “/porchlight help” tell the person alone what there is', async () => {
  const { sim, model } = await startBot()
  await sim.command('/porchlight', 'help')
  await whispered(sim, '/listings')
  const thread = sim.say({ text: `${sim.mention()} help` })
  await until(() => sim.viewer(thread).some(({ text }) => text.includes('/listings')))
  expect(model.prompts).toEqual([])
})

test('“new” begins the talk of a thread anew, with buttons for the suggested questions', async () => {
  const { sim } = await startBot({ script: repeat, chatbot: { SuggestedMessage: 'What is new?\nWhat is cheap?' } })
  const thread = sim.say({ text: `${sim.mention()} first` })
  await until(() => sim.viewer(thread).some(({ text }) => text === '0: first'))
  sim.say({ text: 'new', thread })
  const greeting = await until(() => [...sim.channel.messages.values()].find(({ text }) => text.includes('I am Ada')))
  expect(buttonsOf(greeting.blocks)).toEqual(['What is new?', 'What is cheap?'])
  await sim.press(greeting.ts, idOfButton(greeting.blocks, 'What is cheap?'))
  await until(() => sim.viewer(thread).some(({ text }) => text === '0: What is cheap?'))
})

test('suggested questions that begin alike have a button each', async () => {
  const alike = 'What do the homes cost '.repeat(6)
  const { sim } = await startBot({ script: repeat, chatbot: { SuggestedMessage: `${alike}here?\n${alike}there?` } })
  sim.say({ text: sim.mention() })
  const greeting = await until(() => [...sim.channel.messages.values()].find(({ text }) => text.includes('I am Ada')))
  const [, there = ''] = greeting.blocks
    .flatMap(({ elements }) => (elements ?? []) as { action_id: string }[])
    .map((one) => one.action_id)
  await sim.press(greeting.ts, there)
  await until(() => sim.viewer(greeting.thread ?? greeting.ts).some(({ text }) => text === `0: ${alike}there?`))
})

test('the notification of a greeting shows its marks as Slack writes them', async () => {
  const { sim } = await startBot({ chatbot: { WelcomeMessage: '**Welcome** to [Elm Homes](https://elm.example.com)' } })
  sim.say({ text: sim.mention() })
  const posted = () => sim.record.calls.find(({ method }) => method === 'chat.postMessage')
  await until(() => posted()?.args['text'] === '*Welcome* to <https://elm.example.com|Elm Homes>')
})

test('who calls the app without a word is greeted once', async () => {
  const { sim } = await startBot()
  const thread = sim.say({ text: sim.mention() })
  await until(() => sim.viewer(thread).some(({ text }) => text.includes('I am Ada')))
  await until(() => sim.events.every(({ acknowledgedAt }) => acknowledgedAt !== undefined))
  expect(sim.viewer(thread)).toHaveLength(2)
})

test('“human” asks for a person in the person’s own language', async () => {
  const { sim, service, serialNumber } = await startBot({ script: repeat })
  const lucia = sim.world.addPerson(sim.workspace, 'lucia', 'es-ES')
  const direct = sim.directly({ person: lucia })
  const thread = sim.say({ text: 'hola', person: lucia, channel: direct })
  await until(() => sim.viewer(thread, direct).some(({ text }) => text === '0: hola'))
  sim.say({ text: 'human', person: lucia, channel: direct, thread })
  await until(() => sim.viewer(thread, direct).filter(({ ours }) => ours).length === 2)
  const talks = await service.data<Talk[]>('/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber })
  expect(talks.flatMap(({ Messages }) => Messages.map(({ Content }) => Content))).toContain(bridgeWordsEs.human)
})

test('what Slack escaped in a command is as the person typed it', async () => {
  const { sim, model } = await startBot({ script: repeat })
  await sim.command('/ask', 'cats &amp; dogs for &lt; $900?')
  await until(() =>
    [...sim.channel.messages.values()].some(({ text }) => text.includes('> cats &amp; dogs for &lt; $900?')),
  )
  await until(() => model.prompts[0]?.question === 'cats & dogs for < $900?')
})

test('an administrator chooses which chatbot answers, and nobody else', async () => {
  const { sim, service } = await startBot()
  const other = await service.data<string>('/chat/Chatbot/Add', { Name: 'Bea', WelcomeMessage: 'Bea here.' })
  await sim.command('/porchlight', `use ${other}`)
  await whispered(sim, 'Only an administrator')
  const partner = sim.world.addPerson(sim.workspace, 'partner', 'es-ES', 'T0PARTNER')
  partner.admin = true
  await sim.command('/porchlight', `use ${other}`, { person: partner })
  await whispered(sim, 'Solo quien administra', partner)
  sim.person.admin = true
  const boss = sim.world.addPerson(sim.workspace, 'boss')
  boss.admin = true
  const at = { person: boss }
  for (const [index, text] of ['use', 'use 2WRONG', 'use Bea'].entries()) {
    await sim.command('/porchlight', text, at)
    const lists = () => [...sim.channel.messages.values()].filter((one) => one.text.includes(`\`${other}\` Bea`))
    await until(() => lists().length === index + 1)
  }
  await sim.command('/porchlight', `use ${other}`, at)
  await until(() => [...sim.channel.messages.values()].find(({ text }) => text.includes('Bea answers here')))
  const thread = sim.say({ text: sim.mention() })
  await until(() => sim.viewer(thread).some(({ text }) => text === 'Bea here.'))
})

test('“Ask about this” asks about a message in its thread', async () => {
  const { sim, model } = await startBot({ script: repeat })
  const message = sim.say({ text: 'The roof was mended in 2020.' })
  await sim.shortcut('ask_about', message)
  const dialog = await until(() => sim.dialog())
  await sim.submit(dialog, { question: 'By whom?' })
  await until(() => sim.viewer(message).some(({ text }) => text.startsWith('0: By whom?')))
  expect(model.prompts[0]?.question).toBe('By whom?\n\n> The roof was mended in 2020.')
})

test('the app’s home has the search, and questions that are answered in the talk with it', async () => {
  const { sim } = await startBot({ script: repeat, chatbot: { SuggestedMessage: 'What is new?' } })
  sim.openHome()
  const home = await until(() => sim.home())
  const blocks = home.body['blocks'] as Block[]
  expect(buttonsOf(blocks)).toEqual(['Search listings', 'What is new?'])
  await sim.pressIn(home, idOfButton(blocks, 'Search listings'))
  const dialog = await until(() => sim.dialog())
  await sim.submit(dialog, {})
  const direct = sim.directly()
  await until(() => [...direct.messages.values()].find(({ text }) => text.includes('No listing matches.')))
  await sim.pressIn(home, idOfButton(blocks, 'What is new?'))
  await until(() => [...direct.messages.values()].find(({ text }) => text === '0: What is new?'))
})

test('the talk with the app begins with suggested questions', async () => {
  const { sim } = await startBot({ chatbot: { SuggestedMessage: 'a\nb\nc\nd\ne' } })
  sim.openHome('messages')
  const direct = sim.directly()
  const prompts = await until(() => sim.workspace.sessions.get(`${direct.id}/`)?.prompts)
  expect(prompts.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd'])
})

test('“forget me” and “/porchlight forget” forget a person after one confirmation, and say what went', async () => {
  const { sim, service, serialNumber } = await startBot({ script: repeat })
  const thread = sim.say({ text: `${sim.mention()} first` })
  await until(() => sim.viewer(thread).some(({ text }) => text === '0: first'))
  sim.say({ text: 'Forget me', thread })
  const asked = await whispered(sim, 'I will forget you')
  await sim.press(asked.ts, idOfButton(asked.blocks, 'Forget me'))
  await whispered(sim, '1 talk, 2 messages, 0 notes of how to reach you')
  expect(await service.data('/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber })).toEqual([])
  await sim.command('/porchlight', 'forget')
  const again = await until(() =>
    [...sim.channel.messages.values()].find(({ text, ts }) => text.includes('I will forget you') && ts !== asked.ts),
  )
  await sim.press(again.ts, idOfButton(again.blocks, 'Forget me'))
  await whispered(sim, 'I knew nothing of you.')
})

test('“/porchlight report” tells an administrator in private, with a picture, and takes answers there', async () => {
  const script: Script = async function* ({ question }) {
    yield question.includes('dogs') ? 'I do not know.' : 'Yes.'
  }
  const { sim, service, serialNumber, reported } = await startBot({ script })
  for (const text of ['any garden?', 'May I bring dogs & cats?']) {
    const thread = sim.say({ text: `${sim.mention()} ${text}` })
    await until(() => sim.viewer(thread).length === 2)
  }
  await sim.command('/porchlight', 'report day')
  await whispered(sim, 'Only an administrator of this workspace sees reports.')
  const boss = sim.world.addPerson(sim.workspace, 'boss')
  boss.admin = true
  await sim.command('/porchlight', 'report day', { person: boss })
  const direct = sim.directly({ person: boss })
  const said = () => [...direct.messages.values()]
  const picture = await until(() => said().find(({ files }) => files.length > 0))
  expect(picture.files[0]).toMatchObject({ name: 'report.png', ready: true })
  expect(sim.record.calls.find(({ method }) => method === 'files.getUploadURLExternal')?.args).toMatchObject({
    alt_text: expect.stringMatching(/^Questions of each day: .*: 2$/),
  })
  const report = await until(() => said().find(({ text }) => text.startsWith('*Today*')))
  const shown = JSON.stringify(report.blocks)
  expect(shown).toContain('*2* questions · *1* people · *1* answered · *1* not answered')
  expect(shown).toContain('May I bring dogs &amp; cats? (1)')
  const { action_id = '' } = report.blocks.map((block) => block['accessory'] as { action_id: string }).at(-1) ?? {}
  await sim.press(report.ts, action_id, { channel: direct, person: boss })
  const scene = { workspace: sim.workspace, channel: direct, person: boss }
  const dialog = await until(() => sim.dialog(scene))
  await sim.submit(dialog, { answer: 'Yes, small ones.' }, { channel: direct, person: boss })
  await until(() => said().find(({ text }) => text.includes('From now on I may tell everybody')))
  const { SystemMessage } = await service.data<{ SystemMessage: string }>('/chat/Chatbot/Detail', { serialNumber })
  expect(SystemMessage).toBe('Public:\nAbout “May I bring dogs & cats”: Yes, small ones.')
  expect(reported).toEqual([])
})

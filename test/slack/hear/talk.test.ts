import { expect, test } from 'vitest'
import type { Script } from '../../sim/models/scripted-model.ts'
import type { SimSlack } from '../../sim/slack/slack.ts'
import type { Channel } from '../../sim/slack/world.ts'
import { startBot, until } from '../bot.ts'

const echo: Script = async function* ({ question, exchanges }) {
  yield `${exchanges.length}: `
  yield question
}
/** What the app said in a thread, once it has been said whole. */
const answers = (sim: SimSlack, thread: string, channel: Channel = sim.channel) =>
  sim
    .viewer(thread, channel)
    .filter(({ ours, open }) => ours && !open)
    .map(({ text }) => text)
const said = (sim: SimSlack, thread: string, text: string, channel?: Channel) =>
  until(() => answers(sim, thread, channel).includes(text))

test('a mention is answered once in a thread, though Slack tells of it twice', async () => {
  const { sim, model, reported, bridge } = await startBot()
  const ts = sim.say({ text: `${sim.mention()} What is there in Kent?` })
  await said(sim, ts, 'Hello there.')
  await bridge.idle()
  expect(answers(sim, ts)).toEqual(['Hello there.'])
  expect(model.prompts.map(({ question }) => question)).toEqual(['What is there in Kent?'])
  expect(reported).toEqual([])
})

test('in its thread the app needs no mention, and remembers the talk, and who speaks', async () => {
  const { sim, service } = await startBot({ script: echo })
  const thread = sim.say({ text: `${sim.mention()} first` })
  await said(sim, thread, '0: first')
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  sim.say({ text: 'second', thread, person: bob })
  await said(sim, thread, '1: second')
  // By now Slack has told who bob is.
  sim.say({ text: 'third', thread, person: bob })
  await said(sim, thread, '2: third')
  expect(await service.data('/chat/Chat/SessionDetail', { sessionID: 1 })).toMatchObject({ visitorName: 'bob' })
})

test('what is not said to the app is left alone', async () => {
  const { sim, model } = await startBot()
  const other = sim.say({ text: 'hello all' })
  sim.say({ text: 'hello you', thread: other })
  const thread = sim.say({ text: `${sim.mention()} hello` })
  await said(sim, thread, 'Hello there.')
  for (const called of [`<@${sim.person.id}>`, '<!subteam^S0LEASE|@leasing>', '<!here>', '<!channel>', '<!everyone>'])
    sim.say({ text: `${called} look at this`, thread })
  sim.say({ text: 'and now?', thread })
  await until(() => answers(sim, thread).length === 2)
  expect(model.prompts.map(({ question }) => question)).toEqual(['hello', 'and now?'])
})

test('a direct message is answered in its thread', async () => {
  const { sim } = await startBot({ script: echo })
  const direct = sim.directly()
  const thread = sim.say({ text: 'hello', channel: direct })
  await said(sim, thread, '0: hello', direct)
  sim.say({ text: 'again', channel: direct, thread })
  await said(sim, thread, '1: again', direct)
})

test('people who are mentioned are called by their names', async () => {
  const { sim } = await startBot({ script: echo })
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  const thread = sim.say({ text: `${sim.mention()} I spoke with <@${bob.id}>` })
  await said(sim, thread, '0: I spoke with @bob')
})

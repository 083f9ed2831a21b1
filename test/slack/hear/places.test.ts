import { expect, test } from 'vitest'
import { fast } from '../../sim/slack/settings.ts'
import { startBot, until } from '../bot.ts'

const HOUR_MS = 3_600_000

test('who names the app by an edit is answered, once; of what was said long ago an edit asks nothing', async () => {
  const { sim, model, bridge } = await startBot()
  const asked = () => model.prompts.map(({ question }) => question)
  const forgotten = sim.say({ text: 'any garden?' })
  sim.edit(forgotten, `${sim.mention()} any garden?`)
  await until(() => sim.viewer(forgotten).some(({ ours, open }) => ours && !open))
  sim.edit(forgotten, `${sim.mention()} any garden or balcony?`)
  const old = sim.say({ text: 'any pool?' })
  sim.edit(old, `${sim.mention()} any pool or lake?`, { laterMs: HOUR_MS })
  const last = sim.say({ text: `${sim.mention()} hello` })
  await until(() => sim.viewer(last).some(({ ours, open }) => ours && !open))
  await bridge.idle()
  expect(asked()).toEqual(['any garden?', 'hello'])
})

type Kind = 'channel' | 'group' | 'mpim'

/** The app is called in a channel of this kind, answers, and is spoken to further in the thread. */
async function walk(kind: Kind, settings: { mpimMentions?: boolean } = {}) {
  const bot = await startBot({ settings: { ...fast, ...settings } })
  const { sim, bridge } = bot
  const bob = sim.world.addPerson(sim.workspace, 'bob')
  const members = [sim.workspace.bot.user, sim.person.id, bob.id]
  const channel = sim.world.addChannel(sim.workspace, 'place', members, kind)
  const answers = (ts: string) => sim.viewer(ts, channel).filter(({ ours, open }) => ours && !open).length
  sim.say({ text: 'nobody calls the app here', channel })
  const thread = sim.say({ text: `${sim.mention()} hello`, channel })
  await until(() => answers(thread) === 1)
  sim.say({ text: 'and further?', channel, thread, person: bob })
  await until(() => answers(thread) === 2)
  await sim.command('/ask', 'and here?', { channel })
  await until(() => [...channel.messages.values()].some(({ text }) => text.includes('and here?')))
  await until(() => bot.model.prompts.length > 2)
  await bridge.idle()
  return { ...bot, answered: answers(thread), asked: bot.model.prompts.length }
}

test.each<[string, Kind, { mpimMentions?: boolean }]>([
  ['a public channel', 'channel', {}],
  ['a private channel', 'group', {}],
  ['a talk of several people, where a mention comes twice', 'mpim', { mpimMentions: true }],
  ['a talk of several people, where a mention comes as a message only', 'mpim', { mpimMentions: false }],
])('in %s the app answers whoever calls it, once, and goes on in the thread', async (_, kind, settings) => {
  const { answered, asked, reported } = await walk(kind, settings)
  expect([answered, asked]).toEqual([2, 3])
  expect(reported).toEqual([])
})

import { expect, test } from 'vitest'
import { openShortMemory } from '../../../adapters/bridge/memory/sqlite.ts'
import {
  createMovedChannels,
  settingsWithFirstIds,
  withFirstId,
} from '../../../adapters/slack/limits/moved-channels.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { png } from '../../sim/media/pictures.ts'
import type { Script } from '../../sim/models/scripted-model.ts'
import type { SimSlack } from '../../sim/slack/slack.ts'
import type { Channel } from '../../sim/slack/world.ts'
import { startBot, until } from '../bot.ts'
import { openOffice } from '../desk/office.ts'

const counting: Script = async function* ({ question, exchanges }) {
  yield `${exchanges.length}: ${question}`
}

/** Shares a channel with another company, by which it gets another id. Resolves when the app knows. */
async function share(sim: SimSlack, channel: Channel) {
  const told = sim.shareChannel({ channel })
  await until(() => told.acknowledgedAt)
}

/** A private channel with Ana and the app in it. */
async function startPrivately(options: Parameters<typeof startBot>[0] = {}) {
  const bot = await startBot({ script: counting, ...options })
  const { sim } = bot
  const channel = sim.world.addChannel(sim.workspace, 'sellers', [sim.workspace.bot.user, sim.person.id], 'group')
  const ours = (thread: string) =>
    sim.viewer(thread, channel).flatMap((message) => (message.ours && !message.open ? message.text : []))
  return { ...bot, channel, ours }
}

test('a talk in a private channel that gets another id goes on in its thread and session, and somebody is told', async () => {
  const { sim, channel, ours, reported } = await startPrivately()
  const before = channel.id
  const thread = sim.say({ text: `${sim.mention()} first`, channel })
  await until(() => ours(thread).includes('0: first'))
  await share(sim, channel)
  sim.say({ text: 'second', thread, channel })
  await until(() => ours(thread).includes('1: second'))
  await share(sim, channel)
  sim.say({ text: 'third', thread, channel })
  await until(() => ours(thread).includes('2: third'))
  expect(ours(thread)).toHaveLength(3)
  expect(reported.map(String)).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('changed the id')))
  expect(String(reported[0])).toContain(before)
})

test('an answer that grows while its channel gets another id is completed', async () => {
  const gate = createGate()
  const { sim, channel, ours } = await startPrivately({
    script: async function* () {
      yield 'It has '
      await gate.opened
      yield 'a garden.'
    },
  })
  const thread = sim.say({ text: `${sim.mention()} tell me`, channel })
  await until(() => sim.viewer(thread, channel).some(({ text }) => text.startsWith('It has')))
  await share(sim, channel)
  gate.open()
  await until(() => ours(thread).includes('It has a garden.'))
  expect(ours(thread)).toHaveLength(1)
})

test('another process of the app, which Slack did not tell of the change, follows it', async () => {
  const { sim, channel, ours, stop, run, reported } = await startPrivately()
  const thread = sim.say({ text: `${sim.mention()} first`, channel })
  await until(() => ours(thread).includes('0: first'))
  await share(sim, channel)
  await stop()
  await run()
  sim.say({ text: 'second', thread, channel })
  await until(() => ours(thread).includes('1: second'))
  expect(reported).toHaveLength(1)
})

test('a question that was asked by a command where the channel got another id is answered in one talk', async () => {
  const { sim, channel, ours } = await startPrivately()
  await share(sim, channel)
  await sim.command('/ask', 'is there a garden?', { channel })
  const asked = await until(() => sim.viewer(undefined, channel).find((message) => message.ours)?.ts)
  await until(() => ours(asked).includes('0: is there a garden?'))
  sim.say({ text: 'and a pool?', thread: asked, channel })
  await until(() => ours(asked).includes('1: and a pool?'))
})

test('a desk whose channel gets another id stays the desk of its chatbot', async () => {
  const { sim, maria, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await share(sim, at.office)
  await at.claim(root)
  at.write(root, maria, 'Hello')
  await until(() => at.texts().includes('**maria:** Hello'))
  at.ask('Is there a garden?')
  await until(() => at.relayed(root).includes('Is there a garden?'))
  expect(at.desks()).toHaveLength(1)
})

test('a file that a visitor deletes goes with its message from a desk whose channel got another id', async () => {
  const { sim, office, ...at } = await openOffice()
  await at.handOver()
  const root = await at.deskThread()
  await at.claim(root)
  await share(sim, office)
  const before = at.atDesk(root).length
  const passport = { name: 'passport.png', mimetype: 'image/png', bytes: png() }
  const message = at.ask('', { files: [passport] })
  await until(() => at.atDesk(root).some(({ files }) => files.includes('passport.png')))
  sim.remove(message)
  await until(() => at.atDesk(root).length === before)
})

test('settings may name a channel by any id that it had', async () => {
  const channels = createMovedChannels(openShortMemory().keyv)
  // Slack may tell of changes in any order, and more than once.
  await channels.moved('C2', 'C3')
  await channels.moved('G1', 'C2')
  await channels.moved('G1', 'C2')
  const named = {
    BOT_CHANNELS: ['G1', 'C9', 'direct', 'C3'],
    CHATBOTS: { 'T1/C3': 'ONE', T1: 'TWO', 'T1/C9': 'THREE' },
  }
  expect(await settingsWithFirstIds(named, channels)).toEqual({
    BOT_CHANNELS: ['G1', 'C9', 'direct', 'G1'],
    CHATBOTS: { 'T1/G1': 'ONE', T1: 'TWO', 'T1/C9': 'THREE' },
  })
  expect(await Promise.all(['G1', 'C2', 'C9'].map(channels.presentId))).toEqual(['C3', 'C3', 'C9'])
})

test('the first id of a channel that a click names twice is looked up once', async () => {
  const asked: string[] = []
  const firstId = async (channel: string) => {
    asked.push(channel)
    return `first of ${channel}`
  }
  const known = await withFirstId({ channel: { id: 'C2' }, container: { channel_id: 'C2' } }, { firstId })
  expect(known).toEqual({ channel: { id: 'first of C2' }, container: { channel_id: 'first of C2' } })
  expect(asked).toEqual(['C2'])
})

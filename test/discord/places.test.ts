import { ChannelType, OverwriteType, PermissionFlagsBits } from 'discord.js'
import { expect, test } from 'vitest'
import { discordWordsFor } from '../../adapters/discord/words/words.ts'
import type { Event } from '../../src/contract/events/events.ts'
import { withoutLimits } from '../sim/discord/settings.ts'
import type { Script } from '../sim/models/scripted-model.ts'
import { startBot } from './bot.ts'

const echo: Script = async function* ({ question }) {
  yield `You said: ${question}`
}
type Bot = Awaited<ReturnType<typeof startBot>>
const answersTo = (sim: Bot['sim'], channel: string, text: string) =>
  sim.until(() =>
    sim
      .viewer(channel)
      .answers()
      .find((message) => message.text === `You said: ${text}`),
  )

test('in a channel with text in voice, which takes no threads, the bot replies', async () => {
  const { sim, reported } = await startBot({ script: echo })
  const voice = sim.addChannel('viewing', [], ChannelType.GuildVoice)
  const ada = sim.join('Ada').id
  const question = sim.say({ by: ada, in: voice.id, text: `${sim.bot.mention} hello` })
  const answer = await answersTo(sim, voice.id, 'hello')
  expect(answer.shape.message_reference?.message_id).toBe(question)
  sim.say({ by: ada, in: voice.id, text: 'and further?', replyTo: answer.id })
  await answersTo(sim, voice.id, 'and further?')
  expect(reported).toEqual([])
})

test('in an announcement channel it answers in a thread', async () => {
  const { sim } = await startBot({ script: echo })
  const news = sim.addChannel('news', [], ChannelType.GuildAnnouncement)
  const ada = sim.join('Ada').id
  const thread = sim.say({ by: ada, in: news.id, text: `${sim.bot.mention} hello` })
  await answersTo(sim, thread, 'hello')
  expect(sim.world.channel(thread).type).toBe(ChannelType.AnnouncementThread)
  sim.say({ by: ada, in: thread, text: 'further' })
  await answersTo(sim, thread, 'further')
})

test('a post in a forum that names the bot is answered in it', async () => {
  const { sim } = await startBot({ script: echo })
  const forum = sim.addChannel('questions', [], ChannelType.GuildForum)
  const ada = sim.join('Ada').id
  const post = sim.publish({ by: ada, in: forum.id, title: 'Homes', text: `${sim.bot.mention} what is there?` })
  await answersTo(sim, post, 'what is there?')
  sim.say({ by: ada, in: post, text: 'thanks, all' })
  sim.say({ by: ada, in: post, text: `${sim.bot.mention} and in Kent?` })
  await answersTo(sim, post, 'and in Kent?')
})

test('named in a private thread, which it comes to know only then, it answers there', async () => {
  const { sim, model } = await startBot({ script: echo })
  const ada = sim.join('Ada').id
  const thread = sim.threads.open(sim.channel, 'Between us', ada, undefined, { isPrivate: true }).id
  sim.say({ by: ada, in: thread, text: 'not for the bot' })
  sim.say({ by: ada, in: thread, text: `${sim.bot.mention} for the bot` })
  await answersTo(sim, thread, 'for the bot')
  expect(model.prompts).toHaveLength(1)
})

test('in a channel that only some may see, it answers those who see it', async () => {
  const { sim } = await startBot({ script: echo })
  const hidden = (id: string, allow: bigint) => ({ id, type: OverwriteType.Member, allow: String(allow), deny: '0' })
  const all = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages
  const ada = sim.join('Ada').id
  const everyone = {
    id: sim.guild.id,
    type: OverwriteType.Role,
    allow: '0',
    deny: String(PermissionFlagsBits.ViewChannel),
  }
  const channel = sim.addChannel('owners', [everyone, hidden(ada, all), hidden(sim.bot.id, all)])
  const thread = sim.say({ by: ada, in: channel.id, text: `${sim.bot.mention} hello` })
  await answersTo(sim, thread, 'hello')
})

test('where the bot may not write, /ask is answered to the person alone, with what to allow', async () => {
  const { sim, reported } = await startBot({ script: echo })
  const deny = String(PermissionFlagsBits.SendMessages)
  const quiet = sim.addChannel('rules', [{ id: sim.bot.id, type: OverwriteType.Member, allow: '0', deny }])
  const ada = sim.join('Ada').id
  await sim.command({ by: ada, in: quiet.id, name: 'ask', options: { question: 'hello?' } })
  const seen = () => sim.viewer(quiet.id, ada).answers()
  await sim.until(() => seen().length === 2 && seen()[1]?.buttons.length === 0)
  expect(seen().map(({ text }) => text)).toEqual([
    'I may not write here, so only you see my answer. Somebody who runs this server can allow me “View Channel”, “Send Messages”.',
    'You said: hello?',
  ])
  expect(sim.viewer(quiet.id).answers()).toEqual([])
  await sim.command({ by: ada, in: quiet.id, name: 'ask', options: { question: 'and now?' } })
  await sim.until(() => seen().at(-1)?.text === 'You said: and now?')
  expect(reported).toEqual([])
})

const groupWith = (sim: Bot['sim'], ada: string) =>
  sim.world.addChannel({ type: ChannelType.GroupDM, name: '', guildId: undefined, people: new Set([ada]) })

test.each([
  ['a group', groupWith],
  [
    'a server of which the bot is no member',
    (sim: Bot['sim'], ada: string) => {
      const guild = sim.world.addGuild('Elsewhere', ada, sim.guild.roles.get(sim.guild.id)?.permissions ?? 0n)
      return sim.world.addChannel({ type: ChannelType.GuildText, name: 'general', guildId: guild.id })
    },
  ],
])('whoever brought the bot along to %s is answered there', async (_, place) => {
  const { sim, reported } = await startBot({
    script: async function* ({ question }) {
      yield `You said: ${question} `
      yield 'word '.repeat(600)
      yield 'end.'
    },
  })
  const ada = sim.join('Ada').id
  const { id } = place(sim, ada)
  await sim.command({ by: ada, in: id, name: 'ask', options: { question: 'hello?' } })
  const texts = () =>
    sim
      .viewer(id)
      .answers()
      .map(({ text }) => text)
  await sim.until(() => texts().at(-1)?.endsWith('end.') === true)
  expect(texts()[0]).toBe('> hello?')
  expect(texts().slice(1).join(' ')).toBe(`You said: hello? ${'word '.repeat(600)}end.`)
  await sim.command({ by: ada, in: id, name: 'new' })
  await sim.until(() => texts().at(-1)?.includes('Ada') === true)
  expect(reported).toEqual([])
})

/** Longer than the five messages that Discord lets a person's app send for one command. */
const LONG = `begin ${'word '.repeat(2_600)}end.`
const sayingLong: Script = async function* () {
  yield LONG
}

test('in a group, what a command has no more messages for goes on in private, and the group is told so', async () => {
  const { sim, reported } = await startBot({ script: sayingLong, settings: withoutLimits })
  const ada = sim.join('Ada').id
  const group = groupWith(sim, ada)
  const textsIn = (channel: string) =>
    sim
      .viewer(channel)
      .answers()
      .map(({ text }) => text)
  await sim.command({ by: ada, in: group.id, name: 'ask', options: { question: 'all?' } })
  await sim.until(() => textsIn(sim.dm(ada).id).at(-1)?.endsWith('end.') === true)
  const [said, ...answer] = textsIn(group.id)
  expect(answer).toHaveLength(5)
  expect([...answer, ...textsIn(sim.dm(ada).id)].join(' ')).toBe(LONG)
  expect(said).toBe(`> all?\n\n${discordWordsFor('en').goesOnInPrivate}`)
  await sim.command({ by: ada, in: group.id, name: 'ask', options: { question: 'more?' } })
  await sim.until(() => textsIn(sim.dm(ada).id).filter((text) => text.endsWith('end.')).length === 2)
  expect(sim.pings).toEqual([])
  expect(reported).toEqual([])
})

test('in a group, what a person says after the command’s fifteen minutes goes on in private', async () => {
  const { sim, service, reported } = await startBot({ script: echo })
  const ada = sim.join('Ada').id
  const group = groupWith(sim, ada)
  await sim.command({ by: ada, in: group.id, name: 'ask', options: { question: 'is it quiet there?' } })
  await answersTo(sim, group.id, 'is it quiet there?')
  const { List } = await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  const staff = { sessionID: List[0]?.SessionID, By: 'maria' }
  await service.data('/chat/Chat/Claim', { ...staff, Name: 'Maria' })
  const say = (Content: string) => service.data<{ MessageID: number }>('/chat/Chat/Say', { ...staff, Content })
  const price = await say('It costs 1.')
  await sim.until(() => sim.viewer(group.id).answers().at(-1)?.text === '**Maria:** It costs 1.')
  sim.settings.tokenMs = 0
  const { MessageID } = await say('Very.')
  const inPrivate = () =>
    sim
      .viewer(sim.dm(ada).id)
      .answers()
      .map(({ text }) => text)
  await sim.until(() => inPrivate().length > 0)
  expect(inPrivate()).toEqual(['**Maria:** Very.'])
  await service.data('/chat/Chat/SayEdit', { By: 'maria', MessageID, Content: 'Very, at night.' })
  await sim.until(() => inPrivate()[0] === '**Maria:** Very, at night.')
  await service.data('/chat/Chat/SayEdit', { By: 'maria', MessageID: price.MessageID, Content: 'It costs 2.' })
  await sim.until(() => inPrivate().length === 2)
  expect(inPrivate()).toEqual(['**Maria:** Very, at night.', '**Maria:** It costs 2.'])
  expect(sim.viewer(group.id).answers()).toHaveLength(3)
  expect(reported).toEqual([])
})

test('in a group, what goes neither there nor in private is told to be missing', async () => {
  const { sim } = await startBot({ script: sayingLong, settings: withoutLimits })
  const ada = sim.join('Ada').id
  const group = groupWith(sim, ada)
  sim.faults.plan(
    { kind: 'refused', status: 403, code: 50007 },
    { path: new RegExp(`/channels/${sim.dm(ada).id}/`), times: 100 },
  )
  await sim.command({ by: ada, in: group.id, name: 'ask', options: { question: 'all?' } })
  const missing = `> all?\n\n${discordWordsFor('en').restNotShown}`
  await sim.until(() => sim.viewer(group.id).answers()[0]?.text === missing)
  expect(sim.viewer(group.id).answers()).toHaveLength(6)
})

test('people who talk with each other in the bot’s thread are left alone', async () => {
  const { sim, model } = await startBot({ script: echo })
  const [ada, ben] = [sim.join('Ada').id, sim.join('Ben').id]
  const thread = sim.say({ by: ada, in: sim.channel.id, text: `${sim.bot.mention} hello` })
  await answersTo(sim, thread, 'hello')
  const toBen = sim.say({ by: ada, in: thread, text: `<@${ben}> what do you think?` })
  sim.say({ by: ben, in: thread, text: 'I like it', replyTo: toBen })
  sim.say({ by: ben, in: thread, text: `${sim.bot.mention} <@${ada}> and I would like to see it` })
  await sim.until(() => model.prompts.length === 2)
  expect(model.prompts.at(-1)?.question).toBe('@Ada and I would like to see it')
})

test('an event that discord.js cannot read does not end the bot', async () => {
  const { sim, reported } = await startBot({ script: echo })
  const audience = { guildId: sim.guild.id, intents: 0 }
  sim.gateway.dispatch(
    'MESSAGE_CREATE',
    { id: '1', channel_id: sim.channel.id, guild_id: sim.guild.id, author: null },
    audience,
  )
  sim.gateway.dispatch('GUILD_CREATE', { id: null }, audience)
  const thread = sim.say({ by: sim.join('Ada').id, in: sim.channel.id, text: `${sim.bot.mention} still there?` })
  await answersTo(sim, thread, 'still there?')
  expect(String(reported[0])).toMatch(/cannot read an event of the kind MESSAGE_CREATE/)
})

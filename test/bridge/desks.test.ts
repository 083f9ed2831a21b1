import { PermissionFlagsBits } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../src/contract/client/client.ts'
import { connectBot as connectDiscord } from '../discord/bot.ts'
import { startDiscord } from '../sim/discord/discord.ts'
import { png } from '../sim/media/pictures.ts'
import { createScriptedModel } from '../sim/models/scripted-model.ts'
import { startService } from '../sim/service/service.ts'
import { startSlack } from '../sim/slack/slack.ts'
import { buttonsOf, connectBot as connectSlack, idOfButton, until } from '../slack/bot.ts'

/** A visitor of the business. */
type Visitor = {
  name: string
  ask: (text: string, file?: string) => void
  reads: () => string[]
  files: () => string[]
}
/** Two of its people at the desk, by their names; messages by what names them there. */
type Desk = {
  set: () => Promise<void>
  press: (who: string, label: string) => Promise<unknown>
  card: () => { text: string; buttons: string[] } | undefined
  say: (who: string, text: string, file?: string) => string
  edit: (message: string, text: string) => void
  remove: (message: string) => void
  marks: (message: string) => string[]
  /** what the visitor said, as it stands there */
  reads: () => string[]
  files: () => string[]
  threads: () => number
}
const STAFF = ['Maria', 'Ben']
const sent = (name?: string) =>
  name === undefined ? [] : [{ name, mimetype: 'image/png', mediaType: 'image/png', bytes: png() }]

/** One core, with the real bots on a Discord and on a Slack of this machine. */
async function startAll() {
  const model = createScriptedModel(async function* ({ question, exchanges }) {
    yield `${exchanges.length}: ${question}`
  })
  const [service, slack, discord] = await Promise.all([startService({ model }), startSlack(), startDiscord()])
  onTestFinished(() => service.stop())
  onTestFinished(() => slack.close())
  onTestFinished(() => discord.close())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { Name: 'Ada' })
  const client = createClient({ baseUrl: service.url, secretKey: service.keys.secret })
  const reported: unknown[] = []
  const parts = { client, serialNumber, report: (error: unknown) => void reported.push(error) }
  const bots = await Promise.all([connectSlack({ ...parts, sim: slack }), connectDiscord({ ...parts, sim: discord })])
  for (const bot of bots) onTestFinished(bot.stop)
  return { service, slack, discord, serialNumber, reported, model }
}
type All = Awaited<ReturnType<typeof startAll>>

function visitorOnSlack({ slack }: All): Visitor {
  let thread: string | undefined
  const seen = () => slack.viewer(thread).filter(({ ours }) => ours)
  return {
    name: 'ana',
    ask(text, file) {
      const said = { text: thread === undefined ? `${slack.mention()} ${text}` : text, thread, files: sent(file) }
      thread ??= slack.say(said)
      if (said.thread !== undefined) slack.say(said)
    },
    reads: () => seen().map(({ text }) => text),
    files: () => seen().flatMap(({ files }) => files),
  }
}

function visitorOnDiscord({ discord }: All): Visitor {
  const kim = discord.join('Kim')
  let thread: string | undefined
  const seen = () => discord.viewer(thread ?? '').answers()
  return {
    name: 'Kim',
    ask(text, file) {
      const { id: channel } = discord.channel
      if (thread !== undefined) discord.say({ by: kim.id, in: thread, text, files: sent(file) })
      thread ??= discord.say({ by: kim.id, in: channel, text: `${discord.bot.mention} ${text}`, files: sent(file) })
    },
    reads: () => seen().map(({ text }) => text),
    files: () => seen().flatMap(({ shape }) => shape.attachments.map(({ filename }) => filename)),
  }
}

function deskOnSlack({ slack }: All, visitor: string): Desk {
  const { workspace, world } = slack
  const people = new Map(STAFF.map((name) => [name, world.addPerson(workspace, name)]))
  const staff = (name: string) => people.get(name) ?? slack.person
  staff('Maria').admin = true
  const ids = [...people.values()].map(({ id }) => id)
  const channel = world.addChannel(workspace, 'desk', [workspace.bot.user, ...ids], 'group')
  const roots = () => slack.viewer(undefined, channel).filter(({ ours }) => ours)
  const root = () => roots()[0]
  const inThread = () => slack.viewer(root()?.ts ?? '', channel)
  return {
    async set() {
      await slack.command('/porchlight', 'desk', { person: staff('Maria'), channel })
      await until(() => [...channel.messages.values()].some(({ text }) => text.includes('the desk of Ada')))
    },
    press: (who, label) => {
      const { ts = '', blocks } = root() ?? {}
      return slack.press(ts, idOfButton(blocks, label), { channel, person: staff(who) })
    },
    card: () => {
      const card = root()
      return card && { text: card.text, buttons: buttonsOf(card.blocks) }
    },
    say: (who, text, file) => slack.say({ text, thread: root()?.ts, person: staff(who), channel, files: sent(file) }),
    edit: (message, text) => slack.edit(message, text, { channel }),
    remove: (message) => slack.remove(message, { channel }),
    marks: (message) => inThread().find(({ ts }) => ts === message)?.reactions ?? [],
    reads: () => inThread().flatMap(({ name, text }) => (name === visitor ? text : [])),
    files: () => inThread().flatMap(({ ours, files }) => (ours ? files : [])),
    threads: () => roots().length,
  }
}

function deskOnDiscord({ discord, service, serialNumber }: All, visitor: string): Desk {
  const people = new Map(STAFF.map((name) => [name, discord.join(name).id]))
  const idOf = (name: string) => people.get(name) ?? ''
  const view = `${PermissionFlagsBits.ViewChannel}`
  const mayView = [discord.bot.id, ...people.values()].map((id) => ({ id, type: 1 as const, allow: view, deny: '0' }))
  const channel = discord.addChannel('desk', [{ id: discord.guild.id, type: 0, allow: '0', deny: view }, ...mayView])
  const rooms = () => [...discord.world.channels.values()].filter(({ parentId }) => parentId === channel.id)
  const room = () => rooms()[0]?.id ?? ''
  const seen = () => discord.viewer(room()).messages()
  const named = `**${visitor}:** `
  return {
    async set() {
      const place = { source: 'discord', Workspace: discord.guild.id, Channel: channel.id }
      await service.data('/chat/Chatbot/DeskSet', { serialNumber, ...place })
    },
    press: (who, label) => discord.press({ by: idOf(who), in: channel.id, message: room(), button: label }),
    card() {
      const card = discord.viewer(channel.id).answers()[0]
      return card && { text: `${card.shape.embeds[0]?.title} ${card.text}`, buttons: card.buttons }
    },
    say: (who, text, file) => discord.say({ by: idOf(who), in: room(), text, files: sent(file) }),
    edit: (message, text) => discord.edit({ in: room(), message, text }),
    remove: (message) => discord.remove({ in: room(), message }),
    marks: (message) => seen().find(({ id }) => id === message)?.reactions ?? [],
    reads: () => seen().flatMap(({ text }) => (text.startsWith(named) ? text.slice(named.length) : [])),
    files: () => seen().flatMap(({ ours, shape }) => (ours ? shape.attachments.map(({ filename }) => filename) : [])),
    threads: () => rooms().length,
  }
}

const MARKS = { delivered: ['white_check_mark', '✅'], staffOnly: ['lock', '🔒'] }

test.each([
  ['on Discord', 'on Slack', visitorOnDiscord, deskOnSlack],
  ['on Slack', 'on Discord', visitorOnSlack, deskOnDiscord],
] as const)('a visitor %s and people at a desk %s talk as if they were in one place', async (_, _at, come, sit) => {
  const all = await startAll()
  const visitor = come(all)
  const desk = sit(all, visitor.name)
  const isMarked = (message: string, as: keyof typeof MARKS) =>
    desk.marks(message).some((mark) => MARKS[as].includes(mark))
  await desk.set()
  visitor.ask('hello')
  await until(() => visitor.reads().includes('0: hello'))
  visitor.ask('I want to talk to a person')
  await until(() => desk.threads() === 1 && desk.card()?.buttons.includes('I take it'))
  expect(desk.card()?.text).toContain(visitor.name)

  await Promise.all(STAFF.map((who) => desk.press(who, 'I take it')))
  await until(() => desk.card()?.buttons.includes('Hand back'))
  const taker = STAFF.find((who) => desk.card()?.text.includes(`${who} took it`)) ?? ''
  const other = STAFF.find((who) => who !== taker) ?? ''
  const first = desk.say(taker, 'How can I help?')
  await until(() => visitor.reads().includes(`**${taker}:** How can I help?`))
  const aside = desk.say(other, 'between us')
  await until(() => isMarked(first, 'delivered') && isMarked(aside, 'staffOnly'))
  visitor.ask('Is there a garden?')
  await until(() => desk.reads().includes('Is there a garden?'))

  desk.edit(first, 'I am glad to help.')
  await until(() => visitor.reads().includes(`**${taker}:** I am glad to help.`))
  const slip = desk.say(taker, 'Oops')
  await until(() => visitor.reads().includes(`**${taker}:** Oops`))
  desk.remove(slip)
  await until(() => !visitor.reads().includes(`**${taker}:** Oops`))
  desk.say(taker, 'the plan', 'plan.png')
  await until(() => visitor.files().includes('plan.png'))
  visitor.ask('my house', 'house.png')
  await until(() => desk.files().includes('house.png'))

  await desk.press(taker, 'Hand back')
  await until(() => desk.card()?.buttons.length === 0)
  visitor.ask('and now?')
  await until(() => visitor.reads().at(-1)?.endsWith(': and now?'))
  expect(visitor.reads().filter((text) => text.includes('between us'))).toEqual([])
  expect(desk.threads()).toBe(1)
  expect(all.reported).toEqual([])
})

import { ChannelType, PermissionFlagsBits } from 'discord.js'
import { buttonsOf, idOfButton } from '../../slack/bot.ts'
import { type Scene, until } from './scene.ts'
import { pictures } from './visitors.ts'

/** Two people of the business at a desk, by their names; messages by what names them there. */
type Desk = {
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
export const STAFF = ['Maria', 'Ben']
/** What a message of staff is marked with, on whichever platform. */
export const MARKS = { delivered: ['white_check_mark', '✅'], staffOnly: ['lock', '🔒'] }

async function onSlack({ slack, call, serialNumber }: Scene, visitor: string): Promise<Desk> {
  const { workspace, world } = slack
  const people = new Map(STAFF.map((name) => [name, world.addPerson(workspace, name)]))
  const staff = (name: string) => people.get(name) ?? slack.person
  const ids = [...people.values()].map(({ id }) => id)
  const channel = world.addChannel(workspace, 'desk', [workspace.bot.user, ...ids], 'group')
  const roots = () => slack.viewer(undefined, channel).filter(({ ours }) => ours)
  const root = () => roots()[0]
  const inThread = () => slack.viewer(root()?.ts ?? '', channel)
  await call('/chat/Chatbot/DeskSet', { serialNumber, source: 'slack', Workspace: workspace.id, Channel: channel.id })
  return {
    press: (who, label) => {
      const { ts = '', blocks } = root() ?? {}
      return slack.press(ts, idOfButton(blocks, label), { channel, person: staff(who) })
    },
    card: () => {
      const card = root()
      return card && { text: card.text, buttons: buttonsOf(card.blocks) }
    },
    say: (who, text, file) =>
      slack.say({ text, thread: root()?.ts, person: staff(who), channel, files: pictures(file) }),
    edit: (message, text) => slack.edit(message, text, { channel }),
    remove: (message) => slack.remove(message, { channel }),
    marks: (message) => inThread().find(({ ts }) => ts === message)?.reactions ?? [],
    reads: () => inThread().flatMap(({ name, text }) => (name === visitor ? text : [])),
    files: () => inThread().flatMap(({ ours, files }) => (ours ? files : [])),
    threads: () => roots().length,
  }
}

const onDiscord =
  (kind: ChannelType.GuildText | ChannelType.GuildForum) =>
  async ({ discord, call, serialNumber }: Scene, visitor: string): Promise<Desk> => {
    const people = new Map(STAFF.map((name) => [name, discord.join(name).id]))
    const idOf = (name: string) => people.get(name) ?? ''
    const view = `${PermissionFlagsBits.ViewChannel}`
    const mayView = [discord.bot.id, ...people.values()].map((id) => ({ id, type: 1 as const, allow: view, deny: '0' }))
    const hidden = { id: discord.guild.id, type: 0 as const, allow: '0', deny: view }
    const channel = discord.addChannel('desk', [hidden, ...mayView], kind)
    const rooms = () => [...discord.world.channels.values()].filter(({ parentId }) => parentId === channel.id)
    const room = () => rooms()[0]?.id ?? ''
    const cardIn = () => (kind === ChannelType.GuildForum ? room() : channel.id)
    const seen = () => discord.viewer(room()).messages()
    const named = `**${visitor}:** `
    const place = { source: 'discord', Workspace: discord.guild.id, Channel: channel.id }
    await call('/chat/Chatbot/DeskSet', { serialNumber, ...place })
    return {
      press: (who, label) => discord.press({ by: idOf(who), in: cardIn(), message: room(), button: label }),
      card() {
        const card = discord
          .viewer(cardIn())
          .answers()
          .find(({ id }) => id === room())
        return card && { text: `${card.shape.embeds[0]?.title} ${card.text}`, buttons: card.buttons }
      },
      say: (who, text, file) => discord.say({ by: idOf(who), in: room(), text, files: pictures(file) }),
      edit: (message, text) => discord.edit({ in: room(), message, text }),
      remove: (message) => discord.remove({ in: room(), message }),
      marks: (message) => seen().find(({ id }) => id === message)?.reactions ?? [],
      reads: () =>
        seen().flatMap(({ by, ours, text }) =>
          ours && text.startsWith(named) ? text.slice(named.length) : by === visitor ? text : [],
        ),
      files: () => seen().flatMap(({ ours, shape }) => (ours ? shape.attachments.map(({ filename }) => filename) : [])),
      threads: () => rooms().length,
    }
  }

/** Where staff may sit. */
export const desks = {
  'in a text channel of Discord': onDiscord(ChannelType.GuildText),
  'in a forum of Discord': onDiscord(ChannelType.GuildForum),
  'on Slack': onSlack,
} as const satisfies Record<string, (scene: Scene, visitor: string) => Promise<Desk>>
export type DeskPlace = keyof typeof desks

const PRESS_AGAIN_MS = 3_000

/** People press until something happens: what nobody takes in is done again. */
export async function pressUntil(happened: () => boolean | undefined, press: () => Promise<unknown>): Promise<void> {
  for (;;) {
    await press().catch(() => undefined)
    const isDone = await until(happened, PRESS_AGAIN_MS).catch(() => false)
    if (isDone) return
  }
}

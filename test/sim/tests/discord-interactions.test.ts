import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  type Interaction,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from '../bots/discord-client.ts'
import { type SimDiscord, startDiscord } from '../discord/discord.ts'

let discord: SimDiscord
let client: Client<true>

const command = new SlashCommandBuilder()
  .setName('listings')
  .setDescription('Search listings')
  .addStringOption((option) => option.setName('city').setDescription('Where').setAutocomplete(true))
  .addIntegerOption((option) => option.setName('beds').setDescription('How many'))

beforeEach(async () => {
  discord = await startDiscord({ checked: false })
  client = await connect(discord)
  await client.application.commands.set([command])
})
afterEach(async () => {
  await client.destroy()
  await discord.close()
})

const where = () => ({ by: discord.owner.id, in: discord.channel.id })
const on = (work: (interaction: Interaction) => Promise<unknown>) =>
  client.on(Events.InteractionCreate, (interaction) => void work(interaction).catch(() => undefined))
const onCommand = (work: (interaction: ChatInputCommandInteraction) => Promise<unknown>) =>
  on(async (it) => it.isChatInputCommand() && work(it))
const viewer = (person?: string) => discord.viewer(discord.channel.id, person)

test('a command is answered with its options', async () => {
  onCommand((it) => it.reply(`${it.options.getString('city')} ${it.options.getInteger('beds')}`))
  const outcome = await discord.command({ ...where(), name: 'listings', options: { city: 'Seattle', beds: 3 } })
  expect(outcome).toMatchObject({ kind: 'message', choices: [] })
  expect(viewer().messages()).toMatchObject([{ text: 'Seattle 3' }])
})

test('an answer for one person alone is seen by nobody else, and may come later', async () => {
  onCommand(async (it) => {
    await it.deferReply({ flags: MessageFlags.Ephemeral })
    await it.editReply('for you')
    await it.followUp({ content: 'and this', flags: MessageFlags.Ephemeral })
  })
  expect(await discord.command({ ...where(), name: 'listings' })).toMatchObject({ kind: 'deferred' })
  await discord.until(() => viewer(discord.owner.id).messages().length === 2)
  expect(
    viewer(discord.owner.id)
      .messages()
      .map(({ text }) => text),
  ).toEqual(['for you', 'and this'])
  expect(viewer().messages()).toEqual([])
})

test('no answer in time is late, and what comes after it is refused', async () => {
  discord.settings.answerMs = 50
  const refused = Promise.withResolvers<unknown>()
  onCommand(async (it) => {
    await discord.until(() => discord.outcomes.length > 0)
    await it.reply('too late').catch(refused.resolve)
  })
  expect(await discord.command({ ...where(), name: 'listings' })).toMatchObject({ kind: 'late' })
  expect(await refused.promise).toMatchObject({ code: 10_062 })
})

test('after its token has expired an interaction cannot be answered further', async () => {
  const refused = Promise.withResolvers<unknown>()
  onCommand(async (it) => {
    await it.reply('now')
    discord.settings.tokenMs = -1
    await it.editReply('later').catch(refused.resolve)
  })
  await discord.command({ ...where(), name: 'listings' })
  expect(await refused.promise).toMatchObject({ code: 50_027 })
})

test('what is typed gets choices, 25 at most', async () => {
  let count = 25
  on(async (it) => {
    if (!it.isAutocomplete()) return
    const typed = it.options.getFocused()
    await it.respond(Array.from({ length: count }, (_, index) => ({ name: `${typed} ${index}`, value: typed })))
  })
  const type = () => discord.type({ ...where(), name: 'listings', options: { city: 'Sea' }, focused: 'city' })
  expect((await type()).choices).toHaveLength(25)
  count = 26
  discord.settings.answerMs = 200
  expect(await type()).toMatchObject({ kind: 'late', choices: [] })
})

test('buttons, menus and forms lead from one to the next', async () => {
  const button = new ButtonBuilder().setCustomId('more').setLabel('More').setStyle(ButtonStyle.Primary)
  const menu = new StringSelectMenuBuilder().setCustomId('sort').addOptions({ label: 'Newest', value: 'newest' })
  const rows = [
    new ActionRowBuilder<ButtonBuilder>().addComponents(button),
    new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu),
  ]
  const field = new TextInputBuilder().setCustomId('note').setLabel('Note').setStyle(TextInputStyle.Short)
  const form = new ModalBuilder()
    .setCustomId('form')
    .setTitle('A note')
    .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(field))
  on(async (it) => {
    if (it.isChatInputCommand()) await it.reply({ content: 'page 1', components: rows })
    else if (it.isButton()) await it.update({ content: 'page 2' })
    else if (it.isStringSelectMenu()) await it.showModal(form)
    else if (it.isModalSubmit()) await it.reply(`noted: ${it.fields.getTextInputValue('note')}`)
  })
  const { messageId: message = '' } = await discord.command({ ...where(), name: 'listings' })
  expect(viewer().messages()[0]?.buttons).toEqual(['More'])
  expect(await discord.press({ ...where(), message, button: 'More' })).toMatchObject({ kind: 'updated' })
  const { modal } = await discord.choose({ ...where(), message, menu: 'sort', values: ['newest'] })
  if (modal === undefined) throw new Error('no form appeared')
  await discord.submit({ ...where(), modal, fields: { note: 'quiet street' } })
  expect(
    viewer()
      .messages()
      .map(({ text }) => text),
  ).toEqual(['page 2', 'noted: quiet street'])
})

test('the first further message takes the place of an answer that was only announced', async () => {
  onCommand(async (it) => {
    await it.deferReply()
    await it.followUp('here it is')
    await it.followUp('and more')
  })
  await discord.command({ ...where(), name: 'listings' })
  await discord.until(() => viewer().messages().length === 2)
  expect(
    viewer()
      .messages()
      .map(({ text }) => text),
  ).toEqual(['here it is', 'and more'])
})

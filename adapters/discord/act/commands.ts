import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js'
import { ListingFilter } from '../../../src/contract/listings/listing.ts'
import { greetingLook } from '../show/greetings.ts'
import { pageLook } from '../show/looks.ts'
import { takeName } from '../show/names.ts'
import { type Act, answerLater } from './acts.ts'
import { ask, threadOf } from './asking.ts'

type Command = (act: Act<ChatInputCommandInteraction>) => Promise<void>

/** What /help names: the commands for everybody. */
const OWN = ['ask', 'listings', 'new', 'stop', 'human', 'help'] as const

/** What each command does, by its name. */
export const commands: Record<string, Command> = {
  ask: (act) => ask(act, act.interaction.options.getString('question', true)),
  human: (act) => ask(act, act.words.human),
  listings: (act) =>
    answerLater(act, act.interaction.options.getBoolean('hidden') ?? false, async () =>
      pageLook(await act.on.listings.find(act.talk, filterOf(act.interaction)), act.words),
    ),
  async new(act) {
    let thread = ''
    await answerLater(act, false, async (message) => {
      thread = threadOf(act, message)
      return greetingLook(await act.on.restart({ ...act.talk, thread }))
    })
    await act.rooms.of(thread)
  },
  stop: (act) =>
    answerLater(act, true, async () => ((await act.on.stop(act.talk)) ? act.words.stopped : act.words.nothingToStop)),
  async help({ interaction, words }) {
    const lines = OWN.map((name) => `- \`/${name}\` ${words.commands[name]}`)
    await interaction.reply({ content: [words.help, ...lines].join('\n'), flags: MessageFlags.Ephemeral })
  },
  porchlight: (act) => answerLater(act, true, () => choose(act)),
}

async function choose({ interaction, talk, on, words }: Act<ChatInputCommandInteraction>): Promise<string> {
  const serialNumber = interaction.options.getString('chatbot') ?? undefined
  const everywhere = interaction.options.getBoolean('everywhere') ?? false
  const place = everywhere ? { ...talk.place, channel: '' } : talk.place
  await on.chatbots.use(place, serialNumber)
  const { Name } = await on.chatbots.at(place)
  if (everywhere && interaction.inCachedGuild()) await takeName(interaction.guild, Name)
  return words.answersNow(Name, everywhere)
}

const filterOf = ({ options }: ChatInputCommandInteraction): ListingFilter =>
  ListingFilter.parse({
    Query: options.getString('query'),
    CityName: options.getString('city'),
    SaleType: options.getString('sale'),
    PropertyType: options.getString('type'),
    MinPrice: options.getNumber('min_price'),
    MaxPrice: options.getNumber('max_price'),
    MinBedrooms: options.getNumber('beds'),
    MinBathrooms: options.getNumber('baths'),
    SortBy: options.getString('sort'),
  })

import {
  type ApplicationCommandOptionChoiceData,
  type AutocompleteInteraction,
  ButtonStyle,
  type ChatInputCommandInteraction,
  MessageFlags,
} from 'discord.js'
import type { ListingFilter } from '../../../src/contract/listings/filter-parts.ts'
import { beginning } from '../../../src/contract/text.ts'
import { entryOf } from '../../../src/guards/entry-of.ts'
import { NotOfBusiness } from '../../bridge/access/not-of-business.ts'
import { readFilter } from '../../bridge/listings/search-input.ts'
import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { Person } from '../../bridge/platform/messages.ts'
import { systemTime, waitAtMost } from '../../bridge/time.ts'
import { button, buttonRow } from '../controls.ts'
import { isManager } from '../permissions.ts'
import { greetingMessages } from '../show/greetings.ts'
import { pageMessage } from '../show/listing-cards.ts'
import { setNickname } from '../show/nickname.ts'
import { watchMessage } from '../show/watch-messages.ts'
import { ask, replyThreadOf } from './ask.ts'
import { type CommandName, commandNames, type SubcommandName, searchFields } from './command-definitions.ts'
import { beginDesk } from './desks.ts'
import type { InteractionContext } from './interaction.ts'
import { report } from './report.ts'
import { answerHidden, answerLater, type ResponseContent, withDiscordRetry } from './respond.ts'

type CommandContext = InteractionContext<ChatInputCommandInteraction>
type Command = (context: CommandContext) => Promise<void>

/** Handlers of slash commands. */
const commands: Record<CommandName | 'porchlight', Command> = {
  ask(context) {
    const question = context.interaction.options.getString('question', true)
    return question.trim() === '' ? help(context) : ask(context, question)
  },
  human: (context) => ask(context, context.words.human),
  listings: (context) => {
    const { interaction, on, person, words } = context
    const answer = interaction.options.getBoolean('hidden') === true ? answerHidden : answerLater
    return answer(context, async () => pageMessage(await on.listings.find(person, filterOf(interaction)), words))
  },
  async new(context) {
    const { channel, channels, person, visitor, on } = context
    if (channel === undefined)
      return answerLater(context, async () => greetingMessages(await on.restart(await visitor())))
    let thread = ''
    await answerLater(context, async (message) => {
      thread = await replyThreadOf({ channel, visitor }, message)
      return greetingMessages(await on.restart({ ...person, thread }))
    })
    await withDiscordRetry(context, () => channels.of(thread))
  },
  stop: (context) =>
    answerHidden(context, async () =>
      (await context.on.stop(await context.visitor())) ? context.words.stopped : context.words.nothingToStop,
    ),
  help,
  async forget({ interaction, words }) {
    const confirm = button({ verb: 'forget', object: '' }, words.forget.button, ButtonStyle.Danger)
    await interaction.reply({
      content: words.forget.ask,
      components: [buttonRow(confirm)],
      flags: MessageFlags.Ephemeral,
    })
  },
  porchlight: (context) => {
    const name = context.interaction.options.getSubcommand()
    // The command is visible to everybody because of its subcommand `watches`.
    if (!forEverybody.has(name) && !isManager(context.interaction))
      return answerHidden(context, async () => context.words.managersOnly)
    if (name === 'report') return report(context)
    return answerHidden(context, async () =>
      isSubcommand(name) ? subcommands[name](context) : context.words.controlGone,
    )
  },
}

async function help({ interaction, words }: CommandContext): Promise<void> {
  const lines = commandNames.map((name) => `- \`/${words.commandNames[name]}\` ${words.commands[name]}`)
  await interaction.reply({ content: [words.help, ...lines].join('\n'), flags: MessageFlags.Ephemeral })
}

/** The handler of a slash command; undefined if the name is not known. */
export const commandNamed = (name: string): Command | undefined => entryOf(commands, name)

/** Handlers of the subcommands of /porchlight, for managers of the server unless in `forEverybody`. */
const subcommands: Record<Exclude<SubcommandName, 'report'>, (context: CommandContext) => Promise<ResponseContent>> = {
  use: choose,
  here: beginDesk,
  off: ({ desk, person }) => desk().endDesk(person),
  watches: async ({ on, person }) => watchMessage(await on.watches.list(person, 1)),
}
const isSubcommand = (name: string): name is keyof typeof subcommands => Object.hasOwn(subcommands, name)
export const forEverybody = new Set<string>(['watches'] satisfies SubcommandName[])

async function choose({ interaction, person, on, words }: CommandContext): Promise<string> {
  const serialNumber = interaction.options.getString('chatbot') ?? undefined
  const everywhere = interaction.options.getBoolean('everywhere') ?? false
  const place = everywhere ? { ...person.place, channel: '' } : person.place
  await on.chatbots.use(place, serialNumber)
  const { Name } = await on.chatbots.at(place)
  if (everywhere && interaction.inCachedGuild()) await setNickname(interaction.guild, Name)
  return words.answersNow(Name, everywhere)
}

const filterOf = ({ options }: ChatInputCommandInteraction): ListingFilter =>
  readFilter(
    Object.fromEntries(
      searchFields.map(({ name, label, kind }) => [
        name,
        kind === 'number' ? options.getNumber(label) : options.getString(label),
      ]),
    ),
  )

type Choices = ApplicationCommandOptionChoiceData<string>[]

/** Discord waits three seconds for completions; after half of that, none are shown. */
const COMPLETIONS_TIMEOUT_MS = 1_500
/** Discord takes 25 completions, of at most 100 characters each. */
const CHOICES_MAX = 25
const CHOICE_MAX = 100

/** Answers the autocompletion of a command's option. */
export async function complete(
  interaction: AutocompleteInteraction,
  person: Person,
  on: BridgeListener,
): Promise<void> {
  const { name, value } = interaction.options.getFocused(true)
  const finding =
    name === 'city' ? cities(person, value, on) : isManager(interaction) ? chatbots(person, value, on) : undefined
  const found = finding && (await waitAtMost(systemTime, COMPLETIONS_TIMEOUT_MS, finding))
  await interaction.respond((found ?? []).slice(0, CHOICES_MAX))
}

async function cities(person: Person, prefix: string, on: BridgeListener): Promise<Choices> {
  const found = await on.listings.cities(person, prefix)
  return found.filter((city) => city.length <= CHOICE_MAX).map((city) => ({ name: city, value: city }))
}

async function chatbots({ place }: Person, part: string, on: BridgeListener): Promise<Choices> {
  const all = await on.chatbots.all(place).catch(emptyIfNotOfBusiness)
  return all
    .map(({ Name, serialNumber }) => ({
      name: beginning(`${Name} (${serialNumber})`, CHOICE_MAX),
      value: serialNumber,
    }))
    .filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()))
}

function emptyIfNotOfBusiness(error: unknown): [] {
  if (error instanceof NotOfBusiness) return []
  throw error
}

import {
  Locale,
  type LocalizationMap,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js'
import { NUMBER_MAX, TEXT_MAX } from '../../../src/contract/fields/values.ts'
import type { ByLanguage } from '../../../src/contract/languages.ts'
import { type FilterField, partFields, queryField } from '../../bridge/listings/filter-form.ts'
import { PERIODS } from '../../bridge/platform/listener.ts'
import { type DiscordWords, discordWordsFor } from '../words/words.ts'

const english = discordWordsFor('en')

/** The fields of `/listings`. */
export const searchFields: readonly FilterField[] = [queryField, ...Object.values(partFields).flat()].filter(
  ({ isCommon }) => isCommon,
)

type Form = RESTPostAPIChatInputApplicationCommandsJSONBody

/** Discord's names of our languages; a text in one of them is shown in all its countries. */
const locales: ByLanguage<Locale[]> = {
  en: [Locale.EnglishUS, Locale.EnglishGB],
  es: [Locale.SpanishES, Locale.SpanishLATAM],
  fr: [Locale.French],
  de: [Locale.German],
  pt: [Locale.PortugueseBR],
}
/** A question that fits one message with the mark of a quotation. */
const QUESTION_MAX = 1_900

/** The commands for everybody, which `/help` lists in this order. */
export const commandNames = Object.keys(english.commandNames) as CommandName[]
export type CommandName = keyof DiscordWords['commandNames']

const command = (name: CommandName): Form => ({
  name,
  name_localizations: localized(({ commandNames: names }) => names[name]),
  ...described(({ commands }) => commands[name]),
  options: options[name],
})

type Named<Type> = { type: Type; name: string; description: string; description_localizations: LocalizationMap }

function option<Type extends Option>(type: Type, name: keyof DiscordWords['options']): Named<Type> {
  return { type, name, ...described(({ options }) => options[name]) }
}
function text(name: keyof DiscordWords['options']) {
  return option(Option.String, name)
}
const yesOrNo = (name: keyof DiscordWords['options']) => option(Option.Boolean, name)
/** No longer and no larger than what the service takes: Discord says so while somebody types. */
const freeText = (name: keyof DiscordWords['options']) => ({ ...text(name), max_length: TEXT_MAX })
const number = (name: keyof DiscordWords['options']) => ({
  ...option(Option.Number, name),
  min_value: 0,
  max_value: NUMBER_MAX,
})

/** A way to narrow a search as an option of the command. */
function optionFor({ label, kind }: FilterField) {
  if (kind === 'number') return number(label)
  if (kind === 'city') return { ...freeText(label), autocomplete: true }
  return kind === 'text' || kind === 'words' ? freeText(label) : { ...text(label), choices: choices(...kind) }
}

function choices(...values: (keyof DiscordWords['choices'])[]) {
  return values.map((value) => ({
    value,
    name: english.choices[value],
    name_localizations: localized(({ choices: names }) => names[value]),
  }))
}

const described = (say: (words: DiscordWords) => string) => ({
  description: say(english),
  description_localizations: localized(say),
})

function localized(say: (words: DiscordWords) => string): LocalizationMap {
  const entries = Object.values(locales).flatMap((names) => names.map((name) => [name, say(discordWordsFor(name))]))
  return Object.fromEntries(entries) as LocalizationMap
}

const options: Record<CommandName, Form['options']> = {
  ask: [{ ...text('question'), required: true, max_length: QUESTION_MAX }],
  listings: [...searchFields.map(optionFor), yesOrNo('hidden')],
  new: [],
  stop: [],
  human: [],
  help: [],
  forget: [],
}

/** The subcommands of `/porchlight`; `here` and `off` are those of its group `desk`. */
export type SubcommandName = 'use' | 'watches' | 'here' | 'off' | 'report'
const subcommand = (name: SubcommandName, say: (words: DiscordWords) => string) => ({
  type: Option.Subcommand as const,
  name,
  ...described(say),
})

/** The commands as Discord lists them, in every language that there are words in. */
export const commandDefinitions: Form[] = [
  ...commandNames.map(command),
  {
    name: 'porchlight',
    ...described(({ setUp }) => setUp.porchlight),
    options: [
      {
        ...subcommand('use', ({ setUp }) => setUp.use),
        options: [{ ...freeText('chatbot'), autocomplete: true }, yesOrNo('everywhere')],
      },
      subcommand('watches', ({ watching }) => watching.command),
      {
        type: Option.SubcommandGroup,
        name: 'desk',
        ...described(({ setUp }) => setUp.desk),
        options: [subcommand('here', ({ setUp }) => setUp.deskHere), subcommand('off', ({ setUp }) => setUp.deskOff)],
      },
      {
        ...subcommand('report', ({ setUp }) => setUp.report),
        options: [{ ...text('period'), choices: choices(...PERIODS) }],
      },
    ],
  },
]

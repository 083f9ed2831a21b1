import {
  Locale,
  type LocalizationMap,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js'
import { NUMBER_MAX, TEXT_MAX } from '../../../src/contract/fields.ts'
import type { ByLanguage } from '../../../src/contract/languages.ts'
import { type FilterField, partFields, queryField } from '../../bridge/listings/filter-form.ts'
import { PERIODS } from '../../bridge/platform.ts'
import { type DiscordWords, discordWordsFor } from '../words.ts'

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

function command(name: keyof DiscordWords['commandNames']): Form {
  return {
    name,
    name_localizations: localized(({ commandNames }) => commandNames[name]),
    ...described(({ commands }) => commands[name]),
  }
}

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

/** The commands as Discord lists them, in every language that there are words in. */
export const commandDefinitions: Form[] = [
  { ...command('ask'), options: [{ ...text('question'), required: true, max_length: QUESTION_MAX }] },
  {
    ...command('listings'),
    options: [...searchFields.map(optionFor), yesOrNo('hidden')],
  },
  command('new'),
  command('stop'),
  command('human'),
  command('help'),
  command('forget'),
  {
    name: 'porchlight',
    ...described(({ setUp }) => setUp.porchlight),
    options: [
      {
        type: Option.Subcommand,
        name: 'use',
        ...described(({ setUp }) => setUp.use),
        options: [{ ...freeText('chatbot'), autocomplete: true }, yesOrNo('everywhere')],
      },
      { type: Option.Subcommand, name: 'watches', ...described(({ watching }) => watching.command) },
      {
        type: Option.SubcommandGroup,
        name: 'desk',
        ...described(({ setUp }) => setUp.desk),
        options: [
          { type: Option.Subcommand, name: 'here', ...described(({ setUp }) => setUp.deskHere) },
          { type: Option.Subcommand, name: 'off', ...described(({ setUp }) => setUp.deskOff) },
        ],
      },
      {
        type: Option.Subcommand,
        name: 'report',
        ...described(({ setUp }) => setUp.report),
        options: [{ ...text('period'), choices: choices(...PERIODS) }],
      },
    ],
  },
]

import {
  InteractionContextType,
  Locale,
  type LocalizationMap,
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js'
import { english } from '../../bridge/words/english.ts'
import { languages, type Words } from '../../bridge/words/words.ts'

type Form = RESTPostAPIChatInputApplicationCommandsJSONBody

/** Discord's name of a language; one that has several there gets its words in all of them. */
const locales: Record<string, Locale[]> = { es: [Locale.SpanishES, Locale.SpanishLATAM] }
/** A question that fits one message with the mark of a quotation. */
const QUESTION_MAX = 1_900

function command(name: keyof Words['commands']): Form {
  return { name, ...described(({ commands }) => commands[name]) }
}

type Named<Type> = { type: Type; name: string; description: string; description_localizations: LocalizationMap }

function option<Type extends Option>(type: Type, name: keyof Words['options']): Named<Type> {
  return { type, name, ...described(({ options }) => options[name]) }
}
function text(name: keyof Words['options']) {
  return option(Option.String, name)
}
const yesOrNo = (name: keyof Words['options']) => option(Option.Boolean, name)
const number = (name: keyof Words['options']) => ({ ...option(Option.Number, name), min_value: 0 })

function choices(...values: (keyof Words['choices'])[]) {
  return values.map((value) => ({
    value,
    name: english.choices[value],
    name_localizations: localized(({ choices: names }) => names[value]),
  }))
}

const described = (say: (words: Words) => string) => ({
  description: say(english),
  description_localizations: localized(say),
})

function localized(say: (words: Words) => string): LocalizationMap {
  const entries = Object.entries(locales).flatMap(([language, names]) =>
    names.map((name) => [name, say(languages[language] ?? english)]),
  )
  return Object.fromEntries(entries) as LocalizationMap
}

/** The commands as Discord lists them, in every language that there are words in. */
export const forms: Form[] = [
  { ...command('ask'), options: [{ ...text('question'), required: true, max_length: QUESTION_MAX }] },
  {
    ...command('listings'),
    options: [
      text('query'),
      { ...text('city'), autocomplete: true },
      { ...text('sale'), choices: choices('for_sale', 'for_rent') },
      text('type'),
      number('min_price'),
      number('max_price'),
      number('beds'),
      number('baths'),
      { ...text('sort'), choices: choices('Newest', 'PriceAsc', 'PriceDesc', 'BedroomsDesc', 'AreaDesc') },
      yesOrNo('hidden'),
    ],
  },
  command('new'),
  command('stop'),
  command('human'),
  command('help'),
  {
    ...command('porchlight'),
    default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
    contexts: [InteractionContextType.Guild],
    options: [
      {
        type: Option.Subcommand,
        name: 'use',
        ...described(({ commands }) => commands.use),
        options: [{ ...text('chatbot'), autocomplete: true }, yesOrNo('everywhere')],
      },
    ],
  },
]

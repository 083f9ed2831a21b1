import { expect, test } from 'vitest'
import { bridgeWordsFor, describeError, languages } from '../../adapters/bridge/words/words.ts'
import { discordWordsFor } from '../../adapters/discord/words/words.ts'
import { slackWordsFor } from '../../adapters/slack/words.ts'
import { terminalWordsFor } from '../../adapters/terminal/words/words.ts'
import { Refused } from '../../src/contract/client/refused.ts'
import { VERSION } from '../../src/contract/envelope.ts'
import { type ErrorName, errors } from '../../src/contract/errors.ts'
import { LANGUAGES } from '../../src/contract/languages.ts'
import { asksForPerson } from '../../src/core/people/hand-over/asks-for-person.ts'

const refused = (Code: number, Message = 'for developers', retryAfter?: string) =>
  new Refused({ Data: null, Version: VERSION, Success: false, Code, Message }, Math.floor(Code / 100), retryAfter)

const names = (Object.keys(errors) as ErrorName[]).filter((name) => name !== 'rateLimited')

test.each(names)('%s is told in a sentence without codes or names of things inside', (name) => {
  const { code, message } = errors[name]
  const sentence = describeError(refused(code, message), bridgeWordsFor('en'))
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(sentence).not.toMatch(/\d|JSON|HTTP|session|sessionID|Retry-After|header/)
  expect(sentence).not.toBe(message)
})

test('over the rate limit the chatbot’s own message is told', () => {
  expect(describeError(refused(42901, 'One question at a time, please!'), bridgeWordsFor('en'))).toBe(
    'One question at a time, please!',
  )
})

test('over the rate limit of a chatbot without a message the wait is told in the person’s language', () => {
  const { code, message } = errors.rateLimited
  expect(describeError(refused(code, message, '90'), bridgeWordsFor('es'))).toMatch(/de nuevo en 2 minutos/)
})

test('other limits tell how long to wait', () => {
  expect(describeError(refused(42999, 'x', '20'), bridgeWordsFor('en'))).toMatch(/in a minute/)
  expect(describeError(refused(42999, 'x', '150'), bridgeWordsFor('en'))).toMatch(/in 3 minutes/)
  expect(describeError(refused(42902, 'x', '864000'), bridgeWordsFor('en'))).toMatch(/next month/)
})

/** Every text in the words of a language by its path; of a function, the sentence that stands in its source. */
const texts = (words: object): Map<string, string> => new Map(textsIn(words, ''))
const textsIn = (words: object, above: string): [string, string][] =>
  Object.entries(words).flatMap(([name, value]): [string, string][] => {
    const path = `${above}${name}`
    return typeof value === 'object' && value !== null ? textsIn(value, `${path}.`) : [[path, String(value)]]
  })

const speakers = { bridge: bridgeWordsFor, discord: discordWordsFor, slack: slackWordsFor, terminal: terminalWordsFor }

test.each(Object.entries(speakers))('%s says everything in every language, and nothing twice', (_, speak) => {
  const [english, ...others] = LANGUAGES.map((language) => texts(speak(language)))
  expect(english?.size).toBeGreaterThan(50)
  expect(others).toHaveLength(4)
  for (const other of others) {
    expect([...other.keys()].toSorted()).toEqual([...(english?.keys() ?? [])].toSorted())
    // A sentence is never left in English; a word or two, such as "Sticker", may be the same.
    const same = [...other].filter(([path, text]) => text.split(' ').length > 4 && english?.get(path) === text)
    expect(same).toEqual([])
  }
})

test.each(Object.entries(speakers))('in Spanish %s says usted to everybody', (_, speak) => {
  const familiar =
    /(?<!\p{L})(tú|tus?|te|ti|contigo|sigues|estás|puedes|quieres|tienes|buscas|pides|dime|pulsa|mira|elige|avísame|pregúntame)(?!\p{L})/iu
  // Between «» stands what people say to the bot.
  const said = [...texts(speak('es'))].filter(([, text]) => familiar.test(text.replace(/«[^»]*»/g, '')))
  expect(said).toEqual([])
})

test.each(LANGUAGES)('the commands in %s have names, descriptions and choices that Discord takes', (language) => {
  const { commandNames } = discordWordsFor(language)
  expect(new Set(Object.values(commandNames)).size).toBe(Object.keys(commandNames).length)
  for (const name of Object.values(commandNames)) expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u)
  const { commands, options, choices } = discordWordsFor(language)
  for (const text of Object.values({ ...commands, ...options, ...choices }))
    expect(text.length).toBeLessThanOrEqual(100)
})

test.each(LANGUAGES)('the titles of dialogs in %s fit Slack', (language) => {
  for (const title of Object.values(slackWordsFor(language).titles)) expect(title.length).toBeLessThanOrEqual(24)
})

test.each(Object.entries(languages))(
  'in %s the wish for a person is understood by the service',
  (language, { human }) => {
    expect(asksForPerson(human)).toBe(language)
  },
)

test('the locale of a person chooses the language, and English is for all others', () => {
  const stopped = (locales: (string | undefined)[]) => locales.map((locale) => bridgeWordsFor(locale).stopped)
  expect(stopped(['es', 'es-MX', 'ES_es'])).toEqual(Array(3).fill('Detenido.'))
  expect(stopped(['fr-CA', 'de_AT', 'pt-BR', 'pt'])).toEqual(['Arrêté.', 'Angehalten.', 'Parado.', 'Parado.'])
  expect(stopped(['en-GB', 'it', 'estonian', '', undefined])).toEqual(Array(5).fill('Stopped.'))
})

test.each(Object.entries(languages))('in %s no failure is told in codes', (_, words) => {
  for (const name of names) {
    const { code, message } = errors[name]
    expect(describeError(refused(code, message), words)).toMatch(/^\p{Lu}[^{}\d]*\.$/u)
  }
})

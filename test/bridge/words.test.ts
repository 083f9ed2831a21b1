import { expect, test } from 'vitest'
import { describeError, languages, wordsFor } from '../../adapters/bridge/words/words.ts'
import { Refused } from '../../src/contract/client/refused.ts'
import { type ErrorName, errors, VERSION } from '../../src/contract/envelope.ts'
import { asksForPerson } from '../../src/core/people/hand-over/asking.ts'

const refused = (Code: number, Message = 'for developers', retryAfter?: string) =>
  new Refused({ Data: null, Version: VERSION, Success: false, Code, Message }, Math.floor(Code / 100), retryAfter)

const names = (Object.keys(errors) as ErrorName[]).filter((name) => name !== 'rateLimited')

test.each(names)('%s is told in a sentence without codes or names of things inside', (name) => {
  const { code, message } = errors[name]
  const sentence = describeError(refused(code, message), wordsFor('en'))
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(sentence).not.toMatch(/\d|JSON|HTTP|session|sessionID|Retry-After|header/)
  expect(sentence).not.toBe(message)
})

test('over the rate limit the chatbot’s own message is told', () => {
  expect(describeError(refused(42901, 'One question at a time, please!'), wordsFor('en'))).toBe(
    'One question at a time, please!',
  )
})

test('other limits tell how long to wait', () => {
  expect(describeError(refused(42999, 'x', '20'), wordsFor('en'))).toMatch(/in a minute/)
  expect(describeError(refused(42999, 'x', '150'), wordsFor('en'))).toMatch(/in 3 minutes/)
  expect(describeError(refused(42902, 'x', '864000'), wordsFor('en'))).toMatch(/next month/)
})

/** Every path to a text or a function in the words of a language. */
const paths = (words: object, above = ''): string[] =>
  Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? paths(value, `${above}${name}.`) : [`${above}${name}`],
  )

test('every language says everything', () => {
  const [english, ...others] = Object.values(languages).map((words) => paths(words).toSorted())
  expect(english?.length).toBeGreaterThan(50)
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(english)
})

test.each(Object.entries(languages))(
  'in %s the wish for a person is understood by the service',
  (language, { human }) => {
    expect(asksForPerson(human)).toBe(language)
  },
)

test('the locale of a person chooses the language, and English is for all others', () => {
  const stopped = ['es', 'es-MX', 'ES_es', 'en-GB', 'fr', '', undefined].map((locale) => wordsFor(locale).stopped)
  expect(stopped).toEqual(['Detenido.', 'Detenido.', 'Detenido.', ...Array(4).fill('Stopped.')])
})

test.each(Object.entries(languages))('in %s no failure is told in codes', (_, words) => {
  for (const name of names) {
    const { code, message } = errors[name]
    expect(describeError(refused(code, message), words)).toMatch(/^[A-ZÁÉÍÓÚ][^{}\d]*\.$/)
  }
})

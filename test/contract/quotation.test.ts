import { expect, test } from 'vitest'
import { quotation, withQuotedWords } from '../../src/contract/text.ts'

test.each([
  ['houses in Kent?', 'Ana', '> **Ana:** houses in Kent?'],
  ['houses in Kent?\n\nwith a pool', 'Ana\n**B**', '> **Ana B:** houses in Kent?\n> \n> with a pool'],
  ['houses in Kent?', '', '> houses in Kent?'],
  ['', 'Ana', ''],
])('%j by %j is quoted as %j', (text, author, quoted) => {
  expect(quotation(text, author)).toBe(quoted)
  expect(withQuotedWords(`and?\n\n${quoted}\n\nor?`)).toBe(`and?\n\n${author === '' ? quoted : text}\n\nor?`)
})

test.each(['> 3 beds\n> **Bedrooms:** 3', '**Bedrooms:** 3', '5 > **x:** 3', '> Budget: 500k'])(
  'in %j nobody is quoted by name',
  (text) => {
    expect(withQuotedWords(text)).toBe(text)
  },
)

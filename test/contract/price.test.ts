import { expect, test } from 'vitest'
import { shortAmount } from '../../src/contract/listings/price.ts'
import { conciergeWordsEn } from '../../src/models/concierge/words/en.ts'
import { money } from '../../src/search/text/wording.ts'

const inEnglish = (value: number): string => value.toLocaleString('en-US')

test.each([
  ['$', '$930k', '$930,000'],
  ['R', 'R930k', 'R930,000'],
  ['R$', 'R$930k', 'R$930,000'],
  ['CHF', 'CHF 930k', 'CHF 930,000'],
  ['Rs.', 'Rs. 930k', 'Rs. 930,000'],
])('930,000 in %s is %s in short and %s in full, wherever it is written', (symbol, short, full) => {
  expect(shortAmount(symbol, 930_000, inEnglish)).toBe(short)
  expect(money(930_000, symbol)).toBe(short)
  expect(conciergeWordsEn.money(symbol, 930_000)).toBe(full)
})

test.each([
  [9_000, '$9,000'],
  [930_500, '$930,500'],
  [1_200_000, '$1.2m'],
  [1_005_000, '$1,005,000'],
])('%d is %s in the summary of a search', (value, text) => {
  expect(money(value)).toBe(text)
})

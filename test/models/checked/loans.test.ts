import { expect, test } from 'vitest'
import { paymentsIn } from '../../../src/models/checked/derived/loans.ts'

const upTo = (count: number, word: string) => Array.from({ length: count }, (_, at) => `${at}${word}`).join(' ')

test('a loan of a known rate and term has one payment, with all of the price and without the down payment', () => {
  const [whole, lent] = paymentsIn('6.5% over 30 years').map((payment) => Math.round(payment * 749_000))
  expect([whole, lent]).toEqual([4_734, 4_426])
  expect(paymentsIn('20% down, 6.5%, 30 years').map((payment) => Math.round(payment * 749_000))).toContain(3_787)
})

test.each([
  '6.5% and 0 years of experience',
  '6.5% and 1 year of warranty',
  '20% down over 30 years',
  '30 years',
  '6.5%',
])('%j tells of no loan', (text) => expect(paymentsIn(text)).toEqual([]))

test('of many rates and terms few are tried', () => {
  const few = paymentsIn(`${upTo(8, '%')} ${upTo(13, ' years')}`).length
  expect(few).toBeGreaterThan(100)
  expect(paymentsIn(`${upTo(99, '%')} ${upTo(99, ' years')}`)).toHaveLength(few)
})

import { expect, test } from 'vitest'
import { FIRST_WORDS } from '../../../src/models/checked/holding/first-words.ts'
import { isPlainFragment } from '../../../src/models/checked/holding/plain-fragment.ts'

const BLANK = ' '.charCodeAt(0)

test('words and marks that begin no claim are plain', () => {
  for (const words of ['quiet street ', ' with', 'jardín, ', '(sehr “schön”) – ', 'maison ', ''])
    expect([words, isPlainFragment(words, BLANK)]).toEqual([words, true])
})

test('no fragment is plain that has a word which may begin a claim, or the beginning of one', () => {
  for (const word of FIRST_WORDS.filter((one) => one.length > 1))
    for (const said of [`${word} `, ` the ${word.toUpperCase()} `, word.slice(0, 1), word.slice(0, 2), word])
      expect([said, isPlainFragment(said, BLANK)]).toEqual([said, false])
})

test('no fragment is plain that ends a sentence or has a digit, a currency or a link', () => {
  for (const said of [
    'end. ',
    'so? ',
    'a\nb',
    '3 ',
    '$',
    '€',
    'a/b',
    '[a',
    '…',
    '\u00a0',
    'Dreizimmerwohnung ',
    'zweihundert',
  ])
    expect([said, isPlainFragment(said, BLANK)]).toEqual([said, false])
})

test('the rest of a word that was shown is plain, whatever it is', () =>
  expect([isPlainFragment('one ', 'z'.charCodeAt(0)), isPlainFragment('one ', BLANK)]).toEqual([true, false]))

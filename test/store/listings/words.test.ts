import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { prepareWords, textWords } from '../../../src/store/listings/text/listing-words.ts'
import { wordsInPieces, wordsOf } from '../../../src/store/listings/text/words.ts'
import { heapUsed } from '../../sim/service/heap.ts'
import { aListing } from '../../sim/service/listing.ts'

const MOST = 16_000
const inPieces = (text: string, most = MOST): string[] => [...wordsInPieces(text, most)].flatMap(({ words }) => words)

const bits = [
  'a',
  'Σ',
  'ς',
  "'",
  '.',
  ' ',
  '\n',
  '\u00a0',
  '¨',
  'é',
  '\u0301',
  'ﷺ',
  '㍿',
  '㏂',
  'ﬃ',
  '庭',
  'ア',
  'ก',
  '한',
  'ß',
  '𝚺',
  '7',
  '$',
]
const long = fc
  .array(fc.tuple(fc.constantFrom(...bits), fc.constantFrom(1, 2, 63, 64, 65, 1_000)), { maxLength: 40 })
  .map((parts) => parts.map(([bit, times]) => bit.repeat(times)).join(''))

test('words read piece by piece are those of the whole text', () => {
  fc.assert(
    fc.property(long, (text) => {
      expect(inPieces(text)).toEqual(wordsOf(text, MOST))
    }),
  )
})

test('no more words are read than asked for', () => {
  fc.assert(
    fc.property(long, fc.integer({ min: 0, max: 3_000 }), (text, most) => {
      expect(inPieces(text, most)).toEqual(wordsOf(text, most))
    }),
  )
})

test.each(['ﷺ', '㍿', 'ア', 'a '])(
  'a long text of %s is read in pieces, of which no more are read than are needed',
  (sign) => {
    const text = sign.repeat(65_536)
    const lengths = [...wordsInPieces(text, MOST)].map(({ length }) => length)
    expect(Math.max(...lengths)).toBeLessThan(4_200)
    expect(lengths.reduce((sum, length) => sum + length)).toBeLessThan(text.length)
  },
)

test('a letter without case ends with one when it is folded, so that a text may be cut after it', () => {
  const isSeam = /^[\p{Lo}--[\p{Cased}\p{Case_Ignorable}\ufcf2-\ufcf4\ufe70-\ufe7f]]$/v
  const isOdd = (letter: string) =>
    /[\p{Cased}\p{Case_Ignorable}]$/u.test(letter.normalize('NFKD').replace(/\p{M}+/gu, ''))
  const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code))
  expect(letters.filter((letter) => isSeam.test(letter) && isOdd(letter))).toEqual([])
})

test('the words that are kept of long listings take hardly more memory than their letters', async () => {
  const word = 'bungalow'
  const listings = Array.from({ length: 20 }, () => aListing({ Description: Array(MOST).fill(word).join(' ') }))
  const before = heapUsed()
  await prepareWords(listings)
  const kept = heapUsed() - before
  expect(listings.map((listing) => textWords(listing).split(word).length > MOST / 2)).not.toContain(false)
  expect(kept / (listings.length * MOST)).toBeLessThan(1.5 * ` ${word}`.length)
})

import { expect, test } from 'vitest'
import { publicStatements } from '../../../../src/models/concierge/business/quotable.ts'
import { corpus, testers, unmarked, unseen } from './corpus.ts'
import type { Labelled } from './learn.ts'

/** `npm run test:long` reads all unseen sentences, every other run one in two of them. */
const EVERY = process.env['TEST_LONG'] === undefined ? 2 : 1
const someUnseen = () => unseen().filter((_, index) => index % EVERY === 0)

/** The sentences with this label of which something is quoted, and the share of those that have it. */
async function quotedOf(sentences: Labelled[], isPublic: boolean): Promise<{ quoted: string[]; share: number }> {
  const texts = sentences.filter((sentence) => sentence.isPublic === isPublic).map(({ text }) => text)
  const statements = await Promise.all(texts.map(publicStatements))
  const quoted = texts.filter((_, index) => statements[index]?.length !== 0)
  return { quoted, share: quoted.length / texts.length }
}

test('none of these sentences is one that the classifier learns from', () => {
  const lettersOf = ({ text }: Labelled) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')
  const learned = new Set([...corpus(), ...testers()].map(lettersOf))
  expect([...unseen(), ...unmarked()].filter((sentence) => learned.has(lettersOf(sentence)))).toEqual([])
})

test('hardly any confidence that the classifier has not learned from may be quoted', async () => {
  const { quoted, share } = await quotedOf(someUnseen(), false)
  expect(share, quoted.join('\n')).toBeLessThanOrEqual(0.002)
})

test('most public statements that the classifier has not learned from may be quoted', async () =>
  expect((await quotedOf(someUnseen(), true)).share).toBeGreaterThanOrEqual(0.94))

test.each([
  ['first', 0.002, 0.96],
  ['plain', 0.009, 0.89],
  ['oblique', 0.004, 0.96],
  ['blind', 0.004, 0.96],
  ['everyday', 0.014, 0.98],
  ['flat', 0.005, 0.98],
  ['brief', 0.005, 0.96],
  ['late', 0.033, 0.68],
])('of confidences that no word marks as such, few may be quoted: %s', async (set, confidencesMax, publicMin) => {
  const { quoted, share } = await quotedOf(unmarked(set), false)
  expect(share, quoted.join('\n')).toBeLessThanOrEqual(confidencesMax)
  expect((await quotedOf(unmarked(set), true)).share).toBeGreaterThanOrEqual(publicMin)
})

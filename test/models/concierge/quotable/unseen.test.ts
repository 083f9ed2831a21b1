import { expect, test } from 'vitest'
import { publicStatements } from '../../../../src/models/concierge/business/quotable.ts'
import { unseen } from './corpus.ts'

const sentences = unseen()

/** The sentences with this label of which something is quoted, and how many have it. */
async function quotedOf(isPublic: boolean): Promise<{ quoted: string[]; share: number }> {
  const texts = sentences.filter((sentence) => sentence.isPublic === isPublic).map(({ text }) => text)
  const statements = await Promise.all(texts.map(publicStatements))
  const quoted = texts.filter((_, index) => statements[index]?.length !== 0)
  return { quoted, share: quoted.length / texts.length }
}

test('hardly any confidence that the classifier has not learned from may be quoted', async () => {
  const { quoted, share } = await quotedOf(false)
  expect(share, quoted.join('\n')).toBeLessThanOrEqual(0.004)
})

test('most public statements that the classifier has not learned from may be quoted', async () =>
  expect((await quotedOf(true)).share).toBeGreaterThanOrEqual(0.94))

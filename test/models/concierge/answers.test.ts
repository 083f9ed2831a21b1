import { expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { defaultModelSettings } from '../../../src/models/settings.ts'
import { askAll, scored } from '../../bench/answers/run.ts'

/** `npm run bench -- answers` asks them all. */
const ONE_IN = 6

test('the concierge answers questions with known answers as well as it promises', async () => {
  const asked = await askAll(createModels(defaultModelSettings), ONE_IN)
  const score = scored(asked)
  const missed = asked.flatMap(({ says, wrong }) => (wrong === undefined ? [] : [`${says.join(' / ')}: ${wrong}`]))
  const share = ({ right, of }: { right: number; of: number }) => right / of
  expect(asked.length).toBeGreaterThan(250)
  expect(share(score['right listings']), missed.join('\n')).toBeGreaterThanOrEqual(0.97)
  expect(share(score['true facts']), missed.join('\n')).toBe(1)
  expect(share(score['right noAnswer']), missed.join('\n')).toBeGreaterThanOrEqual(0.97)
})

import { expect, test } from 'vitest'
import type { Listing } from '../../../src/contract/listings/listing.ts'
import { createModels } from '../../../src/models/models.ts'
import { defaultModelSettings } from '../../../src/models/settings.ts'
import { isOpposite } from '../../bench/answers-by-grammar/judges.ts'
import { askByGrammar, tallies } from '../../bench/answers-by-grammar/run.ts'
import { aListing } from '../../sim/service/listing.ts'

/** `npm run test:long` asks all questions, every other run one in three of them. */
const isLong = process.env['TEST_LONG'] !== undefined
/** The least share of right answers; `npm run bench -- answers` shows what there is, on any seed. */
const FLOORS = { english: 0.96, spanish: 0.93, french: 0.93, german: 0.93, portuguese: 0.93 }

test('an answer whose homes contradict one condition of the question is counted as its opposite', () => {
  const homes = [aListing({ City: 'Lyon' }), aListing({ City: 'Nice' }), aListing({ City: 'Nice', Bedrooms: 9 })].map(
    (fields, index): Listing => ({ ...fields, ID: index + 1 }),
  )
  const inNice = ({ City }: Listing) => City === 'Nice'
  const isSmall = ({ Bedrooms }: Listing) => Bedrooms < 9
  expect(isOpposite([inNice, isSmall], homes)).toBe(false)
  expect(isOpposite([inNice, isSmall], homes.slice(0, 2))).toBe(true)
  expect(isOpposite([isSmall, inNice], homes.slice(2))).toBe(true)
  expect(isOpposite([inNice], [])).toBe(false)
  expect(isOpposite([], homes)).toBe(false)
})

test('questions made by grammar are answered rightly in five languages', async () => {
  const amount = { seed: 2_026, rounds: 1, every: isLong ? 1 : 3 }
  const asked = await askByGrammar(createModels(defaultModelSettings), amount)
  const missed = asked.filter(({ wrong }) => wrong !== undefined)
  const lines = missed.map(({ language, says, wrong }) => `${language}: ${says.join(' / ')}: ${wrong}`).join('\n')
  expect(asked.length).toBeGreaterThan(isLong ? 300 : 200)
  expect(asked.filter(({ opposite }) => opposite).map(({ says }) => says)).toEqual([])
  const shares = tallies(asked, ({ language }) => language)
  for (const [language, least] of Object.entries(FLOORS)) {
    const { right, of } = shares.get(language) ?? { right: 0, of: 1 }
    expect(right / of, `${language}\n${lines}`).toBeGreaterThanOrEqual(least)
  }
})

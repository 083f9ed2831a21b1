import { expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { defaultModelSettings } from '../../../src/models/settings.ts'
import { askByGrammar, tallies } from '../../bench/answers-by-grammar/run.ts'

/** The least share of right answers; `npm run bench -- answers` shows what there is, on any seed. */
const FLOORS = { english: 0.96, spanish: 0.93, french: 0.93, german: 0.93, portuguese: 0.93 }

test('questions made by grammar are answered rightly in five languages', async () => {
  const asked = await askByGrammar(createModels(defaultModelSettings), { seed: 2_026, rounds: 1 })
  const missed = asked.filter(({ wrong }) => wrong !== undefined)
  const lines = missed.map(({ language, says, wrong }) => `${language}: ${says.join(' / ')}: ${wrong}`).join('\n')
  expect(asked.length).toBeGreaterThan(300)
  const shares = tallies(asked, ({ language }) => language)
  for (const [language, least] of Object.entries(FLOORS)) {
    const { right, of } = shares.get(language) ?? { right: 0, of: 1 }
    expect(right / of, `${language}\n${lines}`).toBeGreaterThanOrEqual(least)
  }
}, 240_000)

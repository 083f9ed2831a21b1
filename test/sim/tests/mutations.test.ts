import { expect, test } from 'vitest'
import { mutations } from '../beliefs/mutations.ts'
import { runMutated } from '../beliefs/run-mutated.ts'

/** Each mutation needs a run of its own of the tests that know its rule. */
const rules = process.env['TEST_LONG'] === undefined ? [] : mutations.map((mutation, index) => ({ ...mutation, index }))

test.for(rules)(
  'mutated, “$rule …” in $file is caught by “$test” within $within',
  { timeout: 300_000 },
  async ({ test: name, index }) => {
    const { passed, failed } = await runMutated(index)
    if (name === undefined) expect({ failed, some: passed.length > 0 }).toEqual({ failed: [], some: true })
    else expect({ passed, isCaught: failed.length > 0 }).toMatchObject({ isCaught: true })
  },
)

test.runIf(rules.length === 0)('the rules are mutated by npm run test:long', () => {
  expect(mutations.length).toBeGreaterThan(40)
})

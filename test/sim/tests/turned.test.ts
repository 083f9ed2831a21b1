import { expect, test } from 'vitest'
import { runTurned } from '../beliefs/run-turned.ts'
import { turnings } from '../beliefs/turnings.ts'

/** Each rule means a run of its own of the tests that know it. */
const rules = process.env['TEST_LONG'] === undefined ? [] : turnings.map((turning, index) => ({ ...turning, index }))

test.for(rules)(
  'turned round, “$rule …” in $file is caught by “$test” within $within',
  { timeout: 300_000 },
  async ({ test: name, index }) => {
    const { passed, failed } = await runTurned(index)
    if (name === undefined) expect({ failed, some: passed.length > 0 }).toEqual({ failed: [], some: true })
    else expect({ passed, isCaught: failed.length > 0 }).toMatchObject({ isCaught: true })
  },
)

test.runIf(rules.length === 0)('the rules are turned round by npm run test:long', () => {
  expect(turnings.length).toBeGreaterThan(40)
})

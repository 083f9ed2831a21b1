import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { TEST_MS, WAIT_MS } from './test/sim/clock/deadline.ts'

/** The runs of faults and of hostile requests at their full length: all files that have one. */
export default defineConfig({
  test: {
    globalSetup: ['test/sim/service/databases.ts', 'test/sim/requests/setup.ts'],
    include: globSync('test/**/*.test.ts').filter((file) => readFileSync(file, 'utf8').includes('TEST_LONG')),
    env: { TEST_LONG: '1' },
    // A million runs of a property take minutes.
    testTimeout: 600_000,
    hookTimeout: TEST_MS,
    expect: { poll: { timeout: WAIT_MS, interval: 20 } },
  },
})

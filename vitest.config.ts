import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const options = { testTimeout: 20_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

/** These run on every database by themselves; the other tests of the API run on SQLite, and once more on PostgreSQL. */
const onEvery = ['daily-mails', 'history', 'limits', 'outage', 'properties', 'several-processes', 'stream'].map(
  (name) => `test/http/**/${name}.test.ts`,
)

export default defineConfig({
  test: {
    // Many tests wait: for a process to start, a disk, a clock. Vitest leaves a core idle, which on two cores is half of them.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      { test: { ...options, name: 'all', include: ['test/**/*.test.ts'] } },
      ...(process.env['TEST_DATABASE_URL'] === undefined
        ? []
        : [
            {
              test: {
                ...options,
                name: 'API on PostgreSQL',
                include: ['test/http/**/*.test.ts'],
                exclude: onEvery,
                env: { TEST_KIND: 'PostgreSQL' },
              },
            },
          ]),
    ],
  },
})

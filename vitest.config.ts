import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// A shared machine stalls for seconds now and then: there, what fails is tried again, and the report says so.
const retry = process.env['CI'] === undefined ? 0 : 2

const options = { retry, testTimeout: 20_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } }

/** The API suites run on SQLite, and once more on PostgreSQL, but for those that run on every database by themselves … */
const runsOnEvery = (file: string): boolean => readFileSync(file, 'utf8').includes('describe.each(databases)')
/** … and those that choose their database, or are about the service before any is asked. */
const others = ['daily-mails', 'history', 'limits', 'outage', 'properties', 'several-processes', 'stream', 'oracle']
const aboutNone = ['bodies', 'event-loop']
const onceOnly = [
  ...globSync('test/http/**/*.test.ts').filter(runsOnEvery),
  ...[...others, ...aboutNone].map((name) => `test/http/**/${name}.test.ts`),
]

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
                exclude: onceOnly,
                env: { TEST_KIND: 'PostgreSQL' },
              },
            },
          ]),
    ],
  },
})

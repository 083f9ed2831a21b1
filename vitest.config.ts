import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongFirst } from './test/project/order.ts'
import { TEST_MS, WAIT_MS } from './test/sim/clock/deadline.ts'
import { compiled } from './test/sim/service/environment.ts'

// A shared machine stalls for seconds now and then: there, what fails is tried again, and the report says so.
const retry = process.env['CI'] === undefined ? 0 : 2

// The workers keep what Node compiles, as the programs do that tests start.
process.env['NODE_COMPILE_CACHE'] ??= compiled

const options = {
  retry,
  testTimeout: TEST_MS,
  hookTimeout: TEST_MS,
  expect: { poll: { timeout: WAIT_MS, interval: 20 } },
  // Loading the libraries takes longer than most files: a worker loads them once, by Node itself, and runs many files.
  isolate: false,
  // With V8's usual young generation of 16 MB, an eighth of the workers' time went into collecting garbage.
  execArgv: ['--max-semi-space-size=64'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
}

/** API suites run on SQLite and once more on PostgreSQL. Not those that run on every database by themselves. */
const runsOnEvery = (file: string): boolean => readFileSync(file, 'utf8').includes('describe.each(databases)')
/** Nor those that choose their database or have none, and those about what is sent, what words mean, or what is computed. */
const others = [
  'killed',
  'outage',
  'stream',
  'event-source',
  'webhook-addresses',
  'upload-forms',
  'upload-rules',
  'ranges',
  'parse',
  'by-words/*',
  'short-orders',
  'many-alerts',
  'transport/*',
]
const onceOnly = [
  ...globSync('test/http/**/*.test.ts').filter(runsOnEvery),
  ...others.map((name) => `test/http/**/${name}.test.ts`),
]

export default defineConfig({
  test: {
    globalSetup: ['test/sim/service/databases.ts', 'test/sim/requests/setup.ts'],
    experimental: options.experimental,
    sequence: { sequencer: LongFirst },
    teardownTimeout: WAIT_MS,
    // Many tests wait: for a process to start, a disk, a clock. Vitest leaves a core idle, which on two cores is half of them. Each
    // worker compiles the code anew: two more than there are cores take less time than three more.
    maxWorkers: Math.max(4, availableParallelism() - 1),
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

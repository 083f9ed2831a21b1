import { defineConfig } from 'vitest/config'

const options = { testTimeout: 20_000, hookTimeout: 30_000 }

/** These run on every database by themselves; the other tests of the API run on SQLite, and once more on PostgreSQL. */
const onEvery = ['daily-mails', 'history', 'limits', 'outage', 'properties', 'several-processes', 'stream'].map(
  (name) => `test/http/${name}.test.ts`,
)

export default defineConfig({
  test: {
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

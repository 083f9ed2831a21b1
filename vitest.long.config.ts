import { defineConfig } from 'vitest/config'

/** The runs of faults and of hostile requests at their full length. */
export default defineConfig({
  test: {
    globalSetup: ['test/sim/service/databases.ts', 'test/sim/requests/setup.ts'],
    include: [
      'test/bridge/desks.test.ts',
      'test/clients/lint.test.ts',
      'test/program/pause.test.ts',
      'test/program/storm.test.ts',
      'test/core/people/attending.test.ts',
      'test/core/people/killed.test.ts',
      'test/discord/watches/killed.test.ts',
      'test/discord/refusals.test.ts',
      'test/http/properties.test.ts',
      'test/http/transport/event-loop.test.ts',
      'test/http/transport/pipelining.test.ts',
      'test/http/watches/killed.test.ts',
      'test/http/watches/oracle.test.ts',
      'test/models/grounded/large-files.test.ts',
      'test/models/quirks/fuzz.test.ts',
      'test/models/vendors/leaving.test.ts',
      'test/search/nothing-vanishes.test.ts',
      'test/sim/tests/mutations.test.ts',
      'test/slack/act/killed-watches.test.ts',
      'test/slack/show/mrkdwn.test.ts',
      'test/slack/show/refusals.test.ts',
    ],
    env: { TEST_LONG: '1' },
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
})

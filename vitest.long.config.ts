import { defineConfig } from 'vitest/config'

/** The fault runs at their full length. */
export default defineConfig({
  test: { include: ['test/storm.test.ts'], env: { TEST_LONG: '1' }, testTimeout: 60_000, hookTimeout: 30_000 },
})

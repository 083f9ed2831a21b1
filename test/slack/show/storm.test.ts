import { expect, test } from 'vitest'
import { runStorm } from './storm.ts'

test('answers stand once, whole and in order, though calls are lost, refused and late and the app dies', async () => {
  const { shown, open, pings, deaths, outcomes } = await runStorm({ talks: 40, atOnce: 20, seed: 7 })
  expect(shown.map(({ parts }) => parts.join(''))).toEqual(shown.map(({ answer }) => answer))
  expect({ open, pings }).toEqual({ open: 0, pings: 0 })
  expect(deaths).toBeGreaterThan(0)
  expect(Object.keys(outcomes).join(' ')).toContain('lost')
})

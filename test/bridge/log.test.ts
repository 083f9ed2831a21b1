import { expect, test } from 'vitest'
import { throttleReports } from '../../adapters/bridge/program/log.ts'

test('errors that somebody causes again and again are reported up to a limit, and again a minute later', () => {
  const reported: unknown[] = []
  let now = 0
  const report = throttleReports(
    (error) => reported.push(error),
    () => now,
  )
  for (let index = 1; index <= 1_000; index++) report(index)
  expect(reported).toEqual([
    ...Array.from({ length: 20 }, (_, index) => index + 1),
    'Further errors of this kind are left out for a minute.',
  ])
  now = 60_000
  report('later')
  expect(reported.slice(21)).toEqual(['later'])
})

import { expect, test } from 'vitest'
import { MemoryFailed } from '../../adapters/bridge/memory/memory.ts'
import { formatErrorForLog, summarizeMemoryFailures, throttleReports } from '../../adapters/bridge/program/log.ts'

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

test('while the memory is away, the log says so once a minute and in one line', () => {
  const lines: string[] = []
  let now = 0
  const report = summarizeMemoryFailures(
    (error) => lines.push(formatErrorForLog(error)),
    () => now,
  )
  const away = new MemoryFailed(new Error('The client is offline'))
  const line =
    "The bot's memory failed: The client is offline. What people write meanwhile is answered once it works again."
  for (let index = 0; index < 100; index += 1) report(away)
  report(Object.assign(new Error('thrown by a listener'), { original: away }))
  expect(lines).toEqual([line])
  report('another fault')
  now = 60_000
  report(away)
  expect(lines.slice(1)).toEqual(['another fault', line])
})

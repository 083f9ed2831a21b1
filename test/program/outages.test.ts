import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '../../src/contract/errors.ts'
import { summarizeOutages } from '../../src/log.ts'

const SECOND = 1_000

test('an outage of the database is one line when it begins and one when it is over', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lines: [object, string][] = []
  const write = (facts: object, message: string) => void lines.push([facts, message])
  let isAway = true
  const ping = async () => {
    if (isAway) throw new AppError('storeUnavailable')
  }
  const log = summarizeOutages({ warn: write, error: write }, ping)
  const err = new AppError('storeUnavailable')
  const begun = [{ err }, expect.stringMatching(/^no mails; until the database answers/)]

  for (let count = 0; count < 40; count += 1) {
    log.warn({ err }, count % 2 === 0 ? 'no mails' : 'no watches')
    await vi.advanceTimersByTimeAsync(SECOND)
  }
  const other = new Error('broken')
  log.warn({ err: other }, 'no cleaning')
  log.error({}, 'given up')
  expect(lines.splice(0)).toEqual([begun, [{ err: other }, 'no cleaning'], [{}, 'given up']])

  // Its answers may take longer than it is looked for.
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  expect(lines).toEqual([])
  isAway = false
  await vi.advanceTimersByTimeAsync(60 * SECOND)
  expect(lines.splice(0)).toEqual([[{ leftOut: 39 }, expect.stringContaining('answers again')]])

  log.warn({ err }, 'no mails')
  expect(lines).toEqual([begun])
})

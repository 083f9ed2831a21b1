import { expect, test } from 'vitest'
import { told } from '../../adapters/bridge/words.ts'
import { type ErrorName, errors, VERSION } from '../../src/contract/envelope.ts'
import { Refused } from '../../src/contract/refused.ts'

const refused = (Code: number, Message = 'for developers', retryAfter?: string) =>
  new Refused({ Data: null, Version: VERSION, Success: false, Code, Message }, Math.floor(Code / 100), retryAfter)

const names = (Object.keys(errors) as ErrorName[]).filter((name) => name !== 'rateLimited')

test.each(names)('%s is told in a sentence without codes or names of things inside', (name) => {
  const { code, message } = errors[name]
  const sentence = told(refused(code, message))
  expect(sentence).toMatch(/^[A-Z].*\.$/)
  expect(sentence).not.toMatch(/\d|JSON|HTTP|session|sessionID|Retry-After|header/)
  expect(sentence).not.toBe(message)
})

test('over the rate limit the chatbot’s own message is told', () => {
  expect(told(refused(42901, 'One question at a time, please!'))).toBe('One question at a time, please!')
})

test('other limits tell how long to wait', () => {
  expect(told(refused(42999, 'x', '20'))).toMatch(/in a minute/)
  expect(told(refused(42999, 'x', '150'))).toMatch(/in 3 minutes/)
  expect(told(refused(42902, 'x', '864000'))).toMatch(/next month/)
})

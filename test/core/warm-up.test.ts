import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { contactsIn } from '../../src/core/people/leads/contact.ts'
import { warmUp } from '../../src/core/warm-up.ts'
import { createConcierge } from '../../src/models/concierge/concierge.ts'

const tablesLoaded = (): boolean =>
  Object.keys(createRequire(import.meta.url).cache).some((file) => file.includes('libphonenumber-js'))

test('the questions that warm the service up leave the tables of phone numbers for the first number', async () => {
  await warmUp(createConcierge())
  expect(tablesLoaded()).toBe(false)
  expect(contactsIn('call me at 206-555-0142', 'US').phones).toEqual(['+12065550142'])
  expect(tablesLoaded()).toBe(true)
})

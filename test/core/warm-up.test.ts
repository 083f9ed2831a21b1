import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** In a process of its own, since other tests load the tables. */
const PROGRAM = `
  import { createRequire } from 'node:module'
  import { contactsIn } from './src/core/people/leads/contact.ts'
  import { warmUp } from './src/core/warm-up.ts'
  import { createConcierge } from './src/models/concierge/concierge.ts'
  const { cache } = createRequire(process.cwd() + '/package.json')
  const tablesLoaded = () => Object.keys(cache).some((file) => file.includes('libphonenumber-js'))
  await warmUp(createConcierge())
  const before = tablesLoaded()
  const { phones } = contactsIn('call me at 206-555-0142', 'US')
  console.log(JSON.stringify([before, phones, tablesLoaded()]))`

test('the questions that warm the service up leave the tables of phone numbers for the first number', async () => {
  const run = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM])
  expect(JSON.parse(run.stdout)).toEqual([false, ['+12065550142'], true])
})

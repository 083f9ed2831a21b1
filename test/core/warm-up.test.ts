import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { warmUp } from '../../src/core/warm-up.ts'
import { createConcierge } from '../../src/models/concierge/concierge.ts'

/** In a process of its own, since other tests load the library. */
const PROGRAM = `
  import fs from 'node:fs'
  import { createRequire, syncBuiltinESMExports } from 'node:module'
  const read = new Set()
  const { readFileSync } = fs
  fs.readFileSync = (file, ...options) => {
    read.add(String(file))
    return readFileSync(file, ...options)
  }
  syncBuiltinESMExports()
  const { contactsIn } = await import('./src/core/people/leads/contact.ts')
  const { warmUp } = await import('./src/core/warm-up.ts')
  const { createConcierge } = await import('./src/models/concierge/concierge.ts')
  const { cache } = createRequire(process.cwd() + '/package.json')
  const filesLoaded = () =>
    [...new Set([...read, ...Object.keys(cache)])].filter((file) => /libphonenumber-js.*[.]c?js$/.test(file)).length
  await warmUp(createConcierge(), new AbortController().signal)
  const before = filesLoaded()
  const { phones } = contactsIn('call me at 206-555-0142', 'US')
  console.log(JSON.stringify([before, phones, filesLoaded()]))`

test('the questions that warm the service up leave the library of phone numbers for the first number, which loads it as one file', async () => {
  const run = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM])
  expect(JSON.parse(run.stdout)).toEqual([0, ['+12065550142'], 1])
})

test('a service that stops is warmed up no further', async () => {
  const stopping = new AbortController()
  let asked = 0
  const model = {
    ...createConcierge(),
    async answer() {
      asked += 1
      stopping.abort()
    },
  }
  await warmUp(model, stopping.signal)
  expect(asked).toBe(1)
})

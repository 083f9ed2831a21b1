import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTalk } from '../sim/bots/talk.ts'
import { saying } from '../sim/models/scripted-model.ts'
import type { Service } from '../sim/service/service.ts'

const [, section = ''] =
  /\n## Streams in your own program\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? []
const blocks = [...section.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = '', code = '']) => ({
  language,
  code,
}))
const [withFetch, withParser, inPython] = blocks
const hasPython = spawnSync('python3', ['--version']).status === 0
if (!hasPython) console.log('python3 is not installed: its example in README is not run.')

let service: Service
let SessionID: number
beforeAll(async () => {
  ;({ service, SessionID } = await startTalk(saying('Two ', 'condos 🏡.')))
})
afterAll(() => service.stop())

/** What the program prints, with this service in place of the one on port 3000. */
async function printed(program: string, code: string): Promise<string> {
  const env = { PATH: process.env['PATH'], SECRET_KEY: service.keys.secret, SESSION_ID: String(SessionID) }
  const flags = program === process.execPath ? ['--input-type=module', '-e'] : ['-c']
  const here = code.replaceAll('http://127.0.0.1:3000', service.url)
  return (await promisify(execFile)(program, [...flags, here], { env: { ...env, PYTHONIOENCODING: 'utf8' } })).stdout
}

describe('the programs in README read a streamed answer as they stand', () => {
  test('by fetch', async () => {
    expect(withFetch?.language).toBe('js')
    expect(await printed(process.execPath, withFetch?.code ?? '')).toBe('Two condos 🏡.\n')
  })

  test('by eventsource-parser', async () => {
    expect(withParser?.code).toContain('eventsource-parser')
    // It goes on where the first one ended: with its function that asks.
    const asking = withFetch?.code.split("let rest = ''")[0] ?? ''
    expect(await printed(process.execPath, `${asking}\n${withParser?.code}`)).toBe('Two condos 🏡.\n')
  })

  test.skipIf(!hasPython)('in Python', async () => {
    expect(inPython?.language).toBe('python')
    expect(await printed('python3', inPython?.code ?? '')).toBe('Two condos 🏡.')
  })
})

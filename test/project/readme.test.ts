import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTalk } from '../sim/bots/talk.ts'
import { saying } from '../sim/models/scripted-model.ts'
import type { Service } from '../sim/service/service.ts'

const readme = readFileSync('README.md', 'utf8')
const [, section = ''] = /\n## Streams in your own program\n([\s\S]*?)\n## /.exec(readme) ?? []
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

/** What the program prints, where PORT is the one of this service. */
async function printed(program: string, code: string): Promise<string> {
  const keys = { SECRET_KEY: service.keys.secret, SESSION_ID: String(SessionID) }
  const env = { PATH: process.env['PATH'], PORT: new URL(service.url).port, ...keys, PYTHONIOENCODING: 'utf8' }
  const flags = program === process.execPath ? ['--input-type=module', '-e'] : ['-c']
  return (await promisify(execFile)(program, [...flags, code], { env })).stdout
}

test('the journeys in README name files that are there, and none of them imports one that stands above it', () => {
  const journeys = [...readme.matchAll(/```text\n((?:(?:src|adapters)\/\S+\.ts +.*\n)+)```/g)].map(([, lines = '']) =>
    [...lines.matchAll(/^\S+/gm)].map(([file]) => file),
  )
  expect(journeys).toHaveLength(3)
  for (const files of journeys)
    for (const [index, file] of files.entries()) {
      const code = readFileSync(file, 'utf8')
      const imported = [...code.matchAll(/^import (?!type\b)[^']*'(\.[^']+)'/gm)].map(([, target = '']) =>
        relative('.', join(dirname(file), target)),
      )
      expect
        .soft(
          imported.filter((target) => files.slice(0, index).includes(target)),
          file,
        )
        .toEqual([])
    }
})

test('the tables for developers in README name files that are there', () => {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
    .split('\n')
    .map((file) => `/${file}`)
  const [, tables = ''] = /\n## Architecture\n([\s\S]*)/.exec(readme) ?? []
  const rows = tables.split('\n').filter((line) => line.startsWith('| '))
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`([\w./{},-]+\.(?:ts|yaml))`/g)].flatMap(([, path = '']) => expanded(path)),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((path) => !files.some((file) => file.endsWith(`/${path}`)))).toEqual([])
})

/** "a/{b,c}.ts" as "a/b.ts" and "a/c.ts". */
function expanded(path: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? []
  return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`)
}

test('no command or program of README insists on port 3000', () => {
  const code = [...readme.matchAll(/```(?:sh|js|python)\n([\s\S]*?)```/g)]
  const lines = code.flatMap(([, block = '']) => block.split('\n'))
  expect(lines.filter((line) => /:3000\b/.test(line))).toEqual([])
})

test('no command of README bears a comment, which zsh takes for words of it: npm test would run other files', () => {
  const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n'))
  expect(commands.filter((line) => /(^|\s)#/.test(line))).toEqual([])
})

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
    expect(await printed('python3', inPython?.code ?? '')).toBe('Two condos 🏡.\n')
  })
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { BotSettings, readBotSettings } from '../../adapters/bridge/program/settings.ts'
import { programs } from '../../src/bots.ts'
import { Config, readConfig } from '../../src/config.ts'

const text = readFileSync('.env.example', 'utf8')
const example = parseEnv(text)

test('.env.example has every setting of the service and the bots, and no other', () => {
  const known = new Set([...Object.keys(Config.shape), ...Object.keys(BotSettings.shape)])
  expect(Object.keys(example).toSorted()).toEqual([...known].toSorted())
})

test('the settings that start a bot are settings of bots', () => {
  const starting = Object.values(programs).flatMap((program) => program?.settings ?? [])
  expect(starting.length).toBeGreaterThan(0)
  expect(starting.filter((name) => !(name in BotSettings.shape))).toEqual([])
})

test('each setting stands once, below a comment of one line', () => {
  const lines = text.split('\n')
  const settings = lines.flatMap((line, index) => (/^[A-Z_]+=/.test(line) ? [index] : []))
  expect(settings).toHaveLength(Object.keys(example).length)
  const bare = settings.filter((index) => !/^# [^-]/.test(lines[index - 1] ?? '') || lines[index - 2]?.startsWith('# '))
  expect(bare.map((index) => lines[index])).toEqual([])
})

test('a shell reads .env.example, and every address that a comment suggests, as Node does', () => {
  const suggested = [...text.matchAll(/^# .*such as (".*?"|[^\s,;]+).*$\n([A-Z_]+)=/gm)]
  const filled = suggested.reduce((env, [, value, name]) => env.replace(`\n${name}=\n`, `\n${name}=${value}\n`), text)
  const shell = `set -a\n${filled}\nset +a\nexec "${process.execPath}" -p 'JSON.stringify(process.env)'`
  const read = JSON.parse(execFileSync('sh', ['-c', shell], { env: { PATH: process.env['PATH'] }, encoding: 'utf8' }))
  expect(read).toMatchObject(parseEnv(filled))
  expect(read['MAIL_FROM']).toBe('Maple Realty <chat@example.com>')
})

test('.env.example as it is means the same as no .env at all', () => {
  expect(readConfig(example)).toEqual(readConfig({}))
  expect(readBotSettings(example)).toEqual(readBotSettings({}))
})

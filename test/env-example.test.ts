import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig as readBotConfig } from '../adapters/bridge/config.ts'
import { BotSettings } from '../adapters/bridge/settings.ts'
import { Config, readConfig } from '../src/config.ts'

const text = readFileSync('.env.example', 'utf8')
const example = parseEnv(text)

test('.env.example has every setting of the service and the bots, and no other', () => {
  const known = new Set([...Object.keys(Config.shape), ...Object.keys(BotSettings.shape)])
  expect(Object.keys(example).toSorted()).toEqual([...known].toSorted())
})

test('each setting stands once, below a comment of one line', () => {
  const lines = text.split('\n')
  const settings = lines.flatMap((line, index) => (/^[A-Z_]+=/.test(line) ? [index] : []))
  expect(settings).toHaveLength(Object.keys(example).length)
  const bare = settings.filter((index) => !/^# [^-]/.test(lines[index - 1] ?? '') || lines[index - 2]?.startsWith('# '))
  expect(bare.map((index) => lines[index])).toEqual([])
})

test('.env.example as it is means the same as no .env at all', () => {
  expect(readConfig(example)).toEqual(readConfig({}))
  expect(readBotConfig(example)).toEqual(readBotConfig({}))
})

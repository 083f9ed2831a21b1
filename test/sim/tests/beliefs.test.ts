import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const simulators = join(import.meta.dirname, '..')
const tests = join(simulators, '..')
const rows = readFileSync(join(simulators, 'BELIEFS.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!rule|-)/.test(line))
  .map((line) => line.split(' | '))
/** What a cell names that is a test, or a folder of tests. */
const testsIn = (cell = '') =>
  [...cell.matchAll(/`((?:(?:sim|slack|discord)\/|\w+-beliefs)[\w/-]*)`/g)].map(([, name = '']) => name)
const isThere = (name: string) =>
  [join(tests, name), join(simulators, 'tests', name)].some((path) => existsSync(path) || existsSync(`${path}.test.ts`))

test('every rule names its source and a test, and every test that is named is there', () => {
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter((cells) => cells.length !== 5)).toEqual([])
  const named = rows.flatMap(([, , , simulator, product]) => [...testsIn(simulator), ...testsIn(product)])
  expect(named.filter((name) => !isThere(name))).toEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf, turnedSource } from '../beliefs/turning.ts'
import { turnings } from '../beliefs/turnings.ts'

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

test('every known rule is turned round, and so that a test catches it; every guessed one so that none does', () => {
  const turningsOf = (rule = '') => turnings.filter((turning) => rule.startsWith(`| ${turning.rule}`))
  const lacking = rows.filter(([rule, sure = '', , simulator = '']) => {
    const all = turningsOf(rule)
    const isKnown = !/^guessed|both ways/.test(sure)
    const isGuessed = /guessed|both ways/.test(sure) && !/^(?:both, |not used)/.test(simulator)
    const [caught, free] = [true, false].map((named) => all.some(({ test: name }) => (name !== undefined) === named))
    return (isKnown && !caught) || (isGuessed && !free)
  })
  expect(lacking.map(([rule]) => rule)).toEqual([])
  const rulesOf = ({ rule }: { rule: string }) => rows.filter(([first = '']) => first.startsWith(`| ${rule}`))
  expect(turnings.filter((turning) => rulesOf(turning).length !== 1)).toEqual([])
})

test('every rule stands where it is turned round', () => {
  for (const turning of turnings) expect(turnedSource(turning, readFileSync(fileOf(turning), 'utf8'))).not.toBe('')
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileOf, mutatedSource } from '../beliefs/mutation.ts'
import { mutations } from '../beliefs/mutations.ts'

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

test('every known rule is mutated so that a test catches it; every guessed one so that none does', () => {
  const mutationsOf = (rule = '') => mutations.filter((mutation) => rule.startsWith(`| ${mutation.rule}`))
  const lacking = rows.filter(([rule, sure = '', , simulator = '']) => {
    const all = mutationsOf(rule)
    const isKnown = !/^guessed|both ways/.test(sure)
    const isGuessed = /guessed|both ways/.test(sure) && !/^(?:both, |not used)/.test(simulator)
    const [caught, free] = [true, false].map((named) => all.some(({ test: name }) => (name !== undefined) === named))
    return (isKnown && !caught) || (isGuessed && !free)
  })
  expect(lacking.map(([rule]) => rule)).toEqual([])
  const rulesOf = ({ rule }: { rule: string }) => rows.filter(([first = '']) => first.startsWith(`| ${rule}`))
  expect(mutations.filter((mutation) => rulesOf(mutation).length !== 1)).toEqual([])
})

test('every mutation applies to its file', () => {
  for (const mutation of mutations) expect(mutatedSource(mutation, readFileSync(fileOf(mutation), 'utf8'))).not.toBe('')
})

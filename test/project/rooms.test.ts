import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What somebody who looks for something reads at a glance: the names in a folder, the lines of a file. */
const ENTRIES_MAX = 18
const LINES_MAX = 300
/** The words of a language, which are looked up and not read. */
const GLOSSARY = /\/glossaries\//

const inside = ['src', 'adapters', 'test'].flatMap((room) =>
  readdirSync(room, { recursive: true, withFileTypes: true }),
)
const own = inside.filter(({ parentPath, name }) => !join(parentPath, name).includes('node_modules'))
const pathsOf = (kept: typeof own) => kept.map(({ parentPath, name }) => join(parentPath, name))

test(`a folder holds at most ${ENTRIES_MAX} entries`, () => {
  const folders = ['src', 'adapters', 'test', ...pathsOf(own.filter((entry) => entry.isDirectory()))]
  expect(folders.filter((folder) => readdirSync(folder).length > ENTRIES_MAX)).toEqual([])
})

test(`a file has at most ${LINES_MAX} lines`, () => {
  const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1
  const code = pathsOf(own).filter((file) => file.endsWith('.ts') && !GLOSSARY.test(file))
  expect(code.length).toBeGreaterThan(500)
  expect(code.filter((file) => linesOf(file) > LINES_MAX)).toEqual([])
})

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mutations } from './mutations.ts'

type Report = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }
/** Names of the tests that ran. */
type Outcome = { passed: string[]; failed: string[] }

const root = join(import.meta.dirname, '../../..')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const preload = pathToFileURL(join(import.meta.dirname, 'apply-mutation.ts')).href

/** Runs the tests of mutation number `index` in processes of their own. */
export async function runMutated(index: number): Promise<Outcome> {
  const { within = '', test } = mutations[index] ?? {}
  const folder = await mkdtemp(join(tmpdir(), 'mutated-'))
  try {
    const report = join(folder, 'report.json')
    const files = `test/${within}${within.endsWith('/') ? '' : '.test.ts'}`
    const chosen = test === undefined ? [] : ['-t', escaped(test)]
    await run(['run', '--project', 'all', files, ...chosen, '--retry=0', '--reporter=json', `--outputFile=${report}`], {
      NODE_OPTIONS: `--import ${preload}`,
      MUTATION: String(index),
    })
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report
    const all = testResults.flatMap(({ assertionResults }) => assertionResults)
    const named = (wanted: string) => all.flatMap(({ fullName, status }) => (status === wanted ? [fullName] : []))
    return { passed: named('passed'), failed: named('failed') }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Resolves when vitest ended, whatever its tests said. */
function run(args: string[], more: Record<string, string>): Promise<void> {
  const { TEST_LONG: _, VITEST: __, ...environment } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, [vitest, ...args], { cwd: root, env: { ...environment, ...more } }, () => resolve())
  })
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { misfitsOf } from './check.ts'
import { type Collected, FOLDER, oneOfEach } from './collect.ts'

/**
 * Collects the requests that both bots make in all tests, and checks them when the last one has ended: the run fails if the
 * real platform would not know one of them. Left out are
 * tests that ask in wrong ways on purpose: those of the simulators, and of `verify`.
 */
export function setup(): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'requests-'))
  process.env[FOLDER] = folder
  return async () => {
    const collected = readdirSync(folder).flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Collected),
    )
    rmSync(folder, { recursive: true })
    const requests = oneOfEach(collected)
    if (requests.length === 0) return
    const misfits = await misfitsOf(requests)
    const told = (platform: string) => {
      const of = requests.filter((request) => request.platform === platform)
      return `${of.reduce((sum, { count }) => sum + count, 0)} to ${platform} (${of.length} kinds)`
    }
    console.log(
      `Requests of the bots: ${told('Discord')}, ${told('Slack')}; ${misfits.length === 0 ? 'all fit' : 'not all fit'}.`,
    )
    if (misfits.length > 0) throw new Error(`the platforms do not know these requests:\n${misfits.join('\n')}`)
  }
}

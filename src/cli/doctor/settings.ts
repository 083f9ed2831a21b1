import { parseEnv } from 'node:util'
import { nearest } from '../../contract/nearest.ts'
import { type Finding, mend, ok, warning } from './finding.ts'

/** Every setting that is not valid, once, though the core and the bots both read it. */
export function settings(problems: { name: string; message: string }[]): Finding[] {
  if (problems.length === 0) return [ok('settings', 'all are valid')]
  const names = [...new Set(problems.map(({ name }) => name))]
  return names.map((name) => {
    const messages = problems.filter((problem) => problem.name === name).map(({ message }) => message)
    return mend(name, [...new Set(messages)].join('; '), 'correct it; .env.example explains every setting')
  })
}

/** Names in an .env file that nothing here reads, where they resemble a setting that is. */
export function spelling(envFile: string, known: string[]): Finding[] {
  return Object.keys(parseEnv(envFile)).flatMap((name) => {
    const meant = known.includes(name) ? undefined : nearest(name, known)
    return meant === undefined
      ? []
      : [warning(name, '.env sets it, but there is no such setting', `did you mean ${meant}?`)]
  })
}

/** The oldest Node that runs this program well; `engines` in package.json says the same. */
export const OLDEST_NODE = '24.15'

export function node(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return ok('Node', version)
  return mend('Node', `${version} is too old`, `npm install brings a newer one, or install ${OLDEST_NODE} or later`)
}

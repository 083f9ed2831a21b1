import { type Finding, mend, ok } from './finding.ts'

/** The oldest Node that runs this program well; `engines` in package.json says the same. */
export const OLDEST_NODE = '24.15'

export function node(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return ok('Node', version)
  return mend('Node', `${version} is too old`, `npm install brings a newer one, or install ${OLDEST_NODE} or later`)
}

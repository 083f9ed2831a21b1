import { join } from 'node:path'

/**
 * A rule of the simulators turned round: in `file`, `to` stands instead of `from`. `rule`: how its row in BELIEFS.md begins.
 * `within`: a test file, or a folder of tests. `test`: for a known rule, part of the name of a test that fails then. Undefined
 * for a rule that nobody knows: all tests pass either way.
 */
export type Turning = { rule: string; file: string; from: string; to: string; within: string; test?: string }

export const fileOf = ({ file }: Pick<Turning, 'file'>): string => join(import.meta.dirname, '..', `${file}.ts`)

/** Turns the rule round in the source of its file. Throws unless it stands there exactly once. */
export function turnedSource({ rule, file, from, to }: Turning, source: string): string {
  const [before, after, ...others] = source.split(from)
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`"${from}" does not stand exactly once in ${file}, to turn round "${rule}"`)
  return `${before}${to}${after}`
}

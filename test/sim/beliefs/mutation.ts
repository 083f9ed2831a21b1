import { join } from 'node:path'

/**
 * A mutation of a rule of the simulators: in `file`, `to` replaces `from`. `rule`: how its row in BELIEFS.md begins.
 * `within`: a test file, or a folder of tests. `test`: for a known rule, part of the name of a test that fails then. Undefined
 * for a rule that nobody knows: all tests pass either way.
 */
export type Mutation = { rule: string; file: string; from: string; to: string; within: string; test?: string }

export const fileOf = ({ file }: Pick<Mutation, 'file'>): string => join(import.meta.dirname, '..', `${file}.ts`)

/** Applies the mutation to the source of its file. Throws unless `from` occurs exactly once. */
export function mutatedSource({ rule, file, from, to }: Mutation, source: string): string {
  const [before, after, ...others] = source.split(from)
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`"${from}" does not occur exactly once in ${file}, to mutate "${rule}"`)
  return `${before}${to}${after}`
}

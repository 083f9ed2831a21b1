import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Node keeps what it compiles, for all tests. */
export const compiled = join(tmpdir(), 'porchlight-compiled')

/** The environment of a program that a test starts: nothing of the test's own, and the code that Node has compiled before. */
export const environmentWith = (variables: Record<string, string>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: compiled,
  ...variables,
})

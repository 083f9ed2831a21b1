import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The environment of a program that a test starts: nothing of the test's own, and the code that Node has compiled before. */
export const environmentWith = (variables: Record<string, string>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: join(tmpdir(), 'porchlight-compiled'),
  ...variables,
})

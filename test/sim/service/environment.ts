import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Node keeps what it compiles, for all tests. */
export const compiled = join(tmpdir(), 'porchlight-compiled')
/** For the service, which sets V8's flags in prelude.js: in one folder, V8 would refuse what programs with other flags keep. */
const compiledForService = join(tmpdir(), 'porchlight-compiled-service')

/** The environment of a program that a test starts: nothing of the test's own, and the code that Node has compiled before. */
export const environmentWith = (variables: Record<string, string>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: compiled,
  ...variables,
})

/** The same for the service, where prelude.js is loaded before it. */
export const serviceEnvironmentWith = (variables: Record<string, string>): Record<string, string> =>
  environmentWith({ NODE_COMPILE_CACHE: compiledForService, ...variables })

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compileFunction } from 'node:vm'
import type * as Phones from 'libphonenumber-js'
import { lazy } from '../../lazy.ts'

/**
 * The library of phone numbers, loaded with the first number found. Its build for browsers is one file, which loads in 8 ms and
 * takes 1 MB of memory; the eighty modules of its main entry stop the service for 20 to 60 ms and take 4 MB.
 */
export const phoneLibrary = lazy(loadBundle)

/** The library does not export this file to `require`, and Node would take it for an ES module, which it is not. */
function loadBundle(): typeof Phones {
  const main = createRequire(import.meta.url).resolve('libphonenumber-js')
  const filename = join(dirname(main), 'bundle', 'libphonenumber-min.js')
  const bundle = { exports: {} }
  compileFunction(readFileSync(filename, 'utf8'), ['module', 'exports'], { filename })(bundle, bundle.exports)
  return bundle.exports as typeof Phones
}

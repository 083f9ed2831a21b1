import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { fileOf, turnedSource } from './turning.ts'
import { turnings } from './turnings.ts'

/** Loaded before a program, turns round one rule of the simulators, number TURNED of the table. */
const turning = turnings[Number(process.env['TURNED'])]
if (turning === undefined) throw new Error(`there is no rule number ${process.env['TURNED']} to turn round`)
const file = fileOf(turning)

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.startsWith('file:') || fileURLToPath(url) !== file) return loaded
    return { ...loaded, source: turnedSource(turning, readFileSync(file, 'utf8')) }
  },
})

import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { fileOf, mutatedSource } from './mutation.ts'
import { mutations } from './mutations.ts'

/** Loaded before a program, mutates one rule of the simulators: number MUTATION of the table. */
const mutation = mutations[Number(process.env['MUTATION'])]
if (mutation === undefined) throw new Error(`there is no mutation number ${process.env['MUTATION']}`)
const file = fileOf(mutation)

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.startsWith('file:') || fileURLToPath(url) !== file) return loaded
    return { ...loaded, source: mutatedSource(mutation, readFileSync(file, 'utf8')) }
  },
})

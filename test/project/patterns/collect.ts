import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync, Visitor } from 'oxc-parser'

/** A regular expression of the product, and the file that has it or is loaded when it is built. */
export type Pattern = { source: string; flags: string; file: string }

const ROOT = join(import.meta.dirname, '../../..')
/** Programs and workers run when they are loaded. */
const PROGRAMS = /(?:main|prelude|strip-types|-worker)\.[jt]s$/

// Prints all patterns as JSON: those that are written in the code, and those that its files build while they are loaded. A process
// of its own, which replaces RegExp before it loads them.

const files = globSync('{src,adapters}/**/*.{ts,js}', { cwd: ROOT })
const patterns = new Map<string, Pattern>()

function add({ source, flags }: { source: string; flags: string }, file: string) {
  patterns.set(`/${source}/${flags}`, { source, flags, file })
}

for (const file of files) {
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  new Visitor({
    Literal(node) {
      if ('regex' in node) add({ source: node.regex.pattern, flags: node.regex.flags }, file)
    },
  }).visit(program)
}

let loaded = ''
const noted = (pattern: RegExp): RegExp => {
  add(pattern, loaded)
  return pattern
}
globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, given, newTarget: typeof RegExp) => noted(Reflect.construct(target, given, newTarget) as RegExp),
  apply: (target, self, given) => noted(Reflect.apply(target, self, given) as RegExp),
})
for (const file of files.filter((name) => !PROGRAMS.test(name))) {
  loaded = file
  await import(pathToFileURL(join(ROOT, file)).href)
}

process.stdout.write(JSON.stringify([...patterns.values()]), () => process.exit(0))

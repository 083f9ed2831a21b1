import { readdirSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { setFlagsFromString } from 'node:v8'

// Run by prelude.js at the first start: loads the files of the service without running any, so that Node keeps them without
// their types in its compile cache.

// What strips them is WebAssembly; to optimize that for a second costs more than it saves.
for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up']) setFlagsFromString(flag)

// Stripped alike, but neither compiled nor followed to what they import, which takes half the time.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.ts') ? { ...context, format: 'commonjs-typescript' } : context),
})

const src = new URL('../', import.meta.url)
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.startsWith('cli'),
)
// All are loaded before the first is run, which leaves.
const urls = ['data:text/javascript,process.exit()', ...files.map((name) => new URL(name, src).href)]
await import(`data:text/javascript,${encodeURIComponent(urls.map((url) => `import '${url}'`).join('\n'))}`)

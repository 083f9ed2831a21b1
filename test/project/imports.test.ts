import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** The folders each folder may import from, besides itself. Nothing else points anywhere. */
const allowed: Record<string, string[]> = {
  'src/contract': [],
  'src/guards': [],
  'src/search': ['src/contract'],
  'src/core': ['src/contract', 'src/search', 'src/guards'],
  'src/exchange': ['src/contract'],
  'src/store': ['src/contract', 'src/search', 'src/core', 'src/guards'],
  'src/models': ['src/contract', 'src/search', 'src/core', 'src/guards'],
  'src/mail': ['src/core'],
  'src/webhooks': ['src/contract', 'src/core', 'src/guards'],
  'src/http': ['src/contract', 'src/core', 'src/guards'],
  'src/start': ['src/contract', 'src/guards'],
  'src/cli': [
    'src',
    'src/start',
    'src/contract',
    'src/guards',
    'src/core',
    'src/exchange',
    'src/store',
    'src/models',
    'src/mail',
    'adapters/bridge',
  ],
  src: [
    'src/contract',
    'src/guards',
    'src/core',
    'src/store',
    'src/models',
    'src/mail',
    'src/http',
    'src/webhooks',
    'src/start',
  ],
  'adapters/bridge': ['src/contract', 'src/guards'],
  'adapters/terminal': ['src/contract', 'adapters/bridge'],
  'adapters/slack': ['src/contract', 'src/guards', 'adapters/bridge'],
  'adapters/discord': ['src/contract', 'src/guards', 'adapters/bridge'],
}

/** The one folder that may know a library or a part of Node. */
const keptTo: Record<string, string[]> = {
  fastify: ['src/http'],
  '@fastify/multipart': ['src/http'],
  'file-type': ['src/guards'],
  sharp: ['adapters/bridge', 'src/models', 'src/core'],
  '@libav.js/variant-mediarecorder-transcoder': ['adapters/bridge'],
  'mpg123-decoder': ['adapters/bridge'],
  'ipaddr.js': ['src/guards', 'src/http'],
  standardwebhooks: ['src/core'],
  'content-disposition': ['src/http'],
  '@fastify/cors': ['src/http'],
  helmet: ['src/http'],
  'prom-client': ['src', 'src/http', 'src/models', 'src/webhooks'],
  kysely: ['src/store'],
  pg: ['src/store'],
  '@slack/bolt': ['adapters/slack'],
  'discord.js': ['adapters/discord'],
  nodemailer: ['src/mail'],
  'libphonenumber-js': ['src/core'],
  'node:sqlite': ['src/store', 'adapters/bridge'],
  zod: [
    'src/contract',
    'src/guards',
    'src/search',
    'src/http',
    'src/models',
    'src/core',
    'src',
    'src/start',
    'src/exchange',
    'src/store',
    'src/cli',
    'adapters/bridge',
  ],
}

const files = ['src', 'adapters'].flatMap((top) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[jt]s$/.test(name))
    .map((name) => join(top, name)),
)
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /^\s*(?:import|export)\b[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].flatMap(([, from, bare, late]) => from ?? bare ?? late ?? [])

/** `src/store/sqlite.ts` → `src/store`; `src/main.ts` → `src`; what lies deeper counts to the second folder. */
const folderOf = (file: string): string => dirname(file).split('/').slice(0, 2).join('/')

test('every import points in the one direction that the layout allows', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('.'))
      .map((target) => relative('.', join(dirname(file), target)))
      .filter((target) => folderOf(target) !== folderOf(file) && !allowed[folderOf(file)]?.includes(folderOf(target)))
      .map((target) => `${file} -> ${target}`),
  )
  expect(files.length).toBeGreaterThan(30)
  expect(wrong).toEqual([])
})

/**
 * The rooms of a platform from top to bottom; a file imports from its own room and those below. `shared`: the files beside
 * the rooms, but for those with a place of their own. Files that put the platform together may import everything.
 */
const roomsOf: Record<string, string[]> = {
  'adapters/discord': ['hear', 'act', 'desk', 'show', 'connect', 'shared', 'words'],
  'adapters/slack': [
    'hear',
    'act',
    'desk',
    'show',
    'people.ts',
    'limits',
    'connect',
    'install',
    'text',
    'shared',
    'words.ts',
  ],
}
const assembling = ['discord.ts', 'slack.ts', 'app.ts', 'main.ts']

test('the rooms of a platform import one way: what people do is heard, then acted on, then shown', () => {
  const wrong = Object.entries(roomsOf).flatMap(([platform, rooms]) => {
    const roomOf = (file: string): string => {
      const [first = '', ...rest] = relative(platform, file).split('/')
      return rest.length > 0 || rooms.includes(first) ? first : 'shared'
    }
    const own = files.filter(
      (file) => file.startsWith(`${platform}/`) && !assembling.includes(relative(platform, file)),
    )
    expect(own.map(roomOf).filter((room) => !rooms.includes(room))).toEqual([])
    return own.flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('.'))
        .map((target) => relative('.', join(dirname(file), target)))
        .filter((target) => target.startsWith(`${platform}/`))
        .filter(
          (target) =>
            assembling.includes(relative(platform, target)) ||
            rooms.indexOf(roomOf(target)) < rooms.indexOf(roomOf(file)),
        )
        .map((target) => `${file} -> ${target}`),
    )
  })
  expect(wrong).toEqual([])
})

test('no file imports itself by way of others, not even for a type', () => {
  const circles = circlesOf(
    new Map(
      files.map((file) => [
        file,
        importsOf(file).flatMap((target) => (target.startsWith('.') ? relative('.', join(dirname(file), target)) : [])),
      ]),
    ),
  )
  expect(circles).toEqual([])
})

/** Groups of files that can all reach one another (Tarjan's strongly connected components). */
function circlesOf(imports: Map<string, string[]>): string[][] {
  const found: string[][] = []
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  function visit(file: string): number {
    const own = index.size
    index.set(file, own)
    lowest.set(file, own)
    stack.push(file)
    for (const target of imports.get(file) ?? []) {
      const reached = index.has(target) ? (stack.includes(target) ? index.get(target) : undefined) : visit(target)
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached ?? own))
    }
    if (lowest.get(file) === own) {
      const circle = stack.splice(stack.indexOf(file))
      if (circle.length > 1) found.push(circle)
    }
    return lowest.get(file) ?? own
  }
  for (const file of imports.keys()) if (!index.has(file)) visit(file)
  return found
}

test('a library that one folder is for stays in that folder', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => keptTo[target] !== undefined && !keptTo[target].includes(folderOf(file)))
      .map((target) => `${file} -> ${target}`),
  )
  expect(wrong).toEqual([])
})

test('the environment is read once for each kind of process, and before any of them', () => {
  const readers = files.filter((file) => /process\.env/.test(readFileSync(file, 'utf8')))
  const isAllowed = (file: string) =>
    ['src/config.ts', 'src/prelude.js'].includes(file) || /^adapters\/\w+\/main\.ts$/.test(file)
  expect(readers.filter((file) => !isAllowed(file))).toEqual([])
})

/** Large, and used by few services or seldom: each is loaded at first use, so that a program starts soon and stays small. */
const loadedLate: Record<string, string[]> = {
  'src/main.ts': [
    '@ai-sdk/anthropic',
    '@ai-sdk/google',
    'sharp',
    'pg',
    'undici',
    'nodemailer',
    'file-type',
    'libphonenumber-js',
    // See src/http/node-http.ts.
    'node:http',
  ],
  'src/cli/main.ts': ['@ai-sdk/anthropic', '@ai-sdk/google', '@keyv/redis', 'nodemailer', 'pg', 'sharp'],
  'adapters/discord/main.ts': ['@keyv/redis', 'sharp'],
  'adapters/slack/main.ts': ['@keyv/redis', 'sharp'],
  'adapters/terminal/main.ts': ['@keyv/redis', 'sharp'],
}

test.each(Object.entries(loadedLate))('what few need is not loaded with %s', (program, libraries) => {
  const loaded = new Map<string, string>()
  const seen = new Set<string>()
  const follow = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const target of valuesImportedBy(file))
      if (target.startsWith('.')) follow(join(dirname(file), target))
      else loaded.set(target, file)
  }
  follow(program)
  expect(seen.size).toBeGreaterThan(100)
  expect([...loaded].filter(([library]) => libraries.includes(library))).toEqual([])
})

/** What a file imports when it is loaded; types are gone by then. */
const valuesImportedBy = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'([^']+)'/gm),
  ].flatMap(([, what = '', from = '']) => (/^\{(?:\s*type\s[^,}]+,?)+\s*\}$/.test(what) ? [] : [from]))

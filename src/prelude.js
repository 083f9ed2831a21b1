import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { enableCompileCache, getCompileCacheDir } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { isMainThread } from 'node:worker_threads'
import { COMPILED_FOLDER, faultOfDataFolder } from './guards/data-folder.js'
import { envFileText, parseEnvFile } from './start/env-file.js'

// Loaded before each program by its npm script, and again by Node in each worker thread. It is JavaScript because the compile
// cache is not enabled yet: to strip the types of one file, Node loads a compiler, which takes 10 MB.
const STRIP_TIMEOUT_MS = 30_000
const STRIP_TYPES = fileURLToPath(new URL('./start/strip-types.js', import.meta.url))
const [, program = ''] = process.argv
const isService = program.endsWith(join('src', 'main.ts'))
if (isMainThread) {
  checkInstalled()
  prepare()
}
cacheCompiled()
if (isMainThread && isService) await stripTypes()

/** Without its libraries, among them the Node.js that it runs on, a program would fail with an error that does not say so. */
function checkInstalled() {
  try {
    import.meta.resolve('zod')
  } catch {
    process.stderr.write('The libraries of Porchlight are not installed. Run this first: npm install\n')
    process.exit(1)
  }
}

function prepare() {
  // Keeps V8's young generation at 1 MB. By default it would grow during the start and stay large: 25 MB of an idle
  // process.
  setFlagsFromString('--semi-space-growth-factor=1')

  // Where many objects of a call site survive, V8 would allocate that site's objects in the old generation ("pretenuring"). Such
  // objects of an answered question refer to its young ones and keep them alive until a major collection: under load, four fifths
  // of what a minor collection copied was garbage, and it took 10 ms instead of 4.
  setFlagsFromString('--no-allocation-site-pretenuring')

  // V8 interprets a regular expression once and then makes machine code of it, several times as large: 5 MB of an idle process
  // for patterns that were used twice. One that reads a text of 1,000 characters or more becomes machine code in any case.
  setFlagsFromString('--regexp-tier-up-ticks=10')

  // V8 writes what may stand once or twice in a pattern, such as an optional word, that often into its code: 6 MB of an idle process.
  setFlagsFromString('--no-regexp-unroll')

  // The service optimizes no code until it is warm, see start/v8.ts: what runs at the start runs seldom later, and the optimizing
  // compiler would take 7 MB of an idle process. What strips its types has the same flags, by which Node tells caches apart.
  if (isService || program === STRIP_TYPES) {
    setFlagsFromString('--no-turbofan')
    // Otherwise V8 would not count the calls of what it compiles meanwhile, such as process.nextTick, and never optimize it.
    setFlagsFromString('--force-emit-interrupt-budget-checks')
  }

  // Files written by any program are readable only by its user: sessions, keys, the signing key.
  process.umask(0o077)

  loadEnvFile()
  checkDataFolder()
}

/** Loads .env; variables that are already set win. */
function loadEnvFile() {
  try {
    for (const [name, value] of Object.entries(parseEnvFile(envFileText()))) process.env[name] ??= value
  } catch (error) {
    process.stderr.write(`.env could not be read (${error instanceof Error ? error.message : 'unknown'}).\n`)
    process.exit(1)
  }
}

/** In .env, and where a container is described, no shell replaces these signs. A folder of that name would begin anew, unseen. */
function checkDataFolder() {
  const given = process.env['DATA_DIR']?.trim() ?? ''
  if (!/^~|\$\{?[A-Za-z_]/.test(given)) return
  process.stderr.write(`DATA_DIR is ${given}, which only a shell would replace; write the whole path of the folder.\n`)
  process.exit(1)
}

/**
 * Enables Node's compile cache: the next start takes two thirds of the time. Only in a folder that nobody else can write,
 * since Node runs what it finds there; its default in the system's temporary folder may belong to somebody else.
 */
function cacheCompiled() {
  const data = resolve(process.env['DATA_DIR']?.trim() || 'data')
  if (faultOfDataFolder(data) !== undefined) return
  if (isService) makeFolder(data)
  if (isOwn(data)) enableCompileCache(join(data, COMPILED_FOLDER))
}

/**
 * At the first start a process of its own strips the types of the service's files into the empty cache: in this one, the compiler
 * for it would stay with 36 MB for good. Meanwhile this one loads the largest libraries, which have no types.
 */
async function stripTypes() {
  const cache = getCompileCacheDir()
  if (cache === undefined || readdirSync(cache).length > 0) return
  const { spawn } = await import('node:child_process')
  const child = spawn(process.execPath, [...process.execArgv, STRIP_TYPES], {
    stdio: 'ignore',
    timeout: STRIP_TIMEOUT_MS,
  })
  // Where it fails, Node strips the types here.
  const ended = new Promise((done) => child.once('error', done).once('close', done))
  await Promise.allSettled(['fastify', 'kysely', 'luxon', 'prom-client', 'zod'].map((library) => import(library)))
  await ended
}

/**
 * As the store makes it, but before anything is compiled, so that the first start fills the cache.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch {
    // The store says what is wrong.
  }
}

/** @param {string} folder */
function isOwn(folder) {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

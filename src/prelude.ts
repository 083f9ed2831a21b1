import { existsSync, statSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { isMainThread } from 'node:worker_threads'

// Loaded before a program by its npm script, and by Node before each of its threads, where all of it is done already.
if (isMainThread) prepare()

function prepare(): void {
  // What is young stays in the 1 MB that it begins with: Node would let it grow with the work of the start, and keep that
  // for as long as it runs, 25 MB of an idle process.
  setFlagsFromString('--semi-space-growth-factor=1')

  // What any of them writes is for the user who runs it alone: talks, keys, the key that signs addresses.
  process.umask(0o077)

  // Settings may stand in .env; what the environment says already counts.
  if (existsSync('.env')) process.loadEnvFile('.env')

  // Keeps what Node compiles: the next start takes two thirds of the time. Only in a folder that nobody else can write, as
  // Node runs what it finds there; its own default, among the system's temporary files, may be somebody else's.
  const data = process.env['DATA_DIR']?.trim() || 'data'
  if (isOwn(data)) enableCompileCache(join(data, 'compiled'))
}

function isOwn(folder: string): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  return found !== undefined && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { errorCodeOf } from '../../contract/errors.ts'
import type { Store } from '../../core/ports/ports.ts'
import { BOTS_FILE, DATABASE_FILE, isForeign, UPLOADS_FOLDER } from '../../guards/data-folder.js'
import { faultOfLostDatabase } from '../../guards/lost-database.ts'
import { databaseKindOf } from '../../store/database/database.ts'
import { freeBytes } from '../../store/files/directory.ts'
import { type Inspected, inspectStore } from '../../store/inspect.ts'
import { findDamage } from '../../store/sqlite/damage.ts'
import { type CheckResult, mend, passed, reasonOf, warning } from './check-result.ts'

/** What the core and the bots write in DATA_DIR. */
const PARTS = [DATABASE_FILE, BOTS_FILE, UPLOADS_FOLDER]

/**
 * Checks whether DATA_DIR, or the folder it would be created in, is writable, and lists its content. Writes nothing.
 */
export function checkDataFolder(directory: string): CheckResult {
  const nearest = nearestThere(directory)
  const paths = [nearest, ...PARTS.map((part) => join(directory, part)).filter((path) => existsSync(path))]
  try {
    if (!statSync(nearest).isDirectory()) throw new Error(`${nearest} is a file`)
    for (const path of paths) accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    const advice = 'give it to the user who runs Porchlight, or set DATA_DIR to another folder'
    return mend('DATA_DIR', `${directory} cannot be written (${reasonOf(error)})`, advice)
  }
  return passed('DATA_DIR', existsSync(directory) ? directory : `${directory} will be made by the first start`)
}

const OTHERS = 0o077

/**
 * Checks whether other users of this machine can read the data or .env; older versions allowed it. `user`: the id of who runs
 * Porchlight; undefined on Windows, which has no such permission bits.
 */
export function checkFilePermissions(directory: string, user = process.getuid?.()): CheckResult[] {
  if (user === undefined) return []
  const paths = [directory, ...PARTS.map((part) => join(directory, part)), '.env'].filter((path) => existsSync(path))
  // The owner of a file can read and replace it, whatever its mode. Root may run this check for the user of the service.
  const foreign = user === 0 ? [] : paths.filter((path) => statSync(path).uid !== user)
  const open = paths.filter((path) => (statSync(path).mode & OTHERS) !== 0)
  // If the folder itself is closed, its files need no check.
  const isClosed = existsSync(directory) && !open.includes(directory)
  const readable = open.filter((path) => path === '.env' || !isClosed)
  return [
    ...privacy('can read', readable, { file: 'chmod 600', folder: 'chmod -R go=', directory }),
    ...privacy('own', foreign, { file: `sudo chown ${user}`, folder: `sudo chown -R ${user}`, directory }),
  ]
}

/** A warning about what others can do with paths, and the commands that end it. */
function privacy(
  what: string,
  paths: string[],
  { file, folder, directory }: { file: string; folder: string; directory: string },
): CheckResult[] {
  if (paths.length === 0) return []
  const ofFolder = paths.some((path) => path !== '.env')
  const commands = [
    ...(paths.includes('.env') ? [`${file} .env`] : []),
    ...(ofFolder ? [`${folder} ${directory}`] : []),
  ]
  const message = `other users of this machine ${what} ${paths.join(', ')}`
  return [warning('privacy', message, `${ofFolder ? unlessShared(directory) : ''}${commands.join(' && ')}`)]
}

/** Commands for the whole of a folder such as /etc would break what others have in it. "" if all is Porchlight's. */
function unlessShared(directory: string): string {
  const names = namesIn(directory)
  if (names === undefined) return "first see that all in it is Porchlight's; then "
  const foreign = names.find(isForeign)
  if (foreign === undefined) return ''
  return `first set DATA_DIR to a folder of its own, or move away what is not Porchlight's, such as ${foreign}; then `
}

/** Undefined if they may not be read, as those of another user's closed folder. */
function namesIn(directory: string): string[] | undefined {
  try {
    return readdirSync(directory)
  } catch (error) {
    return errorCodeOf(error) === 'EACCES' ? undefined : []
  }
}

const GIB = 2 ** 30
/** Less than this is not enough for one video of maximum size with its question and answer. */
const TOO_LITTLE = GIB / 8
const LITTLE = GIB

export async function checkDiskSpace(directory: string): Promise<CheckResult> {
  const free = await freeBytes(nearestThere(directory))
  const message = `${(free / GIB).toFixed(1)} GiB free in ${directory}`
  if (free >= LITTLE) return passed('disk', message)
  const advice = 'free some space, or move DATA_DIR to a larger disk'
  return free >= TOO_LITTLE ? warning('disk', message, advice) : mend('disk', message, advice)
}

function nearestThere(path: string): string {
  const full = resolve(path)
  return existsSync(full) ? full : nearestThere(dirname(full))
}

const RESTORE =
  'stop the service, keep a copy of DATA_DIR, and restore the newest backup (see Restore in README.md); then look after the disk'

/** Checks whether an SQLite file, if it is there, is sound, and whether it is there if its log is. */
export function checkDamage(check: string, file: string): CheckResult[] {
  try {
    const lost = faultOfLostDatabase(file)
    if (lost !== undefined) return [mend(check, lost.fault, lost.advice)]
    const damage = existsSync(file) ? findDamage(file) : undefined
    return damage === undefined ? [] : [mend(check, `${file} is damaged: ${damage}`, RESTORE)]
  } catch (error) {
    return [unreadable(check, file, error)]
  }
}

function unreadable(check: string, name: string, error: unknown): CheckResult {
  const advice = 'check DATABASE_URL, or DATA_DIR for SQLite, and that the database runs'
  return mend(check, `${name} cannot be read (${reasonOf(error)})`, advice)
}

/**
 * Opens the database without changing it. `further` checks its content if its tables are up to date. `unused`: the SQLite file of a
 * service that has moved to it.
 */
export async function checkDatabase(
  url: string,
  { name, unused }: { name: string; unused: string | undefined },
  further: ((store: Store) => Promise<CheckResult[]>)[],
): Promise<CheckResult[]> {
  const damaged = databaseKindOf(url) === 'sqlite' ? checkDamage('database', url) : []
  // Further reads of a damaged database would fail, or give wrong results.
  if (damaged.length > 0) return damaged
  try {
    const inspected = await inspectStore(url, Date.now)
    if (inspected === undefined) return [passed('database', `${name} will be made by the first start`)]
    try {
      return [tables(inspected, name, unused), ...(await contents(inspected, further))]
    } finally {
      await inspected.store.close()
    }
  } catch (error) {
    return [unreadable('database', name, error)]
  }
}

function tables({ waiting, newer, isNew }: Inspected, name: string, unused: string | undefined): CheckResult {
  if (newer.length > 0)
    return mend('database', `${name} is of a newer version (${newer.join(', ')})`, 'start that version, or a newer one')
  if (waiting.length === 0) return passed('database', `${name}, tables up to date`)
  if (isNew && unused !== undefined)
    return warning('database', `${name} is empty, and ${unused} is left aside`, TAKE_OVER)
  if (isNew) return passed('database', `${name} is empty; the first start makes its tables`)
  const message = `${name} is of an older version (${waiting.join(', ')})`
  return warning('database', message, 'make a backup; the next start brings it up to date')
}

const TAKE_OVER = 'npm run porchlight -- move copies it; a start without that begins anew'

async function contents({ store, waiting, newer }: Inspected, further: ((store: Store) => Promise<CheckResult[]>)[]) {
  if (waiting.length + newer.length > 0) return []
  return (await Promise.all(further.map((check) => check(store)))).flat()
}

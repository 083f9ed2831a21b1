import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { isUnavailable } from '../../contract/errors.ts'
import { withImportLease } from '../../core/listings/import-lease.ts'
import type { Store } from '../../core/ports/ports.ts'
import { describeSystemError } from '../../guards/system-errors.ts'
import { expectedFailure } from '../command.ts'
import { CommandError, type Io, isSystemError } from '../io.ts'

const LOOK_EVERY_MS = 1_000
/** How far the time of a file may lag behind the clock: the kernel takes it from its timer, which ticks 100 to 1,000 times a second. */
const FILE_TIME_LAG_MS = 10

type Follow = {
  folder: string
  store: Store
  chatbotId: number
  io: Io
  /** imports one file into that store; throws a CommandError if it cannot be read, and returns what else is to be said of it */
  take: (path: string, store: Store) => Promise<string | undefined>
  signal: AbortSignal
  /** how often the folder is looked through, in ms */
  everyMs?: number
}
/** `writtenAt`, `changedAt`: when its content, and when its name or rights were last changed (ms). */
type Found = { name: string; path: string; fingerprint: string; date: string; writtenAt: number; changedAt: number }

/**
 * Imports all files of a folder in the order of their dates, then each new file as it appears, until the signal aborts.
 * A file that cannot be read is reported and skipped. The database records what was imported, so each file is imported
 * once, under whatever name.
 */
export async function followFolder({
  folder,
  store,
  chatbotId,
  io,
  take,
  signal,
  everyMs = LOOK_EVERY_MS,
}: Follow): Promise<void> {
  const seen = new Map<string, string>()
  const done = new Map<string, string>()
  /** the file that waits for the database or for another import, which is said once */
  let waiting: string | undefined
  for (;;) {
    const files = await filesOf(folder)
    for (const file of files) {
      if (signal.aborted) return
      if (done.get(file.name) === file.fingerprint) continue
      // A file that changes is still being written: it is imported once it is unchanged in two checks, and later ones after it.
      if (seen.get(file.name) !== file.fingerprint) break
      if (!(await takeOnce(file))) break
      done.set(file.name, file.fingerprint)
    }
    for (const { name, fingerprint } of files) seen.set(name, fingerprint)
    if (signal.aborted) return
    await setTimeout(everyMs, undefined, { signal }).catch(() => undefined)
  }

  /** False while the database is away: the file is tried again, and later ones after it. */
  async function takeOnce(found: Found): Promise<boolean> {
    const { name } = found
    try {
      const onWait = () => sayThatItWaits(name, 'Another import into this chatbot is running.')
      const isOver = await withImportLease({ store, chatbotId, onWait, signal }, (own) => takeUnlessTaken(found, own))
      if (isOver === undefined) return false
    } catch (error) {
      if (isUnavailable(error)) {
        sayThatItWaits(name, error.message)
        return false
      }
      const reason = isSystemError(error) ? describeSystemError(error) : expectedFailure(error)?.message
      if (reason === undefined) throw error
      io.err(`${name} is left out. ${reason}`)
    }
    waiting = undefined
    return true
  }

  async function takeUnlessTaken(found: Found, own: Store): Promise<true> {
    const { name, path } = found
    // Before the file is read: one that gets a new name from now on is known by its content.
    const at = Date.now()
    const file = { name, hash: await hashOf(path) }
    if (isTaken(await own.importedFiles.alike(chatbotId, file), { ...found, ...file })) return true
    const said = await take(path, own)
    await own.importedFiles.add(chatbotId, { ...file, at })
    if (said !== undefined) io.err(said)
    return true
  }

  function sayThatItWaits(name: string, reason: string): void {
    if (waiting !== name) io.err(`${name} waits. ${reason}`)
    waiting = name
  }
}

type Imported = { name: string; hash: string; at: number }

/**
 * Whether a file was imported already: its newest import under this name had this content, or under a new name it was imported
 * before it got that name and after it was written, so it was renamed or copied. A file with another date in its name is another.
 */
function isTaken(imports: Imported[], { name, hash, writtenAt, changedAt }: Found & { hash: string }): boolean {
  const newest = imports.findLast((one) => one.name === name)
  if (newest !== undefined) return newest.hash === hash
  const date = dateIn(name)
  const isSameDate = (other: string | undefined) => date === undefined || other === undefined || date === other
  return imports.some(
    (one) => one.at >= writtenAt && one.at < changedAt + FILE_TIME_LAG_MS && isSameDate(dateIn(one.name)),
  )
}

/** Names that programs use for unfinished files. */
const UNFINISHED = /^\.|~$|\.(?:part|partial|tmp|crdownload|swp)$/i

async function filesOf(folder: string): Promise<Found[]> {
  let names: string[]
  try {
    names = await readdir(folder)
  } catch (error) {
    if (isSystemError(error)) throw new CommandError(`${folder}: ${describeSystemError(error)}`, { cause: error })
    throw error
  }
  const found = await Promise.all(names.filter((name) => !UNFINISHED.test(name)).map((name) => fileAt(folder, name)))
  return found.filter((file) => file !== undefined).toSorted((a, b) => (a.date + a.name < b.date + b.name ? -1 : 1))
}

/** A file with its date: the one in its name, else its modification time. Undefined if it is not a file. */
async function fileAt(folder: string, name: string): Promise<Found | undefined> {
  const path = join(folder, name)
  const facts = await stat(path).catch(() => undefined)
  if (facts?.isFile() !== true) return undefined
  const date = dateIn(name) ?? facts.mtime.toISOString()
  // A file whose rights were changed is tried again.
  const fingerprint = `${facts.size} ${facts.mtimeMs} ${facts.ctimeMs}`
  return { name, path, date, fingerprint, writtenAt: facts.mtimeMs, changedAt: facts.ctimeMs }
}

/** "2026-06-01" */
function dateIn(name: string): string | undefined {
  const found = /(?<!\d)(20\d\d)[-_.]?(0[1-9]|1[0-2])[-_.]?(0[1-9]|[12]\d|3[01])(?!\d)/.exec(name)
  return found ? `${found[1]}-${found[2]}-${found[3]}` : undefined
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

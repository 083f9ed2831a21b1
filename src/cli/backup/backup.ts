import { createWriteStream, existsSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createTarPacker, type TarPackController } from 'modern-tar'
import { errorCodeOf } from '../../contract/errors.ts'
import { BOTS_FILE, UPLOADS_FOLDER } from '../../guards/data-folder.js'
import { describeSystemError } from '../../guards/system-errors.ts'
import { adviceFor, isOfDisk } from '../../store/sqlite/errors.ts'
import { blobNames, copyDatabase, type OnProgress } from '../../store/sqlite/snapshot.ts'
import { command, configOf, withoutPassword } from '../command.ts'
import { CommandError, type Io, isSystemError, progressOf } from '../io.ts'
import { withTemporary } from '../temporary.ts'

export const backupCommand = command('backup', {
  description: 'Write everything in DATA_DIR to one .tar file, also while the service runs',
  args: {
    file: { type: 'positional', description: 'the file to write', required: true },
    force: { type: 'boolean', description: 'replace the file if it is there already' },
  },
  async run({ args: { file, force, json }, io }) {
    const { DATABASE_URL, DATA_DIR, databaseUrl } = configOf(io.environment)
    if (DATABASE_URL !== undefined) throw new CommandError(dumpInstead(DATABASE_URL, DATA_DIR))
    if (!existsSync(databaseUrl)) throw new CommandError(`There is no database at ${databaseUrl}; nothing to back up.`)
    if (existsSync(file) && force !== true) throw new CommandError(`${file} is there already; --force replaces it.`)
    const { files, bytes, gone } = await backUp({ database: databaseUrl, directory: DATA_DIR, file, io })
    if (json === true) return io.out(JSON.stringify({ file, files, bytes, gone }))
    io.out(`${file}: ${files} ${files === 1 ? 'file' : 'files'}, ${(bytes / 1e6).toFixed(1)} MB.`)
    if (gone.length > 0) io.err(`Uploaded files that were removed before they could be copied: ${gone.length}.`)
  },
})

type Job = { database: string; directory: string; file: string; io: Io }

/** Works in a temporary folder beside the file; the finished archive is renamed to its final name. */
async function backUp({ database, directory, file, io }: Job): Promise<Archived> {
  try {
    return await withTemporary(file, io, async (workshop) => {
      await mkdir(workshop)
      const entries = await collect({ database, directory, workshop, io })
      const archive = join(workshop, 'archive')
      const archived = await writeArchive(archive, entries, progressOf('files', io))
      await rename(archive, file)
      return archived
    })
  } catch (error) {
    // Any error (full disk, damaged database) means no backup; its message is shown.
    throw new CommandError(`The backup failed. ${reasonFor(file, error)}`, { cause: error })
  }
}

function reasonFor(file: string, error: unknown): string {
  if (error instanceof Error && isOfDisk(error)) return `${file}: ${error.message}${adviceFor(error)}`
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error)
  const { path = file } = error
  return `${path.startsWith(`${file}.`) ? file : path}: ${describeSystemError(error)}`
}

/** Copies the databases and lists the uploaded files that they refer to. */
async function collect({ database, directory, workshop, io }: Omit<Job, 'file'> & { workshop: string }) {
  const copy = async (source: string): Promise<Entry> => {
    const name = basename(source)
    const path = join(workshop, name)
    await copyDatabase(source, path, progressOf(`pages of ${name}`, io))
    return { name, path, log: `${name}-wal` }
  }
  const bots = join(directory, BOTS_FILE)
  // The bots' database is copied first, so that the core's copy has all sessions that it refers to.
  const memory = existsSync(bots) ? [await copy(bots)] : []
  const core = await copy(database)
  const uploads = blobNames(core.path).map((name) => ({
    name: `${UPLOADS_FOLDER}/${name}`,
    path: join(directory, UPLOADS_FOLDER, name),
  }))
  return [core, ...memory, ...uploads]
}

/** A file and its name in the archive; of a database also that of its log. */
type Entry = { path: string; name: string; log?: string }
type Archived = { files: number; bytes: number; gone: string[] }

/**
 * Writes files to a new tar archive that only its owner may read. Files that no longer exist are skipped and listed in
 * `gone`. `onProgress` is called after each file.
 */
async function writeArchive(target: string, entries: Entry[], onProgress: OnProgress): Promise<Archived> {
  const { readable, controller } = createTarPacker()
  const written = pipeline(
    Readable.fromWeb(readable),
    createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }),
  )
  const [archived] = await Promise.all([pack(controller, entries, onProgress), written])
  return archived
}

async function pack(controller: TarPackController, entries: Entry[], onProgress: OnProgress): Promise<Archived> {
  const archived: Archived = { files: 0, bytes: 0, gone: [] }
  for (const [index, { path, name, log }] of entries.entries()) {
    // Restoring replaces the log that a killed service left: SQLite would write that log into the restored database.
    if (log !== undefined) await addEmpty(controller, log)
    const file = await openPresent(path)
    if (file === undefined) archived.gone.push(name)
    else {
      archived.bytes += await add(controller, name, file)
      archived.files += 1
    }
    onProgress(index + 1, entries.length)
  }
  controller.finalize()
  return archived
}

async function addEmpty(controller: TarPackController, name: string): Promise<void> {
  await controller.add({ name, size: 0, mtime: new Date(), mode: 0o600 }).close()
}

/** Adds a file. Returns its size in bytes. */
async function add(controller: TarPackController, name: string, file: FileHandle): Promise<number> {
  const { size, mtime } = await file.stat()
  const entry = Writable.fromWeb(controller.add({ name, size, mtime, mode: 0o600 }))
  await pipeline(file.createReadStream(), entry)
  return size
}

async function openPresent(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Explains that PostgreSQL is not backed up here, with the commands to dump and restore it, the uploaded files, and the memory that
 * bots have in `directory`. Has no password.
 */
function dumpInstead(databaseUrl: string, directory: string): string {
  const address = withoutPassword(databaseUrl)
  const memory = memoryCommands(directory)
  return [
    'Nothing was backed up: the database is PostgreSQL. Its own tool makes consistent backups while it is in use:',
    '',
    '  umask 077',
    `  pg_dump --format=custom --file=porchlight.dump "${address}"`,
    '',
    'Uploaded files are kept in DATA_DIR. Copy them after the dump, so that every file it speaks of is there:',
    '',
    `  tar -cf porchlight-files.tar -C "${directory}" ${UPLOADS_FOLDER}`,
    '',
    ...memory.copy,
    'To restore, with the service stopped:',
    '',
    `  pg_restore --clean --if-exists --no-owner --dbname="${address}" porchlight.dump`,
    `  tar -xf porchlight-files.tar -C "${directory}"`,
    ...memory.restore,
  ].join('\n')
}

/** The lines about the bots' memory; none where it is not in `directory`. */
function memoryCommands(directory: string): { copy: string[]; restore: string[] } {
  if (!existsSync(join(directory, BOTS_FILE))) return { copy: [], restore: [] }
  // `*`: a bot that was killed left a log, which has its last writes and would damage another copy of the database.
  return {
    copy: [
      'What the bots remember is there too. Stop them to copy it:',
      '',
      `  (cd "${directory}" && tar -cf - ${BOTS_FILE}*) > ${MEMORY_ARCHIVE}`,
      '',
    ],
    restore: [`  rm -f "${directory}"/${BOTS_FILE}*`, `  tar -xf ${MEMORY_ARCHIVE} -C "${directory}"`],
  }
}

const MEMORY_ARCHIVE = 'porchlight-bots.tar'

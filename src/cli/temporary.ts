import { randomUUID } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS } from '../contract/fields/times.ts'
import { CommandError, type Io } from './io.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A folder may get a new file while it is removed. */
const REMOVE = { recursive: true, force: true, maxRetries: 5 }

/** Calls `work` with a temporary path beside `file`, which is removed afterwards, also when a signal ends the program. */
export async function withTemporary<Result>(
  file: string,
  io: Pick<Io, 'err'>,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  expectReplaceable(file)
  // Each its own: several may be written for one file at the same time.
  const path = `${file}.porchlight-${randomUUID().slice(0, 8)}.part`
  const leave = (signal: NodeJS.Signals) => {
    rmSync(path, REMOVE)
    // The listener is gone, so the signal ends the program.
    process.kill(process.pid, signal)
  }
  for (const signal of SIGNALS) process.once(signal, leave)
  try {
    await removeLeftovers(dirname(file), io)
    return await work(path)
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave)
    rmSync(path, REMOVE)
  }
}

/** Throws a CommandError if something else than a file is at the path: a rename would put the file in the place of a device. */
function expectReplaceable(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false)
    throw new CommandError(`${path} is a folder, a pipe or a device, which is not replaced; name a file.`)
}

const TEMPORARY = /\.porchlight-[\da-f]{8}\.part$/

/** Removes what killed programs left in a folder. Files that are younger than a day may still be in use. */
async function removeLeftovers(folder: string, io: Pick<Io, 'err'>): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const path of names.filter((name) => TEMPORARY.test(name)).map((name) => join(folder, name))) {
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) < DAY_MS) continue
    await rm(path, REMOVE)
    io.err(`Removed ${path}, left by a command that was killed.`)
  }
}

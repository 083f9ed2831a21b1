import { basename } from 'node:path'
import { type Arrival, endImport, importBatch, planBatch, startRun } from '../../core/listings/importing.ts'
import { type Missing, settleMissing } from '../../core/listings/missing.ts'
import type { AlertMode } from '../../core/ports/changes.ts'
import type { Store } from '../../core/ports/ports.ts'
import { openListingFile } from '../../exchange/file.ts'
import { FileError } from '../../exchange/file-error.ts'
import type { Reading } from '../../exchange/reading.ts'
import { CommandError, type Io, isSystemError } from '../io.ts'
import { countChanges } from './import-changes.ts'
import type { Report } from './import-report.ts'

export type ImportOptions = {
  dryRun: boolean
  alerts: AlertMode
  /** what becomes of listings that the file no longer has */
  missing: Missing
  /** whether it may be many of them */
  yes: boolean
}
type Work = { path: string; store: Store; chatbotId: number; options: ImportOptions; report: Report; io: Io }

/** Listings of one transaction: enough to make its cost vanish, few enough that other writers wait under a second. */
const BATCH = 500

/** Imports one file. Fails with a CommandError that names the file where it cannot be read. */
export async function importFile({ path, store, chatbotId, options, report, io }: Work): Promise<void> {
  const file = await named(path, openListingFile(path))
  const counted = { rows: 0, refused: 0 }
  io.status?.(`Reading ${basename(path)} …`)
  const run = await named(path, startRun(arrivals(file.readings(), counted)))
  report.start(file.format, counted.rows)
  const { changes } = store.listings(chatbotId)
  const before = await changes.last()
  for await (const batch of batchesOf(file.readings(), BATCH)) {
    const good = batch.filter((reading) => 'listing' in reading)
    const outcomes = options.dryRun
      ? await planBatch(store.listings(chatbotId), good, run)
      : await importBatch(store, chatbotId, good, run, options.alerts)
    report.add(batch, outcomes)
  }
  if (options.dryRun) return report.end()
  try {
    if (options.missing !== 'keep') await missing({ path, store, chatbotId, options, report, io }, run, counted.refused)
  } finally {
    await endImport(store, chatbotId)
    report.end(await countChanges(changes, before))
  }
}

async function missing(
  { path, store, chatbotId, options, io }: Work,
  run: Awaited<ReturnType<typeof startRun>>,
  refused: number,
): Promise<void> {
  if (refused > 0) {
    io.err(`${path}: ${refused} rows could not be read, so no listing counts as missing.`)
    return
  }
  const { missing: count, of, isTooMany } = await settleMissing(store, chatbotId, run, options)
  if (!isTooMany) return
  const share = ((count / of) * 100).toFixed(1)
  throw new CommandError(
    `${path}: ${count} of ${of} listings (${share} %) are not in the file, more than 5 % at once. They were kept as they are; say --yes if the file is whole.`,
  )
}

/** Says which file it was, where it is the file that is at fault. */
async function named<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FileError || isSystemError(error))
      throw new CommandError(`${path}: ${error.message}`, { cause: error })
    throw error
  }
}

async function* arrivals(
  readings: AsyncIterable<Reading>,
  counted: { rows: number; refused: number },
): AsyncGenerator<Arrival> {
  for await (const reading of readings) {
    counted.rows++
    if ('listing' in reading) yield reading
    else counted.refused++
  }
}

async function* batchesOf(readings: AsyncIterable<Reading>, size: number): AsyncGenerator<Reading[]> {
  let batch: Reading[] = []
  for await (const reading of readings) {
    batch.push(reading)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

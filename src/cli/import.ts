import { basename } from 'node:path'
import { type Arrival, importBatch, planBatch, startRun } from '../core/listings/importing.ts'
import type { Store } from '../core/ports/ports.ts'
import { openListingFile } from '../exchange/file.ts'
import { FileError } from '../exchange/file-error.ts'
import type { Reading } from '../exchange/reading.ts'
import { chatbotOf } from './chatbots.ts'
import { storeCommand } from './command.ts'
import { createReport, type Report } from './import-report.ts'
import { CommandError, type Io, isSystemError } from './io.ts'

export const importCommand = storeCommand('import', {
  description: 'Create and change listings from a file: Redfin CSV, Porchlight CSV or JSONL, RESO JSON',
  args: {
    file: { type: 'positional', description: 'the file; its format is told by its content', required: true },
    chatbot: { type: 'string', description: 'serial number of the chatbot', valueHint: 'SERIAL', required: true },
    'dry-run': { type: 'boolean', description: 'show what would be created and changed, and write nothing' },
  },
  async run({ args, store, io, database }) {
    const chatbot = await chatbotOf(store, args.chatbot, database)
    const dryRun = args['dry-run'] === true
    const report = createReport(io, { dryRun, json: args.json === true, file: basename(args.file) })
    await importFile({ path: args.file, store, chatbotId: chatbot.id, dryRun, report, io })
  },
})

type Work = { path: string; store: Store; chatbotId: number; dryRun: boolean; report: Report; io: Io }

/** Listings of one transaction: enough to make its cost vanish, few enough that other writers wait under a second. */
const BATCH = 500

async function importFile({ path, store, chatbotId, dryRun, report, io }: Work): Promise<void> {
  const file = await openFile(path)
  const counted = { rows: 0 }
  io.status?.(`Reading ${basename(path)} …`)
  const run = await named(path, startRun(arrivals(file.readings(), counted)))
  report.start(file.format, counted.rows)
  for await (const batch of batchesOf(file.readings(), BATCH)) {
    const good = batch.filter((reading) => 'listing' in reading)
    const outcomes = dryRun
      ? await planBatch(store.listings(chatbotId), good, run)
      : await importBatch(store, chatbotId, good, run)
    report.add(batch, outcomes)
  }
  report.end()
}

async function openFile(path: string) {
  return named(path, openListingFile(path))
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

async function* arrivals(readings: AsyncIterable<Reading>, counted: { rows: number }): AsyncGenerator<Arrival> {
  for await (const reading of readings) {
    counted.rows++
    if ('listing' in reading) yield reading
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

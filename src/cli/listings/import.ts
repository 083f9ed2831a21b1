import { basename } from 'node:path'
import { lengthOf } from '../../contract/listings/listing.ts'
import { withImportLease } from '../../core/listings/import-lease.ts'
import { type Arrival, endImport, importBatch, planBatch, type Run, startRun } from '../../core/listings/importing.ts'
import {
  MISSING_SHARE_MAX,
  type Missing,
  missingWays,
  newestId,
  settleMissing,
} from '../../core/listings/missing-listings.ts'
import { type AlertMode, alertModes } from '../../core/ports/listings.ts'
import type { Store } from '../../core/ports/ports.ts'
import { openListingFile } from '../../exchange/detect-format.ts'
import { FileError, type RowReading } from '../../exchange/row-reading.ts'
import { describeSystemError } from '../../guards/system-errors.ts'
import { chatbotOf, chatbotOption } from '../chatbot-option.ts'
import { storeCommand } from '../command.ts'
import { CommandError, type Io, isSystemError, UsageError } from '../io.ts'
import { countChanges } from './change-counts.ts'
import { followFolder } from './import-follow.ts'
import { createReport, type Report } from './import-report.ts'

const MISSING_PERCENT_MAX = MISSING_SHARE_MAX * 100
const OTHER_IMPORT =
  'Another import into this chatbot is running, or was killed a moment ago. This one begins once that has ended.'

export const importCommand = storeCommand('import', {
  description: 'Create and change listings from a file: Redfin CSV, Porchlight CSV or JSONL, RESO JSON',
  args: {
    file: { type: 'positional', description: 'the file; its content tells the format', required: false },
    chatbot: chatbotOption,
    follow: {
      type: 'string',
      description: 'import the files of a folder, in the order of their dates, and each new one as it appears',
      valueHint: 'FOLDER',
    },
    missing: {
      type: 'string',
      description: 'what becomes of listings that a full file no longer has: keep (the default), sold or remove',
      valueHint: 'keep|sold|remove',
    },
    alerts: {
      type: 'string',
      description: 'how people who watch are told: on (one by one), digest (together, the default) or off',
      valueHint: 'on|digest|off',
    },
    yes: {
      type: 'boolean',
      description: `go on even if more than ${MISSING_PERCENT_MAX} % of the listings are missing`,
    },
    'dry-run': { type: 'boolean', description: 'show what would be created and changed, and write nothing' },
  },
  async run({ args, store, io, database }) {
    if ((args.file === undefined) === (args.follow === undefined))
      throw new UsageError('Name a file, or a folder with --follow.')
    const options: ImportOptions = {
      dryRun: args['dry-run'] === true,
      alerts: choice('alerts', args.alerts ?? 'digest', alertModes),
      missing: choice('missing', args.missing ?? 'keep', missingWays),
      yes: args.yes === true,
    }
    const { id: chatbotId } = await chatbotOf(store, args.chatbot, database)
    const take = (path: string, within: Store) => {
      const report = createReport(io, { dryRun: options.dryRun, json: args.json === true, file: basename(path) })
      return importFile({ path, store: within, chatbotId, options, report, io })
    }
    const { file } = args
    if (file !== undefined) {
      const onWait = () => io.err(OTHER_IMPORT)
      const said = options.dryRun
        ? await take(file, store)
        : await withImportLease({ store, chatbotId, onWait }, (within) => take(file, within))
      if (said !== undefined) throw new CommandError(said)
      return
    }
    if (options.dryRun) throw new UsageError('--dry-run goes with a file, not with --follow.')
    const stop = new AbortController()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
    io.err(`Following ${args.follow ?? ''}: each file is imported as it appears. Ctrl-C ends this.`)
    await followFolder({ folder: args.follow ?? '', store, chatbotId, io, take, signal: stop.signal })
  },
})

function choice<T extends string>(name: string, said: string, all: readonly T[]): T {
  const chosen = all.find((one) => one === said)
  if (chosen === undefined) throw new UsageError(`--${name} takes one of ${all.join(', ')}, not "${said}".`)
  return chosen
}

type ImportOptions = {
  dryRun: boolean
  alerts: AlertMode
  /** what to do with listings that are missing from the file */
  missing: Missing
  /** whether to do so even if they are many */
  yes: boolean
}
type Work = { path: string; store: Store; chatbotId: number; options: ImportOptions; report: Report; io: Io }

/**
 * Listings per transaction, and the length of their texts in UTF-16 units: enough to make its cost small, few enough that other
 * writers wait less than a second. Usual texts make a batch as long as its rows allow.
 */
const BATCH = { rows: 500, length: 2 ** 20 }

/** Imports one file. Throws a CommandError that names the file if it cannot be read. Returns why missing listings were kept. */
async function importFile({ path, store, chatbotId, options, report, io }: Work): Promise<string | undefined> {
  const file = await named(path, openListingFile(path))
  const counted = { rows: 0, refused: 0 }
  const listings = store.listings(chatbotId)
  const newest = await newestId(listings)
  io.status?.(`Reading ${basename(path)} …`)
  const run = await named(path, startRun(arrivals(file.readings(), counted)))
  report.start(file.format, counted.rows)
  const { changes } = listings
  const before = await changes.last()
  const take = async (batch: RowReading[]) => {
    const good = batch.filter((reading) => 'listing' in reading)
    const outcomes = options.dryRun
      ? await planBatch(listings, good, run)
      : await importBatch({ store, chatbotId, run, alerts: options.alerts }, good)
    report.add(batch, outcomes)
  }
  const takeAll = async () => {
    try {
      for await (const batch of inBatches(file.readings())) await take(batch)
    } catch (error) {
      report.stopped()
      throw error
    }
  }
  await named(path, takeAll())
  if (options.dryRun) {
    report.end()
    return undefined
  }
  try {
    if (options.missing === 'keep') return undefined
    return await settle({ path, store, chatbotId, options, report, io }, { run, newest, refused: counted.refused })
  } finally {
    await endImport(store, chatbotId)
    report.end(await countChanges(changes, before))
  }
}

/** Settles the listings that are missing from the file. Returns why they were kept, if they were. */
async function settle(
  { path, store, chatbotId, options, io }: Work,
  { run, newest, refused }: { run: Run; newest: number; refused: number },
): Promise<string | undefined> {
  if (refused > 0) {
    io.err(`${path}: ${refused} ${refused === 1 ? 'row' : 'rows'} could not be read, so no listing counts as missing.`)
    return undefined
  }
  const {
    missing: count,
    of,
    isTooMany,
  } = await settleMissing({ store, chatbotId, run, alerts: options.alerts }, { ...options, newest })
  if (!isTooMany) return undefined
  const share = ((count / of) * 100).toFixed(1)
  return `${path}: ${count} of ${of} listings (${share} %) are not in the file, more than ${MISSING_PERCENT_MAX} % at once. They were kept as they are; say --yes if the file is whole.`
}

/** Adds the file's name to an error about the file. */
async function named<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FileError) throw new CommandError(`${path}: ${error.message}`, { cause: error })
    if (isSystemError(error)) throw new CommandError(`${path}: ${describeSystemError(error)}`, { cause: error })
    throw error
  }
}

async function* arrivals(
  readings: AsyncIterable<RowReading>,
  counted: { rows: number; refused: number },
): AsyncGenerator<Arrival> {
  for await (const reading of readings) {
    counted.rows++
    if ('listing' in reading) yield reading
    else counted.refused++
  }
}

/** Readings by transaction. */
export async function* inBatches(readings: AsyncIterable<RowReading>): AsyncGenerator<RowReading[]> {
  let batch: RowReading[] = []
  let length = 0
  for await (const reading of readings) {
    batch.push(reading)
    if ('listing' in reading) length += lengthOf(reading.listing)
    if (batch.length < BATCH.rows && length < BATCH.length) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}

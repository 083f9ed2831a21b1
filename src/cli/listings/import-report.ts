import type { ListingFieldName, ListingFields } from '../../contract/listings/listing.ts'
import { excerpt, oneLine } from '../../contract/text.ts'
import type { Change, Outcome } from '../../core/listings/importing.ts'
import type { RowError, RowReading } from '../../exchange/row-reading.ts'
import { CommandError, type Io, progressBar } from '../io.ts'
import { type ChangeCounts, changesText } from './change-counts.ts'

/** Reports the progress of an import and its totals at the end. */
export type Report = {
  start(format: string, rows: number): void
  add(readings: RowReading[], outcomes: Outcome[]): void
  /** Tells how far an import came that fails now, and how to go on. */
  stopped(): void
  /** `changes`: counts of price and status changes. Throws a CommandError if no row was usable. */
  end(changes?: ChangeCounts): void
}

type Options = { dryRun: boolean; json: boolean; file: string }

/** Maximum number of errors and changes listed by --json; the totals count all. */
const DETAILS_MAX = 1_000
/** Maximum number of refused rows that are named one by one, so that a broken file does not hide the others of its folder. */
const NAMED_MAX = 100

export function createReport(io: Io, { dryRun, json, file }: Options): Report {
  const tally = { rows: 0, created: 0, changed: 0, unchanged: 0, superseded: 0, refused: 0 }
  const notStated = new Map<ListingFieldName, number>()
  const details: Detail[] = []
  let format = ''
  let total = 0
  let named = 0

  /** Prints a row, or keeps it for --json. */
  function report(detail: Detail) {
    const isFault = detail.kind === 'refused' || detail.kind === 'superseded'
    if (json) {
      if (details.length < DETAILS_MAX) details.push(detail)
      return
    }
    if (isFault && !dryRun) named += 1
    if (!isFault || named <= NAMED_MAX) (isFault ? io.err : io.out)(sentence(detail))
  }

  return {
    start(name, rows) {
      format = name
      total = rows
    },
    add(readings, outcomes) {
      for (const detail of inOrder(readings, outcomes)) {
        tally[detail.kind] += 1
        if (dryRun ? detail.kind !== 'unchanged' : detail.kind === 'refused' || detail.kind === 'superseded')
          report(detail)
      }
      for (const field of readings.flatMap((reading) => ('assumed' in reading ? reading.assumed : [])))
        notStated.set(field, (notStated.get(field) ?? 0) + 1)
      tally.rows += readings.length
      io.status?.(progressBar(tally.rows, total))
    },
    stopped() {
      if (dryRun || tally.rows === 0) return
      const { rows, created, changed } = tally
      io.err(
        `${file}: stopped after ${rows} of ${total} rows: created ${created}, changed ${changed}. To go on, import it again.`,
      )
    },
    end(changes) {
      if (named > NAMED_MAX) io.err(`… and ${named - NAMED_MAX} more rows like these`)
      const stated = Object.fromEntries(notStated)
      if (json)
        io.out(
          JSON.stringify({ file, format, dryRun, ...tally, ...(changes && { changes }), notStated: stated, details }),
        )
      else for (const line of summary({ file, format, dryRun, tally, notStated, changes })) io.out(line)
      if (tally.rows > 0 && tally.refused === tally.rows) throw new CommandError('No row of the file could be used.')
    },
  }
}

type Detail = Outcome | { row: number; kind: 'refused'; errors: RowError[] }

function inOrder(readings: RowReading[], outcomes: Outcome[]): Detail[] {
  const byRow = new Map(outcomes.map((outcome) => [outcome.row, outcome]))
  return readings.flatMap((reading): Detail[] => {
    if ('errors' in reading) return [{ row: reading.row, kind: 'refused', errors: reading.errors }]
    return [byRow.get(reading.row) ?? []].flat()
  })
}

function sentence(detail: Detail): string {
  const row = `row ${detail.row}`
  if (detail.kind === 'created') return `${row}: create ${nameOf(detail.listing)}`
  if (detail.kind === 'changed')
    return `${row}: change ${nameOf(detail.listing)}: ${detail.changes.map(diff).join('; ')}`
  if (detail.kind === 'superseded')
    return `${row}: left out, row ${detail.by} has the same MLS number and counts instead`
  if (detail.kind === 'refused') return detail.errors.map((error) => `${row}: ${oneLine(fault(error))}`).join('\n')
  return `${row}: unchanged`
}

const fault = ({ column, reason }: RowError): string => (column === '' ? reason : `${column} ${reason}`)

const diff = ({ field, before, after }: Change): string => `${field} ${valueText(before)} → ${valueText(after)}`

function valueText(value: unknown): string {
  if (value === null) return '(unset)'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return oneLine(excerpt(text, 60))
}

const nameOf = ({ MLSNumber, Address, City }: ListingFields): string =>
  oneLine([MLSNumber, Address, City].filter((part) => part).join(', '))

type Figures = {
  file: string
  format: string
  dryRun: boolean
  tally: Record<'rows' | 'created' | 'changed' | 'unchanged' | 'superseded' | 'refused', number>
  notStated: Map<ListingFieldName, number>
  changes: ChangeCounts | undefined
}

function summary({ file, format, dryRun, tally, notStated, changes }: Figures): string[] {
  const { rows, created, changed, unchanged, superseded, refused } = tally
  const extra = superseded > 0 ? `, ${superseded} left out for a later row` : ''
  const happened = changes && changesText(changes)
  const missing = [...notStated].map(([field, count]) => `${field} ${count}`)
  return [
    `${file}: ${format}, ${rows} rows`,
    `${dryRun ? 'Dry run, nothing was written. ' : ''}created ${created}, changed ${changed}, unchanged ${unchanged}, refused ${refused}${extra}`,
    ...(happened === undefined ? [] : [`What happened: ${happened}`]),
    ...(missing.length > 0 ? [`Not stated by the file, kept as unknown: ${missing.join(', ')}`] : []),
  ]
}

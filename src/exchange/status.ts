import type { Status } from '../contract/listings/listing.ts'

/**
 * The nearest of the contract's three statuses. What decides is whether a buyer can still step in, as the RESO
 * Data Dictionary draws the line: "Active Under Contract" is still on the market, "Pending" no longer is.
 */
export function nearestStatus(source: string): Status {
  const words = source.toLowerCase().replace(/[^a-z]+/g, '')
  return statuses.find(([pattern]) => pattern.test(words))?.[1] ?? 'Active'
}

/** The first that fits counts: "activeundercontract" is Active although it speaks of a contract. */
const statuses: readonly [RegExp, Status][] = [
  [/backup|contingent|^active|backonmarket|pricechange/, 'Active'],
  [/soon|premarket|preonmarket|preforeclosure|draft|incomplete|hold|temporarily/, 'PreOnMarket'],
  [/pending|sold|closed|leased|rented|undercontract|offmarket|withdrawn|cancel|expired|delete|delisted/, 'Sold'],
]

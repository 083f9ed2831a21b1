import type { Listing } from '../../../contract/listings/listing.ts'
import type { FactName, Words } from '../words/words.ts'
import { factPatterns } from './fact-patterns.ts'
import { known } from './numbers.ts'
import { address, area, baths, beds, lot, oneLine, price, status } from './text.ts'

/** A fact as a listing states it, in words; undefined when it does not state it. */
type Value = (listing: Listing, words: Words) => string | undefined

/** Something that a listing may state. `asked` finds the question for it in plain text. */
export type Fact = { name: FactName; asked: RegExp; value: Value }

const values: Record<FactName, Value> = {
  price,
  status,
  type: (of) => oneLine(of.PropertyType),
  beds,
  baths,
  area,
  lot,
  // A year is written without a thousands separator.
  year: (of) => known(of.YearBuilt)?.toString(),
  parking: (of, words) => stated(known(of.ParkingSpots), words.number),
  hoa: (of, words) => stated(cost(of, of.HOAMonth, words), words.aMonth),
  deposit: (of, words) => cost(of, of.DepositFee, words),
  unitPrice: (of, words) =>
    stated(cost(of, known(of.UnitAreaPrice), words), (amount) => words.per(amount, words.areaUnits[of.AreaUnit])),
  estimate: (of, words) => cost(of, known(of.EstimatePrice), words),
  space: (of) => of.SpaceType ?? undefined,
  days: (of, words) => stated(known(of.DaysOnMarket), words.number),
  tours: (of, words) => stated(of.Tours, (tour) => words.tours[tour]),
  location: (of) => stated(of.Location, oneLine),
  address,
  mls: (of) => oneLine(of.MLSNumber),
  photos: (of) => stated(of.Images?.slice(0, 3).join(' '), (images) => images),
  link: (of) => of.Url,
}

/** All facts of a listing, in the order in which its details show them. */
export const facts: Fact[] = Object.entries(values).map(([name, value]) => ({
  name: name as FactName,
  asked: factPatterns[name as FactName],
  value,
}))

/** Shows a value that is there; an empty text or nothing at all is not. */
const stated = <Stated>(value: Stated | null | undefined, show: (value: Stated) => string): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : show(value)

const cost = ({ CurrencySymbol }: Listing, value: number | null | undefined, words: Words): string | undefined =>
  stated(value, (amount) => words.money(CurrencySymbol, amount))

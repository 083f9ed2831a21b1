import type { Listing } from '../../contract/listings/listing.ts'
import { factWords } from './fact-words.ts'
import { known, money, number } from './numbers.ts'
import { address, area, baths, beds, lot, oneLine, price, status } from './present.ts'
import { type FactName, words } from './words.ts'

/** Something a listing may state. `value` is undefined when it does not; `asked` finds the question in folded text. */
export type Fact = { name: FactName; asked: RegExp; value: (listing: Listing) => string | undefined }

const values: Omit<Fact, 'asked'>[] = [
  { name: 'price', value: price },
  { name: 'status', value: status },
  {
    name: 'type',
    value: (of) => oneLine(of.PropertyType),
  },
  { name: 'beds', value: beds },
  { name: 'baths', value: baths },
  { name: 'area', value: area },
  { name: 'lot', value: lot },
  // A year is written without a thousands separator.
  { name: 'year', value: (of) => known(of.YearBuilt)?.toString() },
  {
    name: 'parking',
    value: (of) => stated(known(of.ParkingSpots), number),
  },
  {
    name: 'hoa',
    value: (of) => stated(cost(of, of.HOAMonth), words.aMonth),
  },
  { name: 'deposit', value: (of) => cost(of, of.DepositFee) },
  {
    name: 'unitPrice',
    value: (of) =>
      stated(cost(of, known(of.UnitAreaPrice)), (amount) => words.per(amount, words.areaUnits[of.AreaUnit])),
  },
  {
    name: 'estimate',
    value: (of) => cost(of, known(of.EstimatePrice)),
  },
  {
    name: 'space',
    value: (of) => of.SpaceType ?? undefined,
  },
  {
    name: 'days',
    value: (of) => stated(known(of.DaysOnMarket), number),
  },
  {
    name: 'tours',
    value: (of) => stated(of.Tours, (tour) => words.tours[tour]),
  },
  {
    name: 'location',
    value: (of) => stated(of.Location, oneLine),
  },
  { name: 'address', value: address },
  { name: 'mls', value: (of) => oneLine(of.MLSNumber) },
  {
    name: 'photos',
    value: (of) => stated(of.Images?.slice(0, 3).join(' '), (images) => images),
  },
  { name: 'link', value: (of) => of.Url },
]

/** All facts of a listing, in the order in which its details show them. */
export const facts: Fact[] = values.map((fact) => ({ ...fact, asked: factWords[fact.name] }))

/** Shows a value that is there; an empty text or nothing at all is not. */
const stated = <Value>(value: Value | null | undefined, show: (value: Value) => string): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : show(value)

const cost = ({ CurrencySymbol }: Listing, value: number | null | undefined): string | undefined =>
  stated(value, (amount) => money(CurrencySymbol, amount))

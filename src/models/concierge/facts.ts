import type { Listing } from '../../contract/listing.ts'
import { known, money, number } from './numbers.ts'
import { address, area, baths, beds, lot, oneLine, price, status } from './present.ts'
import { type FactName, words } from './words.ts'

/** Something a listing may state. `value` is undefined when it does not; `asked` finds the question in folded text. */
export type Fact = { name: FactName; asked: RegExp; value: (listing: Listing) => string | undefined }

const PRICE =
  /^(?!.*\b(hoa|association|dues|deposit|per sq|per square|estimate|negotia\w*)).*\b(price|priced|cost|costs|how much|rent|asking)\b/
const STATUS = /^(?!.*\bhow long).*\b(available|availability|status|sold|active|pending|on the market|taken|gone)\b/
const AREA =
  /^(?!.*\b(lot|land|yard|plot|per)\b).*\b(big|large|size|area|sq ?ft|square (feet|foot|met(er|re)s?)|sqm|floor space)\b/

/** All facts of a listing, in the order in which its details show them. */
export const facts: Fact[] = [
  { name: 'price', asked: PRICE, value: price },
  { name: 'status', asked: STATUS, value: status },
  {
    name: 'type',
    asked: /\b(type|kind|sort) of (home|house|property|place|building|listing)\b|property type/,
    value: (of) => oneLine(of.PropertyType),
  },
  { name: 'beds', asked: /\b(beds?|bedrooms?|br|bhk|rooms)\b/, value: beds },
  { name: 'baths', asked: /\b(baths?|bathrooms?|showers?|toilets?)\b/, value: baths },
  { name: 'area', asked: AREA, value: area },
  { name: 'lot', asked: /\b(lot|plot|land|acres?|acreage)\b/, value: lot },
  // A year is written without a thousands separator.
  { name: 'year', asked: /\b(how old|how new|year|built|age)\b/, value: (of) => known(of.YearBuilt)?.toString() },
  {
    name: 'parking',
    asked: /\b(parking|garages?|carport|driveway)\b/,
    value: (of) => stated(known(of.ParkingSpots), number),
  },
  {
    name: 'hoa',
    asked: /\b(hoa|association|dues|(condo|monthly|maintenance) fees?)\b/,
    value: (of) => stated(cost(of, of.HOAMonth), words.aMonth),
  },
  { name: 'deposit', asked: /\bdeposit\b/, value: (of) => cost(of, of.DepositFee) },
  {
    name: 'unitPrice',
    asked: /\b(per|a) (sq ?ft|square (foot|met(er|re))|sqm)\b|\bunit price\b/,
    value: (of) =>
      stated(cost(of, known(of.UnitAreaPrice)), (amount) => words.per(amount, words.areaUnits[of.AreaUnit])),
  },
  {
    name: 'estimate',
    asked: /\b(estimated?|worth|valued?)\b/,
    value: (of) => cost(of, known(of.EstimatePrice)),
  },
  {
    name: 'space',
    asked: /\b(entire place|whole place|shared|private room|space type)\b/,
    value: (of) => of.SpaceType ?? undefined,
  },
  {
    name: 'days',
    asked: /\b(how long|how many days|days on|when was it listed|time on market|dom)\b/,
    value: (of) => stated(known(of.DaysOnMarket), number),
  },
  {
    name: 'tours',
    asked: /\b(tours?|open houses?|3d|virtual|walkthrough)\b/,
    value: (of) => stated(of.Tours, (tour) => words.tours[tour]),
  },
  {
    name: 'location',
    asked: /\b(neighbou?rhood|location|part of town|located|district)\b/,
    value: (of) => stated(of.Location, oneLine),
  },
  { name: 'address', asked: /\b(address|where|street|located|city|zip|postcode)\b/, value: address },
  { name: 'mls', asked: /\bmls\b/, value: (of) => oneLine(of.MLSNumber) },
  {
    name: 'photos',
    asked: /\b(photos?|pictures?|pics?|images?)\b/,
    value: (of) => stated(of.Images?.slice(0, 3).join(' '), (images) => images),
  },
  { name: 'link', asked: /\b(link|url|website|web ?page|site)\b/, value: (of) => of.Url },
]

/** Shows a value that is there; an empty text or nothing at all is not. */
const stated = <Value>(value: Value | null | undefined, show: (value: Value) => string): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : show(value)

const cost = ({ CurrencySymbol }: Listing, value: number | null | undefined): string | undefined =>
  stated(value, (amount) => money(CurrencySymbol, amount))

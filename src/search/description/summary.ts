import type { Language } from '../../contract/languages.ts'
import { roundAcresOf, squareMetresOf } from '../../contract/listings/area.ts'
import type { OtherPart, RangePart, Side, SortBy } from '../../contract/listings/filter-parts.ts'
import type { SaleType, Status, Tour } from '../../contract/listings/listing.ts'
import { dayNamed } from '../features/open-house-days.ts'
import type { Group } from '../features/type-patterns.ts'
import { type Filter, isSaidByCity, namesOfPlaces, type Range } from '../filter.ts'
import type { FeatureName } from '../language/words.ts'
import { groupOf, milesOf } from '../text/wording.ts'
import type { createFormats } from './formats.ts'
import { rangePhrases } from './range-phrases.ts'

/** A language's phrases for the parts of a filter. Each phrase is placed between commas. */
type SummaryWords = {
  homes: string
  kinds: Record<Group, string>
  saleTypes: Record<SaleType, string>
  statuses: Record<Status | 'all', string>
  studios: string
  withParking: string
  withoutParking: string
  orMore: (count: string) => string
  upTo: (value: string) => string
  from: (value: string) => string
  under: (value: string) => string
  between: (low: string, high: string) => string
  exactly: (value: string) => string
  aMonth: (amount: string) => string
  in: (places: string) => string
  near: (place: string) => string
  within: (distance: string, place: string) => string
  /** "to the west" of the place */
  sides: Record<Side, string>
  miles: string
  acres: string
  squareFeet: string
  noFee: string
  tours: Record<Tour, string>
  with: (features: string) => string
  without: (types: string) => string
  notIn: (places: string) => string
  mentioning: (words: string) => string
  /** what happened lately to a home */
  changed: { cheaper: string; news: string }
  sorts: Record<SortBy, string>
  features: Record<FeatureName, string>
}

type Formats = ReturnType<typeof createFormats>
type Target = Exclude<Language, 'en'>

/** Describes a filter in a language: "casas, en venta, en Seattle, hasta 900.000 $, con piscina". */
export function createSummary(language: Target, words: SummaryWords, formats: Formats) {
  const { or, and } = formats
  const values = createValueTexts(words, formats)
  const { kinds, distance, status } = values
  const rangeText = createRangeText(language, words, { ...values, money: formats.money })
  const feature = ([name = '']: string[]): string => words.features[name as FeatureName] ?? name
  const placesText = ({ locations, cities, states, zips }: Filter) => {
    const names = [locations, cities, states, zips].flatMap((some) => (some?.length ? [or(some)] : []))
    return names.length > 0 && words.in(names.join(', '))
  }
  /** Behind the places and the circle: "in Ballard, oder in Tacoma". */
  const elsewhereText = (filter: Filter) => {
    const names = namesOfPlaces(filter.otherPlaces)
    if (names.length === 0) return ''
    const there = words.in(or(names))
    return placesText(filter) || nearText(filter) ? `${OR[language]} ${there}` : there
  }
  const notIn = ({ notLocations = [], notCities = [], notZips = [] }: Filter) => {
    const names = [...notLocations, ...notCities, ...notZips]
    return names.length > 0 && words.notIn(or(names))
  }
  const nearText = (filter: Filter) => {
    if (filter.near === undefined || isSaidByCity(filter)) return ''
    const { km, place = '', side } = filter.near
    const around = km === undefined ? words.near(place) : words.within(distance(km), place).trim()
    return side === undefined ? around : `${around}, ${words.sides[side]}`
  }

  const onDays = (days: string[] = []) =>
    days.length > 0 ? ` (${or(days.map((day) => dayNamed(language, day)))})` : ''

  /** How each part is said, in this order; `ranges`: all ranges. */
  const sayings: Record<OtherPart | 'ranges', (filter: Filter) => string | false | undefined> = {
    types: ({ types = [] }) => (types.length > 0 ? kinds(types) : words.homes),
    saleType: ({ saleType }) => saleType && words.saleTypes[saleType],
    statuses: ({ statuses }) => status(statuses),
    locations: placesText,
    cities: saidElsewhere,
    states: saidElsewhere,
    zips: saidElsewhere,
    near: nearText,
    otherPlaces: elsewhereText,
    ranges: (filter) => listed((Object.keys(rangePhrases) as RangePart[]).map((part) => rangeText(part, filter))),
    currency: saidElsewhere,
    notTypes: ({ notTypes = [] }) => notTypes.length > 0 && words.without(kinds(notTypes)),
    notLocations: notIn,
    notCities: saidElsewhere,
    notZips: saidElsewhere,
    tours: ({ tours = [], openHouseDays }) =>
      and(tours.map((tour) => words.tours[tour] + (tour === 'OpenHouse' ? onDays(openHouseDays) : ''))),
    openHouseDays: saidElsewhere,
    features: ({ features = [] }) => features.length > 0 && words.with(and(features.map(feature))),
    keywords: ({ keywords = [] }) => keywords.length > 0 && words.mentioning(and(keywords.map(quoted))),
    changed: ({ changed }) => changed && words.changed[changed.cheaper ? 'cheaper' : 'news'],
    extension: ({ extension = [] }) => and(extension.map(({ key, value }) => `${key}: ${value}`)),
    mlsNumbers: ({ mlsNumbers = [] }) => mlsNumbers.length > 0 && `MLS ${or(mlsNumbers)}`,
    notIds: saidElsewhere,
    sort: ({ sort }) => sort && words.sorts[sort],
  }

  return (filter: Filter): string => listed(Object.values(sayings).map((say) => say(filter)))
}

type RangeTexts = Pick<Formats, 'money'> &
  Pick<ReturnType<typeof createValueTexts>, 'count' | 'bounds' | 'area' | 'lotArea'>

/** A range in words. Some values have words of their own: a studio has no bedroom. */
function createRangeText(language: Target, words: SummaryWords, texts: RangeTexts) {
  const { count, bounds, area, lotArea } = texts
  return (part: RangePart, filter: Filter): string => {
    const { [part]: range, currency = '$' } = filter
    if (range === undefined) return ''
    const special = specialText(part, range)
    if (special !== undefined) return special
    const amount = (value: number) => texts.money(currency, value)
    const shown = {
      count: () => count(range),
      money: () => bounds(range, amount),
      area: () => bounds(range, area),
      lotArea: () => bounds(range, lotArea),
      ends: () => '',
    }
    const phrases = rangePhrases[part]
    const text = phrases[language](shown[phrases.as](), ends(range))
    return part === 'price' && filter.saleType === 'for_rent' ? words.aMonth(text) : text
  }

  function specialText(part: RangePart, { min, max }: Range): string | undefined {
    if (part === 'bedrooms' && min === 0 && max === 0) return words.studios
    if (part === 'hoa' && max === 0) return words.noFee
    if (part === 'parking' && max === 0) return words.withoutParking
    return part === 'parking' && min === 1 && max === undefined ? words.withParking : undefined
  }
}

/** Values of a filter in words. */
function createValueTexts(words: SummaryWords, { number, or }: Formats) {
  const count = ({ min, max, below }: Range): string => {
    if (below !== undefined && min !== undefined && below === Math.floor(min) + 1) return number(min)
    if (max === undefined && below === undefined) return words.orMore(number(min ?? 0))
    if (min === undefined) return max === undefined ? words.under(number(below ?? 0)) : words.upTo(number(max))
    return min === max ? number(min) : words.between(number(min), number(max ?? below ?? 0))
  }
  const bounds = ({ min, max, below }: Range, show: (value: number) => string): string => {
    if (min !== undefined && min === max) return words.exactly(show(min))
    if (max === undefined && below === undefined) return words.from(show(min ?? 0))
    if (min !== undefined) return words.between(show(min), show(max ?? below ?? 0))
    return max === undefined ? words.under(show(below ?? 0)) : words.upTo(show(max))
  }
  const kinds = (types: readonly string[]): string => {
    const names = types.map((type) => {
      const group = groupOf(type)
      return group === undefined ? type : words.kinds[group]
    })
    return or([...new Set(names)])
  }
  const area = (value: number): string => {
    const metres = squareMetresOf(value)
    return metres === undefined ? `${number(value)} ${words.squareFeet}` : `${number(metres)} m²`
  }
  const lotArea = (value: number): string => {
    const acres = roundAcresOf(value)
    return acres === undefined ? area(value) : `${number(acres)} ${words.acres}`
  }
  const distance = (km: number): string => {
    const miles = milesOf(km)
    return miles === undefined ? `${number(km)} km` : `${number(miles)} ${words.miles}`
  }
  const status = (statuses: readonly Status[] = []): string => {
    const [only, ...others] = statuses
    if (only === undefined) return ''
    if (others.length === 0) return words.statuses[only]
    return statuses.includes('Sold') ? words.statuses.all : ''
  }
  return { count, bounds, kinds, area, lotArea, distance, status }
}

/** "Or", where a further place follows. */
const OR: Readonly<Record<Target, string>> = { es: 'o', fr: 'ou', de: 'oder', pt: 'ou' }

/** For parts that another part's words tell, or that nothing tells. */
const saidElsewhere = () => ''

const listed = (parts: (string | false | undefined)[]): string =>
  parts.filter((part) => typeof part === 'string' && part !== '').join(', ')

/** Bounds without number format, for years and days: "2,000" is no year. "Older" than 1950 is of 1949 or earlier. */
const ends = ({ min, below, max = below === undefined ? undefined : below - 1 }: Range) => ({
  ...(min !== undefined && { from: String(min) }),
  ...(max !== undefined && { to: String(max) }),
})

const quoted = (text: string): string => `"${text}"`

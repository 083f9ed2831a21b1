import type { FilterPart } from '../../../contract/listings/filter-parts.ts'
import type { Listing } from '../../../contract/listings/listing.ts'
import { oneLine } from '../../../contract/text.ts'
import type { ConciergeWords, FactName } from '../words/words.ts'
import { zeroAsUnknown } from './numbers.ts'
import { addressText, areaText, bathsText, bedsText, lotText, priceInWords, statusText } from './text.ts'
import { ON_DATE } from './topics.ts'

/** Regular expressions over plain text (see toPlainText): one of `phrases` must match and none of `unless`. */
type Ways = { phrases: string; unless: string | undefined }

const asked = (phrases: string, unless?: string): Ways => ({
  phrases: alternatives(phrases),
  unless: unless && alternatives(unless),
})

const alternatives = (phrases: string): string => phrases.replace(/\s*\n\s*/g, '|')

const KIND =
  '(?:houses?|condos?|condominiums?|co ?ops?|apartments?|flats?|townhouses?|townhomes?|row ?houses?|duplex(?:es)?|studios?|lofts?|villas?|bungalows?|mobile homes?|single family(?: homes?| houses?)?|detached(?: homes?| houses?)?)'

/** What an owner may do with a home: neither its price nor its status. */
const RENT_OUT = 'rent (?:it|them|this|that|the \\w+) out|rent out|sublet|sublease'

/** "How big is the garden?", where "how big is it and is there a garden?" asks for the size of the home. */
const GARDEN_SIZE = '(?:how (?:big|large)|size|area)\\b(?:(?! and\\b).){0,40}\\bgarden'

/** What a home has, and what is around it: no field tells its size or whether it is free. */
const PART =
  '(?:kitchens?|(?:living|dining|bath|laundry|family|utility|master|bed) ?rooms?|rooms|(?:master|primary) (?:bed|bath|suite|closet)\\w*|baths?|garages?|closets?|basements?|cellars?|balcon(?:y|ies)|patios?|decks?|terraces?|pools?|offices?|attics?|lofts?|pantr(?:y|ies)|sheds?|driveways?|hall\\w*|(?:first|second|third|ground|top|upper|lower|main) (?:floor|level|story)|windows?|neighbou?rhood|neighbou?rs?|community)'
const PART_NAMED = `(?:(?:the|its|a|an|this|that|each|main|second|other) ){0,2}${PART}`
const PART_SIZE = `(?:how (?:big|large|small|spacious|roomy)|(?:what|which) size|how (?:many|much) (?:square (?:feet|foot|met(?:er|re)s)|sq ?ft|sqm|m2|space)) (?:is|are|does|do) ${PART_NAMED}|(?:size|area|dimensions|square footage|space) (?:of|in) ${PART_NAMED}|${PART} (?:size|area|dimensions)|(?:is|are) (?:the|its) ${PART} (?:really |quite |very )?(?:big|large|small|spacious|huge|tiny)`
/** Words that name a home, or one of several. */
const HOME = `(?:${KIND}|houses?|homes?|places?|property|units?|listings?|buildings?|cottage|cabin|ones?|first|second|third|last|others?|cheapest|biggest|largest|smallest|oldest|newest|\\d)`
/** "How big is the sauna?", "how old are the appliances?": of a thing that is no home. */
const ofThing = (asking: string): string =>
  `how (?:${asking}) (?:is|are) (?:the|its|a) (?!${HOME}\\b)\\w+(?: (?:that|which|who)\\b.*)?(?=\\??$)`
/** What may cost something beside the home. */
const OTHER_COST =
  '(?:parking|garages?|storage|viewings?|tours?|showings?|visits?|living|furniture|closing|moving|repairs?|membership|internet|wifi|electricity|water|gas|heating)'
const OTHER_PRICE = `(?:how much (?:is|are|does|do|would|for)|(?:price|cost|rent) (?:of|for)) (?:(?:the|a|an|its|extra|monthly|rent|price|for|of|one) ){0,4}${OTHER_COST}`

/** How people ask for each fact of a listing. */
const ways: Record<FactName, Ways> = {
  price: asked(
    `price|priced|set (?:me|us) back|costs?|how much|rent|asking|expensive|cheap|cheaper|affordable
    listed (?:for|at)|going for|(?:is|are) (?:[^?]* )?(?:for|to) (?:sale|rent|let|buy)(?: or (?:for |to )?(?:sale|rent|buy))?$`,
    `hoa|associations?|dues|fees?|deposit|per (?:sq|sqm|sq ?ft|m2|square|foot|ft|met(?:er|re))|a square|estimate|negotia\\w*|last time|sell for|earns?|salar(?:y|ies)|income|wages?
    ${RENT_OUT}
    ${OTHER_PRICE}
    (?:they|owners?|sellers?) (?:pay|paid)|short term|(?:rent|money|profit) (?:could|can|would|will|might) (?:i|we)|down ?payments?
    how much (?:more )?(?:space|room|land|ground|parking|\\w+ square)`,
  ),
  status: asked(
    `available|availability|status|sold|active|pending|taken|gone|sell|bought
    (?:on|off) (?:the )?market|spoken for|up for (?:grabs|sale)|still (?:listed|for sale|for rent|on offer)
    still (?:get|buy|have|rent)|(?:can|could) (?:i|we) (?:get|buy|rent)(?= (?:it|this|that|them|these|those|the)\\b|$)`,
    `how long|how many days|days|for long|when|why|who|new listing|last time|recently
    ${ON_DATE}
    ${RENT_OUT}
    (?:is|are) (?:the|its) ${PART} (?:available|free|taken|gone)
    short term|sold (?:(?:un|part|fully )?furnished|with|as|by)`,
  ),
  type: asked(
    `(?:type|kind|sort) of (?:home|house|property|place|building|listing)|property type
    ^(?:and |so |but )?(?:is|are|was) (?:(?:it|this|that|they|these|those|the one|the place) )?(?:really |actually )?(?:an? )?${KIND}(?: or (?:an? )?${KIND})?(?=\\??$)`,
  ),
  beds: asked(`beds?|bedrooms?|br|bhk|rooms`, PART_SIZE),
  baths: asked(`baths?|bathrooms?|showers?|toilets?`, PART_SIZE),
  area: asked(
    `living (?:space|area)|big|bigger|large|larger|small|smaller|size|area|spacious|roomy|space|footage|sq ?ft|sqm
    square (?:feet|foot|met(?:er|re)s?)`,
    `lot|land|yard|${GARDEN_SIZE}|(?:big|large|small|spacious) garden|plot|per|ground|a square|parking|cars?|outdoor
    outside|storage|closet|entire|open|area like
    ${PART_SIZE}|${ofThing('big|large|small')}`,
  ),
  lot: asked(`lot|plot|land|acres?|acreage|yard|${GARDEN_SIZE}|ground(?! floor)`, 'park|nearby'),
  year: asked(
    `how old|how new|year|built|build|age|construct|constructed|construction|newer|older|years ago|standing|stood
    is (?:it |this |that )?an? (?:old|new) (?:house|home|building|place|condo|apartment|property|one)`,
    `who|(?:per|a|each|every|one) year(?! built)|yearly|annually|(?:can|could|may|would|to) (?:i |we |you )?build|${ofThing('old|new')}`,
  ),
  parking: asked('parking|garages?|carports?|driveway|cars?|(?:can|could|to|would) (?:i |we |you )?park'),
  hoa: asked(
    'hoa(?: fees?| dues| costs?)?|associations?|dues|(?:condo|monthly|maintenance|strata) (?:fees?|charges?)',
    'covers?|include|pays? for|allows?|permits?|restrict\\w*|rules?',
  ),
  deposit: asked('deposit', 'pet deposit'),
  unitPrice: asked(
    '(?:per|a) (?:sq ?ft|sq(?:uare)? (?:foot|met(?:er|re)|m)|sqm|m2)|per (?:foot|ft|met(?:er|re))|unit price',
  ),
  estimate: asked('estimated?|worth|valued?', 'will|next|years?'),
  sharing: asked('entire place|whole place|shared|private room|space type'),
  days: asked(
    `how (?:long|many days)(?: ago)?(?:s| s| has| have| is| was| are)\\b.*\\b(?:market|listed|up|for sale|for rent|offer|online)
    ^(?:and )?(?:for )?how long (?:listed|on (?:the )?market|online|for sale)
    days on(?: the market| market)?|time on (?:the )?market|dom|new listing|newly listed|fresh|when was (?:it |the )?listed|for long
    (?:since|from) when .*\\b(?:market|listed|for sale|for rent)|(?:recently|just) (?:listed|come|came)|come on(?:to)? the market`,
  ),
  tours: asked('tours?|open houses?|3d|virtual|walkthrough', 'schedule|book|arrange|reserve|set up'),
  location: asked('neighbou?rhood|location|part of town|located|(?<!school )district'),
  address: asked(
    'address|where|street|located|city|zip|postcode|maps?|directions',
    'park|online|web|internet|where (?:would|can|could|do|should) (?:i|we) (?:do|put|store|keep|sit|sign|pay|apply|send|complain|go)|street like',
  ),
  mls: asked('mls'),
  photos: asked('photos?|pictures?|pics?|images?'),
  link: asked('link|url|website|web ?page|site|online'),
}

const patternOf = ({ phrases, unless }: Ways): RegExp =>
  new RegExp(`^${unless === undefined ? '' : `(?!.*\\b(?:${unless})\\b)`}.*\\b(?:${phrases})\\b`)

const each = <Made>(make: (ways: Ways) => Made) =>
  Object.fromEntries(Object.entries(ways).map(([name, way]) => [name, make(way)])) as Record<FactName, Made>

/** Matches a question for each fact. */
const factPatterns = each(patternOf)

const phrasePatterns = each(({ phrases }) => new RegExp(`\\b(?:${phrases})\\b`, 'g'))

/** Removes the phrases that ask for these facts: "how much is the electricity bill" becomes "is the electricity bill". */
export const besidesFacts = (plain: string, names: FactName[]): string =>
  names.reduce((left, name) => left.replace(phrasePatterns[name], ' '), plain)

/** Formats a fact of a listing; undefined if the listing does not state it. */
type Value = (listing: Listing, words: ConciergeWords) => string | undefined

/** A fact that a listing may state. `asked` matches a plain question for it. */
export type Fact = { name: FactName; asked: RegExp; value: Value }

const values: Record<FactName, Value> = {
  price: priceInWords,
  status: statusText,
  type: (of) => oneLine(of.PropertyType),
  beds: bedsText,
  baths: bathsText,
  area: areaText,
  lot: lotText,
  // A year is written without a thousands separator.
  year: (of) => zeroAsUnknown(of.YearBuilt)?.toString(),
  parking: (of, words) => stated(zeroAsUnknown(of.ParkingSpots), words.number),
  hoa: (of, words) => stated(cost(of, of.HOAMonth, words), words.aMonth),
  deposit: (of, words) => cost(of, of.DepositFee, words),
  unitPrice: (of, words) =>
    stated(cost(of, zeroAsUnknown(of.UnitAreaPrice), words), (amount) =>
      words.per(amount, words.areaUnits[of.AreaUnit]),
    ),
  estimate: (of, words) => cost(of, zeroAsUnknown(of.EstimatePrice), words),
  sharing: (of, words) => stated(of.SpaceType, (space) => words.spaceTypes[space]),
  days: (of, words) => stated(zeroAsUnknown(of.DaysOnMarket), words.number),
  tours: (of, words) => stated(of.Tours, (tour) => words.tours[tour]),
  location: (of) => stated(of.Location, oneLine),
  address: addressText,
  mls: (of) => oneLine(of.MLSNumber),
  photos: (of) => stated(of.Images?.slice(0, 3).join(' '), (images) => images),
  link: (of) => of.Url,
}

/** All facts, in the order of the details of a listing. */
export const facts: Fact[] = Object.entries(values).map(([name, value]) => ({
  name: name as FactName,
  asked: factPatterns[name as FactName],
  value,
}))

/** Formats a value; undefined for null, undefined and "". */
const stated = <Stated>(value: Stated | null | undefined, show: (value: Stated) => string): string | undefined =>
  value === undefined || value === null || value === '' ? undefined : show(value)

const factNamed = new Map(facts.map((fact) => [fact.name, fact]))

/** The facts that tell whether a home meets a wish: its type for "is it a condo?", its price for "is it under 500k?". */
export const factsOfWish = (parts: FilterPart[]): Fact[] =>
  [...new Set(parts.map((part) => FACT_OF_PART[part]))].flatMap((name) => (name && factNamed.get(name)) ?? [])
const FACT_OF_PART: Partial<Record<FilterPart, FactName>> = {
  price: 'price',
  types: 'type',
  bedrooms: 'beds',
  bathrooms: 'baths',
  area: 'area',
  lotArea: 'lot',
  yearBuilt: 'year',
  hoa: 'hoa',
  unitAreaPrice: 'unitPrice',
  daysOnMarket: 'days',
  locations: 'location',
  cities: 'address',
  states: 'address',
  zips: 'address',
}

const cost = (
  { CurrencySymbol }: Listing,
  value: number | null | undefined,
  words: ConciergeWords,
): string | undefined => stated(value, (amount) => words.money(CurrencySymbol, amount))

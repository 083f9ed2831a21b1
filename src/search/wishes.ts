import type { SortBy } from '../contract/listing.ts'
import type { Relative } from './parse.ts'
import { type Phrases, phrases } from './phrases.ts'
import { PLACE_PARTS } from './places.ts'
import type { Finding, Part, Sentence } from './sentence.ts'

/** In which order to show: "cheapest first", "newest". */
export function readSort({ tokens, previous }: Sentence, at: number): Finding | undefined {
  const found = SORTS(tokens, at)
  if (!found) return undefined
  if (found.value === 'Distance' && !previous.near) return { from: at, until: found.until, relative: 'closer' }
  return { from: at, until: found.until, filter: { sort: found.value } }
}

/** "cheaper", "bigger": measured against what was shown, which only the caller knows. */
export function readRelative({ tokens }: Sentence, at: number): Finding | undefined {
  const found = RELATIVES(tokens, at)
  return found && { from: at, until: found.until, relative: found.value }
}

/** "any price", "start over": lifts parts of the filter. */
export function readDrops({ tokens }: Sentence, at: number): Finding | undefined {
  const found = DROPS(tokens, at)
  return found && { from: at, until: found.until, drop: found.value }
}

/** "homes", "listings", "show me": a search, but nothing to narrow it by. */
export function readGeneric({ tokens, previous }: Sentence, at: number): Finding | undefined {
  const isTalk = Object.keys(previous).length > 0
  const found = GENERIC(tokens, at) ?? (isTalk ? CONTINUING(tokens, at) : undefined)
  return found && { from: at, until: found.until, filter: {}, weak: true }
}

const SORTS: Phrases<SortBy> = phrases<SortBy>([
  [
    'PriceAsc',
    'cheapest first|cheapest|lowest price|lowest price first|lowest priced|by price|sort by price|sorted by price',
  ],
  [
    'PriceAsc',
    'least expensive|price low to high|low to high|lowest first|most affordable|price ascending|ascending price',
  ],
  [
    'PriceAsc',
    'cheapest ones|order by price|mas barato|mas baratos|mas baratas|mas barata|le moins cher|les moins chers|am billigsten',
  ],
  ['PriceAsc', 'billigste|gunstigste|mais barato|mais baratos|mais barata|lowest rent'],
  [
    'PriceDesc',
    'most expensive|most expensive first|highest price|highest price first|price high to low|high to low|priciest',
  ],
  ['PriceDesc', 'highest first|highest priced|price descending|descending price|dearest|most luxurious'],
  [
    'Newest',
    'newest|newest first|latest|most recent|recent listings|new listings|newest listings|latest listings|recently listed',
  ],
  [
    'Newest',
    'just listed|recently added|new on the market|new to market|most recently listed|just came on the market|by date',
  ],
  [
    'Newest',
    'mas recientes|mas nuevos|les plus recents|neueste|neuesten|mais recentes|sort by newest|newly listed|brand new listings',
  ],
  [
    'AreaDesc',
    'biggest|biggest first|largest|largest first|by size|sort by size|most space|most square feet|most spacious|by area',
  ],
  ['AreaDesc', 'mas grande|mas grandes|les plus grands|le plus grand|grosste|grossten|maior|maiores'],
  ['BedroomsDesc', 'most bedrooms|most bedrooms first|by bedrooms|sort by bedrooms|most beds|most rooms'],
  ['Distance', 'closest first|nearest first|closest|nearest|by distance|sort by distance'],
])

const RELATIVES: Phrases<Relative> = phrases<Relative>([
  [
    'cheaper',
    'cheaper|less expensive|more affordable|lower price|lower prices|too expensive|lower priced|less pricey|too pricey|lower rent',
  ],
  [
    'cheaper',
    'mas economico|moins cher|moins chere|billiger|gunstiger|too much money|out of my budget|over my budget|too costly',
  ],
  [
    'dearer',
    'more expensive|pricier|dearer|higher price|higher end|more upscale|higher priced|fancier|mas caro|plus cher|teurer|mais caro',
  ],
  [
    'bigger',
    'bigger|larger|more space|more spacious|roomier|too small|more room|larger ones|plus grand|plus grande|grosser|more square feet',
  ],
  [
    'smaller',
    'smaller|less space|too big|too large|more compact|mas pequeno|mas pequena|plus petit|plus petite|kleiner|menor',
  ],
  [
    'moreBedrooms',
    'more bedrooms|more beds|more rooms|another bedroom|extra bedroom|one more bedroom|an extra bedroom|an additional bedroom',
  ],
  [
    'fewerBedrooms',
    'fewer bedrooms|less bedrooms|fewer beds|fewer rooms|less rooms|one less bedroom|one fewer bedroom',
  ],
  ['newer', 'newer|more modern|more recent|too old|mas nuevo|mas moderno|plus recent|neuer|mais novo'],
  ['older', 'older|more historic|too new|mas antiguo|plus ancien|alter'],
  ['closer', 'closer|nearer|too far|less far|mas cerca|plus proche|plus pres|naher|mais perto|a shorter commute'],
])

const EVERYTHING: readonly Part[] = [
  ...PLACE_PARTS,
  ...(['price', 'bedrooms', 'bathrooms', 'area', 'lotArea', 'yearBuilt', 'daysOnMarket', 'hoa', 'parking'] as const),
  ...(['saleType', 'statuses', 'types', 'notTypes', 'mlsNumbers', 'currency', 'tours', 'keywords'] as const),
  ...(['extension', 'features', 'sort'] as const),
]

/** What can be lifted, with the words for it; every way to lift it is built from them. */
const LIFTABLE: readonly (readonly [readonly Part[], string])[] = [
  [['price'], 'price|prices|budget|cost|price range|rent|amount|price limit|price filter'],
  [['bedrooms'], 'bedrooms|number of bedrooms|bedroom count|beds|number of rooms|rooms|bedroom'],
  [['bathrooms'], 'bathrooms|number of bathrooms|baths|number of baths|bathroom count|bathroom'],
  [['area', 'lotArea'], 'size|area size|square footage|sqft|size limit'],
  [
    ['types', 'notTypes'],
    'type|type of home|property type|kind|kind of home|kind of property|types|home type|type of property',
  ],
  [['yearBuilt'], 'year|age|year built'],
  [['features'], 'features|amenities|feature'],
  [PLACE_PARTS, 'city|location|area|place|neighborhood|neighbourhood|location filter|city filter'],
  [['sort'], 'order|sorting|sort'],
  [['parking'], 'parking|garage'],
  [['hoa'], 'hoa'],
  [['statuses'], 'status'],
]

const ways = (name: string): string[] => [
  `any ${name}`,
  `whatever ${name}`,
  `${name} doesn't matter`,
  `${name} does not matter`,
  `${name} don't matter`,
  `${name} doesnt matter`,
  `${name} is not important`,
  `don't care about ${name}`,
  `don't care about the ${name}`,
  `forget the ${name}`,
  `forget about the ${name}`,
  `remove the ${name}`,
  `drop the ${name}`,
  `ignore the ${name}`,
  `no ${name} limit`,
  `no ${name} preference`,
  `no preference on ${name}`,
  `regardless of ${name}`,
  `all ${name}`,
]

const DROPS: Phrases<readonly Part[]> = phrases<readonly Part[]>([
  [
    EVERYTHING,
    'start over|start again|start fresh|reset|clear all|clear everything|clear filters|clear the filters|new search',
  ],
  [
    EVERYTHING,
    'reset the search|reset filters|forget everything|forget all that|from scratch|begin again|clear the search|fresh search',
  ],
  [
    EVERYTHING,
    'empezar de nuevo|recommencer|von vorne|neue suche|nueva busqueda|nouvelle recherche|comecar de novo|remove all filters',
  ],
  [
    ['price'],
    "no budget|money is no object|money doesn't matter|unlimited budget|no price limit|no limit on price|no max price|no maximum",
  ],
  [['price'], "cualquier precio|n'importe quel prix|egal wie teuer|qualquer preco"],
  [['types', 'notTypes'], 'any home|any property|all types|any kind'],
  ...LIFTABLE.map(([parts, names]): readonly [readonly Part[], string] => [
    parts,
    names.split('|').flatMap(ways).join('|'),
  ]),
])

const GENERIC: Phrases<true> = phrases([
  [
    true,
    'home|homes|property|properties|listing|listings|place to live|places to live|real estate|residence|residences',
  ],
  [
    true,
    'accommodation|show me everything|show everything|what do you have|what have you got|everything you have|inmuebles',
  ],
  [
    true,
    'viviendas|immobilien|biens|imoveis|logements|propiedades|dwelling|housing|inmueble|vivienda|logement|immobilie|imovel',
  ],
])

const CONTINUING: Phrases<true> = phrases([
  [
    true,
    'something|anything|any other|any others|others|what else|more options|options|other ones|another one|show me|show more',
  ],
])

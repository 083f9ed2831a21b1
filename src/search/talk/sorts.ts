import type { SortBy } from '../../contract/listings/filter-parts.ts'
import type { Relative } from '../parsed.ts'
import { type Phrases, phrases } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'

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
    'cheapest ones|order by price|el mas barato|la mas barata|los mas baratos|las mas baratas|le moins cher|les moins chers|am billigsten',
  ],
  ['PriceAsc', 'billigste|gunstigste|o mais barato|a mais barata|os mais baratos|as mais baratas|lowest rent'],
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
  [
    'AreaAsc',
    'smallest|smallest first|tiniest|least space|most compact|littlest|mas pequeno|mas pequenos|la mas pequena|el mas pequeno|mas pequena|mas pequenas|le plus petit|la plus petite|les plus petits|les plus petites|kleinste|kleinsten|kleinstes|am kleinsten|menor|menores|smallest area|by smallest size',
  ],
  [
    'YearBuiltAsc',
    'oldest|oldest first|oldest built|built first|earliest built|by age|mas antigua|mas antiguas|le plus ancien|la plus ancienne|alteste|altesten|altestes|mais antigo|mais antiga|mais antigos|most historic',
  ],
  [
    'YearBuiltDesc',
    'newest built|most recently built|newest construction|newest build|latest built|built most recently|built last|youngest|newest first built|by year built|sort by year built|most recent construction|newest built first|most modern',
  ],
  [
    'LotAreaDesc',
    'biggest lot|biggest lots|largest lot|largest lots|most land|biggest yard|largest yard|biggest plot|largest plot|biggest lot first|by lot size|sort by lot size|biggest lot size|largest lot size|biggest land|largest land|most acreage|mas terreno|grosstes grundstuck|maior terreno|plus grand terrain|terreno mas grande',
  ],
  [
    'LotAreaAsc',
    'smallest lot|smallest lots|smallest yard|smallest plot|least land|smallest lot first|smallest lot size|kleinstes grundstuck|menor terreno',
  ],
  [
    'UnitAreaPriceAsc',
    'cheapest per square foot|cheapest per sqft|cheapest per sq ft|cheapest per square meter|cheapest per square metre|cheapest per m2|cheapest per square foot first|lowest price per square foot|lowest price per sqft|lowest price per sq ft|by price per square foot|sort by price per square foot|best price per square foot|best price per sqft|most space for the money|cheapest by the square foot|cheapest by square foot|least expensive per square foot|lowest cost per square foot|lowest per square foot|mas barato por metro cuadrado|moins cher au metre carre|am billigsten pro quadratmeter|mais barato por metro quadrado',
  ],
  ['Distance', 'closest first|nearest first|closest|nearest|by distance|sort by distance'],
])

const RELATIVES: Phrases<Relative> = phrases<Relative>([
  [
    'cheaper',
    'cheaper|less expensive|more affordable|lower price|lower prices|too expensive|lower priced|less pricey|too pricey|lower rent',
  ],
  [
    'cheaper',
    'mas economico|mas barato|mas barata|mais barato|mais barata|mas baratos|moins cher|moins chere|billiger|gunstiger|too much money|out of my budget|over my budget|too costly|cost less|costs less|less money|lower cost',
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

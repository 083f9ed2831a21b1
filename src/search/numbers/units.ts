import { distance } from '../../contract/nearest.ts'
import type { Ranges } from '../filter.ts'
import { type Found, phrases } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'

/** What a number can be about. */
export type Facet = keyof Ranges
/** What a number can be announced as; "rent" is a price of a home to let, "listed" a time. */
export type Subject = Facet | 'rent' | 'listed'
/**
 * A unit names its facet and the factor into the filter's own measure (square feet, spots, rooms). A period or an age
 * counts only where the words say of what: "30 days" alone may be anything.
 */
export type Unit = { facet: Facet; factor: number; kind?: 'period' | 'age' | 'decade' | 'year' }

export const SQUARE_FEET_PER_SQUARE_METRE = 10.763910416709722
export const SQUARE_FEET_PER_ACRE = 43_560
const SQUARE_FEET_PER_HECTARE = SQUARE_FEET_PER_SQUARE_METRE * 10_000

/** The facet that a subject is about. */
export function facetOfSubject(subject: Subject): Facet {
  if (subject === 'rent') return 'price'
  return subject === 'listed' ? 'daysOnMarket' : subject
}

/** The unit at a token, as it follows a number; "hedrooms" and "roms" are taken for what they nearly are. */
export function unitAt(tokens: Token[], at: number): Found<Unit> | undefined {
  return UNITS(tokens, at) ?? misspelt(tokens, at)
}

/** What is named before a number: "price under", "baths:", "built after". */
export const subjectAt = phrases<Subject>([
  ['price', 'price|prices|priced|budget|cost|costs|costing|price range|asking price|list price|spend|pay|afford'],
  ['price', 'precio|presupuesto|prix|preis|preco|orcamento'],
  ['rent', 'rent|rental|monthly rent|renting for|miete|alquiler|loyer|aluguel|renta'],
  ['bedrooms', 'bedrooms|beds|bedroom|bed rooms|bed room|number of bedrooms|number of beds|number of bed rooms|rooms'],
  ['bedrooms', 'dormitorios|habitaciones|chambres|zimmer|schlafzimmer|quartos'],
  [
    'bathrooms',
    'bathrooms|baths|bathroom|bath|bath rooms|bath room|number of bathrooms|number of baths|banos|bader|banheiros',
  ],
  [
    'area',
    'area :|area =|size|living area|building area|floor area|floor space|living space|square footage|sqft|surface|superficie',
  ],
  ['area', 'wohnflache|square feet|interior|floorspace'],
  ['lotArea', 'lot|lot size|lot area|land|plot|plot size|land size|acreage|yard|terrain|terreno|grundstuck'],
  [
    'yearBuilt',
    'built|year built|year|build year|construction year|constructed|built in|built from|construction|baujahr',
  ],
  ['yearBuilt', 'construida|construido|construit|construite|gebaut|construidas|construidos|made|erected|build'],
  [
    'daysOnMarket',
    'days on market|days on the market|dom|on the market for|on the market|on market|on market for|listed for',
  ],
  [
    'hoa',
    'hoa|hoa fee|hoa fees|hoa dues|association fee|association fees|hoa fee of|condo fee|condo fees|maintenance fee|dues',
  ],
  ['parking', 'parking|parking spots|parking spaces|garage|garage spaces|garages|carport|car park'],
])

const UNITS = phrases<Unit>([
  [
    { facet: 'bedrooms', factor: 1 },
    'bed|beds|bedroom|bedrooms|bd|bds|br|brs|bdr|bdrs|bdrm|bdrms|bhk|bed room|bed rooms|bedder',
  ],
  [
    { facet: 'bedrooms', factor: 1 },
    'bedrms|bedrm|b / r|beds room|beds rooms|room|rooms|bedroomed|roomed|rm|rms|sleeping rooms|bed room s|bedrooms s',
  ],
  [
    { facet: 'bedrooms', factor: 1 },
    'habitaciones|habitacion|dormitorios|dormitorio|recamaras|recamara|cuartos|cuarto|alcobas',
  ],
  [
    { facet: 'bedrooms', factor: 1 },
    'chambres|chambre|pieces|piece|schlafzimmer|schlafzimmern|zimmer|zimmern|quartos|quarto|zi',
  ],
  [
    { facet: 'bathrooms', factor: 1 },
    'bath|baths|bathroom|bathrooms|ba|bas|bth|bths|bathrms|bathrm|bath room|bath rooms|baths rooms|washroom',
  ],
  [
    { facet: 'bathrooms', factor: 1 },
    'washrooms|restroom|restrooms|banos|bano|salles de bain|salles de bains|salle de bain',
  ],
  [
    { facet: 'bathrooms', factor: 1 },
    'salle de bains|sdb|badezimmer|badezimmern|bader|badern|bad|banheiros|banheiro|casas de banho|casa de banho',
  ],
  [
    { facet: 'area', factor: 1 },
    'sqft|sq ft|sq feet|sq foot|square feet|square foot|square ft|sf|sq|sqf|ft2|ft²|foot|square footage',
  ],
  [{ facet: 'area', factor: 1 }, 'feet|square - feet|pies cuadrados|pieds carres|quadratfuss|pes quadrados'],
  [
    { facet: 'area', factor: SQUARE_FEET_PER_SQUARE_METRE },
    'm2|m²|sqm|sq m|sq meters|sq metres|sq meter|sq metre|square meters|square metres|square meter|square metre|qm|quadratmeter|quadratmetern|metros cuadrados|metro cuadrado|metres carres|metre carre|metros quadrados|mt2|mts2|mq',
  ],
  [{ facet: 'lotArea', factor: SQUARE_FEET_PER_ACRE }, 'acre|acres|ac|acre lot|acres lot|acre lots|acre plot'],
  [{ facet: 'lotArea', factor: SQUARE_FEET_PER_HECTARE }, 'hectare|hectares|ha|hectarea|hectareas|hektar'],
  [{ facet: 'daysOnMarket', factor: 1, kind: 'period' }, 'days|day|dias'],
  [{ facet: 'daysOnMarket', factor: 7, kind: 'period' }, 'weeks|week|wks'],
  [{ facet: 'daysOnMarket', factor: 30, kind: 'period' }, 'months'],
  [{ facet: 'daysOnMarket', factor: 7 }, 'weeks on market|weeks on the market'],
  [{ facet: 'daysOnMarket', factor: 30 }, 'months on market|months on the market'],
  [{ facet: 'daysOnMarket', factor: 1, kind: 'period' }, 'days ago|day ago'],
  [{ facet: 'daysOnMarket', factor: 7, kind: 'period' }, 'weeks ago|week ago'],
  [{ facet: 'daysOnMarket', factor: 30, kind: 'period' }, 'months ago|month ago|month'],
  [{ facet: 'yearBuilt', factor: 1, kind: 'period' }, 'years|years ago|yrs'],
  [{ facet: 'yearBuilt', factor: 1, kind: 'age' }, 'years old|year old|yrs old|years of age|years in age'],
  [{ facet: 'yearBuilt', factor: 1, kind: 'decade' }, 's'],
  [{ facet: 'yearBuilt', factor: 1, kind: 'year' }, 'construction'],
  [
    { facet: 'lotArea', factor: 1 },
    'sqft lot|sq ft lot|square foot lot|square feet lot|sf lot|sq foot lot|sqft plot|sqft yard|sq ft yard',
  ],
  [{ facet: 'daysOnMarket', factor: 1 }, 'days on market|days on the market|dom'],
  [
    { facet: 'hoa', factor: 1 },
    'hoa|hoa fee|hoa fees|hoa dues|condo fee|condo fees|association fee|association fees|in hoa|for hoa',
  ],
  [
    { facet: 'parking', factor: 1 },
    'parking spot|parking spots|parking space|parking spaces|parking|parkings|car garage|car garages|cars garage|garage spaces|garage space|garages|garage|garage spots|car parking|car parks|car park|car spaces|car carport|cars|stall garage|parking stalls|parking places|plazas de garaje|plazas de aparcamiento|places de parking|stellplatze|vagas',
  ],
])

const SPELLED = ['bedroom', 'bedrooms', 'bathroom', 'bathrooms', 'baths', 'rooms']

function misspelt(tokens: Token[], at: number): Found<Unit> | undefined {
  const word = tokens[at]?.text ?? ''
  if (word.length < 4 || word.length > 11 || !/^[a-z]+$/.test(word)) return undefined
  const allowed = word.length < 8 ? 1 : 2
  const meant = SPELLED.find((unit) => distance(word, unit) <= allowed)
  if (meant === undefined) return undefined
  return { value: { facet: meant.startsWith('bath') ? 'bathrooms' : 'bedrooms', factor: 1 }, until: at + 1 }
}

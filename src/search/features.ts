import type { Filter } from './filter.ts'
import { type Phrases, phrases, wordSet } from './phrases.ts'
import type { Finding, Sentence } from './sentence.ts'

/** Things a home has, asked for without a number: pets, furniture, laundry, a pool … and parking, which is a number. */
export function readFeatures({ tokens }: Sentence, at: number): Finding | undefined {
  const found = FEATURES(tokens, at)
  if (!found) return undefined
  const spellings = SPELLINGS[found.value] ?? [found.value]
  const filter: Filter = found.value === 'parking' ? { parking: { min: 1 } } : { features: [spellings] }
  const start = skipBack(tokens, at)
  const before = tokens[start - 1]?.text ?? ''
  const after = tokens[found.until]?.text ?? ''
  if (NEEDLESS.has(after) || NEEDLESS_BEFORE(tokens, start - 2))
    return { from: start, until: found.until + 1, filter, change: 'remove' }
  if (NEGATIONS.has(before)) return negated(found.value, filter, start - 1, found.until)
  return { from: at, until: found.until, filter }
}

/** "no pets" and "no pool" lift a wish; only parking can be asked to be absent, as a number. */
const negated = (feature: string, filter: Filter, from: number, until: number): Finding =>
  feature === 'parking' ? { from, until, filter: { parking: { max: 0 } } } : { from, until, filter, change: 'remove' }

function skipBack(tokens: Sentence['tokens'], at: number): number {
  let from = at
  while (from > 0 && FILLERS.has(tokens[from - 1]?.text ?? '')) from--
  return from
}

const FILLERS = wordSet('a an the any be of')
const NEGATIONS = wordSet("no without not don't dont drop remove forget needn't excluding")
const NEEDLESS = wordSet('needed optional unnecessary')
const NEEDLESS_BEFORE: Phrases<true> = phrases([[true, "don't need|do not need|dont need|doesn't need|needn't have"]])

/** Each feature's spellings in listings, the first of which is its name in summaries. */
const SPELLINGS: Readonly<Record<string, string[]>> = {
  pets: ['pets allowed', 'pets', 'pet friendly', 'pet-friendly', 'dogs allowed', 'cats allowed', 'dog friendly'],
  furnished: ['furnished', 'fully furnished'],
  unfurnished: ['unfurnished'],
  laundry: ['laundry', 'washer', 'in-unit laundry', 'washing machine', 'w/d'],
  pool: ['pool', 'swimming pool'],
  'air conditioning': ['air conditioning', 'a/c', 'central air', 'air conditioned', 'air-conditioning', 'aircon'],
  'wheelchair accessible': ['wheelchair accessible', 'wheelchair', 'accessible', 'ada', 'step-free', 'barrier-free'],
  '55+ community': ['55+', '55 and over', 'age restricted', 'active adult', 'senior community'],
  gym: ['gym', 'fitness center', 'fitness room', 'fitness'],
  elevator: ['elevator', 'lift'],
  balcony: ['balcony', 'terrace'],
  yard: ['yard', 'backyard', 'fenced yard'],
  garden: ['garden'],
  fireplace: ['fireplace', 'wood stove'],
  waterfront: ['waterfront', 'water front', 'lakefront', 'beachfront', 'oceanfront', 'riverfront'],
  'water view': ['water view', 'ocean view', 'lake view', 'sea view', 'sound view', 'bay view'],
  view: ['view', 'views'],
  basement: ['basement'],
  hardwood: ['hardwood'],
  dishwasher: ['dishwasher'],
  'new construction': ['new construction', 'newly built', 'brand new', 'new build'],
  renovated: ['renovated', 'remodeled', 'remodelled', 'updated', 'refurbished'],
  fixer: ['fixer', 'fixer-upper', 'handyman', 'needs work'],
  solar: ['solar'],
  'ev charger': ['ev charger', 'ev charging', 'electric vehicle', 'car charger'],
  doorman: ['doorman', 'concierge'],
  office: ['home office', 'office', 'den', 'study'],
  'open floor plan': ['open floor plan', 'open concept', 'open plan'],
  'high ceilings': ['high ceilings', 'vaulted ceilings', 'vaulted'],
  'walk-in closet': ['walk-in closet', 'walk in closet'],
  'guest house': ['guest house', 'adu', 'mother-in-law', 'in-law', 'accessory dwelling'],
  'hot tub': ['hot tub', 'jacuzzi', 'spa', 'whirlpool'],
  internet: ['internet', 'wifi', 'wi-fi', 'fiber'],
  'utilities included': ['utilities included', 'bills included', 'all utilities'],
  'single story': ['single story', 'one story', 'single level', 'one level', 'rambler', 'single-story'],
  'two story': ['two story', '2 story', 'two-story', '2-story'],
  gated: ['gated'],
}

const FEATURES: Phrases<string> = phrases([
  [
    'pets',
    'pets|pet|pet friendly|pets allowed|pets are allowed|pets ok|allows pets|allow pets|dog friendly|cat friendly',
  ],
  [
    'pets',
    'dogs allowed|cats allowed|bring my dog|bring my cat|with a dog|with a cat|with my dog|with my cat|with dogs|with cats',
  ],
  [
    'pets',
    'have a dog|have a cat|have dogs|have cats|accepts dogs|accepts cats|allows dogs|allows cats|allow dogs|allow cats',
  ],
  [
    'pets',
    'my dog|my cat|mascotas|animaux|haustiere|haustieren|animais|se admiten mascotas|petfriendly|bring a dog|bring dogs',
  ],
  [
    'furnished',
    'furnished|fully furnished|funished|furniture|amueblado|amueblada|meuble|mobliert|mobiliado|mobilada|furnised',
  ],
  ['furnished', 'well furnished|comes furnished|furnitured|is furnished'],
  ['unfurnished', 'unfurnished|not furnished|without furniture|no furniture|sin amueblar|non meuble|unmobliert'],
  [
    'laundry',
    'laundry|in unit laundry|laundry in unit|washer|washer and dryer|washer dryer|washer / dryer|w / d|washing machine',
  ],
  [
    'laundry',
    'laundry in the unit|in unit washer|laundry room|laundry facilities|lavadora|waschmaschine|in house laundry|dryer',
  ],
  [
    'laundry',
    'in - unit laundry|wash and dryer|washers and dryers|washer & dryer|washer and a dryer|laundry machine|lave linge',
  ],
  [
    'parking',
    'garage|parking|a garage|parking spot|parking space|car port|carport|garages|off street parking|covered parking',
  ],
  [
    'parking',
    'place to park|park my car|garaje|aparcamiento|estacionamiento|stellplatz|garagem|parking garage|parking lot|car garage',
  ],
  ['parking', 'attached garage|detached garage|tandem garage|place for my car|space for my car|spot for my car'],
  ['pool', 'pool|swimming pool|piscina|piscine|schwimmbad|a pool|heated pool'],
  [
    'air conditioning',
    'air conditioning|ac|a / c|air con|aircon|central air|air conditioned|air conditioner|central ac|aire acondicionado',
  ],
  [
    'wheelchair accessible',
    'wheelchair accessible|wheelchair|wheelchair access|handicap accessible|accessible|step free|ada accessible',
  ],
  [
    'wheelchair accessible',
    'wheelchair friendly|disabled access|handicapped accessible|barrier free|no steps|roll in shower',
  ],
  [
    '55+ community',
    '55 + community|55 +|55 plus|55 and over|55 and older|over 55 community|active adult|senior community|senior living',
  ],
  [
    '55+ community',
    '55 plus community|55 + communities|62 + community|62 +|retirement community|senior housing|senior apartments',
  ],
  ['gym', 'gym|fitness center|fitness centre|fitness room|gimnasio|fitness'],
  ['elevator', 'elevator|lift|ascensor|ascenseur|aufzug|elevador'],
  ['balcony', 'balcony|balconies|terrace|terraza|balcon|balkon|varanda|terrasse'],
  ['yard', 'yard|backyard|back yard|fenced yard|big yard|fenced backyard|fenced in yard|large yard'],
  ['garden', 'garden|jardin|garten|jardim'],
  ['fireplace', 'fireplace|fire place|chimenea|cheminee|kamin|lareira|wood stove|wood burning stove'],
  [
    'waterfront',
    'waterfront|water front|lakefront|beachfront|oceanfront|on the water|on the beach|riverfront|on the lake|lake front',
  ],
  [
    'water view',
    'water view|ocean view|lake view|sea view|sound view|bay view|water views|ocean views|lake views|vista al mar',
  ],
  [
    'view',
    'views|mountain view|city view|city views|mountain views|great view|nice view|with a view|good view|view of the city',
  ],
  ['basement', 'basement|finished basement|sotano|cave|keller'],
  ['hardwood', 'hardwood|hardwood floors|wood floors|hardwood flooring|wooden floors'],
  ['dishwasher', 'dishwasher|dish washer|lavavajillas|lave vaisselle|spulmaschine'],
  [
    'new construction',
    'new construction|newly built|brand new|new build|new builds|newly constructed|neubau|obra nueva|new home construction',
  ],
  [
    'renovated',
    'renovated|remodeled|remodelled|updated|refurbished|newly renovated|updated kitchen|recently renovated|reformado',
  ],
  ['fixer', 'fixer|fixer upper|fixer uppers|handyman special|needs work|tlc'],
  ['solar', 'solar|solar panels'],
  ['ev charger', 'ev charger|ev charging|electric car charger|car charger|ev ready|charging station'],
  ['doorman', 'doorman|concierge service|with concierge|with doorman'],
  ['office', 'home office|an office|a den|den|a study|office space at home|work from home space'],
  ['open floor plan', 'open floor plan|open concept|open plan|open floorplan|open kitchen'],
  ['high ceilings', 'high ceilings|vaulted ceilings|tall ceilings|high ceiling'],
  ['walk-in closet', 'walk in closet|walk in closets|walk in wardrobe'],
  [
    'guest house',
    'guest house|adu|mother in law|mother in law suite|in law suite|in law unit|granny flat|guest suite|guesthouse',
  ],
  ['hot tub', 'hot tub|jacuzzi|whirlpool|hottub'],
  ['internet', 'internet|wifi|wi fi|fiber internet'],
  [
    'utilities included',
    'utilities included|bills included|including utilities|with utilities|all bills paid|utilities paid',
  ],
  [
    'single story',
    'single story|one story|1 story|single level|one level|rambler|single storey|single floor|ground floor|one storey',
  ],
  ['two story', 'two story|2 story|two storey|2 storey|two stories'],
  ['gated', 'gated|gated community'],
])

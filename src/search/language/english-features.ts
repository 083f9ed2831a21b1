import type { FeatureName } from './words.ts'

/** The ways people ask for what a home has. */
export const features: Record<FeatureName | 'parking', string> = {
  'pets allowed':
    'pets allowed|pets|pet|pet friendly|pets are allowed|pets ok|allows pets|allow pets|dog friendly|cat friendly|dogs allowed|cats allowed|bring my dog|bring my cat|with a dog|with a cat|with my dog|with my cat|with dogs|with cats|have a dog|have a cat|have dogs|have cats|accepts dogs|accepts cats|allows dogs|allows cats|allow dogs|allow cats|my dog|my cat|petfriendly|bring a dog|bring dogs|large dog|large dogs|big dog|big dogs|small dog|small dogs|a dog|my dogs|my cats|a puppy|my puppy|a kitten|animals allowed|dogs|cats',
  furnished: 'funished|furnished|fully furnished|furniture|well furnished|comes furnished|furnitured|is furnished',
  unfurnished: 'unfurnished|not furnished|without furniture|no furniture',
  laundry:
    'laundry|in unit laundry|laundry in unit|washer|washer and dryer|washer dryer|washer / dryer|w / d|washing machine|laundry in the unit|in unit washer|laundry room|laundry facilities|in house laundry|dryer|in - unit laundry|wash and dryer|washers and dryers|washer & dryer|washer and a dryer|laundry machine',
  pool: 'pool|swimming pool|a pool|heated pool',
  'air conditioning': 'air conditioning|ac|a / c|air con|aircon|central air|air conditioned|air conditioner|central ac',
  'wheelchair accessible':
    'wheelchair accessible|wheelchair|wheelchair access|handicap accessible|accessible|step free|ada accessible|wheelchair friendly|disabled access|handicapped accessible|barrier free|no steps|roll in shower',
  '55+':
    '55 +|55 + community|55 plus|55 and over|55 and older|over 55 community|active adult|senior community|senior living|55 plus community|55 + communities|62 + community|62 +|retirement community|senior housing|senior apartments',
  gym: 'gym|fitness center|fitness centre|fitness room|fitness',
  elevator: 'elevator|lift',
  balcony: 'balcony|balconies|terrace',
  yard: 'yard|backyard|back yard',
  garden: 'garden',
  fireplace: 'fireplace|fire place|wood stove|wood burning stove',
  waterfront:
    'waterfront|by the water|near the water|by the lake|by the beach|by the sea|water front|lakefront|beachfront|oceanfront|on the water|on the beach|riverfront|on the lake|lake front',
  'water view': 'water view|ocean view|lake view|sea view|sound view|bay view|water views|ocean views|lake views',
  views: 'views|w / view|with view|w / a view|great view|nice view|with a view|good view',
  basement: 'basement|finished basement',
  hardwood: 'hardwood|hardwood floors|wood floors|hardwood flooring|wooden floors',
  dishwasher: 'dishwasher|dish washer',
  'new construction':
    'new construction|newly built|brand new|new build|new builds|newly constructed|new home construction',
  renovated: 'renovated|remodeled|remodelled|updated|refurbished|newly renovated|updated kitchen|recently renovated',
  fixer: 'fixer|fixer upper|fixer uppers|handyman special|needs work|tlc',
  solar: 'solar|solar panels',
  'ev charger': 'ev charger|ev charging|electric car charger|car charger|ev ready|charging station',
  doorman: 'doorman|concierge service|with concierge|with doorman',
  'home office': 'home office|an office|a den|den|a study|office space at home|work from home space',
  'open floor plan': 'open floor plan|open concept|open plan|open floorplan|open kitchen',
  'high ceilings': 'high ceilings|vaulted ceilings|tall ceilings|high ceiling',
  'walk-in closet': 'walk in closet|walk in closets|walk in wardrobe',
  'guest house':
    'guest house|adu|mother in law|mother in law suite|in law suite|in law unit|granny flat|guest suite|guesthouse',
  'hot tub': 'hot tub|jacuzzi|whirlpool|hottub',
  internet: 'internet|wifi|wi fi|fiber internet',
  'utilities included':
    'utilities included|bills included|including utilities|with utilities|all bills paid|utilities paid',
  'single story':
    'single story|one story|1 story|single level|one level|rambler|ranch style|ranch style home|ranch home|ranch house|single storey|single floor|one storey',
  'two story':
    'two story|2 story|two storey|2 storey|two stories|2 stories|2 floors|two floors|two level|2 level|2 levels|two levels',
  gated: 'gated|gated community',
  deck: 'deck|rooftop deck|roof deck|rooftop|patio|back deck|porch',
  'natural light': 'natural light|lots of light|bright|light filled|lots of natural light|lots of windows',
  'move-in ready': 'move in ready|turnkey|turn key',
  craftsman: 'craftsman|craftsman style|craftsman home|craftsman house',
  'mid-century': 'mid century|midcentury|mid century modern',
  storage: 'storage|storage unit|storage space|extra storage',
  'wine cellar': 'wine cellar|wine room',
  dock: 'dock|boat dock|moorage',
  'corner lot': 'corner lot|corner house',
  'cul-de-sac': 'cul de sac|culdesac|dead end street',
  'heat pump': 'heat pump|heat pumps',
  'gas stove': 'gas stove|gas range|gas cooking',
  granite: 'granite|granite counters|granite countertops',
  stainless: 'stainless|stainless steel|stainless appliances|stainless steel appliances',
  walkable: 'walkable|walkable neighborhood|walkable area',
  foreclosure: 'foreclosure|foreclosures|bank owned|foreclosed',
  'section 8': 'section 8|housing voucher|housing vouchers|section 8 vouchers',
  'smoke-free': 'smoke free|no smoking|non smoking',
  'new roof': 'new roof|newer roof',
  parking:
    'garage|parking|a garage|parking spot|parking space|car port|carport|garages|off street parking|covered parking|place to park|park my car|parking garage|parking lot|car garage|attached garage|detached garage|tandem garage|place for my car|space for my car|spot for my car',
}

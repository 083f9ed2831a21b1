/** A feature by the ways listings write it, the first of which is its name, and the further ways people ask for it. */
export type Feature = { written: string[]; said: string }

/** Features that listings keep in ExtensionColumn or name in their description. Parking is asked for as a number. */
export const FEATURES: readonly Feature[] = [
  {
    written: ['pets allowed', 'pets', 'pet friendly', 'pet-friendly', 'dogs allowed', 'cats allowed', 'dog friendly'],
    said:
      'pets|pet|pet friendly|pets are allowed|pets ok|allows pets|allow pets|dog friendly|cat friendly|' +
      'dogs allowed|cats allowed|bring my dog|bring my cat|with a dog|with a cat|with my dog|' +
      'with my cat|with dogs|with cats|have a dog|have a cat|have dogs|have cats|accepts dogs|' +
      'accepts cats|allows dogs|allows cats|allow dogs|allow cats|my dog|my cat|mascotas|animaux|' +
      'haustiere|haustieren|animais|se admiten mascotas|petfriendly|bring a dog|bring dogs|' +
      'large dog|large dogs|big dog|big dogs|small dog|small dogs|a dog|my dogs|my cats|a puppy|my puppy|a kitten|animals allowed|dogs|cats',
  },
  {
    written: ['furnished', 'fully furnished'],
    said:
      'fully furnished|funished|furniture|amueblado|amueblada|meuble|mobliert|moblierte|moblierten|mobliertes|mobiliado|mobilada|' +
      'furnised|well furnished|comes furnished|furnitured|is furnished',
  },
  {
    written: ['unfurnished'],
    said: 'not furnished|without furniture|no furniture|sin amueblar|non meuble|unmobliert',
  },
  {
    written: ['laundry', 'washer', 'in-unit laundry', 'washing machine', 'w/d'],
    said:
      'in unit laundry|laundry in unit|washer|washer and dryer|washer dryer|washer / dryer|w / d|' +
      'washing machine|laundry in the unit|in unit washer|laundry room|laundry facilities|lavadora|' +
      'waschmaschine|in house laundry|dryer|in - unit laundry|wash and dryer|washers and dryers|' +
      'washer & dryer|washer and a dryer|laundry machine|lave linge',
  },
  {
    written: ['pool', 'swimming pool'],
    said: 'swimming pool|piscina|piscine|schwimmbad|a pool|heated pool',
  },
  {
    written: ['air conditioning', 'a/c', 'central air', 'air conditioned', 'air-conditioning', 'aircon'],
    said: 'ac|a / c|air con|aircon|central air|air conditioned|air conditioner|central ac|aire acondicionado',
  },
  {
    written: ['wheelchair accessible', 'wheelchair', 'accessible', 'ada', 'step-free', 'barrier-free'],
    said:
      'wheelchair|wheelchair access|handicap accessible|accessible|step free|ada accessible|' +
      'wheelchair friendly|disabled access|handicapped accessible|barrier free|no steps|roll in shower',
  },
  {
    written: ['55+', '55 and over', 'age restricted', 'active adult', 'senior community'],
    said:
      '55 + community|55 plus|55 and over|55 and older|over 55 community|active adult|senior community|' +
      'senior living|55 plus community|55 + communities|62 + community|62 +|retirement community|' +
      'senior housing|senior apartments',
  },
  {
    written: ['gym', 'fitness center', 'fitness room', 'fitness'],
    said: 'fitness center|fitness centre|fitness room|gimnasio|fitness',
  },
  {
    written: ['elevator', 'lift'],
    said: 'lift|ascensor|ascenseur|aufzug|elevador',
  },
  {
    written: ['balcony', 'terrace'],
    said: 'balconies|terrace|terraza|balcon|balkon|varanda|terrasse',
  },
  {
    written: ['yard', 'backyard', 'fenced yard'],
    said: 'backyard|back yard|fenced yard|big yard|fenced backyard|fenced in yard|large yard',
  },
  {
    written: ['garden'],
    said: 'jardin|garten|jardim',
  },
  {
    written: ['fireplace', 'wood stove'],
    said: 'fire place|chimenea|cheminee|kamin|lareira|wood stove|wood burning stove',
  },
  {
    written: ['waterfront', 'water front', 'lakefront', 'beachfront', 'oceanfront', 'riverfront'],
    said: 'by the water|near the water|by the lake|by the beach|by the sea|water front|lakefront|beachfront|oceanfront|on the water|on the beach|riverfront|on the lake|lake front',
  },
  {
    written: ['water view', 'ocean view', 'lake view', 'sea view', 'sound view', 'bay view'],
    said: 'ocean view|lake view|sea view|sound view|bay view|water views|ocean views|lake views|vista al mar',
  },
  {
    written: ['views', 'view'],
    said:
      'w / view|with view|w / a view|mountain view|city view|city views|mountain views|great view|nice view|with a view|' +
      'good view|view of the city',
  },
  {
    written: ['basement'],
    said: 'finished basement|sotano|cave|keller',
  },
  {
    written: ['hardwood'],
    said: 'hardwood floors|wood floors|hardwood flooring|wooden floors',
  },
  {
    written: ['dishwasher'],
    said: 'dish washer|lavavajillas|lave vaisselle|spulmaschine',
  },
  {
    written: ['new construction', 'newly built', 'brand new', 'new build'],
    said: 'newly built|brand new|new build|new builds|newly constructed|neubau|obra nueva|new home construction',
  },
  {
    written: ['renovated', 'remodeled', 'remodelled', 'updated', 'refurbished'],
    said: 'remodeled|remodelled|updated|refurbished|newly renovated|updated kitchen|recently renovated|reformado',
  },
  {
    written: ['fixer', 'fixer-upper', 'handyman', 'needs work'],
    said: 'fixer upper|fixer uppers|handyman special|needs work|tlc',
  },
  {
    written: ['solar'],
    said: 'solar panels',
  },
  {
    written: ['ev charger', 'ev charging', 'electric vehicle', 'car charger'],
    said: 'ev charging|electric car charger|car charger|ev ready|charging station',
  },
  {
    written: ['doorman', 'concierge'],
    said: 'concierge service|with concierge|with doorman',
  },
  {
    written: ['home office', 'office', 'den', 'study'],
    said: 'an office|a den|den|a study|office space at home|work from home space',
  },
  {
    written: ['open floor plan', 'open concept', 'open plan'],
    said: 'open concept|open plan|open floorplan|open kitchen',
  },
  {
    written: ['high ceilings', 'vaulted ceilings', 'vaulted'],
    said: 'vaulted ceilings|tall ceilings|high ceiling',
  },
  {
    written: ['walk-in closet', 'walk in closet'],
    said: 'walk in closets|walk in wardrobe',
  },
  {
    written: ['guest house', 'adu', 'mother-in-law', 'in-law', 'accessory dwelling'],
    said: 'adu|mother in law|mother in law suite|in law suite|in law unit|granny flat|guest suite|guesthouse',
  },
  {
    written: ['hot tub', 'jacuzzi', 'spa', 'whirlpool'],
    said: 'jacuzzi|whirlpool|hottub',
  },
  {
    written: ['internet', 'wifi', 'wi-fi', 'fiber'],
    said: 'wifi|wi fi|fiber internet',
  },
  {
    written: ['utilities included', 'bills included', 'all utilities'],
    said: 'bills included|including utilities|with utilities|all bills paid|utilities paid',
  },
  {
    written: ['single story', 'one story', 'single level', 'one level', 'rambler', 'single-story'],
    said: 'one story|1 story|single level|one level|rambler|ranch style|ranch style home|ranch home|ranch house|single storey|single floor|one storey',
  },
  {
    written: ['two story', '2 story', 'two-story', '2-story'],
    said:
      '2 story|two storey|2 storey|two stories|2 stories|2 floors|two floors|two level|2 level|2 levels|' +
      'two levels',
  },
  {
    written: ['gated'],
    said: 'gated community',
  },
  { written: ['deck', 'patio', 'rooftop deck'], said: 'rooftop deck|roof deck|rooftop|patio|back deck|porch' },
  {
    written: ['natural light', 'bright', 'sunny', 'light-filled'],
    said: 'lots of light|bright|light filled|lots of natural light|lots of windows',
  },
  { written: ['move-in ready', 'turnkey', 'move in ready'], said: 'turnkey|turn key' },
  { written: ['craftsman'], said: 'craftsman style|craftsman home|craftsman house' },
  { written: ['mid-century', 'midcentury', 'mid century'], said: 'midcentury|mid century modern' },
  { written: ['storage'], said: 'storage unit|storage space|extra storage' },
  { written: ['wine cellar', 'wine room'], said: 'wine room' },
  { written: ['dock', 'boat dock', 'moorage'], said: 'boat dock|moorage' },
  { written: ['corner lot'], said: 'corner house' },
  { written: ['cul-de-sac'], said: 'culdesac|dead end street' },
  { written: ['heat pump'], said: 'heat pumps' },
  { written: ['gas stove', 'gas range'], said: 'gas range|gas cooking' },
  { written: ['granite'], said: 'granite counters|granite countertops' },
  { written: ['stainless'], said: 'stainless steel|stainless appliances|stainless steel appliances' },
  { written: ['walkable', 'walk score'], said: 'walkable neighborhood|walkable area' },
  { written: ['foreclosure', 'bank owned', 'reo'], said: 'foreclosures|bank owned|foreclosed' },
  { written: ['section 8', 'housing voucher'], said: 'section 8|housing voucher|housing vouchers|section 8 vouchers' },
  { written: ['smoke-free', 'no smoking', 'non-smoking'], said: 'no smoking|non smoking|smoke free' },
  { written: ['new roof'], said: 'newer roof' },
]

/** The ways people ask for a place for the car. */
export const PARKING =
  'garage|parking|a garage|parking spot|parking space|car port|carport|garages|off street parking|' +
  'covered parking|place to park|park my car|garaje|aparcamiento|estacionamiento|stellplatz|garagem|' +
  'parking garage|parking lot|car garage|attached garage|detached garage|tandem garage|place for my car|' +
  'space for my car|spot for my car'

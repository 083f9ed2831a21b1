import type { SearchWords } from './words.ts'

/** "In-unit washer and dryer", "washer dryer in unit", "its own laundry": the machines of a home of its own. */
const OWN_LAUNDRY =
  'laundry|washer|dryer|washing machine|washer and dryer|washer dryer|washer / dryer|washer & dryer|washer and a dryer|washer and the dryer|w / d|wash and dryer'
    .split('|')
    .flatMap((machine) => [
      ...['in unit', 'in - unit', 'private', 'own', 'its own', 'my own', 'our own'].map((own) => `${own} ${machine}`),
      ...['unit', 'the unit', '- unit', 'the apartment', 'the home'].map((unit) => `${machine} in ${unit}`),
      `${machine} inside the unit`,
    ])
    .join('|')

export const searchWordsEn: SearchWords = {
  units: {
    bedrooms:
      'bed|beds|bedroom|bedrooms|bd|bds|br|brs|bdr|bdrs|bdrm|bdrms|bhk|bed room|bed rooms|bedder|bedrms|bedrm|b / r|beds room|beds rooms|room|rooms|bedroomed|roomed|rm|rms|sleeping rooms|bed room s|bedrooms s|bedchamber|bedchambers|sleeping room',
    bathrooms:
      'bath|baths|bathroom|bathrooms|ba|bas|bth|bths|bathrms|bathrm|bath room|bath rooms|baths rooms|washroom|washrooms|restroom|restrooms',
    squareFeet:
      'sqft|sq ft|sq feet|sq foot|square feet|square foot|square ft|sf|sq|sqf|ft2|ft²|foot|square footage|feet|square - feet',
    squareMetres:
      'm2|m²|sqm|sq m|sq meters|sq metres|sq meter|sq metre|square meters|square metres|square meter|square metre|mt2|mts2|mq',
    lotSquareFeet:
      'sqft lot|sq ft lot|square foot lot|square feet lot|sf lot|sq foot lot|sqft plot|sqft yard|sq ft yard',
    acres: 'acre|acres|ac|acre lot|acres lot|acre lots|acre plot',
    hectares: 'hectare|hectares|ha',
    aSquareFoot:
      'per square foot|per sqft|per sq ft|per sf|a square foot|a sqft|a sq ft|/ sqft|/ sq ft|/ sf|/ ft2|/ ft²|/ square foot|per square feet|psf|per foot|each square foot|for a square foot|for each square foot|an sqft',
    aSquareMetre:
      'per square meter|per square metre|per sqm|per sq m|per m2|per m²|a square meter|a square metre|/ m2|/ m²|/ sqm|/ sq m|per metre|per meter',
    days: 'days|day',
    weeks: 'weeks|week|wks',
    months: 'months',
    daysAgo: 'days ago|day ago',
    weeksAgo: 'weeks ago|week ago',
    monthsAgo: 'months ago|month ago|month',
    daysOnMarket: 'days on market|days on the market|dom',
    weeksOnMarket: 'weeks on market|weeks on the market',
    monthsOnMarket: 'months on market|months on the market',
    years: 'years|years ago|yrs',
    yearsOld: 'years old|year old|yrs old|years of age|years in age',
    decade: 's',
    year: 'construction',
    hoa: 'hoa|hoa fee|hoa fees|hoa dues|condo fee|condo fees|association fee|association fees|in hoa|for hoa',
    parking:
      'parking spot|parking spots|parking space|parking spaces|parking|parkings|car garage|car garages|cars garage|garage spaces|garage space|garages|garage|garage spots|car parking|car parks|car park|car spaces|car carport|cars|stall garage|parking stalls|parking places',
  },
  before: {
    upTo: "stretch to|stretch it to|stretch up to|stretching to|can go to|could go to|would go to|push it to|at a push|at a stretch|no pricier than|no dearer than|no costlier than|no more expensive than|not pricier than|nothing pricier than|no bigger than|no larger than|not bigger than|not larger than|no longer than|no taller than|nothing over|nothing above|nothing more than|none over|not more expensive than|nothing higher than|in the last|in the past|within the last|within the past|in last|over the last|during the last|up to|at most|no more than|not more than|not cost more than|not cost over|not be more than|not be over|not exceed|don't exceed|doesn't exceed|won't exceed|must not exceed|not go over|max|maximum|maximum of|max of|within|not exceeding|a maximum of|a max of|not over|not above|no over|no higher than|no greater than|until|till|< =|<=|upto|max.",
    atLeast:
      'no smaller than|not smaller than|nothing under|nothing below|nothing less than|none under|at least|atleast|at the least|minimum|min|minimum of|min of|a minimum of|no less than|not less than|not under|not below|no fewer than|not fewer than|starting at|starting from|from|upwards of|>=|> =',
    fromThe: 'from the',
    dearerThan: 'more expensive than|pricier than|dearer than|costlier than',
    under: 'under|sub|sub -|below|less than|lower than|fewer than|<|smaller than|beneath|lesser than|short of',
    cheaperThan: 'cheaper than|less expensive than|not more expensive than',
    over: 'over|above|past|beyond|more than|greater than|higher than|>|upward of|north of|in excess of|bigger than|larger than|exceeding',
    around:
      'for like|something like|at like|maybe like|about|around|±|roughly|approximately|approx|circa|ca|~|close to|near|near to|somewhere around|or so|in the region of|ballpark|in the neighborhood of|in the neighbourhood of',
    exactly: 'exactly|precisely|=',
    only: 'just|only',
    between: 'between|anywhere between|anywhere from|somewhere between|in between',
    builtAfter: 'after|newer than|later than|post|post -|more recent than|younger than',
    builtSince:
      'since|in or after|on or after|from or after|no earlier than|not before|no older than|not older than|nothing older than|none older than|nothing before|nothing from before|nothing built before',
    builtBefore: 'before|older than|prior to|earlier than|pre|pre -',
    builtUntil:
      'no later than|in or before|on or before|not later than|no newer than|not newer than|not after|nothing newer than|none newer than|nothing after',
  },
  after: {
    orNewer: 'or newer|or later|and newer|and later',
    orOlder: 'or older|and older|or earlier|and earlier|or before',
    orMore:
      '+|plus|or more|or above|or higher|or greater|or better|or up|or bigger|or larger|and up|and above|and over|and more|or over|minimum|min|at least|at minimum|at the least|upwards|onwards|up',
    orLess:
      'or less|or fewer|or under|or below|or lower|or cheaper|or smaller|and under|and below|and less|max|maximum|tops|at most|at the most|at max|at maximum',
    plusMinus: 'give or take|+ / -|±|plus or minus|+ -',
    orSo: 'or so|ish|- ish|approximately|approx|or thereabouts|roughly|give or take|more or less',
    exactlyThat: 'exactly|only',
  },
  joiners: {
    to: '-|~|to|down to|through|thru|until|till|up to|a|- -',
    and: 'and|&',
    or: 'or|/',
  },
  monthly: {
    monthly: '/ mo|/ month|/ m|per month|a month|monthly|pcm|p / m|pm|each month|per mo|every month',
  },
  types: {
    house:
      'house|houses|hse|hses|single family|single family home|single family homes|single family house|single family houses|single family residential|single family residence|sfh|detached|detached house|detached houses|detached home|family home|family homes|family house|detached homes',
    condo: 'condo|condos|condominium|condominiums|co op|co ops|coop|coops|condo / co op',
    townhouse:
      'townhouse|townhouses|town house|town houses|townhome|townhomes|town home|town homes|row house|row houses|rowhouse|rowhouses|rowhome|rowhomes|row home|terraced house|terraced houses|brownstone|brownstones',
    apartment: 'apartment|apartments|apt|apts|aptmt|aptmts|aptmnt|aptmnts|flat|flats',
    'multi-family':
      'multi family|multifamily|duplex|duplexes|triplex|triplexes|fourplex|quadplex|multi family home|2 4 unit|multi family homes|multiplex|income property',
    land: 'land|vacant land|vacant lot|vacant lots|empty lot|lots for sale|building lot|building lots|plot of land|plots|raw land|acreage|lot for sale|empty lots',
    manufactured:
      'manufactured home|manufactured homes|mobile home|mobile homes|trailer|trailers|manufactured|modular home',
    villa: 'villa|villas',
    loft: 'loft|lofts',
    penthouse: 'penthouse|penthouses',
    cabin: 'cabin|cabins|chalet|chalets',
    bungalow: 'bungalow|bungalows',
    cottage: 'cottage|cottages',
    ranch: 'ranch|farm|farms|farmhouse|farm house|ranches',
    commercial: 'commercial|commercial property|office space|retail space|shop space|warehouse',
  },
  studio: {
    studio: 'studio|studios|studio apartment|studio apartments|efficiency|bachelor apartment',
  },
  sorts: {
    PriceAsc:
      'cheap|affordable|inexpensive|low priced|low cost|budget friendly|cheap ones|cheapest first|cheapest|lowest price|lowest price first|lowest priced|by price|sort by price|sorted by price|least expensive|price low to high|low to high|lowest first|most affordable|price ascending|ascending price|cheapest ones|order by price|lowest rent|costs the least|cost the least|costs least|cost least|least costly|lowest cost|for the least money|from cheapest to most expensive|from cheap to expensive|cheapest to most expensive|from low to high|from lowest to highest|ascending|rents the least|lowest asking price|cheapest price',
    PriceDesc:
      'most expensive|most expensive first|highest price|highest price first|price high to low|high to low|priciest|highest first|highest priced|price descending|descending price|dearest|most luxurious|costs the most|cost the most|costs most|most costly|costliest|from most expensive to cheapest|most expensive to cheapest|from expensive to cheap|from high to low|from highest to lowest|descending|highest asking price',
    Newest:
      'newest|newest first|shortest time on market|shortest time on the market|least time on the market|fewest days on market|fewest days on the market|latest|most recent|recent listings|new listings|newest listings|latest listings|recently listed|just listed|recently added|new on the market|new to market|most recently listed|just came on the market|by date|sort by newest|newly listed|brand new listings',
    AreaDesc:
      'biggest|biggest first|largest|largest first|by size|sort by size|by sqft|by sq ft|sort by sqft|sort by sq ft|most space|most square feet|most spacious|by area|roomiest|from biggest to smallest|biggest to smallest|from largest to smallest|largest to smallest|from big to small|most room|has the most space|most living space|greatest area|largest area|biggest area|largest square footage|biggest by square footage|largest by square footage|most square footage',
    BedroomsDesc: 'most bedrooms|most bedrooms first|by bedrooms|sort by bedrooms|most beds|most rooms',
    AreaAsc:
      'smallest|smallest first|tiniest|least space|most compact|littlest|menor|smallest area|by smallest size|from smallest to biggest|smallest to biggest|from smallest to largest|smallest to largest|from small to big|smallest square footage',
    YearBuiltAsc:
      'oldest|oldest first|oldest built|built first|earliest built|by age|most historic|from oldest to newest|oldest to newest|built earliest|the earliest built|longest standing',
    YearBuiltDesc:
      'newest built|most recently built|newest construction|newest build|latest built|built most recently|built last|youngest|newest first built|by year built|sort by year built|most recently constructed|latest constructed|newest constructed|most recent construction|newest built first|most modern|from newest to oldest|newest to oldest|last built|latest construction',
    LotAreaDesc:
      'bigger lot|larger lot|bigger yard|larger yard|bigger plot|more land|biggest lot|biggest lots|largest lot|largest lots|most land|biggest yard|largest yard|biggest plot|largest plot|biggest lot first|by lot size|sort by lot size|biggest lot size|largest lot size|biggest land|largest land|most acreage|largest plot of land|biggest plot of land|largest piece of land|biggest piece of land|biggest garden|largest garden|largest grounds',
    LotAreaAsc:
      'smallest lot|smallest lots|smallest yard|smallest plot|least land|smallest lot first|smallest lot size|smallest plot of land|tiniest lot|smallest garden',
    UnitAreaPriceAsc:
      'cheapest per square foot|cheapest per sqft|cheapest per sq ft|cheapest per square meter|cheapest per square metre|cheapest per m2|cheapest per square foot first|lowest price per square foot|lowest price per sqft|lowest price per sq ft|by price per square foot|sort by price per square foot|best price per square foot|best price per sqft|most space for the money|cheapest by the square foot|cheapest by square foot|least expensive per square foot|lowest cost per square foot|lowest per square foot|cheapest price per square foot|smallest price per square foot|least per square foot|best value per square foot|lowest square foot price|lowest price per square meter|lowest price per square metre|smallest price per square meter|best price per square meter|best price per square metre|lowest price by the square foot',
    Distance: 'closest first|nearest first|closest|nearest|by distance|sort by distance',
    UnitAreaPriceDesc:
      'most expensive per square foot|most expensive per sqft|highest price per square foot|highest price per sqft|dearest per square foot|priciest per square foot|most expensive by the square foot',
    BathroomsDesc: 'most bathrooms|most baths|most bathrooms first|by bathrooms|sort by bathrooms',
    DaysOnMarketDesc:
      'longest on the market|on the market longest|on the market the longest|on the market for the longest|been on the market longest|been on the market the longest|longest listed|listed the longest|most days on market|most days on the market|by days on market|oldest listings|oldest listing',
    HOAMonthAsc:
      'low hoa|low hoa fee|low hoa fees|low hoa dues|low dues|low condo fee|low condo fees|low monthly fee|low monthly fees|cheap hoa|small hoa|lowest hoa|lowest hoa fee|lowest hoa fees|lowest hoa dues|lowest dues|lowest fee|lowest fees|cheapest hoa|smallest hoa|least hoa|by hoa|sort by hoa|lowest condo fee|lowest condo fees|lowest association fee|lowest monthly fee|lowest monthly fees|lowest monthly hoa|lowest monthly hoa fee|lowest monthly dues|smallest monthly fee',
    HOAMonthDesc:
      'highest hoa|highest hoa fee|highest hoa fees|highest hoa dues|highest dues|highest fee|highest fees|highest condo fee|highest condo fees|highest association fee|highest monthly fee|highest monthly fees|highest monthly hoa|highest monthly dues|biggest hoa|biggest hoa fee|most expensive hoa|most hoa|largest hoa|priciest hoa',
  },
  relatives: {
    cheaper:
      'cheaper|less expensive|more affordable|lower price|lower prices|too expensive|still too much|way too much|lower priced|less pricey|too pricey|lower rent|too much money|out of my budget|over my budget|too costly|cost less|costs less|less money|lower cost',
    dearer: 'more expensive|pricier|dearer|higher price|higher end|more upscale|higher priced|fancier',
    bigger: 'bigger|larger|more space|more spacious|roomier|too small|more room|larger ones|more square feet',
    smaller: 'smaller|less space|too big|too large|more compact',
    moreBedrooms:
      'more bedrooms|more beds|more rooms|another bedroom|extra bedroom|one more bedroom|an extra bedroom|an additional bedroom',
    fewerBedrooms: 'fewer bedrooms|less bedrooms|fewer beds|fewer rooms|less rooms|one less bedroom|one fewer bedroom',
    newer: 'newer|more modern|more recent|too old',
    older: 'older|more historic|too new',
    closer: 'closer|nearer|too far|less far|a shorter commute',
  },
  sale: {
    for_sale: 'for sale|to buy|buy|buying|purchase|purchasing|to purchase|sale|to own|selling for|for purchase|on sale',
    for_rent:
      'for rent|to rent|rent|renting|rental|rentals|to let|for lease|lease|leasing|rented|for renting|rents|to lease',
    either:
      'for sale or for rent|for rent or for sale|to buy or to rent|to rent or to buy|sale and rent|buy or rent|rent or buy|for sale or rent|for rent or sale|sale or rent|rent or sale|to buy or rent|to rent or buy',
  },
  statuses: {
    sold: 'sold|recently sold|already sold|sold homes|past sales|sold listings|just sold',
    soon: 'coming soon|pre market|premarket|pre on market|not yet listed|off market soon|upcoming',
    active: 'active|active listings|currently listed|on the market now|currently on the market',
    any: 'any status|all statuses|sold or not|sold and active|active and sold|active or sold|sold or active',
  },
  tours: {
    OpenHouse: 'open house|open houses|openhouse|with open house|an open house|are open',
    '3D': '3 d tour|3 d tours|virtual tour|virtual tours|3 d|3 d walkthrough|video tour|3 d walk through|3d tour|matterport',
  },
  generic: {
    home: 'home|homes|property|properties|listing|listings|place to live|places to live|real estate|residence|residences|accommodation|show all|list all|show me everything|show everything|what do you have|what have you got|everything you have|dwelling|housing|places',
  },
  near: {
    near: 'closest to|nearest to|near|near to|close to|next to|nearby|not far from|not too far from|not very far from|not far away from|not too far away from|in the vicinity of|near by|walking distance to|walking distance of|within walking distance of|a short drive from',
  },
  anywhere: {
    anywhere:
      'anywhere|any city|any area|any location|any place|any neighborhood|any neighbourhood|any town|everywhere|no matter where|all cities|all areas|wherever',
  },
  noFee: {
    noFee:
      'no hoa|no hoa fee|no hoa fees|without hoa|without an hoa|no hoas|no association fee|no association fees|no condo fees|not in an hoa|without any hoa|without any hoa fee|without any hoa fees|without hoa fee|without hoa fees|without hoa dues|free of hoa|free of hoa fees|zero hoa|no hoa at all|no monthly fee|no monthly fees',
  },
  unwanted: {
    not: "not|no|neither|except|without|excluding|exclude|avoid|besides|don't|dont|nor|skip|remove|drop|forget|isn't",
  },
  talk: {
    talk: "sorted|ordered|arranged|ranked|hm|hmm|hmmm|avg|sits|sitting|whose|typically|usually|normally|stays|stay|remains|changed|i'm|it's|that's|let's|what's|isn't|aren't|can't|i'd|i'll|i've|you're|they're|we're|there's|who's|where's|how's|couldn't|wouldn't|shouldn't|won't|haven't|hasn't|wasn't|don't|didn't|doesn't|looking|looked|wondering|wonder|umm|uh|um|whom|heading|bound|concerning|talking|primarily|dreamed|dreaming|mint|junk|pull|clearer|compulsory|woud|shoudl|coud|pleae|plese|greaat|evicted|retiring|jack|kindly|nah|tho|wat|wats|dunno|lemme|appreciate|definitely|basically|ideally|hopefully|bedroomed|roomed|wich|whats|wheres|hows|hey|hii|gimme|lemme|wanna|gotta|hiya|howdy|thx|ty|tbh|btw|omg|ugh|nvm|overall|excited|frustrated|overwhelmed|stressed|spend|spending|mom|dad|wit|teh|anythng",
  },
  features: {
    'pets allowed':
      'pets allowed|pets|pet|pet friendly|pets are allowed|pets ok|allows pets|allow pets|dog friendly|cat friendly|dogs allowed|cats allowed|bring my dog|bring my cat|with a dog|with a cat|with my dog|with my cat|with dogs|with cats|have a dog|have a cat|have dogs|have cats|accepts dogs|accepts cats|allows dogs|allows cats|allow dogs|allow cats|my dog|my cat|petfriendly|bring a dog|bring dogs|large dog|large dogs|big dog|big dogs|small dog|small dogs|a dog|my dogs|my cats|a puppy|my puppy|a kitten|animals allowed|dogs|cats|dog|cat|the dog|the cat|the dogs|the cats|our dog|our cat|our dogs|our cats',
    furnished: 'funished|furnished|fully furnished|furniture|well furnished|comes furnished|furnitured|is furnished',
    unfurnished: 'unfurnished|non furnished|nonfurnished|not furnished|without furniture|no furniture',
    laundry:
      'laundry|washer|washer and dryer|washer dryer|washer / dryer|w / d|washing machine|laundry room|laundry facilities|dryer|wash and dryer|washers and dryers|washer & dryer|washer and a dryer|laundry machine',
    'in-unit laundry': `in house laundry|${OWN_LAUNDRY}`,
    pool: 'pool|swimming pool|a pool|heated pool',
    'air conditioning':
      'air conditioning|ac|a / c|air con|aircon|central air|air conditioned|air conditioner|central ac',
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
    'water view':
      'water view|view of the water|views of the water|view of the sea|view of the ocean|view of the lake|ocean view|lake view|sea view|sound view|bay view|water views|ocean views|lake views',
    views:
      'views|w / view|with view|w / a view|great view|nice view|with a view|good view|have a view|has a view|having a view|need a view|needs a view|want a view|wants a view',
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
      'utilities included|bills included|utilities incl|bills incl|incl utilities|incl bills|including utilities|with utilities|all bills paid|utilities paid|all bills included|including bills|including all bills|inclusive of bills|inclusive of utilities|everything included|all included|all inclusive',
    'single story':
      'single story|one story|1 story|single level|one level|rambler|ranch style|ranch style home|ranch home|ranch house|single storey|single floor|one storey',
    'no stairs': 'no stairs|without stairs|without any stairs|no steps|without steps|stair free|step free|no staircase',
    'ground floor': 'ground floor|on the ground floor|ground level|street level',
    'top floor': 'top floor|on the top floor|upper floor|highest floor',
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
    'rent to own':
      'rent to own|rent-to-own|lease to own|lease-to-own|lease option|lease purchase|option to buy|option to purchase|rent with option to buy|rent with an option to buy|lease with option to buy|lease with an option to buy',
    'smoke-free': 'smoke free|no smoking|non smoking',
    'new roof': 'new roof|newer roof',
    parking:
      'garage|parking|a garage|parking spot|parking space|car port|carport|garages|off street parking|covered parking|place to park|park my car|parking garage|parking lot|car garage|attached garage|detached garage|tandem garage|place for my car|space for my car|spot for my car',
  },
}

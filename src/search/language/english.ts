import type { Words } from './words.ts'

export const english: Words = {
  subjects: {
    price: 'price|prices|priced|budget|cost|costs|costing|price range|asking price|list price|spend|pay|afford',
    unitAreaPrice:
      'price per square foot|price per sqft|price per sq ft|price per sf|price / sqft|price / sq ft|cost per square foot|cost per sqft|$ / sqft|$ / sq ft|$ per sqft|$ per square foot|ppsf|price a square foot',
    squareMetrePrice:
      'price per square meter|price per square metre|price per sqm|price per m2|price per m²|price / m2|price / m²',
    rent: 'rent|rental|monthly rent|renting for|renta',
    bedrooms: 'bedrooms|beds|bedroom|bed rooms|bed room|number of bedrooms|number of beds|number of bed rooms|rooms',
    bathrooms: 'bathrooms|baths|bathroom|bath|bath rooms|bath room|number of bathrooms|number of baths',
    area: 'area :|area =|size|living area|building area|floor area|floor space|living space|square footage|sqft|square feet|interior|floorspace',
    lotArea: 'lot|lot size|lot area|land|plot|plot size|land size|acreage|yard',
    yearBuilt:
      'built|year built|year|build year|construction year|constructed|built in|construction|made|erected|build',
    daysOnMarket:
      'days on market|days on the market|dom|on the market for|on the market|on market|on market for|listed for',
    listed: '',
    hoa: 'hoa|hoa fee|hoa fees|hoa dues|association fee|association fees|hoa fee of|condo fee|condo fees|maintenance fee|dues',
    parking: 'parking|parking spots|parking spaces|garage|garage spaces|garages|carport|car park',
  },
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
}

import { aListing } from '../../../sim/service/listing.ts'

/** Of $575,000 and $640,000; 2 and 3 bedrooms; 1,150 and 1,600 sq ft; of 2015 and 2009. */
export const cedar = aListing({
  Address: '801 Cedar Lane',
  SalePrice: 575_000,
  Bedrooms: 2,
  Bathrooms: 2,
  BuildingArea: 1_150,
  LotArea: 0,
  YearBuilt: 2015,
  HOAMonth: 425,
  DaysOnMarket: 30,
  PropertyType: 'Condo',
})
export const birch = aListing({
  Address: '37 Birch Road',
  SalePrice: 640_000,
  Bedrooms: 3,
  Bathrooms: 2.5,
  BuildingArea: 1_600,
  LotArea: 1_800,
  YearBuilt: 2009,
  HOAMonth: 150,
  DaysOnMarket: 45,
  PropertyType: 'Townhouse',
})

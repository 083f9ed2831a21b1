import { aListing } from '../../sim/service/listing.ts'

export const pine = aListing({
  Address: '22 Pine Street',
  City: 'Seattle',
  State: 'WA',
  ZIP: '98101',
  SalePrice: 749_999,
  Bedrooms: 3,
  Bathrooms: 2.5,
  BuildingArea: 1_850,
  LotArea: 4_356,
  YearBuilt: 1962,
  ParkingSpots: 2,
  HOAMonth: 310,
  MLSNumber: 'NW-20431',
  Url: 'https://homes.example.com/pine',
  Description: 'A 1-bed cottage in the garden. $5,000 credit at closing. The price is $1!',
  ExtensionColumn: [{ Key: 'Video', value: 'https://tours.example.com/pine' }],
})
export const oak = aListing({
  Address: '9 Oak Ave',
  City: 'Tacoma',
  SalePrice: 300_000,
  Bedrooms: 2,
  Bathrooms: 1,
  BuildingArea: 900,
  LotArea: 3_000,
  YearBuilt: 2004,
  ParkingSpots: 0,
  MLSNumber: 'NW-777',
  Url: 'https://homes.example.com/oak',
  Status: 'Sold',
})

import type { Api } from '../api.ts'
import type { Example } from '../endpoint.ts'

export const SerialNumber = 'K7M2QXR4TDAH'
export const sessionID = 104212

const listing = {
  SaleType: 'for_sale' as const,
  Status: 'Active' as const,
  CurrencySymbol: '$',
  PropertyType: 'House',
  Bedrooms: 3,
  Bathrooms: 2.5,
  Url: 'https://homes.example.com/maple-street-12',
  MLSNumber: 'EX-20815',
  YearBuilt: 1987,
  DaysOnMarket: 4,
  LotArea: 6200,
  BuildingArea: 1850,
  AreaUnit: 'Square Feet' as const,
  ParkingSpots: 2,
  City: 'Austin',
  State: 'TX',
  SalePrice: 465000,
  ExtensionColumn: [{ Key: 'Pets', value: 'Cats and dogs welcome' }],
}

/** Examples of the operations on listings, for the API document. */
export const listingExamples = {
  RealEstateCreate: { input: { SerialNumber, ...listing }, output: '90412' },
  RealEstateUpdate: {
    input: { SerialNumber, KeyType: 'MLSNumber', Key: listing.MLSNumber, Status: 'Sold', SalePrice: 459000 },
    output: 1,
  },
  RealEstateList: {
    input: { SerialNumber, CityName: 'Austin', MinBedrooms: 3, SortBy: 'PriceAsc', PageSize: 5 },
    output: {
      List: [
        {
          ID: 90412,
          PropertyType: 'House',
          SaleType: 'For Sale',
          Status: 'Active',
          Images: '',
          CurrencySymbol: '$',
          Price: '465000',
          State: 'TX',
          City: 'Austin',
          Address: '',
          ZIP: '',
          Location: '',
          Area: '1850 Square Feet',
          AreaUnit: 'Square Feet',
          Bathrooms: '2.5',
          Bedrooms: '3',
          Url: 'https://homes.example.com/maple-street-12',
          Tours: '',
          YearBuilt: '1987',
          MLSNumber: 'EX-20815',
          DaysOnMarket: '4',
          LotArea: '6200',
          BuildingArea: '1850',
          ParkingSpots: '2',
          Description: '',
          RentPrice: '',
          SpaceType: '',
          DepositFee: '',
          SalePrice: '465000',
          UnitAreaPrice: '',
          EstimatePrice: '',
          HOAMonth: '',
          LATITUDE: null,
          LONGITUDE: null,
          ExtensionColumn: '[{"Key":"Pets","value":"Cats and dogs welcome"}]',
        },
      ],
      VirtualCount: 1,
    },
  },
  RealEstateDelete: {
    input: { SerialNumber, KeyType: 'MLSNumber', Keys: [listing.MLSNumber] },
    output: { SuccessCount: 1 },
  },
  RealEstateParse: {
    input: { SerialNumber, Query: '3 bedroom houses under 500k, cheapest first' },
    output: {
      IsSearch: true,
      Filter: {
        SaleType: 'for_sale',
        Statuses: ['Active', 'PreOnMarket'],
        PropertyTypes: ['House'],
        Bedrooms: { Min: 3, Max: 3 },
        Price: { Max: 500_000 },
        SortBy: 'PriceAsc',
      },
      Summary: '3 bed houses for sale under $500k, cheapest first',
      Count: 1,
      NotUnderstood: [],
      Corrections: [],
      Ties: [],
      Refused: [],
      Relaxations: [],
    },
  },
  RealEstateFacets: {
    input: { SerialNumber, Kind: 'City', Prefix: 'aus' },
    output: {
      VirtualCount: 1,
      Values: [{ Kind: 'City', Value: 'Austin', Count: 1 }],
      Statuses: [{ Value: 'Active', Count: 1 }],
      SaleTypes: [{ Value: 'for_sale', Count: 1 }],
      Price: { Min: 465000, Max: 465000 },
      Area: { Min: 2140, Max: 2140 },
    },
  },
  ListingChanges: {
    input: { SerialNumber, After: 417, Kinds: ['Price'] },
    output: {
      List: [
        {
          Sequence: 418,
          ListingID: 7,
          MLSNumber: listing.MLSNumber,
          Url: listing.Url,
          Kind: 'Price',
          Old: '480000',
          New: '465000',
          Time: '2026-06-03T09:12:44.120Z',
        },
      ],
      Next: 418,
    },
  },
  WatchAdd: {
    input: { SerialNumber, sessionID, Query: '3 bedroom houses in Austin under 500k' },
    output: { WatchID: 12, Summary: '3 bed houses for sale in Austin under $500k', Count: 4, PerDay: 0.4 },
  },
  WatchList: {
    input: { SerialNumber, sessionID },
    output: {
      List: [
        {
          WatchID: 12,
          SessionID: sessionID,
          visitorId: 'visitor-81',
          Summary: '3 bed houses for sale in Austin under $500k',
          ListingID: null,
          Filter: { SaleType: 'for_sale', Cities: ['Austin'], Bedrooms: { Min: 3, Max: 3 }, Price: { Max: 500000 } },
          Kinds: ['New', 'IntoRange', 'PriceDown', 'Back'],
          Every: 'AtOnce',
          Hour: 8,
          TimeZone: 'America/Chicago',
          State: 'Active',
          PausedUntil: null,
          CreateTime: '2026-06-01T19:00:00.000Z',
          LastAlertTime: null,
        },
      ],
      VirtualCount: 1,
    },
  },
  WatchEdit: { input: { WatchID: 12, Every: 'Daily', Hour: 18 }, output: 1 },
  WatchRemove: { input: { WatchID: 12 }, output: 1 },
} satisfies { [Name in keyof Api]?: Example<Api[Name]> }

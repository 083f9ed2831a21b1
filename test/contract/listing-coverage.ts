import type { Api } from '../../src/contract/api.ts'
import { type Coverage, foreignWorkspace, inList, pages, proof } from './proof.ts'

const everyListingField =
  'SaleType Status CurrencySymbol PropertyType Bedrooms Bathrooms Url MLSNumber YearBuilt DaysOnMarket LotArea BuildingArea ' +
  'AreaUnit Images Tours ParkingSpots Description ExtensionColumn Location Address City State ZIP Latitude Longitude SalePrice ' +
  'UnitAreaPrice HOAMonth EstimatePrice RentPrice SpaceType DepositFee'
const everyRowField =
  'ID PropertyType SaleType Status Images CurrencySymbol Price State City Address ZIP Location Area AreaUnit Bathrooms Bedrooms ' +
  'Url Tours YearBuilt MLSNumber DaysOnMarket LotArea BuildingArea ParkingSpots Description RentPrice SpaceType DepositFee ' +
  'SalePrice UnitAreaPrice EstimatePrice HOAMonth LATITUDE LONGITUDE ExtensionColumn'

/** The contract's operations on listings. */
export const listingCoverage: Record<Extract<keyof Api, `RealEstate${string}`>, Coverage> = {
  RealEstateCreate: {
    input: [
      foreignWorkspace('SerialNumber'),
      proof(everyListingField, 'listings/listings', 'a list shows every value as text, as the contract spells it'),
    ],
    output: [],
  },
  RealEstateUpdate: {
    input: [
      foreignWorkspace('SerialNumber'),
      proof('Key KeyType', 'listings/listings', 'changes every listing that the key matches, without regard to case'),
      proof(everyListingField, 'listings/listings', 'changes every field that is sent'),
    ],
    output: [],
  },
  RealEstateDelete: {
    input: [
      foreignWorkspace('SerialNumber'),
      proof('Keys KeyType', 'listings/listings', 'counts what was deleted and skips keys that match nothing'),
    ],
    output: [proof('SuccessCount', 'listings/listings', 'counts what was deleted and skips keys that match nothing')],
  },
  RealEstateList: {
    input: [
      proof(
        'ChangedSince ChangeKinds',
        'listings/changes',
        'a list takes what changed since a time, in some kinds, beside every other filter',
      ),
      foreignWorkspace('SerialNumber'),
      pages,
      proof(
        'CityName SaleType MLSNumber Status NotStatus PropertyType State ZIP CurrencySymbol AreaUnit MinPrice MaxPrice MinBedrooms ' +
          'MaxBedrooms MinBathrooms MaxBathrooms MinArea MaxArea MinLotArea MaxLotArea MinYearBuilt MaxYearBuilt MinDaysOnMarket ' +
          'MaxDaysOnMarket MinHOAMonth MaxHOAMonth MinParkingSpots MaxParkingSpots MinUnitAreaPrice MaxUnitAreaPrice Keyword Extension Latitude Longitude RadiusKm',
        'listings/filters',
        'narrows by every field of the filter',
      ),
      proof('SortBy', 'listings/filters', 'sorts as asked'),
      proof('Query', 'listings/query', '%o finds %o'),
    ],
    output: [
      proof('VirtualCount', 'listings/filters', 'pages, newest first, with the count of all that match'),
      proof(inList(everyRowField), 'listings/listings', 'a list shows every value as text, as the contract spells it'),
    ],
  },
  RealEstateFacets: {
    input: [
      foreignWorkspace('SerialNumber'),
      proof(
        'CityName SaleType MLSNumber Query Status NotStatus PropertyType State ZIP CurrencySymbol AreaUnit MinPrice MaxPrice MinBedrooms ' +
          'MaxBedrooms MinBathrooms MaxBathrooms MinArea MaxArea MinLotArea MaxLotArea MinYearBuilt MaxYearBuilt MinDaysOnMarket ' +
          'MaxDaysOnMarket MinHOAMonth MaxHOAMonth MinParkingSpots MaxParkingSpots MinUnitAreaPrice MaxUnitAreaPrice Keyword Extension Latitude Longitude RadiusKm ' +
          'SortBy',
        'listings/facets',
        'counts what a list with %o would show',
      ),
      proof(
        'Kind Prefix Limit',
        'listings/facets',
        'completes what is being typed, without regard to case, accents and small typing errors',
      ),
    ],
    output: [
      proof(
        'VirtualCount Values Values.Kind Values.Value Values.Count Statuses Statuses.Value Statuses.Count SaleTypes ' +
          'SaleTypes.Value SaleTypes.Count Price Area',
        'listings/facets',
        'counts the values of every kind, the most frequent first, with statuses, sale types and ranges',
      ),
      proof(
        'PriceRanges PriceRanges.Min PriceRanges.Below PriceRanges.Count AreaRanges AreaRanges.Min AreaRanges.Below AreaRanges.Count',
        'listings/facets',
        'counts ranges of what the filter leaves, and none while somebody types',
      ),
    ],
  },
  RealEstateParse: {
    input: [
      foreignWorkspace('SerialNumber'),
      proof('Query', 'listings/parse', 'says what words mean as a search, in data and in plain words'),
    ],
    output: [
      proof(
        'IsSearch Filter Summary Count',
        'listings/parse',
        'says what words mean as a search, in data and in plain words',
      ),
      proof(
        'Corrections Corrections.Said Corrections.Taken Refused Refused.Said Refused.Reason NotUnderstood',
        'listings/parse',
        'says aloud what was mended, refused and not understood',
      ),
      proof('Ties Ties.Said Ties.Options', 'listings/parse', 'asks back when a name could mean several places'),
      proof(
        'Relaxations Relaxations.Change Relaxations.Count Relaxations.Filter',
        'listings/parse',
        'offers ways on when nothing matches, each with what it finds',
      ),
    ],
  },
}

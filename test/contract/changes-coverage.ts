import type { Api } from '../../src/contract/api.ts'
import { type Coverage, inList, proof } from './proof.ts'

/** What follows the listings: the change log, and watches. */
export const changesCoverage: Record<Extract<keyof Api, 'ListingChanges' | `Watch${string}`>, Coverage> = {
  ListingChanges: {
    input: [
      proof('SerialNumber', 'listings/changes', "another workspace's change log is as unknown as none"),
      proof('After Kinds ListingID Limit', 'listings/changes', 'is read with a cursor, by kinds and by listing'),
    ],
    output: [
      proof(
        inList('Sequence ListingID MLSNumber Url Kind Old New Time'),
        'listings/changes',
        'tells creations, prices, statuses and removals in their order',
      ),
      proof('Next', 'listings/changes', 'is read with a cursor, by kinds and by listing'),
    ],
  },
  WatchAdd: {
    input: [
      proof('SerialNumber', 'watches/watches', 'a watch of another workspace is as unknown as none'),
      proof('sessionID visitorId', 'watches/watches', 'by a visitor, whose watches are one list over all sessions'),
      proof(
        'ListingID Every Hour TimeZone',
        'watches/watches',
        'of fields, and of a home with everything that happens to it',
      ),
      proof('Kinds', 'watches/alerts', '%s of a home that is %o becomes %o: %s'),
      proof('Quiet', 'watches/alerts', 'waits for 8 in the morning of the watch; one that is not quiet does not'),
      proof('Wide', 'watches/watches', 'a watch that is too wide: counts, what narrows it, and ways to keep it'),
      // The same filter as everywhere, read by the same function.
      proof(
        'Query CityName SaleType MLSNumber Status NotStatus PropertyType State ZIP CurrencySymbol AreaUnit MinPrice MaxPrice MinBedrooms MaxBedrooms MinBathrooms MaxBathrooms MinArea MaxArea MinLotArea MaxLotArea MinYearBuilt MaxYearBuilt MinDaysOnMarket MaxDaysOnMarket MinHOAMonth MaxHOAMonth MinParkingSpots MaxParkingSpots MinUnitAreaPrice MaxUnitAreaPrice Keyword Extension Latitude Longitude RadiusKm',
        'listings/facets',
        'counts what a list with %o would show',
      ),
    ],
    output: [
      proof(
        'WatchID Summary Count PerDay',
        'watches/watches',
        'of words, understood as everywhere, with the plain sentence and what matches now',
      ),
    ],
  },
  WatchList: {
    input: [
      proof('SerialNumber', 'watches/watches', 'a watch of another workspace is as unknown as none'),
      proof(
        'sessionID visitorId PageNumber PageSize',
        'watches/watches',
        'by a visitor, whose watches are one list over all sessions',
      ),
    ],
    output: [
      proof(
        inList(
          'WatchID SessionID visitorId Summary ListingID Filter Kinds Every Hour TimeZone State PausedUntil CreateTime LastAlertTime',
        ),
        'watches/watches',
        'of words, understood as everywhere, with the plain sentence and what matches now',
      ),
      proof('VirtualCount', 'watches/watches', 'by a visitor, whose watches are one list over all sessions'),
    ],
  },
  WatchEdit: {
    input: [
      proof('WatchID', 'watches/watches', 'a watch of another workspace is as unknown as none'),
      proof('State PausedUntil', 'watches/watches', 'paused until somebody lets it go on, or until a time'),
      proof('sessionID', 'watches/watches', 'tells in another session of the same visitor, and of nobody else'),
      proof('Kinds Every Hour TimeZone', 'watches/watches', 'in what and when it tells; what is left out stays'),
    ],
    output: [],
  },
  WatchRemove: { input: [proof('WatchID', 'watches/watches', 'removed, once')], output: [] },
}

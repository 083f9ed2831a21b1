import type { Generated } from 'kysely'
import type { ChangeKind } from '../../contract/listings/changes.ts'
import type { AlertMode } from '../../core/ports/listings.ts'

/**
 * Search columns of listings, folded; areas and years of 0 are null. The listing itself is in `listing_text` as JSON: a row here
 * has a tenth of its size, so scans are faster.
 */
export type ListingTable = {
  id: Generated<number>
  chatbot_id: number
  sale_type: string
  status: string
  type: string
  currency: string
  city: string | null
  state: string | null
  zip: string | null
  location: string | null
  mls: string
  /** MLS number in lower case, as a key */
  mls_key: string
  /** in lower case */
  url: string
  tours: string | null
  price: number | null
  /** per square foot */
  unit_area_price: number | null
  bedrooms: number
  bathrooms: number
  /** in square feet */
  area: number | null
  lot_area: number | null
  year_built: number | null
  days_on_market: number
  hoa: number | null
  parking: number
  latitude: number | null
  longitude: number | null
  /** map cell, see place/distance.ts */
  cell: number | null
  updated_at: number
}

/** One row per chatbot with totals of its listings. Each write of listings locks it first, so writes are serialised. */
export type CatalogueTable = {
  chatbot_id: number
  listings: number
  /** incremented when a value appears, disappears or changes its spelling */
  vocabulary: number
  /** last sequence number of the change log */
  changes: Generated<number>
}

/** Number of listings per value, see tallies.ts. `shown`: the value in its latest spelling. */
export type ListingCountTable = {
  chatbot_id: number
  kind: string
  value: string
  shown: string
  count: number
}

/** Pre-aggregated counts per combination of these columns. `city` is "" if unset; `price_band`: see count/price-bands.ts. */
export type ListingMixTable = {
  chatbot_id: number
  city: string
  type: string
  sale_type: string
  status: string
  price_band: number
  bedrooms: number
  count: number
}

/**
 * The change log: one gapless sequence per chatbot. A write that changes price and status has two rows with the same
 * `write_sequence`, the first one's `sequence`.
 */
export type ListingChangeTable = {
  chatbot_id: number
  sequence: number
  listing_id: number
  write_sequence: number
  kind: ChangeKind
  /** formatted as in RealEstateList */
  old: string
  new: string
  /** of the listing at that time; `price` formatted as in RealEstateList */
  mls: string
  url: string
  price: string
  /** how watches report it: on, digest or off */
  alerts: AlertMode
  at: number
  /** `old` and `new` as numbers, for kinds with a price */
  old_price: number | null
  new_price: number | null
  /** keys of a removed or sold listing, until it comes back */
  gone_mls: string | null
  gone_url: string | null
  /** JSON of the listing before the write; null if it was created, or if the previous row of the same write has it */
  before: string | null
  /**
   * JSON of the listing after the write, stored only when a write without log rows changes it; until then it is the current
   * listing, or `before` of its next row
   */
  after: string | null
}

import type { Listing, Status } from '../../contract/listings/listing.ts'
import { fold } from '../../search/text/fold.ts'

/** A source's own words for what is neither free nor sold; they stand in the extra fields. */
const IN_BETWEEN = /pending|contract|offer|contingent/

/** Whether a listing is in the state that words such as "sold" or "still available" claim. */
export function hasStatus({ Status: status, ExtensionColumn }: Listing, words: string): boolean {
  const said = fold(words)
  const own = (ExtensionColumn ?? []).map(({ value }) => fold(value)).find((value) => IN_BETWEEN.test(value))
  if (IN_BETWEEN.test(said)) return own !== undefined
  return stateOf(said).includes(status)
}

function stateOf(said: string): Status[] {
  if (/^(no longer|sold|off|taken|not (available|active|on))/.test(said)) return ['Sold']
  if (/^(coming|pre)/.test(said)) return ['PreOnMarket']
  return said === 'active' ? ['Active'] : ['Active', 'PreOnMarket']
}

const words: Record<Status, string> = { Active: 'available', PreOnMarket: 'coming soon', Sold: 'sold' }

export const statusWords = ({ Status: status }: Listing): string => words[status]

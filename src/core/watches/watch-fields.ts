import type { Api } from '../../contract/api.ts'
import type { Input } from '../../contract/endpoint.ts'
import type { FieldError } from '../../contract/envelope.ts'
import { SEARCH_KINDS, WatchKind } from '../../contract/listings/watches.ts'
import type { FieldsByValidity } from '../../contract/validation/validate.ts'
import { placeErrors } from '../listings/filter.ts'
import type { Watch } from '../ports/watches.ts'

type Asked = FieldsByValidity<Input<Api['WatchAdd']>>

/** Errors in fields of WatchAdd that do not go together, or lack others. */
export const watchErrors = (asked: Asked): FieldError[] => [...ownerErrors(asked), ...targetErrors(asked)]

function ownerErrors({ valid, invalid }: Asked): FieldError[] {
  const isSent = (name: 'sessionID' | 'visitorId') => valid[name] != null || invalid.has(name)
  if (isSent('sessionID') !== isSent('visitorId')) return []
  const Message = 'one of sessionID and visitorId says who watches; send just one'
  return ['sessionID', 'visitorId'].map((Field) => ({ Field, Message }))
}

function targetErrors({ valid, invalid }: Asked): FieldError[] {
  const named = filterFields(valid)
  if (valid.ListingID != null)
    return named.map((Field) => ({ Field, Message: 'does not go with ListingID, which is one home' }))
  const isBad = [...invalid].some((name) => name === 'ListingID' || isFilterField(name))
  if (named.length > 0 || isBad) return placeErrors(valid)
  return [{ Field: 'Query', Message: 'says nothing to watch; send ListingID, Query or a field of the filter' }]
}

const NO_FILTER = new Set(
  'SerialNumber sessionID visitorId ListingID Kinds Every Hour TimeZone Quiet Wide AreaUnit'.split(' '),
)
const isFilterField = (name: string): boolean => !NO_FILTER.has(name)

/** Names of the fields that say what to search for. */
const filterFields = (fields: Asked['valid']): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const isSaid =
      typeof value === 'string' ? value.trim() !== '' : value != null && !(Array.isArray(value) && value.length === 0)
    return isSaid && isFilterField(name) ? [name] : []
  })

/** An error if WatchEdit asks to go on and to pause at once. */
export const pauseErrors = ({
  valid: { State, PausedUntil },
}: FieldsByValidity<Pick<Input<Api['WatchEdit']>, 'State' | 'PausedUntil'>>): FieldError[] =>
  State === 'Active' && PausedUntil != null ? [{ Field: 'PausedUntil', Message: 'does not go with State Active' }] : []

/** The kinds of changes that a watch reports unless its owner chooses. */
export const defaultKinds = (watched: Watch['watched']): WatchKind[] =>
  'home' in watched ? [...WatchKind.options] : [...SEARCH_KINDS]

import type { LeadRow } from '../../../contract/lead.ts'
import type { Lead } from '../../ports/people.ts'

/** A lead in the contract's form. */
export const toRow = ({
  id,
  sessionId,
  name,
  email,
  phone,
  source,
  consent,
  listingIds,
  createdAt,
}: Lead): LeadRow => ({
  Type: 'Lead',
  Name: name,
  Email: email,
  Phone: phone,
  SessionID: sessionId,
  CreateTime: iso(createdAt),
  LeadID: id,
  Source: source,
  Consent: consent && { Text: consent.text, Time: iso(consent.at) },
  Listings: listingIds,
})

const iso = (moment: number): string => new Date(moment).toISOString()

import { isDeepStrictEqual } from 'node:util'
import { ITEMS_MAX } from '../../../contract/fields.ts'
import type { LeadRow } from '../../../contract/lead.ts'
import type { NewEvent } from '../../ports/events.ts'
import type { Lead, LeadOnce, NewLead } from '../../ports/people.ts'
import type { ListingStore, Store } from '../../ports/ports.ts'

type Kept = Pick<Lead, 'id' | 'consent'>

/**
 * Keeps a lead, as one with what the same talk told of the same person before: what is said anew counts, what is not
 * said stays. Belongs inside a transaction. Undefined where the person could not be reached.
 */
export async function keepLead(within: Store, lead: NewLead, once: LeadOnce | null = null): Promise<Kept | undefined> {
  // Two that are kept at once become one lead, not two.
  await within.chatbots.lock(lead.chatbotId)
  const known = lead.sessionId === null ? [] : await within.leads.ofSession(lead.sessionId)
  const same = samePerson(known, lead)
  if (same !== undefined) {
    const merged = merge(same, lead)
    await within.leads.save(merged, once)
    if (!isDeepStrictEqual(merged, same)) await within.events.append([leadEvent(lead, same.id)])
    return merged
  }
  if (!isReachable(lead)) return undefined
  const id = await within.leads.insert(lead, once)
  await within.events.append([leadEvent(lead, id)])
  return { id, consent: lead.consent }
}

/** Told of a lead that is new, and again when more is known of the person. */
const leadEvent = ({ chatbotId, sessionId }: NewLead, id: number): NewEvent => ({
  chatbotId,
  sessionId,
  kind: 'lead',
  subjectId: id,
  data: '',
})

const isReachable = ({ email, phone }: NewLead): boolean => email !== '' || phone !== ''

/** Who talks is one person, whatever they say; what is handed in may be of others. */
function samePerson(known: Lead[], lead: NewLead): Lead | undefined {
  const byContact = known.find(
    ({ email, phone }) =>
      (email !== '' && email.toLowerCase() === lead.email.toLowerCase()) || (phone !== '' && phone === lead.phone),
  )
  if (byContact !== undefined || !lead.noticed) return byContact
  return known.find(({ noticed }) => noticed) ?? (isReachable(lead) ? undefined : known.at(-1))
}

const merge = (known: Lead, { name, email, phone, consent, listingIds }: NewLead): Lead => ({
  ...known,
  // Who gave a full name may go by a part of it later.
  name: known.name.includes(name) ? known.name : name,
  email: email || known.email,
  phone: phone || known.phone,
  consent: consent ?? known.consent,
  listingIds: [...new Set([...known.listingIds, ...listingIds])].slice(0, ITEMS_MAX),
})

const LINK = /\bhttps?:\/\/[^\s<>"'`\])}*]+[^\s<>"'`\])}*.,;:!?]/giu

/** The IDs of the listings whose links stand in these answers, in the order they were first shown. */
export async function listingsShown(answers: string[], listings: Pick<ListingStore, 'find'>): Promise<number[]> {
  const all = answers.flatMap((answer) => [...answer.matchAll(LINK)].map(([link]) => link.toLowerCase()))
  const links = [...new Set(all)].slice(0, ITEMS_MAX)
  if (links.length === 0) return []
  const found = await listings.find('URL', links)
  const place = new Map(links.map((link, index) => [link, index]))
  const at = (url: string) => place.get(url.toLowerCase()) ?? links.length
  return found.toSorted((one, other) => at(one.Url) - at(other.Url)).map(({ ID }) => ID)
}

/** How far back a talk is looked through, in messages. */
export const BACK = 200

/** The answers of a talk, oldest first. */
export async function answersIn({ messages }: Store, sessionId: number): Promise<string[]> {
  const said = await messages.said(sessionId, BACK)
  return said.flatMap(({ role, content }) => (role === 'answer' ? content : []))
}

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

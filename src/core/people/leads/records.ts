import { isDeepStrictEqual } from 'node:util'
import { toUtcTime } from '../../../contract/fields/times.ts'
import { ITEMS_MAX } from '../../../contract/fields/values.ts'
import type { LeadItem } from '../../../contract/people/lead.ts'
import { LINKS } from '../../../contract/text.ts'
import type { NewEvent } from '../../ports/events.ts'
import type { ListingStore } from '../../ports/listings.ts'
import type { Lead, NewLead } from '../../ports/people.ts'
import type { Store } from '../../ports/ports.ts'

type Kept = Pick<Lead, 'id' | 'consent'>

/**
 * Stores a lead, merged with an earlier one of the same session and person: new values replace old ones, absent values stay. Call
 * inside a transaction. Undefined if the lead has neither e-mail nor phone.
 */
export async function keepLead(within: Store, lead: NewLead): Promise<Kept | undefined> {
  // Locked, so that two concurrent calls for one person make one lead.
  await within.chatbots.lock(lead.chatbotId)
  const known = lead.sessionId === null ? [] : await within.leads.ofSession(lead.sessionId)
  const same = samePerson(known, lead)
  if (same !== undefined) {
    const merged = merge(same, lead)
    await within.leads.save(merged)
    if (!isDeepStrictEqual(merged, same)) await within.events.append([leadEvent(lead, same.id)])
    return merged
  }
  if (!isReachable(lead)) return undefined
  const id = await within.leads.insert(lead)
  await within.events.append([leadEvent(lead, id)])
  return { id, consent: lead.consent }
}

/** Appended for a new lead, and again when it changes. */
const leadEvent = ({ chatbotId, sessionId }: NewLead, id: number): NewEvent => ({
  chatbotId,
  sessionId,
  kind: 'lead',
  subjectId: id,
  data: '',
})

const isReachable = ({ email, phone }: NewLead): boolean => email !== '' || phone !== ''

/**
 * The earlier lead of the same person. All noticed leads of a session are one person (the visitor); submitted ones may be of
 * others.
 */
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
  // A part of a known full name does not replace it.
  name: known.name.includes(name) ? known.name : name,
  email: email || known.email,
  phone: phone || known.phone,
  consent: consent ?? known.consent,
  listingIds: [...new Set([...known.listingIds, ...listingIds])].slice(0, ITEMS_MAX),
})

/** IDs of the listings whose links are in these answers, in the order they were first shown. */
export async function listingsShown(answers: string[], listings: Pick<ListingStore, 'find'>): Promise<number[]> {
  const all = answers.flatMap((answer) => [...answer.matchAll(LINKS)].map(([link]) => link.toLowerCase()))
  const links = [...new Set(all)].slice(0, ITEMS_MAX)
  if (links.length === 0) return []
  const found = await listings.find('URL', links)
  const positions = new Map(links.map((link, index) => [link, index]))
  const at = (url: string) => positions.get(url.toLowerCase()) ?? links.length
  return found.toSorted((one, other) => at(one.Url) - at(other.Url)).map(({ ID }) => ID)
}

/** Messages of a session that are searched, from the newest back. */
export const MESSAGES_SEARCHED = 200

/** The bot's answers in a session, oldest first. */
export async function answersIn(store: Store, sessionId: number): Promise<string[]> {
  const messages = await store.messages.ofSession(sessionId, MESSAGES_SEARCHED)
  return messages.flatMap(({ role, content }) => (role === 'answer' ? content : []))
}

/** A lead in the contract's shape. */
export const toLeadItem = ({
  id,
  sessionId,
  name,
  email,
  phone,
  source,
  consent,
  listingIds,
  createdAt,
}: Lead): LeadItem => ({
  Type: 'Lead',
  Name: name,
  Email: email,
  Phone: phone,
  SessionID: sessionId,
  CreateTime: toUtcTime(createdAt),
  LeadID: id,
  Source: source,
  Consent: consent && { Text: consent.text, Time: toUtcTime(consent.at) },
  Listings: listingIds,
})

import type { Settings } from '../../../contract/chatbot/settings.ts'
import { lazy } from '../../lazy.ts'
import type { ListingStore } from '../../ports/listings.ts'
import type { HistoryMessage } from '../../ports/messages.ts'
import type { NewLead } from '../../ports/people.ts'
import type { Store } from '../../ports/ports.ts'
import type { Session } from '../../ports/sessions.ts'
import { type Contacts, contactsIn, holdsPhone, mayHoldContacts, spellingsOf } from './contact.ts'
import { countryOf } from './country.ts'
import { introducedName, nameInContactLine } from './introduced-name.ts'
import { listingsShown, MESSAGES_SEARCHED } from './records.ts'

/** Only this many UTF-16 units are searched; nobody introduces themselves further down. */
const LOOKED_AT = 4_000

type VisitorMessage = { session: Session; settings: Settings; content: string }

/**
 * The lead that a message contains; undefined if it tells nothing new. A name without contact details counts only if the session
 * has a lead already.
 */
export async function detectLead(
  store: Store,
  { session, settings, content }: VisitorMessage,
): Promise<NewLead | undefined> {
  const text = ownWords(content)
  const name = introducedName(text)
  const listings = store.listings(session.chatbotId)
  const earlier = lazy(() => store.messages.ofSession(session.id, MESSAGES_SEARCHED))
  const answers = async () => (await earlier()).flatMap((said) => (said.role === 'answer' ? said.content : []))
  const contact = await ownContact(content, { settings, listings, answers })
  if (contact === undefined) {
    const isKnown = name !== undefined && (await store.leads.ofSession(session.id)).length > 0
    return isKnown ? { ...blank(session), name } : undefined
  }
  return {
    ...blank(session),
    name: name ?? nameInContactLine(text, contact.emails) ?? nameGivenBefore(await earlier()) ?? '',
    email: contact.email,
    phone: contact.phone,
    listingIds: await listingsShown(await answers(), listings),
  }
}

/** What tells a visitor's own contact from the business's: its settings and listings, and the answers of the session so far. */
type Known = {
  settings: Settings
  listings: Pick<ListingStore, 'search' | 'count'>
  answers: () => string[] | Promise<string[]>
}

/**
 * The first e-mail address and the first phone number of a message that are the visitor's own, "" where there is none, and all
 * `emails` in it; undefined if none is the visitor's. Models that thank for a contact ask this too, so that nobody is thanked for
 * what is not kept.
 */
export async function ownContact(
  content: string,
  { settings, listings, answers }: Known,
): Promise<{ email: string; phone: string; emails: string[] } | undefined> {
  const text = ownWords(content)
  if (!mayHoldContacts(text)) return undefined
  const contacts = contactsIn(text, await countryOf(settings.TimeZone, listings))
  if (contacts.emails.length + contacts.phones.length === 0) return undefined
  const { email, phone } = await firstOwn(contacts, [...(await answers()), ...businessTexts(settings)], listings)
  return email === '' && phone === '' ? undefined : { email, phone, emails: contacts.emails }
}

const blank = ({ id, chatbotId, source }: Session): NewLead => ({
  chatbotId,
  sessionId: id,
  noticed: true,
  name: '',
  email: '',
  phone: '',
  source,
  consent: null,
  listingIds: [],
})

/** A message without quoted lines (`>`). */
const ownWords = (content: string): string =>
  content
    .slice(0, LOOKED_AT)
    .split('\n')
    .filter((line) => !/^\s*(?:>|&gt;)/.test(line))
    .join('\n')

const nameGivenBefore = (messages: HistoryMessage[]): string | undefined =>
  messages.flatMap(({ role, content }) => (role === 'question' ? (introducedName(ownWords(content)) ?? []) : [])).at(-1)

/** The business's own texts: a visitor who repeats an address from them gives no contact of their own. */
const businessTexts = (settings: Settings): string[] =>
  Object.values(settings).filter((value): value is string => typeof value === 'string' && value !== '')

/** The first address and the first number that occur neither in these texts nor in a listing; "" where there is none. */
async function firstOwn({ emails, phones }: Contacts, texts: string[], listings: Known['listings']) {
  const theirs = texts.map((text) => text.toLowerCase())
  const isListed = async (spellings: string[]) => (await listings.count({ features: [spellings] })) > 0
  return {
    email: await firstWithout(
      emails,
      async (email) => theirs.some((text) => text.includes(email.toLowerCase())) || (await isListed([email])),
    ),
    phone: await firstWithout(
      phones,
      async (phone) => texts.some((text) => holdsPhone(text, phone)) || (await isListed(spellingsOf(phone))),
    ),
  }
}

/** One after the other: a message may have hundreds, each of which takes searches. */
async function firstWithout(contacts: string[], isOther: (contact: string) => Promise<boolean>): Promise<string> {
  for (const contact of new Set(contacts)) if (!(await isOther(contact))) return contact
  return ''
}

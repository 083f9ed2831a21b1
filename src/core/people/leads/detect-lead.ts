import type { Settings } from '../../../contract/chatbot.ts'
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
  const listings = () => store.listings(session.chatbotId)
  const contacts = mayHoldContacts(text) ? contactsIn(text, await countryOf(settings.TimeZone, listings())) : noContacts
  if (contacts.emails.length + contacts.phones.length === 0) {
    const isKnown = name !== undefined && (await store.leads.ofSession(session.id)).length > 0
    return isKnown ? { ...blank(session), name } : undefined
  }
  const messages = await store.messages.ofSession(session.id, MESSAGES_SEARCHED)
  const answers = messages.filter(({ role }) => role === 'answer').map((answer) => answer.content)
  const { email, phone } = await firstOwn(contacts, [...answers, ...businessTexts(settings)], listings())
  if (email === '' && phone === '' && name === undefined) return undefined
  return {
    ...blank(session),
    name: name ?? nameInContactLine(text, contacts.emails) ?? nameGivenBefore(messages) ?? '',
    email,
    phone,
    listingIds: await listingsShown(answers, listings()),
  }
}

const noContacts: Contacts = { emails: [], phones: [] }

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
async function firstOwn({ emails, phones }: Contacts, texts: string[], listings: ListingStore) {
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

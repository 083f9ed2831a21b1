import type { Settings } from '../../../contract/chatbot.ts'
import type { NewLead } from '../../ports/people.ts'
import type { ListingStore, Said, Session, Store } from '../../ports/ports.ts'
import { type Contacts, contactsIn, holdsPhone, mayHoldContacts, spellingsOf } from './contact.ts'
import { countryOf } from './country.ts'
import { nameBeside, nameIn } from './names.ts'
import { BACK, listingsShown } from './shown.ts'

/** Nobody introduces themselves further down; in UTF-16 units. */
const LOOKED_AT = 4_000

type Heard = { session: Session; settings: Settings; content: string }

/**
 * What a message tells of the person who wrote it; undefined where it is nothing new. A name without a way to reach the
 * person only counts beside a lead that the talk has already.
 */
export async function noticeLead(store: Store, { session, settings, content }: Heard): Promise<NewLead | undefined> {
  const text = ownWords(content)
  const name = nameIn(text)
  const listings = () => store.listings(session.chatbotId)
  const contacts = mayHoldContacts(text) ? contactsIn(text, await countryOf(settings.TimeZone, listings())) : noContacts
  if (contacts.emails.length + contacts.phones.length === 0) {
    const isKnown = name !== undefined && (await store.leads.ofSession(session.id)).length > 0
    return isKnown ? { ...blank(session), name } : undefined
  }
  const said = await store.messages.said(session.id, BACK)
  const answers = said.filter(({ role }) => role === 'answer').map((answer) => answer.content)
  const own = await withoutOthers(contacts, [...answers, ...businessTexts(settings)], listings())
  const [email = '', phone = ''] = [own.emails[0], own.phones[0]]
  if (email === '' && phone === '' && name === undefined) return undefined
  return {
    ...blank(session),
    name: name ?? nameBeside(text, contacts.emails) ?? nameSaidBefore(said) ?? '',
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

/** A message without the lines that quote another one, as chat programs mark them. */
const ownWords = (content: string): string =>
  content
    .slice(0, LOOKED_AT)
    .split('\n')
    .filter((line) => !/^\s*(?:>|&gt;)/.test(line))
    .join('\n')

const nameSaidBefore = (said: Said[]): string | undefined =>
  said.flatMap(({ role, content }) => (role === 'question' ? (nameIn(ownWords(content)) ?? []) : [])).at(-1)

/** What the business says of itself: a person who repeats it gives no contact of their own. */
const businessTexts = (settings: Settings): string[] =>
  Object.values(settings).filter((value): value is string => typeof value === 'string' && value !== '')

/** The contacts that stand neither in these texts nor in a listing. */
async function withoutOthers({ emails, phones }: Contacts, texts: string[], listings: ListingStore): Promise<Contacts> {
  const theirs = texts.map((text) => text.toLowerCase())
  const isListed = async (spellings: string[]) => (await listings.count({ features: [spellings] })) > 0
  const isOwn = async (contact: string, said: boolean, spellings: string[]) =>
    said || (await isListed(spellings)) ? [] : [contact]
  const own = emails.map((email) => {
    const said = theirs.some((text) => text.includes(email.toLowerCase()))
    return isOwn(email, said, [email])
  })
  const ownPhones = phones.map((phone) => {
    const said = texts.some((text) => holdsPhone(text, phone))
    return isOwn(phone, said, spellingsOf(phone))
  })
  return { emails: (await Promise.all(own)).flat(), phones: (await Promise.all(ownPhones)).flat() }
}

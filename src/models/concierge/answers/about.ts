import type { Listing } from '../../../contract/listings/listing.ts'
import { type Fact, facts } from '../facts.ts'
import { bestMatch, isQuestion, meanings, plainOf, sentences } from '../language.ts'
import { name, oneLine } from '../present.ts'
import type { Reply, Talk } from '../talk.ts'
import { words } from '../words.ts'
import { comparison, details, extension } from './details.ts'

/** What is said about listings, and whether they state any of what was asked. */
type Told = { text: string; known: boolean }

/** The answer to a plain question about listings; the talk goes on about a single one. */
export function replyAbout({ memory }: Talk, listings: Listing[], plain: string): Reply {
  const { text, known } = tellAbout(listings, plain)
  const [only, ...others] = listings
  const focus = others.length === 0 ? only?.ID : undefined
  return { text, noAnswer: !known, memory: { ...memory, focus, offer: undefined, asked: undefined } }
}

/** Answers a plain question about one listing, or about each of several. Without a question in it: all details. */
function tellAbout(listings: Listing[], plain: string): Told {
  if (listings.length > 1 && COMPARING.test(plain)) return { text: comparison(listings), known: true }
  const told = listings.map((listing) => tellOne(listing, plain))
  const known = told.some((each) => each.known)
  const parts = told.map(({ text }) => text)
  if (parts.length === 1) return { text: parts.join(''), known }
  // Details stand apart by themselves; short answers become one list.
  const apart = parts.some((part) => part.includes('\n'))
  return { text: apart ? parts.join('\n\n') : parts.map((part) => `- ${part}`).join('\n'), known }
}

const COMPARING = /\b(compare|comparison|differences?|different|versus|vs)\b/

function tellOne(listing: Listing, plain: string): Told {
  const asked = factsAsked(plain)
  if (asked.length > 0) return stateFacts(listing, asked)
  const wanted = meanings(plain.replace(OPENING, ''))
  const mention = mentionOf(listing, (texts) => bestMatch(wanted, texts, ENOUGH))
  if (mention !== undefined) return { text: words.about(name(listing), mention), known: true }
  if (UNANSWERABLE.test(plain) || (wanted.length > 0 && isQuestion(plain)))
    return { text: words.about(name(listing), words.notSaid(listing.Url)), known: false }
  return { text: details(listing), known: true }
}

/** "Can you open it?" asks for no opening time. */
const OPENING = /^(((can|could|would|will) you )?(please )?open)\b/

/** Questions that the details of a listing are no answer to. */
const UNANSWERABLE = /\b(how (many|far|thick|high|deep|often)|who|whom|whose|why)\b/

/** How much of what was asked a sentence must share to be quoted. */
const ENOUGH = 0.6

export const factsAsked = (plain: string): Fact[] => facts.filter((fact) => fact.asked.test(plain))

function stateFacts(listing: Listing, asked: Fact[]): Told {
  const said = asked.map((fact) => ({ fact, statement: stateFact(listing, fact) }))
  const text = said.map(({ fact, statement }) => statement ?? words.facts[fact.name].unsaid).join(' ')
  return { text: words.about(name(listing), text), known: said.some(({ statement }) => statement !== undefined) }
}

/** The fact from its own field; where that is open, from the free fields or the description. */
function stateFact(listing: Listing, { name: factName, asked, value }: Fact): string | undefined {
  const stated = value(listing)
  if (stated === undefined) return mentionOf(listing, (texts) => texts.find((text) => asked.test(plainOf(text))))
  const more = factName === 'status' ? undefined : extension(listing).find(({ key }) => asked.test(plainOf(key)))
  const said = words.facts[factName].says(stated)
  return more === undefined ? said : `${said} ${words.states(`${more.key}: ${more.value}`)}`
}

function mentionOf(listing: Listing, pick: (texts: string[]) => string | undefined): string | undefined {
  const field = pick(extension(listing).map(({ key, value }) => `${key}: ${value}`))
  if (field !== undefined) return words.states(field)
  const sentence = pick(sentences(listing.Description ?? ''))
  return sentence === undefined ? undefined : words.describes(oneLine(sentence))
}

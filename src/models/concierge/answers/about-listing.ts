import type { Listing } from '../../../contract/listings/listing.ts'
import { foldedWords, toPlainText } from '../../../search/text/fold.ts'
import { comparison, listingDetails } from '../listing/details.ts'
import { besidesFacts, type Fact, facts, factsOfWish } from '../listing/facts.ts'
import { featureNamed } from '../listing/features.ts'
import { costFacts, costsAsked } from '../listing/monthly-costs.ts'
import { inUnitAsked, mentionOf, type Statement, stateCosts, stateFacts } from '../listing/statements.ts'
import { listingName } from '../listing/text.ts'
import { topicAsked } from '../listing/topics.ts'
import { backOnLastList, changedParts, type Memory, RANKED_FACTS, recalled } from '../memory.ts'
import { type Answer, type Answerer, listingsById, type Question, type Reference } from '../question.ts'
import { resolveReference } from '../understand/references.ts'
import { bestMatch, contentWords, isQuestion } from '../understand/text.ts'
import type { ConciergeWords } from '../words/words.ts'

/** Answers questions that refer to listings: "the second one", "12 Pine St", an MLS number or ID. */
export const answerReference: Answerer = async (question) => {
  const reference = await resolveReference(question)
  if (reference === undefined) return undefined
  if ('missing' in reference)
    return { text: missingReferenceText(reference.missing, question), noAnswer: false, memory: question.memory }
  const { listings, rest } = reference
  const memory = backOnLastList(question.memory, idsOf(listings))
  return answerAboutListings({ ...question, memory }, await withFocus(question, listings), { rest })
}

const idsOf = (listings: Listing[]): number[] => listings.map(({ ID }) => ID)

/** "Compare it with the first": the listing in focus stands before the one named. */
async function withFocus({ plain, memory, listings }: Question, named: Listing[]): Promise<Listing[]> {
  const { focus } = memory
  if (focus === undefined || named.length !== 1 || named[0]?.ID === focus || !COMPARING.test(plain)) return named
  return [...(await listingsById(listings, [focus])), ...named]
}

type Missing = Extract<Reference, { missing: unknown }>['missing']

/** Says that the listing referred to does not exist or was not shown. */
export function missingReferenceText({ kind, said }: Missing, { memory, words }: Question): string {
  if (kind === 'gone') return words.gone
  if (kind === 'mls') return words.noSuchListing(words.mlsNumber(said))
  if (kind === 'id') return words.noSuchListing(words.listingId(said))
  if (kind === 'address') return words.noSuchListing(words.atAddress(said))
  const { shown } = recalled(memory)
  return shown.length === 0 ? words.noneShown : words.noSuchNumber(words.number(shown.length))
}

/**
 * Answers a question about listings, of which a single one becomes the focus. `rest`: its plain text without the reference; `wished`:
 * the facts that tell whether a home meets its wish.
 */
export function answerAboutListings(
  question: Question,
  listings: Listing[],
  { rest, wished = [] }: { rest: string; wished?: Fact[] },
): Answer {
  const { memory, words, english } = question
  const plain = english.trimEnd().endsWith('?') ? `${rest}?` : rest
  const { text, known } = stateAbout(listings, { plain, wished }, words)
  const [only, ...others] = listings
  const focus = others.length === 0 ? only?.ID : undefined
  // "The other one" is asked after one of two was spoken of.
  const isOfSeveral = focus !== undefined && memory.several?.includes(focus) === true
  const several = others.length > 0 ? idsOf(listings) : isOfSeveral ? memory.several : undefined
  const told = known ? rankedFact(plain) : undefined
  return { text, noAnswer: !known, memory: { ...memory, focus, several, told, offer: undefined, asked: undefined } }
}

/** The only fact that a plain question asks for, if homes can be ranked by it. */
function rankedFact(plain: string): Memory['told'] {
  const [asked, ...others] = factsAsked(plain)
  return others.length === 0 ? RANKED_FACTS.find((name) => name === asked?.name) : undefined
}

/** A plain question, and the facts that tell whether a home meets what it wishes. */
type Asking = { plain: string; wished: Fact[] }

/** The facts for "is it in Ballard?"; none if a part of the wish is no such fact, as in "does it have a pool?" */
export function factsWished({ english, memory, parsed }: Question): Fact[] {
  if (!isQuestion(english)) return []
  const parts = changedParts(memory.filter ?? {}, parsed.filter).filter(
    (part) => part !== 'statuses' && part !== 'saleType',
  )
  return parts.every((part) => factsOfWish([part]).length > 0) ? factsOfWish(parts) : []
}

/** Answers a plain question about each listing. If nothing specific is asked, shows all details. */
function stateAbout(listings: Listing[], asking: Asking, words: ConciergeWords): Statement {
  const { plain } = asking
  if (listings.length > 1 && COMPARING.test(plain)) return { text: comparison(listings, words), known: true }
  const statements = listings.map((listing) => stateOne(listing, asking, words))
  const known = statements.some((each) => each.known)
  if (listings.length > 1 && !known && topicAsked(plain) !== undefined) return { text: words.noneStatesIt, known }
  const parts = statements.map(({ text }) => text)
  if (parts.length === 1) return { text: parts.join(''), known }
  // Answers of several lines are separated by blank lines, short ones become one bullet list.
  const apart = parts.some((part) => part.includes('\n'))
  return { text: apart ? parts.join('\n\n') : parts.map((part) => `- ${part}`).join('\n'), known }
}

/** Words of a question that compares listings. */
export const COMPARING =
  /\b(compare|comparison|differences?|different|differs?|versus|vs|side by side|next to|beside|against)\b/

function stateOne(listing: Listing, { plain, wished }: Asking, words: ConciergeWords): Statement {
  const about = (text: string) => words.about(listingName(listing, words), text)
  const topic = topicAsked(plain)
  if (topic !== undefined) {
    const said = mentionOf(listing, words, (texts) => texts.find((text) => topic.test(toPlainText(text))))
    const mention = said ?? words.notSaid(listing.Url)
    // "How much is the deposit and when is it available?" asks for a fact too.
    const beside = JOINS.test(plain) ? factsAsked(plain).filter(({ name }) => name !== 'status') : []
    if (beside.length === 0) return { text: about(mention), known: said !== undefined }
    const stated = stateFacts(listing, beside, words)
    return { text: `${stated.text} ${mention}`, known: stated.known || said !== undefined }
  }
  const costs = costsAsked(plain)
  if (costs !== undefined) return stateCosts(listing, costFacts(listing, costs), words)
  const asked = factsAsked(plain)
  if (asked.length > 0)
    return asksElse(plain, asked)
      ? stateElse(listing, plain, words)
      : stateFacts(inUnitAsked(listing, plain, asked), asked, words)
  if (wished.length > 0) return stateFacts(listing, wished, words)
  const included = INCLUDED.test(plain) ? stateElse(listing, plain, words) : undefined
  if (included?.known === true) return included
  const wanted = contentWords(plain.replace(OPENING, ''))
  const mention = mentionOf(listing, words, (texts) => bestMatch(wanted, texts, ENOUGH) ?? featureNamed(plain, texts))
  if (mention !== undefined) return { text: about(mention), known: true }
  // "And its taxes", without a question mark
  const asksUnstated = NO_FIELD.test(plain) && contentWords(plain.replace(EACH_NO_FIELD, ' ')).length === 0
  if (UNANSWERABLE.test(plain) || asksUnstated || (wanted.length > 0 && isQuestion(plain)))
    return { text: about(words.notSaid(listing.Url)), known: false }
  return { text: listingDetails(listing, words), known: true }
}

const JOINS = /\band (?:is|are|when|how|what|can)\b/

/** Bills, neighbours, upkeep and the like: no listing field states them, even if the question shares a word with a field. */
const NO_FIELD =
  /\b(electric\w*|bills?|utilit\w*|water|heating|gas|internet|wifi|wi fi|broadband|insurance|insure|tax|taxes|neighbou?rs?|renovat\w*|repair\w*|clean\w*|maintain|upkeep|furniture|commut\w*|travel|airport|taxi|groceries|mortgage|interest|commission|remodel\w*|roof|windows?|walls?|doors?|ceilings?|kitchens?|boiler|furnace|stairs|crime|schools?|noise|noisy|loud|quiet|traffic|dangerous|safe|owners?|landlord|previous|tenants?|trash|garbage|move in|moving|energy|power|cable|phone|security system|inspection|appraisal|closing( costs?)?)\b/

const EACH_NO_FIELD = new RegExp(NO_FIELD.source, 'g')

/** A question for the cost of one part of a home ("how much is parking?") does not ask for the home's price. */
const PRICE_OF_PART =
  /\b(how much|what) (is|are|does|do|would) (a |an |the )?(parking|garage|storage|pets?|laundry|gym|pool|utilities)\b( \w+)?( cost| costs| fees?| charges?|$)|\b(cost|price|fee|charge)s? (of|for) (a |an |the )?(parking|garage|storage|pets?|laundry|gym)\b/

/** Whether a question that matches a fact asks for something that no field holds: "how much is the electricity bill?" */
const asksElse = (plain: string, asked: Fact[]): boolean =>
  PRICE_OF_PART.test(plain) ||
  NO_FIELD.test(
    besidesFacts(
      plain,
      asked.map((fact) => fact.name),
    ),
  )

/** Quotes the free fields or the description about the subject, else says that the listing does not state it. */
function stateElse(listing: Listing, plain: string, words: ConciergeWords): Statement {
  const mention = mentionOf(listing, words, (texts) =>
    texts.find(
      (text) =>
        NO_FIELD.test(toPlainText(text)) && sharesSubject(plain, text) && (!AMOUNT.test(plain) || SUM.test(text)),
    ),
  )
  const text = mention ?? words.notSaid(listing.Url)
  return { text: words.about(listingName(listing, words), text), known: mention !== undefined }
}

/** "Is the water bill included?" is answered by what names its subject. */
const INCLUDED = /\b(included?|includes|covered|paid)\b/

/** A question for an amount needs a quote with a sum: "Heating: Gas" does not say what heating costs. */
const AMOUNT = /\b(how much|costs?|bills?|price|fees?|expensive)\b/
const SUM = /\d|\b(included?|includes|free|paid)\b/i

function sharesSubject(plain: string, text: string): boolean {
  const said = new Set(foldedWords(text))
  return foldedWords(plain).some((token) => NO_FIELD.test(token) && said.has(token))
}

/** Cut from the question: "open" in "can you open it?" does not mean opening hours. */
const OPENING = /^(((can|could|would|will) you )?(please )?open)\b/

/** Questions and requests that must not be answered with all details of a listing. */
const UNANSWERABLE =
  /\b(how (many|far|thick|high|deep|often)|who|whom|whose|why|schedule|book|arrange|reserve|set up|offers|bids?)\b/

/** The share of the question's content words (0 to 1) that a sentence must hold to be quoted. */
const ENOUGH = 0.6

/** The facts that a question asks for. No fact is the reason of another. */
export const factsAsked = (plain: string): Fact[] => {
  if (asksWhy(plain)) return []
  // "The size and the price per foot": the words of the price per area hide no other fact.
  const beside = plain.replace(PER_AREA, ' ')
  return facts.filter(
    ({ name, asked }) => asked.test(plain) || (name === 'area' && beside !== plain && asked.test(beside)),
  )
}
const PER_AREA = /\b(?:price |cost )?per (?:square |sq )?(?:foot|feet|ft|met(?:er|re)s?|sqft|sqm|m2)\b/g
export const asksWhy = (plain: string): boolean => REASON.test(plain)
const REASON = /^(?:and |but |so |then )*(?:why|how come|what is the reason)\b/

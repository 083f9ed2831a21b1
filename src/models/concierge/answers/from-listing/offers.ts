import type { Listing } from '../../../../contract/listings/listing.ts'
import { listingName, priceInWords } from '../../listing/text.ts'
import { backOnLastList, recalled } from '../../memory.ts'
import { type Answerer, listingsById, type Question } from '../../question.ts'
import { resolveReference } from '../../understand/references.ts'
import { missingReferenceText } from '../about-listing.ts'

/** Answers "would they take 400k?" with the price, since no listing says whether less is accepted. This is not a search for 400k. */
export const answerOffer: Answerer = async (question) => {
  const { plain, memory, words } = question
  if (!isOffer(plain)) return undefined
  const reference = await resolveReference(question)
  if (reference !== undefined && 'missing' in reference)
    return { text: missingReferenceText(reference.missing, question), noAnswer: false, memory }
  const [home, ...others] = reference?.listings ?? (await listingsMeant(question))
  if (home === undefined) return { text: words.noOffers, noAnswer: true, memory }
  if (others.length > 0) return { text: words.whichOne, noAnswer: false, memory }
  const price = priceInWords(home, words)
  const stated = price === undefined ? words.facts.price.unsaid : words.facts.price.says(price)
  const text = words.about(listingName(home, words), `${stated} ${words.noOffers}`)
  return { text, noAnswer: true, memory: { ...backOnLastList(memory, [home.ID]), focus: home.ID, offer: undefined } }
}

const AMOUNT =
  '(?:[$€£] ?)?\\b(?:\\d{1,3}(?:[ .,]\\d{3}){1,3}|\\d{3,10}|\\d{1,4}(?:[.,]\\d{1,3})? ?(?:k|m|mio|million|thousand)\\b)(?![\\d ]{0,12}(?:sq|m2|ft|feet|deposit))'
/** What stands between two words of an offer. Bounded, because several of them in a long question would take seconds. */
const BETWEEN = '.{0,80}'
const TAKING =
  '(?:take|accept|agree to|settle for|let it go|sell it|do|consider|go for|go as low as|(?:go|come) (?:down|lower))'
const OFFERS = [
  `(?<!\\b(?:i|we) )\\b(?:would|will|could|might)\\b(?! (?:i|we)\\b)(?: \\w+){0,4} ${TAKING}\\b${BETWEEN}${AMOUNT}`,
  // In German the verb comes last: "würde er 400000 nehmen?"
  `(?<!\\b(?:i|we) )\\bwould\\b(?! (?:i|we)\\b)${BETWEEN}${AMOUNT}${BETWEEN} ${TAKING}\\b`,
  `\\b(?:go|come) down\\b(?: \\w+){0,2} ${AMOUNT}|${AMOUNT} (?:go|come) down\\b`,
  `\\boffer(?:ed|ing)?(?: (?:them|him|her|you|the \\w+))?(?: of)? ${AMOUNT}|${AMOUNT} offer\\b`,
].map((pattern) => new RegExp(pattern))

/** "Could you do a search for condos under 400k?", "would you go for 3 beds around 500k?" */
const SEARCHES =
  /\bsearch\b|(?<!\b(?:the|these|those) )\b(?:homes|houses|condos|apartments|flats|townhouses|rentals|places|listings|properties|\d (?:bed|bath|br)\w*)\b/

/** Whether a plain text asks what the owner of a home would accept. */
const isOffer = (plain: string): boolean => !SEARCHES.test(plain) && OFFERS.some((pattern) => pattern.test(plain))

function listingsMeant({ memory, listings }: Question): Promise<Listing[]> {
  const { focus, shown, page } = recalled(memory)
  return listingsById(listings, focus === undefined ? shown.slice(page) : [focus])
}

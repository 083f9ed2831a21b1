import { fold } from '../text/fold.ts'
import type { Sentence } from '../text/sentence.ts'

/** What the assistant's question asks for first, so that a bare "three" or "Fremont" can be understood. */
export function askedFor(question: string | undefined): Sentence['asked'] {
  if (question === undefined) return undefined
  const text = fold(question)
  if (!QUESTION.test(text)) return undefined
  const first = ASKING.map(([part, pattern]) => ({ part, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  // A place is answered by name, so a number is about the count asked for with it.
  return first.find(({ part }) => part !== 'place')?.part ?? first[0]?.part
}

const QUESTION = /\?|¿|\bhow m|\bnumber of\b|\bwhat\b|\bwhich\b|\bwhere\b|\btell me\b|\blet me know\b/

const ASKING: readonly (readonly [NonNullable<Sentence['asked']>, RegExp])[] = [
  ['bathrooms', /\bbath|\bbano|\bsalle de bain|\bbad(er|ezimmer)\b|\bbanheiro/],
  ['bedrooms', /\bbed|\brooms?\b|\bdormitorio|\bhabitacion|\bchambre|zimmer\b|\bquarto/],
  ['price', /\bprice|\bbudget|\bspend|\bcost|\bhow much|\bprecio|\bpresupuesto|\bprix|\bpreis|\bpreco|\bafford/],
  ['area', /\bsquare|\bsq ?ft|\bhow big|\bhow large|\bfloor ?space/],
  ['yearBuilt', /\byear built|\bhow old|\bhow new/],
  ['parking', /\bparking|\bgarage|\bcars\b/],
  [
    'place',
    /\bwhere\b|\bcity\b|\barea\b|\blocation|\bneighbou?rhood|\blocality|\bplace\b|\bdonde\b|\bou\b|\bwo\b|\bonde\b/,
  ],
]

/**
 * Whether the text is about something other than looking for a home: the weather, a mortgage, an appointment. Homes
 * mentioned in passing ("can I get a mortgage for a house?") then make no search.
 */
export const isElsewhere = (words: string): boolean => OTHER.test(fold(words))

const OTHER = new RegExp(
  `\\b(?:${[
    'weather|raining|forecast|joke|recipe|news|football(?! (?:field|stadium|pitch|ground|park|club)s?\\b)|capital of|who is|who are you|your name|how are you|what can you do',
    'mortgages?|loans?|interest rates?|down ?payment|pre-?approv\\w+|refinanc\\w+|credit score|closing costs?|escrow|commission',
    'opening hours|office hours|business hours|are you open|open on|opening times|when do you',
    'appointments?|schedule|book a (?:visit|tour|viewing|showing)|arrange a|viewing|visit (?:it|the|this|that)|tour (?:it|the|this|that)',
    'call me|contact|phone number|e-?mail|speak (?:to|with)|talk to|human|real person|your agent|an agent|realtor|broker',
    'sell my|selling my|value of my|worth of my|my (?:house|home|condo|apartment) (?:is )?worth|list my|rent out my|rent (?:it|this|that) out|(?:rent|rental) (?:estimates?|income|yield)|estimated rent|valuation|appraisal',
    'how do i|how can i|how to|how does|how do|why|what documents|paperwork|inspection|insurance|property tax(?:es)?|tax(?:es)?|lease terms',
    'applications?|apply|contract|legal|lawyer|attorney|privacy|explain|difference between|what is an? |what does|what are your|tell me about yourself',
  ].join('|')})\\b`,
)

/** Whether the text asks about a listing already shown ("does the first one have a garage?"). */
export const isAboutShown = (words: string): boolean => SHOWN.test(fold(words))

const SHOWN = new RegExp(
  [
    "\\b(?:does|do|did|is|has|can|tell me|what|what's|how|when|details|more about)\\b.{0,60}\\bthe (?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th)\\b",
    '\\b(?:does|is|has|tell me about|what about|more about|details (?:of|on|about))\\b.{0,20}\\b(?:this|that) (?:one|house|home|condo|listing|property)\\b',
    '\\bdoes it\\b|\\bis it (?:still|available|furnished|pet|near|close|on|a|an|for)\\b|\\bhow (?:big|old|much|far) is (?:it|this|that)\\b',
  ].join('|'),
)

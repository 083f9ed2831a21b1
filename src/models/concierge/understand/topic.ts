import { LANGUAGES } from '../../../contract/languages.ts'
import { type Filter, isPlacePart, PLACE_PARTS } from '../../../search/filter.ts'
import { STATES } from '../../../search/places/states.ts'
import { foldedWords, toPlainText } from '../../../search/text/fold.ts'
import { anyOf } from '../../../search/text/patterns.ts'
import { wordSet } from '../../../search/text/phrases.ts'
import { changedParts } from '../memory.ts'
import type { Question } from '../question.ts'
import { picksOfShown } from './of-shown.ts'
import { contentWords, isQuestion } from './text.ts'

/** Words for homes. */
export const HOME_WORDS =
  /\b(houses?|homes?|condos?|condominiums?|apartments?|apts?|flats?|townhouses?|townhomes?|studios?|lofts?|villas?|duplex(es)?|bungalows?|cottages?|rooms?|rentals?|listings?|propert(y|ies)|places?|units?|lots?|land|bedrooms?|beds?)\b/
const ANY = /\b(anything|something|smth|sth|everything|nothing|ones?|some|any|others?|options)\b/
const OFFERED = anyOf(
  /\b(have|got|available|listed|for sale|for rent|there)\b/,
  /^(?:and )?what(?:s| is) (?:in|around|near) /,
  /^(?:show|list)(?: me)?(?: all)? (?:in|around|near) /,
  /\b(can|could) (i|we) (get|buy|afford|rent|find)\b/,
  /\bget (me|us)\b/,
  /^(?:and )?what(?:s| has| have| was| were)?(?: been| just| recently)* sold\b/,
  /^(?:and |so )?whats?(?: is)? (?:cheap|affordable|inexpensive)\b/,
  /\bwhat (can|could|would) (i|we)\b.*\b(buy|get|rent|afford|for sale|for rent)\b/,
)
const RANKED =
  /\b(cheapest|(most|least) (expensive|costly|(bed|bath)(room)?s)|(lowest|highest) (hoa|fees?|dues|rents?|price (per|a|by))|priciest|biggest|largest|smallest|newest|oldest|latest|new|longest on|market longest|dearest|tiniest|roomiest|costliest)\b/
const OF_SHOWN = /\b(how many|which|any|some|are|what|none|most) of (them|these|those)\b/
const CHANGING =
  /^(and |so |but )?(what|how) about\b|^(?:(?:and|so|but|or|well|ok|maybe|perhaps) )*(?:could|can|might|may|would) (?:also |even |maybe |possibly )?(?:go|stretch|spend|pay|afford|manage)\b|^(?:could|can) (?:we|i) (?:go|stretch) (?:up |as high |as far )*(?:to|as)\b/

/** Language names in English, Spanish, French, German and Portuguese. */
const LANGUAGE_NAMES =
  'ar bg bn ca cs cy da de el eo es et eu fa fi fr ga he hi hr hu hy id is it ja ka kk ko la lt lv mn ms mt nl no pl pt ro ru sk sl sq sr sv sw ta te th tl tr uk ur uz vi yi zh zu'
    .split(' ')
    .flatMap((code) =>
      LANGUAGES.map((locale) => toPlainText(new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code)),
    )
    .join('|')

// Not about homes, even if the parser finds a place or an amount.
const OTHER_MATTERS = [
  /\b(weather|forecast|news|traffic|restaurants?|hotels?|flights?|jobs?|population|mayor)\b|\b(history|capital) of\b/,
  /\b(trips?|museums?|nightlife|sightseeing)\b|^is (?!there)[\p{L} ]+ an? (\p{L}+ )?(place|city|town)\b/u,
  /^(can you |could you |please )*translate\b|\bhow do (you|i) say\b|\bin(to)? (japanese|chinese|korean|arabic|russian|latin|klingon)\b/,
  new RegExp(`\\b(say|write|tell me|speak|talk|reply|answer|sing|pronounce)\\b.*\\bin (${LANGUAGE_NAMES})\\b`, 'u'),
  /\b(word|term|phrase|expression) for\b/,
  /\bwho (won|scored|invented|painted|wrote|sang|directed)\b|\bhaiku\b/,
  /\b(jokes?|poems?|songs?|recipes?)\b|\b(a|me) story\b/,
  /\b(sell|selling|rent out|list) (my|our|an?) (own )?(house|home|condo|apartment|place|property|listing)\b/,
  /\b(sell|selling|rent out|list|value|appraise|evaluate) (my|our)\b/,
  // Translated word by word: "my house in Denver sell", "I have a house to sell". Not if the person also looks for a home.
  /\b(?:my|our|(?:i|we) (?:have|own|got) an?) (?:house|home|condo|apartment|flat|place|property|townhouse)(?: in (?!mind)[\p{L}\d ]{1,40}?)? (?:for |to )?(?:sell|sale)\b(?!.*\b(?:look|looking|buy|search|need|want|anything|something|show)\b)/u,
  /\b(?:what|how much) did\b.*\b(?:sell|go) for\b|\btenants? for (?:my|our)\b/,
  /\b(?:need|want|for|find|hire|offer|do|provide|recommend|are you) (?:me )?(?:an? |the |any |some )?property (?:managers?|management)\b|^property (?:managers?|management)$/,
  /\bdo you (have|run) (an?|any|another) (office|branch|location|agency|newsletter)\b/,
  // "Do you insure homes?" is about the business.
  /\bdo you (?!have|got|offer|sell|list|know|show|see|find|carry|happen|also|still|by|think|rent|currently|possibly|maybe|ever|recommend|suggest|want|mean|need|like|allow|accept|take)\w+/,
  /\byour (office|company|agency|team|staff|fees?|commission|hours)\b/,
  /\bhow (do|can|should|to) ?(i|we|you|one)?\b(?!.*\b(find|see|search)\b)/,
  /\bafford\b.*\b(salary|income|earn\w*|wages?|make)\b|\b(salary|income|earn\w*|wages?|(?:i|we) make)\b.*\bafford\b/,
  // "What is a condo?" asks for a definition.
  /^what(s| is| are| does) an? \w+( mean)?$/,
]
/** Another matter only where no homes are named: "houses with a basketball court" is a search. */
const SPORTS = /\b(football|soccer|baseball|basketball|world cup|championship)\b/
/** The same: "houses with a good kitchen and a breakfast bar" is a search. */
const GOING_OUT =
  /\b(recommend|suggest|best|good|favou?rite|where (can|do|should) (i|we) (eat|get|find))\b.*\b(pizza|pizzeria|sushi|burgers?|tacos?|ramen|cafes?|coffee|bakery|brunch|breakfast|lunch|dinner|bars?|pubs?|doctor|dentist|plumber|electrician|lawyer|contractor|babysitter|movers?|hikes?|hiking)\b/
/** Words that mean nothing but homes, unlike "place" and "room". */
const KINDS_OF_HOMES =
  /\b(houses?|homes?|condos?|condominiums?|apartments?|apts?|flats?|townhouses?|townhomes?|studios?|lofts?|rentals?|listings?|propert(y|ies)|bedrooms?)\b/
// Requests for advice, only if asked as a question: "houses with low taxes" is a search.
const ADVICE = [
  /\b(tax(es)?|mortgages?|loans?|down ?payments?|closing costs?|pre ?approv\w*|interest|insurance|financing|invest\w*|appreciat\w+|crime|negotiat\w*)\b/,
  /^should (i|we|one) (buy|rent|sell|wait|invest)\b(?!.*\b(find|show|see)\b)/,
  /\bgood (time|place|investment)\b|\b(overpriced|overvalued|undervalued)\b/,
  /\bwill\b.*\b(prices?|rents|market|rates?|value)\b/,
]

const MOVEMENT =
  '(?:ris(?:e|es|en|ing)|rose|fall(?:s|en|ing)?|fell|(?:go|goes|going|gone|went|come|coming) (?:up|down)|increas\\w+|decreas\\w+|climb\\w*|crash\\w*|cool\\w*|slow\\w*|trend\\w*)'
const FORECAST = [
  // "¿Subirán los alquileres?" begins with its verb.
  new RegExp(`^(?:and |so )?${MOVEMENT} (?:the )?(?:prices|rents|rentals|values)\\b`),
  new RegExp(`\\b(?:prices|rents|rentals|values|(?:the|housing|property|real estate) market)\\b.*\\b${MOVEMENT}\\b`),
  /^(?:and |so )?(?:how|whats|what) (?:is|are|s|about)?(?: happening (?:in|with|on))? ?(?:the|housing|home)(?: (?:housing|property|real estate))? (?:market|prices)(?: (?:doing|like|now|these days|right now|today|here))*$|\b(?:buyer|seller)s? ?s? market\b/,
]

/** Whether a question asks where prices go, which no listing tells. "Did prices of these drop?" asks about homes. */
export const isForecast = ({ plain, english }: Question): boolean =>
  isQuestion(english) && !OF_THESE.test(plain) && FORECAST.some((pattern) => pattern.test(plain))
const OF_THESE = /\b(?:its?|this|that|these|those|their|which|what got|the price)\b/

/** Whether a question is not about homes. Its `plain` has no question mark, so "Tacoma?" stays a search. */
export const isOffTopic = (question: Question): boolean =>
  (isAboutOtherMatter(question) && !wishesSeveral(question)) || asksAdvice(question)

const isAboutOtherMatter = ({ plain, parsed }: Question): boolean =>
  OTHER_MATTERS.some((pattern) => pattern.test(plain)) ||
  (SPORTS.test(plain) && !namesHomes(plain, parsed.filter)) ||
  (GOING_OUT.test(plain) && !KINDS_OF_HOMES.test(plain))

const asksAdvice = ({ plain }: Question): boolean => isQuestion(plain) && ADVICE.some((pattern) => pattern.test(plain))

/** A long message that also says where, how many rooms and for how much is a search, whatever else it tells. */
const wishesSeveral = ({ plain, parsed: { filter, isSearch } }: Question): boolean => {
  const says = [PLACE_PARTS, ['bedrooms'], ['price'], ['types'], ['bathrooms', 'area', 'features']] as const
  const count = says.filter((parts) => parts.some((part) => filter[part] !== undefined)).length
  return isSearch && count >= LEAST_WISHES && plain.split(' ').length >= LONG && !SELLING.test(plain)
}
/** Number of parts that such a message names at least. */
const LEAST_WISHES = 3
/** Words of a message that tells more than a wish. */
const LONG = 15
const SELLING = /\b(sell|selling|rent out|list) (my|our)\b/

const AROUND = wordSet(
  'area around i meant sorry city town downtown anywhere near live living move moving buy rent interested prefer love or and north south east west northern southern eastern western northeast northwest southeast southwest distance walking side within mile miles km kilometers minutes minute zip code zipcode postcode',
)

const namesHomes = (plain: string, filter: Filter): boolean =>
  HOME_WORDS.test(plain) || filter.price !== undefined || PLACE_PARTS.some((part) => filter[part] !== undefined)

/** Whether a question with search terms is a search: "what is the weather in Seattle?" only names a place. */
export function isAboutHomes(question: Question): boolean {
  const { plain, parsed, memory } = question
  if (isOffTopic(question)) return false
  if (parsed.refused.length > 0 || question.tellsHousehold || picksOfShown(question)) return true
  if ([HOME_WORDS, ANY, RANKED, CHANGING, OFFERED].some((pattern) => pattern.test(plain))) return true
  // "plaecs in Seattle"
  if (parsed.corrections.some(({ taken }) => HOME_WORDS.test(toPlainText(taken)))) return true
  const changed = changedParts(memory.filter ?? {}, parsed.filter)
  if (OF_SHOWN.test(plain) && memory.filter !== undefined) return true
  if (isQuestion(plain)) return parsed.relative.length > 0
  // Every first search has the two statuses of homes not sold, so they are no wish.
  const isUsual = (part: keyof Filter) => part === 'statuses' && parsed.filter.statuses?.length === 2
  const onlyPlaces = changed.every((part) => isPlacePart(part) || isUsual(part))
  return memory.filter !== undefined || !onlyPlaces || parsed.near.length > 0 || namesOnlyPlaces(question)
}

function namesOnlyPlaces({ english, vocabulary, parsed }: Question): boolean {
  const { cities = [], states = [], zips = [], locations = [] } = parsed.filter
  // "In Foo Heights or Ballard"
  const unknown = parsed.notUnderstood.filter((said) => /^\p{Lu}/u.test(said) && english.includes(`in ${said}`))
  const asked = [...cities, ...states, ...zips, ...locations, ...unknown, ...vocabulary.cities, ...vocabulary.locations]
  const places = new Set([...asked.flatMap(foldedWords), ...STATE_WORDS])
  const others = foldedWords(english).filter((token) => !places.has(token) && !AROUND.has(token))
  return contentWords(others.join(' ')).length === 0
}

/** Names and codes of states: the filter holds "ID" for "Idaho". */
const STATE_WORDS = [...STATES.values(), ...STATES.keys()].flatMap(foldedWords)

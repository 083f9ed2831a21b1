/** A time that news are asked of, in plain English. */
const PERIOD =
  'since(?: the| last| this)? \\w+|from (?:today|yesterday)|today|yesterday|this (?:past )?(?:week|month|morning|weekend)|(?:in |over |within |during )?(?:the )?(?:last|past) (?:\\w+ )?(?:days?|weeks?|weekend|months?|hours?|night)|lately|recently'
/** What may follow the words for new: nothing, the time, the place, or another wish. "New kitchens" are something else. */
const ENDS = `(?=$| (?:${PERIOD}|in|at|around|near|on|for|from|to (?:see|show)|please|under|below|over|with|that|and|right now|now|here)\\b)`

const SUBJECT = '\\b(?:whats?|anything|something|everything|all thats)'
const SUBJECT_OR_HOMES = `${SUBJECT}|\\b(?:which|any|all|the) (?:\\w+ ){0,2}?(?:ones|homes|houses|condos|apartments|flats|townhouses|places|listings|properties|rentals)`
/** Words between, without those that make "new" tell of homes: "what homes are new". */
const BETWEEN = '(?: (?!homes?\\b|houses?\\b|condos?\\b|apartments?\\b)\\w+){0,6}?'
const CAME =
  '(?:(?:c[ao]me|came|coming|comes) (?:in|up|out|on|onto|through)(?: the| to the)?(?: market)?|came(?= since)|hit the market|(?:went|gone) (?:live|online|on the market|up for sale)|(?:been|got|was|were|are|is|just) (?:just |newly |recently )?(?:added|posted|uploaded|listed)|popped up|showed up|turned up)'

const ASKED = [
  // "What's new", "what is this week new", "is there anything new in Tacoma"
  `${SUBJECT}${BETWEEN} new(?: on the market| in your listings)?${ENDS}`,
  // "Which homes are new this week"
  `(?:${SUBJECT_OR_HOMES})(?: \\w+){0,4}? new (?:${PERIOD})\\b`,
  // "What came on the market since Monday", "what just came in"
  `(?:${SUBJECT_OR_HOMES})(?: \\w+){0,5}? ${CAME}${ENDS}`,
].map((pattern) => new RegExp(pattern))

/** Whether a plain English question asks for what came lately, in the word order of any language. */
export const asksWhatIsNew = (plain: string): boolean => ASKED.some((pattern) => pattern.test(plain))

const OBJECT = new RegExp(`\\bnew (?:(?:${PERIOD}) )?(?:(?:with|in|at|on|for|to|of|from) (.+)|(here|there))$`)

/** What the news are asked of: "the second one", "your fees"; "" where nothing is named. */
export function objectOfNews(plain: string): string {
  const [, named, around] = OBJECT.exec(plain) ?? []
  return named ?? around ?? ''
}

/** Words of times, of where all homes are, and of homes: news of these are homes that came lately. */
const OF_ALL = new RegExp(
  `^(?:${[
    'the|a|an|your|our|my|its|this|that|these|those|any|all|of|in|on|at|for|from|with|and|or|please|now|right|here|there',
    'me|us|you|ihnen|euch|dir|vous|toi|voces?|ustedes|we|i|to|see|show',
    '\\d+|two|three|four|five|six|seven|ten|few|couple|last|past|next|since|recent|recently|lately|today|yesterday|moment',
    '(?:hour|day|night|week|weekend|month|year|quarter|season|morning|afternoon|evening)s?|spring|summer|autumn|fall|winter',
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter',
    'market|markt|mercado|marche|town|city|cities|downtown|country|state|region|area|areas|neighbou?rhoods?|zona|zone|gegend|umgebung|quartier|ville|stadt|ciudad|cidade|regiao',
    'portfolio|catalogue?|inventory|database|stock|offer|offers|offering|offerings|angebot|angebote|oferta|ofertas|offres?|site|website|web|page|list|listings?|real|estate|sale|rent|search|segment|sector',
  ].join('|')})$`,
)

/** Whether an object of news is none but times, all places and homes. */
export const isOfAll = (object: string, homeWords: RegExp): boolean =>
  object.split(' ').every((word) => word === '' || OF_ALL.test(word) || homeWords.test(word))

/** Whether a plain English question goes on with a question for news: "new in Tacoma this week?", "any new ones under 500k?" */
export const asksForMoreNews = (plain: string): boolean => MORE_NEWS.test(plain) || SINCE.test(plain)
const SINCE = /^(?:(?:and|so|but|ok|what about|how about) )*since \w+/
const MORE_NEWS = new RegExp(
  `^(?:(?:and|so|but|ok|also|what about|how about|any|anything|something|whats|show me|are there|the) )*new(?:(?: ones| homes| listings)\\b|${ENDS})`,
)

const HOMES =
  '(?:homes|houses|condos|apartments|flats|townhouses|listings|properties|rentals|places|options|results|ones|them)'
/** The words for "all" of other languages mostly stay as they are. */
const ALL = '(?:all|alle|todas|todos|toutes|tous)'
const OF_ALL_HOMES = new RegExp(
  `\\b(?:everything|(?:show|see|list)(?: me| us)? ${ALL}|${ALL} (?:of )?(?:the |your |our |other )?${HOMES}|forget (?:that|it|about (?:that|it)))\\b|\\bnever mind(?: (?:the|this|that|it))?$`,
)

/** Whether a plain English text asks for all homes, and no longer for those that are new: "show me everything in Tacoma". */
export const asksForAll = (plain: string): boolean => OF_ALL_HOMES.test(plain) && !/\bnew\b/.test(plain)

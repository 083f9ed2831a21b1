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
  // "New in Tacoma this week?"
  `^(?:and |so |anything )?new (?:(?:in|at|near) (?:\\w+ ){1,4})?(?:${PERIOD})\\b`,
  // "What came on the market since Monday", "what just came in"
  `(?:${SUBJECT_OR_HOMES})(?: \\w+){0,5}? ${CAME}${ENDS}`,
].map((pattern) => new RegExp(pattern))

/** Whether a plain English question asks for what came lately, in the word order of any language. */
export const asksWhatIsNew = (plain: string): boolean => ASKED.some((pattern) => pattern.test(plain))

/** Whether a plain English question goes on with a question for news: "new in Tacoma this week?", "any new ones under 500k?" */
export const asksForMoreNews = (plain: string): boolean => MORE_NEWS.test(plain) || SINCE.test(plain)
const SINCE = /^(?:(?:and|so|but|ok|what about|how about) )*since \w+/
const MORE_NEWS = new RegExp(
  `^(?:(?:and|so|but|ok|also|what about|how about|any|anything|something|whats|show me|are there|the) )*new(?:(?: ones| homes| listings)\\b|${ENDS})`,
)

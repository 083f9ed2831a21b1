import { toPlainText } from '../../../search/text/fold.ts'

/** The English days of the week, without "day". */
export const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
/** "This week or next week", "this and next week". */
const BOTH_WEEKS = [
  'this week(?: (?:,|or|and|where|also|in|the))* next(?: week\\b|(?! \\w))',
  'this (?:or|and) next week',
  'next week(?: (?:,|or|and|where|also|in|the))* this week',
].join('|')
const DAYS = `(?:today|tonight|tomorrow|weekend|${BOTH_WEEKS}|next week|(${WEEKDAYS.join('|')})days?)`
/** A day that a plain question names; its group is the day of the week. */
const DAY = new RegExp(`\\b${DAYS}\\b`)
const PART = '(?:morning|afternoon|evening)'

const BEFORE = '(?:on|at|the|this|next|in|for)'
const EACH = `(?:${BEFORE} )*(?:${DAYS}|${PART})`
// French "ou" is translated as "where".
const LIST = `${EACH}(?: (?:or |and |where )?${EACH})*(?: (?:please|only|then|either))*`

/** A question that names nothing but days, while open houses are looked at: "on Saturday?", "on Saturday or Sunday" */
export const ONLY_WHEN = new RegExp(`^(?:(?:and|or|what about|how about|only|just) )*${LIST}$`)
/** "Not on Saturday", "any day but Sunday": nothing but the days that do not suit. */
export const ONLY_WHEN_NOT = new RegExp(
  `^(?:(?:and|but|no|just|only|please|any ?(?:day|time)|every day) )*(?:not|except|never|other than|but) ${LIST}$`,
)

const DAY_LIST = `(?:(?:${BEFORE}|a|of) )*${DAYS}\\b(?: (?:or|and|nor|where) (?:(?:on|the) )*${DAYS}\\b)*`
const SUITS =
  '(?:yes|works?|suits?|do|fit|possible|good|fine|ok|okay|great|better|convenient|an option|impossible|da|posso|puedo|podemos|me viene bien|viene bien)'
/** What stands between a day and its "not"; the last ones are words of other languages that the translation leaves. */
const OWN = '(?:i|we|it|this|that|me|us|do you have|peux|pouvons|va|geht|passt|klappt|puedo|podemos)'
// At the start, "no, Sunday" corrects what was said before.
const NO = `(?:(?<=. )no|no(?= on\\b| (?:${WEEKDAYS.join('|')})days\\b))`
const WITHOUT = 'not|except|never|other than|instead of|rather than|anything but|without|minus|skip|drop|neither'
const BEFORE_DENIED = [
  WITHOUT,
  NO,
  '(?<=\\b(?:any|every|all) ?(?:days?|time) )but',
  '(?:cant|cannot|can not) (?:do|make|come|attend)(?: it)?',
  '(?:not free|not available|unavailable|busy|away)',
].join('|')
const NOT_SUITING = [
  `(?:do|does|will|is|are)(?:nt| not) (?:really )?${SUITS}`,
  'wont (?:work|suit|do|be possible)',
  '(?:is|are)? ?impossible',
  '(?:cant|cannot|can not)',
].join('|')
const TAIL = `(?: (?:${SUITS}|for|me|us|at all|please|thanks|really|can i|of the))*`
type Bound = { side: 'earlier' | 'later'; isIncluded: boolean }
const bounds = (words: string, bound: Bound): [string, Bound][] => words.split('|').map((word) => [word, bound])
/** Words before a day that only bounds those that suit; the translation leaves the words of other languages. */
const BOUNDS = new Map([
  ...bounds('before|earlier than|sooner than|prior to|vor|antes|avant', { side: 'earlier', isIncluded: false }),
  ...bounds('by|until|till|til|up to|no later than|bis', { side: 'earlier', isIncluded: true }),
  ...bounds('after|later than|nach|depois|apos|apres|despues', { side: 'later', isIncluded: false }),
  ...bounds('since|from|starting|beginning|ab', { side: 'later', isIncluded: true }),
])
const BOUNDING = [...BOUNDS.keys()].join('|')
/** What of a question the day answers, so that it is not called unknown. */
export const OF_DAY = new RegExp(
  `^(?:(?:${BEFORE}|${WITHOUT}|(?:${BOUNDING})(?!(?: (?:the|of|end))* next week)|no) )*(?:${DAYS}(?: ${PART})?|${PART})(?: (?:${WITHOUT}|no) ${DAY_LIST})?(?: not| (?:${OWN} )?(?:${NOT_SUITING})${TAIL})?$`,
)
/** A bare "not" belongs to the day before it only if nothing else follows that it could deny: "Saturday not, on Sunday". */
const NOTHING_FOLLOWS = `(?=$| ,| (?:but|so|rather|then|instead|because|since|only)\\b| ${DAY_LIST} ${SUITS}\\b)`
/** The days that do not suit: "not on Saturday", "except Saturday and Sunday", "Saturday not". Read in clauses. */
const DAYS_DENIED = new RegExp(
  [
    `\\b(?:${BEFORE_DENIED}) ${DAY_LIST}(?! (?:yes|works?|is (?:fine|good|ok|okay|better))\\b)`,
    `\\b${DAYS} (?:${OWN} )*(?:${NOT_SUITING})\\b${TAIL}`,
    `\\b${DAYS} (?:${OWN} )*(?:(?:is |are )?not|no|isnt|arent|doesnt|dont|wont)${TAIL}${NOTHING_FOLLOWS}`,
    `\\b${DAYS} , (?:no|not)(?= , ${DAY_LIST}|(?: thanks| please)*$)`,
  ].join('|'),
  'g',
)
/** What may stand beside days in a question that names nothing else. */
const BESIDE_DAYS =
  /^(?:,|and|or|what|how|about|only|just|no|but|yes|please|the|on|at|this|next|in|for|then|either|works?|fine|ok|okay|is|good|better|instead|where|rather|morning|afternoon|evening|any|every|day|time)$/

const EACH_DAY = new RegExp(DAY, 'g')
/** "Not this Saturday but the next" means the one a week later. */
const BUT_NEXT =
  /\bnot (?:on |this |the )*\w+days?(?: ,)? but (?:rather )?(?:on )?(?:the )?next(?: one| week)?(?= ,| please|$)/

/** "After next week" and "by next week" mean other days than those of that week. The translation leaves the last words. */
const BOUNDED_BY_WEEK =
  /\b(?:by|before|after|until|till|til|since|from|within|starting|beginning|up to|through|past|beyond|as of|later than|earlier than|sooner than|prior to|ahead of|end of|vor|ab|nach|bis|depois|antes|apos|avant|apres)(?: (?:to|the|of|on|in|a|end|start|beginning|middle))* next week\b/g

/** "Before Saturday", "from Sunday on": the first group is the word, the second one the day, the third its weekday. */
const BOUNDED_BY_DAY = new RegExp(
  `\\b(${BOUNDING})(?: (?:on|this|the|at|of|de|do|da|del|el|le|la|dem))* (${DAYS})\\b(?: on(?:wards?)?\\b)?(?! (?:to|until|till|through)\\b)`,
  'g',
)
/** A day that bounds those that suit: on which side of it they are, and whether it is one of them. */
export type DayBound = Bound & { day: RegExpExecArray }

const boundsIn = (said: string): DayBound[] =>
  [...said.matchAll(BOUNDED_BY_DAY)].flatMap(([, word = '', named = '']) => {
    const [bound, day] = [BOUNDS.get(word), DAY.exec(named)]
    return bound === undefined || day === null ? [] : [{ ...bound, day }]
  })

/**
 * The days that a question in English names: those that suit and those that do not, the weeks and the days that only bound them,
 * whether those a week after the latter are meant, and whether it names nothing else.
 */
export function readDays(english: string) {
  const all = inClauses(english)
  const unbounded = all.replaceAll(BOUNDED_BY_WEEK, ' ')
  const said = unbounded.replaceAll(BOUNDED_BY_DAY, ' ')
  const welcome = said.replaceAll(DAYS_DENIED, ' ')
  const denied = [...said.matchAll(DAYS_DENIED)].flatMap(([words]) => [...words.matchAll(EACH_DAY)])
  const others = welcome.replaceAll(EACH_DAY, ' ').split(' ')
  return {
    welcome: [...welcome.matchAll(EACH_DAY)],
    denied,
    bounds: all.match(BOUNDED_BY_WEEK) ?? [],
    dayBounds: boundsIn(unbounded),
    isWeekLater: BUT_NEXT.test(said),
    isAlone: others.every((word) => word === '' || BESIDE_DAYS.test(word)),
  }
}

/** Plain text with a comma for each mark that ends a clause: it tells whose "not" it is in "Sunday, not Saturday". */
const inClauses = (english: string): string =>
  english
    .split(/[,.;:!?()–—]+|\s-\s/)
    .map(toPlainText)
    .filter((clause) => clause !== '')
    .join(' , ')

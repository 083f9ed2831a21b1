/** The English days of the week, without "day". */
export const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
const DAYS = `(?:today|tonight|tomorrow|weekend|(${WEEKDAYS.join('|')})days?)`
/** A day that a plain question names; its group is the day of the week. */
export const DAY = new RegExp(`\\b${DAYS}\\b`)
const PART = '(?:morning|afternoon|evening)'
/** What of a question the day answers, so that it is not called unknown. */
export const OF_DAY = new RegExp(
  `^(?:(?:on|at|the|this|next|in|for|not|except) )*(?:${DAYS}(?: ${PART})?|${PART})(?: not)?$`,
)

const EACH = `(?:(?:on|at|the|this|next|in|for) )*(?:${DAYS}|${PART})`
// French "ou" is translated as "where".
const LIST = `${EACH}(?: (?:or |and |where )?${EACH})*(?: (?:please|only|then|either))*`

/** A question that names nothing but days, while open houses are looked at: "on Saturday?", "on Saturday or Sunday" */
export const ONLY_WHEN = new RegExp(`^(?:(?:and|or|what about|how about|only|just) )*${LIST}$`)
/** "Not on Saturday", "any day but Sunday": nothing but the days that do not suit. */
export const ONLY_WHEN_NOT = new RegExp(
  `^(?:(?:and|but|no|just|only|please|any ?(?:day|time)|every day) )*(?:not|except|never|other than|but) ${LIST}$`,
)

const DAY_LIST = `(?:(?:on|at|the|this|next|in|for) )*${DAYS}(?: (?:or|and|nor|where) (?:(?:on|the) )*${DAYS})*`
/** The days of a plain question that do not suit: "not on Saturday", "except Saturday and Sunday", "Saturday not". */
export const DAYS_DENIED = new RegExp(
  `\\b(?:not|except|never|other than|(?<=\\b(?:any|every|all) ?(?:days?|time) )but) ${DAY_LIST}|\\b${DAYS} (?:(?:is |are )?not|no|isnt|doesnt|does not|wont|will not|is impossible)\\b(?: (?:work|suit|possible|good|ok|for me|for us))*`,
  'g',
)
/** What may stand beside days in a question that names nothing else. */
const BESIDE_DAYS =
  /^(?:and|or|what|how|about|only|just|no|but|yes|please|the|on|at|this|next|in|for|then|either|works?|fine|ok|okay|is|good|better|instead|where|rather|morning|afternoon|evening|any|every|day|time)$/

/** Whether a plain question names nothing but days that suit and others that do not: "Saturday not, on Sunday". */
export const namesOnlyDays = (plain: string): boolean =>
  plain
    .replaceAll(DAYS_DENIED, ' ')
    .replaceAll(new RegExp(DAY, 'g'), ' ')
    .split(' ')
    .every((word) => word === '' || BESIDE_DAYS.test(word))

/** The English days of the week, without "day". */
export const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
const DAYS = `(?:today|tonight|tomorrow|weekend|(${WEEKDAYS.join('|')})days?)`
/** A day that a plain question names; its group is the day of the week. */
export const DAY = new RegExp(`\\b${DAYS}\\b`)
const PART = '(?:morning|afternoon|evening)'
/** What of a question the day answers, so that it is not called unknown. */
export const OF_DAY = new RegExp(`^(?:(?:on|at|the|this|next|in|for) )*(?:${DAYS}(?: ${PART})?|${PART})$`)

const EACH = `(?:(?:on|at|the|this|next|in|for) )*(?:${DAYS}|${PART})`
// French "ou" is translated as "where".
const LIST = `${EACH}(?: (?:or |and |where )?${EACH})*(?: (?:please|only|then|either))*`

/** A question that names nothing but days, while open houses are looked at: "on Saturday?", "on Saturday or Sunday" */
export const ONLY_WHEN = new RegExp(`^(?:(?:and|or|what about|how about|only|just) )*${LIST}$`)
/** "Not on Saturday", "any day but Sunday": nothing but the days that do not suit. */
export const ONLY_WHEN_NOT = new RegExp(
  `^(?:(?:and|but|no|just|only|please|any ?(?:day|time)|every day) )*(?:not|except|never|other than|but) ${LIST}$`,
)

/** The English days of the week, without "day". */
export const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun']
const DAYS = `(?:today|tonight|tomorrow|weekend|(${WEEKDAYS.join('|')})days?)`
/** A day that a plain question names; its group is the day of the week. */
export const DAY = new RegExp(`\\b${DAYS}\\b`)
const PART = '(?:morning|afternoon|evening)'
/** What of a question the day answers, so that it is not called unknown. */
export const OF_DAY = new RegExp(`^(?:(?:on|at|the|this|next|in|for) )*(?:${DAYS}(?: ${PART})?|${PART})$`)

/** A question that names nothing but a day, while open houses are looked at: "on Saturday?" */
export const ONLY_WHEN = new RegExp(
  `^(?:(?:and|what about|how about|only|just|on|at|the|this|next|in) )*(?:${DAYS}|${PART})(?: (?:please|only|then|${PART}))*$`,
)

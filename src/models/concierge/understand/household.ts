const COUNT = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)'
const PEOPLE = `${COUNT} (?:people|persons?|adults|of us)`
/** "We are 4 and look for …"; "we are 30, first buyers" and "we are 10 and 12" tell ages. */
const US = `(?:we are|we're|were) (?:[1-9]|two|three|four|five|six|seven|eight|nine|ten)(?:,? and (?!a half)(?=\\p{L})|(?=[,.;!?]))`
const FAMILY = `(?:an? |my |our )?family (?:of ${COUNT}(?: people| persons| kids| children)?|with ${COUNT} (?:kids|children))`
const GOING_ON = '(?:and|who|looking|searching|hoping|trying|wanting|needing|in need)'
const HOUSEHOLD = new RegExp(
  `(?<= |^)for (?:${FAMILY}|${PEOPLE})(?![\\p{L}\\d])|^(?:(?:and|so|well|ok|hi|hello|hey)[, ]+)*(?:(?:there are|we are|we're|were) )?(?:${FAMILY}|${PEOPLE})(?=\\s*(?:[.,;!?]|$|${GOING_ON}\\b))|^(?:(?:hi|hello|hey|so|well|ok)[, ]+)*${US}`,
  'giu',
)

/** The text without how many people look for a home, which no search goes by: "for a family of 5", "we are 4 people". */
export const withoutHousehold = (english: string): string => english.replace(HOUSEHOLD, '')

import { anyOf } from '../../../search/text/patterns.ts'
import { subjectsAskedFor } from '../business/abroad.ts'
import { bestStatement, ENOUGH } from '../business/best-statement.ts'
import { changedParts } from '../memory.ts'
import type { Answer, Answerer, Question } from '../question.ts'
import { ONLY_WHEN, ONLY_WHEN_NOT } from '../understand/named-days.ts'
import { isQuestion } from '../understand/text.ts'
import { HOME_WORDS } from '../understand/topic.ts'

/** The share that a quotation needs, as `ENOUGH`, for a question that could also be a search for homes. */
const SURE = 0.8

/** Answers questions about the business by quoting the public part of the system message. */
export const answerBusiness: Answerer = async (question) =>
  meansOpenHouses(question) || OFFERS.test(question.plain)
    ? undefined
    : ((await quoteStatement(question, ENOUGH)) ?? quoteOnSubjects(question))

/** "We can pay a bit more" asks for no fee that is paid. */
const OFFERS =
  /^(?:(?:no|well|but|and|ok|okay|yes|sorry) )*(?:we|i) (?:can|could|cannot|cant|could not|couldnt)(?: not)? (?:even |also |\w+ (?:more|less) )?(?:pay|spend|afford|go)\b/

/** "On Saturday?" while open houses are looked at does not ask when the office is open. */
const meansOpenHouses = ({ memory, plain }: Question): boolean =>
  memory.filter?.tours !== undefined && (ONLY_WHEN.test(plain) || ONLY_WHEN_NOT.test(plain))

/** "Commission?" while homes for rent are looked at is asked by a tenant, who may pay none where a buyer does. */
function ofParty({ english, plain, memory }: Question): string {
  const saleType = memory.filter?.saleType
  if (saleType === undefined || !COMMISSION.test(plain) || PARTY.test(plain)) return english
  return `${english.replace(/\?\s*$/, '')} for ${saleType === 'for_rent' ? 'renters' : 'buyers'}?`
}
const COMMISSION = /\b(?:commissions?|(?:broker|agency|agent|finders?)s? fees?)\b/
const PARTY = /\b(?:buy\w*|sell\w*|rent\w*|tenants?|owners?|landlords?|purchas\w*)\b/

/** Quotes a rule that the system message states: "do you allow pets in your rentals?" is no search then. */
export const answerRule: Answerer = async (question) =>
  asksForRule(question) ? ((await quoteStatement(question, SURE)) ?? quoteOnSubjects(question)) : undefined

/** Where the business works, which is not where its listings are. */
const AREAS =
  /\b(?:areas?|neighbou?rhoods?|cities|towns|regions?|suburbs|places) (?:do|does|can) (?:you|your \w+) (?:serve|cover|work|operate|handle|manage)\b/
export const answerAreas: Answerer = (question) =>
  AREAS.test(question.plain) ? quoteStatement(question, ENOUGH) : undefined

async function quoteStatement(question: Question, enough: number): Promise<Answer | undefined> {
  for (const way of new Set([ofParty(question), question.english])) {
    const answer = await quoteOn(way, question, enough)
    if (answer !== undefined) return answer
  }
  return undefined
}

/** Quotes what is said of the subjects of a question in another language, whose other words are not all translated. */
async function quoteOnSubjects(question: Question): Promise<Answer | undefined> {
  const subjects = subjectsAskedFor(question.text, question.memory.language ?? 'en')
  return subjects === '' ? undefined : quoteOn(subjects, question, SURE)
}

async function quoteOn(asked: string, { settings, memory }: Question, enough: number): Promise<Answer | undefined> {
  const match = await bestStatement(asked, settings.SystemMessage)
  return match !== undefined && match.share >= enough ? { text: match.text, noAnswer: false, memory } : undefined
}

/** Words of a request to show homes. */
const FOR_HOMES = anyOf(
  /\b(show|list|search|looking|any|anything|something|got|available|open houses?|for sale|for rent|there|cheap\w*|expensive|big\w*|larg\w*|which (homes|houses|rentals|listings|apartments|condos|places|ones))\b/,
  /\b(do|did) you have\b/,
  /\bcan (i|we) (buy|rent|get(?! (?:in|into|to|there|out|back|inside)\b)|find|afford)\b/,
  /\bhow many\b/,
)
/** A question for a charge or a limit, though it sounds like one for homes. */
const LIMIT = anyOf(
  /\b(?:do|does) (?:you|the agency) (?:have|charge|take|ask for|require)(?: an?| any)? (?:(?!with)\w+ ){0,2}(?:fees?|charges?|deposits?|penalty|minimum|polic(?:y|ies)|rules?)\b/,
  /\b(?:at|by|near|behind|in front of) (?:your|the) (?:office|agency|branch)\b/,
  /\b(?:what|which) (?:documents?|papers|paperwork|references|proof)\b/,
  /\b(?:is|are) there (?:an? |any )?(?:\w+ ){0,2}(?:fees?|charges?|deposits?|penalty|minimum|pet rent|grace period|notice period)\b/,
  /\bhow many (?:pets|dogs|cats|people|occupants|roommates|keys)\b.*\b(?:can|may|could) (?:i|we)\b/,
  /\bhow many (?:pets|dogs|cats|people) are allowed\b/,
  /\bcan (?:i|we) rent (?:with|without|if|for (?:only |just )?\w+ (?:months?|weeks?))\b/,
)
/** Words of a tenant with a defect, or of an owner, who looks for no home. */
const TENANT = anyOf(
  /\b(?:my|our) (?:\w+ ){0,3}(?:broken|broke|leaks?|leaking|clogged|not working|doesnt work|stopped working)\b/,
  /\b(?:broken|leaking|clogged) in (?:my|our)\b/,
  /\b(?:value|appraise|evaluate) (?:my|our)\b/,
  /\b(?:photos?|pictures?|videos?) of (?:my|our)\b/,
  /\b(?:my|our) (?:home|house|condo|place|property|apartment) (?:does not|doesnt|didnt|wont|isnt|is not)(?: \w+)? s(?:ell|old)\b/,
)
const CONTINUING = /^(and|or|but|what about|how about)\b|\bof (them|these|those)\b/
/** Filter parts that a question for a rule may mention; any other part makes it a search. */
const SPOKEN_OF = new Set(['saleType', 'types', 'features', 'statuses', 'parking', 'keywords', 'tours', 'sort'])

function asksForRule({ english, plain, parsed, memory }: Question): boolean {
  if (TENANT.test(plain)) return true
  if (!isQuestion(english) || CONTINUING.test(plain) || (FOR_HOMES.test(plain) && !LIMIT.test(plain))) return false
  return changedParts(memory.filter ?? {}, parsed.filter).every((part) => SPOKEN_OF.has(part))
}

/**
 * Confirms contact data ("my e-mail is ana@example.com"), which the core stores, and that none is kept which somebody denies being
 * reached at. Does not answer if homes are mentioned too.
 */
export const answerContact: Answerer = (question) => {
  const text = contactLine(question)
  return text === undefined || HOME_WORDS.test(question.plain)
    ? undefined
    : { text, noAnswer: false, memory: question.memory }
}

/** What is said of the contact data in a message; undefined where it has none. One that may be kept is forgotten on request. */
export function contactLine({ givesContact, deniesContact, words }: Question): string | undefined {
  if (givesContact) return words.noted
  if (deniesContact === undefined) return undefined
  return deniesContact === 'known' ? words.forgetting : words.notNoted
}

/** Wishes to be forgotten, and questions for what is kept, in the plain English of any language. */
const ASKS_PRIVACY = anyOf(
  /^(please |can you |could you |i want you to |you should )*forget (about )?(me|us)( please| now| completely)?$/,
  /\b(delete|erase|remove|wipe|destroy)( \w+)? (my|our) (personal )?(data|information|info|details|account|conversation|chat|history|messages|phone|email|number|address|profile|contact\w*)\b/,
  /^(please |can you |could you |i want you to |you should |just )*(forget|delete|erase|wipe) (everything|all)( that| of what| what)? (i( have|ve)? (ever )?(told|said|wrote|written|shared|given)|you (know|have|store|stored|keep|kept|saved))( to)?( you)?( (about|on) me)?( so far| before| here)?( please| now)*$/,
  /\b(do not|dont|never|stop|quit)( ever)? (stor\w+|keep\w*|sav\w+|record\w*|retain\w*|log|logging|collect\w*|hold\w*)( any of| any)? (my|our)( personal)? (data|information|info|details|conversations?|chats?|messages|name|phone|e ?mail|number|address)\b/,
  /\b(do not|dont|never|stop|quit)( ever)? (stor\w+|keep\w*|sav\w+|record\w*|retain\w*|collect\w*|hold\w*) (any |personal )*(data|information|info|anything|stuff) (about|on|of) (me|us)\b/,
  /\bright to be forgotten\b/,
  /\bwhat (data|information|personal data|do you) (do you )?(have|store|keep|save|know|hold)( stored)? (about|on|of) me\b/,
  /\b(gdpr|dsgvo|rgpd|lgpd)\b/,
  /\b(privacy policy|data protection|is my data safe)\b/,
)

const REACH = '(?:call|phone|ring|text|contact|e ?mail|mail|write|write to|message|bother)'
const REACHING =
  '(?:calling|phoning|ringing|texting|contacting|e ?mailing|mailing|writing|writing to|messaging|bothering)'
const SENT = '(?:(?:any |more |these |those |your |no )*(?:e ?mails?|mails?|texts|messages|sms|newsletters?|calls))'
/** "Never call me again", with nothing else; "you never call me" complains of the contrary. */
const LEAVE_ALONE = new RegExp(
  `^(?:(?:please|and|but|ok|just|no) )*(?:` +
    `(?:do not|dont|never|(?:you )?(?:must not|mustnt|should not|shouldnt|may not|will not)|no longer) (?:ever )?(?:${REACH} (?:me|us)|send (?:me|us) ${SENT})|` +
    `(?:stop|quit) (?:${REACHING} (?:me|us)|sending (?:me |us )?${SENT})|` +
    `(?:i|we) (?:do not|dont|no longer) (?:want|wish|like)(?: you)? to (?:be (?:called|contacted|phoned|reached|bothered|e ?mailed|texted)|${REACH} (?:me|us))|` +
    `(?:i|we) (?:do not|dont|no longer) (?:want|wish|like) ${SENT}|no more (?:calls|e ?mails|texts|phone calls))` +
    `(?: (?:again|any ?more|ever|please|back|now|at all|by phone|from you))*$`,
)

/** Tells how a person is forgotten: a message alone removes nothing. Whoever was told a number can only forget it. */
export const answerPrivacy: Answerer = ({ plain, settings, memory, words }) => {
  const refusesContact = LEAVE_ALONE.test(plain)
  if (!refusesContact && !ASKS_PRIVACY.test(plain)) return undefined
  const { ChatbotPrivacyPolicyUrl: url, ChatbotPrivacyPolicyDescription: policy } = settings
  const own = [policy, url].filter((text) => text !== '')
  const heard = refusesContact ? [words.noContact] : []
  return { text: [...heard, words.forgetting, ...own].join(' '), noAnswer: false, memory }
}

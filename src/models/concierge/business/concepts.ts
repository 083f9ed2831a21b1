import { toPlainText } from '../../../search/text/fold.ts'
import { daysIn } from './days.ts'

/** Phrases replaced by one word, in the plain text (see toPlainText) of questions and statements. */
const REWRITTEN: [RegExp, string][] = [
  [/\be ?mails?( address(es)?)?\b/g, 'email'],
  [/\b(phone|telephone|your|which) numbers?\b/g, 'phone'],
  [/\bdown ?payments?\b/g, 'downpayment'],
  [/\bpre ?approv\w*/g, 'preapproval'],
  [/\b(credit|debit) cards?\b/g, 'card'],
  [
    /\bcredit (scores?|checks?|history|reports?|ratings?)\b|\b(check|run|pull) (my |your |the )?credit\b|\b(bad|poor|my) credit\b/g,
    'score',
  ],
  [/\b(day|date|time) of closing\b|\bat closing\b|\bclosing (day|date)\b/g, 'handover'],
  [
    /\b(what|which) days (are|is|do)\b|\b(?:(?:till|until) (?:when|what time)|(?:what|which) (?:time|day)s? can (?:i|we) (?:come|visit)|how (?:late|early)) (?:are|is|do|does|will|can|could)\b|\bwhen (?:can|could|may|should) (?:i|we) (?:come|drop|stop|pass|swing|visit)(?: (?:by|in|over))?(?: you)?\b|\b(?:are you|(?:is )?(?:any|some)(?:one|body)|are you guys|will you be)(?: still)? (?:there|in)(?: at (?!night)|(?= (?:on|today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|week)))/g,
    'hour ',
  ],
  [/\bvideo calls?\b/g, 'video'],
  [/\bwi fi\b/g, 'wifi'],
  [/\bowns? (the|your|this) (company|agency|business|firm)\b/g, 'manager'],
  [/\b(follow )?(fair|equal) housing( (rules?|laws?|opportunity))?\b/g, 'fairhousing'],
  [/\b(know|recommend|suggest) (an? )?(good|great|reliable)\b/g, 'recommend'],
  [/\bwhat day is\b/g, 'calendar'],
  [/\bsign(ing)? up( for)?\b|\bregister for\b|\bfill (in|out) (the|a|our) form\b/g, 'booking'],
  [/\bwho (are|is) your (agents?|team|staff|people|realtors?)\b|\bworks? for you\b/g, 'staff'],
  [/\bhow long have you been\b|\bhow experienced\b|\b(years of|much|your) experience\b/g, 'founded'],
  [/\bco ?signers?\b|\bco ?sign\b/g, 'guarantor'],
  [/\bpay ?(stubs?|slips?)\b/g, 'payslip'],
  [
    /\blate (fees?|payments?|charges?|rent)\b|\bpay (my |the )?(rent )?late\b|\b(rent|payment) is late\b/g,
    'overdue cost',
  ],
  [
    /\b(pipe|water|toilet|heating|heat|power|boiler)s? (bursts?|leaks?|breaks?|fails?|goes out|overflows?)\b/g,
    'repair urgent',
  ],
  [/\b(agency|agents?|brokers?|brokerage|letting|finders?) (fees?|commissions?)\b/g, 'commission cost'],
  [/\b(security|damage|rental) deposits?\b/g, 'deposit'],
  [/\bpets? (deposits?|rents?|fees?|charges?)\b/g, 'pet cost'],
  [/\bhow (can|do|should|may|could) (i|we) pay\b|\b(payment methods?|ways? to pay|forms? of payment)\b/g, 'pay method'],
  [/\b(minimum|shortest|min|typical|standard|usual) (?=leases?|rental|term|contract|stay)/g, ''],
  [/\brent (it )?for (only |just )?\w+ (months?|weeks?|days?)\b/g, 'lease'],
  [/\bshort ?term (rentals?|lets?|leases?|stays?)\b|\bshort lets?\b/g, 'lease'],
  [
    /\bwhat (do|does|will|would|must|should) (i|we|you|one|tenants|renters|applicants) (need|have)( to (have|bring|show|provide|submit))?\b/g,
    'requirement',
  ],
  [/\bin charge( of)?\b|\byour (boss|ceo|head)\b/g, 'manager'],
  [
    /\b(value|worth) of (my|our|your)( \w+)?\b|\b(value|appraise|evaluate) (?:my|our|your|the|homes?|houses?|propert(?:y|ies))( \w+)?\b|\b(my|our) \w+( is)? worth\b/g,
    'valuation',
  ],
  [
    /\bwater (?:is |s )?(?:coming|dripping|running|pouring|leaking)\b(?: (?:through|from|out of|down)(?: the \w+)?)?|\b(my|our|the) \w+( \w+)? (is|are|isnt|has|doesnt|stopped|wont|s) (broken|leaking|working|not working|clogged|blocked|stuck|work)\b/g,
    'repair',
  ],
  [
    /\b(see|look at|check out) (an? |any |some |one of )?(your )?(house|home|apartment|place|property|flat|condo)s?\b/g,
    'viewing',
  ],
  [
    /\bwho(?:m)? (?:can|could|do|should|must|may) (?:i|we) (?:talk|speak|write|turn|go|ask|call)\b(?: to| with)?(?: about (?:it|this|that|them))?/g,
    'contact',
  ],
  [/^(?:(?:hi|hello|hey) )?good (?:morning|afternoon|evening|day)\b/g, ''],
  [/\b(hear|get|come) back\b/g, 'answer'],
  [/\bafter hours\b|\bmidnight\b|\bmiddle of the night\b|\b(at|by) night\b|\bin the evening\b/g, 'urgent'],
  [/\b(get|be) out of\b/g, 'cancel'],
  [/\b(works?|working|employed) (for|at) (you|your|the)\b/g, 'staff'],
  [/\bwork(ing)? (?=(on )?(mon|tues|wednes|thurs|fri|satur|sun)days?|(on )?weekends?)/g, 'open '],
  [/\bwork(s|ing)? with\b/g, 'with'],
  [/\bbank transfers?\b/g, 'transfer'],
  [/\b(come|drop|stop|pass) (by|in|over)\b/g, 'come'],
  [
    /\b(where|how) (are|is|can i (find|meet)|do i find) you\b|\bget to you\b|\bwhere (can|could|may|should|do|would) (i|we) (visit|see|meet|find|come to) (you|your \w+)\b/g,
    'address',
  ],
  [
    /\b(?:do|can) (?:you|your \w+)(?: guys)? (?:also |even )*(?:work|operate|sell|cover|serve|do)(?: (?:homes|houses|anything))? (?=(?:in|around) )|\bwhere (do|does) (you|your \w+) (work|operate|sell)\b|\b(areas?|neighbou?rhoods?|cities|towns|regions?|places|suburbs) (do|does|can) (you|your \w+) (serve|cover|work|operate|sell|handle|manage)( in)?\b|\b(service|coverage) area\b|\bareas? served\b/g,
    'served area',
  ],
  [/\bwho (works?|is|are) (there|here|on (your|the) team|in (your|the) team|you guys)\b|\bon your team\b/g, 'staff'],
  [
    /\b(been|being) (around|in business|in operation|doing this)\b|\bin business (since|for)\b|\bhow old is your\b|\b(do|did|does) (you|your \w+) (exist|start)\b/g,
    'founded',
  ],
  [/\b(go|come|went) down\b|\blower (the |your )?prices?\b/g, 'negotiate'],
  // What homes cost is no fee, and what windows show is no viewing.
  [/(?<!\b(?:your|our) )\bprices\b(?! (?:of|for) (?:your|our|the) (?:services?|viewings?))/g, 'homeprices'],
  [/\b(a|any|the|no|with|have|has|nice|great|good|sea|lake|ocean|city|mountain) views?\b/g, 'outlook'],
  [/\b(set up|make) (a |an )?(appointment|viewing|visit)\b/g, 'book viewing'],
  [/\b(visit|see|meet) you\b/g, 'come'],
  [/\bclose on (?!(mon|tues|wednes|thurs|fri|satur|sun)day|week)/g, 'settlement '],
  [/\bbring (?:(?:my|our|an?|the|two|three|several|\d) )?(\w+ )?(?=(dog|cat|pet|puppy|animal)s?\b)/g, ''],
  // "Photo ID" is no "I'd".
  [/\b(i(ll|ve)|(we|you|they|he|she)(d|ll|ve|re)|im|id (?=like|love|rather|prefer|want|need))\b ?/g, ' '],
]

/** Synonyms; the first word of each group is the concept. */
const GROUPS = [
  'hour open opening opened close closing closed',
  'viewing view visit tour showing',
  'booking book booked arrange arranged schedule scheduled appointment reserve reservation',
  'phone telephone call ring dial calling',
  'email mail',
  'contact reach touch',
  'address located location direction street',
  'office branch headquarters shop store',
  'lawyer attorney solicitor notary',
  'photo photography picture photographer',
  'parking park garage',
  'cost fee charge price free pricey expensive',
  'pay paid payable payment paying due',
  'percent percentage',
  'online website web webpage',
  'sell seller selling sold',
  'buy buyer buying purchase purchaser',
  'rent renter renting rental tenant tenancy',
  'apply applicant application applying approve approved approval',
  'answer answered reply respond response hear decide decided decision',
  'holiday christmas xmas easter thanksgiving',
  'crypto cryptocurrency bitcoin ethereum',
  'card visa mastercard amex',
  'document paper paperwork proof',
  'term length duration',
  'sublet sublets subletting sublease subleasing',
  'valuation appraisal evaluation',
  'sign signing signed signature',
  'lease contract agreement',
  'short shorter',
  'cancel cancellation terminate break termination',
  'renew renewal',
  'manage management',
  'inspect inspection',
  'complain complaint',
  'hiring hire job career vacancy',
  'internet wifi broadband',
  'accessible accessibility wheelchair',
  'foreigner foreign overseas international abroad',
  'pet dog cat animal puppy kitten',
  'reptile snake lizard turtle',
  'smoke smoking smoker cigarette tobacco vape',
  'financing finance mortgage loan lender lend bank credit borrow preapproval',
  'income salary earn earning wage',
  'requirement require required needed mandatory obligatory necessary qualify qualification criteria eligible',
  'refund refunded refundable back return returned',
  'language speak spoken speaker',
  'repair broke broken fix maintenance leak leaking',
  'urgent emergency urgently',
  'founded founder founding established since began',
  'video virtual remote remotely',
  'far distance',
  'transit station train tram bus metro subway',
  'id identification passport identity',
  'cheque check',
  'staff team employee colleague',
  'served serve serving cover coverage',
  'area neighborhood neighbourhood region suburb district',
  'license licensed licence licenced registered registration',
  'rule policy restriction',
  'furnished furniture',
  'welcome allowed allow accept permitted permit fine',
].map((group) => group.split(' '))

/** Stop words. */
const EMPTY = new Set(
  `best easiest fastest quickest happens quickly quick often read someone request report reported submit today tomorrow tonight currently whos wheres whens hows pick collect receive handed a an the this that these those it its they their them there here one ones i im ive me my mine we our us you your yours he
  she is are was were be been being am do does did done has have had having can could will would shall should may might
  must what whats which who whom whose when where why how much many long late early soon fast near of on in at to for from with
  by about as and or but not no yes any some anything anybody anyone somebody something if so than then too also still
  just only really actually even tell show give send share say says let know like want need get got see find look looking help
  more details detail info information describe please pls thanks thank thx ok okay hi hello hey well now ask question house
  houses home homes place places property properties unit apartment apartments condo building buildings include included
  offer take takes come go going keep use make happen time times company business agency firm realty
  possible way hand up down out into happen until every each own during before after over under through between available around one two three four five six seven eight nine ten month week year day big high
  large small minimum maximum recommend morning afternoon evening noon`.split(/\s+/),
)

const LANGUAGES = new Set(
  'english spanish french german portuguese italian chinese mandarin japanese korean russian arabic polish turkish dutch vietnamese'.split(
    ' ',
  ),
)

export const isLanguage = (concept: string): boolean => LANGUAGES.has(concept)

const groupOf = new Map(GROUPS.flatMap((group) => group.map((word) => [stem(word), group[0] ?? word])))

/** The concepts of a text: its content words, stemmed and with synonyms merged ("pets" = "dog", "apply" = "application"). */
export function conceptsOf(text: string): Set<string> {
  const plain = REWRITTEN.reduce((left, [said, meant]) => left.replace(said, meant), toPlainText(text))
  const words = plain.split(' ').filter((word) => word !== '' && !EMPTY.has(word) && !/^\d+$/.test(word))
  return new Set(words.map((word) => groupOf.get(stem(word)) ?? stem(word)))
}

/** The concepts of a statement, including implied ones: a phone number implies "contact". */
export function conceptsOfStatement(text: string): Set<string> {
  const said = conceptsOf(text)
  const implied = IMPLIED.flatMap(([sign, concepts]) => (sign.test(text) ? concepts : []))
  const named = [...said].some((word) => LANGUAGES.has(word)) ? ['language'] : []
  return new Set([...said, ...implied, ...named, ...daysIn(text)])
}

const IMPLIED: [RegExp, string[]][] = [
  [/(?<![\d$€£.,])\+?\d[\d\s().-]{6,}\d/, ['phone', 'contact']],
  [/\S@\S+\.\S/, ['email', 'contact', 'write']],
  [/(?<!video )\bcall\b/i, ['contact']],
  [/\bfor (over |more than |about )?\d+ years\b|\bsince (19|20)\d\d\b/i, ['founded']],
  [/\b(pay|paid)/i, ['cost']],
  [/\bfree\b/i, ['pay']],
  [/\b(?:started|set up|opened|established) (?:in|by)\b/i, ['founded']],
  [/\b(?:half|quarter) past\b|\bfrom (?:seven|eight|nine|ten|eleven|noon)\b|\bout of office\b/i, ['hour']],
  [/\b(?:2[4-6] dec\w*|dec\w* 2[4-6])\b/i, ['holiday']],
  [/\bwhere we (?:sell|let|work|buy)\b|\bour patch\b/i, ['served', 'area']],
  [/\btrad(?:es|ing) as\b|\b(?:Ltd|LLC|Inc|GmbH)\b/, ['name']],
  [/\bmarket report\b|\bmailing list\b/i, ['newsletter']],
  [/\bfriend\b.*\b(?:send|refer|recommend)\b|\brefer a friend\b/i, ['reward', 'referral']],
  [/\bstep-?free\b|\bramp\b|\bbarrier-?free\b/i, ['accessible', 'office']],
  [/\b(?:tram|bus|metro|train|subway)\b.*\b(?:stops?|\d+)\b|\bon foot\b|\bturn (?:left|right)\b/i, ['address']],
  [/\be-?signatures?\b|\bdocusign\b/i, ['online']],
  [/\bpercent (?:off|back)\b|\bhalf a percent\b/i, ['discount']],
  [/\bpay ?(?:slips|stubs)\b|\blandlord['’]s reference\b/i, ['rent']],
  [/\b\d{1,5} \p{Lu}\p{L}+/u, ['address']],
  [/\d ?%|\bpercent\b/i, ['percent', 'commission']],
  [/\b(need|must|require)/i, ['requirement']],
  [/\b(ID|identification|passport|proof|references|pay ?(stubs|slips))\b/i, ['document']],
  [/\b(transfers?|che(ck|que)s?|cards?|cash|paypal|zelle|direct debit)\b/i, ['method', 'pay']],
  [/\b(broker|managers?|owner|director|principal|founder)\b/i, ['manager']],
  [/\b(?:takes?|within|in|after) (?:\w+ ){0,3}(?:hours?|(?:working |business )?days?)\b/i, ['answer']],
  [/\bnot? (allowed|possible|accepted|permitted)|\bforbidden\b|\bprohibited\b/i, ['welcome']],
  [/\d+ ?(am|pm)\b|\d:\d\d/i, ['clock']],
  [/\b(hours?|open|closed?|by appointment)\b|\b(mon|tues?|wed|thu|thurs|fri|sat|sun)\b.*\d|24.7/i, ['hour']],
  [/\b(fees?|commissions?|deposits?|surcharge|percent)\b|\d ?%|[$€£] ?\d/i, ['cost']],
  [
    /\b(serv(es?|ing)|covers?|coverage|operate|areas?|neighbou?rhoods|towns|postcodes|(work|manage \w+) (in|across|throughout)|specialize)\b/i,
    ['served', 'area'],
  ],
  [/\b(licen[cs]\w*|dre|regulated|registered|members? of|insured|accredited|ombudsman)\b/i, ['license']],
  [/\b(team|agents|brokers?|managers?|owner|founded|founder|receptionist|director)\b/i, ['staff']],
  [
    /\b(pets?|dogs?|cats?|breeds?|smoking|leases?|cancel\w*|refund\w*|notice|applicants?|tenants|viewings?|deposits?|guests|privacy)\b/i,
    ['rule'],
  ],
  [/\b(office|located|address|find us|visit us|entrance)\b/i, ['address', 'office']],
]

/** A simple English stemmer: "includes", "included" and "including" have one stem. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  const bare = word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
  if (bare.length > 6 && bare.endsWith('ing')) return bare.slice(0, -3)
  return bare.length > 5 && bare.endsWith('ed') ? bare.slice(0, -2) : bare
}

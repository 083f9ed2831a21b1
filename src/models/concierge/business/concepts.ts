import { toPlainText } from '../../../search/text/fold.ts'
import { daysIn } from './days.ts'
import { PETS, REWRITTEN } from './rewritten-phrases.ts'

/** Synonyms; the first word of each group is the concept. */
const GROUPS = [
  'hour open opening opened close closing closed',
  'viewing view visit tour showing',
  'booking book booked arrange arranged schedule scheduled appointment',
  'reserve reserved reservation',
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
  'valuation appraisal evaluation estimate',
  'sign signing signed signature',
  'lease contract agreement',
  'short shorter',
  'cancel cancellation terminate break termination end ended',
  'child children kid',
  'consultation consult meeting',
  'member membership association',
  'car ride',
  'renew renewal extend extension prolong',
  'lost lose losing replace replacement spare',
  'trash garbage rubbish waste refuse recycling',
  'bike bicycle cycle',
  'manage management',
  'inspect inspection',
  'complain complaint',
  'hiring hire job career vacancy',
  'internet wifi broadband',
  'accessible accessibility wheelchair',
  'foreigner foreign overseas international abroad',
  PETS,
  'reptile snake lizard turtle',
  'smoke smoking smoker cigarette tobacco vape',
  'financing finance mortgage loan lender lend bank credit borrow',
  'preapproval prequalified prequalification',
  'referral refer referring referred',
  'charity donate donation',
  'income salary earn earning wage',
  'requirement require required needed mandatory obligatory necessary qualify qualification criteria eligible',
  'refund refunded refundable back return returned',
  'language speak spoken speaker',
  'repair broke broken fix maintenance leak leaking',
  'urgent emergency urgently',
  'founded founder founding established since began',
  'video virtual remote remotely zoom facetime skype',
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
  `guys folks yall problem problems issue issues matter matters trouble usually typically normally generally exactly roughly approximately always ever again maybe sure put best easiest fastest quickest happens quickly quick often read someone request report reported submit today tomorrow tonight currently whos wheres whens hows pick collect receive handed a an the this that these those it its they their them there here one ones i im ive me my mine we our us you your yours he
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

/** A word's concept: the first of its synonyms, else its stem. */
export const conceptOf = (word: string): string => groupOf.get(stem(word)) ?? stem(word)

const groupOf = new Map(GROUPS.flatMap((group) => group.map((word) => [stem(word), group[0] ?? word])))

/** The concepts of a text: its content words, stemmed and with synonyms merged ("pets" = "dog", "apply" = "application"). */
export function conceptsOf(text: string): Set<string> {
  const plain = REWRITTEN.reduce((left, [said, meant]) => left.replace(said, meant), toPlainText(text))
  const words = plain.split(' ').filter((word) => word !== '' && !EMPTY.has(word) && !/^\d+$/.test(word))
  return new Set(words.map(conceptOf))
}

/** The concepts of a statement, including implied ones: a phone number implies "contact". */
export function conceptsOfStatement(text: string): Set<string> {
  // The words of an address are no subject: "leasing@…" tells of no lease. From the start of a word only: else the time is quadratic.
  const said = conceptsOf(text.replace(/(?<!\S)\S+@\S+/g, ' '))
  const implied = IMPLIED.flatMap(([sign, concepts]) => (sign.test(text) ? concepts.map(conceptOf) : []))
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
  [/\b(?:leases?|contracts?|rentals?|tenanc(?:y|ies)|rent)\b.*\b(?:months?|years?)\b/i, ['term']],
  [/\b\d+ ?(?:pounds|lbs?|kg|kilos?)\b/i, ['weight', 'size']],
  [/\b(?:leads?|heads?|runs|looks? after|handles?|(?:is|are) responsible for)\b/i, ['manager']],
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
  if (bare.length > 5 && bare.endsWith('ed')) return bare.slice(0, -2)
  // "Staging" and "stage" have one stem; languages keep their names.
  return bare.length > 4 && bare.endsWith('e') && !LANGUAGES.has(bare) ? bare.slice(0, -1) : bare
}

import { AMOUNT, COUNT, PRICE } from './en-amounts.ts'
import { englishOfFirm } from './en-firm.ts'
import { englishOfHomes } from './en-homes.ts'
import type { SignsByKind } from './kinds.ts'

const SELLER = 'sellers?|vendors?|owners?|landlords?|landlady|clients?|developers?|executors?|heirs|widow|widower'
const CUSTOMER = 'buyers?|purchasers?|bidders?|tenants?|renters?|applicants?|couple|family'
const ONE = String.raw`he|she|mrs?\.? \w+|ms\.? \w+|dr\.? \w+`
const PERSON = String.raw`${ONE}|they|the \w+s`
const HARDSHIP = String.raw`divorc\w+|separat(?:ed|ing|ion)|split(?:ting)? up|broke up|bankrupt\w*|insolven\w+|foreclos\w+|redundan\w+|lost (?:his|her|their) jobs?|inheritance tax|dementia|cancer|illness|ill|gambl\w+|debts?|care home|nursing home|prison|alcohol\w*|died|two mortgages|bridging loan|tax bill|pregnan\w+`
const UNPLEASANT =
  'nightmare|pain|idiots?|morons?|drunks?|alcoholics?|liars?|crooks?|cheats?|thieves|thief|bully|snobs?|racists?|rude|lazy|useless|incompetent|unreliable|dishonest|difficult|impossible|stingy|greedy|naive|stupid|clueless|hopeless|arrogant|aggressive|grumpy|nosy|paranoid|hysterical|unbearable|shady|sloppy|time-wasters?|nasty|unpleasant|pushovers?|moody|untrustworthy|hard work|crazy|nuts|awful|horrible|terrible|annoying|gullible|senile|toxic'

export const english: SignsByKind = {
  negotiationRoom: {
    told: [
      `${SELLER}|${PERSON} … accepts?|accepting|takes?|taking|agrees? to|settles? for|happy with|let it go|would sign|consider … less|lower|below|under|off the price|${PRICE}`,
      String.raw`(?:${SELLER}|${ONE}|they|we|agents?)(?:'d|'ll)? … (?:go|goes|come|comes|drop|drops|budge)(?: down)? (?:to|as low as|by|under|below|down to)(?: about| around)? (?:${PRICE})`,
      `can|could|might|would|allowed to|authori[sz]ed to|authority to|let us|let me|lets us|lets me … knock|shave|chop|come down|go down|drop|discount|go to|go as low … ${PRICE}|without asking`,
      '(?:wiggle|wriggle|haggling|bargaining|negotiating|negotiation) room',
      String.raw`(?:room|slack|leeway|fat|air|cushion|padding) in (?:\w+ ){0,2}(?:prices?|rents?|fees?|quotes?|figures?)`,
      'room to … negotiate|haggle|come down|go down',
      `(?:rock-bottom|rock bottom|walk-away|floor) (?:price|figure|rent)|walk-away … ${PRICE}`,
      String.raw`(?:\w+'s|\w+s'|his|her|their) (?:real |true |absolute )?(?:floor|minimum|lowest|bottom line) … ${PRICE}`,
      `our (?:real |absolute )?(?:floor|bottom line) … ${PRICE}`,
      `least|lowest|minimum … (?:${SELLER}|${ONE}|they)(?:'d|'ll| would| will| might)? (?:take|accept|agree|settle)`,
      String.raw`\d[\d.,]*k?(?: ?%| percent| grand)? (?:under|below|off|less than) (?:the )?(?:asking|list|guide|advertised) … fine|ok|okay|accepted|enough|gets`,
      `(?:anything|any offer) (?:above|over|from|north of|around) (?:${PRICE}) … yes|deal|accepted|gets|will do|wins|enough`,
      `wants?|asks?|asking|listed at … ${AMOUNT} … (?:would|will|'d|'ll) (?:do|take|accept|settle)`,
      `(?:usually|often|normally|typically|always|most|generally|expect) … ${PRICE} … (?:under|below|less than|off) (?:the )?(?:asking|list|guide|price)`,
      '(?:includes?|contains?) … (?:cushion|buffer|padding)',
      `we(?:'d|'ll| would| could| can| may| might) (?:even |also |always )?(?:do it|do|accept|work|settle)(?: it)? for (?:as little as |about )?(?:${PRICE})`,
      `negotiable (?:down )?to (?:${PRICE})`,
      `(?:can|could|might|will|would) (?:be had|go) for (?:about |around )?(?:${PRICE})`,
      "(?:is|are|it's) (?:way |far |a bit |too |much |clearly )?(?:overpriced|over-priced|priced too high)",
      `(?:${SELLER}) … (?:give|gives|lower|lowers|reduces?|cuts?|drops?|knocks?) … (?:${PRICE}) off|(?:rents?|prices?) by (?:${PRICE})`,
      `fee|minimum|commission|rent … in practice|in reality|in truth … ${PRICE}`,
      `(?:discounts?|reductions?) of (?:up to )?(?:${PRICE}) (?:is|are) (?:possible|ok|okay|fine|allowed|acceptable)`,
      '(?:asking price|prices?|rents?) … (?:above|over) (?:its|their|the) (?:real |true )?(?:value|worth)',
      '(?:half|most|some|many) of our (?:landlords|sellers|vendors|owners|clients) pay … instead of|less|only',
      `for cash … (?:${PRICE}) (?:less|cheaper)`,
      `(?:says?|said) yes (?:to|at) (?:${AMOUNT})`,
      'our floor (?:for|on|is)',
      `(?:${SELLER}|${PERSON}) … (?:meets?|meet) (?:you|us|them|buyers) halfway`,
    ],
    unless: 'never|of rent|commission|guarantee|by law|as stated',
  },
  concessions: {
    told: [
      'can|could|may|might … (?:throw|thrown|throws) in',
      '(?:throw|thrown|throws) in … if|when|for (?:a )?buyers?',
      'sweetener|bargaining chip',
      'to|helps? … (?:close|clinch|seal|sweeten|rescue|save) (?:the|a) (?:deal|sale)',
      String.raw`if|when|once|where|for|that … (?:they|he|she|someone|somebody|clients?|${CUSTOMER}|${SELLER}|guests?|who)(?: really| still| \w+s)? (?:haggles?|hesitates?|wavers?|wobbles?|pushes? back|insists?|balks?|bargains?|plays? hardball|threatens? to (?:leave|go|walk)|walks? away|grumbles?|(?:is|are) (?:on the fence|unsure|undecided|in doubt|torn)|gets? cold feet)`,
      `hesitant|hesitating|wavering|undecided|reluctant … ${CUSTOMER}|${SELLER}|clients?|guests?`,
      `free|extra|discount|off|waived? … (?:if|when) (?:they|he|she|someone|somebody|people|(?:an?|the) (?:\\w+ )?(?:${CUSTOMER}|guests?|clients?|sellers?|landlords?|owners?))(?: \\w+)? (?:asks?|complains?|push|pushes|press|presses|moans?|hesitates?|signs? (?:today|on the spot))`,
      'only (?:if|when) (?:asked|pressed|pushed|they ask|somebody asks|someone asks)',
      'if|when|once|where|who|that|any|for … haggles?|hesitates?|hesitant|wavers?|wavering|wobbles?|dithers?|pushes back|push back|balks?|bargains?|cold feet|on the fence|undecided|plays? hardball|threatens? to (?:leave|go|walk|quit)|walks? away|about to (?:walk|leave)|grumbles?',
      `(?:angry|unhappy|unsure|nervous|annoyed) (?:buyers?|guests?|tenants?|clients?|sellers?) (?:gets?|receives?|are given)|(?:buyers?|guests?|tenants?) in doubt`,
      'negotiable … down to|to \\d',
    ],
    unless: 'hesitate to|not hesitate|we insist',
  },
  offers: {
    told: [
      `we've|we have|we had|there's|there is|there are|have|has|got|had … (?:an|${COUNT}|several|another|a couple of|some) (?:sealed |cash |written |firm |good |low |higher |new )?(?:offers?|bids?) … of|at|from|in|so far|already|above|over|below|around|the higher|the highest|the best`,
      '(?:offers?|bids?) (?:so far|in already|on the table|to date)',
      `sealed|best and final … bids?|offers? … ${PRICE}`,
      '(?:offers?|bids?) (?:are|is|was|were|came)(?: all| both)? (?:below|short of|too low|in at)',
      `(?:highest|best|top|higher|lower|second|other|leading|winning|first|latest|last) (?:sealed |cash )?(?:offer|bid) … is|was|stands at|at|of|came … ${PRICE}`,
      `(?<!is |are |was |were |be |been |homes |flats |rooms |plots |min |minimum )(?:offered|bid)(?: us)? (?:${PRICE})`,
      '(?:turned down|rejected|refused|knocked back) … (?:an|the|two|three|his|her|their) (?:offers?|bids?)|offers? of|bids? of',
      String.raw`the (?:\w+'s )?reserve(?: price| for lot \w+)? (?:is|was|sits at|stands at|of) … ${AMOUNT}`,
      `reserve of (?:${PRICE})|[:,–-] reserve(?: price)?:? (?:${PRICE})`,
      'valuation|appraisal … came (?:back|in) (?:at|below|low|under)',
      `(?:current|standing) (?:offer|bid) … ${AMOUNT}|under offer (?:at|for) (?:${PRICE})`,
      `(?:has|have) (?:${COUNT}) bidders`,
      'there (?:is|are) no (?:other|second|further) (?:bidders?|offers?|bids?|buyers?|interest)',
      '(?:bids|bidding) … (?:for|on behalf of) us|our (?:straw|shill|phantom) bidders?',
      '(?:owners?|sellers?|vendors?|landlords?)(?: is| are)? open to … (?:free|less|below|under)',
    ],
  },
  reasons: {
    told: [
      `${SELLER}|${PERSON}|couple|family … sells?|selling|moving|getting rid|gets rid|leaving … because|since (?:he|she|they)|due to|after (?:his|her|their)|to (?:pay|settle|clear|avoid)|before the bank`,
      `(?:the|our|this) (?:${SELLER}|${CUSTOMER})|${ONE}|his|her … ${HARDSHIP}`,
      `${SELLER}|${PERSON}|family|couple … needs?|wants? … the money|the cash|cash|money|out|rid|to be gone|a quick sale|to sell (?:fast|quickly|soon|before|by)`,
      String.raw`${SELLER}|${PERSON}|family|couple … (?:is|are|was|'s|gets?|getting)(?: \w+)? (?:desperate|in a hurry|under pressure|motivated|fed up|struggling|strapped|running out of money)`,
      `${SELLER}|${PERSON}|family|couple … (?:must|has to|have to|needs? to|forced to) (?:sell|move|get out) (?:by|before|fast|quickly|soon|because|within|this|now)`,
      `(?:owners?|sellers?|vendors?|landlords?|couple|family) (?:is |are )?(?:in the middle of|going through|facing|amid|in) (?:an? |his |her |their )?(?:${HARDSHIP})`,
    ],
    unless: `or|counsell\\w+|advice|since her|each of them|help|support`,
  },
  means: {
    told: [
      `(?:${CUSTOMER}|client)(?:'s|s'|')? (?:max|maximum|budget|limit|ceiling) … ${AMOUNT}`,
      `${CUSTOMER}|client|${PERSON} … stretch to|go to|go up to|go as high as|can pay|could pay|can afford|could afford|pay up to|pay as much as|afford up to … ${PRICE}`,
      `${CUSTOMER}|${PERSON}|parents … has|have|got … ${AMOUNT}k? (?:in savings|saved|in the bank|in cash|equity)`,
      String.raw`(?:his|her|their|\w+'s) credit (?:score|file|report) (?:is|was|shows|came)`,
      `${PERSON}|couple … earns?|brings? home … ${PRICE}`,
      'bank|lender … (?:turned|refused|declined|rejected) (?:him|her|them|the buyers?)',
      '(?:is|are|lives) on (?:benefits|welfare|parole|probation|the dole)',
      `the (?:${CUSTOMER})|one of the tenants|${ONE} … has|have|suffers? from … heart condition|depression|epilepsy|criminal record|addiction|bad credit|county court`,
    ],
    unless: 'should|who',
  },
  arrears: {
    told: [
      String.raw`${CUSTOMER}|${PERSON}|flat|apartment|unit|room|number|\d+\w? … (?:owes?|owed) (?:us )?(?:${PRICE}|back rent|months|weeks|two|three|four|five|six)`,
      String.raw`${CUSTOMER}|${PERSON}|flat|apartment|unit|room|house|number|\d+\w? … (?:is|are|was|fell|gets?|been|'s|has|have)(?: \w+)? (?:behind (?:with|on|in)|in arrears|in default|late with|late on|late every|late again|overdue with)`,
      String.raw`tenants?|${PERSON}|couple|family|flat|apartment|unit|room|house|number|\d+\w? … (?:has|have|had)(?: not|n't| never) paid|hasn't paid|haven't paid|stopped paying`,
      String.raw`arrears (?:of )?[£$€]?\d[\d.,]{2,}`,
      `(?:${COUNT}) (?:months?|weeks?) (?:behind|in arrears|late|overdue)`,
      String.raw`we|landlord|owner … (?:evict|evicting|evicted) (?:him|her|them|the \w+)|serv(?:ed|ing) notice on`,
      'bailiffs? (?:come|comes|arrive|visit|are due|were)|being evicted|will be out by|bad payers?|(?:rent|instalment) (?:is|has been)(?: still)? (?:outstanding|unpaid|missing)(?: since| for)?',
      '(?:is|are) (?:always|often|usually|again|forever) late|late every month|(?:is|are) overdue by',
      'owed to us',
    ],
    unless: 'fees?|charged?|interest|penalty|can lead|landlords on',
  },
  privateContacts: {
    told: [
      String.raw`(?:\w+'s|\w+s'|his|her|owner|seller|landlord|director|boss) (?:own |private |personal |secret ){1,2}(?:mobile|cell|number|address|e-?mail|whatsapp|line)`,
      String.raw`(?:\w+'s|his|her) home (?:address|phone|number) … is|\d+`,
      String.raw`private|privately|unlisted|home number|personal … \+?\(?\d(?:[ ().-]{0,2}\d){6,14}|\S{1,40}@\S{1,40}`,
      'only|just|nobody but|nobody except … team|staff|office|managers?|we|i|us|me|directors?|colleagues … (?:may|can|should|has|have|knows?|gets?|sees?|uses?|for) … whatsapp|mobile|number|address|e-?mail|codes?|passwords?|names?|why|how much|figures?',
      '(?:address|identity|name|number) (?:is|are|must stay|stays|remains) (?:protected|secret|withheld|unlisted)',
      'number|mobile|whatsapp|address|e-?mail … (?:just|only) for (?:the |our )?(?:team|staff|us|colleagues)|for (?:the )?(?:team|staff|colleagues) only',
      '(?:mobile|cell|number|whatsapp) (?:is )?(?:private|not public|unlisted)',
      'the (?:sellers?|vendors?|buyers?|tenants?)(?: of \\w+(?: \\w+)?)? (?:can|may) (?:only )?be (?:rung|called|reached|phoned)',
    ],
  },
  opinions: {
    told: [
      String.raw`${PERSON}|${SELLER}|${CUSTOMER}|neighbou?rs?|manager|agent|notary|solicitor|lawyer|surveyor|broker|contractor|builder|plumber|caretaker|janitor|porter|lady|man|woman|people|firm|son|daughter|wife|husband|mayor|boss|chairman|association … (?:is|are|was|were|can be|gets?|'s|'re) (?:(?:an?|the|such|bit of|really|very|quite|so|always|totally|complete|right|rather|too|absolute|total) ){0,3}(?:${UNPLEASANT})`,
      '(?:nightmare|awful|difficult|nasty|stupid|rude|dodgy|crazy|impossible) (?:clients?|sellers?|vendors?|owners?|landlords?|tenants?|buyers?|neighbou?rs?)',
      "(?:can't|cannot|not to) be trusted",
      String.raw`(?:avoid|beware of|watch out for) (?:him|her|them|mrs? \w+)`,
      'tends? to (?:lie|cheat|drink|shout)|drinks too much|talks too much|lies about|has a temper|cries at|not to be trusted|never satisfied|hard to please|easily (?:upset|offended)|shouts at|picks fights|always drunk|out of (?:his|her) depth',
      'our (?:plumber|electrician|builder|lawyer|solicitor|surveyor|cleaner|accountant|photographer|gardener) is (?:too )?(?:expensive|late|unpunctual|overpriced)',
    ],
  },
  disputes: {
    told: [
      `we|we're|${PERSON}|${SELLER}|tenants?|neighbou?rs?|association|council|builder|firm|company|brothers|siblings … (?:are|is|'re)(?: still| now| currently)? (?:in (?:a |an )?(?:dispute|row|litigation|court|feud|conflict)|at war|suing|being sued|quarrelling|at odds|at loggerheads|not on speaking terms|fighting (?:over|about|with))`,
      '(?:suing|sues|is taking|are taking|threatens? to sue|threatened to sue) (?:us|him|her|them|the (?:firm|agency|owner|seller|landlord|developer|builder))|(?:lawsuit|court case|litigation) (?:with|against|over)',
      String.raw`(?:quarrel|feud|row|dispute|falling out|bad blood|argument) (?:with|over|between|about) (?:the |our |number |its |their )?(?:neighbou?r\w*|\d+|boundary|fence|wall|owners?|brothers|heirs|council|association|managing|builder|contractor|developer|tenants?)`,
      '(?:open|pending|formal) complaints? (?:about|against|with|at)|investigating us|reported us|hired a lawyer|has a lawyer|have a lawyer|not speak to each other|out of court',
      '(?:former|ex-?) ?(?:agent|partner|tenant|employee|landlord) (?:wants|demands|claims) … from us',
      `(?:auditing|looking (?:at|into)|going through|examining|investigating) (?:\\w+ )?(?:us|our (?:books|accounts|files|trust|client account|figures|practices|deposits|company|agency|firm))`,
      'we have a (?:\\w+ ){0,2}(?:dispute|quarrel|lawsuit|feud)',
    ],
    unless: 'was|were|settled|any',
  },
  ...englishOfFirm,
  ...englishOfHomes,
}

import { englishOfHomes } from './en-homes.ts'
import type { SignsByKind } from './kinds.ts'

const SELLER = 'sellers?|vendors?|owners?|landlords?|landlady|clients?|developers?|executors?|heirs|widow|widower'
const CUSTOMER = 'buyers?|purchasers?|bidders?|tenants?|renters?|applicants?|couple|family'
const ONE = String.raw`he|she|mrs?\.? \w+|ms\.? \w+|dr\.? \w+`
const PERSON = String.raw`${ONE}|they|the \w+s`
const STAFF =
  'agents?|negotiators?|realtors?|assistants?|receptionists?|cleaners?|housekeepers?|managers?|staff|team|trainees?|interns?|juniors?|seniors?|salespeople|temps?|porters?|caretakers?|employees|colleagues'
const SUPPLIER = String.raw`surveyors?|solicitors?|conveyanc\w+|lawyers?|notary|lenders?|banks?|mortgages?|advis[eo]rs?|movers?|removals?|plumbers?|electricians?|builders?|contractors?|roofers?|painters?|gardeners?|laundry|inspectors?|stagers?|photographers?|insurers?|suppliers?|locksmiths?|restaurants?`

const COUNT = String.raw`\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty`
const AMOUNT = String.raw`[£$€]? ?\d[\d.,]*`
/** A price or a share, rather than a date or a number of persons. */
const PRICE = String.raw`[£$€] ?\d[\d.,]*k?|\d{3}|\d+[.,]\d{3}|\d+k|\d+(?:\.\d+)? ?(?:%|percent|per cent|grand|quid|million|m|euros|pounds|dollars)`
const PERIOD = String.raw`(?:an|a|per|each|every) (?:hour|day|week|month|year|sale|viewing|let|tenancy|changeover|shift|listing|deal)`
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|next year)'

const HARDSHIP = String.raw`divorc\w+|separat(?:ed|ing|ion)|split(?:ting)? up|broke up|bankrupt\w*|insolven\w+|foreclos\w+|redundan\w+|lost (?:his|her|their) jobs?|inheritance tax|dementia|cancer|illness|ill|gambl\w+|debts?|care home|nursing home|prison|alcohol\w*|died|two mortgages|bridging loan|tax bill|pregnan\w+`
const UNPLEASANT =
  'nightmare|pain|idiots?|morons?|drunks?|alcoholics?|liars?|crooks?|cheats?|thieves|thief|bully|snobs?|racists?|rude|lazy|useless|incompetent|unreliable|dishonest|difficult|impossible|stingy|greedy|naive|stupid|clueless|hopeless|arrogant|aggressive|grumpy|nosy|paranoid|hysterical|unbearable|shady|sloppy|time-wasters?|nasty|unpleasant|pushovers?|moody|untrustworthy|hard work|crazy|nuts|awful|horrible|terrible|annoying|gullible|senile|toxic'
/** What makes a home worth less when it is built nearby, or when it closes. */
const NEIGHBOUR =
  'hotel|hostel|motorway|bypass|mast|supermarket|tower|towers|factory|shelter|prison|halfway house|wind ?farms?|landfill|casino|night ?club|high-rise|flats|warehouse|incinerator|quarry|pylons?|storeys|stories'
const SERVICE =
  'hospital|emergency ward|school|station|factory|post office|pub|surgery|bank|bus|clinic|supermarket|shop|airport|quarry'

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
  pay: {
    told: [
      `${STAFF} … gets?|earns?|makes?|is on|are on|takes? home|receives?|paid|costs? us … ${AMOUNT}k?(?: euros?| pounds| dollars)? (?:${PERIOD}|(?:%|percent|per cent) of)`,
      String.raw`(?:^\w+|he|she) (?:earns|is on|takes home|is paid|makes|gets|keeps) ${AMOUNT}k? ?(?:${PERIOD}|plus|(?:%|percent|per cent) (?:of|on) (?:every|each|all|what|his|her)(?! rent))`,
      String.raw`(?:is|are|works?) on (?:an? )?\d\d ?(?:/|:|-|to) ?\d\d`,
      String.raw`(?:base|basic|staff|his|her|\w+'s) (?:pay|salary|wages?) (?:is|of|:) (?:only |about )?${AMOUNT}`,
      '(?:salary|salaries|wages|payroll) (?:is|are|was|were|will be) (?:\\w+ )?(?:cut|frozen|late|delayed|unpaid|overdue)|(?:sells|lists|signs|lets|brings in) the most',
      String.raw`^\w+(?: \w\.?)? ?[:–-] ?\d+ ?(?:%|percent) (?:of|commission|split)`,
      `agents? (?:keeps?|takes?) ${AMOUNT} ?(?:%|percent)`,
      `we pay (?:our |the )?(?:${STAFF}) ${AMOUNT}`,
      `(?:brings?|earns?) (?:the |an |each |our )?(?:agents?|negotiators?|brokers?|consultants?) ${AMOUNT}`,
      '(?:agents|brokers|negotiators) share … percent|%',
      '(?:has|have) a salary of',
    ],
    unless: 'hiring|careers?|vacanc\\w+|apply|applications|join|looking for|recruit\\w*|residents',
  },
  targets: {
    told: [
      `our (?:goal|target|aim|quota) (?:is|are) (?:at least |about )?(?:${COUNT}) (?:new |signed )?(?:listings|instructions|sales|lets|viewings|clients|contracts|mandates|deals|calls)`,
      "(?:sales|monthly|weekly|quarterly|annual|personal|his|her|their|branch|listing|viewing|agents?'?) (?:targets?|quotas?(?! mensal))",
      `targets?|quotas? … (?:${COUNT})(?: new| signed)? (?:viewings?|valuations?|listings?|instructions?|sales|houses|homes|calls|appointments|deals|contracts?|lettings|leads|completions)`,
      `${STAFF}|he|she|we|everybody|everyone … must|has to|have to|needs?|supposed to|expected to|owes us … (?:${COUNT})(?: new| more| signed)? (?:viewings?|valuations?|listings?|instructions?|sales|houses|appointments|deals|contracts?|lettings|leads|completions|clients|customers|reviews|mandates|calls) (?:a|per|each|every|this|to hit)`,
      '(?:missed|hits?|behind|short of|meets?|met|reached)(?: \\w+){0,2} (?:targets?|quotas?)',
      `(?:has|have|is|are) to (?:sell|list|let) (?:${COUNT}) … this (?:year|month|quarter|week)`,
      `(?:agents|negotiators|brokers|juniors|trainees|each of us|each agent) (?:makes?|brings?|books?|calls?|lists?|sells?|signs?) (?:${COUNT}) … (?:a|per|each|every) (?:day|week|month)`,
      `(?:each|every) (?:${STAFF}) (?:must|should|has to|is to) (?:\\w+ ){0,2}(?:list|sell|let|sign|win|bring in|book) (?:${COUNT})`,
    ],
    unless: 'no|never',
  },
  staffMatters: {
    told: [
      'final warning|on probation|off sick|signed off sick|burnt out|job-hunting|laying off|looking for another job|(?:gave|handed in|giving|handing in) (?:his|her) notice',
      String.raw`(?:are|will|going to|have to) let(?:ting)? (?:\w+ ){1,3}go`,
      `(?:${STAFF}) (?:is being|are being|was|is|will be|were) (?:fired|dismissed|suspended|made redundant|sacked)`,
      String.raw`(?:^\w+|he|she) (?:is leaving|is quitting|leaves|quits|will leave) (?:us|at the end|in ${MONTH}|after ${MONTH})`,
      String.raw`(?:^\w+|he|she|receptionist|manager|agent) is (?:pregnant|expecting(?! (?:an?|the|to))|depressed|in rehab)`,
      String.raw`(?:\w+'s|his|her) (?:(?:back|heart|drinking|health|knee|marriage) (?:problem|trouble|condition|is|keeps)|illness|burnout|diagnosis)`,
      'sacked|poached|poaching|redundancies|cutting (?:\\w+ )?jobs',
      '(?:our|the) (?:\\w+ )?(?:manager|receptionist|negotiator|bookkeeper|trainee|caretaker|assistant|accountant|director) (?:is|has) (?:\\w+ )?(?:leaving|going|looking elsewhere|handed|resigned|interviewing|job-?hunting|had a warning|drinking)',
      '(?:has|have) (?:resigned|handed in|quit)|is leaving (?:us|the (?:firm|company|agency))',
    ],
  },
  kickbacks: {
    told: [
      'kickbacks?|kick-backs?|backhanders?',
      `${SUPPLIER} … (?:pays?|gives?|slips?|sends?|hands?|returns?|wires?) (?:us|me|the office|the firm|the agency|back) … ${AMOUNT}|per|each|every|hamper|percent|cut|share|dinner|weekend`,
      String.raw`^(?:\w+ ){1,3}(?:pays|gives|slips|hands) (?:us|the office|the firm|the agency) … ${AMOUNT}|per|a cut`,
      `we|office|agency|firm … (?:get|gets|see|sees|earn|earns|receive|receives|take|takes|pocket|collect) … back from|from (?:the |our |each )?(?:${SUPPLIER})|per (?:referral|case|lead)|(?:for|on|of|from) (?:each|every|all) (?:\\w+ )?(?:referral|client|case|policy|loan|mortgage|invoice|job|repair|bill)s?`,
      'for (?:each|every) … (?:we|office|agency) (?:get|gets|see|sees|earn|pocket|collect)',
      `referrals? (?:from|to|by) … (?:${COUNT}) (?:each|per)`,
      `${SUPPLIER} … (?:pays?|gives?|slips?|hands?|wires?|kicks?) (?:us|me|the office|the firm|the agency|back)`,
      `(?:brings|earns|nets) us … ${AMOUNT}`,
      `(?<!sellers |buyers |owners |landlords |vendors |clients |tenants |guests |nobody )(?:gives?|pays?) us (?:${AMOUNT}k?|one|a)(?: \\w+)?(?: \\w+)? (?:per|for each|for every|of each)`,
      `${SUPPLIER} … (?:adds?|puts? on|charges?) … for us`,
    ],
    unless: 'you|your|no|nobody|none|neither|nothing|anyone|refused|declined|forbids?|tell|told|policy|updated|star',
  },
  finances: {
    told: [
      `(?:costs?|charges?) us (?:about |only |just |around )?${AMOUNT}`,
      String.raw`(?:our|net|gross) (?:profits?|profit margins?|margins?|mark-?ups?) … \d+`,
      `we (?:only |still )?(?:make|clear|pocket|earn|net) (?:about )?${AMOUNT}k?(?: ?%| percent| euros?| pounds| dollars)? (?:on|per|from)`,
      String.raw`we mark up|(?:is|are|gets?) marked up (?:by )?${AMOUNT}`,
      `we (?:only )?(?:paid|bought) … ${PRICE} … (?:for|per) (?:the (?:land|site|plot|block|building)|it)`,
      `(?:build|construction|land|purchase) costs? (?:is|was|were|are|comes to) (?:about )?${AMOUNT}`,
      "cash (?:flow )?is (?:tight|short|low)|short of cash|overdraft|overdrawn|we are broke|we're broke|the bank wants",
      `(?:firm|company|agency|office|branch|we) (?:has |have |still )?(?:lost|loses|losing|owes?) (?:about )?(?:${PRICE}|money)|we (?:are|'re) … behind with`,
      String.raw`(?:quarter|year|month|season|turnover|revenue|sales|bookings|occupancy) … (?:was|were|is|are|fell) (?:\w+ )?(?:poor|weak|bad|terrible|dismal|disappointing|only \d+)`,
      '(?:no|not a single|not one|hardly any) (?:viewings?|enquir(?:y|ies)|inquir(?:y|ies)|takers?|offers?|showings?) … months?|weeks?|yet|so far',
      '(?:has|have) (?:been|stood|sat) (?:empty|vacant|unsold|unlet) (?:for|since) … months?|weeks?|years?',
      '(?:last|two|three|several) (?:\\w+ )?(?:buyers|tenants) (?:have )?(?:pulled out|walked away|backed out|withdrew|dropped out)',
      '(?:sinking|reserve) fund is … empty|low|gone',
      `(?:our|the firm's|the company's) (?:profit|loss|losses|debts?) (?:was|were|of|is|are|fell|rose) … ${AMOUNT}`,
      'lost money|late with the wages|behind with (?:the )?(?:taxes|vat|rates|wages|suppliers)|(?:still|had|have had|has had) no (?:viewings|enquiries|inquiries|takers|interest|bites|offers)',
      `(?:has|have) debts|costs (?:us )?${AMOUNT}k? to build|our turnover (?:was|is|fell)`,
      `only (?:${COUNT}) of (?:our|the) … (?:is|are) (?:booked|let|rented|sold)`,
      `we (?:lose|lost|write off|wrote off|owe|made a loss|miss) (?:about |around |some |one in |nearly )?(?:${COUNT}|half|a third|money|landlords|clients|two|three)`,
      '(?:reviews|testimonials) … (?:are|were|come) from (?:friends|family|us|staff)|(?:reviews|testimonials) (?:are|were) bought',
    ],
    unless: 'as disclosed|printed|which is why|council',
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
  plans: {
    told: [
      "not (?:yet )?(?:been )?(?:announced|public yet|signed yet|official)|(?:isn't|aren't) (?:announced|public|signed|official)(?: yet)?|before (?:it|this|we|they) (?:is |are |go(?:es)? )?(?:announced?|public)|nobody knows yet|will not be announced",
      String.raw`(?:in talks|negotiating|in discussions) (?:with|about|over|to) … buy\w*|sell\w*|takeover|take over|merge\w*|chain|investor|competitor|rival|acquire|portfolio`,
      String.raw`we|we're|office|firm|company|boss|management|board … (?:considering|thinking of|thinking about|plan to|planning to|intends? to|about to|wants? to|will have to) (?:clos(?:e|ing)|sell(?:ing)? (?:the|our|up)|merg(?:e|ing)|rais(?:e|ing)|increas(?:e|ing)|cut(?:ting)?|replac(?:e|ing)|demolish\w*|shut\w*|evict\w*|outsourc\w+|get rid)`,
      `(?:prices?|rents?|fees?|charges?|commissions?) … (?:go up|goes up|will go up|rises?|will rise|will increase) (?:by |to )(?:${PRICE}) (?:in|on|from) … ${MONTH}`,
      `(?:branch|office|shop) (?:closes|is closing|will close|shuts|will shut)(?: down| for good)? (?:in|at the end of|next|by) (?:${MONTH}|(?:the|this) year)[.!]?$`,
      "(?:we are|we're|we will be) (?:closing|selling|shutting) (?:the|our|down)",
      '(?:office|branch|building|hotel|park|site) (?:will be|is to be|is being) (?:demolished|taken over|shut down|wound up)',
      `(?:from|on|in) … ${MONTH} … (?:prices?|rents?|fees?|charges?|commission) … (?:rises?|goes up|go up|increases?|climbs?)`,
      "(?:we|we're|office|firm|company|owners?|management|board|landlord|council) … (?:considering|thinking of|planning to|about to|intends? to|want to|wants to) … (?:close|closing|sell|selling|merge|demolish|evict|replace|convert|outsource|rais(?:e|ing) (?:rents?|fees?|prices?))",
      'new owners? (?:take|takes|will take) over|(?:buyer|offer|bid) for the (?:company|agency|business|firm)|(?:looked at|looking at) our (?:books|company)',
      `(?:${NEIGHBOUR}) (?:will be|is to be|are to be|is being|is going to be|is|are|will) (?:built|planned|coming|go up|going up|approved|opened|put up) … (?:next|beside|behind|opposite|across|near|above|below|in front|over the|on the|down the|by the)`,
      `the (?:${SERVICE})(?: \\w+){0,6} (?:is closing(?: down| for good| its .*)?[.!]?$|is being closed|lets? (?:\\w+ )?(?:people|workers) go|was cancelled|is (?:being )?moved|is being shut)`,
      `the (?:${SERVICE})(?: \\w+){0,6} stops? (?:\\w+ )?(?:in|next|from|after) (?:the )?(?:${MONTH}|summer)`,
      'we (?:give up|are giving up|will leave|leave|are leaving) (?:the|our) (?:\\w+ ){0,3}(?:office|branch|shop)',
    ],
    unless: 'letters?|decided|residents',
  },
  tactics: {
    told: [
      "(?:tell|telling|let|make) (?:\\w+ )?(?:them|buyers?|applicants?|callers|tenants|guests|everyone|sellers?|landlords?|vendors?) (?:think|believe|that (?:there|we|another)|there's|there is|another (?:buyer|couple)|we have|it has gone|it's gone)",
      '(?:push|pressure|pressurise|squeeze|upsell|lowball|scare|string along|steer) (?:\\w+ )?(?:them|buyers?|families|sellers?|vendors?|tenants?|couples?|landlords?|foreigners)',
      'pretend (?:that|there|we|it|to be)|exaggerate|overstate|gloss over|downplay|play down|change the subject',
      'we (?:always |often )?(?:list|price|pitch|value|quote) … above|below|over|under|higher|lower|too high|too low … what|than|to (?:win|get|attract)',
      '(?:valuations?|guide prices?|photos|pictures|brochures?) (?:hide|leave out|are (?:pitched|inflated|fake|faked))|(?:easiest|easy) (?:to (?:push|fool|squeeze|upsell)|prey|targets?)',
      'say (?:that )?(?:it|the flat|the house|the room) (?:has|is) (?:gone|taken|let|sold)|(?:steer|push|talk|keep|put) (?:\\w+ ){0,2}(?:families|foreigners|students|buyers|tenants|people) (?:away|off|into|towards|up)',
      'front of the queue|prefer not to (?:let|rent|sell) to|(?:another|other) (?:couple|buyer|party) (?:is )?(?:coming|interested)',
      'reviews? … written by (?:us|me|our|staff|friends)',
      '(?:before|when|while) you show (?:the|it|them)|(?:show|showing) the (?:worst|dearest|dark|damp) (?:\\w+ )?(?:first|last)',
      'others? (?:are|is) (?:also )?(?:looking|interested|coming|waiting)',
      '(?:open|start|begin|go in) high(?!er| street| road)',
    ],
    unless: 'never|fraud\\w*',
  },
  ...englishOfHomes,
}

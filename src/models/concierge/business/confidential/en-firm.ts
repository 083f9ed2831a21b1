import { AMOUNT, COUNT, PRICE } from './en-amounts.ts'
import type { SignsByKind } from './kinds.ts'

const STAFF =
  'agents?|negotiators?|realtors?|assistants?|receptionists?|cleaners?|housekeepers?|managers?|staff|team|trainees?|interns?|juniors?|seniors?|salespeople|temps?|porters?|caretakers?|employees|colleagues'
const SUPPLIER = String.raw`surveyors?|solicitors?|conveyanc\w+|lawyers?|notary|lenders?|banks?|mortgages?|advis[eo]rs?|movers?|removals?|plumbers?|electricians?|builders?|contractors?|roofers?|painters?|gardeners?|laundry|inspectors?|stagers?|photographers?|insurers?|suppliers?|locksmiths?|restaurants?`
const PERIOD = String.raw`(?:an|a|per|each|every) (?:hour|day|week|month|year|sale|viewing|let|tenancy|changeover|shift|listing|deal)`
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|next year)'
/** What makes a home worth less when it is built nearby, or when it closes. */
const NEIGHBOUR =
  'hotel|hostel|motorway|bypass|mast|supermarket|tower|towers|factory|shelter|prison|halfway house|wind ?farms?|landfill|casino|night ?club|high-rise|flats|warehouse|incinerator|quarry|pylons?|storeys|stories'
const SERVICE =
  'hospital|emergency ward|school|station|factory|post office|pub|surgery|bank|bus|clinic|supermarket|shop|airport|quarry'

/** What a business keeps quiet of itself, in English: its staff, its money, its plans and how it works on customers. */
export const englishOfFirm: Pick<
  SignsByKind,
  'pay' | 'targets' | 'staffMatters' | 'kickbacks' | 'finances' | 'plans' | 'tactics'
> = {
  pay: {
    told: [
      `${STAFF} … gets?|earns?|makes?|is on|are on|takes? home|receives?|paid|costs? us … ${AMOUNT}k?(?: euros?| pounds| dollars)? (?:${PERIOD}|(?:%|percent|per cent) of)`,
      String.raw`(?:^\w+|he|she) (?:earns|is on|takes home|is paid|makes|gets|keeps) ${AMOUNT}k? ?(?:${PERIOD}|plus|(?:%|percent|per cent) (?:of|on) (?:every|each|all|what|his|her)(?! rent))`,
      String.raw`(?:is|are|works?) on (?:an? )?\d\d ?(?:/|:|-|to) ?\d\d`,
      String.raw`(?:base|basic|staff|his|her|\w+'s) (?:pay|salary|wages?) (?:is|of|:) (?:only |about )?${AMOUNT}`,
      '(?:salary|salaries|wages|payroll) (?:is|are|was|were|will be) (?:\\w+ )?(?:cut|frozen|late|delayed|unpaid|overdue)|(?:sells|lists|signs|lets|brings in) the most',
      String.raw`^\w+(?: \w\.?)? ?[:–-] ?\d+ ?(?:%|percent) (?:of|commission|split)`,
      `agents? (?:keeps?|takes?) ${AMOUNT} ?(?:%|percent)`,
      `we (?:pay|reimburse) (?:our |the |each |every )?(?:\\w+ )?(?:${STAFF}|brokers?|partners?) ${AMOUNT}`,
      `(?:brings?|earns?) (?:the |an |each |our )?(?:agents?|negotiators?|brokers?|consultants?) ${AMOUNT}`,
      '(?:agents|brokers|negotiators) share … percent|%',
      'a salary of|desk fees?|commission advances?|advances? on (?:\\w+ )?commissions?',
      `(?:${STAFF}|brokers?|people) (?:is|are|gets?) paid (?:within|on the|after|before|every|each|out|weekly|monthly|twice)`,
      `(?:${STAFF}) (?:gets?|receives?|have|has) an? (?:\\w+ ){0,2}discount`,
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
      '(?:the|our)(?: own)? (?:office|shop|branch) rent (?:is|was|costs?|runs|comes|goes)|our (?:own )?rent for the (?:office|shop|branch)',
      'our (?:monthly|yearly|annual|weekly|running|fixed|operating) (?:costs?|expenses|spending|bills?)|our (?:overheads?|expenses|(?:advertising|marketing|ad) budget)',
      String.raw`we (?:only )?spend … [£$] ?\d[\d.,]*`,
      'company cars? … leas(?:ed|ing)',
      `(?:our|the firm's|the company's) (?:profit|loss|losses|debts?) (?:was|were|of|is|are|fell|rose) … ${AMOUNT}`,
      'lost money|late with the wages|behind with (?:the )?(?:taxes|vat|rates|wages|suppliers)|(?:still|had|have had|has had) no (?:viewings|enquiries|inquiries|takers|interest|bites|offers)',
      `(?:has|have) debts|costs (?:us )?${AMOUNT}k? to build|our turnover (?:was|is|fell)`,
      `only (?:${COUNT}) of (?:our|the) … (?:is|are) (?:booked|let|rented|sold)`,
      `we (?:lose|lost|write off|wrote off|owe|made a loss|miss) (?:about |around |some |one in |nearly )?(?:${COUNT}|half|a third|money|landlords|clients|two|three)`,
      '(?:reviews|testimonials) … (?:are|were|come) from (?:friends|family|us|staff)|(?:reviews|testimonials) (?:are|were) bought',
    ],
    unless: 'as disclosed|printed|which is why|council',
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
      '(?:ad|ads|advert|listing|brochure|stated|advertised) … (?:counts?|includes?) … (?:enclosed|closed|glazed) (?:porch|balcony|terrace)',
      '(?:attic|loft|den|basement|storage room|garage) … (?:counts?|counted|listed|figures?|appears?|passes) as (?:a |the )?(?:bedroom|living room)',
      '(?:photos?|pictures?|images) … (?:were taken|date from|are) … (?:years|summers|winters) (?:old|ago)',
      '(?:photos?|pictures?|images) … (?:predate|from before) … (?:plant|road|motorway|highway|fire|flood|works)',
      String.raw`we (?:measure|count|round) (?:\w+ ){0,4}(?:to the middle|up to the (?:road|street|kerb)|generously)`,
      String.raw`(?:viewings?|showings?|visits?|appointments?|open houses?) … (?:same (?:time|hour|half hour)|on purpose|back to back) … (?:rush\w*|hurry|pressure|queue|compete\w*)`,
      '(?:visitors|followers|views|enquiries|inquiries|clicks|fans) … (?:twice|bots|bought|fake)',
      '(?:award|prize|seal|medal) … (?:was|is) bought',
      '(?:testimonials?|reviews?) … made up',
      String.raw`closes? (?:deals )?(?:\w+ )?(?:best|fast\w*|easily|quick\w*) (?:with|on)`,
      '(?:foreigners|immigrants|non-residents) … (?:pays?|quoted|charged) … (?:more|extra|double|twice|higher)',
      '(?:ask|charge) (?:foreigners|immigrants|(?:students|people|tenants) from abroad) … (?:more|extra|double|twice)',
    ],
    unless: 'never|fraud\\w*',
  },
}

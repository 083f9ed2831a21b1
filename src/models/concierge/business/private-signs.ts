import { any } from './patterns.ts'

/** Signs of confidential content. One of them keeps a sentence private. */
export const PRIVATE_SIGNS: RegExp[] = [
  // explicitly confidential
  any(`internal\\w*|confidential\\w*|secret\\w*|(?<!data |information |details )private(?:ly)?(?! (?:parking|gardens?|viewings?|tours?|appointments?|information|data))|off the record|between (?:us|you and me|ourselves)|hush|quietly|discreet\\w*|sensitive|classified
    reveal\\w*|disclos(?:e|es|ed|ing) (?!requirements)|undisclosed|not (?:public|for (?:the )?(?:public|customers|clients|visitors|publication))|nobody (?:knows|should|may|must)|no one (?:knows|should|may|must)|must not (?:know|learn|hear|find out)|should not (?:know|learn|hear|find out)|(?:does|do)(?:n.t| not) (?:want|know) (?:anyone|anybody|it|this|the|that)|in confidence|staff only|for staff|agents only|eyes only|keep (?:it|this|that|quiet)|behind (?:his|her|their) back|embargo\\w*|leak(?:ed)? (?:to|this)
    (?:do not|don.t|never|not to|please don.t) (?:share(?! (?:your|any|personal|customer|client)\\b)|tell|say|mention|show|promise|discuss|give|talk|quote|pass|publish|let|admit|offer|advertise)`),
  // keys and codes
  any(
    `pass ?words?|pass ?codes?|pass ?phrases?|pin|pins|(?<!fire |building |dress |zip |post )codes?(?! of (?:conduct|ethics))|alarms?|lock ?box(?:es)?|key ?box|key ?safe|combination|log ?ins?|user ?names?|credentials?|(?<!free )wi-?fi(?! (?:is|are) (?:free|available|included))|ssid|api|tokens?|master key|spare keys?|keys? (?:is|are|lies?|hangs?|hidden) (?:under|behind|in|at|below|with)|hidden(?! (?:fees?|costs?|charges?))|safe (?:is|in|behind)|gate code|access code|iban|account (?:number|no|details)|routing number|swift|social security|ssn|tax id|date of birth|vpn|server`,
  ),
  // what a party would accept, pay or negotiate
  any(
    `would (?:take|accept|settle|agree|sign|sell|go|consider|probably|likely|also|even|really|happily|drop|pay|let|leave)|(?:will|might|may|could|can|d) (?:take less|take as little|accept (?:less|as little|a lower|any|an? offer)|settle for|go (?:as low|down|lower|up to|as high|below|under)|drop(?! (?:in|by|off)\\b)|come down|be talked|be persuaded|cave|budge|fold|sell (?:for|at) less)|take less|will accept anything|anything (?:over|above|under)|accept less|go lower|goes? (?:as low|down to|as high)|as low as|no lower than|not (?:go )?below|bottom line|bottom price|rock bottom|floor price|lowest (?:price|offer|rent|acceptable|figure|he|she|they|we)|least (?:he|she|they|we)|highest (?:price|offer|bid|he|she|they|we)|reserve price|walk.?away|minimum (?:acceptable|price|offer|bid)|acceptable|true (?:price|value)|real (?:price|value|reason|limit)|willing to (?:pay|take|accept|go|drop|sell|lower|negotiate|wait|spend)|ready to (?:pay|take|accept|go|drop|lower|give|sign)|prepared to|can afford|max(?:imum)? (?:budget|offer|bid)|top (?:budget|offer|bid|price)|budget|negotiat\\w+|haggl\\w+|bargain\\w*|leverage|wiggle room|leeway|room to|counter.?offers?|first offer|best offer|other offers?|competing|bids?|outbid|rival\\w*|bidders?|asking too|overpric\\w+|underpric\\w+|price (?:cut|drop|reduction|will)|reduc(?:e|ed|ing|tion)\\b.*\\bprice|lower(?:ed|ing)? the (?:price|rent|fee|commission)|discounts?|rebate|concession\\w*|waive\\w*|if (?:they|the client|someone|anyone|pushed|pressed|asked twice)`,
  ),
  // motives and personal or financial trouble
  any(
    `desperate\\w*|motivated|eager|anxious|keen to|in a (?:hurry|rush)|urgent(?:ly)? (?:to|need|sell|sale)|must (?:sell|close|be sold|be gone|get rid)|need(?:s|ed)? (?:to (?:sell|close|move|be rid)|the (?:money|cash))|needs? cash|forced|divorc\\w*|separat(?:ed|ing|ion)|split(?:ting)? up|breakup|custody|widow\\w*|deceased|died|death|dead|dying|passed away|inherit\\w*|heirs?|illness|ill|sick|cancer(?!l)|hospital\\w*|diagnos\\w*|surgery|pregnan\\w*|rehab|alcohol\\w*|drunk|drinks|addict\\w*|depress\\w*|jobless|lost (?:his|her|their) job|laid off|fired|resign\\w*|quit(?:s|ting)?|retir(?:e|es|ing)\\b|layoffs?|debts?|owes?|owed|arrears|behind (?:on|with)|late (?:on|with)|bankrupt\\w*|insolven\\w*|foreclos\\w*|repossess\\w*|default(?:ed|s)?|liens?|cash.?flow|struggl\\w*|in trouble|gambl\\w*|lawsuits?|sued?|suing|litigation|(?:in|to|of|from|the|by a) court|court (?:case|date|order|hearing)|legal (?:trouble|action|dispute)|settle(?:d|ment) (?:with|of|out)|investigat\\w*|police|arrest\\w*|criminal(?! (?:background|record|history)? ?checks?)|prison|fraud\\w*|audit\\w*|irs|fined|complain(?:s|ed|t about|ts about|ts from|ts against)|affair|lover|mistress|feud|blackmail\\w*|drug\\w*`,
  ),
  // what is wrong with a home
  any(
    `mice|mouse|rats?|cockroach\\w*|roach\\w*|bed ?bugs?|termites?|infest\\w*|mou?ld|mould\\w*|mildew|damp|asbestos|radon|lead paint|leak(?:s|y|ing|ed)? ?(?:when|roof|basement|pipe|every|if)?|flood(?:s|ed|ing)?|crack(?:s|ed)?|sink(?:s|ing)|subsid\\w*|rot|rotten|rotting|haunted|murder\\w*|suicide|stolen|burglar\\w*|break.?ins?|broken into|illegal\\w*|unpermitted|without (?:a )?permits?|not up to code|contaminat\\w*|defects?|faulty|collaps\\w*|condemn\\w*|failed|(?:\\w+|\\d+) years? left|fail (?:the )?inspection|unsafe|dangerous|noisy neighbou?rs?|sewage|stinks?|smells?`,
  ),
  // money inside the business
  any(
    `split|splits|kickbacks?|referral (?:fees?|commission|bonus|money)|finder.?s fees?|cut of|share of the|pockets?|bonus(?:es)?|salar(?:y|ies)|wages?|payroll|earns?|makes? \\$|paid (?:\\$?\\d+ )?(?:an hour|per hour|hourly)|margins?|mark.?ups?|profits?|revenue|turnover|losses|we lost|losing money|income of (?:the|our|his|her)|our costs?|overheads?|quotas?|targets?|forecast|investors? (?:group|will|is|who|discounts?|gets?)|loans? (?:of|from)|we invoice|invoice it|our lawyer|our attorney|our accountant|acquisition|acquire|merger|sell the (?:business|company|agency)|being sold|takeover|hir(?:e|ing) freeze|strategy|competitors?|suppliers?|we bill|bills (?:us|sellers|clients|it)|we keep (?!your\\b|(?:\\w+ )?records)|undercut\\w*|steal|poach\\w*|commission (?:down|can|could|may|might|split|is negotiable|drops?|goes)|secretly|under the table|cash in hand|tax evasion|bribe\\w*|slush`,
  ),
  // how to get in, and what deceives
  any(
    `(?:back|side|cellar|garage|rear) door|unlocked|(?:does|do|did|has|have|is)(?: not|n.t) (?:lock|work(?! (?:outside|in|with|on))|worked|watch|watched|know)|cameras?|guards?|cleaning lady|cleaner|bluff\\w*|pretend\\w*|hint\\w*|trick\\w*|lie|lies|lied|lying|fake\\w*|insult\\w*|offenders?|padded|inflated|hides?|hiding|cover(?:ed|ing)? up|generous|out of order|shut down|for good|plan(?:s|ned|ning)? to|will be (?:closed|sold|let go|raised|pushed|evicted|demolished|listed)|let (?:\\w+ )?(?:agents|staff|people|him|her|them) go|step(?:s|ping)? down|(?:tells?|told|says?|said|claims?|admits?|admitted|pretends?|hints?) (?:agents|us|me|them|clients|that|he|she|they|he.s|nobody|no one)|(?:lease|contract) can be broken|at night|own (?:phone|number|line)|has(?:n.t| not) been|since (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\\b`,
  ),
  // people
  /\b(?:he|she|him|his|her|hers|he.s|she.s)\b/iu,
  any(
    `boss(?:.s)?|(?:his|her|their) (?:cell|mobile|phone|number|personal|home|wife|husband|ex|son|daughter|mother|father|direct|car|dog)|(?:personal|home|direct|mobile|cell) (?:number|phone|cell|mobile|line|e-?mail|address)|direct extension|ext(?:ension)?\\.? \\d+ (?:is|rings|reaches)|lives? (?:at|in|alone|on|with)|ex-?(?:wife|husband|partner|tenant)|girlfriend|boyfriend|spouse|nephew|brother-in-law|rude|difficult|annoying|stingy|naive|gullible|stupid|dumb|liar|creep|blacklist\\w*|do not rent to|never (?:rent|sell|work|lease) to|previous tenant|last tenant|current tenant|tenant in (?:unit|apartment|number|no|\\d)|evict(?:s|ed|ing|ion)?(?! records?)|on (?:vacation|holiday|leave|sick)|out of town|away (?:until|till|from|for)|stands? empty|empty (?:until|from|since|at night)|vacant since|unoccupied|abroad until|vip|celebrity|famous`,
  ),
  // a particular client or owner
  /(?<!paid by |presented to |sent to |charged to |borne by )\b(?:the|our|this|that|his|her|these|those|mr|mrs|ms|both|my) (?:\w+ )?(?:sellers?|owners?|landlord|landlady|vendors?|couple|heir|executor|clients?)\b(?! (?:and operator|pays?|must pay|need|needs|must|are charged|is charged|cover|covers|who|in|can|may|receives?|rate|are welcome|come from)\b)/iu,
  /\b(?:[Mm]r|[Mm]rs|[Mm]s|Miss|Mme|MR|MRS|MS)\.? \p{Lu}\p{L}+/u,
  any(
    `pocket listings?|off.market|before (?:it|they|the listing) (?:hits?|goes?|is listed)|coming (?:soon )?(?:in|next) (?:secret|weeks?) at|not (?:yet )?(?:listed|announced|on the market)|unannounced|unpublished|appraised (?:at|for|low)|appraisal came|valued internally|actually worth|bought (?:it|the \\w+) for|paid only|purchase price was|assessment showed|inspection (?:found|showed|report|revealed)`,
  ),
  // what others pay the business, and what it pays
  any(
    `(?:gives|pays|sends|costs?|charges|bills|owes?) us|(?<!buyers |sellers |tenants |landlords |renters |you |clients |customers |never )pay us|of which|(?:office|our) rent|lease (?:ends|expires|runs out|is up)`,
  ),
  // a particular deal, offer, tenant or unit
  any(
    `(?:\\d+|no|two|three|several|an|one|first|last|another|an?) offers?|offers? (?:of|on|for|from|so far|at)|deal with|not (?:yet )?(?:signed|renewed|paid|licen[cs]ed|insured|registered)|(?:has|have|did)(?: not|n't) paid|(?:two|three|\\d+) complaints|complaints? (?:of|from|by|is|are (?:open|with))`,
  ),
  /\bthe (?:tenant|applicant|buyer|renter|student|family|guest|investor|person|couple)s? (?:of|in|for|from|at|on|with)\b/iu,
  /\bthe \p{Lu}\p{L}+ (?:purchase|sale|deal|closing|file|offer|case|listing|estate|matter|contract|lease|application)\b/u,
  // a particular home or payment, and what homes cost
  /^(?!.*\b(?:office|address|located|showroom|branch|find us|visit us)\b).*\b(?:unit|flat|apartment|apt|listing|house|escrow|file|deal) #?\d/iu,
  /\d{3},\d{3}|[$€£]\d{3,}k/iu,
  /\b(?:payments?|transfer|bank|network)\b.*\b\d{8,}/iu,
  /\b(?:dial|press|enter|type|entrance|gate|network|safe)\W+(?:number\W+)?\d{3,8}(?![\d -]*\d)/iu,
  any(
    `(?:owner|seller|tenant|client|buyer|vendor|landlord)(?:'s|s')? (?:contact|phone|mobile|number|e-?mail|address|name|list)|contact for keys|keys? (?:of|for|to)`,
  ),
  /\b(?:[Ll]andlord|[Ss]eller|[Bb]uyer|[Tt]enant|[Cc]lient|[Vv]endor)s?: \p{Lu}\p{L}+ \p{Lu}/u,
  /(?<!\b[Oo]ur )\b(?:garage|door|gate|house|entrance|window)s? (?:\w+ ){0,4}(?:is|are|stays?) (?:\w+ )?open\b/iu,
  // a second, lower figure
  /\d\s?(?:%|percent),? (?:and |or )?\d+(?:\.\d+)?(?! ?(?:%|percent|days|weeks|months))\b/iu,
  any(
    `floor: ?\\d+|range of|(?:can|may|could) go (?:to|as|down)|goe?s? to \\d+|we pay [$€£]?\\d+|costs?: ?[$€£]?\\d+(?=\\W*$)|(?:above|below|over|under) (?:market|asking|value)|pay (?:double|more|twice)|% more|less tax|on paper`,
  ),
  /\b(?:starts?|ends?) at [$€£]?\d+(?: ?(?:%|percent|and end))|(?:%|percent)[,;] (?:and |or |but )?\d/iu,
  // weak points of the business
  any(
    `(?:no|not|without|never) (?:an? |any |\\p{L}+ )?(?:licen[cs]\\w*|insured|insurance|experience|registered|staff|qualified|certified)|licen[cs]e (?:\\w+ )?(?:ends|expires|lapses|is in|in review)|our (?:income|sales|rating|results|numbers|figures) (?:\\w+ ){0,3}(?:is|are|was|were)|reviews? (?:are|is|were) (?:written|made|paid|bought)|(?:deposits?|money) (?:is|are|was|were|gets?) (?:used|spent)|(?:agents?|staff|brokers?|team) (?:must|have to|should|gets?|receives?|keeps?|earns?|leaves?|left|(?:is|are) paid)|award\\b.*\\bpaid|no (?:students|families|children|kids|foreigners)|we do not (?:check|verify|pay|insure|register)|investors only`,
  ),
  // who is alone, and rules among colleagues
  any(
    `only \\p{L}+ (?:there|here|in|is|works)|staff (?:entrance|door|policy|rules?|only|discount|phone|meeting)|(?:families|students|foreigners|children) (?:with \\w+ )?(?:take|wait|pay)|home office|under (?:review|investigation|appeal|offer|contract|pressure)|the people|invoices? include|(?:returned|refunded) only|plan was|no agents|(?:second|other) (?:phone|number)|will not be renewed|contract (?:ends|expires)|to the bank|in dispute|disputes? with|in cash|(?:may|will|to|could) be sold|the bank (?:wants?|will|has|owns|took|is|needs)|tenants only|nearly used|room (?:of|for)|at home|(?:staff|agents) (?:may|can|should) not|will (?:be )?clos(?:e|ed|ing) (?:the|our|in|for)|(?:vacation|absences?|sick days?):|(?:owners?|sellers?|landlord|vendor) (?:of|at) (?:\\d+|the)|from home|(?:to be )?given only|account\\b.*\\bend(?:s|ing) in|made up|nobody|no one|let go|was let|who is \\d+|aged? \\d+|born(?! and raised)|single(?!.(?:family|storey|story|level|pet|person|parents? welcome))|not always|leaving(?! (?:a|your|feedback|reviews?)\\b)|(?:been|was|were|got) reported to|we (?:paid|bought|owe|lost)|before (?:the )?(?:listing|market|others?|anyone)`,
  ),
  /<!--/,
  // instructions to the chatbot
  /\b(assistant|chatbot|system prompt|the user|users|the bot)\b/iu,
]

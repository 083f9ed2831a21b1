import { any } from './patterns.ts'

/** Signs of confidential content. One of them keeps a sentence private. */
export const PRIVATE_SIGNS: RegExp[] = [
  // explicitly confidential
  any(`internal\\w*|(?<!\\b(?:kept|remains?|treated|handled|treated as|strictly) )confidential(?:ly|ity)?(?! (?:for|to|notes?|and (?:must|never)))\\b|confidential (?:for|to|notes?)|secret\\w*|(?<!data |information |details )private(?:ly)?(?! (?:parking|gardens?|viewings?|tours?|appointments?|information|data))|off the record|between (?:us|you and me|ourselves)|hush|quietly|discreet\\w*|sensitive|classified
    reveal\\w*|disclos(?:e|es|ed|ing) (?!requirements)|undisclosed|not (?:public|for (?:the )?(?:public|customers|clients|visitors|publication))|nobody (?:knows|should|may|must)|no one (?:knows|should|may|must)|must not (?:know|learn|hear|find out)|should not (?:know|learn|hear|find out)|(?:does|do)(?:n.t| not) (?:want|know) (?:anyone|anybody|it|this|the|that)|in confidence|staff only|for staff|agents only|eyes only|keep (?:it|this|that|quiet)|behind (?:his|her|their) back|embargo\\w*|leak(?:ed)? (?:to|this)
    (?:do not|don.t|never|not to|please don.t) (?:share(?! (?:your|any|personal|customer|client)\\b)|tell|say|mention|show|promise|discuss|give|talk|quote|pass|publish|let|admit|offer|advertise)`),
  // keys and codes
  any(
    `pass ?words?|pass ?codes?|pass ?phrases?|pin|pins|(?<!fire |building |dress |zip |post |share |tax |qr |area )codes?(?! texted to you)(?! of (?:conduct|ethics))|(?<!smoke |fire )alarms?|lock ?box(?:es)?|key ?box|key ?safe|combination|log ?ins?|user ?names?|credentials?|(?<!free )wi-?fi(?! (?:is|are) (?:free|available|included)| (?:in|throughout|access)\\b)|ssid|api|tokens?|master key|spare keys?|keys? (?:is|are|lies?|hangs?|hidden) (?:under|behind|in|at|below|with)|hidden(?! (?:fees?|costs?|charges?))|safe (?:is|in|behind)|gate code|access code|iban|account (?:number|no|details)|routing number|swift|social security|ssn|tax id|date of birth|vpn|server`,
  ),
  // what a party would accept, pay or negotiate
  any(
    `would (?:take|accept|settle|agree|sign|sell|go|consider|probably|likely|also|even|really|happily|drop|pay|let|leave)|(?:will|might|may|could|can|d) (?:take less|take as little|accept (?:less|as little|a lower|any|an? offer)|settle for|go (?:as low|down|lower|up to|as high|below|under)|drop(?! (?:in|by|off)\\b)|come down|be talked|be persuaded|cave|budge|fold|sell (?:for|at) less)|take less|will accept anything|anything (?:over|above|under)|accept less|go lower|goes? (?:as low|down to|as high)|as low as|no lower than|not (?:go )?below|bottom line|bottom price|rock bottom|floor price|lowest (?:price|offer|rent|acceptable|figure|he|she|they|we)|least (?:he|she|they|we)|highest (?:price|offer|bid|he|she|they|we)|reserve price|(?<!minute )walk.?away|minimum (?:acceptable|price|offer|bid)|acceptable|true (?:price|value)|real (?:price|value|reason|limit)|willing to (?:pay|take|accept|go|drop|sell|lower|negotiate|wait|spend)|ready to (?:pay|take|accept|go|drop|lower|give|sign)|prepared to|can afford|max(?:imum)? (?:budget|offer|bid)|top (?:budget|offer|bid|price)|budget|negotiat\\w+|haggl\\w+|bargain\\w*|leverage|wiggle room|leeway|room to|counter.?offers?|first offer|best offer|other offers?|competing|bids?|outbid|rival\\w*|bidders?|asking too|overpric\\w+|underpric\\w+|price (?:cut|drop|reduction|will)|reduc(?:e|ed|ing|tion)\\b.*\\bprice|lower(?:ed|ing)? the (?:price|rent|fee|commission)|discounts?|rebate|concession\\w*|waive\\w*|if (?:they|the client|someone|anyone|pushed|pressed|asked twice)`,
  ),
  // motives and personal or financial trouble
  any(
    `desperate\\w*|motivated|eager|anxious|keen to|in a (?:hurry|rush)|urgent(?:ly)? (?:to|need|sell|sale)|must (?:sell|close|be sold|be gone|get rid)|need(?:s|ed)? (?:to (?:sell|close|move|be rid)|the (?:money|cash))|needs? cash|forced|divorc\\w*|separat(?:ed|ing|ion)|split(?:ting)? up|breakup|custody|widow\\w*|deceased|died|death|dead|dying|passed away|inherit\\w*|heirs?|illness|ill|sick|cancer(?!l)|hospital\\w*|diagnos\\w*|surgery|pregnan\\w*|rehab|alcohol\\w*|drunk|drinks|addict\\w*|depress\\w*|jobless|lost (?:his|her|their) job|laid off|fired|resign\\w*|quit(?:s|ting)?|retir(?:e|es|ing)\\b|layoffs?|debts?|owes?|owed|arrears|behind (?:on|with)|late (?:on|with)|bankrupt\\w*|insolven\\w*|foreclos\\w*|repossess\\w*|default(?:ed|s)?|liens?|cash.?flow|struggl\\w*|in trouble|gambl\\w*|lawsuits?|sued?|suing|litigation|(?:in|to|of|from|the|by a) court|court (?:case|date|order|hearing)|legal (?:trouble|action|dispute)|settle(?:d|ment) (?:with|of|out)|investigat\\w*|police|arrest\\w*|criminal(?! (?:background|record|history)? ?checks?)|prison|fraud\\w*|audit\\w*|irs|fined|complain(?:s|ed|t about|ts about|ts from|ts against)|affair|lover|mistress|hiv|ptsd|dui|icu|feud|blackmail\\w*|drug\\w*`,
  ),
  // what is wrong with a home
  any(
    `mice|mouse|rats?|cockroach\\w*|roach\\w*|bed ?bugs?|termites?|infest\\w*|mou?ld|mould\\w*|mildew|damp|asbestos|radon|lead paint|leak(?:s|y|ing|ed)? ?(?:when|roof|basement|pipe|every|if)?|flood(?:s|ed|ing)?|crack(?:s|ed)?|sink(?:s|ing)|subsid\\w*|rot|rotten|rotting|haunted|murder\\w*|suicide|stolen|burglar\\w*|break.?ins?|broken into|illegal\\w*|unpermitted|without (?:a )?permits?|not up to code|contaminat\\w*|defects?|faulty|collaps\\w*|condemn\\w*|failed|(?:\\w+|\\d+) years? left|fail (?:the )?inspection|unsafe|dangerous|noisy neighbou?rs?|sewage|stinks?|smells?`,
  ),
  // money inside the business
  any(
    `split|splits|kickbacks?|referral (?:fees?|commission|bonus|money)|finder.?s fees?|cut of|share of the|pockets?|bonus(?:es)?|salar(?:y|ies)|wages?|payroll|earns?|makes? \\$|paid (?:\\$?\\d+ )?(?:an hour|per hour|hourly)|margins?|mark.?ups?|profits?|revenue|turnover|losses|we lost|losing money|income of (?:the|our|his|her)|our costs?|overheads?|quotas?|targets?|forecast|investors? (?:group|will|is|who|discounts?|gets?)|loans? (?:of|from)|we invoice|invoice it|our lawyer|our attorney|our accountant|acquisition|acquire|merger|sell the (?:business|company|agency)|being sold|takeover|hir(?:e|ing) freeze|strategy|competitors?|suppliers?|we bill|bills (?:us|sellers|clients|it)|we keep (?!your\\b|an? (?:list|register|record|directory)|(?:\\w+ )?(?:records|copies|documents))|undercut\\w*|steal|poach\\w*|commission (?:down|can|could|may|might|split|is negotiable|drops?|goes)|secretly|under the table|cash in hand|tax evasion|bribe\\w*|slush`,
  ),
  // how to get in, and what deceives
  any(
    `(?:back|side|cellar|garage|rear) door|unlocked|(?:does|do|did|has|have|is)(?: not|n.t) (?:lock|work(?! (?:outside|in|with|on))|worked|watch|watched|know)|cameras?(?! (?:tours?|walk))(?<!(?:with a|by|on) camera)|guards?|cleaning lady|cleaner|bluff\\w*|pretend\\w*|hint\\w*|trick\\w*|lie|lies|lied|lying|fake\\w*|insult\\w*|offenders?|padded|inflated|hides?|hiding|cover(?:ed|ing)? up|generous|out of order|shut down|for good|plan(?:s|ned|ning)? to|will be (?:closed|sold|let go|raised|pushed|evicted|demolished|listed)|let (?:\\w+ )?(?:agents|staff|people|him|her|them) go|step(?:s|ping)? down|(?<!you )(?:tells?|told|says?|said|claims?|admits?|admitted|pretends?|hints?) (?:agents|us|me|them|clients|that|he|she|they|he.s|nobody|no one)|(?:lease|contract) can be broken|(?<!ten |10 |11 |eleven |reach us |call us |arrive |a\\.?m\\.? |day or |late )at night|own (?:phone|number|line)|has(?:n.t| not) been|since (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\\b`,
  ),
  // people
  /\b(?:he|she|him|hers|he.s|she.s)\b|^(?!.*\b(?:founded|our story|took over|run by|led by|started by|owned by)\b).*\b(?:his|her)\b/iu,
  any(
    `boss(?:.s)?|(?<!\\b(?:from|by|with) )(?:his|her|their) (?:cell|mobile|phone|number|personal|home(?! (?:receive|get|to us|with us))|wife|husband|ex|son|daughter|mother|father|direct|car|dog)|(?:personal|home|direct|mobile|cell) (?:number|phone|cell|mobile|line|e-?mail|address)|direct extension|ext(?:ension)?\\.? \\d+ (?:is|rings|reaches)|lives? (?:at|in|alone|on|with)|ex-?(?:wife|husband|partner|tenant)|girlfriend|boyfriend|spouse|nephew|brother-in-law|rude|difficult|annoying|stingy|naive|gullible|stupid|dumb|liar|creep|blacklist\\w*|do not rent to|never (?:rent|sell|work|lease) to|previous tenant|last tenant|current tenant|tenant in (?:unit|apartment|number|no|\\d)|evict(?:s|ed|ing|ion)?(?! records?)|on (?:vacation|holiday|leave|sick)|out of town|away (?:until|till|from|for)|stands? empty|empty (?:until|from|since|at night)|vacant since|unoccupied|abroad until|vip|celebrity|famous`,
  ),
  // a particular client or owner
  /(?<!\b(?:independent|consent|permission|approval) of |\b(?:accompany|help|serve|support|guide|advise|welcome) |paid by |presented to |sent to |charged to |borne by )\b(?:the|our|this|that|his|her|these|those|mr|mrs|ms|both|my) (?:\w+ )?(?:sellers?|owners?|landlord|landlady|vendors?|couple|heir|executor|clients?)\b(?!'s (?:written )?(?:consent|permission|approval|agreement)\b)(?! (?:and operator|gives (?:\w+ )?consent|agrees|consents|portal|newsletter|guide|handbook|pays?|must (?:pay|sign|provide|disclose|agree|approve|give|accept)|needs? to (?:sign|provide|disclose|agree|approve)|are charged|is charged|cover|covers|who|in|can|may|receives?|rate|are welcome|come from)\b)/iu,
  /\b(?:[Mm]r|[Mm]rs|[Mm]s|Miss|Mme|MR|MRS|MS)\.? \p{Lu}\p{L}+/u,
  any(
    `pocket listings?|off.market|before (?:it|they|the listing) (?:hits?|goes?|is listed)|coming (?:soon )?(?:in|next) (?:secret|weeks?) at|not (?:yet )?(?:listed|announced|on the market)|unannounced|unpublished|appraised (?:at|for|low)|appraisal came|valued internally|actually worth|bought (?:it|the \\w+) for|paid only|purchase price was|assessment showed|inspection (?:found|showed|report|revealed)`,
  ),
  // what others pay the business, and what it pays
  any(
    `(?:gives|pays|sends|costs?|charges|bills|owes?) us|(?<!not |buyers |sellers |tenants |landlords |renters |you |clients |customers |never )pay us|of which (?!we|you|\\p{L}+ are)|(?:office|our) rent|lease (?:ends|expires|runs out|is up)`,
  ),
  // a particular deal, offer, tenant or unit
  any(
    `(?:\\d+|no|two|three|several|an|one|first|last|another|an?) offers?|offers? (?:of|on|for|from|so far|at)|deal with|not (?:yet )?(?:signed|renewed|paid|licen[cs]ed|insured|registered)|(?:has|have|did)(?: not|n't) paid|(?:two|three|\\d+) complaints|complaints? (?:of|from|by|is|are (?:open|with))`,
  ),
  /\bthe (?:tenant|applicant|buyer|renter|student|family|guest|investor|person|couple)s? (?:of|in|for|from|at|on|with)\b/iu,
  /\bthe \p{Lu}\p{L}+ (?:purchase|sale|deal|closing|file|offer|case|listing|estate|matter|contract|lease|application)\b/u,
  // a particular home or payment, and what homes cost
  /^(?!.*\b(?:office|address|located|showroom|branch|find us|visit us)\b).*\b(?:unit|flat|apartment|apt|listing|house|escrow|file|deal) #?\d/iu,
  /\d{3},\d{3}(?! (?:of )?(?:in )?(?:liability|cover))|[$€£]\d{3,}k(?! (?:liability|cover))/iu,
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
    `floor: ?\\d+|range of|(?:can|may|could) go (?:to|as|down)|goe?s? to \\d+|we pay [$€£]?\\d+|costs?: ?[$€£]?\\d+(?=\\W*$)|(?:above|below|over|under) (?:market|asking|value)|pay (?:double|more|twice)|% more|less tax`,
  ),
  /\b(?:starts?|ends?) at [$€£]?\d+(?: ?(?:%|percent|and end))|(?:%|percent)[,;] (?:and |or |but )?\d/iu,
  // weak points of the business
  any(
    `(?:no|not|without|never) (?:an? |any |\\p{L}+ )?(?:licen[cs]\\w*|insured|insurance|experience|registered|staff|qualified|certified)|licen[cs]e (?:\\w+ )?(?:ends|expires|lapses|is in|in review)|our (?:income|sales|rating|results|numbers|figures) (?:\\w+ ){0,3}(?:is|are|was|were)|reviews? (?:are|is|were) (?:written|made|paid|bought)|(?:deposits?|money) (?:is|are|was|were|gets?) (?:used|spent)|(?:agents?|staff|brokers?|team) (?:must|have to|should|gets?|receives?|keeps?|earns?|leaves?|left|(?:is|are) paid)|award\\b.*\\bpaid|no (?:students|families|children|kids|foreigners)|we do not (?:check|verify|pay|insure|register)|investors only`,
  ),
  // who is alone, and rules among colleagues
  any(
    `only \\p{L}+ (?:there|here|in|is|works)|birthdays?|staff (?:entrance|door|policy|rules?|only|discount|phone|meeting)|(?:families|students|foreigners|children) (?:with \\w+ )?(?:take|wait|pay(?! the same\\b))|home office|under (?:review|investigation|appeal|offer|contract|pressure)|the people|invoices? include|(?:returned|refunded) only|plan was|no agents|(?:second|other) (?:phone|number)|will not be renewed|contract (?:ends|expires)|to the bank|in dispute|disputes? with|in cash|(?:may|will|to|could) be sold|the bank (?:wants?|will|has|owns|took|is|needs)|tenants only|nearly used|room (?:of|for)|(?<!we are |feel |you )at home|(?:staff|agents) (?:may|can|should) not|will (?:be )?clos(?:e|ed|ing) (?:the|our|in|for)|(?:vacation|absences?|sick days?):|(?:owners?|sellers?|landlord|vendor) (?:of|at) (?:\\d+|the)|from home|(?:to be )?given only|account\\b.*\\bend(?:s|ing) in|made up|nobody|no one|let go|was let|who is \\d+|aged? \\d+|born(?! and raised)|single(?!.(?:family|storey|story|level|pet|person|parents? welcome))|not always|leaving(?! (?:a|your|feedback|reviews?)\\b)|(?:been|was|were|got) reported to|we (?:paid|bought|owe|lost)|before (?:the )?(?:listing|market|others?|anyone)`,
  ),
  // one thing for all, another for some
  /\bbut\b(?! (?:please|an? appointments?|appointments?|walk-?ins|we (?:gladly|happily|will|can|recommend|welcome|ask|always|do (?:help|speak|offer))|you (?:can|may|are)|(?:is|are) (?:always |very )?(?:welcome|closed|open|free)|cash (?:is|and)|(?:all|most) (?:of|are|homes|services)|(?:mornings|afternoons|evenings|bookings?|registration|seats) (?:are|is)))/iu,
  /\b(?:although|whereas|though|yet)\b(?! (?:the (?:emergency|website|office|phone|line|portal|help)|you|our (?:emergency|website|office|phone)))/iu,
  /\bbecause (?!you|every|paperwork|good|a home|home|moving|buying|selling|people)/iu,
  any(
    `so that (?:they|he|she|it|nobody|the)|so (?:they|he|she|tell|say|push|never|avoid|keep|book|chase|start|recommend|make notes|the (?:owner|seller|buyer|landlord))|only to|just to|mostly to|to please the|in order to (?:win|get|make|keep)|in practice|in reality|in truth|on paper(?! (?:at|or|if)\\b)|officially|the official|whatever|truth be told|as a last resort|last resort|even (?:if|when|though)|for show
    friends? (?:of (?!the (?:house|firm|agency))|pay|gets?)|(?:for|to|with) friends|(?:family|relatives?|cousins?|friends?|brothers?|sisters?|sons?|daughters?) of (?:the|our|an? )?(?:owner|landlord|broker|boss|family|seller|director|agent|\\p{Lu}\\p{L}+s)|favou?rs?|preferential|vouch(?:es)? for|special (?:price|rate|deal)s? for|of (?:some|certain|foreign) (?:origin|nationalit\\w+)`,
  ),
  // figures behind the published ones
  any(
    `break.even|[$€£]?\\d+(?:[.,]\\d+)? ?%? (?:is|are|was) (?:enough|fine|real)|means? \\d|mean \\d|real cost|(?:we|they) (?:collect|make|take|keep|get|gets|earn|receive|gain|save|net|pocket) (?:only |about |around )?(?:[$€£]|\\d|an? (?:\\w+ )?(?:percent|tenth|third|quarter|half|share|cut))|paid \\d+ ?%|(?:%|percent) of (?:our|the) (?:commission|fee|premium|surveyor)s?|(?:%|percent) on top|on top of (?:every|each|invoices)|rounded (?:up|down)|double on|market \\d|(?:cash|money|it) makes it|makes it two|we quote|we (?:actually|really|privately)|though we|sliding to|slides? to|descend to|raise (?:it|the|rents?|carpet|prices?)|\\d+ and not \\d|instead of \\d+|cuts? (?:to|by|from)|cut from|billed (?:\\w+ ){0,3}(?:eighty|ninety|twenty|thirty|forty|fifty|sixty|\\d)|short (?:by )?[$€£\\d]`,
  ),
  // money owed, lost or kept
  any(
    `overdue|overdrawn|unpaid(?! (?:rent|bills) (?:can|may|will))|in the red|lost (?:money|the|our|us|two|three|a|an|\\d|clients?)|down to (?:our|its|the) last|(?:is|are|was|were|be) (?:kept|held|lent|used|spent|drawn)(?: back)? (?:if|whenever|in our own|for ourselves|by us|to the)|in our own|never (?:returned|refunded|paid|checked|verified|inspected|tested|registered|notices?|repaid|tell|once)|(?:not|never) (?:\\w+ )?in full|has not (?:earned|paid|been|made|brought)|have not (?:earned|paid|been|made|brought)|did not pay|reserve (?:is )?down|deposits? (?:claims?|account)`,
  ),
  // what somebody is about to do, and what comes upon somebody
  any(
    `announc\\w+|increas(?:e|es|ed) (?:of|in|by|are|is|on)|(?:rents?|fees?|prices?) (?:up(?! to\\b)|goes? up|rises?|will (?:go|rise))|another job|new job|looking for (?:another|new) (?:job|work|position|firm|staff|offices?)|wants? to (?:sell|leave|move|retire|close|buy|merge|work)|ask(?:ed|s)? to leave|hold (?:them|him|her|on to)|hopes? to|hoping|expects? (?:the|to|a|no)|we expect|to be (?:dismissed|demolished|evicted|let go|closed|sold|built|merged|replaced|raised|pointed|brought up|told|used)|(?:about|going|due|set) to|turns? (?:\\d\\d|thirty|forty|fifty|sixty|seventy)|(?:is|are|be|sits?|sleeps?|lives?|works?|opens?|closes?) (?:\\w+ )?alone|suspend\\w*|dismiss\\w*|disagree\\w*|in a clinic|is in (?:hospital|the clinic|greece|spain|italy)|all in \\p{Lu}\\p{L}+|looking into|hearing (?:on|in|before|at|date)|another (?:christmas|year|season)|pending|pregnan\\w*|expecting|(?:break|lease) clause in|lease (?:has|ends)|takes? \\w+days off|off on|days off|backed? out|pull(?:ed|s)? out|in talks|conversation with an? (?:larger|bigger|other)|for sale itself|sold the (?:firm|business)|sell (?:the|our|up)`,
  ),
  // what visitors and colleagues are told
  any(
    `(?:we|to|and|just|always|must|they|agents|staff) (?:say|tell)(?!\\w)(?! (?:you|us))|, (?:say|tell|no matter|do not|never(?! sold| shared| charged)|always (?!with|by|at|in|on|open|free)|refer|push|raise|hang up)|say (?:the|it|that|we|no|there|so|yes|only)|told (?:politely|that|about|it)|are told|is told|hang up|pointed out|point out|bring up|brought up|speak (?:warmly|well|only)|leave (?:it|them) out|rank|steer|push(?:es|ed)?|goal|talk(?:ed)? (?:up|into|down)|sign anything|follow-?up call|one more call|before (?:learning|knowing|reading|asking)|investors the|long story|to find sellers|it brings|brings? (?:us )?(?:listings|leads|sellers)|get(?:s)? (?:a )?refund offers?|to delete|remove (?:bad|the) reviews?|as newly|on our books|off the books|turn(?:s|ed|ing)? (?:down|away) (?!the)|refuse[sd]?|call (?:redfin|zillow|others|someone else)|a second time|pushes|hesitat\\w*|press(?:ed|es)? (?:for|hard)|wait longest|come last|goes? first|applications? (?:first|last)|last on the list|(?:bottom|end|top) of the (?:list|pile)|vips?|(?:women|men|families|students|foreigners|seniors|couples|singles|children|voucher holders?)(?:.s)? (?:\\w+ )?(?:first|last|wait|longest)|is foreign|are foreign|looks? foreign|over \\d+ (?:should|are told|must)|no lawyer|without a lawyer|if the price|was never|were never|(?:is|are) never(?! (?:sold|added|charged|shared|passed|charged|asked|given|disclosed|revealed|used))|it is really|really (?:is|was|means|costs?|only|from)`,
  ),
  // where keys and papers are, and what opens
  any(
    `(?:the|our|office|wall|key) safes?|safe(?:s)? (?:opens|stays|stands|key|combination|code)|opens? with|opened (?:with|by)|yields? to|(?:barrier|gate|door|garage|safe|lift|entrance)s? (?:opens|needs|takes) (?!at|from|on|daily|to|for)|shared drive|cabinets?|drawers?|hook|vase|locker|closet|(?:home|personal|private|cell|mobile) (?:addresses|numbers|phones|residences?|e-?mails|lives)|stays? open|unlock\\w*|not (?:latch|close|lock|shut|locked|watched|guarded)|switched off|bypass|master|duplicate keys?|key number|desk (?:is )?empty`,
  ),
  /\b(?:code|bay|barrier|safe|lock|gate|hook|locker|box)\b.{0,30}\b(?:with|is|:|opens)\W+\d{3,}/iu,
  /\bsafe\W+\d/iu,
  /\b(?:pads?|keypads?|digits?|bell to be let in|press \d+ and then)\b/iu,
  // what is done for some only, or with the numbers
  any(
    `(?:are|is) (?:only )?shown (?!(?:first )?(?:to everyone|to all)|on|in|by|at|below)|round(?:s|ed|ing)? up|(?:is|are) out$|when \\p{L}+ (?:is|are) (?:out|away|in|there)|backup offer|other (?:applicants?|buyers?|tenants?|parties|interested|bidders?)|(?:have|has) offered|over the asking|asking (?:rent|price)|'s minimum|we settle|hard of hearing|forgets?|(?:checks?|calls?|tests?) (?:are|is) not (?:made|done|returned)|(?:checks?|calls?) go to|calls? go(?:es)? to \\p{L}+'s|gets? accepted|region of|tops? (?:out )?at|\\d+ ?/ ?hr|always (?:pays?|late)|(?:tenant|buyer|seller|landlord|developer|vendor|owner)'s (?:minimum|maximum|limit|floor|financing|income|job|family|situation|lawyer|bank)|does not (?:read|notice|know)|never notices?|do not notice`,
  ),
  any(
    `(?:clients|guests|families|buyers|sellers|tenants|renters|people|those|visitors|callers|applicants) (?:with|from|of|without) (?:\\p{L}+ )?\\p{L}+ (?:get|gets|pay|take|wait|receive|are (?:shown|given|sent|told|put))|locals|for those who (?!cannot|prefer|travel|wish|live|arrive|like|want|would|are|have questions)|(?:anyone|those|buyers|callers|clients|people) who (?:mentions?|ask twice|complains?|insists?|do not|does not|never|don't)|for cash|for the \\p{L}+s? family|(?:thinks?|believes?|knows? nothing|assumes?|suspects?|imagines?)(?! (?:of (?:buying|selling|moving|renting))\\b)|we only (?:call|answer|show|rent|sell|deal|take|return|reply)|gets? (?:the (?:first|best|worse|worst|better|old|last)|a month free|more|less)|(?:has|have|keeps?|holds?|carries) (?:all|every|our|spare|the) keys?|goes? home|does not cover|has no (?:windows?|permit|heating|light|insurance|licen[cs]e|lawyer|experience|idea)|will not (?:go on|renew|last|continue|see|stay|be renewed|notice|know)|sells? the (?:company|business|firm|agency)|falling apart|(?:our|the) floor (?:for|is)|hands? out|not in the (?:listing|contract|advert|brochure|file)|really \\d+|(?:brochure|paper|website|poster|listing|advert) only|only in the (?:brochure|listing)|(?:is|are) slow|before the (?:check|cheque|money)|smaller office|whole team|to the (?:office party|party|boss|owner|bank)`,
  ),
  // what has happened, and what somebody outside does
  any(
    `(?:has|have|had) (?:\\p{L}+ )?(?:stopped|changed|lost|failed|fallen|expired|lapsed|vanished|happened|complained|threatened|asked|refused|called|written|told|found|seen|heard|received (?:an?|two|three|no) (?:offer|complaint|letter|warning)s?)(?! (?:your|us for|and you)\\b)|(?:was|were) (?:\\p{L}+ )?(?:changed|moved by|bought|stolen|seen|heard|found|opened by|taken|left|lost|sold to|given|paid|written|reported|warned|short|late|wrong|closed by|made up|promised)(?! (?:by (?:the )?(?:founder|readers)|in \\d{4}|and operated)\\b)|by someone|times (?:this|last) (?:year|month|week)|(?:last|next) (?:week(?! of)|month|year)(?!,? (?:our|we|'s open)\\b)(?= ?[\\p{L}.])(?<!^last year)|in return for|glad to get|pays? for our|\\b(?:co|company|vendor)\\.? pays|opens? (?:every(?! (?:day|\\p{L}+day|week|year|spring|summer|month)\\b)|all (?!day|year|week)|any|the)|belongs? to (?:another|a former|an? other)|leaves? out|at our request|with a lawyer|to clients of|best offers?|months of cash|than the (?:law|limit|contract|advert|rules)|above the (?:limit|law)|not legal|expired|bidding|is skipped|are skipped|nobody reads|only on the (?:poster|paper|website)|makes? the (?:rooms?|house|home|flat) look|look (?:larger|bigger|better|newer)`,
  ),
  /^(?:the|a) (?:mortgage |loan |home |title |moving )?(?:photographer|adviser|advisor|guide|lender|appraiser|inspector|surveyor|notary|contractor|plumber|cleaner|caretaker|doorman|guard|gardener|chef|accountant|lawyer|bank|broker|company|officer|witness|architect|judge|neighbou?r|photos|elevator|lift|alarm|boiler)s? (?:\p{L}+ )?(?:pays?|makes?|gives?|sends?|knows?|keeps?|leaves?|looks?|works for|has|is paid|gets?|owns?|owes?|wants?|says?|drinks?|sleeps?|signs?|writes?|values?|ignores?|lets?)\b/iu,
  // words of stories about particular people and things, as statements for all have none
  any(
    `gone|another|lives|than (?:its|our|his|her)|(?:twice|half|double) the|one \\p{L}+ (?:in|of|at) the|comes? from (?:the|an?|two|three|four|five|friends)|takes in|off level|on city land|anyone (?!who|is\\b|moving|wishing|interested|looking)|upstairs|former|ours|reads|mentions?|checked|thinks?|leaves|makes|keeps|stands(?! (?:on|at|in|beside|opposite|near|across))|brings|nearly|(?<!(?:tenants?|landlord|seller|buyer|owner|vendor|purchaser|who|insurance|guest) )pays|(?<!(?:listing|home|seller|buyer|client|tenant|family|guest|who|member|property|everyone) )gets|(?<!(?:your|their) )own|down(?! payments?)|opens(?! (?:at|on|from|daily|every|early|late|its|for|in)\\b)|(?<!(?:return|answer|video|phone|after-hours|emergency|take|your|all) )calls|gives(?! (?:\\p{L}+ )?(?:consent|you|every|each))|that the|because of|and wants?|if an? |when (?:the|an?)|(?<!(?:need|good|want|like) )to know|(?:keep|let|use|leave|give|show|call|say|buy) it|is to(?! be\\b)|which the|of it|belongs to(?! the \\p{L}+ (?:association|federation|network|group))|this year|is about(?! \\d)|go for|next door(?! to)`,
  ),
  /\bgo(?:es)? to (?!our\b|the\b|www|a\b|about|your\b|\S+@|maintenance|support|charity|print|press|\p{L}+\.\p{L})/iu,
  /^(?!.*\b(?:founded|our story|took over|run by|led by|started by|owned by|family)\b).*\b(?:mother|brother|sister|cousin|nephew|niece)s?\b/iu,
  // what something is in truth, what is still so, what is lacking, and what was done
  /\bare over the\b|^(?:the|our|each|every|most|some|all|two|three|four|five|nine|ten|\d+)\b.*\b(?:is|are) (?:an?|the|of|over the|under the|there to)\b(?! (?:member|free|list|table|fee|charge|small|minimum|maximum|matter|family|non|one-time|flat|range|short|deposit|same|trading name|licen[cs]ed|hill|\d|\$|£|€|(?:\p{L}+[ -])?(?:\p{L}+[ -])?(?:walk|stroll|drive|ride|brokerage|agency)))/iu,
  any(
    `still|already|again|merely|only just|hardly|rarely|barely|find out|(?:have|has|with) no (?!(?:\\p{L}+ )?(?:fees?|charges?|costs?|obligation|commission|minimum|steps?|extra|hidden|setup|joining|additional|interest|deposit|penalty|admin|upfront))|(?:did|has|have|had|was|were) not|does not (?!(?:charge|discriminate|accept|allow|include|sell|share|manage|offer|apply|affect|cost))`,
  ),
  /(?<!\b(?:be|been|is|are|was|were|have|has|you|and) )\b(?:left|went|came|got|took(?! over)|gave|told|said|knew|thought|saw|bought|brought|wrote|fell|rose|broke|quit|did|lied|hid)\b(?! (?:hand|side))/u,
  // what others do not notice, and whom it is billed to
  any(
    `(?:(?:residents?|tenants?|they|nobody|few|most|people|guests|clients|buyers|sellers|owners|landlords)(?: of them)?) (?:do not|don.t|never|rarely|seldom|hardly) (?:ask|notice|check|know|read|complain|see|realize|realise|count|look|compare)|nobody (?:asks|notices|checks|reads|complains|counts|looks)|(?:remain|remains|stay|stays|keep it|kept) between|vendor.?s? (?:rate|price|invoice|cost)s?|(?:residents?|tenants?|owners?|guests?|clients?|buyers?|sellers?|landlords?) (?:is |are |get |gets )?billed [$€£]?\\d|accents?(?! (?:wall|light|lighting|colou?r))|skin|surnames?|last names?`,
  ),
  // who is sent where, and what the business owes
  /->|=>|→|\b(?:families|kids|children|students|seniors|singles|couples)\b.{0,30}\bonly\b/iu,
  /\b(?:days|weeks|months|years|rent|payments?) (?:late|behind)\b(?! (?:fee|charge))|\bbehind (?:on|with) (?:the|our)\b/iu,
  // the state of a particular home
  any(
    `the (?:roof|boiler|heating|bathroom|bedroom|kitchen|fence|plumbing|wiring|furnace|septic|well|survey|loan|price (?:includes|is|has|was)|photos (?:of|are)|river (?:comes|rises|is|floods)|tree|neighbou?rs?|lift is|elevator is|last family|last owner|previous|next.door)(?! (?:readings?|plan|policy|and (?:\\p{L}+ )?are included)\\b)|(?:is|are|gets?|looks?|feels?) (?:very |quite |too |rather |so )?(?:old|soft|weak|cold|loud|thin|broken|dark|damp|wet|rotten|worn|small|tired|wrong|untrue|fictional|invented)|years? (?:more|left)|more years|two more|a last time|the tenants? pays?|third has|lease of (?:our|the)`,
  ),
  /\bthe \p{Lu}\p{L}+s (?:always |usually |never |still |only |both )?(?:decide|choose|agree|leave|arrive|move|pay|must|have|are|need|want|sign|get|owe|will|can)\b/u,
  /\b(?![23]D\b)\d{1,4}[A-H]\b(?! ?(?:p|a)\.?m)(?<!(?:suite|street|road|avenue|lane|court|st|rd|no\.?) \d{1,4}[A-H])|\bbldgs?\b|\bkeep (?:collecting|charging|billing|it|them)\b/iu,
  /[:,;] (?:pick|say|tell|keep (?!your|heat)|push|hold|skip|charge|raise|quote|refer|deny|ignore|wait|stall|let(?! only)|bill|drop|blame|pad|reverse|bury|avoid|dodge|pair|stay quiet)\b/iu,
  /\b(?:The|the|of|by) (?:Count|Countess|Contessa|Baron|Baroness|Prince|Princess|Duke|Duchess|Marquis|Sheikh|Minister|Senator|Judge|Captain|Widow)\b/u,
  /(?<!\bby )\b[Tt]he \p{Lu}\p{L}+ (?:buyers?|sellers?|tenants?|family|families|children|brothers|couple|owners?|heirs|trust|people|file|money)\b|\b(?:himself|herself)\b/u,
  /[$€£] ?\d.*\b(?:are|is|get|gets) (?:charged|billed|invoiced)\b.*\d|\b(?:charged|billed|invoiced?)\b.*\d.*\b(?:costs?|pays?|paid)\b.*\d/iu,
  /, so (?!that (?:nothing|everyone|each|every|all)|you\b|we\b|that you\b|please\b|every|all\b|do ask|call\b|book\b|mornings|there is|come\b|your\b|our\b|bring\b|allow\b|plan\b|nothing is|that (?:nothing|everyone|every|all)|we\b)/iu,
  any(
    `(?<!who |anyone |you |if (?:someone|anyone) )wants to|for a gift|in exchange for|can pay (?:up|more|less|as|\\d|a lot)|r[ua]ns? out|(?:broker|owner|manager|boss|director|agent|seller|landlord)'s (?:cousin|brother|sister|nephew|niece|wife|husband|friends?|daughter|son|mother|father|boyfriend|girlfriend)|charges? double|nothing in writing|(?:is|are|was|were) (?:lawyers|doctors|rich|poor|elderly|nervous|tired|lonely|naive|new here|slow)|late offers|never (?!sells|shares|asks|charges|passes|sleeps|closes|stops|needs|misses)\\p{L}+s|for anyone (?:from|of|in)|on hold|tested bad|pure income|takes? (?:the )?(?:deposit|money|cash|rent|keys)(?: \\p{L}+)? home|one hears|hears every|(?:manager|agent|broker|clerk|janitor|super|cleaner|guard|adviser|captain|cook)s? (?:takes|sleeps|drinks|keeps|lets|sells (?!homes|houses)|lies|smokes|steals|forgets|ignores|skips|lives)|sea takes|thousand$|can be (?:low|let in|bought|had|talked)|half,`,
  ),
  /\bmade by \p{Lu}\p{Ll}+|\boffice above\b/u,
  /<!--/,
  // instructions to the chatbot
  /\b(assistant|chatbot|system prompt|the user|(?<!wheelchair )users|the bot)\b/iu,
]

import { createTurns } from '../../../core/turns.ts'
import { oneLine } from '../listing/text.ts'

/**
 * Whether a sentence of a system message may be quoted to customers. It must be of a kind that businesses publish
 * (PUBLIC_KINDS) and show no sign of confidential content (PRIVATE_SIGNS). All other sentences are never quoted.
 */
const isQuotable = (sentence: string): boolean =>
  sentence.length <= SENTENCE_MAX &&
  !PRIVATE_SIGNS.some((sign) => sign.test(sentence)) &&
  PUBLIC_KINDS.some((kind) => kind.test(sentence))

/** Longest sentence to quote, in UTF-16 units. Bounds the time of the patterns. */
const SENTENCE_MAX = 1_000

const oneOf = (words: string): string => `\\b(?:${words.trim().replace(/\s*\n\s*/g, '|')})\\b`
const any = (words: string): RegExp => new RegExp(oneOf(words), 'iu')
/** Matches a text that contains both, in any order. */
const both = (one: string, other: string): RegExp => new RegExp(`^(?=.*(?:${one}))(?=.*(?:${other}))`, 'isu')

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)|weekdays?|weekends?|daily|every day|days a week|(?:public|bank) holidays?|holidays|christmas|new year\\w*|24.7|around the clock|by appointment'
const CLOCK =
  '\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m|\\d{1,2}[:h]\\d\\d|noon|midday|o.clock|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const PHONE = '\\+?\\(?\\d[\\d\\s().-]{5,}\\d'
const AMOUNT =
  '[$€£]\\s?\\d|\\d\\s?(?:[$€£]|%|percent|euros?|dollars?|pounds?)|\\bfree\\b|\\bnothing\\b|\\bno (?:\\w+ )?(?:fees?|charges?|cost|commission)\\b|\\b(?:one|two|three|a|half a) month.?s.? rent\\b'
const PARTY =
  'we|us|our|you|your|buyers?|sellers?|tenants?|renters?|applicants?|landlords?|clients?|customers?|visitors?|residents?|owners?|everyone|anyone|first.time buyers'

/** Kinds of sentences that businesses publish. */
const PUBLIC_KINDS: RegExp[] = [
  // opening hours
  /^\W*(?:come|drop|stop) (?:by|in|over)\b/iu,
  both(
    oneOf(
      'open|opens|opening|close|closed|closes|hours|available|there|reach us|visit|office|desk|phones?|lines?|staffed|answer',
    ),
    `(?:${oneOf(DAY)}|${CLOCK})`,
  ),
  new RegExp(`^\\W*(?:${DAY})\\b.*(?:${CLOCK}|closed|appointment)`, 'iu'),
  // where the business is
  both(
    '\\d+ \\p{Lu}|\\b(?:at|in|on|near|nearest|from|behind|above|opposite|next to|from|across from) (?:the )?\\p{L}|\\bwheelchair\\b',
    oneOf(
      '(?:offices?|branch(?:es)?|headquarters|showroom|entrance) (?:\\w+ ){0,2}?(?:is|are)|you(?:.ll)? find|visit us|find us|headquartered|we are (?:located|based)|located|handed over|signed at|the entrance|the office|your office|parking|(?:customers?|visitors?|guests?|clients?|free) (?:\\w+ )?(?:parking|may park|can park|park)|our (?:office|branch|showroom|building)|bus stop',
    ),
  ),
  // phone, mail, web
  both(
    oneOf(
      'call|calls|phone|telephone|tel|ring|reach|text|whatsapp|fax|hotline|contact|repairs|maintenance|emergenc(?:y|ies)|dial',
    ),
    PHONE,
  ),
  /^\W*(?:phone|tel(?:ephone)?|call|fax|whatsapp|e-?mail|web(?:site)?|office|main line)\b.{0,20}[:\d@]/iu,
  both(
    '\\S@\\S+\\.\\S',
    oneOf('e-?mails?|mail|write|contact|reach|questions|send|inquiries|enquiries|applications|us'),
  ),
  both(
    '\\bwww\\.|https?://|\\.(?:com|org|net|example|ca|de|fr|es|pt|co\\.uk)\\b',
    oneOf('website|site|online|web|visit|book|apply|find|see|forms?|our|portal|follow'),
  ),
  any(
    'follow us|our (?:office )?address is|your (?:personal )?data (?:is|are)|on (?:instagram|facebook|linkedin|youtube|tiktok)',
  ),
  // fees and how to pay
  both(
    oneOf(
      'fees?|commissions?|charges?|charged?|costs?|pays?|paid|rates?|deposits?|earnest money|price of|free|valuations?|consultations?|estimates?|appraisals?',
    ),
    `(?:${AMOUNT})`,
  ),
  both(
    oneOf('pay|paid|payable|payments?|rent'),
    oneOf(
      'bank transfers?|wire|che(?:que|ck)s?|credit cards?|debit cards?|cards|cash|online|direct debit|ach|zelle|due|portal|autopay',
    ),
  ),
  // places served
  both(
    oneOf(
      'serves?|serving|covers?|covering|work|works|operate|active|specialis\\w+|specializ\\w+|focus|sell|sells|manages?|listings?|homes|help|areas? served|service area',
    ),
    oneOf(
      'across|throughout|in|area|areas|county|counties|region|neighbou?rhoods?|city|cities|state|metro|suburbs|valley|coast|island',
    ),
  ),
  // languages
  both(
    oneOf('speaks?|spoken|languages?|fluent|bilingual|service in|help you in|available in'),
    oneOf(
      'english|spanish|french|german|portuguese|italian|chinese|mandarin|cantonese|japanese|korean|arabic|russian|hindi|vietnamese|tagalog|polish|dutch|languages?',
    ),
  ),
  // licences and memberships
  any(
    '(?:clients|customers|buyers|visitors|families|everyone|walk-ins|children|students) (?:are|is|from \\w+ are) (?:always )?welcome|licen[cs]ed?|licen[cs]es|licen[cs]e (?:number|no)|accredited|(?:we|agents|brokers|staff|firm|agency|company|business) (?:are|is) (?:\\w+ )?(?:certified|insured|bonded|registered)|regulated by|members? of|association of realtors|nar|realtors?|equal housing|fair housing|mls|brokerage',
  ),
  // the team
  /\b(?:was|were|is) (?:founded|established) (?:in|by)\b/iu,
  both(
    oneOf(
      'founded|founder|established|family|since|years|team|agents|staff|brokers?|led by|run by|headed by|employs?|owned|specialists?|manager|reviews|awards?|won|experience',
    ),
    oneOf('we|us|our|business|company|firm|agency|team|is|are|has|have|brokerage'),
  ),
  // rules for tenants and buyers
  both(
    oneOf(
      'electricity|water|gas|heating|pets?|dogs?|cats?|animals?|reptiles|smok\\w+|vap\\w+|sublet\\w*|guests?|parking|quiet hours|noise|bikes?|bicycles?|trash|recycling|laundry|keys?|move.in|move.out|lease|leases|leasing|rent|rentals?|renters?.? insurance|deposits?|background checks?|credit|income|references?|guarantors?|co-?signers?|applications?|applicants?|apply|renters|tenants|buyers|sellers|subleas\\w+|trash|garbage|photo id|identification|passport|shoes|notice|refund\\w*|cancel\\w*|utilities|evict\\w+ record',
    ),
    oneOf(
      'allow\\w*|allowed|welcome|accept\\w*|permitted|forbidden|prohibited|not possible|required?|requires|pay|must|need|needs|needed|minimum|at least|refundable|refunded|returned|due|have|is paid|are paid|paid by|collected|run|runs|last|take|takes|take place|included|extra|please|bring|ask for|offer|offered|available|possible|can be|may|free|cost|costs|within|days|months|months.|times|policy|only',
    ),
  ),
  // viewings, offers and how things go
  both(
    oneOf(
      'viewings?|showings?|tours?|move.ins?|open houses?|visits?|appointments?|inspections?|offers?|closings?|closing|applications?|approvals?|processing|contracts?|sign(?:ed|ing)?|valuations?|consultations?|repairs?|maintenance|questions|e-?mails|messages|keys',
    ),
    oneOf(
      'book\\w*|schedul\\w+|arrang\\w+|take place|takes|take|takes place|within|bring|last|lasts|minutes?|hours?|days?|weeks?|online|video|virtual|free|by appointment|weekdays|weekends|saturdays?|sundays?|in person|electronically|answer\\w*|repl\\w+|offer\\w*|every|ahead|advance|usually',
    ),
  ),
  // services
  both(
    `^\\W*(?:we|our (?:team|agents|staff|office|company|agency|firm)|yes|the agency|everyone|all)\\b`,
    oneOf(
      'help|offer|offers|provide|provides|handle|handles|manage|manages|sell|rent|lease|specialis\\w+|specializ\\w+|work with|partner with|recommend|support|guide|arrange|accept|buy|lend|represent\\w*|advertis\\w+|photograph\\w*|stage|value|list|welcome|send|follow|reply|answer|respond',
    ),
  ),
  /\bpreferred (?:lenders?|partners?|inspectors?|movers?)\b/iu,
  both(oneOf('privacy|personal data|your data|discriminat\\w+|complaints|accessib\\w+|cookies'), oneOf(PARTY)),
]

/** Signs of confidential content. One of them keeps a sentence private. */
const PRIVATE_SIGNS: RegExp[] = [
  // explicitly confidential
  any(`internal\\w*|confidential\\w*|secret\\w*|private(?:ly)?|off the record|between (?:us|you and me|ourselves)|hush|quietly|discreet\\w*|sensitive|classified
    reveal\\w*|disclos(?:e|es|ed|ing) (?!requirements)|undisclosed|not (?:public|for (?:the )?(?:public|customers|clients|visitors|publication))|nobody (?:knows|should|may|must)|no one (?:knows|should|may|must)|must not (?:know|learn|hear|find out)|should not (?:know|learn|hear|find out)|(?:does|do)(?:n.t| not) (?:want|know) (?:anyone|anybody|it|this|the|that)|in confidence|staff only|for staff|agents only|eyes only|keep (?:it|this|that|quiet)|behind (?:his|her|their) back|embargo\\w*|leak(?:ed)? (?:to|this)
    (?:do not|don.t|never|not to|please don.t) (?:share|tell|say|mention|show|promise|discuss|give|talk|quote|pass|publish|let|admit|offer|advertise)`),
  // keys and codes
  any(
    `pass ?words?|pass ?codes?|pass ?phrases?|pin|pins|codes?(?! of (?:conduct|ethics))|alarms?|lock ?box(?:es)?|key ?box|key ?safe|combination|log ?ins?|user ?names?|credentials?|wi-?fi|ssid|api|tokens?|master key|spare keys?|keys? (?:is|are|lies?|hangs?|hidden) (?:under|behind|in|at|below|with)|hidden|safe (?:is|in|behind)|gate code|access code|iban|account (?:number|no|details)|routing number|swift|social security|ssn|tax id|date of birth|vpn|server`,
  ),
  // what a party would accept, pay or negotiate
  any(
    `would (?:take|accept|settle|agree|sign|sell|go|consider|probably|likely|also|even|really|happily|drop|pay|let|leave)|(?:will|might|may|could|can|d) (?:take less|take as little|accept (?:less|as little|a lower|any|an? offer)|settle for|go (?:as low|down|lower|up to|as high|below|under)|drop|come down|be talked|be persuaded|cave|budge|fold|sell (?:for|at) less)|take less|will accept anything|anything (?:over|above|under)|accept less|go lower|goes? (?:as low|down to|as high)|as low as|no lower than|not (?:go )?below|bottom line|bottom price|rock bottom|floor price|lowest (?:price|offer|rent|acceptable|figure|he|she|they|we)|least (?:he|she|they|we)|highest (?:price|offer|bid|he|she|they|we)|reserve price|walk.?away|minimum (?:acceptable|price|offer|bid)|acceptable|true (?:price|value)|real (?:price|value|reason|limit)|willing to (?:pay|take|accept|go|drop|sell|lower|negotiate|wait|spend)|ready to (?:pay|take|accept|go|drop|lower|give|sign)|prepared to|can afford|max(?:imum)? (?:budget|offer|bid)|top (?:budget|offer|bid|price)|budget|negotiat\\w+|haggl\\w+|bargain\\w*|leverage|wiggle room|leeway|room to|counter.?offers?|first offer|best offer|other offers?|competing|bids?|outbid|rival\\w*|bidders?|asking too|overpric\\w+|underpric\\w+|price (?:cut|drop|reduction|will)|reduc(?:e|ed|ing|tion)\\b.*\\bprice|lower(?:ed|ing)? the (?:price|rent|fee|commission)|discounts?|rebate|concession\\w*|waive\\w*|if (?:they|the client|someone|anyone|pushed|pressed|asked twice)`,
  ),
  // motives and personal or financial trouble
  any(
    `desperate\\w*|motivated|eager|anxious|keen to|in a (?:hurry|rush)|urgent(?:ly)? (?:to|need|sell|sale)|must (?:sell|close|be sold|be gone|get rid)|need(?:s|ed)? (?:to (?:sell|close|move|be rid)|the (?:money|cash))|needs? cash|forced|divorc\\w*|separat(?:ed|ing|ion)|split(?:ting)? up|breakup|custody|widow\\w*|deceased|died|death|dead|dying|passed away|inherit\\w*|heirs?|illness|ill|sick|cancer(?!l)|hospital\\w*|diagnos\\w*|surgery|pregnan\\w*|rehab|alcohol\\w*|drunk|drinks|addict\\w*|depress\\w*|jobless|lost (?:his|her|their) job|laid off|fired|resign\\w*|quit(?:s|ting)?|retir(?:e|es|ing)\\b|layoffs?|debts?|owes?|owed|arrears|behind (?:on|with)|late (?:on|with)|bankrupt\\w*|insolven\\w*|foreclos\\w*|repossess\\w*|default(?:ed|s)?|liens?|cash.?flow|struggl\\w*|in trouble|gambl\\w*|lawsuits?|sued?|suing|litigation|court|legal (?:trouble|action|dispute)|settle(?:d|ment) (?:with|of|out)|investigat\\w*|police|arrest\\w*|criminal|prison|fraud\\w*|audit\\w*|irs|fined|complain(?:s|ed|t about|ts about|ts from|ts against)|affair|lover|mistress|feud|blackmail\\w*|drug\\w*`,
  ),
  // what is wrong with a home
  any(
    `mice|mouse|rats?|cockroach\\w*|roach\\w*|bed ?bugs?|termites?|infest\\w*|mou?ld|mould\\w*|mildew|damp|asbestos|radon|lead paint|leak(?:s|y|ing|ed)? ?(?:when|roof|basement|pipe|every|if)?|flood(?:s|ed|ing)?|crack(?:s|ed)?|sink(?:s|ing)|subsid\\w*|rot|rotten|rotting|haunted|murder\\w*|suicide|stolen|burglar\\w*|break.?ins?|broken into|illegal\\w*|unpermitted|without (?:a )?permits?|not up to code|contaminat\\w*|defects?|faulty|collaps\\w*|condemn\\w*|failed|(?:\\w+|\\d+) years? left|fail (?:the )?inspection|unsafe|dangerous|noisy neighbou?rs?|sewage|stinks?|smells?`,
  ),
  // money inside the business
  any(
    `split|splits|kickbacks?|referral (?:fees?|commission|bonus|money)|finder.?s fees?|cut of|share of the|pockets?|bonus(?:es)?|salar(?:y|ies)|wages?|payroll|earns?|makes? \\$|paid (?:\\$?\\d+ )?(?:an hour|per hour|hourly)|margins?|mark.?ups?|profits?|revenue|turnover|losses|we lost|losing money|income of (?:the|our|his|her)|our costs?|overheads?|quotas?|targets?|forecast|investors?|loans? (?:of|from)|invoice|our lawyer|our attorney|our accountant|acquisition|acquire|merger|sell the (?:business|company|agency)|being sold|takeover|hir(?:e|ing) freeze|strategy|competitors?|suppliers?|bills?|we keep|undercut\\w*|steal|poach\\w*|commission (?:down|can|could|may|might|split|is negotiable|drops?|goes)|secretly|under the table|cash in hand|tax evasion|bribe\\w*|slush`,
  ),
  // how to get in, and what deceives
  any(
    `(?:back|side|cellar|garage|rear) door|unlocked|(?:does|do|did|has|have|is)(?: not|n.t) (?:lock|work|worked|watch|watched|know)|cameras?|guards?|cleaning lady|cleaner|bluff\\w*|pretend\\w*|hint\\w*|trick\\w*|lie|lies|lied|lying|fake\\w*|insult\\w*|offenders?|padded|inflated|hides?|hiding|cover(?:ed|ing)? up|generous|out of order|shut down|for good|plan(?:s|ned|ning)? to|will be (?:closed|sold|let go|raised|pushed|evicted|demolished|listed)|let (?:\\w+ )?(?:agents|staff|people|him|her|them) go|step(?:s|ping)? down|(?:tells?|told|says?|said|claims?|admits?|admitted|pretends?|hints?) (?:agents|us|me|them|clients|that|he|she|they|he.s|nobody|no one)|(?:lease|contract) can be broken|at night|own (?:phone|number|line)|has(?:n.t| not) been|since (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)\\b`,
  ),
  // people
  /\b(?:he|she|him|his|her|hers|he.s|she.s)\b/iu,
  any(
    `boss(?:.s)?|(?:his|her|their) (?:cell|mobile|phone|number|personal|home|wife|husband|ex|son|daughter|mother|father|direct|car|dog)|(?:personal|home|direct|mobile|cell) (?:number|phone|cell|mobile|line|e-?mail|address)|direct extension|ext(?:ension)?\\.? \\d+ (?:is|rings|reaches)|lives? (?:at|in|alone|on|with)|ex-?(?:wife|husband|partner|tenant)|girlfriend|boyfriend|spouse|nephew|brother-in-law|rude|difficult|annoying|stingy|naive|gullible|stupid|dumb|liar|creep|blacklist\\w*|do not rent to|never (?:rent|sell|work|lease) to|previous tenant|last tenant|current tenant|tenant in (?:unit|apartment|number|no|\\d)|evict(?:s|ed|ing|ion)?(?! records?)|on (?:vacation|holiday|leave|sick)|out of town|away (?:until|till|from|for)|stands? empty|empty (?:until|from|since|at night)|vacant since|unoccupied|abroad until|vip|celebrity|famous`,
  ),
  // a particular client or owner
  /\b(?:the|our|this|that|his|her|these|those|mr|mrs|ms|both|my) (?:\w+ )?(?:sellers?|owners?|landlord|landlady|vendors?|couple|heir|executor|clients?|bank)\b(?! (?:and operator|pays?|must pay|need|needs|must|are charged|is charged|cover|covers|who|in|can|may|receives?)\b)/iu,
  /\b(?:mr|mrs|ms)\.? \p{Lu}\p{L}+/u,
  any(
    `pocket listings?|off.market|before (?:it|they|the listing) (?:hits?|goes?|is listed)|coming (?:soon )?(?:in|next) (?:secret|weeks?) at|not (?:yet )?(?:listed|announced|on the market)|unannounced|unpublished|appraised (?:at|for|low)|appraisal came|valued internally|actually worth|bought (?:it|the \\w+) for|paid only|purchase price was|assessment showed|inspection (?:found|showed|report|revealed)`,
  ),
  // instructions to the chatbot
  /\b(assistant|chatbot|system prompt|the user|users|the bot)\b/iu,
]

/** One quotable sentence of a system message, with its context. */
export type QuotableSentence = {
  text: string
  /** the sentence before, if this one begins with a pronoun that refers to it */
  leadIn: string | undefined
  /** all quotable sentences of the same line */
  paragraph: readonly string[]
}

/** Starts a public section, which ends at a blank line or the next heading. */
const PUBLIC_HEADING = /^\W*public\s*:\s*/i
/** Starts a private section, which ends only at the next heading. */
const PRIVATE_HEADING =
  /^\W*(?:internal|confidential|private|secret|staff only|not for (?:customers|clients|visitors)|(?:notes?|instructions|rules) (?:to|for) (?:the )?(?:assistant|bot|chatbot|agents?|staff)|instructions)\b/i
/** A short line that ends with a colon, or one that begins with "#". */
const HEADING = /^(?:#+\s.*|[^.!?:]{1,60}:)$/

// Instructions to the assistant are not quoted.
const INSTRUCTION =
  /^(you (are|must|should|shall|will|have|answer|help|only)\b|your\b|always\b|never\b|do not\b|don.t\b|answer\b|be\b|act\b|if\b|when\b|use\b|keep\b|respond\b|reply\b|speak\b|only\b|avoid\b|refuse\b|pretend\b|remember\b|tell\b|mention\b|say\b|make\b|greet\b|ignore\b)/i
/** A sentence that needs the one before it: "They are free." */
const POINTING_BACK = /^(it|they|this|these|that|those|he|she|there|both)\b/i

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** Length of the sentences that are read in one turn of the event loop, in UTF-16 units, and what an empty one costs. */
const READ_AT_ONCE = 8_192
const SENTENCE_COST = 16

/**
 * The quotable sentences: those of a public kind, and all sentences in a "Public:" section. Read in several turns of the event
 * loop: a system message of 65,536 characters takes 80 ms.
 */
export async function publicStatements(systemMessage: string): Promise<QuotableSentence[]> {
  const turn = createTurns(READ_AT_ONCE)
  const statements: QuotableSentence[] = []
  let section: 'none' | 'public' | 'private' = 'none'
  for (const line of systemMessage.split('\n')) {
    await turn(SENTENCE_COST)
    section = sectionAfter(line.trim(), section)
    if (section === 'private') continue
    const paragraph: string[] = []
    for (const { segment } of segmenter.segment(line.replace(PUBLIC_HEADING, ''))) {
      await turn(segment.length + SENTENCE_COST)
      const sentence = oneLine(segment)
      if (sentence !== '' && (section === 'public' || (!INSTRUCTION.test(sentence) && isQuotable(sentence))))
        paragraph.push(sentence)
    }
    statements.push(...statementsOf(paragraph))
  }
  return statements
}

function sectionAfter(line: string, section: 'none' | 'public' | 'private'): 'none' | 'public' | 'private' {
  if (PUBLIC_HEADING.test(line)) return 'public'
  if (PRIVATE_HEADING.test(line)) return 'private'
  if (HEADING.test(line)) return 'none'
  // Both rules err on the private side: a blank line ends a public section but not a private one.
  return line === '' && section === 'public' ? 'none' : section
}

const statementsOf = (paragraph: string[]): QuotableSentence[] =>
  paragraph.map((text, index) => ({
    text,
    leadIn: POINTING_BACK.test(text) ? paragraph[index - 1] : undefined,
    paragraph,
  }))

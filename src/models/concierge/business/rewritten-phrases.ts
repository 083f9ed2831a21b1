import { anyOf } from '../../../search/text/patterns.ts'
/** Pets by their kind; people name the breed of theirs. */
export const PETS =
  'pet dog cat animal puppy kitten pup hound labrador retriever poodle shepherd bulldog terrier beagle chihuahua husky dachshund rottweiler pitbull hamster rabbit parrot'

/** Phrases replaced by one word, in the plain text (see toPlainText) of questions and statements. */
export const REWRITTEN: [RegExp, string][] = [
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
    anyOf(
      /\b(what|which) days (are|is|do)\b/g,
      /\b(?:(?:till|until) (?:when|what time)|(?:what|which) (?:time|day)s? can (?:i|we) (?:come|visit)|how (?:late|early)) (?:are|is|do|does|will|can|could)\b/g,
      /\bwhen (?:can|could|may|should) (?:i|we) (?:come|drop|stop|pass|swing|visit)(?: (?:by|in|over))?(?: you)?\b/g,
      /\b(?:are you|(?:is )?(?:any|some)(?:one|body)|are you guys|will you be)(?: still)? (?:there|in)(?: at (?!night)|(?= (?:on|today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|week)))/g,
    ),
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
  [/\bholding (deposits?|fees?)\b/g, 'reserve cost'],
  [/\bhold (an?|the|my|this|that) (?=\w)/g, 'reserve '],
  [/\b(job|career) openings?\b|\bopen positions?\b/g, 'hiring'],
  [/\bsection 8\b|\bhousing (choice )?vouchers?\b/g, 'voucher'],
  [/\bgrace periods?\b/g, 'overdue'],
  [/\bpets? (deposits?|rents?|fees?|charges?)\b/g, 'pet cost'],
  [/\bhow (can|do|should|may|could) (i|we) pay\b|\b(payment methods?|ways? to pay|forms? of payment)\b/g, 'pay method'],
  [/\b(minimum|shortest|min|typical|standard|usual) (?=leases?|rental|term|contract|stay)/g, ''],
  [/\brent (it )?for (only |just )?\w+ (months?|weeks?|days?)\b/g, 'lease term'],
  [/\bshort ?term (rentals?|lets?|leases?|stays?)\b|\bshort lets?\b/g, 'lease'],
  [
    /\bwhat (do|does|will|would|must|should) (i|we|you|one|tenants|renters|applicants) (need|have)( to (have|bring|show|provide|submit))?\b/g,
    'requirement',
  ],
  // Talk about something else than the words say.
  [
    /\bwho (?:started|founded|created|opened|set up) (?:the|your|this) (?:company|business|agency|firm|brokerage|office)\b/g,
    'founded',
  ],
  [
    /\bwho (?:handles|leads|heads|runs|manages|looks after|takes care of|deals with|is responsible for|does)\b/g,
    'manager',
  ],
  [/\b(?:your|the agencys?) (?:cut|share|slice)\b/g, 'commission'],
  [/\blist(?:ing)? (?:(?:it|my \w+|our \w+) )?with you\b/g, 'sell'],
  [
    /\b(?:when|what year|which year) did (?:you|your \w+|the \w+|this \w+) (?:open|start|begin|set up)\b|\bopened\b(?=.*\b(?:19|20)\d\d\b)/g,
    'founded',
  ],
  [/\bwhos? (?:is )?(?:the|your) (?:boss|chief|ceo|head|director|principal)\b|\b(?:led|headed|run) by\b/g, 'manager'],
  [
    /\b(?:the|does|is|until|before|after|for|at) closing\b(?! times?\b)|\bclosing (?=(?:usually |normally |typically |generally )?(?:takes?|costs?|happens?|process|date|day)\b)/g,
    'settlement ',
  ],
  [/\b(?:doesnt|does not|didnt|wont|will not|isnt|is not) (?:get )?s(?:ell|old)\b/g, 'unsold'],
  [/\bbring (?:(?:my|our|the) )?(?=(?:kids?|child|children|family|partner|parents|friends?)\b)/g, ''],
  [/\b(?:contact|reach) (?:(?:the|your) )?(?:\w+ )?(?:office|team|desk|department)\b/g, 'contact'],
  [/\bmonth to month\b|\bmonth by month\b/g, 'monthly lease'],
  [/\bmov(?:e|es|ing|ed) out\b|\bvacat(?:e|es|ing)\b/g, 'moveout'],
  [/\bput (?:it )?down\b/g, 'pay'],
  [/\bweight (?:limits?|restrictions?)\b|\bhow heavy\b/g, 'weight'],
  [
    /\bwater (?:is )?everywhere\b|\b(?:is|are|has) flood(?:ed|ing)\b|\bsmell(?:s|ing)? (?:of )?gas\b|\bgas leak\b|\b(?:no|without) (?:heat|heating|hot water|power|electricity) (?:in|at|since|for|today)\b/g,
    'repair urgent',
  ],
  [/\b(?:my|our) (?:homes?|houses?|condos?|propert(?:y|ys|ies)) (?:value|worth)\b/g, 'valuation'],
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
  [/\b(hear|get|come|write|text|message) back\b/g, 'answer'],
  [/\b(?:pick|picks|picking) (?:me|us|you) up\b|\bdrive (?:me|us|you)\b|\bgive (?:me|us) a (?:ride|lift)\b/g, 'car'],
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
    anyOf(
      /\b(?:do|can) (?:you|your \w+)(?: guys)? (?:also |even )*(?:work|operate|sell|cover|serve|do)(?: (?:homes|houses|anything))? (?=(?:in|around) )/g,
      /\bwhere (do|does) (you|your \w+) (work|operate|sell)\b/g,
      /\b(areas?|neighbou?rhoods?|cities|towns|regions?|places|suburbs) (do|does|can) (you|your \w+) (serve|cover|work|operate|sell|handle|manage)( in)?\b/g,
      /\b(service|coverage) area\b/g,
      /\bareas? served\b/g,
    ),
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
  [
    new RegExp(
      `\\bbring (?:(?:my|our|an?|the|two|three|several|\\d) )?(\\w+ )?(?=(?:${PETS.replaceAll(' ', '|')})s?\\b)`,
      'g',
    ),
    '',
  ],
  // "Photo ID" is no "I'd".
  [/\b(i(ll|ve)|(we|you|they|he|she)(d|ll|ve|re)|im|id (?=like|love|rather|prefer|want|need))\b ?/g, ' '],
]

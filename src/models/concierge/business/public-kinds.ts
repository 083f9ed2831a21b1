import { any, both, oneOf } from './patterns.ts'

const DAY =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri|sat|sun)|weekdays?|weekends?|daily|every day|days a week|(?:public|bank) holidays?|holidays|christmas|new year\\w*|24.7|around the clock|by appointment|weeks? of|in (?:december|january|july|august)'
const CLOCK =
  '\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m|\\d{1,2}[:h]\\d\\d|noon|midday|o.clock|at (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const PHONE = '\\+?\\(?\\d[\\d\\s().-]{5,}\\d'
const AMOUNT =
  '[$€£]\\s?\\d|\\d\\s?(?:[$€£]|%|percent|euros?|dollars?|pounds?)|\\bfree\\b|\\bnothing\\b|\\bno (?:\\w+ )?(?:fees?|charges?|costs?|commission)\\b|\\b(?:one|two|three|a|half a) month.?s.? rent\\b'
const PARTY =
  'we|us|our|you|your|buyers?|sellers?|tenants?|renters?|applicants?|landlords?|clients?|customers?|visitors?|residents?|owners?|everyone|anyone|first.time buyers'

/** "12 Elm Street, Tacoma", alone or after the name of a business. */
const BARE_ADDRESS =
  /^(?:[^,:]{2,40}\b(?:realty|realtors|homes|propert(?:y|ies)|estates?|agency|agents|group|lettings|brokers|brokerage)\b[^,:]{0,20}, )?(?:(?:suite|unit|level|floor) \w+, )?\d+[\w/-]* [\p{L}. ]{2,40}\b(?:street|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|way|square|sq|terrace|parkway|pkwy|highway|hwy)\b\.?(?:,[\p{L}\d .-]{2,40}){0,4}$/iu

/** Usual subjects of what businesses say of themselves. */
const USUAL_SUBJECTS = `headquarters|tenanc(?:y|ies)|minimum|drop in|on our site|buildings?|offices?|branch(?:es)?|lobby|entrance|prices?|fees?|rent|deposits?|applications?|applicants?|tenants|renters|guests|residents|pets?|dogs?|cats?|animals?|aquariums?|smoking|grilling|parking|payments?|showings?|viewings?|tours?|visits?|offers|documents?|contracts?|leases?|auctions?|move.?(?:in|out)s?|requests|inquiries|enquiries|repairs|keys|utilities|services?|agents|brokers|staff|managers|clients|customers|buyers|sellers|landlords|students|quiet time|doors|expertise|data|details|valuations?|appraisals?|consultations?|lines?|phones?
    invoices|events|parties|wi-?fi|inspections?|terms|packages?|staging|brochures?|elevators?|meetings|history|holders|front desk|charges|taxes|mailing list|home page|notary|costs|linens|towels|commissions?|reports?|newsletter|website|portal|references|proof|vouchers?|insurance|guarantors?|lift|access|agency|brokerage|team|company|languages?|licen[cs]es?|areas?|neighbou?rhoods|homes|apartments|rooms|balcony|balconies|notice|cancellations?|refunds?|reservations?|bookings?|appointments?|check-?(?:in|out)`

const SUBJECT = oneOf(`${USUAL_SUBJECTS}
    class(?:es)?|seminars?|workshops?|courses?|seats?|reviews?|ratings?|buses|trams?|trains?|bikes|bicycles|bicycle (?:sheds?|racks?)|broadband|internet|laundry|filters?|detectors|smoke alarms|packages|parcels|post|mail|trash|bins|pool|gym|garden|gardens|grounds|cribs|children|kids|families|professionals|sharers|seniors|veterans|first-time buyers|newcomers|expats|advisers|advisors|colleagues|interpreters?|translations?|quotes?|quotations?|certificates?|adverts?|listings|cottages|terraces|villas|flats|houses|residences?|furniture|furnishings|cleaning|housekeeping|payments?|transfers?|receipts?|statements?|invoices|complaints?|feedback|questions|messages|calls|letters|forms?|guides?|checklists?|floor plans|photographs?|photos|videos?|tax(?:es)?|interest|premium|coverage|inventory|inventories|compensation|membership|specialt(?:y|ies)|inspectors?|tradesmen|contractors|wheelchair users|credit scores?|background checks|screening|waitlist|lists?|work orders|drop ?box|lockouts?|handover|completion|gift cards?|seating|story|history|motto|mission|tests?|moving trucks|department
    holding fee|thermostats?|batteries|lawn|lawn care|snow|towing|permits|chargers?|satellite dishes|fitness room|lockers?|mailbox(?:es)?|parcel lockers|renewals?|renewal offers|wear and tear|plumbing|maintenance|utilities|deliveries|thermostat|painting|carpets|candles|space heaters|heaters|grills?|trash|units?|studios?|arrival|price of each|notary|flowers|gardens|linen|library|caretaker|housekeepers?|concierge|residents' lounge|family of advisers|houses|viewings?|deposits?|forwarding address|early termination|month-to-month|credit|guarantors?|partial payments|ev chargers|screening criteria|clause`)

/** What stands before a colon in a line about the business. */
const LABEL = oneOf(
  `hours?|times?|open|opening|closed|holidays|address|location|offices?|showroom|branch(?:es)?|headquarters|parking|metro|bus|stop|station|directions
    phones?|telephone|tel|ph|mobile|cell|numbers?|line|fax|t|p|m|e|e-?mail|mail|general enquiries|enquiries|inquiries|questions|web|website|contact|sales|lettings|rentals|repairs|maintenance|emergenc(?:y|ies)|landline|switchboard|reception|lunch(?: break)?|whatsapp|social media|media|press|transport|buses
    fees?|commission|deposit|checks?|charges?|replacement|costs?|valuations?|appraisals?|consultations?|photography|payment|payments|management|service
    areas?|areas served|coverage|covered|served|neighbou?rhoods?|districts|towns|counties|postcodes?|zip codes|languages?|spoken|services
    licen[cs]es?|lic|dre|bre|calbre|number|no|scheme|members?|memberships?|affiliations|insurance|registration|protection
    pets?|smoking|leases?|stay|period|policy|policies|cancellations?|check-?in|check-?out|notice|utilities|applications?|requirements?|viewings?|showings?|tours?|open houses?
    setup|inventory|reports?|certificates?|hq|tenancy|terms?|collection|of record|occupancy|enquiry
    lockouts?|guest parking|bikes?|pool|gym|laundry|trash|recycling|garbage|rent|income|credit|score|keys?|packages|mail|post|waitlist|guarantors?|co-?signers?|vouchers|landlords|owners|tenants|sellers|buyers|move-?(?:in|out)|move|quotes?|wheelchair access|accessibility|elevator|lift|security deposit|balance|documents(?: at signing)?|subletting|inspections|statements|vendors|complaints|privacy|insurance|awards|memberships?|founded|since|minimum stay|tax|linen|cleaning|late fee|nsf fee|work orders?
    team|staff|agents?|broker|owner|directors?|manager|founder|founded|director|established|receptionist|office manager`,
)

/** Kinds of sentences that businesses publish. */
export const PUBLIC_KINDS: RegExp[] = [
  // "Hours: …", "Office in Bath: …", "Repairs 555-0100"
  new RegExp(`^\\W*[^:]{0,40}?${LABEL}(?: \\([^)]{0,40}\\))?\\s?(?:[:=|–—]|- )`, 'iu'),
  new RegExp(`^\\W*[^:]{0,30}?${LABEL}:? ${PHONE}`, 'iu'),
  /^\W*(?:lunch|press \d|we moved|our (?:switchboard|landline|number)|we deal in|(?:family|locally|independently|woman|veteran).owned)\b|\bpart of the \p{Lu}/iu,
  /\b(?:contact|reach|call|e-?mail|write to|visit|follow|message|find|phone|text) us\b|\b(?:[Tt]alk|[Ss]peak) (?:to|with) \p{Lu}/u,
  /^\W*(?:walk|drop|come|stop|pop)[ -]in\b/iu,
  /\b(?:all over|throughout|across) (?:the )?\p{Lu}|\bknow \p{Lu}|\bin charge of\b|\bhear (?:back )?from us\b|\b[Ww]e return calls\b|^\p{Lu}\p{L}+ \p{Lu}\p{L}+, (?:\p{L}+ ){0,3}(?:broker|founder|agent|owner|manager|director|realtor)/u,
  // what a sentence about a public subject begins with
  new RegExp(
    `^\\W*(?:(?:all|each|every|no|our|the|your|any|most|some) )?(?:\\p{L}+[ -]){0,3}?${SUBJECT} (?:\\p{L}+ ){0,3}?(?:is|are|can|may|must|will|should|include|start|begin|end|last|take|run|cost|need|work|come|apply|appl|charge|get|stop|go|reach|seat|sit|meet|have|has|carr|hold|stand|open|close|receive|leave|return|share|mean|cover|require|belong|do not|does not|speak|attend|remain|pay)`,
    'iu',
  ),
  /^(?:buyers|sellers|landlords|tenants|renters): .*(?:\d|free|deposit|fee|week|month)/iu,
  /^(?:please (?:do not (?:park|smoke|feed|block|leave|use|bring)|bring|wear|give|book|call|leave|allow|note|arrive|remove|contact|visit|send|use|apply|ask|see)|send|take the|for .{2,40} speak (?:with|to)|message us|speak (?:with|to)|apply|outside (?:business|office|of))\b/iu,
  /^(?:(?:sorry|no|all|free)\b.{2,30}|.*\b(?:accepted|included|required|available|preferred|welcome|access|entrance|provided|apply|applies|only|protection|protected))\W*$|^(?:no more than|up to|at most)\b|^available (?:from|on|in)\b/iu,
  /\p{Lu}\p{L}+ (?:founded|started|can be reached|assists|helps|handles|specializes|specialises)\b/u,
  /\bwe speak\b|\bwelcome to\b|\brate us\b|^\W*voted\b|\bgrew up in\b|\bprices include\b|\bare hiring\b|\bresumes? to\b|\btranslators?\b/iu,
  // opening hours
  /^\W*(?:come|drop|stop) (?:by|in|over)\b/iu,
  both(
    oneOf(
      'open|opens|opening|close|closed|closes|hours|available|there|reach us|visit|office|desk|phones?|lines?|staffed|answer',
    ),
    `(?:${oneOf(DAY)}|${CLOCK})`,
  ),
  new RegExp(`^\\W*(?:${DAY})\\b.*(?:${CLOCK}|closed|appointment)`, 'iu'),
  both(
    oneOf('we|you|open|walk-ins?|appointments?|evenings?|mornings?|afternoons?|viewings?|showings?|by appointment'),
    `(?:${oneOf(DAY)}|${CLOCK})`,
  ),
  new RegExp(`(?:${oneOf(DAY)}).{0,20}\\d{1,2}(?:[:.]\\d\\d)? ?(?:-|–|to) ?\\d`, 'iu'),
  // where the business is
  /^(?!.*\b(?:until|till|from \d|back|away)\b).*\bwe are (?:\w+ )?(?:on|at|in|inside|next to|opposite|behind|near|above) /iu,
  any('address (?:for \\w+ )?is|p\\.?o\\.? box|(?:nearest|closest) (?:\\w+ )?(?:station|stop|parking|car park)'),
  /\b(?:see us|offices?|branch(?:es)?|showroom|headquarters) (?:is |are )?(?:at|in|inside|on|near|opposite|next to)\b/iu,
  BARE_ADDRESS,
  both(
    '\\d+ \\p{Lu}|\\b(?:at|in|on|near|nearest|from|behind|above|opposite|next to|from|across from) (?:the )?\\p{L}|\\bwheelchair\\b',
    oneOf(
      '(?:offices?|branch(?:es)?|headquarters|showroom|entrance) (?:\\w+ ){0,2}?(?:is|are)|you(?:.ll)? find|visit us|find us|headquartered|we are (?:located|based)|located|handed over|signed at|the entrance|the office|your office|parking|(?:customers?|visitors?|guests?|clients?|free) (?:\\w+ )?(?:parking|may park|can park|park)|our (?:office|branch|showroom|building)|bus stop',
    ),
  ),
  // phone, mail, web
  both(
    oneOf(
      'call|calls|called|calling|phone|telephone|tel|ring|reach|text|whatsapp|fax|hotline|contact|repairs|maintenance|emergenc(?:y|ies)|dial',
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
    oneOf('website|site|online|web|information|details|listings|visit|book|apply|find|see|forms?|our|portal|follow'),
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
  /\b(?:not|never) charge\b|\bcomplimentary\b|\bfree of charge\b/iu,
  both(
    oneOf('fees?|commissions?|charges?|surcharges?|deposits?'),
    oneOf('paid|none|hidden|included|refundable|refunded|returned|due|month.s rent|week.s rent'),
  ),
  // places served
  /\b(?:we|agents|team|realty|homes|properties|agency) (?:\w+ )?(?:serves?|covers?)\b|^\W*serving\b/iu,
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
  any(
    'english|spanish|french|german|portuguese|italian|mandarin|cantonese|japanese|korean|russian|vietnamese|tagalog|polish|interpreters?|multilingual|bilingual|espa.ol',
  ),
  // licences and memberships
  any(
    'lic|dre|bre|calbre|registered|company no|vat number|redress scheme|ombudsman|indemnity|insured|bonded|accredited|certified|regulated',
  ),
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
  /\bwe (?:are|have been) (?:an? )?(?:\w+ ){0,3}(?:agency|brokerage|business|company|firm|team|helping|selling|serving)\b/iu,
  /\b(?:[Cc]ontact|[Aa]sk for) \p{Lu}|\b[Oo]ur \w+(?: \w+)? is \p{Lu}|^\W*[Ff]ounded\b/u,
  /^\W*(?:(?:\p{Lu}[\p{L}.'-]*|and|&|de|van|von|Dr\.) ){1,5}(?:is|are|was) (?:our|the|an?) |\p{Lu}\p{L}+ (?:is|are|was) (?:our|your) |\b(?:runs|leads|heads|manages) (?:our|the) |^\W*[Oo]ur (?:\p{L}+ ){1,3}?\p{Lu}|, \p{Lu}\p{L}+ \p{Lu}\p{L}+, (?:covers|leads|runs|manages|looks|handles)/u,
  both(oneOf('manager|broker|agent|director|realtor|receptionist|owner|founder'), PHONE),
  // rules for tenants and buyers
  any(
    'equal opportunity|client money|breed restrictions|exempt from|maximum occupancy|(?:apartment|home|unit|flat|house)s? (?:comes?|come) with|picked up at|first.come|(?:processed|reviewed|checked|taken up|registered) (?:with|by|on|within|in)|happy to|surcharge|our (?:website|app|portal|newsletter|blog)|no (?:smoking|pets|cash|refunds)|leave a message|personal data|privacy policy|(?:treated|welcome[sd]?|handled) equally|(?:is|are) (?:always |also )?(?:welcome|accepted)|minimum (?:stay|lease|term|rental)|check-?(?:in|out)|to apply|you (?:will )?need',
  ),
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
      'help|offer|offers|provide|provides|handle|handles|manage|manages|sell|rent|lease|specialis\\w+|specializ\\w+|work with|partner with|recommend|support|guide|arrange|accept|buy|lend|represent\\w*|advertis\\w+|use|screen|carry|observe|donate|volunteer|deliver|organi[sz]e|train|match|market|measure|create|host|maintain|inspect|treat|take|store|protect|respect|share|photograph\\w*|stage|value|list|welcome|send|follow|reply|answer|respond',
    ),
  ),
  // how the business is reached, what surrounds it
  /\b(?:main|general|office|our|switchboard|toll-free) (?:number|line) is\b/iu,
  /\b(?:sits?|stands?|lies?|stops?|is|are) (?:right |just |directly |only )?(?:across from|opposite|outside|on the corner|beside|next to|round the back|in front of)\b|\bminutes?(?: on foot|.s? (?:walk|stroll|drive|ride))|\b(?:minute|short) (?:walk|stroll|drive|ride)\b/iu,
  /\b(?:front|main|side|street|step-free|level|wheelchair) (?:entrance|access|door)\b.*\b(?:ramp|automatic|step|lift|via|elevator)\b|\bhearing loop\b/iu,
  /\b(?:trustpilot|google|yelp|zillow|facebook) (?:score|rating|reviews?)\b|\bevery other (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:newsletter|report|magazine|brochure|blog) (?:appears|is published|comes out)\b|\b(?:stays|breaks|visits|tours|rooms|seats|places) .*\bcan be (?:booked|reserved)\b|\b(?:costs?|charges?) \d+ (?:cents|pence)\b/iu,
  /^\p{Lu}\p{L}+ \p{Lu}\p{L}+, (?:who|our|the|an?) .*\b(?:advises|leads|runs|heads|manages|helps|handles|looks after|teaches|joined)\b/u,
  /\b(?:desk|counter|reception|office|switchboard|line) is (?:staffed|open|manned|attended)\b|\b(?:playground|pool|gym|garden|community room|terrace|clubhouse|lounge)s? (?:is|are|can be) (?:open|closed|rented|reserved|booked|heated|available|free)\b|\bbalance (?:is|must be|becomes) (?:paid|due|payable)\b/iu,
  /\b(?:goes|are given|is given|donated) to (?:the|a|our) (?:local )?(?:food bank|charit|hospice|school|shelter|children)|\b(?:are|is) on (?:us|the house)\b|\b(?:tea|coffee|snacks|water|wi-?fi|parking) (?:and \w+ )?(?:is|are) (?:free|on us|available|provided)\b|\bwe (?:will )?never ask\b|\b(?:photographer|surveyor|valuer|inspector|adviser|advisor|negotiator) (?:comes|visits|calls|will|meets)\b/iu,
  /^(?:replacement|lost|extra|spare|additional|second) (?:\p{L}+ ){1,2}(?:is|are|cost|costs|fee|:) ?(?:[$€£]|\d)/iu,
  // what it stands for
  /^\W*(?:named|voted|rated|winners?|awarded|ranked|finalists?|members? |founded|established|in business|family|independent|recogni[sz]ed)\b|\bwe (?:were|are|have been) (?:named|voted|awarded|rated|ranked|honou?red|shortlisted|recogni[sz]ed|entrusted)\b/iu,
  /\bwe (?:sponsor|plant|donate|support|give back|contribute|belong|hold|carry|publish|keep (?:a list|copies|your|records)|run|teach|collaborate|accompany|bring together|receive no|never receive)\b|\b(?:percent|%) of (?:our|each|every|all) .* (?:goes|is given|is donated) to\b|\btook over\b|\b(?:last year|in \d{4}),? (?:our|we|the) .*\b(?:sold|closed|helped|let|celebrated|moved|opened)\b|\bthe average home\b|\bthe (?:firm|company|agency|business) (?:carries|holds|has|employs|belongs|was|is)\b/iu,
  /^\W*(?:it is|we are) (?:with |our |a |an )?(?:great |true |rare )?(?:pleasure|joy|privilege|honou?r|delight|delighted|honou?red|proud)\b|^should you (?:wish|need|prefer|like|want|require)\b|^(?:absolutely|certainly|of course|gladly|with pleasure|yes|no problem),/iu,
  // what visitors and tenants can, get and pay
  /^\W*you (?:do not |may |can |will |need |get |receive |choose |only )*(?:pay|find|need|have|get|receive|choose|sign|bring|meet|book|reach|cancel|end|use|see|ask|join|rent|keep|visit|view|register|drop)\b/iu,
  /^\W*(?:renters|tenants|residents|sellers|buyers|landlords|owners|guests|visitors|applicants|students|seniors|families|children|those who|everyone|anyone|sharers|professionals) (?:\p{L}+ ){0,6}?(?:may|can|pay|need|receive|get|find|are|bring|choose|enjoy)\b/iu,
  /^\W*(?:there is|there are|there's|we have|we've) (?:an? |no |also |always |plenty |free )/iu,
  /\b(?:are not|is not|are|is) something we (?:do|offer)\b|^we do not (?:manage|handle|offer|sell|rent|charge|take|accept|let)\b|\b(?:gives? us|give us) a (?:bell|call|ring|shout)\b|^(?:drop|send) (?:us )?a (?:line|note|message)\b/iu,
  // terse notices
  new RegExp(
    `^\\W*(?:\\p{L}+[ -]){0,2}?${SUBJECT}\\b(?![^]*(?:\\b\\d{1,4}[A-Z]\\b|\\bbldg|\\bunit \\d|:\\s?\\d+ ?%|\\b(?:opens?|hands|gets?|makes?|was|were|closes|pays?|has|have|goes|knows?|keeps?|says?|shows?|takes?|gives?|runs?|wants?|needs?|likes?|works?|lives?|sleeps?|sells?|looks?|sees?)\\b))[^]{0,60}$`,
    'iu',
  ),
  /^(?:licensed|bonded|insured|\p{Lu}{2,4} \p{Lu}\+? rated|month-to-month|early termination|\w+ clause honou?red|forwarding address|normal wear)\b/iu,
  /^(?:our|the) (?:story|history) (?:began|begins|starts|started)\b|\b(?:is|are) a matter of\b|^our (?:terms|prices|fees|contracts)\b|^(?:summer|winter): |\baverage days on market\b|^max(?:imum)? occupancy\b|^no [a-z]{4,14}s\W*$|\bis (?:served|offered) (?:on|in|at|between|from|every)\b|^we count among\b|\bit (?:has been|is|was) (?:with |our |a )?(?:great )?(?:honou?r|pleasure|joy|privilege)\b|\b(?:await|awaits|welcome|welcomes) (?:you|the|our|every|all)\b/iu,
  /^[\p{L}'’/& -]{2,50}(?: \d+)?(?: [\p{L}'’/.-]+){0,4} (?:required|needed|ok|included|allowed|accepted|tested|held|changed|returned|refunded|serviced|operated|managed|available|avail\.?|apply|free|due|only|notice|yearly|quarterly|monthly|weekly|standard)\b/iu,
  /^(?:no|max|min|minimum|maximum|up to|two|one|\d+)\b.{0,20}\b(?:score|evictions?|pets?|dogs?|cats?|smoking|sets? of keys|keys|notice|leases?|months?|days?|parking|spaces?|occupants?|income|stay|cash|refunds?|limit)\b/iu,
  /\bpreferred (?:lenders?|partners?|inspectors?|movers?)\b/iu,
  both(oneOf('privacy|personal data|your data|discriminat\\w+|complaints|accessib\\w+|cookies'), oneOf(PARTY)),
]

/** Words of a sentence about what the business offers and asks; such a sentence names nobody and denies nothing. */
const OFFERED = new RegExp(
  `${oneOf(USUAL_SUBJECTS)}|^(?:our|your|we(?! (?:pay|have|get|would|make|need|use))) |^\\p{L}+s (?:are|can|may|must|have|need|pay|receive|come|take) |\\bwe\\b.*\\byou\\b|\\bwe (?:offer|provide|accept|welcome|serve|cover|help)\\b`,
  'iu',
)
const DENIED =
  /\b(?:not|never|no|none|nothing|without(?! (?:charge|obligation|cost|an? appointment))|cannot|don't|only|other)\b|:\s?\d+\W*$|\bthe (?:\p{L}+ )?(?:apartment|flat|house|home|cottage|condo|loft|penthouse|studio|villa|unit|room|basement)\b|\b(?:sellers?|buyers?|tenants?|owners?|clients|landlords?) (?:of|from|at|in) /iu
export const saysWhatIsOffered = (sentence: string): boolean => OFFERED.test(sentence) && !DENIED.test(sentence)

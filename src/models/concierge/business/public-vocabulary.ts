import { stem } from './concepts.ts'
import { any } from './patterns.ts'
import { PUBLIC_FIELDS } from './public-fields.ts'
import { PUBLIC_MANNERS } from './public-manners.ts'
import { PUBLIC_THINGS } from './public-things.ts'

/**
 * The words with which businesses tell everybody about themselves, by what they are about. A sentence with any other word may say
 * something else besides. Left out on purpose: words of keys, of people's affairs and of bargaining.
 * Words that join a second half to a public one, such as "but" and "because", are among PRIVATE_SIGNS with what may follow them.
 */
const PUBLIC_WORDS = {
  grammar: `
    a an the this these there that it its we us our ours ourselves you your yours yourself they their them who which where how what
    i my me is are be am was were been being has have had having do does done can may might will would shall must should need and or
    nor of to from in on at by for with without within between among during through throughout via per than as into onto out no not
    none non yes up about around approx approximately least most more less fewer many much several some any all both each every
    everyone everybody anyone anybody other only also too very whole entire entirely full fully main new next same one two three
    four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety hundred thousand million dozen
    half quarter double once twice first second third fourth fifth shorter longer larger smaller earlier later faster against
    themselves ending shown closer nearer`,
  time: `
    open opening close closing closed shut hour day date week weekday weekend weekly month monthly year yearly annual annually daily
    today minute time morning afternoon evening night overnight noon midday midnight lunch lunchtime break clock past early late
    anytime always usual usually normally typically generally average until till after before since start begin end last prior ahead
    advance monday tuesday wednesday thursday friday saturday sunday mon tue tues wed weds thu thur thurs fri sat sun mo tu th fr sa
    su january february march april june july august september october november december jan feb mar apr jun jul aug sep sept oct
    nov dec summer winter spring autumn fall season seasonal holiday public bank christmas eve easter thanksgiving memorial labor
    labour independence bst pst est cst mst cet gmt et pt ct pm operation business working regular normal extended schedule
    appointment walk walkin ins stop visit visitor come stay available availability answer answering staff attended message
    voicemail reply respond response return call emergency urgent`,
  business: `
    office agency company firm brokerage branch headquarter headquartered head department desk reception front team agent broker
    realtor realty property home house housing apartment flat condo condominium townhouse studio loft room unit building duplex
    villa cottage bungalow land lot plot farm ranch shop store retail warehouse commercial residential industrial waterfront
    furnished unfurnished luxury vacation construction development buyer seller landlord tenant renter applicant client customer
    guest resident vendor purchaser investor owner homeowner family couple student people person adult child children kid senior
    veteran beginner timer newcomer international foreign abroad overseas`,
  place: `
    address location locate located find found situated based street road avenue lane court drive square plaza place boulevard way
    terrace suite floor ground level corner entrance exit opposite across behind beside near nearby nearest above below inside
    outside step stair lift elevator ramp wheelchair accessible accessibility access free parking park garage underground car space
    bicycle bike bus train tram metro subway rail railway ferry airport station line downtown centre center central city town
    village hall library bakery cafe coffee restaurant church school museum theatre theater mall market supermarket pharmacy post
    postal box mail mailing mailbox river lake harbor harbour beach north south east west northern southern eastern western walking
    move moved showroom premises mile km kilometre kilometer metre meter yard`,
  contact: `
    phone telephone tel ph mobile fax ring dial press text sms whatsapp number landline switchboard toll reach contact touch speak
    talk hotline direct report enquiry inquiry question email e write send form fill website web site online page portal app
    newsletter subscribe follow social media instagram facebook linkedin youtube tiktok twitter download book booking reserve
    reservation arrange request see view viewing show showing tour video virtual zoom live chat`,
  fees: `
    fee commission charge charged cost price rate deposit surcharge pay paid payable payment paying nothing percent percentage vat
    tax gst inc incl include including inclusive excluding exclusive plus extra additional rent fixed standard total amount
    application admin administration administrative management managing listing valuation value appraisal appraise consultation
    consult estimate assessment quote obligation photography photo picture photograph photographer plan floorplan background credit
    check screening search reference pet security holding cleaning replacement renewal renew finder moving setup inventory checkout
    refundable nonrefundable hidden upfront completion exchange sale sell selling sold let letting lease leasing leased buy buying
    purchase rental rented cash cheque card debit visa mastercard amex paypal zelle venmo ach wire transfer autopay invoice receipt
    dollar euro pound usd eur gbp cad aud cent minimum maximum max min range hourly earnest money escrow due service charity gift
    voucher`,
  areas: `
    serve serving area cover covering coverage work operate active specialise specialize specialist specialty focus manage manager
    handle territory region regional neighborhood neighbourhood district county state metropolitan greater suburb suburban rural
    postcode zip local national nationwide island coast coastal valley mountain community surrounding surround`,
  languages: `
    language speaking spoken speaker fluent fluently native bilingual multilingual english spanish french german portuguese italian
    chinese mandarin cantonese japanese korean arabic russian hindi urdu punjabi vietnamese tagalog polish dutch ukrainian turkish
    greek hebrew swedish farsi persian thai sign interpreter interpretation translate translation translator se habla español
    hablamos document contract brochure`,
  licences: `
    license licensed licence licensee lic id dre bre calbre register registered registration regulate regulated regulation member
    membership association board institute society council federation chartered accredit accredited accreditation certify certified
    certificate certification qualified insure insured insurance bond bonded liability professional indemnity ombudsman redress
    scheme protection protect protected equal opportunity fair act law comply compliance compliant code ethics continuing education
    hold complete approve approved authorised authorized mls realtors cooperating co op`,
  rules: `
    dog cat animal bird fish reptile assistance small medium large weight breed allow allowed welcome permit permitted permission
    accept accepted acceptable acceptance forbid forbidden prohibit prohibited smoke smoking smoker vape vaping indoor outdoor
    require required requirement income proof salary payslip slip stub employment employer score history identification passport
    guarantor cosigner signer apply process processing treat equally discriminate discrimination section cancel cancellation
    reschedule notice run term short long refund refunded damage wear tear deduct sublet subletting sublease subleasing written
    writing consent quiet noise party arrival departure personal data privacy private information confidential share policy cookie
    gdpr maintenance repair fix key handed hand possession electricity internet water gas heat heating cooling air conditioning
    utility cable trash garbage rubbish waste recycling collect collected collection laundry washer dryer balcony barbecue grill
    pool gym garden amenity furniture appliance keep kept storage basement age old shoe bring read agreement terminate termination
    give given leave vacate inspect inspection complaint procedure feedback occupancy occupant vary depend subject different
    responsible use used provide arrive ready`,
  team: `
    founded founder establish established owned operated led lead director president principal partner chief executive officer
    coordinator administrator receptionist assistant associate consultant advisor adviser negotiator surveyor appraiser experience
    experienced expert expertise independent independently award winning win won best top rated review star testimonial help helping
    helped proud proudly dedicated friendly meet trusted leading boutique group part network belong generation decade century employ
    consist join career hire hiring`,
  services: `
    offer offering provided represent representation advertise advertising stage staging marketing list listed guide guidance advice
    advise support supporting assist happy glad please thank look looking forward hello general recent recently carry carries
    mortgage loan lend lender lending financing finance preapproval preapproved approval recommend recommended prefer preferred
    mover inspector contractor notary attorney relocation relocate investment auction probate signed signature electronic
    electronically docusign digital digitally letter copy original take taken taking made transaction deal completed finish prepare
    preparation possible option optional choice choose special event seminar workshop class first-time package premium basic buyers
    sellers receive sent publish update updated`,
  surroundings: `
    accompanied accompany accurate acre acreage adapt add added adjacent affiliate affiliated affordable alley almost analysis
    ancestry apprentice aquarium arcade arch assign assigned ast attic automatic automatically away ban banned basis bath bathroom
    bay bed bedding bedroom behaved belief benefit bill biweekly block blocked blog blue boiler bookkeeper borough brick bridge
    brief broadband brown browse build built bureau buses cabin calendar callback called campsite campus canal candle cannot canyon
    cap capital capitol care careful caretaker carport castle cathedral ceo certain chamber cigarette cinema clean clear click
    closest closet cma coach colleague college color colour combine comfortable commerce committee common comparative compare
    complimentary comprehensive comprise condition confirm confirmation connect consider considered convenient coo coordinate corp
    corridor countryside courteous courthouse courtyard create creed creek crew criteria crossing curfew current currently
    customized daughters decision deck decline decorate decoration degree deliver denial describe desert design designate designated
    detached detailed dining direction directly disability disabled dish dishwasher display dispute diverse division dm dock donate
    downstairs dozens draft drill drone duration duty easily easy educate efficient electrical electrician emotional employee energy
    enjoy enquire ensure enter epc equestrian error escort especially essential ethical ethnicity evaluate evaluation eviction
    excellent exclusively exempt explain explore extension extensive exterior face facetime facility familial familiar federal fence
    few fiber fibre file final financial fine fire fireplace firewood firework fixture flatmate florist flower flyer foot foothill
    forest fortnight fortnightly fountain franchise freely freight frequently fund gallery gallon gender genuine glass gmbh go goes
    golf good grace graduate great green greet grew gross grow guarantee guideline hallway handyman hang heart heater held helpful
    here heritage high highway hill historic historical hmo hoa holder honest horse host hotel hq hundreds identity image immediate
    immediately improvement inbox incur individual inform initial inquire install installment instalment instantly interested
    interior intern intersection interstate interview introduce invite issue item job joint junction junior kit kitchen
    knowledgeable lakefront landmark landscaping launch lawn layout leak learn leash left legal limit limited linen link litter
    little lively llc loading lobby lockout lodge lodged loud lounge low ltd mainly maintain major mandatory mansion marina marital
    mark match mediate mentor messenger method mid midtown midweek milestone mill mission modern monitor monument motorway
    motto multi music mutual name named nationality navigate nearly necessary neighbor neighbour nightly nonsmoking notify obey
    observe obtain occasion occasionally oceanfront official often omission ongoing onsite operator order organise organize
    orientation origin outage outskirts oven over oversee packages paint panel paper paperwork paralegal parent parish participate
    partnership pass passes passionate patch patio pavilion peaceful pedestrian peninsula penthouse perform performance period phase
    pick picked pier plain play plc pledge plenty plumber plumbing podcast polite popular porch power practical prairie precinct
    presence present previous primarily primary prime principle print produce profile program programme project promenade promise
    promote prompt promptly proper prorated provider province purpose qr quality quarterly quay quick quickly race rapid rata rating
    reader rear reasonable recognise recognize record red refer reflect refrigerator regardless regret regularly relation relevant
    reliable religion remain remind removal remove renovate renovation replace research reserved resolve resort respect respectful
    restriction resume retention retirement ride right rightmove rise riverfront role roommate roughly roundabout routine row rule
    safety sample satellite satisfaction sauna scan scenic scooter scope seafront seamless secretary secure secured securely select
    semi separately series seriously session sex sharer sheet shopping shore shortly side signage similar simple simplify simply sit
    ski skill skilled skype slot smooth snow solar sole solo sometimes soon sorry source speciality specific stadium stager stamp
    stand starter statement statue status stoplight storey story streamline strict strictly strip stroll study style submit
    submitted subsidiary subsidy suitable sum summary superintendent supervise supervisor supply survey swift system table tailor
    tailored tap taxes taxi technician technology telegram television template temporarily temporary tenancy terraced test therapy
    thorough timely timeshare tip title together tool topic towel tower trade tradition traditional traffic trained trainee training
    transit transparent transport trend trial truck tube turn tv twilight type typical under understand union unique university
    upload upon upstairs uptown vaccinate vaccinated valid valuable valuer values various verified verify vibrant vineyard vision
    volunteer voted vp walkable warranty webinar well wharf white wide wing wonderful wood workforce yellow young zillow
    zone zoo zoopla`,
}

const stems = new Set(
  [PUBLIC_WORDS, PUBLIC_FIELDS, PUBLIC_MANNERS, PUBLIC_THINGS]
    .flatMap(Object.values)
    .join(' ')
    .trim()
    .split(/\s+/)
    .map(stem),
)

/** Whether it is a public word in some form: "schedul(ed)" is of "schedule", "reache(s)" of "reach", "cancell(ed)" of "cancel". */
export function isPublicWord(word: string): boolean {
  const root = stem(word.toLowerCase())
  return [root, `${root}e`, root.replace(/e$/, ''), root.replace(/(\p{L})\1$/u, '$1')].some((each) => stems.has(each))
}

/** Expressions whose words are no public words alone. */
export const PUBLIC_PHRASES = any(`
    smoke alarms?|drop ?box|no trouble|next to|estate (?:agency|agents?)|aim to (?:answer|reply|respond|call|return)|when (?:your|the) (?:home|house|property|lease) (?:is sold|has been sold|begins|starts|ends)|(?:woman|women|minority|veteran).owned|real (?:estate|property)|deals? in|far away|make (?:an? )?(?:appointment|offer|reservation|booking|it easy)
    down payments?|criminal (?:background|record)
    (?:owned|run|founded|led) by (?:the )?(?:two |three )?(?:sisters|brothers|siblings|cousins)|husband.and.wife
    (?:father|mother).and.(?:son|daughter)
    only (?:when|if|once|after) (?:your|the|we|you)(?: (?:home|house|property))? (?:sells?|sold|is sold|closes)
    never (?:charged|charge|sell|share|pass|pay)|first.come,? first.served|protected account|in everything we do|such as
    flexible (?:lease|viewing|appointment|hours|terms)
    except (?:on |for |by )?(?=\\w+days?\\b|holidays|public|bank|appointment|christmas|weekends)|as (?:the|our) (?:\\w+ ){1,2}says
    after hours|out.of.hours|around the clock|by appointment only|only by appointment|non.refundable|pre.approv\\w+|o.clock
    our doors?|doors open|hear (?:back )?from us|(?:we|agents|brokers|team) knows?|driver's licen[cs]e|drop us|dropped off
    in charge of|(?:accounts|accounting) (?:team|department)
    (?<=\\()accounts|hearing (?:loops?|aids?)|(?:lot|parking|entrance) (?:is )?(?:in|at) the back|call(?:s|ed)? (?:you )?back|(?:get|come) back to you|hand(?:ed)? over|as soon as|born and raised|if you(?: are thinking| would like| want| prefer| need)?|on request|when you|ask for|ask about|asked to|never (?:sold|shared)|under \\d+|over \\d+|up to|    (?:their|its|your) own|(?:zip|post|dress|building) codes?|codes? of (?:conduct|ethics|practice)|drop (?:in|by|off)|get (?:free|pre.approved|in touch|started|to us)|go to (?:our|the|www)|in front of|car.parks?|stop by|in person|free of charge`)

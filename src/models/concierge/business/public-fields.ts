/**
 * Fields of everyday words that are harmless in whatever businesses say of themselves: they name things, places, people's jobs and
 * qualities. Left out: words of what somebody would take or owe, of trouble, defects, guile and of what is to happen inside.
 */
export const PUBLIC_FIELDS = {
  building: `
    attached backyard bedrooms barn beam boathouse brownstone bungalows chalet chateau cloakroom colonial concierge conservatory
    cooperative craftsman cul sac deck dormitory drawing driveway en-suite ensuite estate facade farmhouse flooring foyer frontage
    gatehouse granary guesthouse hardwood hectare hedge homestead houseboat kitchenette laundries lawns ledge library loggia lot
    maisonette manor marble masonry mews mezzanine oak orangery outbuilding pane pantry parlor parlour parquet partition pent
    pied-à-terre pieds terre plaster plaza porches portico quarters ranch residence residency rooftop rooms rowhouse sash sashes
    shed shower skylight skyscraper slate solarium square stables staircase stairwell stone storage storeroom stucco studios suites
    summerhouse terrace tile tiles timber townhome triplex fourplex turret unit utility veranda villas walkup wall walls window
    windmill winery woodwork workroom workshop yard balustrade cellar wine dock boat gated oven fridge freezer microwave stove hob
    cooker dish dryer machine radiator boilers thermostat bathtub tub sink toilet loo bathroom washroom restroom faucet sofa couch
    chair desk lamp wardrobe cupboard shelf shelves rug carpet curtain blind mattress bed bunk crib cot piano mirror counter kettle
    tap sheets pillow duvet door doors doorway doorbell doorstep bell threshold salon salons communal conference seat seats seating
    boardroom podium annex annexe wing wings sunlit daylight plank tower towers château châteaux palazzo palazzi palace palaces
    riad riads finca masia castle castles lodge chalets stonework architecture architectural interior interiors gate gates bin bins
    dumpster compost dropbox backsplash countertop closet island pipe pipes flue grille railing awning shutter shutters parapet`,
  amenities: `
    luggage suitcase subtitles kilowatt
    amenities broadband cabana clubhouse coworking doorman elevator fitness gym intercom jacuzzi loop spa tennis pickleball golf
    playground playroom playgroup porter barbeque bbq firepit picnic putting rack racks recycling rooftop sauna shuttle sprinkler
    steam swimming trail trails vending wifi wi fi hookup satellite charger chargers chargepoint plug socket hot tub pond
    courtyards fountain bench benches lounge lounges library screening cinema nursery creche daycare kennel paw wash crayon toy
    toys coffee tea water biscuit biscuits cookie cookies cake cakes drink drinks refreshments snack lemonade wine prosecco candy
    lollipop sofa magazines newspaper brochures leaflet leaflets flyer pen umbrella slippers booties overshoes chef chefs nanny
    nannies housekeeper housekeepers housekeeping chauffeur chauffeurs butler basket baskets hamper linens robe crockery cutlery
    lawn yoga massage sommelier champagne tin tins treat treats bowl tourist tourists transfer babysitter babysitting barista
    sandbox slide swing`,
  transport: `
    bus buses bypass cab carpool coach commuter commute commuting cycle cycling exit expressway ferry flight freeway helipad
    interchange jetty lane lanes lightrail lorry monorail motorbike motorcycle moped multi-storey multistorey multi storey
    overground parking park-and-ride platform pier rideshare rail ride rides route routes runway scooters shuttle sidewalk pavement
    signpost spaces spot spots stall stalls stroll subway taxi taxis terminal ticket tickets towpath trolley tunnel underpass valet
    vehicle vehicles van vans trailer rv ev uber walk walks zone meter metered permits kerb curb bay bays load unloading bike drive
    drives driving block blocks blocked left hand turning turn mins min minute stop stops junction roundabout pickup pickups
    drop-off dropoff tourist chauffeur-driven limousine jet yacht mooring marina`,
  food: `
    baker bakery bar barber bistro bookshop bookstore boulangerie brewery brunch butcher cafe cafés canteen chocolatier cinema deli
    delicatessen diner dinner breakfast lunch supper eatery espresso fishmonger florist gelato greengrocer grocer grocery
    hairdresser launderette lido market markets nightlife pastry patisserie pizzeria pub pubs shop shops shopfront tavern teahouse
    tearoom winery bookstall newsagent ironmonger jeweller jeweler stationer tailor optician dentist vet boutique boutiques gallery
    galleries antique antiques pharmacy clinic hairdressers`,
  neighbourhood: `
    avenues bank bandstand barrier basilica bay boardwalk boroughs botanical bowling buffer cape cathedral chapel chapels church
    churches citadel city-centre clock cliff cliffs cloister coast coastline common community conservation corn corniche council
    countryside cove crescent croft croisette dale dam delta dell district dune dunes east end enclave esplanade estuary fells
    field fields fjord ford forest forests fort glen green grove gulf hamlet hamlets harbor harbors harbours heath heights highland
    highlands hill hills hillside hinterland inland inlet islands isle isles islet knoll lagoon lake lakes lakeshore lakeside land
    lands locality marsh meadow meadows midtown moor moors mount mountains mountainside mountaintop oasis ocean old opera orchard
    outer inner parade parks parishes peak peninsula plain plateau port ports preserve quarter quarters quay quayside reef reserve
    reservoir ridge riverbank riverside rivers riviera sea seaside shopping shoreline side slopes spring springs square squares
    statue stream streets suburbia summit tide town towns townships township vale valley valleys view views village villages vista
    vistas volcano waterfall waterside waterway wetland woodland woods world worldwide globe globally continent continents europe
    european asia asian africa african america american australia australian country countries abroad overseas hemisphere zones`,
  time: `
    afternoons beforehand annum biannual bimonthly annually bi-monthly calendar century centuries christmas-time closure closures
    consecutive clock daytime dawn decade decades diwali dusk early earliest eid evenings ever fiscal five-day half-day halfway
    hanukkah holidays hourly instant juneteenth july january latest later long-term longtime mid-week midsummer midterm mornings
    nearing never nights noon november nowadays now occasionally off-season okt often once overnight per periodic pre previous
    promptly quarter quarterly ramadan rolling round same-day seasonally seasons semester semi-annual session seven-day short-term
    six-month sometimes soon sunset sunrise sunday tenth third thirtieth thirteenth term terms term-time then thereafter today
    tomorrow twelfth twilight until upcoming weekdays weekends while whenever within year-round years yet yearly two-year
    three-year good friday boxing bastille patriots presidents columbus veterans mlk king mothers fathers fortnight whit ascension
    assumption epiphany carnival half past sharp 1st 2nd 3rd hr hrs yr yrs mo mos wk wks appt appts avail approx asap day-to-day
    wknd wkdays wkends o mid ten-day 24-hour 48-hour 24h 48h ago weekly fully twenty-four balance instalment longer-term`,
  number: `
    couple countless dozen eighth eighty eighteen eightieth eleventh fifteenth fiftieth fifth fourteen fourteenth ninth ninetieth
    ninety nineteen nineteenth pair pairs seventh seventeen seventeenth seventy sixteenth sixteen sixth thirteen thirtieth thirds
    thousands threefold twentieth twofold triple quadruple single singles hundredth handful figure numerous ratio sums size sizes
    sized width height length distance metre kilo kg kilogram lb lbs pound pounds ounce sq sqm sqft ft feet inch inches acre acres
    hectares tonne tons liter litre litres mph kwh degrees odd plus count counts x majority minority portion fraction digit digits
    triple-digit figures quantity bundle max min apx`,
  nationality: `
    afrikaans albanian algerian amharic armenian asl austrian bsl azerbaijani basque belgian bengali bosnian brazilian british
    bulgarian canadian catalan chilean colombian creole croatian cuban czech danish dialect egyptian estonian filipino finnish
    flemish gaelic galician georgian gujarati haitian hawaiian hmong hungarian icelandic indian indonesian iranian irish israeli
    jamaican kenyan kurdish laotian latin latvian lebanese lithuanian luxembourgish macedonian malay maltese marathi mexican
    moroccan nepali nigerian norwegian pashto peruvian romanian samoan scandinavian scottish serbian sinhala slovak slovenian
    somali swahili swiss syrian taiwanese tamil telugu tibetan tunisian urdu welsh yiddish yoruba zulu braille lingual trilingual
    polyglot tongue tongues accent vocabulary romansh aramaic mongolian burmese khmer cambodian uzbek kazakh belarusian andalusian
    bavarian`,
  professions: `
    accountant adjudicator adviser advisors analyst apprentices appraisers architect arbitrator artisan artist assessor attorneys
    auctioneer author bookkeepers builder bursar carpenter caretakers cashier chair chairman chairperson chairwoman clerk clerks
    coaches colleague colleagues connoisseur connoisseurs conveyancer conveyancers coordinators curator custodian decorator
    decorators designer developer doctor doorkeeper economist electricians engineer engineers exchange expat expats expatriate
    expatriates faculty farmer firefighter firefighters fleet gardener gardeners graduate graduates groundskeeper guide guides
    headteacher host hosts inspector installer installers instructor intermediary janitor journalist landscaper lawyer lawyers
    lecturer letting librarian locksmith locksmiths maintenance mason mediator mediators mentor messenger military mover musician
    newcomer notaries novice nurse nurses officer officers painter painters paralegals partner partners pensioner pensioners
    photographers pilot plumbers police postman practitioner president principals professional professionals professor proprietor
    publisher removal roofer roofers retiree retirees scholar scholars scout secretaries servicemember sharers shareholder
    solicitor solicitors soldier specialists stager steward stylist supervisors surveyors teacher teachers technicians tradesman
    tradesmen tradespeople trainees trainer translator translators traveler traveller travellers tutor user users veterinarian
    waiter wardens welder worker workers writer employers employees freelancer freelancers contractor contractors self-employed
    entrepreneur entrepreneurs executive executives diplomat diplomats embassy consulate collector collectors aesthete household
    households dad mum parents grandparents grandfather grandmother grandson granddaughter great-grandson father mother daughter
    son brother sister brothers sisters siblings cousins niece uncle aunt toddler toddlers baby babies infant infants teenager
    teens twins women men woman man gentleman lady ladies gentlemen girl boy folk folks friend friends neighbours neighbors public
    anybody someone kin roommates flatmates sharer occupier occupiers housemate housemates undergraduate undergraduates
    postgraduate transferee transferees corporate lodger lodgers pupil chef chefs bookbinder archivist historian filmmaker
    gentlewoman caretaker porter receptionists concierges operative operatives referee underwriter underwriters originator
    processor stylists homemaker breadwinner`,
  documents: `
    abstract addendum advert adverts advertisement affidavit albums appendix attestation attachment bulletin bylaws booklet
    booklets brochure cards catalogue catalog certificates checklist checklists clause clauses covenants contracts correspondence
    covering cv deed deeds declaration diary dictionary disclosures disclosure dossier ebook editions edition envelope epcs
    etiquette fact facts faq faqs folder form forms glossary guidebook guidelines guides handbook idcard imprint index inventories
    itinerary journal leaflet letter letters log logo lookbook magazine manual maps map memorandum menu newsletter newsletters
    notarised notarized notes notice notices p60 package packet packets page pages pamphlet papers passport passports paystub
    paystubs payslips payslip permit permits photocopy photocopies plan plans portfolio poster postcards prospectus publication
    questionnaire receipts reference references return returns riders schedule schedules scan scans sheet sheets signature
    signatures signboard slideshow statement statements stub stubs survey surveys template templates title titles transcripts
    transcript tax utility visa visas w2 w-2 1099 w9 printout print prints video videos reel album gazette paragraph birth
    verifiable itemized itemised receipted proofread stapled bound particulars résumé resume resumes comments comment p45 copies
    duplicate backup w-9 coi waitlist waitlists list lists`,
  payment: `
    affordable allowance amounts apple arrangement autopay bacs bank banks bill bills billed billing cashier charges cheques coin
    contribution cover credit currency currencies debit debits deductible deduction deductions deposits direct donation donations
    economical electronic exempt expense expenses fees flat funds giro google gratis grant grants inclusive instalments
    installments instruction interest invoiced invoices iva klarna levy mastercard maestro moneygram mortgages nontransferable
    online order orders overpayment paym payee payments paypal pence penny percentage per prepaid prepay prepayment price priced
    prices quotes quote quotations quotation reimburse reimbursed reimbursement sepa sliding standing stripe subscription subtotal
    surcharge surcharges taxes thirds tiered transaction transfers twint unpaid vat venmo voucher vouchers waived wires apr
    gratuity tips tipping scale stamp bitcoin crypto cryptocurrency contactless chip tender tenders fixed-fee fixed-price rebated
    month-to-month lump francs franc dirham yen krona peso pesos rupee rupees payout payouts nsf late reduced supplement
    supplements discount discounts complimentary`,
  animals: `
    aquariums aquatic bee bees bird birds bull bulldog bunny cage cages canary canine canines caged cow crate crates exotic feline
    felines ferret ferrets fish fishes four-legged gerbil gerbils goldfish guinea hamster hamsters hen hens horses insect kitten
    kittens leashed livestock lizard lizards mammal mastiff neuter neutered owl parrot parrots pig pigs pit pitbull pony ponies
    puppies puppy purebred rabbit rabbits reptiles retriever rottweiler rodent rodents shepherd snake snakes spayed spider spiders
    tarantula terrarium terrier tortoise turtle turtles vaccination vaccinations veterinary vet wildlife rescue`,
  school: `
    academic academy campus campuses class classes classroom college colleges course courses curriculum degree degrees dormitory
    faculty halls high kindergarten lecture lectures lesson lessons middle preschool primary pupil pupils scholarship scholarships
    school schools seminar seminars semester study studying studies teach teaching training tuition universities workshops exam
    exams diploma diplomas cpd masterclass webinars`,
  history: `
    ago anniversary ancestor archive archives began begun birthday built celebrate celebrated celebrating created desk dynasty
    earliest expand expanded era founded founders founding grandfather grown heritage incorporated inception inherited journey
    legacy longest memory merged milestones origins opened oldest pioneer pioneers previously record relocated roots since started
    starting still successor tale tradition took traditions turn turned war wartime years-old named renamed handed passed settled
    formed formerly quarter-century bicentenary centenary century-old ownership`,
  awards: `
    accolade accolades acclaimed ambassador association associations award-winning awarded awards badge best-in-class bronze
    champion chapter charity charities club clubs commended commendation confederation consortium contest cup designated
    designation designations designee diamond elite emerald federation finalist finalists gala gold golden guild honor honored
    honorary honors honour honoured honourable laureate league legion lions medal medalist membership memberships nominated
    nomination nominee order platinum prestigious prize prizes rank ranked ranking ranks recognised recognition rosette rotary
    rotarian runner runners-up seal shortlisted silver sponsor sponsors sponsored sponsorship star stars team trophy trophies trust
    trusts unions voted votes winner winners foundation nonprofit nonprofits museum hospice foodbank shelter habitat humanity tree
    trees planted plant football soccer baseball basketball softball hockey rugby cricket rowing sailing marathon race youth choir
    orchestra festival festivals fair fairs parade fundraiser drive blood toys`,
  praise: `
    absolute absolutely abundant admirable adore agile aesthetic airy ample artful artistic attentive attentiveness attractive
    authentic beautiful beautifully beauty beloved bespoke brilliant bright calm captivating carefully caring character
    characterful charm charming cheerful cheerfully choice classic classical clarity clearly cleanest coastal cordial cordially
    cosmopolitan cosy cozy creative cultivated culture cultural curate curated curiosity dear delight delighted delightful devoted
    devotedly devotion diligence diligent dignified discerning distinct distinctive distinguished diverse dream dreams easier
    easiest elegance elegant elegantly eminent enchanting engaging enthusiasm enthusiastic equipped established esteemed
    exceptional exceptionally exquisite extraordinary faithful faithfully fantastic favorite favourite fine finest finesse fresh
    friendlier fun generosity gentle gently gladly gladness gracious graciously grand grateful gratefully gratitude happily
    harmonious harmony heart hearts heartfelt hearty homely honesty honestly honoured hospitality humble iconic ideal ideally
    idyllic impartial impeccable impressive incomparable inspiring integrity intimate inviting jewel jewels joy joyful kind kindly
    kindness legendary leisurely light lovely loving loyal loyalty luminous magnificent majestic marvellous marvelous masterpiece
    masterpieces meticulous meticulously modern neat nice nicest noble outstanding panoramic passion patience patient patiently
    peace perfect perfectly perfection personable personalised personalized picturesque pleasant pleased pleasure pleasures poetry
    precise precious precision pretty pride pristine professionalism professionally punctual pure rare rarity refined refinement
    refreshing relaxed relaxing reliability remarkable renowned reputable reputation respected rich romantic rustic safe savoir
    seasoned secluded serene serenity sincere sincerely sophisticated soul sparkling special splendid splendour splendor spirit
    spotless storied straightforward strong stunning style stylish sublime sumptuous sunny superb supreme tailor-made tailored
    tasteful taste terrific thoughtful thoughtfully timeless tireless tirelessly tradition tranquil tranquillity tranquility
    treasure treasures treasured truly trustworthy trust uncommon understanding unforgettable unhurried unparalleled unrivalled
    unrivaled unwavering utmost vibrant warm warmest warmly warmth welcoming wholehearted wholeheartedly whole wonder wonderfully
    wonders world-class worthy world fair fairly equal transparency plainly promptness smoothly sensible sensibly thoroughly handy
    useful convenient conveniently simply readily comfort comfortably greatest largest biggest smallest busiest quietest prettiest
    newest oldest leading art arts artist gourmet gastronomic culinary idea ideas reflection reflections satisfied satisfy
    contented contentment enchanted delightfully marvel busy curious eager-to-help unique charmingly warmhearted personal amicable
    attention conversation conversations balance balanced cheer cordiality flair homelike verdant lush aromatic fragrant ancient
    eternal infinite magical magic mellow mild poetic prestigious privileged privilege respectable revered sensitive spectacular
    spectacularly stately sumptuously swift tender tenderly unspoilt velvet vivid wise wisdom witty dull`,
  service_verbs: `
    accommodate accommodated accommodates accommodation accomplish accomplished accord accordance accordingly acquaint address
    addressed addresses adjudicated adore agree agreed agrees aim aims align allocate allocated anticipate appear appears append
    appoint appointed appreciate approach approaches archive arranged assemble assembled assign assist assure attach attached
    attend attends attendance await awaits aware be become becomes begin believe believes belong beginning bind blend blends bring
    brings brought build calculate calculated care cared cares caring catch cater caters catered change changes changed changing
    check checked checking checks choose chosen collaborate collaborates collaboration collate commence commences commission
    communicate communicates communication compile compiled complement completely comprises concern concerned concerns conclude
    concluded conduct conducted conducts conform consists consulted contains contain content contents continue continues contribute
    contributes converse converses convey coordinate coordinates correspond corresponds cost craft crafted cultivates customise
    customize dance date dated deal dedicate dedicates define defined deliver delivered delivers depending describe described
    detail details determine determined develops devote devoted differ differs direct discover discovers discovering discuss
    distribute distributed does double draw drawn drives each earn edit edited educated embrace embraces employ employs enable
    enables encourage encouraged engage engaged enrol enroll enrolled enter entered enters entrust entrusted entrusting escorted
    establish exceed exceeds exchange exchanged exhibit exhibition exhibitions exist exists expect experience explain explained
    explains explores extend extended extends facilitate facilitates fall falls feature featured features feed feel felt fetch fill
    filled finalise finalize finding finds fit fits fitted flourish folded followed following follows foster founded frame framed
    furnish furnishing gather gathered gathers get gets getting gift gifts given gives giving goes govern governed grant granted
    grants group grouped grows guided guides hang hangs happen happens hear hears heard held helps hosted hosts house housed houses
    identify illustrate imagine improve inclusion incorporate indicate indicated inform informed informs inquire inspect inspected
    inspire inspired inspires install installed introduce introduced introduces introduction invest invests involve invite invited
    invites invitation invitations judge judged keeps keeping kept know known knows knowledge label land lasts laugh lay lead leads
    learned learning lends lets lies light like likes linked lists live lives living local locates locked logged look looks love
    loved loves makes making managed manages marketed markets match matched matches matter matters mean means meets meeting
    meetings mentioned met mind mixed monitored monitors nominate notified notify number occur occurs open opens ordered organised
    organized oversees owns packed paint painted paints pair paired pause performed performs placed places placing planning played
    plays pleases pop possess post posted posting posts practise practice practices prepared prepares presented presenting presents
    preserve preserves printed prints proceed proceeds processed produce produced produces promises promoted proposes proposed
    provides publish published publishes pull put puts qualify qualifies quoted raise raised range ranges reach reached reaches
    reads receive received receives reception recorded records refers referred referral reflect register registering registration
    relate related relax release rely relies remember remembers render replied replies reply reported reports reposted represents
    requested requesting requests reserved reserves reside resides resolved responded responds responsibility responsibilities rest
    restored restore restores result results retain retained retains returned returning returns review reviewed reviews revised
    rewarded runs running sat saved saves saving savings say says scanned search searches searching see seek seeks seeking seen
    sees select selected selection selections selects sends sending sent separate served serves set sets setting settle shape
    shaped shapes share shared shares sharing ship shows shown sign signs signing sits sitting sleeps specify specified spell spend
    spends spent split stand stands standing stated states staying stays step stepping steps stock stocked stop stored stores store
    submits suggest suggested suggests suit suits suited supplied supplies supports sure surrounds surrounded takes talks talked
    taught tells test tested tests texted texts thinking thrive ticked touched tour toured tours trace traced train trains travel
    travels treated treats tried try trying turnaround types uncover undergo undertake undertaken undertakes unite unites updates
    uploaded uploads upheld used uses using values vary varies visited visits visiting wander wanders waited waits walked want
    wants wash watch wear wears went wish wished wishes won word words worked works worn worth write writes written wrote yielding
    yes sold sells ask asks asked asking seat seated point points pointing film filmed films greet greets greeted remark resolve
    restoration dispose disposal satisfy accept reduce reduced chance whom accompanies accompanying operated`,
  small_words: `
    successful successfully sustainability sustainable tie-in tie armed forces ended ends
    above according across actually again ahead almost alone along alongside already also altogether amongst amid another anything
    anywhere apart apiece aside assuming back backed based because besides better beyond bit both brand but certainly chiefly
    clearly closely complete correct correctly course definitely despite down each easy either else elsewhere enough equally etc
    even ever everything everywhere exactly extra far firsthand first-hand forward forth further furthermore gone good got halfway
    hence herewith however if in-house indeed instead its it's itself just keen kind largely last lastly least less let likewise
    little long lot lots low mainly maybe me mere mostly moreover much myself namely nationwide neither nevertheless next noted
    nothing otherwise ought part partly particular particularly personally perhaps place please plus possibly pronto proper
    properly quite rather ready really respective respectively right roughly round same shortly side sides similarly simply so
    solely somebody something somewhere sort sorts specially specifically step still straight straightaway such sure surely than
    thanks that's there's therefore thing things those though together too toward towards true under unlike unless upon usually
    various vice versa way ways well whatever whatsoever whenever where whereas wherever whether whichever whoever why wherein
    whose wish without worth you've yours yourself hi hey okay ok bye cheers welcome wide regards whom when via approx w yes anyhow
    incl e.g i.e eg ie vs hard bad unedited nor lest amidst`,
  homes_and_market: `
    absorption acquaintances aerial affordability agreements apartments appeal appraised auctions availability block brokerages
    buildings buyout category chain comparables comparison completions condos conveyancing demand detached developments downsizer
    downsizers downsizing enquiries exclusive exclusives exclusivity expansion freehold freeholder freeholds green guarantor
    homebuyer homebuyers homeowners homes households investments landholding leaseback leasehold leases lettings liability listings
    mandate mandates marketplace median metrics minimums mortgage neighborhoods new-build newbuild newly occupied offices offplan
    open-house ownership pads parcels parcel portfolios possession preservation properties purchases purchasers rating ratings
    readers redecorate redecoration refurbishment refurbishments refurbished remodel remodeled remodeling renewals rentals
    reporting resale residences residents responses restaurants restored resettlement rightsize roofing sales sellers services
    settlement share-code short-let show-home signage signings sqft stamp statistics storage subdivisions tenancies tenants tenure
    tenures terraces trends turnkey unfurnished vacancies vacancy vacant valuations value views winterize yield zoning planning
    condition conditions cleanliness decorating energy efficiency meters meter readings reading water electric sewer septic oil
    propane bulb bulbs filter filters snow ice leaf leaves lawn mow mowing landscaping gutter gutters pest smoke detector detectors
    carbon monoxide battery batteries appliances appliance broken blocked dripping burst urgent hazard emergencies locked lockout
    lockouts lost heater furnace pilot circuit breaker outages power gas plumbing drain drains clogged 2br 3br 1br brs br ba bdrm
    doors sewage mobility tested serviced swept chimney boiler boilers grounds pathway pathways leasable showflat pied`,
  insurance_and_law: `
    act acts affirmative age aml anti-money laundering applicable arbitration articles authorities authority bar belief board
    bodies body bond bonds breach bureau charter clause client-money code color commission commissioner compliance confidence
    consent consumer consumers corporation coverage covers criminal data declaration deposit discrimination directive disputes
    eligibility eligible encrypted enforce enforced erasure ethic federal gdpr governance government housing identities identity
    incorporation inspectorate jurisdiction justice law laws legally legal legislation licensing limited mandatory marital
    mediation ministry municipal municipality national number obligations obligation obliged ordinance origin party parties
    pregnancy principle principles prefecture privacy proof protections protects provisions rates registrar registry regulation
    regulations regulator regulators religion requirement requirements revenue rights rules safeguard safeguarded safeguards
    schemes secured sex sexual siret siren statute statutes statutory third tribunal trustee trustees unlawful warranties warranty
    binding omissions errors indemnified independent independence neutral objective confidentiality deletion deleted delete
    retained anonymous anonymised opt unsubscribe cookie cookies consented processed processor`,
  online: `
    account accounts android app apps assistant browser calendar calendars camera chat click code codes computer dashboard desktop
    device devices digital domain download downloads email emails facebook fax file files filter form forms gmail google hashtag
    homepage inbox instagram internet ios iphone ipad keyboard laptop linkedin link links login mailing matterport mobile newsfeed
    online page pages phones phone pinterest platform platforms podcast post posts printer profile qr reddit screen screens sms
    snapchat spam tablet telegram text texts threads tiktok trustpilot uploads url video videos viber virtual walkthrough web
    wechat whatsapp wi-fi wireless youtube yelp zillow zoom teams skype feed 3d 360 drone drones rss signup sign-up messaging
    messages messenger voicemails voicemail callback callbacks extension extensions telephone tone keypad`,
}

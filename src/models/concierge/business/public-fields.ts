/**
 * Fields of everyday words that are harmless in whatever businesses say of themselves: they name things, places, people's jobs and
 * qualities. Left out: words of what somebody would take or owe, of trouble, defects, guile and of what is to happen inside.
 */
export const PUBLIC_FIELDS = {
  building: `
    stoppage plow plows towing towed lockers locker larder carpets blinds faucets sprinklers ducts attic attics lanai breezeway
    stairways walkway walkways handrail handrails driveways curbside trashcan dumpsters recycler attached backyard bedrooms barn
    beam boathouse brownstone bungalows chalet chateau cloakroom colonial concierge conservatory cooperative craftsman cul sac deck
    dormitory drawing driveway en-suite ensuite estate facade farmhouse flooring foyer frontage gatehouse granary guesthouse
    hardwood hectare hedge homestead houseboat kitchenette laundries lawns ledge library loggia lot maisonette manor marble masonry
    mews mezzanine oak orangery outbuilding pane pantry parlor parlour parquet partition pent pied-à-terre pieds terre plaster
    plaza porches portico quarters ranch residence residency rooftop rooms rowhouse sash sashes shed shower skylight skyscraper
    slate solarium square stables staircase stairwell stone storage storeroom stucco studios suites summerhouse terrace tile tiles
    timber townhome triplex fourplex turret unit utility veranda villas walkup wall walls window windmill winery woodwork workroom
    workshop yard balustrade cellar wine dock boat gated oven fridge freezer microwave stove hob cooker dish dryer machine radiator
    boilers thermostat bathtub tub sink toilet loo bathroom washroom restroom faucet sofa couch chair desk lamp wardrobe cupboard
    shelf shelves rug carpet curtain blind mattress bed bunk crib cot piano mirror counter kettle tap sheets pillow duvet door
    doors doorway doorbell doorstep bell threshold salon salons communal conference seat seats seating boardroom podium annex
    annexe wing wings sunlit daylight plank tower towers château châteaux palazzo palazzi palace palaces riad riads finca masia
    castle castles lodge chalets stonework architecture architectural interior interiors gate gates bin bins dumpster compost
    dropbox backsplash countertop closet island pipe pipes flue grille railing awning shutter shutters parapet`,
  amenities: `
    pest control alternatives alternative antenna antennas luggage suitcase subtitles kilowatt amenities broadband cabana
    clubhouse coworking doorman elevator fitness gym intercom jacuzzi loop spa tennis pickleball golf playground playroom playgroup
    porter barbeque bbq firepit picnic putting rack racks recycling rooftop sauna shuttle sprinkler steam swimming trail trails
    vending wifi wi fi hookup satellite charger chargers chargepoint plug socket hot tub pond courtyards fountain bench benches
    lounge lounges library screening cinema nursery creche daycare kennel paw wash crayon toy toys coffee tea water biscuit
    biscuits cookie cookies cake cakes drink drinks refreshments snack lemonade wine prosecco candy lollipop sofa magazines
    newspaper brochures leaflet leaflets flyer pen umbrella slippers booties overshoes chef chefs nanny nannies housekeeper
    housekeepers housekeeping chauffeur chauffeurs butler basket baskets hamper linens robe crockery cutlery lawn yoga massage
    sommelier champagne tin tins treat treats bowl tourist tourists transfer babysitter babysitting barista sandbox slide swing`,
  transport: `
    bus buses bypass cab carpool coach commuter commute commuting cycle cycling exit expressway ferry flight freeway helipad
    interchange jetty lane lanes lightrail lorry monorail motorbike motorcycle moped multi-storey multistorey multi storey
    overground parking park-and-ride platform pier rideshare rail ride rides route routes runway scooters shuttle sidewalk pavement
    signpost spaces spot spots stall stalls stroll subway taxi taxis terminal ticket tickets towpath trolley tunnel underpass valet
    vehicle vehicles van vans trailer rv ev uber walk walks zone meter metered permits kerb curb bay bays load unloading bike drive
    drives driving block blocks blocked left hand turning turn mins min minute stop stops junction roundabout pickup pickups
    drop-off dropoff tourist chauffeur-driven limousine jet yacht mooring marina`,
  food: `
    food chocolate cream ice sandwich pastries pastry bread cheese fruit apple apples juice beer whisky soup salad pizza pasta
    sushi seafood vegetarian vegan halal kosher gluten tapas menu menus recipe recipes cook cooking kitchens dine dined feast
    buffet catering caterer baker bakery bar barber bistro bookshop bookstore boulangerie brewery brunch butcher cafe cafés canteen
    chocolatier cinema deli delicatessen diner dinner breakfast lunch supper eatery espresso fishmonger florist gelato greengrocer
    grocer grocery hairdresser launderette lido market markets nightlife patisserie pizzeria pub pubs shop shops shopfront tavern
    teahouse tearoom winery bookstall newsagent ironmonger jeweller jeweler stationer tailor optician dentist vet boutique
    boutiques gallery galleries antique antiques pharmacy clinic hairdressers`,
  neighbourhood: `
    england britain uk usa us scotland wales ireland germany france spain italy portugal netherlands belgium switzerland austria
    greece poland sweden norway denmark finland russia ukraine turkey israel egypt morocco india china japan korea vietnam thailand
    singapore brazil argentina chile mexico canada alaska hawaii florida texas california oregon washington nevada arizona colorado
    georgia carolina virginia maryland ohio michigan illinois york jersey london paris berlin madrid rome lisbon dublin edinburgh
    glasgow cardiff manchester bristol leeds oxford cambridge avenues bank bandstand barrier basilica bay boardwalk boroughs
    botanical bowling buffer cape cathedral chapel chapels church churches citadel city-centre clock cliff cliffs cloister coast
    coastline common community conservation corn corniche council countryside cove crescent croft croisette dale dam delta dell
    district dune dunes east end enclave esplanade estuary fells field fields fjord ford forest forests fort glen green grove gulf
    hamlet hamlets harbor harbors harbours heath heights highland highlands hill hills hillside hinterland inland inlet islands
    isle isles islet knoll lagoon lake lakes lakeshore lakeside land lands locality marsh meadow meadows midtown moor moors mount
    mountains mountainside mountaintop oasis ocean old opera orchard outer inner parade parks parishes peak peninsula plain plateau
    port ports preserve quarter quarters quay quayside reef reserve reservoir ridge riverbank riverside rivers riviera sea seaside
    shopping shoreline side slopes spring springs square squares statue stream streets suburbia summit tide town towns townships
    township vale valley valleys view views village villages vista vistas volcano waterfall waterside waterway wetland woodland
    woods world worldwide globe globally continent continents europe european asia asian africa african america american australia
    australian country countries abroad overseas hemisphere zones`,
  time: `
    expiration expiry midmonth month-end business-day overnight routine seasonally autumnal afternoons beforehand annum biannual
    bimonthly annually bi-monthly calendar century centuries christmas-time closure closures consecutive clock daytime dawn decade
    decades diwali dusk early earliest eid evenings ever fiscal five-day half-day halfway hanukkah holidays hourly instant
    juneteenth july january latest later long-term longtime mid-week midsummer midterm mornings nearing never nights noon november
    nowadays now occasionally off-season okt often once per periodic pre previous promptly quarter quarterly ramadan rolling round
    same-day seasons semester semi-annual session seven-day short-term six-month sometimes soon sunset sunrise sunday tenth third
    thirtieth thirteenth term terms term-time then thereafter today tomorrow twelfth twilight until upcoming weekdays weekends
    while whenever within year-round years yet yearly two-year three-year good friday boxing bastille patriots presidents columbus
    veterans mlk king mothers fathers fortnight whit ascension assumption epiphany carnival half past sharp 1st 2nd 3rd hr hrs yr
    yrs mo mos wk wks appt appts avail approx asap day-to-day wknd wkdays wkends o mid ten-day 24-hour 48-hour 24h 48h ago weekly
    fully twenty-four balance instalment longer-term`,
  number: `
    gal gals gallons kwh sf sq.ft partial partially whole couple countless dozen eighth eighty eighteen eightieth eleventh
    fifteenth fiftieth fifth fourteen fourteenth ninth ninetieth ninety nineteen nineteenth pair pairs seventh seventeen
    seventeenth seventy sixteenth sixteen sixth thirteen thirtieth thirds thousands threefold twentieth twofold triple quadruple
    single singles hundredth handful figure numerous ratio sums size sizes sized width height length distance metre kilo kg
    kilogram lb lbs pound pounds ounce sq sqm sqft ft feet inch inches acre acres hectares tonne tons liter litre litres mph
    degrees odd plus count counts x majority minority portion fraction digit digits triple-digit figures quantity bundle max min
    apx`,
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
    chairs treasurer spokesperson ambassador ambassadors photographer photographers videographer blogger valuers botanist geologist
    historian linguist linguists economist economists graduate alumni alumnus trustee patron patrons senator councillor councillors
    ranger rangers lifeguard lifeguards cleaner cleaners handyperson superintendent supers operators operator dispatcher accountant
    adjudicator adviser advisors analyst apprentices appraisers architect arbitrator artisan artist assessor attorneys auctioneer
    author bookkeepers builder bursar carpenter caretakers cashier chair chairman chairperson chairwoman clerk clerks coaches
    colleague colleagues connoisseur connoisseurs conveyancer conveyancers coordinators curator custodian decorator decorators
    designer developer doctor doorkeeper electricians engineer engineers exchange expat expats expatriate expatriates faculty
    farmer firefighter firefighters fleet gardener gardeners graduates groundskeeper guide guides headteacher host hosts inspector
    installer installers instructor intermediary janitor journalist landscaper lawyer lawyers lecturer letting librarian locksmith
    locksmiths maintenance mason mediator mediators mentor messenger military mover musician newcomer notaries novice nurse nurses
    officer officers painter painters paralegals partner partners pensioner pensioners pilot plumbers police postman practitioner
    president principals professional professionals professor proprietor publisher removal roofer roofers retiree retirees scholar
    scholars scout secretaries servicemember sharers shareholder solicitor solicitors soldier specialists stager steward stylist
    supervisors surveyors teacher teachers technicians tradesman tradesmen tradespeople trainees trainer translator translators
    traveler traveller travellers tutor user users veterinarian waiter wardens welder worker workers writer employers employees
    freelancer freelancers contractor contractors self-employed entrepreneur entrepreneurs executive executives diplomat diplomats
    embassy consulate collector collectors aesthete household households dad mum parents grandparents grandfather grandmother
    grandson granddaughter great-grandson father mother daughter son brother sister brothers sisters siblings cousins niece uncle
    aunt toddler toddlers baby babies infant infants teenager teens twins women men woman man gentleman lady ladies gentlemen girl
    boy folk folks friend friends neighbours neighbors public anybody someone kin roommates flatmates sharer occupier occupiers
    housemate housemates undergraduate undergraduates postgraduate transferee transferees corporate lodger lodgers pupil chef chefs
    bookbinder archivist filmmaker gentlewoman caretaker porter receptionists concierges operative operatives referee underwriter
    underwriters originator processor stylists homemaker breadwinner`,
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
  homes_and_market: `
    applied apply leased leasing lease-up turn amenity mailboxes thermostats lettings tenancies leaseholders landlords agencies
    adverts apartments townhouses cottages valuers valuer conveyance conveyances chains vendors purchasers auctions lots acreage
    equity downpayment amortization principal payoff settlement title titles deed escrow survey surveys hoa hoas dues assessment
    assessments premiums trading name group holdings subsidiary parent entity incorporated ltd limited inc llp llc gmbh alerts
    alert cooling-off cooling online booking bookings carbon-neutral carbon neutral print large changing quiet belongings contents
    rack racks sunset evening parties readers absorption acquaintances aerial affordability agreements appeal availability block
    brokerages buildings buyout category chain comparables comparison completions condos conveyancing demand detached developments
    downsizer downsizers downsizing enquiries exclusive exclusives exclusivity expansion freehold freeholder freeholds green
    guarantor homebuyer homebuyers homeowners homes households investments landholding leaseback leasehold leases liability
    listings mandate mandates marketplace median metrics minimums mortgage neighborhoods new-build newbuild newly occupied offices
    offplan open-house ownership pads parcels parcel portfolios possession preservation properties purchases rating ratings
    redecorate redecoration refurbishment refurbishments refurbished remodel remodeled remodeling renewals rentals reporting resale
    residences residents responses restaurants restored resettlement rightsize roofing sales sellers services share-code short-let
    show-home signage signings sqft stamp statistics storage subdivisions tenants tenure tenures terraces trends turnkey
    unfurnished vacancies vacancy vacant valuations value views winterize yield zoning planning condition conditions cleanliness
    decorating energy efficiency meters meter readings reading water electric sewer septic oil propane bulb bulbs filter filters
    snow ice leaf leaves lawn mow mowing landscaping gutter gutters pest smoke detector detectors monoxide battery batteries
    appliances appliance broken blocked dripping burst urgent hazard emergencies locked lockout lockouts lost heater furnace pilot
    circuit breaker outages power gas plumbing drain drains clogged 2br 3br 1br brs br ba bdrm doors sewage mobility tested
    serviced swept chimney boiler boilers grounds pathway pathways leasable showflat pied`,
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
    speed high-speed bandwidth router fob fobs keycard keycards badge smartphone clickable hashtags account accounts android app
    apps assistant browser calendar calendars camera chat click code codes computer dashboard desktop device devices digital domain
    download downloads email emails facebook fax file files filter form forms gmail google hashtag homepage inbox instagram
    internet ios iphone ipad keyboard laptop linkedin link links login mailing matterport mobile newsfeed online page pages phones
    phone pinterest platform platforms podcast post posts printer profile qr reddit screen screens sms snapchat spam tablet
    telegram text texts threads tiktok trustpilot uploads url video videos viber virtual walkthrough web wechat whatsapp wi-fi
    wireless youtube yelp zillow zoom teams skype feed 3d 360 drone drones rss signup sign-up messaging messages messenger
    voicemails voicemail callback callbacks extension extensions telephone tone keypad`,
}

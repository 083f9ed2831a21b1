import { lines } from './statements.ts'

/** What a family firm, a letting agency, a property manager in notes and a boutique in long sentences tell everybody. */
export const variedStatements = lines(`
Our office is open Monday through Friday from 9 a.m. to 6 p.m. and Saturday from 10 a.m. to 2 p.m.
The main number is (828) 555-0143.
Ridgeline Homes was founded in 1994 by sisters Carol and Denise Whitlock.
Our firm license number is C-20417.
Miguel Arroyo heads our first-time buyer program and speaks Spanish and English.
Our listing commission is 5.5 percent, and the rate is printed in every agreement before you sign.
There is no charge for a home valuation.
Private tours are available by appointment, including evenings until 8.
The front entrance has a ramp and an automatic door.
All of our agents follow the Realtor Code of Ethics.
Earnest money is usually one to two percent of the purchase price and is held in our escrow account at First Blue Ridge Bank.
The rental application fee is $45 per adult and is not refundable.
Smoking is not permitted inside any home we manage.
Rent can be paid by ACH, debit card or money order through the tenant portal.
Yes, we offer virtual tours for out-of-state buyers.
Our team includes eleven agents, two transaction coordinators and one office dog named Biscuit.
If the office is closed, leave a message at extension 0 and the on-duty agent will call you back.
We were voted Best Real Estate Firm by readers of the Mountain Courier in 2021, 2022 and 2024.
Our privacy policy can be read at ridgelinehomes.example/privacy.
We do not charge a cancellation fee on listing agreements; you may end yours with 10 days' written notice.
A printed list of this week's open houses is available at the front desk.
Last year our firm closed 312 transactions.
We work with buyers under a written buyer agreement, which your agent will explain at the first meeting.
Follow us on Instagram at @ridgelineavl.
The Hendersonville branch is open weekdays only, 9 to 5.
Landlords pay a one-time setup fee of $250.
For a burst pipe or no heat, call the emergency line at (828) 555-0190 at any hour.
We accept housing vouchers.
Background checks are done by an outside company and usually take 48 hours.
Renters insurance with $100,000 of liability coverage is required at every property.
A lost key costs $25 to replace.
We sponsor the Little League field on Haywood Road.
Bilingual contracts are not legally binding here, but we gladly provide Spanish translations for reference.
The firm carries $2 million in E&O coverage.
Buyers may choose any lender, attorney or title company they like.
A seller's disclosure form is available for every home on request.
Wi-Fi in the lobby is free for visitors.
Wheelchair users can reach the second floor by elevator.
Our first-time buyer class meets on the second Tuesday of each month at 6:30 p.m.
Children are welcome at showings as long as they stay with an adult.
Offers are presented to the seller the same day they arrive.
Jason Liu, our newest agent, joined in March after ten years as a contractor.
For $495 flat we will enter your home in the MLS without other services.
Complaints may be addressed to Carol Whitlock or to the North Carolina Real Estate Commission.
Short-term rentals are allowed only in certain zones, and we can point you to the city's map.
Gift cards of $200 are given to anyone who refers a tenant who signs a lease, where the law allows.
In English, Spanish or Vietnamese, someone at our front desk can help you.
Our lease terms run 12 months, with 6-month leases available at a few properties.
We're at 26 Mill Lane, just opposite the old Corn Exchange and two doors up from the bakery.
We cover everything inside the NR1 to NR7 postcodes, plus Wymondham.
Our tenancy deposit is five weeks' rent and it's protected with the Deposit Protection Service.
A holding deposit of one week's rent takes the property off the market for you.
Landlords pay 11% plus VAT for full management.
We're members of ARLA Propertymark and signed up to The Property Ombudsman.
Cats are fine in roughly half our houses, dogs in about a third, so do ask.
Viewings run every day bar Sunday and take about twenty minutes.
Bring your passport or share code for the Right to Rent check.
A guarantor is welcome if you're a student or between jobs.
Step-free access is round the back via Pottergate; ring the bell and we'll help.
Olly speaks Polish, Ewa speaks Polish and Lithuanian, and Dan has a go at French.
Repairs get reported through the Fixflo link in your welcome email.
Deposits are normally back in your account within ten days of us agreeing the figures.
Mid-tenancy visits happen every four months, always with a week's written notice.
Named Best Small Letting Agent in East Anglia at the 2023 ESTAS.
Some of our prettiest cottages share a private garden on Elm Hill.
How we use your personal details is all set out in our privacy notice, in plain English.
Students, we start listing next year's houses on 1 November.
All our HMOs are licensed by the city council.
EPC ratings are shown on each advert.
The cost of changing a name on the tenancy is £50 inc VAT, as the law permits.
Collect your keys from the Mill Lane office from 11am on the day your tenancy starts.
Council tax and utilities aren't included unless the advert says so.
We moved to Mill Lane from Magdalen Street in 2009.
Rent guarantee insurance is offered to landlords for £28 a month.
No DSS-type bans here, every application is judged on affordability.
Short lets of under six months aren't something we do.
Two months' notice is needed if you'd like to leave after the fixed term.
Buses 21, 22 and 25 stop outside.
We'll happily hold parcels of paperwork at the front desk for you to pick up.
There's a children's corner with crayons, because paperwork is dull for the under-fives.
Registered in England, company number 02719943.
Post reaches us at 26 Mill Lane, Norwich NR2 1QT.
On a Friday afternoon the phones get busy, so mornings are best.
Permit parking in zone R costs residents £48 a year from the council.
You may have one lodger if the landlord gives consent in writing.
We'll match you with an inventory clerk who's independent of the landlord.
The open-door policy for landlords means tea with Fergus every first Thursday from four.
We've won the Norwich in Bloom shopfront prize twice.
Office hours M-F 8:30-5, Sat 9-12.
Closed federal holidays.
Rent due on the 1st, late after the 5th.
Late fee $50, then $5 per day.
NSF fee: $35.
App fee $40 per adult, non-refundable.
Processing time 2-3 business days.
Income 3x rent, verifiable.
Min. credit score 600.
No evictions in past 5 yrs.
Co-signers OK.
Pets: 2 max, 50 lb limit, breed restrictions apply.
Pet rent $25/mo per pet.
Service animals always OK, no fee.
No smoking indoors, all units.
Move-in: first month + deposit, certified funds only.
Deposit = one month's rent.
Deposits returned within 21 days, itemized.
Work orders: submit in resident portal 24/7.
After-hours emergencies: 555-0199, press 2.
Lockouts after 5 pm: $75.
Trash pickup Tuesdays, bins out by 7 am.
Quiet hours 10 pm-7 am.
Pool open May-Sept, 9 to dusk, kids under 14 with an adult.
Laundry on every floor, card operated.
One assigned parking space per unit, second space $40/mo.
Guest parking: marked spots only, 48 hr max.
Water, sewer and trash included; tenant pays electric.
Renter's insurance required, $100k liability.
12-month leases standard; 6-month +$100.
60 days' written notice to vacate.
Subletting: not allowed.
Section 8 accepted.
Equal housing opportunity.
Manager: Deb Kowalski, lic. 0041873.
Spanish-speaking staff on site.
Showings by appt, M-Sat.
Payments: portal, check or money order; no cash.
Two sets of keys at move-in; extra keys $10.
Filters changed quarterly by maintenance.
Packages held at front desk 7 days.
Wheelchair access via ramp on Oak St side.
Bike storage in basement, free.
Owners: mgmt fee 8% of collected rent, no setup cost.
Owner statements and payouts on the 10th.
Annual inspections each spring, 48 hrs notice.
Complaints: manager first, then regional office, 555-0110.
Member NARPM and local apartment association.
In business since 1978, 640 doors managed.
Serving Tacoma, Lakewood, Puyallup.
Documents at signing: ID, proof of income, insurance.
Waitlist for 2BRs; ask at desk.
Mail: PO Box 77, Tacoma 98401.
Fax 555-0112.
Vendors: send W-9 and proof of insurance to ap@harborpm.example.
Website has floor plans and current rates.
From our sunlit salon on the Promenade des Anglais, our multilingual advisers accompany discerning buyers in every stage of their search, from the first conversation to the handing over of the keys.
Founded in Geneva in 1962 by the Delacroix family, our house has for three generations devoted itself to the art of finding remarkable homes for remarkable people.
Our doors in Mayfair are open to visitors from Monday to Saturday between ten and six, and at other hours by appointment.
It is with great pleasure that we welcome guests from all over the world, whom our colleagues greet in French, Italian, Russian, Arabic and Mandarin.
Should you wish to visit one of our villas, we kindly ask you to let us know two days ahead so that we may prepare the house for you.
A chauffeur will gladly collect you at Nice airport, without charge, on the day of your viewing.
We are proud members of the International Federation of Real Estate Professionals and are regulated by the prefecture of the Alpes-Maritimes.
Every residence in our collection is photographed by an artist, filmed from the air and presented in a bound brochure.
Madame Hélène Aubert, our founder's granddaughter, now leads the house with the same passion that inspired its beginnings.
Discretion is a tradition of our house: your personal details are never passed to third parties and are handled in accordance with European law.
The rental of a villa for the season requires a deposit of thirty percent at the time of booking, the balance being due thirty days before arrival.
Small dogs are most welcome in the majority of our villas, provided that they are mentioned at the time of reservation.
Our concierge service, available around the clock at +33 4 93 55 01 43, will arrange chefs, nannies, boats and tables at the finest restaurants.
Guests who arrive by car will find complimentary parking in the courtyard behind our building, through the gate on Rue Masséna.
We accompany our international clients through taxes, notaries and residence permits with the help of trusted independent lawyers.
Linen, towels, a welcome basket and the weekly attention of our housekeepers are included in the price of every stay.
The final cleaning is charged at two hundred euros, and tourist tax is collected upon arrival as the law requires.
Should your plans change, you may cancel free of charge up to sixty days before your arrival.
We have been entrusted with châteaux in the Loire, chalets in Megève, palazzi in Venice and riads in Marrakech.
Our newsletter, sent on the first day of each month, presents a selection of newly listed properties and reflections on architecture.
Those who prefer to write may do so at bonjour@maisonaubert.example, where each letter is answered personally within a day.
For the comfort of all our guests, smoking is reserved to the terraces and gardens.
A lift and a gentle ramp make our offices accessible to visitors with reduced mobility.
Payment may be made by bank transfer in euros, dollars or Swiss francs, or by card for amounts up to five thousand euros.
Sellers who entrust us with their home receive, at no cost, a valuation prepared by two of our experts.
With offices in Nice, Paris, Lisbon and London, we bring together buyers and sellers from more than forty countries.
Our team of twenty-two advisers speaks eleven languages between them and shares a genuine love of old stones and new ideas.
Each spring we host an open evening in the gallery beside our office, to which all friends of the house are cordially invited.
The documents we ask of a tenant are simple: an identity card, proof of income and the particulars of a guarantor.
The deposit, equal to two months of rent, is returned within one month after the keys have been given back.
You will find our London rooms at 12 Mount Street, a short walk from Green Park station.
In August, when Paris sleeps, our office there closes for three weeks, while our colleagues in Nice remain at your disposal.
Children are received with joy, and cribs and high chairs are provided on request.
Contracts are prepared in French and in English, so that nothing is left to chance.
Interpreters of sign language may be arranged with a week's notice.
We donate one percent of every commission to the restoration of historic gardens in Provence.
The agency has been at the same address since the day it opened.
Every tenant receives a welcome pack with the numbers of the council, the energy company and the doctor.
Our valuers are all members of RICS.
The deposit for a furnished flat is six weeks' rent.
We publish the sold prices of the past quarter on our blog.
Photos, floor plans and a 3D tour come as standard.
Landlords receive their statements by email on the third working day.
Short breaks of at least three nights can be booked all year.
A cot and a high chair are free if you ask in advance.
Guests check in from 4 pm and check out by 10 am.
Charging an electric car costs 40 cents per kilowatt hour.
The nearest supermarket is a five-minute walk away.
Our newest branch opened in Leith last spring.
Lisa Brandt, who trained as an architect, advises on renovations.
We can recommend three local moving companies.
We have no joining fee and no tie-in period.
References from your employer and your previous landlord are needed.
A surveyor visits within five days of the offer being accepted.
Trams 3 and 7 stop at Market Square, right by our door.
Applications are handled in the order in which they arrive.
Rooms are cleaned on Tuesdays and Fridays.
You can leave your luggage at reception after check-out.
Barbecues are allowed on the terrace, not on balconies.
We answer in Dutch, English or German.
The agreement can be ended by either side with a month's notice.
Payment plans for the deposit are available through a partner.
We are closed the week between Christmas and New Year.
Our Trustpilot score is 4.9.
The registered office is 2 Castle Terrace, Edinburgh.
An inventory is made at the start and at the end of each tenancy.
Students pay the same deposit as everyone else.
All prices include VAT.
Buyers pay a reservation fee of £500, which comes off the price.
Our agents wear a green badge.
The building has a sprinkler system and two staircases.
Open house this Saturday from 11 to 1.
We list homes from studios to country estates.
Questions about your bill? Write to accounts@fairhaven.example.
Fairhaven is a family firm, now run by the founder's grandson.
Offers have to be in writing, by letter or email.
We will tell you within two working days whether your application was successful.
Our walk-through videos have subtitles in four languages.
The pool is heated from April to October.
Bed linen is changed weekly.
Quiet hours are from 11 pm until 7 am.
We are insured for £5 million.
Recycling is collected every other Monday.
There is a lift to every floor.
Please do not park in front of the fire station.
Our sustainability report appears each June.
You can rate our service after each visit.
Members of the armed forces may end a lease early when they are posted elsewhere.
The course on buying at auction takes place four times a year.
Half of our agents have been with us for more than a decade.
We use licensed electricians and plumbers only.
Your application can be made on paper or on your phone.
`)

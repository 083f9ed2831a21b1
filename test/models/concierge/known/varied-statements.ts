import { lines } from './statements.ts'

/** What a family firm, a letting agency, a property manager in notes and a boutique in long sentences tell everybody. */
export const variedStatements = lines(`
Our office is open Monday through Friday from 9 a.m. to 6 p.m. and Saturday from 10 a.m. to 2 p.m.
Send general questions to hello@ridgelinehomes.example and we will reply within one business day.
Our firm license number is C-20417.
We serve Buncombe, Henderson, Madison and Haywood counties.
There is no charge for a home valuation.
Free customer parking is located behind the building, entrance on Cedar Street.
All of our agents follow the Realtor Code of Ethics.
To apply for a rental, bring a photo ID, two recent pay stubs and the name of your current landlord.
Smoking is not permitted inside any home we manage.
Personal checks are fine for the application fee, but cash is not accepted.
Our team includes eleven agents, two transaction coordinators and one office dog named Biscuit.
Closed on Thanksgiving, Christmas Day, New Year's Day and the Fourth of July.
Please cancel a showing at least two hours ahead so the homeowner can be notified.
A printed list of this week's open houses is available at the front desk.
The average home we list sells in 27 days.
Follow us on Instagram at @ridgelineavl.
Denise Whitlock leads the commercial division and is a CCIM designee.
Landlords pay a one-time setup fee of $250.
Applicants need a gross income of three times the monthly rent.
Background checks are done by an outside company and usually take 48 hours.
Keys are handed over at our Larkspur Avenue office on the first day of the lease.
We sponsor the Little League field on Haywood Road.
Our agents are independent contractors, and each one carries errors and omissions insurance.
Buyers may choose any lender, attorney or title company they like.
The conference room seats twelve and can be reserved free of charge by community groups.
Wheelchair users can reach the second floor by elevator.
Seats at the class are free, but please register by email.
Offers are presented to the seller the same day they arrive.
Staging advice is included with each full-service listing.
Complaints may be addressed to Carol Whitlock or to the North Carolina Real Estate Commission.
We do not manage vacation rentals.
In English, Spanish or Vietnamese, someone at our front desk can help you.
Seniors moving to a smaller home may ask for our free downsizing guide.
We're at 26 Mill Lane, just opposite the old Corn Exchange and two doors up from the bakery.
Give us a bell on 01632 960 218.
We cover everything inside the NR1 to NR7 postcodes, plus Wymondham.
Landlords pay 11% plus VAT for full management.
Client money protection is through Propertymark, and the certificate is framed by the kettle for all to see.
Viewings run every day bar Sunday and take about twenty minutes.
You'll need three months' payslips, your last landlord's details and proof of address.
A guarantor is welcome if you're a student or between jobs.
There's pay-and-display parking in the Rose Lane multi-storey, five minutes on foot.
Olly speaks Polish, Ewa speaks Polish and Lithuanian, and Dan has a go at French.
We do a proper check-in inventory with photos, and you've seven days to add your comments.
Mid-tenancy visits happen every four months, always with a week's written notice.
Wren was the founder's grandmother, since everybody asks.
How we use your personal details is all set out in our privacy notice, in plain English.
EPC ratings are shown on each advert.
Council tax and utilities aren't included unless the advert says so.
Tessa, our property manager, looks after repairs for the city-centre flats.
Rent guarantee insurance is offered to landlords for £28 a month.
Our complaints procedure is at thistleandwren.example/complaints, and Marjorie deals with each one in person.
Short lets of under six months aren't something we do.
Landlords who bring a second property get 1% off, and that goes for absolutely anybody.
Buses 21, 22 and 25 stop outside.
Virtual viewings over WhatsApp are available for anyone moving from abroad.
There's a children's corner with crayons, because paperwork is dull for the under-fives.
Our VAT number is GB 417 2290 61.
Marjorie Wren took over as director from her father in 2011.
We plant a tree in Thetford Forest for each tenancy signed.
Permit parking in zone R costs residents £48 a year from the council.
Our fee sheet hangs in the window and sits on the website.
The open-door policy for landlords means tea with Fergus every first Thursday from four.
Translation of the tenancy agreement can be arranged for Polish, Lithuanian and Portuguese.
Office hours M-F 8:30-5, Sat 9-12.
Closed federal holidays.
Late fee $50, then $5 per day.
NSF fee: $35.
Processing time 2-3 business days.
Income 3x rent, verifiable.
No evictions in past 5 yrs.
Co-signers OK.
Pet rent $25/mo per pet.
Service animals always OK, no fee.
Move-in: first month + deposit, certified funds only.
Deposit = one month's rent.
Work orders: submit in resident portal 24/7.
After-hours emergencies: 555-0199, press 2.
Lockouts after 5 pm: $75.
Trash pickup Tuesdays, bins out by 7 am.
Pool open May-Sept, 9 to dusk, kids under 14 with an adult.
Laundry on every floor, card operated.
Guest parking: marked spots only, 48 hr max.
Water, sewer and trash included; tenant pays electric.
12-month leases standard; 6-month +$100.
60 days' written notice to vacate.
Section 8 accepted.
Equal housing opportunity.
Spanish-speaking staff on site.
Showings by appt, M-Sat.
Payments: portal, check or money order; no cash.
Drop box beside office door.
Filters changed quarterly by maintenance.
Smoke alarms tested yearly.
Wheelchair access via ramp on Oak St side.
Bike storage in basement, free.
Owner statements and payouts on the 10th.
Annual inspections each spring, 48 hrs notice.
Member NARPM and local apartment association.
In business since 1978, 640 doors managed.
Documents at signing: ID, proof of income, insurance.
Waitlist for 2BRs; ask at desk.
Fax 555-0112.
Vendors: send W-9 and proof of insurance to ap@harborpm.example.
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
In 2023 our agency had the honour of receiving the European Property Award for best boutique agency on the Côte d'Azur.
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
The deposit for a furnished flat is six weeks' rent.
Photos, floor plans and a 3D tour come as standard.
Short breaks of at least three nights can be booked all year.
Guests check in from 4 pm and check out by 10 am.
The nearest supermarket is a five-minute walk away.
Lisa Brandt, who trained as an architect, advises on renovations.
We have no joining fee and no tie-in period.
A surveyor visits within five days of the offer being accepted.
Applications are handled in the order in which they arrive.
You can leave your luggage at reception after check-out.
We answer in Dutch, English or German.
Payment plans for the deposit are available through a partner.
Our Trustpilot score is 4.9.
An inventory is made at the start and at the end of each tenancy.
All prices include VAT.
Our agents wear a green badge.
Open house this Saturday from 11 to 1.
Questions about your bill? Write to accounts@fairhaven.example.
Keys can be collected on Saturdays too, if you tell us by Thursday.
A second viewing is no trouble at all.
We will tell you within two working days whether your application was successful.
The pool is heated from April to October.
Quiet hours are from 11 pm until 7 am.
Recycling is collected every other Monday.
Please do not park in front of the fire station.
You can rate our service after each visit.
The course on buying at auction takes place four times a year.
We use licensed electricians and plumbers only.
The lettings desk is staffed from half eight until six.
If you have lost your keys, ring the out-of-hours number and a locksmith will meet you.
Every agent holds a licence and renews it every two years.
Our first office opened above a chocolate shop in 1951.
The average time from offer to keys is eleven weeks.
Bring the whole family to the open house, there will be ice cream.
You may view a home as often as you like before you decide.
Rental listings are updated every morning at seven.
The remaining balance is paid at closing.
Wire instructions are only ever given in person or by phone.
Ask us for references from past clients.
A home warranty is optional and costs about $500 a year.
We speak to the school district on your behalf if you wish.
Leases can be signed on your phone.
There is a 14-day cooling-off period for online bookings.
High-speed internet is included in the rent.
Guests may stay up to fourteen days without being on the lease.
Please sort your recycling; the bins are behind the garage.
Bike racks are at each entrance.
The community room can be rented for parties at $50 an evening.
Moving trucks may use the loading zone on weekdays.
Our newsletter goes to about 4,000 readers.
We sold 86 homes last year, most of them in Eastlake.
Marcus Bell is our contact for investors.
Appointments with the mortgage adviser are free.
The office has a changing table and a quiet corner.
Tea and coffee are on us.
Documents in large print are available on request.
We are proud to be a carbon-neutral company.
The tenancy agreement is sent to you 48 hours before you sign.
Check-out reports are ready within two working days.
Gas and electricity readings are taken on the day you move in.
The rent covers water and heating.
Insurance for your belongings is your own responsibility.
The key deposit is $20 and is returned with the keys.
No agent fee for tenants.
Viewings: Mon-Fri 10-6, Sat 10-2.
Leasing office: Mon-Sat 9-6, Sun 12-5.
Call or text 555-0177.
Tours daily, last one at 4:30.
Holding fee $200, applied to first month.
International students welcome, I-20 accepted.
Cats 2, dogs 1, no aquariums over 20 gal.
ESA with letter, no charge.
Partial payments not accepted.
Move-out: carpets professionally cleaned, receipt required.
Forwarding address in writing, please.
Normal wear and tear never charged.
Maintenance response: 24 hrs urgent, 3 days routine.
Thermostat batteries: tenant.
Lawn care: owner, weekly in season.
Snow: we plow, tenants do walks.
Satellite dishes: ask first.
Painting OK with approval, return to white.
Fitness room 5 am-11 pm, ages 16+.
Mailbox key replacement $15.
Parcel lockers in lobby, code texted to you.
212 units total, all smoke free.
Utilities billed monthly with rent.
Month-to-month after first year.
Military clause honored.
Transfers within community $250.
Renewal offers go out 75 days before expiration.
Leasing fee for owners: half a month.
Licensed, bonded, insured.
BBB A+ rated.
ADA units available.
Fair Housing complaints: HUD 1-800-669-9777.
Our story began on a terrace in Positano, where Signora Conti rented her first three rooms to painters and poets.
The arrival of our guests is prepared with flowers, a full larder and a handwritten letter of welcome.
We reply to every enquiry within one day, and to those that reach us at night with the first light of morning.
Viewings may be arranged on any day of the week, and for those who cannot travel we gladly walk through the house with a camera.
The notary, whom you are free to choose, receives all funds into a separate account.
Our commission of four percent, stated in every contract, is never added to without your written consent.
We hold licences in Italy, France and Portugal, and their numbers are printed at the foot of every page.
In our library on Via dei Mulini, open from ten to one and from three to seven, coffee and maps await the curious.
We speak nine languages fluently and several more with enthusiasm.
Tenants of a year or more enjoy the first right to renew.
Should anything break, our caretaker is at your door within two hours, on Sundays as on any other day.
Letters may be addressed to Casa Conti, Via dei Mulini 12, 84017 Positano.
Hours vary on holidays; check our website before you come.
Office phone rings through to the on-call tech after 6.
All leases end on the last day of a month.
No waterbeds.
Roommate changes need a new application.
Lease copies in portal.
HVAC filter 16x20x1, free at the desk.
Reserves of $300 per property held for repairs.
Year-end statements by January 31.
Average days on market: 19.
Staff: Ray (manager), Tina (leasing), Gus (maintenance).
Complaints answered in writing within 10 days.
With every season our collection changes, and its newest houses are shown first to everyone on our website.
A gentle walk of five minutes leads from the harbour to our door, where a bronze dolphin marks the entrance.
We are at home in Tuscany, in Umbria and along the whole of the Amalfi coast.
Our interpreters accompany you to the town hall, the bank and the notary without additional charge.
`)

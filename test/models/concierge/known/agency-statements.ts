import { lines } from './statements.ts'

/** What estate agencies publish: hours, addresses, phones, mails, fees, areas, languages, licences, rules, team. */
export const agencyStatements = lines(`
Hours: Mon-Fri 9-5
Hours: Mon–Fri 9:00–17:00, Sat 10:00–14:00
Our office is open Monday through Friday from 8:30 a.m. to 5:30 p.m.
We are open seven days a week, 9 am to 7 pm.
Open daily 10-6.
Business hours: 9 to 6, Tuesday to Saturday.
We're closed on Sundays and public holidays.
Office Hours - Mon to Thu 9am-6pm, Fri 9am-4pm
The office opens at nine and closes at half past five.
You can visit us any weekday between 9 and 5.
Opening times: Monday 9–5, Tuesday 9–5, Wednesday closed
On Saturdays we open from 10 am until 2 pm.
We take walk-ins on weekdays from 10 to 4.
Showings are available every day from 9 a.m. to 8 p.m.
Our phones are answered 24/7.
We're here Mon-Sat, 8am-8pm PST.
Hours of operation: 0900-1700 weekdays
Closed Thanksgiving and Christmas Day.
Summer hours (June to August): 8 to 4.
The front desk is staffed from 8 to 6 on weekdays.
Evening appointments are possible on Tuesdays and Thursdays until 9 pm.
Weekend viewings by appointment.
By appointment only on Sundays.
Lunch break from 12 to 1.
The leasing office is open 9-6 M-F and 10-5 on weekends.
We open at 9 every morning except Sunday.
Mon: 9-5 | Tue: 9-5 | Wed: 9-7
Our team is available Monday to Friday, 9:00 to 18:00 CET.
Late opening until 8 on Thursdays.
We shut at 1 pm on Christmas Eve.
Address: 12 Elm Street, Tacoma, WA 98402
Our office is at 12 Elm St, Tacoma.
You'll find us at 200 Market Square, opposite the town hall.
We are located at 1450 Harbor Blvd, Suite 300, San Diego, CA.
Visit us: 5 Quay Street, Bristol BS1 4QA
We're on the second floor of 18 Main Street.
Our headquarters are at 9 Castle Road, Edinburgh.
Come and see us at 31 Cedar Ave, next to the library.
Mailing address: PO Box 1182, Olympia, WA 98507
We have offices in Tacoma, Olympia and Lakewood.
Our second branch is at 402 Pine St in Olympia.
The office is a five-minute walk from Central Station.
We are on Main Street, across from the post office.
Free parking for visitors is behind the building.
There is a car park behind our office.
Nearest bus stop: Elm & 5th, lines 4 and 11.
Head office: Level 3, 120 Collins Street, Melbourne VIC 3000
Showroom at Unit 6, Dockside Business Park.
Our address is 88 Bay Road, Southampton SO14 2AB.
Elm Realty, 12 Elm Street, Tacoma, WA 98402
Find us on the corner of 5th and Oak.
The entrance is on Oak Street; the office is wheelchair accessible.
Location: Downtown Bellevue, 10500 NE 8th St
We moved to 60 Front Street in May.
Our leasing office is inside Maple Court, 3 Maple Drive.
There's a lift and step-free access to our office.
Metro: Pioneer Square, exit B.
Phone: (253) 555-0100
Call us at 555-0100.
Tel. +1 253 555 0100
Our phone number is 253-555-0100.
You can reach us by phone at 555-0100 during office hours.
Give us a ring on 0117 496 0123.
Toll-free: 1-800-555-0142
For maintenance emergencies call 555-0199, day or night.
Emergency maintenance: 555-0199 (24/7)
Text us at 555-0101.
WhatsApp: +44 7700 900123
Fax: 555-0103
Office line 555-0100, rentals 555-0105
To book a viewing, call (206) 555-0110.
Dial 555-0100 and press 2 for rentals.
T: 555 0100
Ph 03 9555 0100
The best way to reach us is by phone: 555-0100.
Main number: 555.0100
Out-of-hours emergencies: 555-0198.
Mobile: +61 491 570 156
Call or text 555-0100 anytime.
Tenants can report repairs on 555-0107.
Our switchboard is 020 7946 0018.
Email: hello@elmrealty.com
E-mail us at office@elmrealty.com.
You can write to info@elmrealty.example.
Send us an email at rentals@elmrealty.com and we reply within one business day.
Mail: contact@elm-realty.co.uk
Our email address is sales@elmrealty.com.
Contact: info@elmrealty.com | 555-0100
For press enquiries: press@elmrealty.com
Repairs go to maintenance@elmrealty.com.
Website: www.elmrealty.com
Our website is elmrealty.com, where you can book a viewing online.
Follow us on Instagram @elmrealty.
You may also use the contact form on our website.
We answer all e-mails within 24 hours.
Apply online at elmrealty.com/apply.
General enquiries: hello@elm.co.uk
Reach our rental team: rentals@elm.co.uk
Our fee is 3 %.
Commission: 5% of the sale price
We charge a commission of 2.5 percent.
Buyers pay us nothing.
Our services are free for buyers.
There is no fee for buyers; sellers pay 5%.
Application fee: $45 per adult
The application fee is $50 and is not refundable.
Fees: sales 3%, rentals one month's rent
Property management costs 8% of the monthly rent.
Sellers pay 1.5% + VAT on completion.
The valuation is free.
We offer a free home valuation without obligation.
A market appraisal costs nothing.
Our listing fee is a flat $3,500.
Flat fee: $2,995, payable at closing
Tenants pay a refundable deposit of one month's rent.
Security deposit: one month's rent
Holding deposit: one week's rent
Pet fee: $250 one time, plus $35 a month
Late fee: $75 after the fifth of the month
Admin fee $150
We charge $75 for a background check.
Consultations are free of charge.
The first consultation costs nothing.
Photography and floor plans are included in our fee.
Commission is paid by the seller at closing.
No sale, no fee.
There are no hidden fees.
Lettings: 10% + VAT; full management: 14% + VAT
Rent can be paid by bank transfer, check or card.
Card payments carry a 2.9% surcharge.
Rent is due on the first of each month.
Parking costs $60 a month per space.
Cleaning fee of $120 is charged at move-out.
We accept Visa, Mastercard and checks.
Credit check: $30 per applicant
Renewal fee: none
We serve Tacoma, Lakewood and Puyallup.
Service area: King and Pierce counties
Areas served: Ballard, Fremont, Queen Anne
We cover all of South London.
We work throughout the Bay Area.
Our agents cover the whole of Pierce County.
We specialize in downtown condos and waterfront homes.
We sell homes in Tacoma, Gig Harbor and Olympia.
Elm Realty serves buyers and sellers across western Washington.
Neighborhoods: Hilltop, Stadium District, North End
We operate in Bristol, Bath and the surrounding villages.
Our territory reaches from Everett to Olympia.
Coverage: the city of Austin and 30 miles around it
We do not work outside of Washington State.
We handle rentals in Northgate and Lake City.
We manage more than 300 apartments in Spokane.
We focus on family homes in the eastern suburbs.
Serving the Twin Cities since 1985.
We deal in residential and commercial property.
We handle sales, rentals and property management.
Services: sales, lettings, valuations, property management
We speak English, Spanish and Vietnamese.
Languages: English, Spanish, French
Languages spoken: English · Español · Português
Our staff speaks English and Spanish.
Se habla español.
Our team is fluent in English, Mandarin, Spanish and Korean.
Dana speaks Spanish and Portuguese.
Two of our agents speak Spanish.
Service is available in English, Spanish and German.
Spanish-speaking agents are available on request.
We can help you in English, Spanish, Russian and Tagalog.
Contracts are available in English and Spanish.
Interpreters for Spanish and sign language can be arranged free of charge.
Hablamos español
Multilingual team: EN, ES, DE
Spanish is spoken at both offices.
License: WA 30018
Licence no. 44-1207
We are licensed in Washington and Oregon.
Elm Realty is a licensed real estate brokerage, license #30018.
DRE #01234567
CalBRE Lic. 01998877
Licensed since 1998.
Our brokerage is licensed by the Washington State Department of Licensing.
All our agents are licensed.
Dana Fox, licensed broker, WA #21045
We are members of the National Association of Realtors.
We are regulated by RICS.
Member of the Property Ombudsman scheme.
ARLA Propertymark protected
We are fully insured and bonded.
Equal Housing Opportunity.
Registered in England, company no. 0123 4567
VAT number: GB 123 4567 89
Our license number is 30018.
Professional indemnity insurance: up to £2 million
Realtor license SL3312345, Florida
Our agents hold state licenses and complete continuing education each year.
Pets: cats and small dogs welcome
Cats are allowed, dogs on request.
No smoking in any of our rentals.
Smoking is not allowed indoors.
Pets are not allowed in our furnished apartments.
We allow up to two pets per home.
Applicants need proof of income of three times the rent.
We require a minimum credit score of 620.
To apply you need a photo ID and two recent pay slips.
Viewings are by appointment only.
Please give 24 hours' notice to cancel a viewing.
Viewings can be cancelled free of charge up to 24 hours before.
Leases run for at least 12 months.
Minimum lease: 12 months
The minimum stay is one month.
Deposits are returned within 14 days of moving out.
Deposits are refunded within 21 days, less any damage.
We do not discriminate and follow the Fair Housing Act.
All applications are treated equally.
We accept Section 8 vouchers.
Housing vouchers are welcome.
Notice period: 60 days
Tenants must give 30 days' notice before moving out.
Renters insurance is required.
Short-term rentals are not offered.
Subletting is not permitted without written consent.
We process applications within two business days.
Applications are answered within 48 hours.
Check-in from 3 pm, check-out by 11 am
Check-in is after 3 p.m.
Quiet hours are from 10 pm to 7 am.
Your data is never sold to third parties.
We keep your personal data private; see our privacy policy at elmrealty.com/privacy.
Guarantors are accepted.
Students are welcome.
Refunds are made within 10 days.
Cancellation policy: free up to 7 days before arrival
Virtual tours are available on request.
You can book a viewing online or by phone.
All homes are shown by a licensed agent.
We offer video tours by Zoom.
Wheelchair-accessible homes are marked in the listing.
Children are welcome.
Maintenance requests are handled within 24 hours.
Keys are handed over on the day the lease begins.
Tenants pay for electricity and internet; water is included.
Utilities are included in the rent.
Our team: Dana Fox, Tom Reed and Priya Shah
Dana Fox is our managing broker.
The agency was founded in 1985 by Neil Grant.
We have been in business for 25 years.
Family-owned since 1972.
Tom Reed leads our rentals team.
Our lead agent is Priya Shah.
We are a team of eight agents.
Elm Realty is a family business.
Owner: Neil Grant
Broker/Owner: Neil Grant, Managing Broker: Dana Fox
For rentals, ask for Tom.
Rentals: Tom Reed, 555-0105, tom@elmrealty.com
Contact Dana Fox for sales.
Priya has been selling homes in Ballard since 2009.
Our property manager is Helen Park.
Helen Park, property manager: 555-0104
Dana has 20 years of experience in real estate.
We are an independent agency.
Our agents have sold more than 1,200 homes.
We won the Best of Tacoma award in 2023.
Elm Realty is part of the Keystone group.
Founded in 1985.
Ask for Linh if you prefer Vietnamese.
Our receptionist is Amy.
The rental department is run by Tom Reed.
We are open 9 to 5, Monday to Friday, at 12 Elm Street; call 555-0100.
Drop in on weekdays between 10 and 3.
Saturday mornings by appointment
Our doors are open from eight to six.
After hours, leave a message and we call back the next morning.
Our Bath office is at 4 Queen Square, BA1 2HA.
Parking in the underground garage is free for one hour.
Our offices are at 12 Elm St (Tacoma) and 402 Pine St (Olympia).
Press 1 for sales, press 2 for lettings.
Call Dana on 555-0101 for sales and Tom on 555-0105 for rentals.
Landline: 01225 960 123
Subscribe to our newsletter at elmrealty.com/news.
Send your application to apply@elmrealty.com.
Buyer consultations are free.
Our commission is negotiated with each seller individually.
Move-in costs: first month's rent plus deposit
We charge nothing for viewings.
Key replacement: $40
Postcodes covered: BS1 to BS9
We also cover Gig Harbor on request.
English and French spoken
Our website is available in Spanish.
`)

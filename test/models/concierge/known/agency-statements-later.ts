import { lines } from './statements.ts'

/** As agency-statements.ts, written after the patterns and then used to mend them. */
export const laterAgencyStatements = lines(`
Our office hours are Monday through Friday, 9:00 AM to 5:00 PM.
You can find our office at 450 Lakeshore Drive in Madison, Wisconsin.
Reach our front desk at (608) 555-0134.
Email inquiries go to hello@lakeshorehomes.com.
Our standard listing commission is 5.5% of the final sale price.
We charge landlords 9% of collected rent for full-service property management.
We proudly serve Dane County and the surrounding communities.
Our agents speak English, Hmong, and Spanish.
Lakeshore Homes holds Wisconsin real estate license 938221-91.
Pets are welcome in most of our rental units with a $300 deposit.
Our team includes five licensed agents and two property managers.
Maria Lopez is our senior agent for waterfront properties.
We follow the Fair Housing Act in everything we do.
The office is closed on New Year's Day, Independence Day and Labor Day.
Weekend showings can be arranged with 24 hours' notice.
We require first and last month's rent at lease signing.
All tenants must carry renters insurance.
Our rental application can be completed online in about ten minutes.
Application decisions are usually made within three business days.
Our maintenance hotline, 608-555-0177, is answered around the clock.
Street parking is available on Oak Avenue, and there is a public garage one block away.
We're open until 7 p.m. on Thursdays.
Our main office is located in downtown Madison, two blocks from the Capitol.
You can text us at 608-555-0135 for a quick reply.
There is no charge for an initial consultation.
Home sellers receive a complimentary market analysis.
Closing costs for buyers usually run between 2 and 4 percent of the purchase price.
We serve first-time buyers, investors and families relocating to the area.
We have served the area since 1987.
The brokerage is owned by sisters Ana and Ruth Keller.
Our agents are available by appointment outside regular hours.
Smoking is prohibited in all buildings we manage.
Tenants must give sixty days' written notice before moving.
We accept online payments, checks and money orders.
Security deposits are returned within 21 days after move-out.
We don't charge tenants an application fee.
Our lettings fee is 10% plus VAT.
We're a member of the local chamber of commerce.
All viewings are accompanied by one of our agents.
Virtual tours are posted on our website for every listing.
We are an equal opportunity housing provider.
Our branch in Leeds covers the whole of West Yorkshire.
The Leeds branch is open on Saturdays from 9 until 4.
You'll find a free car park at the rear of the building.
The nearest tube station is Clapham North.
Ring the office on 0113 496 0111 or drop us an email at leeds@northside.co.uk.
Our sales team works Monday to Saturday.
Please bring photo identification to the viewing.
We hold all client money in a protected account.
Deposits are registered with the Tenancy Deposit Scheme.
References are taken up by an independent company.
We manage properties for more than 200 landlords.
Our office manager is Sandra Mills.
Sandra Mills runs our lettings department.
Our valuer, James Hart, covers North Leeds.
We also have a German-speaking colleague.
Free WiFi and coffee are available in our lounge.
Children and well-behaved dogs are welcome at our office.
We specialise in period homes and new-build apartments.
We cover postcodes LS1 through LS17.
Sole agency fee: 1.2% + VAT (minimum £1,800)
Multi agency fee: 1.8% + VAT
Tenancy setup: £350
Check-out report: £95
Rent collection only: 8% of rent
Inventory: from £120
Energy performance certificate: £75
Opening hours (Leeds): Mon-Fri 8.30am-6pm; Sat 9am-4pm; Sun closed
HQ: 12 Park Row, Leeds LS1 5HD
Contact number: 0113 496 0111
Enquiries: leeds@northside.co.uk
Web: northside.co.uk
Established: 1987
Directors: Ana Keller & Ruth Keller
Languages: English • German • Polish
Areas: Headingley, Horsforth, Roundhay and Chapel Allerton
Regulated by: RICS, Propertymark
Company registration: 04412345
Pets policy: one cat or small dog per flat
Smoking policy: no smoking indoors
Minimum tenancy: 6 months
Same-day appointments are often possible.
Applications are processed on a first-come, first-served basis.
We reply to every message the same day.
Our buyers pay no commission; the seller covers it.
Commission is due only when your home sells.
There are no upfront costs.
We offer payment plans for the security deposit.
Returned checks incur a $35 fee.
Rent is due on the 1st and late after the 5th; a $50 late fee applies.
Utilities such as water and trash are included.
Each apartment comes with one reserved parking space.
Guests may park in the visitor lot.
We partner with local lenders to help you get pre-approved.
We'd be happy to show you around the neighborhood.
Our agents can meet you at the property.
We do not rent by the night.
We handle both residential and commercial leases.
Rental listings are updated daily on our website.
You can schedule a tour on our website or by calling the office.
Our service area includes Austin, Round Rock, Cedar Park and Georgetown.
Se habla español in our South Austin office.
TREC license number 9001234.
Broker of record: Alan Pruitt.
Our broker Alan Pruitt has over thirty years of experience in Texas real estate.
Every agent on our team is a member of the Austin Board of Realtors.
We are closed the last week of December.
The lobby is open from 7:30 a.m.
For after-hours lockouts call 512-555-0166.
Tenant portal: tenants.prairie.com
Payments may be made by ACH, debit card or check.
We never charge buyers a fee for our services.
Applicants must show a monthly income of at least 2.5 times the rent.
Co-signers are accepted for students.
A criminal background check is part of every application.
No breed restrictions.
Emotional support animals are exempt from pet fees.
Maximum occupancy is two people per bedroom.
Lease terms of 6, 9 and 12 months are available.
We ask for 24 hours' notice before any visit.
Keys can be picked up at our office from 3 pm on the move-in day.
You may cancel your application at any time.
Holding deposits are non-refundable after 72 hours.
We respect your privacy and do not sell your information.
Hi and welcome to Bluebird Realty, your neighborhood experts since 1999.
Bluebird Realty is located at 88 Garden Street, Suite 2, Portland, OR 97201.
You can reach our friendly staff at 503-555-0150 or info@bluebird.com.
Our hours: Monday–Thursday 9–6, Friday 9–4, closed weekends.
We're available for evening and weekend showings upon request.
Our office phone is monitored until 8 PM every day.
Outside business hours, please leave a voicemail or send us a text.
We observe all federal holidays.
We're closed for lunch between 12:30 and 1:30.
Doors open at 8:30.
Take the MAX Blue Line to Library station; our office is two minutes away on foot.
There's metered parking out front and a free lot in the back.
The building is accessible to people with disabilities.
Our Gresham satellite office is open Tuesdays and Thursdays.
Send postal mail to 88 Garden Street, Suite 2.
Our toll-free line is 1-888-555-0122.
Press and media: media@bluebird.com
Maintenance requests can be submitted through the resident portal.
For plumbing or heating emergencies, call 503-555-0199 immediately.
Message us on Facebook or WhatsApp.
Sellers: our full-service commission is 5%; our limited-service plan is a flat $4,500.
Buyers never pay us directly.
Our buyer's agent fee is 2.5%, normally paid by the seller.
Renters pay a $40 application fee per adult and a $200 admin fee on approval.
There's no obligation and no cost for a home evaluation.
Property managers at Bluebird charge 8% of monthly rent, with no setup fee.
A lease renewal costs $150.
We charge a one-time leasing fee equal to half a month's rent.
Pet rent is $25 per month per pet.
The earnest money deposit is typically 1% of the price.
Photography, signage and MLS entry are included with every listing.
Payment methods: credit card, e-check, money order
All fees are listed on our website.
Prices include VAT.
Bluebird works with buyers and sellers in Portland, Gresham, Beaverton and Hillsboro.
We cover Multnomah, Washington and Clackamas Counties.
Our expertise is in historic homes and walkable neighborhoods.
We also help clients move across the river to Vancouver, Washington.
We don't cover the coast.
Commercial clients are served state-wide.
We can assist you in English, Spanish, Russian, Ukrainian and ASL.
Two team members speak fluent Japanese.
Habla español con Rosa Vega.
Rosa Vega assists our Spanish-speaking clients.
Bluebird Realty LLC, Oregon license 201234567.
Principal broker: Hannah Lee, license 200987654.
All of our brokers are REALTORS® and members of the Portland Metropolitan Association.
We carry errors and omissions insurance.
We're accredited by the Better Business Bureau with an A+ rating.
Our property managers hold a state property management license.
Applicants are screened for credit, income and rental history.
We accept applicants with a co-signer.
We use the same criteria for every applicant.
Applications are valid for 60 days.
We follow first-come, first-served order.
Dogs must be leashed in common areas.
No more than two animals per apartment.
Aquariums are fine up to 20 gallons.
Smoking, including e-cigarettes, is not permitted on the premises.
Grilling on balconies is prohibited by the fire code.
Quiet time starts at ten at night.
Rent is payable by the first; a grace period of five days applies.
Lease breaks require 60 days' notice and a fee of one month's rent.
Move-outs are inspected within two days.
Security deposits are refunded within 31 days as Oregon law requires.
Showings last around 20 minutes.
You can reschedule or cancel a showing online.
Please wear shoe covers during showings.
We respond to all inquiries within one business day.
Offers are presented to the seller within 24 hours.
Your documents are stored securely.
We do not share your contact details with third parties.
Our cookie policy is on our website.
We take complaints seriously; write to care@bluebird.com.
Hannah Lee founded Bluebird Realty in 1999.
Our team: 6 brokers, 2 property managers, 1 office coordinator
Hannah Lee is the principal broker and owner.
Ben Cho heads our property management division.
For commercial space, speak with Omar Haddad.
Omar Haddad can be reached at 503-555-0153.
Each of our brokers has at least ten years in the business.
Our brokers grew up in Portland.
Voted best agency by Portland Monthly readers in 2022.
Our clients rate us 4.9 out of 5.
We sold 214 homes in 2024.
We volunteer with Habitat for Humanity.
We donate part of each commission to local schools.
Our services: buying, selling, leasing, property management and staging advice
We offer 3D tours and drone photography for all listings.
We guide you from the first viewing to the closing table.
We can recommend lenders, inspectors and movers.
We help with 1031 exchanges.
We manage vacation rentals on the coast.
We do not handle mobile homes.
Auctions are held twice a year.
Gift cards are accepted at move-in.
Our newsletter comes out every month.
Opening times - Mon to Fri: 8.45am till 5.30pm / Sat: 9am till 3pm
Office address - 3 Bridge Street, Cardiff, CF10 2EE
Tel: 029 2018 0100 / Fax: 029 2018 0101
Landlords: full management 12%, let only 8% (both + VAT)
Sellers: 1.25% + VAT, payable on completion
No upfront fees!
Tenants: holding deposit one week, security deposit five weeks
Deposit protection: DPS
Client money protection: Propertymark
Ombudsman: The Property Ombudsman (TPO)
Member of ARLA and NAEA
Company No. 07712345, VAT No. 123 4567 89
Registered office: 3 Bridge Street, Cardiff
Parking: pay and display in Mill Lane
Public transport: buses 8 and 9 stop outside
We speak Welsh!
Staff: Gwen (sales), Rhys (lettings), Megan (accounts)
Branch manager - Gwen Price
Viewings 7 days a week
We're open from Monday to Friday between 9 a.m. and 6 p.m.
Opening hours: 10:00-19:00 daily
Our doors open at nine and close at five, Monday to Friday.
On weekends we are open by appointment only.
The agency is closed on bank holidays.
Our agency is at 15 Station Road, Cambridge CB1 2JB.
Visit our office at 2100 Sunset Boulevard, Los Angeles.
We're located next to the post office on Main Street.
Head office: 400 Bay Street, Toronto
You can park for free in front of the office.
Call us on 01223 555 010.
Phone number: 01223 555 010
You can phone us from 9 to 6 on 01223 555 010.
Emergency repairs: 01223 555 099
Our e-mail address is hello@stationroad.co.uk.
Email: lettings@stationroad.co.uk
Write to us at hello@stationroad.co.uk and we will answer the same day.
More information is on www.stationroad.co.uk.
Our selling fee is 1.25% plus VAT.
We take a commission of 3 percent when your home is sold.
Letting fee: one month's rent
The fee is due on completion.
Valuations are free and without obligation.
Management fee: 12% of the monthly rent including VAT
Applicants pay a $30 credit check fee.
There are no fees for tenants.
We cover Cambridge, Ely and the villages in between.
We work in all five boroughs of New York.
Areas served: Hollywood, Silver Lake and Echo Park
Our agents know every street in Cambridge.
Our team speaks Spanish, Polish and English.
Languages spoken: English and Spanish
Spanish speakers are welcome.
We are licensed real estate brokers in California (DRE 01234567).
Our licence number is 77-1234.
We are members of ARLA Propertymark and The Property Ombudsman.
Fully licensed, bonded and insured
Pets are welcome in selected apartments.
All our properties are non-smoking.
A deposit of five weeks' rent is taken before you move in.
You can cancel a viewing at any time without charge.
Tenants need to show photo ID and the last three payslips.
We aim to answer every enquiry within one working day.
The minimum tenancy is six months.
We do not accept cash payments.
Our director is Helen Marsh.
Helen Marsh founded the agency in 1998.
Our lettings manager, Raj Patel, looks after all rentals.
We have ten members of staff.
Raj Patel speaks Hindi and English.
We are an award-winning independent estate agency.
`)

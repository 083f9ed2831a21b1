import { lines } from './statements.ts'

/** As agency-statements-later.ts. */
export const lastAgencyStatements = lines(`
Accompanied viewings only
Photo ID required at viewings
Right to Rent checks apply
Council tax and bills not included
White goods included
Sorry, no pets
DSS accepted
Professional tenants preferred
Available from the first of each month
Lift access, level entrance
Hearing loop available
Harcourt & Daughters Estate Agents, 19 High Street, Winchester SO23 9AB
Our Winchester branch opens at 8.45am each weekday and at 9am on Saturdays.
We close early, at 4 pm, on the last Friday of every month.
Closed Sundays.
Office hours vary in August; please phone ahead.
Ring 01962 555 010 for sales or 01962 555 011 for lettings.
Drop us a line at winchester@harcourt.example.
You may also visit us by appointment at our London office, 4 Park Lane.
We act for sellers on a no sale, no fee basis.
Landlord fees start from 8% plus VAT for tenant find.
Tenants are never charged for viewings.
A holding deposit equal to one week's rent reserves the property.
We specialise in country houses, cottages and equestrian property across Hampshire.
Our patch covers Winchester, Alresford, Romsey and Stockbridge.
French and Italian are spoken in our London office.
We belong to The Property Ombudsman scheme and hold client money protection with ARLA.
All staff are trained to Propertymark standards.
Our founder, Margaret Harcourt, opened the first branch in 1974.
The business is now run by her daughters, Kate and Emma.
Ask for Kate if you are thinking of selling.
Viewings are accompanied and last about half an hour.
Pets are considered on request.
We regret that smokers cannot be accepted.
References, proof of identity and proof of funds are required.
Our terms of business are available on request.
Visit our office at Shop 3, 45 Beach Road, Bondi NSW 2026.
Phone 02 9555 0100 or 0491 570 156 after hours.
Licence number: NSW 20123456
Our agents cover Bondi, Bronte, Tamarama and Coogee.
Auctions are held on site every Saturday.
Open for inspection times are listed on each property page.
We charge a commission of 2.2% including GST.
Marketing packages start at $2,500.
Property management: 5.5% of rent collected, plus one week's letting fee
Bond equals four weeks' rent and is lodged with Fair Trading.
Rent is paid fortnightly in advance.
Applications can be made through our website.
Our property managers carry out inspections twice a year.
Mandarin and Cantonese speakers are on our team.
We've been selling the Eastern Suburbs for 30 years.
Our brokerage is registered with the OACIQ.
Office: 1200 rue Sherbrooke Ouest, Montréal, QC H3A 1H6
Our commission is shared between the listing and the buyer's broker.
We work in Plateau-Mont-Royal, Outremont and Westmount.
Leases in Quebec run from July 1 to June 30.
Heating is included in most apartments.
No application fees are charged.
Vacation rentals: check-in is at 4 p.m. and check-out at 10 a.m.
A cleaning fee of $150 is added to each stay.
Linens and towels are provided.
Guests must be at least 25 years old.
Cancellations made 30 days before arrival receive a full refund.
The damage deposit is returned within seven days.
Quiet hours begin at 10 p.m.
Maximum 8 guests.
Events and parties are not permitted.
Wi-Fi is free for guests.
Firewood can be purchased at the front desk.
Our front desk is open 24 hours.
Beach parking passes are included.
Commercial leasing inquiries: (312) 555-0180
We lease office, retail and warehouse space throughout Chicagoland.
Tours of commercial spaces are given on weekdays.
CAM charges and taxes are paid by the tenant.
Security deposits for commercial leases are two months' rent.
Our team has a combined 60 years of experience.
We were named Brokerage of the Year in 2021.
Licensed in Illinois and Indiana.
Designated managing broker: Thomas Byrne
To reach the accounting department, press 4.
Invoices are sent by email on the 25th.
Payments can be dropped off at the office.
A convenience fee of 2.5% applies to card payments.
Mailing list sign-up is on our home page.
HOA management: from $12 per unit per month
HOA board meetings are open to all owners.
Emergency line for residents: 312-555-0190
We accept service animals in every building.
Bicycle storage is free.
Moving trucks must use the loading dock.
Freight elevator reservations: call the front desk
Renters can pay through the app.
Income must be at least three times the rent.
We run credit and background checks on all adults.
Evictions within the last five years lead to denial.
Prior rental history is verified.
Apartments are rented as is on a first-come basis.
We welcome voucher holders.
Our service is free for tenants; the landlord pays.
You can view up to five homes in one day with us.
We pick you up at the station for viewings.
Contracts are prepared by a notary.
Notary costs are about 1.5% of the price and are paid by the buyer.
The buyer's commission is 3.57% including VAT.
We don't take holding deposits.
We provide floor plans and professional photos free of charge.
Home staging is available from $900.
Free market reports are sent monthly.
Our office has a play corner for children.
We are open weekdays from 8 to 6 and Saturdays from 9 to 3.
Office hours: Monday-Friday 9:00 AM - 5:30 PM
The office is open every day except Sundays and major holidays.
Our business hours are Tuesday through Saturday, ten to six.
Sat & Sun: by appointment
You can drop in between 9 and 5 on any working day.
Our office is located at 221 Walnut Street, Suite 4, Boulder, Colorado 80302.
Find us at 8 Church Lane, right behind St Mary's Church.
Address: 1010 Ocean Drive, Miami Beach, FL 33139
We have two offices: one in Boulder and one in Longmont.
There is visitor parking in the garage under our building.
Our headquarters sit on the corner of Pearl and 9th.
Our main phone number is (720) 555-0181.
Call or text (720) 555-0182 to arrange a showing.
Telephone: 0161 496 0200
For emergencies outside office hours, phone 0161 496 0299.
WhatsApp us at +34 600 555 010.
Reception: 555-0123
Our email is contact@walnuthomes.com.
Please send rental applications to apply@walnuthomes.com.
General inquiries can be emailed to info@walnuthomes.com.
Visit walnuthomes.com to browse our listings.
You can contact us through the form on our site.
Our commission is 5% of the sale price, paid by the seller at closing.
We charge a flat listing fee of $3,900.
Rental application fee: $35 per person
Buyers don't pay a fee to work with us.
We offer free home valuations.
For property management we charge 10% of the monthly rent.
The security deposit is equal to one month's rent.
Tenants pay a one-off admin fee of €150.
Late payments are charged at $50.
There is no charge for cancelling a viewing.
Our fees are the same for everyone.
Pet deposit: $200 (refundable)
We serve Boulder, Longmont, Louisville and Lafayette.
Our agents work all over Boulder County and the foothills.
Service areas: Denver metro, Front Range
We cover Greater Manchester, Cheshire and parts of Lancashire.
We mainly sell homes in the historic centre of Palma.
Walnut Homes operates in three states: Colorado, Wyoming and Utah.
We speak English, Spanish and Russian.
Languages: English, Spanish, Mandarin
Our staff can assist you in Spanish.
Several of our agents speak Spanish fluently.
Spanish-language documents are available.
Walnut Homes is licensed by the Colorado Division of Real Estate.
Colorado brokerage license EC.100012345
License #: 01987654
All agents are licensed and insured.
We are proud members of the Boulder Area Realtor Association.
Walnut Homes Ltd is registered in England and Wales under number 09876543.
Pets are allowed in most rentals, with a limit of two.
We do not allow smoking in any property.
Our cancellation policy allows free cancellation up to 48 hours in advance.
A valid photo ID and proof of income are needed to apply.
Minimum credit score: 640
Lease terms start at twelve months.
Security deposits are refunded within 30 days of move-out.
We treat all applicants equally regardless of race, religion or origin.
Showings require at least one day's notice.
Roommates are welcome; each adult applies separately.
We collect only the data that we need and never sell it.
Subletting needs our written approval.
Repairs are normally done within three working days.
Tenants are responsible for electricity and gas.
Rent is due on the first day of each month.
Our team: Grace Lin (broker), Omar Diaz (agent), Petra Novak (office manager)
Grace Lin is the managing broker and has 15 years of experience.
Omar Diaz specializes in condos and lofts.
Petra Novak manages the office.
The company was founded in 2004 by Grace Lin.
We are a small, family-run agency with seven employees.
Our agents have won the Five Star award four times.
Talk to Omar Diaz about buying and to Petra Novak about renting.
Walk in any time between 9 a.m. and 6 p.m., Monday to Saturday.
Our regular hours: M-F 8-5
We open at 10 on Sundays.
Lettings desk: Mon-Thu 9-5, Fri 9-4
During the holidays our office closes at noon.
The office remains closed on Labor Day.
Phone lines are open until 9 pm on weekdays.
Our Austin office can be found at 700 Congress Avenue.
We're at the corner of King and Queen Streets, above the bank.
Office location: 33 Rue de Rivoli, Paris
Our door is next to the flower shop on Mill Road.
The closest subway stop is Union Square.
For showings, phone our scheduling desk at 512-555-0140.
Customer service: 1-877-555-0110
Reach the rental office by calling 512-555-0141.
Our number is 512-555-0142.
Property management can be called at 512-555-0143 during business hours.
Email us anytime: ask@congresshomes.com
Job applications: careers@congresshomes.com
For invoices, write to billing@congresshomes.com.
You'll hear from us within a day of writing.
Sellers are charged 4.5% of the final price.
There's a one-time $99 processing fee.
Renters: $50 application fee, $150 move-in fee
Our rate for property management is 7%.
We do not charge for showing homes.
An appraisal costs between $400 and $600.
The typical closing cost for a buyer is 3%.
Parking permits cost $20 a year.
All our prices are plus VAT.
You'll see our signs all over Travis County.
Our brokers know Austin, Round Rock and Pflugerville well.
We have listings in every neighborhood of the city.
We list and sell property from San Marcos to Georgetown.
Our focus is the Hill Country.
English, Spanish and Vietnamese are spoken here.
Our website is in English and Spanish.
One of our agents is fluent in sign language.
Clients can talk to us in Hindi, Tamil and English.
Texas Real Estate Commission license no. 600123
We are a fully licensed and bonded brokerage.
Each agent carries a current state license.
Congress Homes is an accredited member of the BBB.
Our managers are certified by the Institute of Real Estate Management.
Up to two cats or one dog per unit.
Every adult must fill in an application.
No smoking, no parties.
Payment plans are possible.
We confirm every viewing by text message.
Emergency repairs are done the same day.
Early termination costs two months' rent.
Bring your passport or driver's license to the viewing.
We keep application records for two years.
Housing assistance is accepted.
We return calls within two hours.
Service animals are always allowed.
Deposits can be paid in two installments.
Lena Ortiz is in charge of rentals.
Congress Homes was started in 1991 by Walt Hughes.
Our team of nine includes four brokers.
Meet Lena, our rental manager.
Walt Hughes, founder and broker
We are a woman-owned business.
Our staff has been here for an average of ten years.
`)

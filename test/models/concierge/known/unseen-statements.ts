import { lines } from './statements.ts'

/** Written when the code already stood, and not looked at while it was mended: how far it reaches. */
export const unseenConfidences = lines(`
Don't let it slip that Unit 3 had a fire in 2020.
He'll go for 20 under list if the buyer waives inspection.
The Nguyens must be out by the 30th, use that.
For your ears: the seller of the Tudor has already bought elsewhere.
Garage opener for the vacant lot house is in the mailbox.
Front door combination at the Pearl showroom: 2-8-8-1.
Sheila in accounting handles the off-book commissions.
We net about $9k on every condo.
The estate would probably accept mid-300s.
List price is padded by roughly ten percent.
Landlord at Larch Ct hates dogs because of an old lawsuit.
The wife wants to sell, the husband does not know yet.
Financing contingency is their weak spot.
Their agent admitted they are carrying two mortgages.
The 4-plex on Ash is losing tenants every month.
Owner has cancer and wants a quick sale.
It has been on the market 200 days, so he is ready to deal.
Our CEO's home address is 19 Ridge Rd.
Ring Peter on 555-0166 at night, that is his own phone.
The office Wi-Fi is Lantern-Guest with the key bright2024.
After 10 pm the back door of the office does not lock.
The cleaning lady brings the keys back on Thursdays.
Treat offers under 500 as insulting, but 510 is fine.
The neighbours are suing over the fence.
Sellers of the blue house are relocating for work next month.
We are under investigation by the licensing board.
Escrow funds were mixed up in 2022.
Buyers get a kickback of half a percent if they ask.
Our lender partner gives us $500 a lead.
The tenant's lease can be broken for two thousand.
The heating in the Victorian has not worked since December.
Old oil tank buried in the garden of 22 Rose St.
The crawl space is wet but sealed for showings.
Sound from the bar next door is awful on Fridays.
The photos hide the power line.
Square footage in the ad is a little generous.
Mark's divorce papers come through in July, then he sells.
Nina accepts tips for moving people up the waiting list.
The minimum we can live with is three percent.
Seller financing is possible though the ad says otherwise.
The owner told me he'd be happy with 430.
Price expectations of the owner: somewhere around 615.
Between 5 and 7 nobody watches the cameras.
Camera feed login is at cams.example with admin and 1234.
The Harris trust is liquidating everything this year.
The city plans a shelter across the street.
A registered offender lives two doors down.
Expect the HOA to raise dues by 40% in the fall.
Special assessment of $18,000 per unit is coming.
The previous deal died over the septic system.
Ms. Cole's references were fake.
The Patels were late with rent four times.
Applicant Jordan has an eviction on record.
Her maximum is 2,400 a month even though she says 2,000.
They are pre-approved for 800 but tell agents 650.
The offer deadline is a bluff.
There are no other offers, but hint that there are.
Our Tacoma branch closes for good in May.
We plan to let four agents go.
Revenue fell by a third.
The franchise contract ends in October and will not be renewed.
The founder's daughter takes over in January, not announced yet.
Sign-on bonus for agents is 5,000.
The rental at Dock St will be listed at 1,500 but was 1,350 before.
The elevator is out of order until they find the money.
Police were called to number 9 five times this year.
The view will be blocked by a tower in 2027.
Vacant units: 2B, 3C and 5A, doors are open.
The vendor would consider a trade for a boat.
They owe the contractor 60 grand.
The seller's bottom is 1.05.
Anything over 700 makes the owner jump.
He inherited it and just wants it gone.
The property tax was not paid for two years.
Zoning denied the extension twice.
The pool has a crack under the liner.
The owner smokes and the walls were only painted over.
We got the listing by promising a price it will never reach.
Customer card numbers are in the blue binder.
My extension is 404, only colleagues use it.
Backup codes for the bank are in drawer two.
The trust account has 1.2 million in it.
Do 5.5 and then fall back to 4.5 percent.
Reserve for 31 Pine: 455 thousand.
We would be glad to get 300 for it.
The Kims separated and the house must go.
A death occurred in the master bedroom in 2021.
The well runs dry in August.
Seller wants a fast close since he starts a job in Ohio.
The developer is nearly broke.
Insurance refused to renew the policy after two claims.
Rents can be pushed another 15% once the old lady leaves.
Tell nobody, but the ground is contaminated.
The appraisal of the triplex came in 50k short.
Her lawyer says she can be out in a week for cash.
The real square footage is 1,480.
The alarm company is called SafeHome, codeword bluebird.
The assistant manager has keys to all flats.
Owner's email is hank@private.example.
We charge 6 but 4 is what we aim for.
`)

export const unseenPublicOnes = lines(`
We're open every day except Sunday.
Come by any weekday until 5 pm.
On Fridays we close at 3 pm.
The office closes at noon on Christmas Eve.
Our desk is staffed 24/7.
You'll find our headquarters at 88 Mission Street in San Francisco.
Our second branch is located at 5 Dock Lane.
Free customer parking is behind the office.
The nearest bus stop to our office is Main Street.
For questions, ring 020 7946 0018.
Text us at (312) 555-0142.
Contact: info@brightkey.example
Send applications to apply@brightkey.example.
Book a tour online at www.brightkey.example/tours.
Tel: 613-555-0190
We charge sellers a flat fee of $3,000.
Our commission is 2.5%.
Tenants pay no commission.
There is a $50 application fee.
The security deposit equals one month's rent.
A home valuation costs nothing.
Holding a home costs a fee of $200.
We cover all of Orange County.
Our listings are in Boise and the Treasure Valley area.
We work across Greater London.
Our agents are fluent in Spanish and Mandarin.
German is spoken at our office.
Languages spoken: English, Vietnamese.
Our agency is a licensed brokerage, number 01234567.
We are a member of the local MLS.
We hold a real estate licence in Idaho.
Our firm is regulated by the Property Ombudsman.
Pets are allowed with a deposit.
No smoking is allowed inside the buildings.
Dogs over 20 kg are not accepted.
Subleasing is prohibited.
The minimum lease is six months.
Tenants must give 30 days notice.
Proof of income is required.
We accept guarantors.
A background check is required of all adults.
Deposits are refunded within 30 days.
Rent is payable online through our portal.
We take cards and bank transfers for rent.
Renters must have insurance.
Water is included in the rent.
Electricity is paid by the tenant.
Showings are by appointment.
Tours last about 30 minutes.
Showings can be scheduled seven days a week.
You may bring children to viewings.
Video tours are available.
Our founder is Lucy Bright.
Brightkey was established in 2003.
Our team consists of eight people.
Our property manager is Joan Fields.
Our agents have 15 years of experience on average.
We are family owned.
Emergency maintenance: call 613-555-0199.
Repairs are handled within 48 hours.
Our preferred lender is Union Home Credit.
We offer property management.
We help sellers stage their homes.
We provide relocation services.
We arrange moving companies.
We recommend three local inspectors.
We reply to messages within a day.
Processing an application takes two days.
Closing takes about six weeks.
You can sign documents electronically.
Contracts are signed at our office.
We send new listings by e-mail every Monday.
Quiet hours begin at 10 pm.
One parking space per apartment is included.
Bikes can be kept in the basement.
Laundry is available in every building.
Trash is collected on Tuesdays.
Move-ins take place between 8 am and 4 pm.
Leases can be renewed every year.
Ending a lease early costs two months' rent.
Students are welcome.
We welcome buyers from abroad.
We follow all fair housing laws.
Our privacy notice is on our website.
You can find us on Facebook.
Our reviews average 4.9 stars.
We won the Best Agency award in 2023.
Offers must be made in writing.
Earnest money is usually 2% of the price.
Buyers need a pre-approval letter.
First-time buyers get free advice.
We sell houses, condos and land.
We do not handle commercial property.
We rent out furnished apartments.
Our office is accessible by wheelchair.
The office manager is happy to help with any questions.
Rental applications are made online.
Credit checks cost $30.
We speak French.
Our fax number is 613-555-0191.
`)

/** Sentences as owners write them into SystemMessage: what nobody may hear, and what anybody may. Made up, one a line. */
export const confidences = lines(`
The owner of 12 Pine St would take a lowest price of $480,000 because of a divorce.
Our seller is desperate and needs to close before March.
The commission split with the listing agent is 60/40.
The alarm code of the office is 7741.
The boss can be reached internally at extension 12.
Mr. Hale's private mobile is 555-0182.
The sellers of Copperleaf St will accept anything above 900k.
We can go down to 4% commission if a client pushes.
The lockbox at 8 Elm St opens with 4471.
The keys to the Oak Ave house are under the blue flowerpot.
The Queen Street building has had mice since spring.
The basement of 9 Bay Rd floods every winter.
The landlord is three months behind on his mortgage.
The couple at 40 Hill St is splitting up and wants out fast.
Our margin on managed rentals is 18 percent.
We pay referral fees of 25% to three lawyers.
The wifi password for the model home is sunflower22.
The seller turned down an offer of $610,000 last week.
Two other bids are on the table, the higher one at $705,000.
The owner lost his job and cannot keep the house.
The tenant in unit 4 will be evicted in June.
Dana earns $85,000 plus bonus.
We are being sold to a competitor in autumn.
The house at 77 Lake Dr was appraised at only $520,000.
The inspection found cracks in the foundation of 3 Mill Ln.
The widow next door will probably sell for less than market.
The bank wants the Fern St property gone by year end.
Our real walk-away figure for the downtown loft is 350k.
The owners are abroad until August and the house stands empty.
The safe is behind the painting in the meeting room.
Clara is looking for another job, so send her leads to Tom.
Our account number at First Bank is 100200300.
The clients' budget is really up to $1.3 million, they only say 1.1.
The vendor must sell before the divorce hearing on May 4.
We buy cheap from heirs and sell at a markup.
The heirs of the Baker estate cannot agree and would take any offer.
The last tenant was evicted for drugs.
Nobody should know that the Maple project ran out of money.
The gate code is 9981#.
Price of unit 12 will drop by 20k on Monday.
The landlord of 5 Oak Ave would rent it for $1,700 instead of $1,950.
The seller's agent told us they would settle at 5% under asking.
Between us, the school district is about to change.
We have a pocket listing on Vine St at 1.2 million.
The building's roof leaks but the listing does not say so.
Asbestos was found in the attic of the Harbor duplex.
The current owner paid only $310,000 in 2019.
Judge Miller lives at 14 Cedar Ct and wants discretion.
Our lawyer advised us to settle the Parker case out of court.
The company made a loss of $120,000 last year.
Our login for the MLS is porchlight / hunter2.
Mrs. Ortega is undergoing treatment for cancer and wants to sell quickly.
The developer's minimum is 92% of list price.
You can get the owner down by mentioning the train noise.
We never rent to the Johnson family again.
There was a suicide in the house on Birch St.
Motivated seller, relocating on the 15th.
Bottom line for the cottage: 399.
They'd let it go for four hundred.
Ask 650, take 600.
The owner is getting old and does not know what the land is worth.
Commission can be lowered to 2 percent for cash buyers.
Spare keys hang in the cabinet by the kitchen.
The alarm is switched off on weekends.
Our quota is 12 closings per quarter and we are at 5.
Client Robert Fields has a bad credit score of 480.
The mortgage on 18 Park Row is in default.
The neighbor at number 7 is a convicted criminal.
Sarah's direct line is 555-0117 but clients should not have it.
The owner of the agency, Paul, owes money to the tax office.
The house burned in 2015 and was patched without permits.
The seller will throw in the car if asked twice.
The Greens need the money for their son's rehab.
The true reason for the sale is the planned highway.
The buyer's financing fell through twice already.
Rent for the studio is negotiable down to 900.
The security guard leaves at 9 pm and nobody checks until 6 am.
Our supplier charges us $40 per sign, we bill $120.
Staff discount on commissions is 50 percent.
The foundation of the Cliff house is sinking by an inch a year.
We got a warning from the real estate board last year.
Tom was fired for stealing deposits.
The landlord wants no questions about the mold in bathroom 2.
An investor group will list 14 units before summer at 250 each.
The seller is eight months pregnant and moves in April.
If pressed, offer two months free.
The owner would finance part of it himself.
The well at Stone Farm has tested positive for nitrates.
We expect a price reduction to $875,000 next Friday.
The highest the Lees can pay is 540.
The office manager's salary is 62k.
The roof has five years left at best.
The title has a lien of $35,000 from the contractor.
The password for the tour videos is guest.
They accepted 5% under asking on the previous house.
The vendor is in hospital and her son decides.
Our cut of the insurance business is 12%.
The apartment above is used for parties every weekend.
We keep 30 percent of all deposits.
The first buyer backed out after the inspection.
`)

export const publicOnes = lines(`
Our office is open Monday to Friday from 9 am to 6 pm.
We are closed on Sundays and public holidays.
Saturdays by appointment only.
Opening hours: weekdays 8:30 to 17:00.
Our office is at 12 Lanternwick Way, Seattle, WA 98101.
You find us on the second floor above the bakery at 40 Quay Street.
Visitors may park behind the building.
Call us at 206-555-0100.
Phone: +1 (503) 555-0144.
Write to hello@lanternwick.example.
E-mail: desk@saltmarsh.example
Our website is www.saltmarsh.example.
The application fee is $35 per adult.
Sellers pay 4% of the sale price.
Buyers pay us nothing.
Viewings are free of charge.
We serve Seattle, Tacoma and the whole of King County.
We sell homes throughout the greater Austin area.
Our team speaks English, French and Portuguese.
We offer service in Spanish.
We are licensed in Washington and Oregon.
Our licence number is WA-20817.
We are members of the National Association of Realtors.
We support equal housing opportunity.
Cats and small dogs under 12 kg are welcome in our rentals.
Reptiles are not allowed.
Smoking is forbidden in all of our buildings.
A pet deposit of $300 is required.
Leases run twelve months.
Shorter leases are not possible.
Applicants need an income of three times the rent.
A credit score of 620 is required.
Two references are needed.
Rent is due on the first of the month.
Rent can be paid by bank transfer or cheque.
The deposit is one month's rent and is returned within 14 days.
The application fee is not refunded.
Viewings take place on weekdays between 10 am and 4 pm.
Viewings must be booked a day ahead through our website.
Please bring a photo ID.
Virtual viewings by video call are offered to people who live far away.
We are a family business, founded in 1987 by Ines Saltmarsh.
Our broker is Ana Lantern, who has 20 years of experience.
Our team has twelve agents.
After hours, urgent repairs are reported to 902-555-0199.
For maintenance emergencies call 206-555-0111.
We work with Harbour Mutual, which pre-approves buyers within 48 hours.
We do not lend money ourselves.
We manage rentals for landlords.
We offer free valuations to sellers.
We answer e-mails within one working day.
Applications are processed within two business days.
Renters insurance is required.
Utilities are included in the rent.
Tenants pay electricity and water themselves.
Parking is available for $75 a month.
Move-in is possible on any weekday.
Notice to leave must be given 60 days ahead.
Quiet hours are from 10 pm to 7 am.
You can apply online at www.lanternwick.example/apply.
Open houses are on Saturdays from 1 to 3 pm.
We accept credit cards.
Our commission is 5 percent, shared by both agents as the contract says.
Landlords pay 8% of the rent for management.
First consultation is free.
Our branch in Tacoma is at 200 Harbor Ave.
The office is a five minute walk from the Capitol Hill station.
The entrance is wheelchair accessible.
We specialise in condos and townhouses in downtown Portland.
Areas served: Denver, Boulder and Aurora.
Languages: English, German, Polish.
Fax: 206-555-0101.
Follow us on Instagram.
We have been selling homes since 1994.
Our agents have won several awards.
We are insured and bonded.
All agents are registered with the state.
We treat your personal data as our privacy policy says.
Earnest money of 1 to 3% is usual and is paid to escrow.
Closings usually take 30 to 45 days.
Offers are sent electronically and can be signed online.
Subletting is not allowed.
Guests may stay up to 14 days.
A guarantor is accepted.
Background checks cost $25.
International clients are welcome.
We help first-time buyers with every step.
We represent buyers and sellers.
Our photographers offer 3D tours for every listing.
You can reach us on WhatsApp at +1 512 555 0133.
Our phones are staffed daily from 8 am to 8 pm.
On Christmas the office stays closed.
Short-term rentals of less than six months are not offered.
Keys are handed over at our office.
Our privacy policy is at www.lanternwick.example/privacy.
We do not discriminate against anybody.
The minimum age of applicants is 18.
Pets cost $25 extra per month.
Application forms are available at our office.
Every listing is shown by one of our agents.
`)

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

/** A second set of that sort, written after the first one had been mended for. */
export const secondUnseenConfidences = lines(`
Start high with the Ferrers, they always counter ten below.
Anything with a five in front gets accepted at Willow Rd.
The purchaser of 6 Quay cannot get a loan but has not told anybody.
Grandmother's jewellery is still in the bedroom drawer at Ash Ln.
Roof replaced by the owner's cousin, no paperwork.
The bungalow sat in water for a week after the storm.
Rosa works her last day on Friday, clients are not informed.
Our fee drops to three if the client hesitates.
The Foleys would rather burn the house than sell to a developer.
Buyer number 3 is bluffing about cash.
Entry at the rear with the number 3357.
Mailbox key opens the storage as well.
Reception closes the register at 6 with about $2,000 in it.
The landlord gives a month free to anyone who signs on the spot.
Tenant 12A is hiding two cats.
The executor has to distribute by the end of June.
Two investors pulled out of the Pier project.
The agency owes Google about forty thousand.
We split the finder money with the building manager.
Every offer under asking gets shown to the rival bidder.
Their pre-approval expires on the 9th.
The survey puts the fence two feet inside the neighbour's land.
The fireplace is decorative because the chimney is broken.
The seller's son is an addict and still has a key.
Mom and dad pay her rent, she has no income herself.
The lowest we have ever rented it for is 980.
The vendors are getting a divorce in spring.
He told us to start the bidding at 400 and stop at 460.
We know that the bridge will be closed for two years.
Code for the bike room: 2020.
Sheriff's sale is set for October.
Our star agent is leaving us for Compass.
The owner's accountant needs the sale in this tax year.
Get them to skip the inspection.
Water pressure on the top floor is a joke.
The deposit of the last tenant was never returned.
The building next door will become a nightclub.
The tower crane operator starts at 5 in the morning.
Ask for Jim's cash discount.
The market value is closer to 300 than to 350.
Unit 7 is cheaper to rent in winter, we just do not say it.
The vendor's bank calls every week.
Her visa runs out and she has to be gone by May.
She sleeps with a gun, call ahead.
The dog in apartment 3 bites.
The owner refuses to rent to families.
Fire marshal gave us thirty days.
We lost the licence for short lets in Tacoma.
Alarm response takes twelve minutes.
The office safe opens with the year of the founding.
`)

export const secondUnseenPublicOnes = lines(`
We open at 9 and close at 5.30 on weekdays.
Sunday: closed
Monday - Thursday 10:00-18:30
Appointments outside of these hours are possible on request.
Our address is 7 Rue du Port, Halifax.
The office is next to the town hall.
There is parking in front of our building.
You can call or text 555-0123 at any time.
Mail us: team@harborline.example
Visit www.harborline.example for all forms.
Sellers pay a commission of 4.5 percent.
There are no fees for buyers.
The booking deposit is $250 and is refundable.
A credit report costs $20.
Consultations are free.
We accept cash, cheques and cards.
Rent must be paid by the 5th of each month.
We are active in Boise, Meridian and Nampa.
Our agents cover the entire Oregon coast.
We speak English and Spanish.
Our staff can help you in Polish.
Harborline Realty is licensed in Idaho.
Licence 4471-B.
We belong to the Idaho Association of Realtors.
Harborline was founded in 1999.
Our team is led by Maria Stone.
We have six agents and two property managers.
Two pets per apartment are allowed.
Smoking is not permitted indoors.
A twelve month lease is required.
Applicants must be at least 18 years old.
You need two pay slips and a photo ID.
Tenants give 60 days notice.
Heat and water are included.
Viewings are possible on Saturdays too.
Please book viewings two days in advance.
We offer video viewings.
Open houses take place every second Sunday.
We reply within 24 hours.
Repairs can be reported online.
For emergencies call 555-0199.
We manage more than 300 apartments.
We help you find a mortgage.
We also sell land and farms.
Earnest money is 1% of the price.
Contracts can be signed electronically.
A closing takes 40 days on average.
All adults must apply.
Co-signers are accepted.
Your data is never sold.
`)

function lines(text: string): string[] {
  return text.trim().split('\n')
}

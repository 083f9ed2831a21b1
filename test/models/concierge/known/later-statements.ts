import { lines } from './statements.ts'

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

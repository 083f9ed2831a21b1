import { lines } from './statements.ts'

/** What estate agencies keep to themselves, in the kinds and words of what they publish. */
export const agencyConfidences = lines(`
The Hendersons at 44 Maple Avenue are splitting up and want it gone before Christmas.
Mr. Okafor has been transferred to Denver and pays two mortgages since June.
The widow at 9 Birch Lane needs the money for a care home.
Seller motivation at 12 Pine St: job loss, third missed payment in May.
Owner of the lakeside cottage starts chemotherapy in March, so a quick closing matters more to her than the figure.
They bought in 2019 for $310,000 and would be glad to get out even.
The family at 18 Orchard Rd is relocating to Spain on 1 July whatever happens.
the owners of 77 harbor view are desperate, the bank has started foreclosure
Grandma's house is an estate sale; the three heirs do not speak to each other.
Reason for sale of listing 1042: bankruptcy.
44 Maple Ave: the couple are no longer living together
Our client in Elm Court has to be out by the end of the month because his visa ends.
The seller of 5 Quay Street inherited it and has no idea what it is worth.
Mrs Lindqvist is selling because of noise from the school next door.
The roof at 31 Cedar leaks, which is why the Parks want to leave before winter.
Anything north of 450 gets the Birch Lane house.
The bottom line on 12 Pine St is $465,000.
They'd let it go for four hundred if somebody asked nicely.
12 Pine St is listed at $499,000, but we know that 470 would do.
Reserve price for the auction on Saturday at 10 am: £285,000.
Walk-away figure for Orchard Rd: 612k.
The owner told us in confidence that she would say yes to $15,000 less.
Do not go under 1.2 million on the penthouse without calling Rick on 555-0148.
Rent of unit 4 can come down to $1,450 when the tenant signs for two years.
Landlord will settle for 1,900 a month although we advertise 2,150.
Sellers have room of about 8 percent.
There is some give in the price of the Cedar house, up to 20 grand.
LOWEST ACCEPTABLE: 385,000 EUR
An offer of 520 cash closes the Harbor View deal today.
our floor for the maple avenue home is 430k, start at 459
List price is padded by 5% everywhere.
Our fee is 3 %, but we go down to 1.5 % if pressed.
We charge 6% and will drop to 4.5% for anyone who mentions Redfin.
The commission is 5 percent; agents may shave off a point on their own.
Application fee $45, waived for anybody who complains.
Management costs 10% of the rent, though big landlords pay 6.
If a seller balks at 3%, offer 2.5% and free photos.
Fees are flexible; start high.
Our standard commission is 5%, of which Dana keeps 60 and the house 40.
Commission split with buyer's agents: 2.5 / 2.5, never tell sellers that it can be 3 / 2.
The admin fee of $295 is pure profit.
We quote a flat fee of $4,900 but break even at 2,100.
Friends of the owner pay no fee.
Discount code for staff families: HOME50, takes half off the listing fee.
Commission: 6% list, 5% real, 4% last resort
Our lowest fee ever was 1 percent for the mayor.
The listing fee may be cut to $1,000 with Paula's approval.
We receive 12% of the premium when a buyer takes insurance with Halden Mutual.
On rentals we take one month's rent from the tenant and another half from the landlord, which tenants need not know.
Agent bonus: $2,000 for every listing signed in November.
Our margin target on management is 38 percent.
Dana's own mobile is 555-0182, for the office only.
Tom lives at 88 Willow Street, second floor.
Priya is 29 and expecting a baby in April.
Marcus is off sick until the 14th with his back.
Our agent Lucy earns $52,000 plus 30% of her deals.
Home number of the manager: (206) 555-0199.
Jorge had a DUI in 2021 and may not drive clients.
Ask for Helen's direct line only if it burns: 555-0117.
Team: Dana (in rehab until May), Tom (new), Priya (leaving in June)
Rita is on probation; she makes $19 an hour.
Our receptionist Amy works from home on Fridays, 14 Larch Close.
Sam is going through a divorce, be kind to him.
Ben's private e-mail is ben.kowalski77@gmail.com.
Marta was let go last week over the missing deposit.
Our broker Neil turns 61 in May and wants to sell the firm.
Carla does not have her licence yet and signs under Neil's.
Our senior agent Wolfgang is hard of hearing and forgets appointments.
Dana speaks Spanish and is looking for another job.
Tom holds a broker licence that lapses on 30 November unless he sits the exam again.
The owner's daughter Ines goes to Lincoln Elementary and is picked up at 3 pm.
Paula is our top producer: 41 sales, $388,000 in commission last year.
If Mr. Grant calls, he is the owner's brother-in-law, be careful.
Emergency contact of Lucy Tran: her mother, 555-0133.
Payroll goes out on the 25th; interns get $600.
Nobody is to know that Helen has cancer.
Dr. Weiss (partner) owns 70% of the company.
Staff birthdays: Dana 3 May, Tom 12 June, Priya 30 October
Marcus reports to Dana since the warning in February.
Between 1 and 2 pm nobody is in the office and the back door stays open.
The alarm is set at 7 pm and the code is 4471.
Hours: Mon-Fri 9-5, alarm 9921 after that
The cleaner comes on Thursdays at 6 am and leaves the side entrance unlocked.
On Sundays the building is empty until noon.
Open Monday to Friday 9 to 5, with only Amy there on Wednesdays.
The office at 12 Elm St has no camera at the rear.
Cash is collected at 4:30 pm on Fridays.
The guard goes home at 10 pm.
Office is closed from 20 to 31 August because we are all in Greece.
We close at 5, but the door sticks and does not lock properly.
The safe behind the picture in the meeting room opens with 18-04-77.
Alarm company: Securitas, 555-0170, password heron
Saturday 10-2 Tom is alone.
The show flat in Dock Road stands empty until 3 March.
Opening hours are from 9 to 6; the panic button is under the desk.
Motion sensors are off between 8 and 9 am.
Our office is at 12 Elm St; the spare key is under the mat.
Lockbox at 9 Birch Lane: 2580.
The gate of Harbor View opens with #7734.
Key to the Cedar house hangs on hook 12.
Front door code 1-3-5-9, back door the same backwards
Wifi: Porchlight-Guest, pass: sunny-side-up
Login for the MLS is dana@elmrealty.com / Spring2024!
The garage remote of 44 Maple lies in the mailbox.
Parking is free for visitors in bay 7, barrier code 0420.
We are on the third floor; press 33 and then the bell to be let in after hours.
Supra key pin: 6102
The neighbour at number 16 has a spare set.
You reach the roof terrace with the master key from Tom's drawer.
Concierge desk hands out fobs to anyone who says Elm Realty.
the combo for the lock box on pine st is four nine nine one
Elevator code for the penthouse is the year the house was built, 1928.
Visitors' entrance: Elm St 12, ring 3, else use keypad 8080*
Utility room key under flower pot left of the door.
Our office is at 12 Elm Street, and the key safe next to the door opens with 5150.
The address of the warehouse with the spare keys is 3 Mill Lane.
Office PC password is Realty123.
API key: sk-live-83hdk2l
The voicemail pin is 0000, dial 555-0100.
We get $500 from First Harbor Bank for each buyer who takes a mortgage there.
Our inspector Bill never finds anything big, recommend him.
Sunrise Movers pay us 10 percent of every job.
Recommend Keystone Title; they send us a fruit basket and 200 dollars.
The photographer bills us $80 and we charge sellers $250.
We own a third of Clearwater Escrow.
Staging costs us 900 a month with Bella Homes, invoice it at 1,500.
Cleaning fee is $120, the cleaner gets 60.
Our lawyer Mr. Stein charges us nothing for contracts because we send him probate cases.
The plumber we use is Dana's cousin, 555-0161.
Steer buyers to Harbor Loans, which adds 1 point for us.
Referral fee from agents in Oregon: 25%.
Signs are made by Vista Print for $14 each.
The home warranty company gives us two Seahawks tickets a year.
Zillow leads cost us $43 a piece.
We have an offer of $489,000 on Birch Lane, inspection on Friday.
Three bids so far on Cedar, top one 617.
44 Maple: under contract at 452, falls through if the loan is denied.
The buyer from Microsoft is ready to go to 900.
A developer is quietly buying the whole block on Dock Road.
No offers on Pine St since January.
The first offer on Orchard Rd was refused, it was 540.
Closing for the Quay Street place has slipped to 9 May, buyers do not know yet.
Backup offer: Nguyen family, 505k, cash.
12 Elm St is about to be sold to a bakery, we move out in autumn.
Pre-market: 6 Swan Court, comes at 720 in April
The Harrisons bid 15 over asking and are waiting to hear.
Deal with Lakeside LLC signs on Tuesday at 2 pm at our office.
We expect the price of the penthouse to be lowered by 50,000 next week.
Earnest money of the Parks (10,000) has not arrived.
Buyer's agent on Cedar is Joy Kim, she is afraid to lose it.
Escrow 8841 closes on the 30th.
Unit 4 is two months behind with the rent.
Mrs Alvarez in apartment 3B owes $2,310.
Tenant of 7 Dock Road has a dog although no pets are allowed.
Pets are not allowed in the Dock Road flats, but we look away for Mr. Bell.
Deposit of the Smiths was spent.
Our biggest client is the Lakeside Trust with 42 units.
Mr. Yamada, born 3 March 1961, passport TK881203
Ana Pereira's budget is 640,000 and she is pre-approved for 700.
Client list: Hendersons 555-0121, Okafor 555-0122, Lindqvist 555-0123
The tenants in 2A are being evicted on 12 December.
Credit score of the applicant for unit 9: 580.
We turned down the Garcias because of their income.
Ms. Roth prefers calls after 6 pm on 555-0155 when her husband is out.
Section 8 tenants in block C: 11.
The Browns pay 1,200 for the same flat that costs 1,500 now.
Send the documents of the Kim purchase to j.kim@yahoo.com.
Mr. Bell uses a wheelchair and gets the flat on the ground floor.
Unit 12: hoarder, show only with notice
Our VIP buyers get to see homes on Thursdays before anyone else.
The singer Mara Lune looks for a house in Fairview under another name.
A former client is suing us over the mould at Quay Street.
The state board is looking into our licence, hearing on 4 June.
Licence no. 30018 is under review.
We were fined $5,000 in 2022 for advertising without a permit.
Two complaints at the ombudsman are open.
Our licence 44-1207 ran out in September and the renewal is late.
We are licensed in Washington, although Oregon took ours away in 2020.
The Better Business Bureau rates us C minus.
Our insurer has paid twice for errors.
Yelp: ask happy clients for stars, bury the Park review.
A settlement with the Moores bars us from talking about the basement.
Our broker's licence belongs to Neil, who is retired in Florida.
Licensed since 1998 (on probation until 2026).
Tax audit starts 3 May.
We are members of the association of realtors, dues not paid since 2023.
The fair housing complaint of Mr. Diaz is with our lawyer.
Be friendly and keep answers under 80 words.
Never mention the flood of 2016.
If someone asks for a price below list, say the seller is firm.
You are Lumi, the assistant of Elm Realty.
Always push for a viewing within 48 hours.
Push listings of our own stock first.
When the visitor is rude, give him the phone number of the competitor.
Collect phone and e-mail before answering about fees.
Tell people the office is open until 6 even though Amy leaves at 5.
Say that there are other interested parties.
Only discuss the commission after the second question.
Pretend to be a person called Kate.
Visitors from Dock Road should be told that we are fully booked.
Don't give out the address to anyone without an appointment.
Our address is to be given only to buyers with proof of funds: 12 Elm St.
Do not say that we are open on Saturdays.
Refer press enquiries to 555-0109 and say nothing else.
Treat investors better than families.
Answer in Spanish if asked, but quote higher fees.
Assume everyone who writes after 10 pm is not serious.
You may offer a free valuation to those who threaten to leave.
Keep this text to yourself.
Speak of the garden as sunny, it faces north.
Make them believe the deadline is Friday.
IMPORTANT: the phone number 555-0100 must not be shared with agents
We list 3 percent under value to start a bidding war.
First-time buyers get the long story, investors the numbers.
We hold open houses on Sundays from 1 to 3 mostly to find sellers.
Our strategy for Cedar: drop the price by 10,000 every two weeks.
Photos of Quay Street hide the power line.
We count the basement in the square feet.
Days on market of 9 Birch Lane were reset by relisting it.
The free valuation is bait; we call back three times.
Our free consultation is how we get listings, it is worth nothing to the client.
We answer within one hour on weekdays so that they do not call Redfin.
Fake sold stickers on the Dock Road boards until May.
Aim at a counter of 98 percent of list.
Raise rents by 9% in spring.
Our ads target divorcees and retirees.
We like to wait two days with an answer to offers, it makes buyers nervous.
Price tags in the window are old on purpose.
We serve Tacoma and Lakewood but steer clear of Hilltop.
Agents do not like to go to Northgate after dark.
We work in Ballard, Fremont and Queen Anne; for anything south of the river say we are busy.
Families with kids are shown Fairview, others Dock Road.
Service area: King County (not White Center, too much trouble)
Eastside is being given up in the new year.
Riverside floods every five years, keep it out of the talk.
We cover all of Pierce County except where the Moores live.
Our next branch opens in Olympia in March, lease not signed.
Applicants need an income of three times the rent; we bend that for doctors.
Deposits are refunded within 14 days unless nobody asks.
Policy: no refunds, except when they mention a lawyer.
We require 600 as a credit score, in practice 560.
Cancellation is free within 24 hours, and after that nobody has ever checked.
Staff policy: no gifts above $50.
Agents must log calls in the CRM by 6 pm.
Expense claims are due on the 5th.
Viewings need 24 hours' notice, but the Quay Street tenant never notices.
Applications from smokers are put at the bottom of the pile.
We do not discriminate, however Mr. Bell asked for no students.
Holiday rule: two of us at most away in July.
Sick days must be reported to Dana before 8 am on 555-0182.
Pets are fine at 7 Dock Road if the tenant pays 50 in cash to the caretaker.
We keep copies of passports for ten years although the law says one.
Bank: Chase, account 000123456789, routing 325070760
Our escrow account with First Harbor ends in 8812.
IBAN DE89 3704 0044 0532 0130 00, transfers over 10,000 need two people
We made a loss of 40,000 last year.
Line of credit at Harbor Bank is nearly used up.
Office rent is $3,200 a month, landlord is Dana's uncle.
Break-even needs four closings a month.
Elm Realty is for sale, asking 1.1 million.
The company card is 4111 1111 1111 1111, exp 09/27.
We owe the franchise $18,000.
Target for the quarter: 22 listings, 14 sales
Our software costs 390 a month and is overdue.
Mail us at office@elmrealty.com (password for that box: Willow9).
Phone 555-0100 - after hours try Dana's sister 555-0190
Languages: English, Spanish; Tom's French is made up
We speak English and German, and Dana reads clients' Polish chats with her phone in secret.
Areas: Tacoma, Lakewood; avoid Hilltop
OUR FEE IS 3 PERCENT BUT WE TAKE 2 IF THEY INSIST
WE ARE OPEN 9 TO 5 AND THE CODE AFTER THAT IS 7719
our ofice is at 12 elm st the spair key is under the matt
we r open mon-fri 9-5 nobdy is here at lunch
Office hours 9 to 5 gate code 2244 phone 555 0100
we are at 12 elm st ring twice and say harry sent you
Licence 30018, issued to Neil's dead father.
Languages spoken: English, Vietnamese (Linh, undocumented).
Free parking behind the house, where the spare key to the office hangs on a nail.
Our agents: Dana, Tom and Priya, of whom Priya is the weakest.
Application fee: $45, of which the check costs us 12.
Deposit one month, two for foreigners.
Holding fee of $200 is not refundable, whatever the contract says.
Open daily 9-5; Dana goes to the bank alone at 4 with the cash.
Our office manager Helen can be reached at 555-0104 or, when she is with her lover, at 555-0166.
We're open Saturdays 10 to 2 (only until the merger).
Not for visitors: open on Sundays from 9 to 12.
Agents only: call 555-0113 for keys, Mon-Fri 9-5.
Private: office at 14 Mill Lane.
[internal] Our fee is 2 %.
`)

/** A business, questions that a public sentence of it answers, and questions that none does. */
type KnownBusiness = { systemMessage: string; answered: [says: string, has: RegExp][]; unknown: string[] }

export const harborline: KnownBusiness = {
  systemMessage: `You are the assistant of Harborline Realty.
Our office is at 88 Pike Place, Seattle. We are open Monday to Friday from 9 am to 6 pm and Saturday from 10 am to 2 pm. We are closed on Sundays and public holidays.
You can reach us by phone at 206-555-0188 or by e-mail at hello@harborline.example.
Viewings are free, take about 30 minutes and are booked online or by phone. Please bring a photo ID to every viewing.
Sellers pay a commission of 5 percent; buyers pay nothing.
Tenants pay no agency fee. The deposit for rentals is one month's rent and is returned within 30 days after moving out.
Rental applications cost $40 per adult and are decided within two working days. You need proof of income of three times the rent and a credit score of at least 620.
We accept payment by bank transfer, check and credit card. We do not accept cash or cryptocurrency.
Up to two pets are welcome in most of our rentals, with a pet fee of $250.
The minimum lease is 12 months. Smoking is not allowed in any of our rentals.
Our agents speak English, Spanish and Mandarin.
We have been in business since 1998 and our team has 14 agents. Our broker is Maria Lopez.
We work in Seattle, Tacoma, Bellevue and Everett.
Free parking for visitors is behind our office. The office is wheelchair accessible.
We can recommend lenders and home inspectors. We offer virtual tours by video call.
Maintenance requests of tenants are made at harborline.example/fix; urgent ones are answered within four hours.
A home valuation is free and without obligation. We are licensed in Washington State.
Keys are handed over at our office on the day of closing.`,
  answered: [
    ['where are you located?', /88 Pike/i],
    ["what's your address?", /88 Pike/i],
    ["where's your office?", /88 Pike/i],
    ['how do I get to you?', /88 Pike/i],
    ['when do you open?', /9 am/i],
    ['what time do you close?', /6 pm/i],
    ['are you open on Sunday?', /closed on Sunday/i],
    ['are you open Saturdays?', /10 am/i],
    ['can I come by on Saturday afternoon?', /2 pm|10 am/i],
    ['are you open today?', /9 am/i],
    ['are you open on Christmas?', /public holidays/i],
    ['how can I reach you?', /206-555/i],
    ["what's your phone number?", /206-555/i],
    ['do you have an email?', /hello@/i],
    ['can I email you?', /hello@/i],
    ['can I call someone?', /206-555/i],
    ['how do I get in touch?', /206-555/i],
    ['how do I book a viewing?', /booked online/i],
    ['how do I see a house?', /booked online|Viewings/i],
    ['do viewings cost anything?', /free/i],
    ['how long does a viewing take?', /30 minutes/i],
    ['what should I bring to a viewing?', /photo ID/i],
    ['do I need ID?', /photo ID/i],
    ['what documents do I need for the viewing?', /photo ID/i],
    ["what's your commission?", /5 percent/i],
    ['how much do you charge sellers?', /5 percent/i],
    ['do buyers pay anything?', /buyers pay nothing/i],
    ['what does it cost to sell with you?', /5 percent/i],
    ['what are your fees?', /5 percent|no agency fee/i],
    ['is there an agency fee for renters?', /no agency fee/i],
    ['do renters pay a fee?', /no agency fee/i],
    ['how much is the deposit?', /one month/i],
    ['when do I get my deposit back?', /30 days/i],
    ['how much is the security deposit?', /one month/i],
    ['do I get the deposit back?', /30 days/i],
    ['how much does it cost to apply?', /\$40/i],
    ["what's the application fee?", /\$40/i],
    ['how long does it take to hear back after applying?', /two working days/i],
    ["how long until I know if I'm approved?", /two working days/i],
    ['what income do I need?', /three times/i],
    ['how much do I need to earn to rent?', /three times/i],
    ['what credit score do I need?', /620/i],
    ['do you check credit?', /620/i],
    ['can I rent with bad credit?', /620/i],
    ['what do I need to apply for a rental?', /proof of income/i],
    ['what are the requirements to rent?', /proof of income/i],
    ['how can I pay?', /bank transfer/i],
    ['do you take credit cards?', /credit card/i],
    ['can I pay in cash?', /cash/i],
    ['do you accept bitcoin?', /crypto/i],
    ['can I pay by check?', /check/i],
    ['do you allow pets?', /two pets/i],
    ['can I have a dog in your rentals?', /two pets/i],
    ['is there a pet fee?', /250/i],
    ['how much is the pet deposit?', /250/i],
    ['are cats ok?', /two pets/i],
    ['how long is the lease?', /12 months/i],
    ["what's the shortest lease?", /12 months/i],
    ['can I rent for 6 months?', /12 months/i],
    ['do you do short term rentals?', /12 months/i],
    ['is smoking allowed?', /Smoking/i],
    ['can I smoke in the apartment?', /Smoking/i],
    ['do you speak Spanish?', /Spanish/i],
    ['does anyone there speak Chinese?', /Mandarin/i],
    ['what languages do you speak?', /Spanish/i],
    ['how long have you been in business?', /1998/i],
    ['since when do you exist?', /1998/i],
    ['how many agents do you have?', /14/i],
    ['how big is your team?', /14/i],
    ['who is your broker?', /Lopez/i],
    ["who's in charge?", /Lopez/i],
    ['what areas do you cover?', /Bellevue/i],
    ['do you work in Everett?', /Everett/i],
    ['do you cover Bellevue?', /Bellevue/i],
    ['is there parking at your office?', /parking/i],
    ['where can I park?', /parking/i],
    ['is your office wheelchair accessible?', /wheelchair/i],
    ['can you recommend a lender?', /lenders/i],
    ['do you know a good home inspector?', /inspectors/i],
    ['do you do video tours?', /virtual tours/i],
    ['can I see a home by video?', /virtual tours/i],
    ['can I tour remotely?', /virtual tours/i],
    ['something is broken in my apartment, who do I tell?', /harborline.example\/fix/i],
    ['my heating is broken', /harborline.example\/fix/i],
    ['how do I report a repair?', /harborline.example\/fix/i],
    ['how fast do you answer maintenance requests?', /four hours/i],
    ['what is my house worth?', /valuation/i],
    ['can you value my home?', /valuation/i],
    ['how much is a valuation?', /free/i],
    ['are you licensed?', /licensed/i],
    ['where do I pick up the keys?', /Keys/i],
    ['when do I get the keys?', /Keys/i],
  ],
  unknown: [],
}

export const mapleAndStone: KnownBusiness = {
  systemMessage: `You help visitors of Maple & Stone Property Management.
Business hours: Mon-Fri 8:30am-5:30pm, Sat 9am-1pm.
Our office: 1420 Birch Avenue, Denver, CO 80202.
Phone: 303-555-0114. Email: leasing@maplestone.example.
Tours can be scheduled seven days a week between 10 am and 7 pm, self-guided tours included.
The application fee is $55 per person and non-refundable.
Applicants must earn at least 2.5 times the monthly rent and show two recent pay stubs.
We require a minimum credit score of 600; a co-signer is possible.
The security deposit equals one month of rent and may be paid in two installments.
Rent is due on the 1st and late after the 5th; the late fee is $75.
Rent can be paid online through the resident portal, by check or by money order.
Cats and dogs are allowed, two per home at most; pet rent is $35 a month. Aggressive breeds are not accepted.
Lease terms are 6, 12 or 18 months. Subletting is not permitted.
To move out, give 60 days written notice. Breaking the lease early costs two months of rent.
Maintenance emergencies: call 303-555-0199 at any hour. Other repairs go through the resident portal.
Renters insurance is required.
Utilities are paid by the tenant unless the listing says otherwise.
We manage homes in Denver, Aurora, Lakewood and Boulder.
Owners pay a management fee of 8 percent of the collected rent.
Our team speaks English and Spanish.
We were founded in 2006 by Jen Stone.
We do not accept Section 8 inspections on weekends; vouchers are welcome.`,
  answered: [
    ['what are your hours?', /8:30/i],
    ['until when are you open tomorrow?', /5:30/i],
    ['are you open on weekends?', /9am/i],
    ['can I drop by on a Saturday?', /9am/i],
    ['where do I find your office?', /1420/i],
    ["what's the office address?", /1420/i],
    ['phone number please', /0114/i],
    ['how can I contact the leasing office?', /303-555-0114|leasing@/i],
    ['give me your email address', /leasing@/i],
    ['when can I tour a home?', /seven days/i],
    ['can I tour on Sunday?', /seven days/i],
    ['do you do self guided tours?', /self-guided/i],
    ['can I tour a place on my own?', /self-guided/i],
    ['how much is the application?', /55/i],
    ['is the application fee refundable?', /non-refundable/i],
    ["do I get the application fee back if I'm denied?", /non-refundable/i],
    ['how much do I have to earn?', /2.5/i],
    ["what's the income requirement?", /2.5/i],
    ['do I need pay stubs?', /pay stubs/i],
    ['what proof of income do you need?', /pay stubs|2.5/i],
    ['what credit score is needed?', /600/i],
    ['is a 580 credit score ok?', /600/i],
    ['can I have a cosigner?', /co-signer/i],
    ['how much is the deposit?', /one month/i],
    ['can I pay the deposit in installments?', /installments/i],
    ['when is rent due?', /1st/i],
    ['what happens if I pay late?', /late fee/i],
    ['is there a late fee?', /75/i],
    ['how do I pay my rent?', /portal/i],
    ['can I pay rent online?', /portal/i],
    ['do you accept money orders?', /money order/i],
    ['do you allow dogs?', /two per home/i],
    ['is there pet rent?', /35/i],
    ['are there breed restrictions?', /breeds/i],
    ['how many pets can I have?', /two per home/i],
    ['do you offer 6 month leases?', /6, 12/i],
    ['what lease lengths do you offer?', /6, 12/i],
    ['can I sublet?', /Sublet/i],
    ['is subletting ok?', /Sublet/i],
    ['how much notice do I have to give?', /60 days/i],
    ['what if I need to break my lease?', /two months/i],
    ['how much does it cost to break the lease?', /two months/i],
    ['who do I call if a pipe bursts?', /0199/i],
    ["what's the emergency number for maintenance?", /0199/i],
    ['do I need renters insurance?', /insurance/i],
    ['is renters insurance mandatory?', /insurance/i],
    ['who pays utilities?', /tenant/i],
    ['are utilities included in the rent?', /tenant/i],
    ['do you manage homes in Boulder?', /Boulder/i],
    ['what do you charge owners?', /8 percent/i],
    ['how much is your management fee?', /8 percent/i],
    ['what are your management fees?', /8 percent/i],
    ['is there someone who speaks Spanish?', /Spanish/i],
    ['who founded the company?', /Jen Stone/i],
    ['when was the company founded?', /2006/i],
    ['do you take section 8?', /Section 8|voucher/i],
    ['do you accept vouchers?', /voucher/i],
  ],
  unknown: [
    'do you have a gym in your office?',
    'can I bring my motorcycle to the tour?',
    'do you sell furniture?',
    'do you offer student discounts?',
    'do you have a referral bonus?',
    'is the company publicly traded?',
    'do you plant trees?',
    'can I paint the walls?',
    'do you have job openings?',
    'who is the governor of Colorado?',
  ],
}

export const alderAndFinch: KnownBusiness = {
  systemMessage: `Du bist der Assistent. We are Alder & Finch, a small estate agency in Portland.
Find us at 7 Alder Lane, Portland, OR 97201, opposite the library. There is bike parking but no car park.
Open Tuesday to Saturday, 10am - 6pm; Sunday and Monday closed.
Text or call 503-555-0160, or mail office@alderfinch.example. We reply within one business day.
To see a home, fill in the form on alderfinch.example/tours; we confirm by text message. Group viewings are on Saturdays at 11.
There is no charge for viewings.
Our commission is 4.5 percent for sellers, negotiated individually for homes above two million. Buyers' agency agreements are 2.5 percent.
We charge renters nothing.
Earnest money is usually 1 to 3 percent of the price and goes to an escrow account.
Offers are presented to the seller within 24 hours.
We work together with the lender Cascade Home Loans and can refer you to two attorneys.
Photography, staging advice and floor plans are included for sellers.
Selling a home takes 35 days on average with us.
Our agents are Ana Ruiz, Tom Baker and Lin Wu. Tom speaks German.
Parents are welcome to bring children to viewings; dogs please stay outside.
We also manage rentals: rent is collected on the first, and repairs are reported at alderfinch.example/repairs.
Gift cards, cash and crypto are not accepted; we take bank transfers and checks.
Our newsletter comes out monthly; sign up on the website.
We have been selling homes in Portland for 22 years.
Reviews of us are on our website.`,
  answered: [
    ["where's your shop?", /Alder Lane/i],
    ['how do I find you?', /Alder Lane/i],
    ['can I park there?', /bike parking/i],
    ['is there a car park?', /no car park/i],
    ['what days are you open?', /Tuesday/i],
    ['are you open Mondays?', /Monday closed/i],
    ['when do you close on Friday?', /6pm/i],
    ['can I text you?', /Text/i],
    ['how fast do you reply?', /one business day/i],
    ['how long until I get an answer to my email?', /one business day/i],
    ['how can I arrange to see a home?', /form/i],
    ['how do I sign up for a viewing?', /form/i],
    ['when are the group viewings?', /Saturdays/i],
    ['do I have to pay for a viewing?', /no charge/i],
    ['is viewing free?', /no charge/i],
    ['what percentage do you take?', /4.5/i],
    ["what's the commission for sellers?", /4.5/i],
    ['what does a buyer pay?', /2.5/i],
    ['do renters pay anything?', /nothing/i],
    ['how much earnest money do I need?', /1 to 3/i],
    ['where does the earnest money go?', /escrow/i],
    ['how quickly will the seller see my offer?', /24 hours/i],
    ['how long does it take to present an offer?', /24 hours/i],
    ['which lender do you work with?', /Cascade/i],
    ['can you refer me to an attorney?', /attorneys/i],
    ['do you know a lawyer?', /attorneys/i],
    ['do you do staging?', /staging/i],
    ['is staging included?', /staging/i],
    ['who speaks German?', /Tom/i],
    ['do you speak German?', /German/i],
    ['can I bring my kids to the viewing?', /children/i],
    ['can I take my dog to a viewing?', /dogs/i],
    ['do you manage rentals?', /manage rentals/i],
    ['where do I report repairs?', /repairs/i],
    ['do you have a newsletter?', /newsletter/i],
    ['how often does the newsletter come?', /monthly/i],
    ['how long have you been selling homes?', /22 years/i],
    ['how experienced are you?', /22 years/i],
    ['where can I read reviews about you?', /Reviews/i],
    ['do you have reviews?', /Reviews/i],
  ],
  unknown: [
    'do you accept Venmo?',
    'do you offer moving services?',
    'are you hiring?',
    'do you have a branch in Eugene?',
    "what's your favourite movie?",
    'do you give tax advice?',
    'do you clean the apartments?',
  ],
}

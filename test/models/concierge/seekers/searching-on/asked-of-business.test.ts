import { describe, expect, test } from 'vitest'
import { conversation } from '../../known/conversation.ts'

const cedarRow = `Cedar Row Lettings has rented homes to students and families in Portland since 2009.
You find us on the second floor of 77 Burnside Street, above the bakery.
The office is open weekdays from 10 to 4; on Saturdays we see people by appointment only.
Landlords pay us 8 percent of the monthly rent for management.
We charge tenants no fee for signing a lease.
A holding deposit of one week's rent reserves a home for five days.
We accept applicants with housing vouchers.
The shortest lease is six months.
Subletting is allowed with the landlord's consent.
You can renew your lease up to 60 days before it ends.
Renters insurance is required, from any company.
Two cats are fine; dogs need the landlord's approval.
Lost keys cost $35 each.
The trash is collected on Thursdays.
We do not sell homes.
We are hiring a leasing agent; send your résumé by e-mail.
Mr. Doyle in unit 4 is three months behind with his rent.
The alarm code of the office is 4417.`

const bluewater = `Bluewater Homes is a team of six agents on the Oregon coast, led by Nadia Flores.
We opened our first branch in 1998.
Hours: Monday to Thursday 9-6, Friday 9-4. We are closed on weekends.
Sellers pay 5 percent when their home sells; we share it with the buyer's agent.
If your home does not sell, you owe us nothing.
We stage empty homes at no extra cost.
Buyers need a pre-approval letter before we show homes over one million dollars.
Closing usually takes 30 to 45 days.
We donate 100 dollars to the beach cleanup for each sale.
The Ortegas have to sell by June because of their divorce.
Agents get 60 percent of each commission.`

type Asked = [says: string, has: RegExp]

const ofCedarRow: Asked[] = [
  ['are there fees for renters?', /no fee/],
  ['can I reserve an apartment?', /holding deposit/],
  ['how long can you hold a place for me?', /five days/],
  ['do you take section 8?', /vouchers/],
  ['can I rent for 3 months?', /six months/],
  ['may I sublet my room?', /Subletting/],
  ['can I sublet over the summer?', /Subletting/],
  ['how do I extend my lease?', /renew/],
  ['how much is a replacement key?', /35/],
  ['when is garbage day?', /Thursdays/],
  ['any job openings?', /hiring/],
  ['can I bring my labrador?', /dogs need/],
  ['wie lange ist die Mindestmietdauer?', /six months/],
  ['kann ich untervermieten?', /Subletting/],
  ['puis-je sous-louer ?', /Subletting/],
  ['quelle est la durée minimale du bail ?', /six months/],
  ['¿puedo subarrendar?', /Subletting/],
  ['¿cuál es el contrato mínimo?', /six months/],
  ['posso sublocar?', /Subletting/],
]

const ofBluewater: Asked[] = [
  ['who runs your team?', /Nadia/],
  ["who's the boss?", /Nadia/],
  ['when did you open?', /1998/],
  ['are you there on saturday?', /closed on weekends/],
  ['¿están abiertos el sábado?', /closed on weekends/],
  ['quels jours êtes-vous ouverts ?', /9-6/],
  ["what if my house doesn't sell?", /nothing/],
  ['do you do staging?', /stage empty/],
  ['is staging extra?', /no extra cost/],
  ['how long does closing take?', /30 to 45/],
  ['do you give to charity?', /donate/],
]

describe.each([
  { business: cedarRow, asked: ofCedarRow },
  { business: bluewater, asked: ofBluewater },
])('of a business', ({ business: SystemMessage, asked }) => {
  test.each(asked)('"%s" is answered by the sentence that says it', async (says, has) => {
    const { text, noAnswer } = await conversation({ SystemMessage })(says)
    expect(text).toMatch(has)
    expect(noAnswer, text).toBe(false)
  })
})

test.each([
  [cedarRow, 'how much is the security deposit?'],
  [cedarRow, "what's the alarm code?"],
  [cedarRow, 'who is behind with the rent?'],
  [cedarRow, 'do you offer student discounts?'],
  [bluewater, 'do you offer loans?'],
  [bluewater, 'why are the Ortegas selling?'],
  [bluewater, "what is your agents' split?"],
  [bluewater, 'do you build houses?'],
])('no statement of the business is quoted that answers something else (%#)', async (SystemMessage, says) => {
  const { text } = await conversation({ SystemMessage })(says)
  for (const statement of SystemMessage.split(/(?<=[.;])\s/)) expect(text).not.toContain(statement)
})

test.each([
  ['A first consultation is free and lasts one hour.', 'is the first meeting free?'],
  ['We answer every message within one business day.', 'how quickly will you write back?'],
  ['A contract with us can be ended at any time with a week’s notice.', 'can I cancel my contract with you?'],
  ['Children are welcome at showings.', 'may I bring my kids to a showing?'],
  ['We are members of the Boise Regional Realtors.', 'are you members of an association?'],
])('"%s" answers "%s"', async (statement, says) => {
  const { text } = await conversation({ SystemMessage: `Public:\n${statement}` })(says)
  expect(text).toContain(statement)
})

test('"who is in charge of rentals?" names no town', async () => {
  const { text } = await conversation({ SystemMessage: 'Jane Okafor leads our rental team.' })(
    'who is in charge of rentals?',
  )
  expect(text).toContain('Jane Okafor')
})

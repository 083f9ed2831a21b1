import { describe, expect, test } from 'vitest'
import { checkAnswer, letters, type Scene } from './check-answer.ts'
import { oak, pine } from './pine-and-oak.ts'

const wanted = { listings: [{ ...pine, EstimatePrice: 765_000 }, oak], asked: 'At least 2 bedrooms under $800,000?' }
const toRent = { ...oak, Status: 'Active', SaleType: 'for_rent', RentPrice: 2_400, DepositFee: 2_400 } as const
const renting: Scene = {
  listings: [{ ...toRent, SalePrice: null, Description: 'Cats are welcome for a $300 pet deposit.' }],
}
const renovated: Scene = {
  listings: [{ ...pine, Description: 'New roof in 2015. Kitchen redone in 2021. Taxes were $6,480 in 2024.' }],
}
const twoToRent: Scene = {
  listings: [...(renting.listings ?? []), { ...toRent, SalePrice: null, Address: '5 Elm Road', RentPrice: 2_500 }],
}
const unknown: Scene = {}

describe('what an agent works out or advises, and is true, passes as it is:', () => {
  test.each<[said: string, scene?: Scene]>([
    ['It is $15,001 below the estimate of $765,000. You save about $50K.'],
    ['It leaves $50,001 of your budget. That is within your budget, with $50,001 to spare.'],
    ['Es bleiben 50.001 $ übrig. Elle est à 50 001 $ sous votre budget.'],
    ['Per square foot, 22 Pine Street is dearer ($405 versus $333).'],
    ['Der Quadratmeterpreis liegt bei etwa 4.364 $.'],
    ['Closing costs of 2-3% are about $15,000 to $22,500.'],
    ['Over five years, the HOA comes to $18,600.'],
    ['Over the 12-month lease you pay $28,800. That is $28,800 for the year.', renting],
    ['Shared between two people, that is $1,200 each.', renting],
    ['A landlord may ask for an income of 3x the rent, which is $7,200.', renting],
    ['Including the $300 pet deposit, you pay $5,100 up front.', renting],
    ['With rent and deposit, you need $4,800. With the pet fee, it is $5,100.', renting],
    ['The rent is in the low $2,000s.', renting],
    ['It is $100 a month cheaper. You save $1,200 a year. That is $1,200 less per year.', twoToRent],
    ['The taxes of $6,480 are about $540 a month.', renovated],
    ['The kitchen renovation was completed in 2021. The roof was built in 2015.', renovated],
    ['You could use one bedroom as an office and still have two bedrooms.'],
    ['It was built in the 1960s. It is a 1960s home. Es wurde in den 1960er Jahren gebaut. It was built around 1960.'],
    ['It is priced in the mid-700s. It is listed in the low-to-mid $700s.'],
    ['A credit score in the mid 600s is enough. Temperatures are in the high 700s. It is in the $700,000s.'],
    ['The school was built in the 1950s. The neighborhood was built up in the 1990s.'],
    ['The yard is small, but two acres of park lie across the street.'],
    ['Eine Fünfzimmerwohnung habe ich leider nicht. Soll ich nach einer Fünfzimmerwohnung suchen?'],
    ['One bathroom could be enlarged. Would a 4-bedroom work, too?'],
    ['It is listed in the low 900s a month.', renting],
    ['It has two and a half baths. It was listed 5 days ago.'],
    ['Es ist eine Dreizimmerwohnung, also eine 3-Zi.-Wohnung.'],
    ['Two bedrooms are upstairs, one bedroom is on the main floor. Zwei Schlafzimmer liegen oben.'],
    ['I tell you as soon as the price falls to $650,000. It is in the mid-$700s. It dates from 1962.'],
    ["I couldn't find any with 5 bedrooms. No tengo casas de 5 dormitorios. Não tenho casas com 5 quartos."],
    ["Je n'ai aucune maison à moins de 250 000 $. Il vous reste 50 001 $. Restam $50.001."],
    ['Parking spaces: 2. Prices range from $300,000 to $749,999.'],
    ['If the price drops to $700,000, I will tell you. I can tell you when it falls below $650,000.'],
    ['Wenn der Preis unter 700.000 $ fällt, sage ich Bescheid. Le aviso si el precio baja a $700.000.'],
    ['Je vous préviens si le prix passe sous 700 000 $. Aviso se o preço baixar para $700.000.'],
    ['Wohnungen unter 200.000 $ habe ich leider nicht.'],
    ['Would 5 bedrooms be too many? Could you stretch to $900,000?'],
    ['You could ask: "5-bedroom houses in Seattle under $900,000".', unknown],
    ['Homes built before 1978 may have lead paint. In a house built before 1978, ask about it.', unknown],
    ['1 acre is 43,560 sq ft. An acre is about 4,047 m². 1 m² is 10.76 sq ft. **1 acre = 43,560 sq ft**'],
    ['There are 43,560 square feet in an acre. 1 sq ft is 0.09 m². To convert, multiply m² by 10.764.'],
    ['Quick note: 1 hectare ≈ 2.47 acres. 100 m² are about 1,076 sq ft. Half an acre is 21,780 sq ft.', unknown],
    ['For reference, 1,000 sq ft is about 93 m². Remember: 1 acre = 43,560 sq ft, or 4,047 m².', unknown],
    ['1 Hektar sind 2,47 Acres. Ein Quadratmeter sind rund 10,76 Quadratfuß. 1 acre is the size of a football field.'],
    ['Un acre équivaut à 4 047 m². Un acre son 4.047 m². Um hectare equivale a 10.000 m².', unknown],
    ['With 20% down, you borrow $600,000. 20% of the asking price is $150,000. $150,000 down (20%) leaves $600,000.'],
    ['An offer of 10% below the list price would be $675,000. Con un 20 % de entrada pagaría $150.000.'],
    ['Inspections usually cost $300 to $500. A two-bedroom usually suits a couple.', unknown],
    ['Ein Gutachten kostet meist 500 $. Las inspecciones normalmente cuestan $400.', unknown],
  ])('%s', (said, scene = wanted) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, scene)).toMatchObject({ text: said, corrections: [] })
  })
})

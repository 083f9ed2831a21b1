import { describe, expect, test } from 'vitest'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import { checkAnswer, letters, type Scene } from './check-answer.ts'
import { oak, pine } from './pine-and-oak.ts'

const both: Scene = { listings: [pine, oak] }
const sold: Scene = { listings: [oak] }
const found: Scene = { listings: [pine], figures: [12] }
const toRent: ListingFields = {
  ...oak,
  Status: 'Active',
  SaleType: 'for_rent',
  RentPrice: 2_400,
  DepositFee: 2_400,
  SalePrice: null,
}
const renting: Scene = { listings: [toRent] }
const coming: Scene = { listings: [{ ...pine, Status: 'PreOnMarket' }] }
const check = (pieces: string[], scene: Scene = {}) => checkAnswer(pieces, { listings: [pine], ...scene })

describe("what is said of something else never gets the home's value:", () => {
  test.each<[said: string, scene?: Scene]>([
    ['2 bedrooms are upstairs and 1 is on the main floor.'],
    ['Two bedrooms face the garden, the third is downstairs.'],
    ['There are 2 bedrooms on the upper level.'],
    ['The guest house has 2 bedrooms and 1 bath.'],
    ['Upstairs: 2 bedrooms and 1 bath.'],
    ['- Upper level: 2 bedrooms\n- Lower level: 1 bedroom\n'],
    ['**Upstairs**\n- 2 bedrooms\n- 1 bathroom\n\n**Main floor:**\n\n- 1 bathroom\n'],
    ['- Guest house:\n  - 2 bedrooms\n'],
    ['| Floor | Bedrooms | Baths |\n|---|---|---|\n| Main | 2 | 1 |\n'],
    ['1 parking spot is covered.'],
    ['The street has parking for 20 cars.'],
    ['The kitchen was completed in 2018.'],
    ['The roof was built in 2015.'],
    ['Tax year 2024 was good, and so was the year 2025.'],
    ['The living room is 300 sq ft.'],
    ['A 200 sq ft deck faces the garden.'],
    ['Utilities cost around $250.'],
    ['There is a $500 application fee.'],
    ['You could offer $730,000. If you offer $730,000, they may accept.'],
    ['The price dropped from $799,000 to $749,999.'],
    ['It was originally listed at $799,000.'],
    ['It was last sold in 2010 for $400,000.'],
    ['Comparable homes sell for $800,000.'],
    ['The school is at 400 Elm Street, five minutes away.'],
    ['A pet fee of $50 a month may apply.', renting],
    ['The street has 40 homes, and the building 120 apartments.', found],
    ['Mail us at agent@elsewhere.example.'],
    ['Im Obergeschoss gibt es zwei Schlafzimmer. Das Dach wurde 2015 errichtet.'],
    ['À l’étage, il y a 2 chambres. Le toit a été construit en 2015.'],
    ['En la planta alta hay 2 dormitorios. El tejado fue construido en 2015.'],
    ['No andar de cima há 2 quartos. O telhado foi construído em 2015.'],
  ])('%s', (said, scene) => {
    for (const pieces of [[said], letters(said)])
      expect(check(pieces, scene).corrections.filter(({ fate }) => fate === 'replaced')).toEqual([])
  })
})

describe('what is no statement about the home passes as it is:', () => {
  test.each<[said: string, scene?: Scene]>([
    ['Would you like me to look for 4-bedroom homes instead?'],
    ['I can also search for homes with 4 bedrooms or a price below $700,000.'],
    ['If you need 4 bedrooms, I can search again.'],
    ['Try a search such as "2 bedroom condo in Tacoma under $400k".'],
    ['Soll ich nach Häusern mit 4 Schlafzimmern suchen?'],
    ['Souhaitez-vous que je cherche des maisons de 4 chambres ?'],
    ['¿Quiere que busque casas de 4 dormitorios?'],
    ['Quer que eu procure casas com 4 quartos?'],
    ['Shall I show you 4-bedroom homes? Consider raising your budget to $900,000.'],
    ['No homes under $300,000 match. I have nothing with 5 bedrooms.'],
    [
      'Under $300,000 there is nothing. Unter 300.000 $ gibt es leider keine Wohnung. Por menos de $300.000 no hay nada.',
    ],
    ['Is it still available? Is 9 Oak Ave still available?', sold],
    ["I don't know if 9 Oak Ave is available.", sold],
    ['Das Haus wurde 1962 errichtet und 2015 saniert.'],
    ['Nichts unter 300.000 $. Nada por menos de $300.000.'],
    ["It isn't available yet. It is not yet available.", coming],
    ['Es ist noch nicht verfügbar.', coming],
    ['We will call +1 206 555 0134, or 206-555-0134.', { asked: 'call me at 2065550134' }],
    ['Call (206) 555-0199.', { listings: [{ ...pine, Description: 'Call Joe 2065550199' }] }],
    ['Street parking is available, and so are our agents.', sold],
    ['Our agents are available on weekends. Financing is available.', sold],
    ['More photos are available on the listing page.', sold],
    ['The floor plan for the house is available.', sold],
    ['More details about this home are available on request.', sold],
    ['No hay casas por menos de $200.000. Nothing we have costs under $200,000.'],
    ['22 Pine Street and 9 Oak Ave cost $749,999 and $300,000.', both],
    ['Price $749,999, HOA $310. It has full baths: 2.'],
    ['The house next door was sold. Homes here are sold quickly.'],
    [
      'Homes here sold last month for more. The house next door sold last week. It sold in 2010. It last sold in May 2010.',
    ],
    ['It is sold as-is. It is sold fully furnished. It was sold in 2010.'],
    ['The exact square footage is not available.'],
    ['Unsere Berater sind am Wochenende verfügbar. Die Garage ist verfügbar.', sold],
    ['Nos conseillers sont disponibles le samedi.', sold],
    ['El aparcamiento está disponible.', sold],
    ['Os nossos agentes estão disponíveis ao sábado.', sold],
  ])('%s', (said, scene) => {
    for (const pieces of [[said], letters(said)])
      expect(check(pieces, scene)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('what is calculated or written otherwise, and true, passes as it is:', () => {
  test.each<[said: string, scene?: Scene]>([
    ['It has one bedroom more than 9 Oak Ave, and 950 sq ft more.', both],
    ['The difference in price is $449,999. Together they cost $1,049,999.', both],
    ['The average price of the two is $525,000. They cost $300,000 and $749,999, averaging $525,000.', both],
    ['It is $50,001 below your $800,000 budget.', { asked: 'My budget is $800,000.' }],
    ['Price per square foot: $405. $/sqft: $405'],
    ['20 percent down is $149,999.80. Each year, 10% is $75,000.'],
    ['Move-in costs: $4,800 (first month plus deposit).', renting],
    ["It hasn't been sold. It has not been sold."],
    ['**Beds/Baths:** 3/2.5'],
    ['It has 2½ baths, or 2 1/2 baths.'],
    ['This 1962 home, a 1962-built house, dates back to 1962. The 1985 fireplace was built of brick in a 2019 style.'],
    ['It is priced in the mid-$700s, at $749K or $749.9K.'],
    ['None of the homes has 5 bedrooms or costs less than $200,000. Zero homes have 5 bedrooms.', both],
    ['It sits on almost half an acre, a half-acre lot.', { listings: [{ ...pine, LotArea: 20_000 }] }],
    ['One and a half acre is far more. It has 1.8k sq ft.'],
    ['405 m² of land and 172 m² of living space. Beds: 3 Baths: 2.5'],
    ['It has 2 full baths. The number of bedrooms is 3. Living area: 1850'],
    ['See https://homes.example.com/pine?utm_source=chat&utm_medium=x, or https://homes.example.com/pine#photos.'],
    ['The deposit is $1,200, the rent $2,400 a month.', { listings: [{ ...toRent, DepositFee: 1_200 }] }],
    ['It has a rent of $2,400 and a $1,200 deposit.', { listings: [{ ...toRent, DepositFee: 1_200 }] }],
    ['You pay $4,800 to move in. A year costs $28,800.', renting],
    ['22 Pine Street has 3 bedrooms while 9 Oak Ave has 2 bedrooms, one bedroom less, and is sold.', both],
    ['Visit maple.example.', { settings: { SystemMessage: 'https://maple.example/about' } }],
    ['Lot: 0.1 ac, so 405 m² or 0.04 ha; living area: 1,850 sq ft.'],
    ['It has been on the market for 5 days.'],
    ['See homes.example.com/pine, and homes.example.com for others.'],
    ['e.g. 3 beds, i.e. room for all and/or guests.'],
    [
      'Thanks! We will write to Ana@maple.example or call 206-555-0134.',
      { asked: 'ana@maple.example, (206) 555-0134' },
    ],
    [
      '| Address | Price | Beds | Sq ft |\n|---|---|---|---|\n| 22 Pine St | $749,999 | 3 | 1,850 |\n| 9 Oak Ave | $300,000 | 2 | 900 |\n',
      both,
    ],
    [
      '| | 22 Pine St | 9 Oak Ave |\n|---|---|---|\n| **Beds** | 3 | 2 |\n| Lot | 4,356 | 3,000 |\n| Price/sq ft | $405 | $333 |\n| Status | Active | Sold |\n',
      both,
    ],
    [
      'Call (206) 555-0134 or mail office@maple.example.',
      { settings: { SystemMessage: '206-555-0134, Office@maple.example' } },
    ],
  ])('%s', (said, scene) => {
    for (const pieces of [[said], letters(said)])
      expect(check(pieces, scene)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('a lie beside words of a wish or a denial is found:', () => {
  test.each([
    ['For example, 22 Pine Street has 5 bedrooms.'],
    ['Try 22 Pine Street: 5 bedrooms, ready to move in.'],
    ['If you like gardens, 22 Pine Street with 5 bedrooms is for you.'],
    ['I would like to show you a house with 5 bedrooms.'],
    ['What you get: 5 bedrooms.'],
    ['When you visit, you will find 5 bedrooms.'],
    ['Within your budget, the home costs $500,000.'],
    ['Let me know if you like the 5 bedrooms.'],
    ['Wenn Sie Platz brauchen: das Haus kostet 500.000 $.'],
    ['Si busca espacio, esta casa tiene 5 dormitorios.'],
    ['Dans votre budget, la maison coûte 500 000 $.'],
    ['It costs less than $200,000, nothing more.'],
    ['It has over 5 bedrooms and none is small.'],
    ['Nothing beats its 5 bedrooms.'],
    ['There is nothing like a home with 5 bedrooms.'],
    ['It has zero noise and 5 bedrooms.'],
    ['Nada le falta con sus 5 dormitorios.'],
  ])('%s', (lie) => {
    for (const pieces of [[lie], letters(lie)]) expect(check(pieces, both).corrections).toHaveLength(1)
  })
})

describe('a lie is found in whatever form it is written:', () => {
  test.each<[lie: string, scene?: Scene]>([
    ['It has **4** bedrooms.'],
    ['It has *five* spacious bedrooms.'],
    ['Bedrooms – 5'],
    ['| Bedrooms | 5 |\n'],
    ['| Address | Price | Beds |\n|---|---|---|\n| 22 Pine St | $749,999 | 2 |\n| 9 Oak Ave | $300,000 | 2 |\n', both],
    ['| | 22 Pine St | 9 Oak Ave |\n|---|---|---|\n| **Built** | 1962 | 1999 |\n', both],
    ['It has 3½ baths.'],
    ['This 1999 home is charming.'],
    ['A 1999-built house.'],
    ['It dates from 1999.'],
    ['**Beds / Baths:** 3 / 4'],
    ['Parking: 3 spaces'],
    ['Lot: 0.5 ac.'],
    ['It sits on half an acre.'],
    ['A half-acre lot.'],
    ['The lot has 0.4 ha.'],
    ['The lot is 1,850 sq ft.'],
    ['It is under $700K.'],
    ['It costs **$**699,000.'],
    ['It has been on the market for 90 days.'],
    ["It isn't available any more."],
    ['It is unavailable.'],
    ['It’s available now.', sold],
    ['22 Pine Street has been sold.', both],
    ['Tour: example.com/tour'],
    ['Visit pay-here.com.'],
    ['Mail us at agent@elsewhere.example.'],
    ['For details call (555) 123-4567.'],
    ['It has 4 full baths.'],
    ['The number of bedrooms is 5.'],
    ['Living area: 2400'],
    ['Year: 1999'],
    ['Se construyó en 1999.'],
    ['22 Pine Street has 2 bedrooms while 9 Oak Ave has 2 bedrooms.', both],
    ['22 Pine Street is sold, and 9 Oak Ave is sold.', both],
    ['| | 22 Pine Street | 9 Oak Ave |\n|---|---|---|\n| Price | $300,000 | $300,000 |\n', both],
    ['In total it has 5 bedrooms.', both],
    ['Both have 5 bedrooms.', both],
    ['It was sold a week ago. It has been on the market for 5 days.'],
    ['It was sold in March.'],
    ['It sold last week.'],
    ['22 Pine Street sold three days ago.'],
    ['It has been sold for $749,999.'],
    ['The condo you asked about is available.', sold],
    ['The home with the garden is available.', sold],
    ['The second is available.', sold],
    ['The three-bedroom is sold.'],
    ['#1 is available.', sold],
    ['La maison avec jardin est vendue.'],
    ['The price is in the low 500s.'],
    ['It is priced in the mid-$500s.'],
    ['It is in the mid-$500s.'],
    ['It is in the low $2,000s.'],
    ['Prices range from $250,000 to $749,999.', { listings: [pine, oak] }],
    ['It has two thousand five hundred square feet.'],
    ['It sits on two acres.'],
    ['A two-acre lot.'],
    ['It is in the $500,000s.'],
    ['It has nine thousand square feet.'],
    ['It has 300 sq. meters.'],
    ['Es ist eine Fünfzimmerwohnung.'],
    ['Die 5-Zi.-Wohnung ist hell.'],
    ['The lovely house was built in 2015.', { listings: [{ ...pine, Description: 'New roof in 2015.' }] }],
    ['It usually costs $500,000.'],
    ['The price is usually $500,000.'],
    ['Rent is typically $1,600 a month.'],
    ['Pine Street typically has 5 bedrooms.'],
    ['Der Preis liegt in der Regel bei 500.000 $.'],
    ['Normalmente cuesta $500,000.'],
    ['Geralmente custa $500.000.'],
    ['22 Pine Street has 2 bedrooms, leaving you room for guests.'],
    ['It has 1 bath and leaves nothing to be desired.'],
    ['You could ask the agent, but the price is $500,000.'],
    ['A 2015 home.', { listings: [{ ...pine, Description: 'New roof in 2015.' }] }],
    ['It was built in the 1990s.'],
    ['A 1990s home.'],
    ['It was built around 1999.'],
    ['Es wurde in den 1990er Jahren gebaut.'],
    ['It leaves nothing to wish for with its 5 bedrooms.'],
    ['22 Pine Street costs $600,000, and 20% down would be $150,000.'],
    ['With 20% down, it costs $600,000.'],
    ['22 Pine Street, Seattle – $600,000 (20% down: $150,000)'],
    ['With 20% down 22 Pine Street is $600,000.', both],
    ['Con un 20 % de entrada, la casa cuesta $600.000.'],
    ['Bei 20 % Anzahlung kostet das Haus 600.000 $.'],
    ['Avec 20 % d’apport, la maison coûte 600 000 $.'],
    ['Com 20% de entrada, a casa custa $600.000.'],
    ['1 acre is 45,000 sq ft.'],
    ['1 acre is 43,560 sq ft, or 5,047 m².'],
    ['Un acre son 5.047 m².'],
  ])('%s', (lie, scene) => {
    for (const pieces of [[lie], letters(lie)]) expect(check(pieces, scene).corrections).toHaveLength(1)
  })
})

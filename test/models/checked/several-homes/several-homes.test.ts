import { describe, expect, test } from 'vitest'
import { checkAnswer, letters } from '../check-answer.ts'
import { elm as elmRoad, pine, oak as soldOak } from '../pine-and-oak.ts'

const oak = { ...soldOak, Status: 'Active' as const, HOAMonth: 250 }
const elm = { ...elmRoad, YearBuilt: 1927 }
const three = { listings: [pine, oak, elm] }

describe('a home that is named first has what follows behind "and", so that of another home is put right:', () => {
  test.each([
    '5 Elm Road has 3 bedrooms and 2 baths.',
    '5 Elm Road has four bedrooms and 1 bath.',
    '9 Oak Ave has 2 bedrooms and costs $525,000.',
    '9 Oak Ave has 3 bedrooms and was built in 2004.',
    '9 Oak Ave was built in 1999 and has 2 bedrooms.',
    '9 Oak Ave tiene tres dormitorios y un baño.',
    '9 Oak Ave tem 2 quartos e 2 banheiros.',
    '9 Oak Ave a 2 chambres et coûte 525 000 $.',
    '9 Oak Ave hat 2 Schlafzimmer und kostet 525.000 $.',
    '5 Elm Road has 4 bedrooms and 2.5 baths for $525,000.',
    '**5 Elm Road** has 3 bedrooms and 2 baths.',
    '1. **9 Oak Ave** – 3 bedrooms and 1 bath',
    'The home at 9 Oak Ave has 2 bedrooms and 2 baths.',
    'La casa en 9 Oak Ave tiene 3 dormitorios y 1 baño.',
    '9 Oak Ave has 2 bedrooms, 1 bathroom and 1,850 sq ft.',
    '9 Oak Ave offers 900 sq ft and is priced at $525,000.',
  ])('%s', (lie) => expect(checkAnswer([lie], three).text).not.toBe(lie))
})

describe('what another home has behind "and" stays:', () => {
  test.each([
    '5 Elm Road has 4 bedrooms and 2 baths.',
    '9 Oak Ave has 2 bedrooms and costs $300,000.',
    '9 Oak Ave is cheaper and has 2 bedrooms and 1 bath.',
    '22 Pine Street costs $749,999 and the other two cost $300,000 and $525,000.',
    'Besides 5 Elm Road, I have a 3-bedroom and a 2-bedroom home.',
    'If you like 5 Elm Road and 3 bedrooms are enough, look at 22 Pine Street.',
    '9 Oak Ave tiene dos dormitorios y un baño.',
    '9 Oak Ave a 2 chambres et coûte 300 000 $.',
    '5 Elm Road is the middle one, and one has 3 bedrooms.',
    '5 Elm Road has more space and 22 Pine Street costs $749,999.',
    'Compared with 5 Elm Road and its 4 bedrooms, the Pine one has 3 bedrooms.',
    '5 Elm Road and two others: $749,999 and $300,000.',
    'I found 5 Elm Road and 2 more with 2 and 3 bedrooms.',
    'Near 5 Elm Road there is one for $749,999 and one with 2 bedrooms.',
    '9 Oak Ave has 2 bedrooms, 1 bathroom and 900 sq ft.',
    '9 Oak Ave has 2 bedrooms and, like the others, at least 1 bath; the largest has 4 bedrooms.',
    '9 Oak Ave has 2 bedrooms and 5 Elm Road has 4.',
    '9 Oak Ave and 5 Elm Road have 2 and 4 bedrooms.',
    '22 Pine Street has 3 bedrooms and 2.5 baths and costs $749,999.',
    '22 Pine Street has 3 bedrooms and a garden, and sits on a 4,356 sq ft lot.',
    '5 Elm Road has 4 bedrooms and is $225,000 more than the cheapest.',
    '5 Elm Road is in Tacoma and costs $224,999 less than 22 Pine Street.',
    '5 Elm Road has 4 bedrooms and was built 5 years before the one in Tacoma with 2 bedrooms.',
    '22 Pine Street is the priciest and has 3 bedrooms, one more than the cheapest with its 2.',
    '9 Oak Ave has 2 bedrooms and 1 bath, and you asked for 3 bedrooms.',
    '9 Oak Ave is $300,000 and one of 3 homes.',
  ])('%s', (said) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, three)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('what is said of all homes, or of none, and is false of one is marked:', () => {
  test.each([
    '22 Pine Street and 5 Elm Road are both under $600,000.',
    'Both 22 Pine Street and 5 Elm Road are under $600k.',
    'All three are under $600,000.',
    'None of the three is under $400,000.',
    'All three have 3 bedrooms.',
    'Both 22 Pine Street and 9 Oak Ave have 3 bedrooms.',
    'All three were built after 1990.',
    'All three have at least 2 bathrooms.',
    'All of the three cost less than $500,000.',
    'Neither 22 Pine Street nor 5 Elm Road costs less than $600,000.',
    'Las tres cuestan menos de 600.000 $.',
    'Les trois coûtent moins de 600 000 $.',
    'Alle drei kosten weniger als 600.000 $.',
    'As três custam menos de $ 600.000.',
    'Ambas, 22 Pine Street y 5 Elm Road, cuestan menos de 600.000 $.',
    'Beide, 22 Pine Street und 5 Elm Road, kosten unter 600.000 $.',
    'Les deux maisons, 22 Pine Street et 5 Elm Road, ont au moins 4 chambres.',
    'None of the three has 4 bedrooms.',
    'Keines der drei hat 3 Schlafzimmer.',
    'Ninguna de las tres tiene 3 dormitorios.',
  ])('%s', (lie) => expect(checkAnswer([lie], three).text).not.toBe(lie))
})

describe('what is said of all homes and true of each stays, as does what is said of one of them:', () => {
  test.each([
    'All three are under $800,000.',
    'All three cost at least $300,000.',
    '9 Oak Ave and 5 Elm Road are both under $600,000.',
    'Both under $600,000: 9 Oak Ave and 5 Elm Road.',
    'Both 22 Pine Street and 5 Elm Road have at least 2 bathrooms.',
    'None of the three is over $800,000.',
    'Neither 22 Pine Street nor 5 Elm Road costs less than $500,000.',
    'All three have 2 or more bedrooms.',
    'All three have two to four bedrooms.',
    'None of them has more than four bedrooms.',
    'None of them costs more than $0.8 million.',
    'Keines der drei kostet mehr als 0,8 Millionen Dollar.',
    'Las tres cuestan menos de 800.000 $.',
    'Les trois coûtent moins de 800 000 $.',
    'Alle drei kosten weniger als 800.000 $.',
    'As três custam menos de $ 800.000.',
    'The cheapest of the three costs $300,000.',
    'La más barata de las tres cuesta 300.000 $.',
    'La moins chère des trois coûte 300 000 $.',
    'Das günstigste der drei kostet 300.000 $.',
    'Both 9 Oak Ave and 5 Elm Road are in Tacoma, at $300,000 and $525,000.',
    'Both are in Tacoma; 5 Elm Road costs $525,000.',
    'Both homes together cost $825,000: 9 Oak Ave and 5 Elm Road.',
    'All three together cost $1,574,999.',
    'You want all three under $400,000.',
    'If both are under $600,000, you can choose freely.',
    'Both have parking, and 22 Pine Street has 2 spots.',
    'All three are active. The largest has 4 bedrooms.',
    'Each of the three costs at least $300,000.',
    'Both 9 Oak Ave and 5 Elm Road are in Tacoma, the first with 2 bedrooms.',
    'Of all three, 5 Elm Road has the most bedrooms, 4.',
    'Les deux premières coûtent 749 999 $ et 300 000 $.',
    'Los dos primeros cuestan 749.999 $ y 300.000 $.',
    'Both 22 Pine Street at $749,999 and 5 Elm Road at $525,000 have parking.',
    'For both, the fee is at most $310.',
    'None of them is under $250,000.',
    'Both 22 Pine Street ($749,999) and 9 Oak Ave ($300,000) are active.',
    'Both the $749,999 home and the $525,000 one have parking.',
    'Both of these 2 homes are in Tacoma.',
    'All 3 homes are active.',
    'I found 3 homes; both in Tacoma cost under $600,000.',
    'The other two are both under $600,000.',
  ])('%s', (said) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, three)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('a false difference of two homes is put right:', () => {
  test.each([
    '22 Pine Street and 5 Elm Road are within $4,000 of each other.',
    'The price gap between 22 Pine Street and 5 Elm Road is $124,999.',
    'There is a $25,000 gap between 9 Oak Ave and 5 Elm Road.',
    'The HOA dues differ by $90 a month.',
    "22 Pine Street's HOA dues are $160 more than those of 9 Oak Ave.",
    '9 Oak Ave and 5 Elm Road are within $200,000 of each other.',
    'La diferencia de precio entre 9 Oak Ave y 5 Elm Road es de 224.999 $.',
    "L'écart de prix entre 9 Oak Ave et 5 Elm Road est de 325 000 $.",
    'Der Preisunterschied zwischen 9 Oak Ave und 5 Elm Road beträgt 205.000 $.',
    'A diferença de preço entre 9 Oak Ave e 5 Elm Road é de $ 449.999.',
    'The price gap between 22 Pine Street and 5 Elm Road is $225,000.',
    'HOA dues differ by $60 between 22 Pine Street and 5 Elm Road.',
    'The difference is that 22 Pine Street costs $449,999.',
  ])('%s', (lie) => expect(checkAnswer([lie], three).text).not.toBe(lie))
})

describe('a true difference of two homes stays, in prices and in fees:', () => {
  test.each([
    'The price gap between 22 Pine Street and 5 Elm Road is $224,999.',
    '22 Pine Street and 5 Elm Road are within $225,000 of each other.',
    'The difference between 9 Oak Ave and 5 Elm Road is $225,000.',
    'There is a $225,000 gap between 9 Oak Ave and 5 Elm Road.',
    'Between the cheapest and the most expensive there is a gap of $449,999.',
    'The HOA dues differ by $60 a month.',
    "22 Pine Street's HOA dues are $60 more than those of 9 Oak Ave.",
    'The HOA fee at 9 Oak Ave is $60 lower.',
    'HOA dues at 22 Pine Street are $60 higher per month than at 9 Oak Ave.',
    'The difference in HOA dues is $60 a month.',
    'Their HOA dues are both under $600 a month.',
    '9 Oak Ave and 5 Elm Road are within $250,000 of each other.',
    "Les deux maisons, 9 Oak Ave et 5 Elm Road, sont à moins de 230 000 $ l'une de l'autre.",
    '9 Oak Ave und 5 Elm Road liegen 225.000 $ auseinander.',
    'La diferencia de precio entre 9 Oak Ave y 5 Elm Road es de 225.000 $.',
    "L'écart de prix entre 9 Oak Ave et 5 Elm Road est de 225 000 $.",
    'Der Preisunterschied zwischen 9 Oak Ave und 5 Elm Road beträgt 225.000 $.',
    'A diferença de preço entre 9 Oak Ave e 5 Elm Road é de $ 225.000.',
    'The HOA at 22 Pine Street is $310 a month, $60 more than the $250 at 9 Oak Ave.',
    'Los gastos de comunidad se diferencian en 60 $.',
    'HOA dues differ by $310 between 22 Pine Street and 5 Elm Road.',
  ])('%s', (said) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, three)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('a price per area stays where it is true:', () => {
  test.each([
    'Le prix au pied carré de 5 Elm Road est de 219 $.',
    '9 Oak Ave coûte 300 000 $ pour 900 pieds carrés, soit 333 $ le pied carré.',
    'Prix au pied carré : 525 000 $ pour 2 400 pi², soit 219 $ pour 5 Elm Road.',
    'Le prix au pied carré est le plus élevé pour 22 Pine Street, soit 405 $.',
    'El precio por pie cuadrado de 9 Oak Ave es de 333 $.',
    'El precio por pie cuadrado más bajo es el de 5 Elm Road, es decir, 219 $.',
    'El precio por pie cuadrado de 22 Pine Street, o sea 405 $, es el más alto.',
    'O preço por pé quadrado de 9 Oak Ave é de 333 $.',
    'O preço por pé quadrado mais baixo é o de 5 Elm Road, ou seja, 219 $.',
    'Der Preis pro Quadratfuß liegt bei 5 Elm Road bei 219 $.',
    'Price per square foot: $525,000 / 2,400 sq ft = $219.',
  ])('%s', (said) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, three)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('a price per area is put right where it is not:', () => {
  test.each([
    'Le prix au pied carré de 5 Elm Road est de 319 $.',
    'Le prix au pied carré est le plus élevé pour 22 Pine Street, soit 556 $.',
    'El precio por pie cuadrado más bajo es el de 5 Elm Road, es decir, 199 $.',
    'O preço por pé quadrado mais baixo é o de 5 Elm Road, ou seja, 249 $.',
    'Price per square foot: $555,000 / 2,400 sq ft = $219.',
  ])('%s', (lie) => expect(checkAnswer([lie], three).text).not.toBe(lie))
})

describe('half baths in words stay:', () => {
  test.each([
    '22 Pine Street tem 2 banheiros e meio.',
    '22 Pine Street tiene dos baños y medio.',
    '22 Pine Street tiene 2 baños y medio.',
    '22 Pine Street tem dois banheiros e meio.',
    '22 Pine Street a deux salles de bain et demie.',
    '22 Pine Street tem dois banheiros e meio e três quartos.',
    '22 Pine Street a 2 salles de bain et demie et 3 chambres.',
    '22 Pine Street tiene dos cuartos de baño y medio.',
  ])('%s', (said) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, three)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('half baths that no home has are put right:', () => {
  test.each([
    '22 Pine Street tem 3 banheiros e meio.',
    '22 Pine Street tiene tres baños y medio.',
    '5 Elm Road tem 2 banheiros e meio.',
    '5 Elm Road tem dois banheiros e meio.',
    '5 Elm Road tiene 2 baños y medio y cuatro dormitorios.',
    '5 Elm Road a 2 salles de bain et demie.',
    '5 Elm Road a deux salles de bain et demie.',
  ])('%s', (lie) => expect(checkAnswer([lie], three).text).not.toBe(lie))
})

describe('a year before the name of a street tells when the home was built:', () => {
  test.each(['The 1927 Elm Road house is the oldest.', 'I like the 1962 Pine Street home, with 3 bedrooms.'])(
    '%s',
    (said) => expect(checkAnswer([said], three).text).toBe(said),
  )
  test.each(['The 1935 Elm Road house is the oldest.', '1927 Elm Road is on the market.'])('%s', (lie) =>
    expect(checkAnswer([lie], three).text).not.toBe(lie),
  )
})

import { describe, expect, test } from 'vitest'
import { checkAnswer, letters, type Scene } from './check-answer.ts'
import { elm as elmRoad, pine, oak as soldOak } from './pine-and-oak.ts'

const oak = { ...soldOak, Status: 'Active' as const }
const elm = {
  ...elmRoad,
  PropertyType: 'Condo/Co-op' as const,
  Description: 'Two-car garage, heated pool and a fenced garden. Walk to the light rail. No gym.',
}
const three: Scene = { listings: [pine, oak, elm] }
const two: Scene = { listings: [pine, oak] }
const one: Scene = { listings: [elm] }

describe('a comparison that the listings bear out passes as it is:', () => {
  test.each<[said: string, scene?: Scene]>([
    ['9 Oak Ave is the cheapest of the three. The cheapest is 9 Oak Ave at $300,000. The cheapest option is $300,000.'],
    ['22 Pine Street is more expensive than 9 Oak Ave, but it is also bigger.', two],
    ['5 Elm Road is bigger than 9 Oak Ave. The newest of the three is 9 Oak Ave, built in 2004.'],
    ['1. **22 Pine Street** – $749,999 – the most expensive of the bunch\n2. **9 Oak Ave** – the cheapest\n'],
    ["9 Oak Ave costs $300,000. It's the smallest of the three."],
    ['5 Elm Road is closer to the light rail than 22 Pine Street. 9 Oak Ave is closer to your budget.'],
    ['22 Pine Street is closer to Seattle than 5 Elm Road.'],
    ['Das günstigste Angebot ist 9 Oak Ave. 9 Oak Ave ist kleiner als 5 Elm Road. Am teuersten ist 22 Pine Street.'],
    ['Ein großer Garten und ein neuer Herd gehören zu 9 Oak Ave.'],
    ['9 Oak Ave es la más barata de las tres. La más grande es 5 Elm Road. 22 Pine Street es más cara que 9 Oak Ave.'],
    ['La maison la moins chère est 9 Oak Ave. 22 Pine Street est plus ancienne que 9 Oak Ave.'],
    ['9 Oak Ave é a mais barata das três. A maior é 5 Elm Road. 9 Oak Ave é menor do que 5 Elm Road.'],
    ['5 Elm Road has the most bedrooms and the largest lot. 22 Pine Street has the largest kitchen.'],
    ['Do you want something cheaper? I can show you the cheapest homes first. Anything bigger costs more.'],
    ['22 Pine Street is one of the cheapest. If you want the cheapest, look at 9 Oak Ave.'],
    ['Compared to 22 Pine Street, 9 Oak Ave is cheaper. 9 Oak Ave is cheaper than average.', two],
    ['22 Pine Street is bigger and older, while 9 Oak Ave is cheaper and newer.', two],
    ['**Cheapest:** 9 Oak Ave – $300,000\n**Largest:** 5 Elm Road – 2,400 sq ft\n'],
    ['22 Pine Street costs more than 9 Oak Ave. 22 Pine Street is $449,999 more expensive than 9 Oak Ave.'],
    ['22 Pine Street is the cheapest home in Seattle. 5 Elm Road is the cheapest condo of all.'],
    ['22 Pine Street is the cheapest with a garden. The cheapest way to buy is cash.'],
    ['In Seattle, the cheapest is 22 Pine Street. For large families, the cheapest is 5 Elm Road.'],
    ['The kitchen at 9 Oak Ave is larger than the one at 5 Elm Road. 9 Oak Ave is an older home.'],
    ['Cheapest = 9 Oak Ave, oldest = 22 Pine Street, biggest = 5 Elm Road.'],
    ['5 Elm Road is cheaper per square foot than 9 Oak Ave, and the second cheapest is 5 Elm Road.'],
    ['The cheapest is 5 Elm Road.', { listings: [pine, oak, elm], results: [[0, 2]] }],
    ['Apart from 9 Oak Ave, the cheapest is 5 Elm Road. The cheapest are 5 Elm Road and 9 Oak Ave.'],
    ['22 Pine Street is a newer listing than 9 Oak Ave.', { listings: [pine, { ...oak, DaysOnMarket: 40 }] }],
  ])('%s', (said, scene = three) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, scene)).toMatchObject({ text: said, corrections: [] })
  })
})

describe('a comparison that the listings belie is marked:', () => {
  test.each<[lie: string, scene?: Scene]>([
    ['22 Pine Street is the cheapest of the three.'],
    ['22 Pine Street is cheaper than 9 Oak Ave.', two],
    ['9 Oak Ave is bigger than 5 Elm Road.'],
    ['The cheapest is 22 Pine Street.'],
    ['The newest of the three is 5 Elm Road.'],
    ['The cheapest option is $525,000.'],
    ['1. **22 Pine Street** – $749,999 – the cheapest of the bunch\n'],
    ["9 Oak Ave costs $300,000. It's the largest of the three."],
    ['5 Elm Road is closer to downtown than 22 Pine Street.'],
    ['Das günstigste Angebot ist 22 Pine Street.'],
    ['9 Oak Ave ist größer als 5 Elm Road.'],
    ['9 Oak Ave liegt näher an der Innenstadt als 22 Pine Street.'],
    ['22 Pine Street liegt näher am nächsten Park als 9 Oak Ave.'],
    ['9 Oak Ave liegt näher an der nächstgelegenen Schule.'],
    ['22 Pine Street es la más barata de las tres.'],
    ['La más grande es 9 Oak Ave.'],
    ['22 Pine Street está más cerca del centro que 9 Oak Ave.'],
    ['La maison la moins chère est 22 Pine Street.'],
    ['22 Pine Street est plus récente que 9 Oak Ave.'],
    ['22 Pine Street é a mais barata das três.'],
    ['9 Oak Ave é maior do que 5 Elm Road.'],
    ['9 Oak Ave has the most bedrooms.'],
    ['9 Oak Ave has the largest lot.'],
    ['9 Oak Ave is cheaper, but 22 Pine Street is smaller.', two],
    ['Unlike 9 Oak Ave, 22 Pine Street is cheaper.', two],
    ['22 Pine Street is bigger and newer, while 9 Oak Ave is cheaper.', two],
    ["22 Pine Street isn't more expensive than 9 Oak Ave."],
    ['22 Pine Street costs less than 9 Oak Ave.'],
    ['9 Oak Ave ($300,000, 2 beds) is the most expensive.'],
    ['| Cheapest | 22 Pine Street |\n'],
    ['The cheapest is 22 Pine Street.', { listings: [pine, oak, elm], results: [[0, 2]] }],
    ['The cheaper one is 22 Pine Street.', two],
    ['9 Oak Ave ist neuer gebaut, aber 22 Pine Street ist neuer als 9 Oak Ave.'],
    ['22 Pine Street is cheaper per square foot than 9 Oak Ave.'],
    ['In Tacoma, the largest is 9 Oak Ave.'],
    ['22 Pine Street is the cheapest by far.'],
    ['The newer of the two Tacoma homes is 5 Elm Road.'],
    ['Die günstigere Wohnung ist 22 Pine Street.', two],
    ['El precio más bajo es el de 22 Pine Street.', two],
  ])('%s', (lie, scene = three) => {
    for (const pieces of [[lie], letters(lie)]) {
      const { text, corrections } = checkAnswer(pieces, scene)
      expect(corrections).toEqual([{ kind: 'comparison', fate: 'dropped' }])
      expect(text.replace(/ \((?:not confirmed|non confirmé|sin confirmar|nicht bestätigt|não confirmado)\)/, '')).toBe(
        lie,
      )
    }
  })
})

describe('that a home lacks what its listing has is marked:', () => {
  test.each<[lie: string, scene?: Scene]>([
    ['22 Pine Street has no parking.', two],
    ['It comes without parking.', { listings: [pine] }],
    ['It comes without a garage.'],
    ["It doesn't have a pool."],
    ['5 Elm Road has no garage.'],
    ['It lacks a garden.'],
    ['9 Oak Ave and 22 Pine Street are nice. 5 Elm Road does not have a garage.', three],
    ['Das Haus hat keinen Pool.'],
    ['5 Elm Road wird ohne Garage verkauft.'],
    ['La casa no tiene piscina.'],
    ['No hay jardín.'],
    ["La maison n'a pas de piscine."],
    ['5 Elm Road est sans garage.'],
    ['A casa não tem piscina.'],
    ['Fica sem piscina.'],
    ['- **Parking:** none\n', { listings: [pine] }],
    ["There's no HOA.", { listings: [pine] }],
    ["There isn't a pool."],
    ['There is no pool on the property.'],
    ['22 Pine Street is nice, but there is no pool at 5 Elm Road.', three],
    ['Parking: not available.'],
    ['Einen Pool gibt es nicht.'],
    ['La propiedad carece de garaje.'],
    ['Aucun garage.'],
    ['Aucune piscine ici.'],
  ])('%s', (lie, scene = one) => {
    for (const pieces of [[lie], letters(lie)])
      expect(checkAnswer(pieces, scene).corrections).toEqual([{ kind: 'absence', fate: 'dropped' }])
  })
})

describe('what a home lacks, and what is no such statement, passes as it is:', () => {
  test.each<[said: string, scene?: Scene]>([
    ['5 Elm Road has no fireplace and no gym. There is no HOA, and there are no parking fees.'],
    ['It does not have a pool. There is no balcony.', { listings: [pine] }],
    ['9 Oak Ave has no garage. Homes without a garage are cheaper.', three],
    ['I can also look for homes without a garage. Do you want a condo with no pool?', three],
    ['Without a doubt, the pool is a highlight. No worries, the garage fits two cars.'],
    ['It is not just a garage, it is a workshop. I have no parking details for other homes.'],
    ['If you need a home without a pool, tell me. Pas de problème, la piscine est chauffée.'],
    ['5 Elm Road has a pool; there is no pool at 9 Oak Ave.', three],
    ["Some buyers prefer a place where there's no HOA. Living where there is no HOA is simple.", { listings: [pine] }],
    ['Manche ziehen Gegenden vor, wo es keinen Pool gibt. Hay barrios donde no hay piscina.'],
    ['9 Oak Ave comes without a pool or a garage; 5 Elm Road has both.', three],
    ['It has no garage, just street parking.', { listings: [{ ...oak, Description: 'Street parking only.' }] }],
    ['Il n’y a pas de cheminée. Es gibt keinen Kamin. No hay chimenea. Não tem lareira.'],
  ])('%s', (said, scene = one) => {
    for (const pieces of [[said], letters(said)])
      expect(checkAnswer(pieces, scene)).toMatchObject({ text: said, corrections: [] })
  })
})

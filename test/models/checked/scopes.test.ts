import { describe, expect, test } from 'vitest'
import { checkAnswer, letters, type Scene } from './check-answer.ts'
import { elm as elmRoad, pine, oak as soldOak } from './pine-and-oak.ts'

const oak = { ...soldOak, Status: 'Active' as const }
// The cheapest per square foot and per bedroom, but not at its price.
const elm = {
  ...elmRoad,
  PropertyType: 'Condo/Co-op' as const,
  Description: 'Off-street space for one car. Community pool and shared gym.',
}
const three: Scene = { listings: [pine, oak, elm] }

describe('a home that leads by another measure than its price passes as it is:', () => {
  test.each([
    ['Per square foot, 5 Elm Road is the cheapest of the three.'],
    ['Going by price per square foot, 5 Elm Road is the cheapest.'],
    ['On a cost-per-square-foot basis 5 Elm Road is the least expensive.'],
    ['5 Elm Road is the cheapest at $219 per square foot.'],
    ['5 Elm Road is the most affordable when you look at the price per bedroom.'],
    ['Foot for foot, 5 Elm Road is the cheapest.'],
    ['5 Elm Road is the cheapest when it comes to monthly dues.'],
    ['Relative to its size, 5 Elm Road is the cheapest.'],
    ['By number of bedrooms, 5 Elm Road is the most affordable.'],
    ['Por metro cuadrado, 5 Elm Road es la más barata.'],
    ['En relación con su superficie, 5 Elm Road es la más barata de las tres.'],
    ['5 Elm Road es la más barata por dormitorio.'],
    ['Au mètre carré, 5 Elm Road est le moins cher.'],
    ['Ramené à la surface, 5 Elm Road est le moins cher des trois.'],
    ['Par chambre, 5 Elm Road est le moins cher.'],
    ['Je Quadratmeter ist 5 Elm Road am günstigsten.'],
    ['Beim Quadratmeterpreis ist 5 Elm Road am günstigsten.'],
    ['Gemessen an der Wohnfläche ist 5 Elm Road das günstigste Angebot.'],
    ['Pro Schlafzimmer ist 5 Elm Road am günstigsten.'],
    ['Por metro quadrado, 5 Elm Road é a mais barata das três.'],
    ['Em proporção à área, 5 Elm Road é a mais barata.'],
    ['Por quarto, 5 Elm Road é a mais barata.'],
  ])('%s', (said) => passes(said, three))
})

describe('a home that leads those that its sentence speaks of passes as it is:', () => {
  test.each<[said: string, scene?: Scene]>([
    ['Setting 9 Oak Ave aside, 5 Elm Road is the cheapest.'],
    ['Ruling out small places, 5 Elm Road is the cheapest.'],
    ['Not counting the smallest one, 5 Elm Road is the cheapest.'],
    ['If you need four bedrooms, 5 Elm Road is the cheapest.'],
    ['5 Elm Road is the cheapest once you leave out 9 Oak Ave.'],
    ['5 Elm Road is the cheapest, provided that you need two baths.'],
    ['5 Elm Road is the cheapest four-bedroom.'],
    ['5 Elm Road: cheapest two-bath in Tacoma'],
    ['Do you need room for six? Then 5 Elm Road is the cheapest.'],
    ['Looking for four bedrooms? 5 Elm Road is the cheapest.'],
    ['Brauchen Sie mehr Platz? Am günstigsten ist 5 Elm Road.'],
    ['Only two have more than one bath. The cheapest is 5 Elm Road.'],
    ['Best with two baths: 5 Elm Road, the cheapest.'],
    ['22 Pine Street is the largest of the houses. The largest house is 22 Pine Street.'],
    ['Sin contar 9 Oak Ave, 5 Elm Road es la más barata.'],
    ['De las que tienen dos baños, 5 Elm Road es la más barata.'],
    ['Si necesitas cuatro dormitorios, 5 Elm Road es la más barata.'],
    ['La casa más grande es 22 Pine Street.'],
    ['Sans 9 Oak Ave, 5 Elm Road est le moins cher.'],
    ['Mis à part 9 Oak Ave, 5 Elm Road est le moins cher.'],
    ['Avec quatre chambres, 5 Elm Road est le moins cher.'],
    ['La plus grande maison est 22 Pine Street.'],
    ['Ohne 9 Oak Ave ist 5 Elm Road das günstigste.'],
    ['Sieht man von 9 Oak Ave ab, ist 5 Elm Road am günstigsten.'],
    ['Unter den Angeboten mit zwei Bädern ist 5 Elm Road das günstigste.'],
    ['Bis auf 9 Oak Ave ist 5 Elm Road das günstigste.'],
    ['Mit vier Schlafzimmern ist 5 Elm Road am günstigsten.'],
    ['Das größte Haus ist 22 Pine Street.'],
    ['Tirando 9 Oak Ave, 5 Elm Road é a mais barata.'],
    ['Das que têm dois banheiros, 5 Elm Road é a mais barata.'],
    ['Com quatro quartos, 5 Elm Road é a mais barata.'],
    ['A casa maior é 22 Pine Street.'],
    ['Of the homes still for sale, 5 Elm Road is the cheapest.', { listings: [pine, soldOak, elm] }],
    ['5 Elm Road is the cheapest home.', { listings: [pine, { ...oak, Status: 'PreOnMarket' }, elm] }],
  ])('%s', (said, scene = three) => passes(said, scene))
})

describe('a comparison that is asked, denied or reported passes as it is:', () => {
  test.each([
    ['Is 22 Pine Street the cheapest? No, 9 Oak Ave is.'],
    ['Would I call 22 Pine Street the cheapest? Hardly.'],
    ["I'd never say 22 Pine Street is the cheapest."],
    ['Nobody would call 22 Pine Street the cheapest.'],
    ["You can't say that 22 Pine Street is the newest."],
    ['It would be wrong to call 22 Pine Street the cheapest.'],
    ['You asked if 22 Pine Street is cheaper than 9 Oak Ave. It is not.'],
    ['I said that 22 Pine Street is the cheapest; that was a mistake.'],
    ['As to whether 22 Pine Street is newer than 9 Oak Ave: no.'],
    ['¿Es 22 Pine Street la más barata? No.'],
    ['No diría que 22 Pine Street es la más barata.'],
    ['Preguntaste si 22 Pine Street es más barata que 9 Oak Ave: no lo es.'],
    ['22 Pine Street est-il le moins cher ? Non.'],
    ['Je ne dirais pas que 22 Pine Street est le moins cher.'],
    ['Vous demandiez si 22 Pine Street est plus récent que 9 Oak Ave : non.'],
    ['Ist 22 Pine Street das günstigste? Nein.'],
    ['Ich würde nicht behaupten, 22 Pine Street ist das günstigste.'],
    ['Keinesfalls ist 22 Pine Street das günstigste.'],
    ['Sie fragten, ob 22 Pine Street neuer ist als 9 Oak Ave: nein.'],
    ['A 22 Pine Street é a mais barata? Não.'],
    ['Eu não diria que a 22 Pine Street é a mais barata.'],
    ['Você perguntou se a 22 Pine Street é mais nova que 9 Oak Ave: não é.'],
    // "S." may be short for "South": the sentence goes on behind it.
    ['Je retiens 22 Pine Street et 9 Oak Ave S. Le moins cher est 9 Oak Ave S et le plus ancien 22 Pine Street.'],
  ])('%s', (said) => passes(said, three))
})

describe('what a listing does not tell, or what a home does not have of its own, passes as it is:', () => {
  test.each([
    ["There's no garage mentioned for 5 Elm Road, though one parking spot is listed."],
    ['No garage is listed. The listing shows no parking.'],
    ['5 Elm Road has no garage.'],
    ["There's no pool on the property itself. It has no pool of its own, only a shared one."],
    ["There's no gym, but the community has one."],
    ['No se menciona garaje. No tiene piscina propia.'],
    ["Il n'y a pas de parking mentionné. Il n'y a pas de piscine sur le terrain même."],
    ['Laut Inserat kein Stellplatz. Es gibt keinen Pool auf dem eigenen Grundstück.'],
    ['Não tem garagem, segundo o anúncio. Não tem piscina própria.'],
  ])('%s', (said) => passes(said, { listings: [elm] }))
})

describe('an untrue comparison is marked behind words that limit nothing:', () => {
  test.each([
    ['Which is the cheapest? 22 Pine Street is the cheapest.'],
    ['Three homes match. 22 Pine Street is the cheapest.'],
    ['In short, 22 Pine Street is the cheapest.'],
    ['At $749,999, 22 Pine Street is the cheapest.'],
    ['No, 22 Pine Street is the cheapest.'],
    ['My pick is 22 Pine Street, the cheapest of the three.'],
    ['Of the three, 22 Pine Street is the cheapest.'],
    ['Per square foot, 22 Pine Street is the cheapest.'],
    ['22 Pine Street has a garden, and it is the cheapest.'],
    ['Kurz gesagt: 22 Pine Street ist das günstigste.'],
    ['Von den drei ist 22 Pine Street das günstigste.'],
    ['Sí, 22 Pine Street es la más barata.'],
    ['Des trois, 22 Pine Street est le moins cher.'],
    ['Das três, 22 Pine Street é a mais barata.'],
    ['There is no garage at 9 Oak Ave, but 22 Pine Street is the cheapest.'],
  ])('%s', (lie) => {
    for (const pieces of [[lie], letters(lie)])
      expect(checkAnswer(pieces, three).corrections).toContainEqual({ kind: 'comparison', fate: 'dropped' })
  })
})

function passes(said: string, scene: Scene) {
  for (const pieces of [[said], letters(said)])
    expect(checkAnswer(pieces, scene)).toMatchObject({ text: said, corrections: [] })
}

import { describe, expect, test } from 'vitest'
import { checkAnswer, letters, type Scene } from './check-answer.ts'
import { oak, pine } from './pine-and-oak.ts'

const both: Scene = { listings: [pine, oak] }
const sold: Scene = { listings: [oak] }
const check = (pieces: string[], scene: Scene = {}) => checkAnswer(pieces, { listings: [pine], ...scene })

describe('a lie is put right in whatever form it is told:', () => {
  test.each<[lie: string, truth: string, scene?: Scene]>([
    ['22 Pine Street: beds 4, baths 1.', '22 Pine Street: beds 3, baths 2.5.'],
    ['Bedrooms (5), bathrooms (1).', 'Bedrooms (3), bathrooms (2.5).'],
    ['Beds: four. Baths: three.', 'Beds: 3. Baths: 2.5.'],
    ['Schlafzimmer 5.', 'Schlafzimmer 3.'],
    ['Dormitorios 5; quartos (5).', 'Dormitorios 3; quartos (3).'],
    ['Baths: four and a half', 'Baths: 2.5'],
    ['It has four and a half baths.', 'It has 2.5 baths.'],
    ['It has 5 well-proportioned bedrooms.', 'It has 3 well-proportioned bedrooms.'],
    ['It has `5` bedrooms.', 'It has `3` bedrooms.'],
    ['Construction year: 1999', 'Construction year: 1962'],
    ['Garage spaces: 5', 'Garage spaces: 2'],
    ['It dates from 1955.', 'It dates from (not confirmed).'],
    ['It has 3000 sf.', 'It has 1,850 sf.'],
    ['It has been listed for 90 days.', 'It has been listed for 5 days.'],
    ['It costs one million dollars.', 'It costs $749,999.'],
    ['It costs seven hundred thousand dollars.', 'It costs $749,999.'],
    ['The price is half a million dollars.', 'The price is $749,999.'],
    ['It costs $1 million.', 'It costs $749,999.'],
    ['If you ask me, 5 bedrooms.', 'If you ask me, 3 bedrooms.'],
    ['Wenn Sie mich fragen: 5 Schlafzimmer.', 'Wenn Sie mich fragen: 3 Schlafzimmer.'],
    ['Si quiere mi opinión, 5 dormitorios.', 'Si quiere mi opinión, 3 dormitorios.'],
    ['Si vous voulez mon avis, 5 chambres.', 'Si vous voulez mon avis, 3 chambres.'],
    ['Se quiser a minha opinião, 5 quartos.', 'Se quiser a minha opinião, 3 quartos.'],
    [
      'Address | Beds | Baths\n--- | --- | ---\n22 Pine Street | 5 | 4\n9 Oak Ave | 2 | 1\n',
      'Address | Beds | Baths\n--- | --- | ---\n22 Pine Street | 3 | 2.5\n9 Oak Ave | 2 | 1\n',
      both,
    ],
    ['Beds | Baths\n:--|--:\n4 | 3\n\n', 'Beds | Baths\n:--|--:\n3 | 2.5\n\n'],
    [
      ' | 22 Pine Street | 9 Oak Ave\n---|---|---\nBeds | 5 | 4\n',
      ' | 22 Pine Street | 9 Oak Ave\n---|---|---\nBeds | 3 | 2\n',
      both,
    ],
  ])('%s', (lie, truth, scene) => {
    expect(check([lie], scene).text).toBe(truth)
    expect(check(letters(lie), scene).text).toBe(truth)
  })
})

test.each([
  ['It costs a million dollars.', 'It costs a (not confirmed).'],
  ['Es kostet eine Million Dollar.', 'Es kostet eine (not confirmed).'],
  ['Cuesta un millón de dólares.', 'Cuesta un (not confirmed).'],
  ['Elle coûte un million de dollars.', 'Elle coûte un (not confirmed).'],
  ['Custa um milhão de dólares.', 'Custa um (not confirmed).'],
])('of what was shown with its article only the rest is taken back: %s', (lie, left) =>
  expect(check(letters(lie)).text).toBe(left),
)

describe('what is true passes in these forms too:', () => {
  test.each<[truth: string, scene?: Scene]>([
    ['22 Pine Street: beds 3, baths 2.5.'],
    ['Bedrooms (3), bathrooms (2.5).'],
    ['Bedrooms: three. Parking: two.'],
    ['Bedrooms 2, 3 and 1 are upstairs.'],
    ['Upstairs: bedrooms 2 and 3; bedroom 1 is below.'],
    ['3 bedrooms (2 with a view), 2.5 baths (1 en suite).'],
    ['Three bedrooms (3).'],
    ['Baths: two and a half.'],
    ['Bathrooms: two full and one half.'],
    ['Bedrooms: two upstairs, one downstairs.'],
    ['If you need 4 bedrooms, I can look further.'],
    ['Si busca 5 dormitorios, puedo mirar más.'],
    ['Chambres : 3 ; salles de bain : 2,5'],
    ['Home | Beds | Price\n--- | --- | ---\n22 Pine Street | 3 | $749,999\n9 Oak Ave | 2 | $300,000\n\nYes?\n', both],
    ['22 Pine Street | 3 beds | 2.5 baths\n9 Oak Ave | 2 beds | 1 bath\n', both],
    ['It costs seven hundred fifty thousand dollars.'],
    ['It costs about three quarters of a million dollars.'],
    ['It has a million-dollar view, and there are thousands of dollars to save.'],
    ['The HOA is three hundred ten dollars a month.'],
    ['It costs three hundred thousand dollars.', sold],
    ['Cuesta trescientos mil dólares.', sold],
    ['Elle coûte trois cent mille dollars.', sold],
    ['Custa trezentos mil dólares.', sold],
    ['I found no homes under two hundred thousand dollars.', both],
    [
      'These are under five hundred thousand dollars.',
      { ...both, asked: 'anything under five hundred thousand dollars?' },
    ],
    ['It costs $1 million.', { listings: [{ ...pine, SalePrice: 1_040_000 }] }],
    ['Photos: kitchen 1, bedroom 2, bath 1.'],
    ['Upper level: bedroom 1, bath 1; lower level: bedroom 2, bath 2.'],
    ['Oben: Schlafzimmer 2, Schlafzimmer 1, Bad 2.'],
    ['Unten: Schlafzimmer 2, Bad 1.'],
    ['Fotos: dormitorio 2, baño 1. Photos : chambre 2, salle de bains 1. Fotos: quarto 2, banheiro 1.'],
    ['The main bath (1) is downstairs.'],
    ['Full baths: two. Half baths: one.'],
    ['Full baths: 2, half baths: 1.'],
    ['If you ask me to show 4 bedrooms, I will.'],
    ['If you are wondering about 4 bedrooms, this is not it.'],
    ['Si vous me demandez 4 chambres, je peux chercher.'],
    ['Wenn Sie mich nach 4 Schlafzimmern fragen, suche ich gern.'],
    ['Expect a few hundred dollars a month, and several thousand dollars at closing.'],
    ['Rechnen Sie mit ein paar tausend Dollar. Comptez quelques mille euros. Son unos pocos miles de dólares.'],
    ["Elle coûte moins d'un million de dollars."],
    ["Elle coûte plus d'un million de dollars.", { listings: [{ ...pine, SalePrice: 1_250_000 }] }],
    ['No home here costs a million dollars.'],
    ['It is a $1 million+ home; it costs $1 million plus.', { listings: [{ ...pine, SalePrice: 1_250_000 }] }],
    ['It costs $700k or more.'],
    ['Floor | Bedrooms | Baths\n---|---|---\nFirst | 1 | 1\nSecond | 2 | 1.5\n'],
    ['Room | Size | Level\n---|---|---\nBedroom 1 | 12x14 | 2\nBath | 8x6 | 1\n'],
    ['| Zimmer | Etage |\n|---|---|\n| Schlafzimmer | 2 |\n| Bad | 1 |\n'],
  ])('%s', (truth, scene) => {
    for (const pieces of [[truth], letters(truth), truth.split(/(?<= )/)])
      expect(check(pieces, scene)).toMatchObject({ text: truth, corrections: [] })
  })
})

test('a city that is called by a number is shown at once', () =>
  expect(check(['Homes in Thousand ', 'Oaks ', 'are lovely']).said.slice(0, 3).join('')).toBe(
    'Homes in Thousand Oaks are lovely',
  ))

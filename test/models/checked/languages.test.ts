import { describe, expect, test } from 'vitest'
import type { ByLanguage, Language } from '../../../src/contract/languages.ts'
import { languageNamed } from '../../../src/core/language.ts'
import { aListing } from '../../sim/service/listing.ts'
import { checkAnswer, letters, type Scene } from './check-answer.ts'

const home = aListing({
  SalePrice: 749_000,
  CurrencySymbol: '€',
  Bedrooms: 3,
  Bathrooms: 2,
  BuildingArea: 125,
  AreaUnit: 'Square Meters',
  LotArea: 400,
  YearBuilt: 1962,
  ParkingSpots: 2,
  HOAMonth: 310,
  DepositFee: 2_000,
  MLSNumber: 'K-20431',
  Url: 'https://homes.example.com/22',
  Status: 'Active',
  Address: 'Lindenstraße 22',
  City: 'Köln',
  State: 'NW',
  ZIP: '50674',
})

type OtherLanguage = Exclude<Language, 'en'>
const homes: Record<OtherLanguage, typeof home> = {
  de: home,
  es: { ...home, Address: 'Calle Mayor 12', City: 'Madrid', State: 'M', ZIP: '28013' },
  fr: { ...home, Address: '12 rue de la Paix', City: 'Paris', State: 'IDF', ZIP: '75002' },
  pt: { ...home, Address: 'Rua Augusta 12', City: 'Lisboa', State: 'L', ZIP: '1100-048' },
}
const sold = (language: OtherLanguage): Scene => ({ listings: [{ ...homes[language], Status: 'Sold' }] })
const NAMES: ByLanguage<string> = { en: 'English', es: 'Spanish', fr: 'French', de: 'German', pt: 'Portuguese' }

const check = (pieces: string[], language: OtherLanguage, scene: Scene = {}) =>
  checkAnswer(pieces, {
    listings: [homes[language]],
    figures: [12],
    settings: { AIResponseLanguage: NAMES[language] },
    ...scene,
  })
const plainBlanks = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const lies: Record<OtherLanguage, [lie: string, truth: string, scene?: Scene][]> = {
  de: [
    ['Es kostet 699.000 €.', 'Es kostet 749.000 €.'],
    ['Der Preis liegt bei 1,2 Mio. €.', 'Der Preis liegt bei 749.000 €.'],
    ['Es hat fünf Schlafzimmer.', 'Es hat 3 Schlafzimmer.'],
    ['Es hat drei Bäder.', 'Es hat 2 Bäder.'],
    ['Mit sechs Zimmern ist sie groß.', 'Mit (nicht bestätigt) Zimmern ist sie groß.'],
    ['Sie bietet 140 Quadratmeter.', 'Sie bietet 125 Quadratmeter.'],
    ['Sie hat 140 qm.', 'Sie hat 125 qm.'],
    ['Baujahr: 1999.', 'Baujahr: 1962.'],
    ['Das Haus wurde 1999 gebaut.', 'Das Haus wurde 1962 gebaut.'],
    ['Es gibt 4 Stellplätze.', 'Es gibt 2 Stellplätze.'],
    ['Das Hausgeld beträgt 900 €.', 'Das Hausgeld beträgt 310 €.'],
    ['Die Kaution beträgt 900 €.', 'Die Kaution beträgt 2.000 €.'],
    ['Ich habe 40 Wohnungen gefunden.', 'Ich habe 12 Wohnungen gefunden.'],
    ['Die Wohnung ist schon verkauft.', 'Die Wohnung ist schon verfügbar.'],
    ['Leider ist die Wohnung reserviert.', 'Leider ist die Wohnung verfügbar.'],
    ['Sie ist nicht mehr verfügbar.', 'Sie ist verfügbar.'],
    ['Sie ist noch verfügbar.', 'Sie ist noch verkauft.', sold('de')],
    ['Die Wohnung Hauptstraße 5 ist schön.', 'Die Wohnung Hauptstraße (nicht bestätigt) ist schön.'],
  ],
  es: [
    ['Cuesta 699.000 €.', 'Cuesta 749.000 €.'],
    ['Tiene cinco dormitorios.', 'Tiene 3 dormitorios.'],
    ['Tiene cuatro cuartos de baño.', 'Tiene 2 cuartos de baño.'],
    ['Tiene 140 metros cuadrados.', 'Tiene 125 metros cuadrados.'],
    ['Construido en 1999.', 'Construido en 1962.'],
    ['El año de construcción es 1999.', 'El año de construcción es 1962.'],
    ['Hay 4 plazas de garaje.', 'Hay 2 plazas de garaje.'],
    ['Los gastos de comunidad son 900 €.', 'Los gastos de comunidad son 310 €.'],
    ['He encontrado 40 pisos.', 'He encontrado 12 pisos.'],
    ['El piso ya está vendido.', 'El piso ya está disponible.'],
    ['Ya no está disponible.', 'Está disponible.'],
    ['La casa está disponible.', 'La casa está fuera del mercado.', sold('es')],
    ['El piso de la Calle Serrano 5 es bonito.', 'El piso de la Calle Mayor 12, Madrid, M 28013 es bonito.'],
  ],
  fr: [
    ['Il coûte 699 000 €.', 'Il coûte 749 000 €.'],
    ['Il a cinq chambres.', 'Il a 3 chambres.'],
    ['Il y a quatre salles de bain.', 'Il y a 2 salles de bain.'],
    ['Il fait 140 mètres carrés.', 'Il fait 125 mètres carrés.'],
    ['Construit en 1999.', 'Construit en 1962.'],
    ['Il y a 4 places de parking.', 'Il y a 2 places de parking.'],
    ['Les charges sont de 900 € par mois.', 'Les charges sont de 310 € par mois.'],
    ['J’ai trouvé 40 appartements.', 'J’ai trouvé 12 appartements.'],
    ['L’appartement est vendu.', 'L’appartement est disponible.'],
    ['Il n’est plus disponible.', 'Il est disponible.'],
    ['La maison est disponible.', 'La maison est hors marché.', sold('fr')],
    ['Celui du 5 avenue Foch est beau.', 'Celui du 12 rue de la Paix, Paris, IDF 75002 est beau.'],
  ],
  pt: [
    ['Custa 699.000 €.', 'Custa € 749.000.'],
    ['Tem cinco quartos.', 'Tem 3 quartos.'],
    ['Tem quatro casas de banho.', 'Tem 2 casas de banho.'],
    ['Tem 140 metros quadrados.', 'Tem 125 metros quadrados.'],
    ['Construído em 1999.', 'Construído em 1962.'],
    ['Há 4 vagas de garagem.', 'Há 2 vagas de garagem.'],
    ['O condomínio custa 900 € por mês.', 'O condomínio custa € 310 por mês.'],
    ['Encontrei 40 apartamentos.', 'Encontrei 12 apartamentos.'],
    ['O apartamento está vendido.', 'O apartamento está disponível.'],
    ['Já não está disponível.', 'Está disponível.'],
    ['A casa está disponível.', 'A casa está fora do mercado.', sold('pt')],
    ['O da Rua do Ouro 5 é bonito.', 'O da Rua Augusta 12, Lisboa, L 1100-048 é bonito.'],
  ],
}

const truths: Record<OtherLanguage, [truth: string, scene?: Scene][]> = {
  de: [
    ['Es kostet 749.000 € oder rund 750.000 Euro.'],
    ['Kaufpreis: 749 000 €, also knapp 0,75 Mio. €.'],
    ['Es hat drei Schlafzimmer, zwei Bäder und 125 m² auf einem Grundstück von 400 Quadratmetern.'],
    ['Die 4-Zimmer-Wohnung von 1962 hat zwei Stellplätze.'],
    ['Lindenstr. 22 in 50674 Köln ist noch verfügbar und nicht verkauft.'],
    ['Unter 800.000 € habe ich diese, ab 700.000 € auch.'],
    ['Das Hausgeld beträgt 310 € im Monat, die Kaution 2.000 €.'],
    ['Das sind 5.992 € pro Quadratmeter.'],
    ['Wir sind ab 9 Uhr da, am 3. Mai 2026, fünf Minuten vom Bahnhof, Stellplatz 14.'],
    ['Der Schulweg dauert 10 Minuten, das Gebäude hat fünf Etagen.'],
    ['Keine Wohnung unter 500.000 €.', { asked: 'Gibt es etwas unter 500.000 €?' }],
    ['Die Wohnung wird 2026 verkauft.'],
    ['Es ist verkauft.', sold('de')],
  ],
  es: [
    ['Cuesta 749.000 €, unos 750.000 euros.'],
    ['Tiene tres dormitorios, dos baños y 125 metros cuadrados en una parcela de 400 m².'],
    ['Construida en 1962, con 2 plazas de garaje, en la Calle Mayor 12, 28013 Madrid.'],
    ['C/ Mayor, 12 sigue disponible y no está vendida.'],
    ['Por menos de 800.000 € tengo esta; hasta 760.000 € también.'],
    ['La comunidad cuesta 310 € al mes y la fianza 2.000 €.'],
    ['Está a 200 metros de la playa, en una calle tranquila con 3 bares, y hay otra once pasos más allá.'],
    ['He encontrado 12 pisos. Le enseño el primero a las 9 h.'],
    ['No hay pisos de 5 dormitorios.', { asked: 'pisos de 5 dormitorios', listings: [] }],
    ['Ya no está disponible.', sold('es')],
  ],
  fr: [
    ['Il coûte 749 000 €, soit environ 750 000 euros.'],
    ['Il a trois chambres, deux salles de bains et 125 mètres carrés, avec un terrain de 400 m².'],
    ['Un 4 pièces construit en 1962, avec 2 places de parking, au 12 rue de la Paix, 75002 Paris.'],
    ['Il est toujours disponible et n’est pas vendu.'],
    ['À moins de 800 000 €, j’ai celui-ci ; à partir de 700 000 € aussi.'],
    ['Les charges sont de 310 € par mois, le dépôt de garantie de 2 000 €.'],
    ['Cela fait 5 992 € le m².'],
    ['Il est vendu meublé, à 200 mètres de la plage, dans un immeuble neuf de 1962.'],
    ['La gare est à dix minutes, le 3 mai 2026 à 9 h 30.'],
    ['Il n’est plus disponible.', sold('fr')],
  ],
  pt: [
    ['Custa 749.000 €, cerca de 750.000 euros.'],
    ['Tem três quartos, duas casas de banho e 125 metros quadrados num terreno de 400 m².'],
    ['Construída em 1962, com 2 lugares de garagem, na Rua Augusta, 12, 1100-048 Lisboa.'],
    ['Ainda está disponível e não está vendida.'],
    ['Por menos de 800.000 € tenho esta; até 760.000 € também.'],
    ['O condomínio custa 310 € por mês e a caução 2.000 €.'],
    ['Fica a 200 metros da praia, numa rua tranquila, a dez minutos do centro.'],
    ['Encontrei 12 apartamentos.'],
    ['Já não está disponível.', sold('pt')],
  ],
}

describe.each(Object.keys(lies) as OtherLanguage[])('in %s', (language) => {
  test('the language is one that answers are given in', () => expect(languageNamed(NAMES[language])).toBe(language))

  test.each(lies[language])('a lie is put right in its words: %s', (lie, truth, scene) => {
    const { text, corrections } = check([lie], language, scene)
    expect(plainBlanks(text)).toBe(truth)
    expect(corrections).toHaveLength(1)
    expect(plainBlanks(check(lie.split(/(?<= )/), language, scene).text)).toBe(truth)
    expect(check(letters(lie), language, scene).corrections).toEqual(corrections)
  })

  test.each(truths[language])('what is true passes byte for byte: %s', (truth, scene) => {
    for (const pieces of [[truth], letters(truth), truth.split(/(?<= )/)]) {
      const { text, corrections } = check(pieces, language, scene)
      expect(text).toBe(truth)
      expect(corrections).toEqual([])
    }
  })
})

test('without a setting, corrections are worded in the language of the question', () => {
  const { text } = checkAnswer(['Es kostet 699.000 €.'], { listings: [home], asked: 'Was kostet die Wohnung?' })
  expect(plainBlanks(text)).toBe('Es kostet 749.000 €.')
})

test.each<[OtherLanguage, string, RegExp]>([
  ['pt', 'O apartamento já foi vendido.', /^O apartamento já (?:está disponível|foi \(não confirmado\))\.$/],
  ['es', 'El piso ya fue vendido.', /^El piso ya (?:está disponible|fue \(sin confirmar\))\.$/],
])('in %s, what is put right of a sale fits its verb: %s', (language, lie, truth) => {
  for (const pieces of [[lie], lie.split(/(?<= )/), letters(lie)])
    expect(plainBlanks(check(pieces, language).text)).toMatch(truth)
})

import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/contract/languages.ts'
import { aListing } from '../../sim/service/listing.ts'
import { checkAnswer, letters } from './check-answer.ts'

const SETTINGS: Record<Language, string> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  pt: 'Portuguese',
}
const home = aListing({
  CurrencySymbol: '€',
  AreaUnit: 'Square Meters',
  SalePrice: 749_000,
  Bedrooms: 3,
  Bathrooms: 2,
  BuildingArea: 125,
  YearBuilt: 1962,
  HOAMonth: 310,
  Description: 'Taxes were €6,480 in 2025.',
})
const free = aListing({ CurrencySymbol: '€', SalePrice: 320_000, HOAMonth: 0, Status: 'Sold' })
const rented = aListing({ CurrencySymbol: '€', SaleType: 'for_rent', RentPrice: 1_200, DepositFee: 2_400 })

const check = (language: Language, scene: typeof home, pieces: string[]) =>
  checkAnswer(pieces, { listings: [scene], settings: { AIResponseLanguage: SETTINGS[language] } })

describe('a lie about a period, an age or in words is found:', () => {
  test.each<[Language, typeof home, string[]]>([
    ['en', rented, ['The rent is €1,200 a week.', 'The rent is €14,400 a month.', 'The rent is €600 for two people.']],
    ['de', rented, ['Die Miete beträgt 1.200 € pro Woche.', 'Die Miete beträgt 600 € für zwei Personen.']],
    ['es', rented, ['El alquiler es de 1.200 € a la semana.', 'El alquiler es de 600 € para dos personas.']],
    [
      'fr',
      rented,
      [
        'Le loyer est de 1 200 € par semaine.',
        'Vous payez 1 200 € chaque semaine.',
        'Le loyer est de 600 € pour deux personnes.',
      ],
    ],
    ['pt', rented, ['O aluguel é de € 1.200 por semana.', 'O aluguel é de € 600 para duas pessoas.']],
    ['en', home, ['The HOA is €310 a year.', 'HOA: €0', 'It has thirteen bedrooms.', 'The house is 30 years old.']],
    ['en', home, ['It was built in nineteen ninety.', "It was built in '85.", 'It is a 40-year-old house.']],
    [
      'de',
      home,
      ['Das Hausgeld beträgt 310 € im Jahr.', 'Es hat dreizehn Schlafzimmer.', 'Das Haus ist 30 Jahre alt.'],
    ],
    ['de', home, ['Es wurde neunzehnhundertneunzig gebaut.', 'Das Haus stammt aus dem Jahr 1990.']],
    ['de', home, ['Es hat hundertfünfzig Quadratmeter.', 'Es kostet siebenhundertzwanzigtausend Euro.']],
    ['es', home, ['La comunidad cuesta 310 € al año.', 'Tiene trece dormitorios.', 'La casa tiene 30 años.']],
    ['es', home, ['Se construyó en mil novecientos noventa.', 'La casa data de 1990.', 'La casa es de 1990.']],
    ['es', home, ['Tiene ciento cincuenta metros cuadrados.', 'Cuesta setecientos veinte mil euros.']],
    [
      'fr',
      home,
      [
        'Les charges sont de 310 € par an.',
        'Les charges sont de 310 € annuels.',
        'Elle a treize chambres.',
        'La maison a 30 ans.',
      ],
    ],
    ['fr', home, ['Elle a été construite en mille neuf cent quatre-vingt-dix.', 'La maison date de 1990.']],
    ['fr', home, ['Elle fait cent cinquante mètres carrés.', "C'est une maison de 1985."]],
    ['pt', home, ['O condomínio é de € 310 por ano.', 'Tem treze quartos.', 'A casa tem 30 anos.']],
    ['pt', home, ['Foi construída em mil novecentos e noventa.', 'A casa data de 1990.', 'A casa é de 1990.']],
    ['pt', home, ['Tem cento e cinquenta metros quadrados.', 'Custa setecentos e vinte mil euros.']],
    ['en', home, ['With 20% down at 6.5% over 30 years you pay €2,900 a month.', 'It just went under contract.']],
    ['en', free, ['It is still for sale.']],
    [
      'en',
      home,
      ['A 20% down payment is usual. The price is €600,000.', 'With 20% down, 6.5% and 0 years you pay €123.'],
    ],
    ['en', rented, ['It is half a mile from the park and rents for €600.', 'It has a half bath and rents for €600.']],
    ['en', rented, ['The rent is €14,400 a month on a 12-month lease.', 'Over 2 years the rent is €28,800 a month.']],
    ['de', free, ['Das Haus ist noch zu haben.', 'Es steht noch zum Verkauf.']],
  ])('%s %#', (language, scene, lies) => {
    for (const lie of lies)
      for (const pieces of [[lie], letters(lie)])
        expect([lie, check(language, scene, pieces).corrections.length]).toEqual([lie, 1])
  })
})

describe('what is worked out for a period, for several people or for a loan, and is true, passes:', () => {
  test.each<[Language, typeof home, string[]]>([
    ['en', rented, ['It rents for €277 per week.', 'You need three times the rent: €3,600 a month.']],
    ['en', rented, ['Split between two, that is €600 a month each.']],
    [
      'en',
      home,
      ['You pay €310 + €540 = €850 a month.', '| Item | Monthly |\n|---|---|\n| HOA | €310 |\n| Tax | €540 |\n'],
    ],
    ['en', rented, ['Half the rent is €600 each.', 'Split two ways, you pay €600.', 'That is about €277 a week.']],
    ['en', rented, ['€1,200 (rent) + €2,400 (deposit) = €3,600.', 'At the 30% rule, you need an income of €4,000.']],
    ['de', rented, ['Zu zweit zahlt jeder 600 €.', 'Die Hälfte der Miete wären 600 € pro Person.']],
    [
      'es',
      rented,
      [
        'La mitad del alquiler serían 600 € por persona.',
        'Dividido entre dos, son 600 € por persona.',
        'Pague 1.200 € + 2.400 € = 3.600 €.',
      ],
    ],
    ['fr', rented, ['À deux, cela fait 600 € par personne.', 'Comptez 1 200 € + 2 400 € = 3 600 €.']],
    ['pt', rented, ['Metade do aluguel seria € 600 por pessoa.', 'São € 14.400 por ano.']],
    ['en', free, ['HOA is €0.', 'There is no HOA fee (€0).']],
    ['de', free, ['Hausgeld: 0 €']],
    ['es', free, ['Gastos de comunidad: 0 €']],
    ['fr', free, ['Charges : 0 €']],
    ['pt', free, ['Condomínio: € 0']],
    [
      'en',
      home,
      ['Taxes and HOA come to about €850 a month.', 'The house is 64 years old.', 'Built in nineteen sixty-two.'],
    ],
    ['en', home, ['The roof is 10 years old.', 'I have 30 years of experience.', 'It was built in two weeks.']],
    ['en', home, ['With 20% down and 6.5% over 30 years, the payment is about €3,787 a month.']],
    [
      'en',
      home,
      ['**Assumptions:** 20% down, 6.5%, 30 years\n- Loan: €599,200\n- Payment: €3,787\n- With HOA: €4,097 a month\n'],
    ],
    ['de', home, ['Bei 20 % Eigenkapital, 4 % Zinsen und 30 Jahren sind es etwa 2.861 € im Monat.']],
    [
      'es',
      home,
      ['Con un 20 % de entrada, un 4 % y 30 años, la cuota sería de unos 2.861 €.', 'Tiene 30 años de garantía.'],
    ],
    ['fr', home, ["Avec 20 % d'apport, un taux de 4 % et sur 30 ans, la mensualité serait d'environ 2 861 €."]],
    ['pt', home, ['Com 20% de entrada, juros de 4% e 30 anos, a prestação seria de cerca de € 2.861.']],
    ['de', home, ['Es wurde neunzehnhundertzweiundsechzig gebaut.', 'Es hat hundertfünfundzwanzig Quadratmeter.']],
    ['fr', home, ['Elle fait cent vingt-cinq mètres carrés. La maison date de 1962.']],
    [
      'en',
      home,
      ['At €749,000, an updated kitchen awaits.', '€749,000, year built 1962', '€749,000 / year built 1962'],
    ],
    ['en', home, ['It costs €749,000 (year built 1962).', 'It was listed for €749,000 a year ago.']],
    ['de', home, ['749.000 € (Jahr: 1962)', 'Es kostet 749.000 €, Tag der offenen Tür ist Sonntag.']],
    ['es', home, ['749.000 € / año de construcción 1962', 'La comunidad es de 310 € mensuales.']],
    ['fr', home, ['749 000 € (année 1962)', 'Charges : 310 € / mois']],
    ['pt', home, ['Custa € 749.000, ano 1962.', 'O condomínio é de € 310 mensais.']],
  ])('%s %#', (language, scene, truths) => {
    for (const truth of truths)
      for (const pieces of [[truth], letters(truth)])
        expect(check(language, scene, pieces)).toMatchObject({ text: truth, corrections: [] })
  })
})

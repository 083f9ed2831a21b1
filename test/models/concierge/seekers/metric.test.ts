import { describe, expect, test } from 'vitest'
import { conversation, openTalk, play } from '../known/conversation.ts'
import { home } from '../known/homes.ts'

const flat = { PropertyType: 'Wohnung', City: 'Berlin', AreaUnit: 'Square Meters', CurrencySymbol: '€' } as const
const flats = [50, 53, 54, 80].map((BuildingArea, index) =>
  home({ ...flat, ID: index + 1, BuildingArea, SalePrice: BuildingArea * 4_000, Address: `Torstraße ${BuildingArea}` }),
)

describe('a limit in square metres is exact', () => {
  test.each([
    ['Wohnungen bis 53 m²', [50, 53], 'bis 53 m²'],
    ['Wohnungen ab 53 qm', [53, 54, 80], 'ab 53 m²'],
    ['Wohnungen von mindestens 50 m²', [50, 53, 54, 80], 'ab 50 m²'],
    ['apartments from 53 to 54 m²', [53, 54], 'between 53 m² and 54 m²'],
    ['apartments of up to 53 sqm', [50, 53], 'under 53 m²'],
    ['pisos de hasta 53 metros', [50, 53], 'hasta 53 m²'],
    ['appartements de 53 m² maximum', [50, 53], "jusqu'à 53 m²"],
    ['apartamentos até 53 m²', [50, 53], 'até 53 m²'],
  ])('"%s"', async (says, found, summary) => {
    const { text } = await conversation({}, flats)(says)
    const numbers = [...text.matchAll(/Torstraße (\d+)/g)].map(([, number]) => Number(number))
    expect(numbers.toSorted((one, other) => one - other)).toEqual(found)
    expect(text).toContain(summary)
  })
})

test('"bigger" than a home in square metres is said in square metres', () =>
  play(
    [{ say: 'Wohnungen bis 53 m²' }, { say: 'größer', has: ['ab 54 m²', 'Torstraße 54'], not: ['Torstraße 53'] }],
    {},
    flats,
  ))

describe('a limit without a currency is said in the currency of the listings', () => {
  test.each([
    ['Wohnungen bis 210.000', 'bis 210.000 €'],
    ['apartments under 210k', 'under €210k'],
    ['pisos hasta 210.000', 'hasta 210.000 €'],
    ['appartements moins de 210 000', "jusqu'à 210 000 €"],
    ['apartamentos até 210 mil', 'até € 210.000'],
    ['wie viele Wohnungen unter 210.000?', 'bis 210.000 €'],
    ['Wohnungen unter 90.000', 'bis 90.000 €'],
    ['apartments under 190k', 'up to €225k'],
  ])('"%s"', async (says, summary) => {
    const { text } = await conversation({}, flats)(says)
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(summary)
    expect(text).not.toContain('$')
  })

  test('but it filters by none: where homes have several, all are found', async () => {
    const inDollars = home({ ...flat, ID: 9, CurrencySymbol: '$', SalePrice: 150_000, City: 'Potsdam' })
    const { text } = await conversation({}, [inDollars, ...flats])('Wohnungen bis 205.000')
    expect(text).toMatch(/Ich habe 2 gefunden.*\n\n1\. \*\*\d/)
    expect(text).toContain('150.000')
  })
})

describe('rooms that count the living room are one more than the bedrooms', () => {
  test.each([
    ['3-Zimmer-Wohnung in Seattle', 'Wohnungen, in Seattle, 2 Schlafzimmer'],
    ['3 Zimmer Wohnung Seattle', 'Wohnungen, in Seattle, 2 Schlafzimmer'],
    ['Dreizimmerwohnung in Seattle', 'Wohnungen, in Seattle, 2 Schlafzimmer'],
    ['Wohnung mit 2,5 Zimmern in Seattle', 'Wohnungen, in Seattle, 1 Schlafzimmer'],
    ['3 bis 4 Zimmer in Seattle', 'Wohnungen und Häuser, in Seattle, zwischen 2 und 3 Schlafzimmer'],
    ['3-4 Zimmer in Seattle', 'Wohnungen und Häuser, in Seattle, zwischen 2 und 3 Schlafzimmer'],
    ['ab 4 Zimmer in Tacoma', 'Wohnungen und Häuser, in Tacoma, 3 oder mehr Schlafzimmer'],
    ['ab 3 Schlafzimmern in Tacoma', 'Wohnungen und Häuser, in Tacoma, 3 oder mehr Schlafzimmer'],
    ['appartement T3 à Seattle', 'appartements, à Seattle, 2 chambres'],
    ['2-3 pièces à Seattle', 'logements, à Seattle, entre 1 et 2 chambres'],
    ['un 3 à 4 pièces à Seattle', 'logements, à Seattle, entre 2 et 3 chambres'],
  ])('"%s"', async (says, search) => {
    expect((await openTalk([says])).text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`**${search}**`)
  })
})

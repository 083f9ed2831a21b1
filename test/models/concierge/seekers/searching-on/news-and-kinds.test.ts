import { describe, expect, test } from 'vitest'
import { conversation, openTalk } from '../../known/conversation.ts'
import { home } from '../../known/homes.ts'

const listed = (ID: number, DaysOnMarket: number) =>
  home({ ID, Address: `${ID} Pine St`, City: 'Seattle', SalePrice: 400_000, DaysOnMarket })

describe('"new" and the time that stands further on are one wish', () => {
  test.each([
    ['new homes in Seattle this week', 'listed in the last 7 days'],
    ['any new 3 bedroom houses in Seattle under 500k this month?', 'listed in the last 30 days'],
    ['new listings around Seattle today', 'listed in the last 1 day'],
  ])('"%s"', async (question, has) => {
    const { text } = await openTalk([question], {}, [listed(1, 1), listed(2, 20), listed(3, 90)])
    expect(text).toContain(has)
    expect(text).not.toMatch(/understand|3 Pine St/)
  })

  test('but not in another sentence', async () => {
    const { text } = await openTalk(['I want a new home in Seattle. I move this week'], {}, [listed(3, 90)])
    expect(text).not.toContain('listed in the last')
  })
})

describe('what is ruled out is not what is shown', () => {
  test.each([
    [['homes for rent in Tacoma', 'no sale'], /homes for rent in Tacoma/],
    [['homes in Tacoma', 'no rentals please'], /homes for sale in Tacoma/],
    [['homes for rent in Tacoma', 'no, for sale'], /homes for sale in Tacoma/],
    [['Wohnung in Portland', 'Haus statt Wohnung'], /\*\*Häuser, in Portland\*\*/],
    [['piso en Portland', 'casa en vez de piso'], /\*\*casas, en Portland\*\*/],
    [['un appartement à Portland', "une maison au lieu d'un appartement"], /\*\*maisons, à Portland\*\*/],
    [['apartamento em Portland', 'casa em vez de apartamento'], /\*\*casas, em Portland\*\*/],
  ])('%j', async (says, has) => {
    expect((await openTalk(says)).text).toMatch(has)
  })
})

test('of homes for sale and for rent, a rank by price is of those for sale', async () => {
  const { text, say } = await openTalk(['homes in Seattle', '2nd cheapest'])
  expect(text).toMatch(/^\*\*1541 Wrenfield Way/)
  expect((await say('third most expensive')).text).toMatch(/^\*\*1453 Lanternwick Way/)
})

test.each([
  'will rents in Denver go up?',
  '¿subirán los alquileres en Denver?',
  'les loyers vont-ils augmenter à Denver ?',
  'werden die Mieten in Denver steigen?',
  'os aluguéis vão subir em Denver?',
])('"%s" is no search', async (question) => {
  const { text, noAnswer } = await openTalk([question])
  expect(text).not.toContain('1. ')
  expect(noAnswer).toBe(true)
})

test('a forecast is asked of no office in that place, but of what the business says about prices', async () => {
  const asked = 'will rents in Halifax go up?'
  const office = 'Public: our main office is at 40 Quay Street, Halifax.'
  expect((await conversation({ SystemMessage: office })(asked)).text).toMatch(/^I can't tell where prices are going/)
  const SystemMessage = `${office} Rents in Halifax go up by 3 % a year.`
  expect((await conversation({ SystemMessage })(asked)).text).toBe('Rents in Halifax go up by 3 % a year.')
})

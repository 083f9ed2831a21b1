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

  test.each([
    'I want a new home in Seattle. I move this week',
    'new house in Seattle, I move this month',
    'new homes in Seattle with open house today',
    'new homes in Seattle that we can see this week',
    'new homes in Seattle available this month',
  ])('but not in "%s", where the time is of something else', async (question) => {
    const { text } = await openTalk([question], {}, [listed(3, 90)])
    expect(text).not.toContain('listed in the last')
  })
})

describe('what is ruled out is not what is shown', () => {
  test.each([
    [['homes for rent in Tacoma', 'no sale'], /homes for rent in Tacoma/],
    [['homes in Tacoma', 'no rentals please'], /homes for sale in Tacoma/],
    [['homes for rent in Tacoma', 'no, for sale'], /homes for sale in Tacoma/],
    [['homes in Seattle, no rentals'], /homes for sale in Seattle/],
    [['Wohnung in Portland', 'Haus statt Wohnung'], /\*\*Häuser, in Portland\*\*/],
    [['piso en Portland', 'casa en vez de piso'], /\*\*casas, en Portland\*\*/],
    [['un appartement à Portland', "une maison au lieu d'un appartement"], /\*\*maisons, à Portland\*\*/],
    [['apartamento em Portland', 'casa em vez de apartamento'], /\*\*casas, em Portland\*\*/],
  ])('%j', async (says, has) => {
    expect((await openTalk(says)).text).toMatch(has)
  })
})

describe('"no" before another thing, or where something is missing, rules out no kind of sale', () => {
  test.each([
    ['no rent control in Seattle', /homes for rent in Seattle/],
    ['I have no rent history, homes in Seattle', /homes for rent in Seattle/],
    ['no sale pending homes in Seattle', /homes for sale in Seattle/],
    ['is there no sale in Tacoma?', /homes for sale in Tacoma/],
    ['there is no rent listed', /homes for rent/],
  ])('"%s"', async (question, has) => {
    expect((await openTalk([question])).text).toMatch(has)
  })
})

test.each(['¿cuánto cuestan los alquileres en Seattle?', 'quanto custam os aluguéis em Seattle?'])(
  '"%s" asks for what is to let',
  async (question) => {
    expect((await openTalk([question])).text).toMatch(/en alquiler, en Seattle|para alugar, em Seattle/)
  },
)

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

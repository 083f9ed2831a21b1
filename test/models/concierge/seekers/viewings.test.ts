import { describe, expect, test } from 'vitest'
import { demoSettings } from '../../../../src/core/demo/settings.ts'
import { openTalk } from '../known/conversation.ts'
import { home } from '../known/homes.ts'

const flats = [1, 2].map((ID) =>
  home({
    ID,
    PropertyType: 'Apartment',
    City: 'Berlin',
    Address: `Torstraße ${ID}`,
    SalePrice: 300_000 + ID,
    HOAMonth: 150,
    Description: 'Ruhige Lage. Frei ab 1. März 2027. Energieeffizienzklasse B. Mit Garten.',
  }),
)
const SystemMessage = 'Viewings are arranged by e-mail to hello@agency.example.'
const talk = (...says: string[]) => openTalk(['Berlin', ...says], { SystemMessage }, flats)

describe('who wants to see a home is told how', () => {
  test.each([
    'can I see it tomorrow at 5?',
    'can we visit it on Saturday?',
    "I'd like to book a viewing for it",
    'when can I see the house?',
    'kann ich sie morgen besichtigen?',
    'kann ich es Samstag anschauen?',
    'visite samedi possible ?',
    'dá pra visitar no sábado?',
    'book me in for friday 3pm',
    '¿puedo visitarlo mañana?',
    'je peux la visiter demain ?',
    'posso visitar a casa amanhã?',
    'I want to visit the first',
    'quiero visitar la primera',
    'je voudrais visiter la première',
    'ich möchte das erste besichtigen',
    'quero visitar a primeira',
  ])('"%s"', async (says) => {
    const { text } = await talk('tell me about the first', says)
    expect(text).toContain('hello@agency.example')
    expect(text).toContain('Torstraße 2')
    expect(text).not.toContain('Torstraße 1')
  })

  test('also of one of a list, and with a way to be reached', async () => {
    expect((await talk('can I schedule a viewing for the second?')).text).toMatch(/Torstraße 1.*phone number or e-mail/)
    const told = await talk('can I see the first tomorrow? my e-mail is ana@example.org')
    expect(told.text).toMatch(/noted how to reach you.*Torstraße 2/)
    expect(told.text).not.toContain('phone number or e-mail')
  })
})

test.each([
  'can I book a viewing?',
  'I want to schedule a viewing',
  'could you arrange a tour for me?',
  'puedo reservar una visita?',
  'kann ich eine Besichtigung vereinbaren?',
  'je peux réserver une visite ?',
  'posso marcar uma visita?',
])('also before any home was shown: "%s"', async (says) => {
  const { text, noAnswer } = await openTalk([says], { SystemMessage: 'Our broker is Ann Lee.' }, flats)
  expect(text).toMatch(/viewing|visita|besichtigung|visite/i)
  expect(text).toMatch(/e-?mail|correo/i)
  expect(noAnswer).toBe(true)
})

describe('the home in focus is asked for what only its text says', () => {
  test.each([
    ['when is it available?', 'Frei ab 1. März'],
    ['when can I move in?', 'Frei ab 1. März'],
    ['ab wann frei?', 'Frei ab 1. März'],
    ['ab wann ist sie frei?', 'Frei ab 1. März'],
    ['¿cuándo está disponible?', 'Frei ab 1. März'],
    ['quand est-elle disponible ?', 'Frei ab 1. März'],
    ['quando está disponível?', 'Frei ab 1. März'],
    ['energy class?', 'Energieeffizienzklasse B'],
    ['Energieeffizienzklasse?', 'Energieeffizienzklasse B'],
    ['hat sie einen Garten?', 'Mit Garten'],
    ['what is the HOA fee?', '150'],
    ['Hausgeld?', '150'],
  ])('"%s"', async (says, has) => {
    const { text, noAnswer } = await talk('tell me about the first', says)
    expect(text).toContain(has)
    expect(text).toContain('Torstraße 2')
    expect(text).not.toContain('Torstraße 1,')
    expect(noAnswer).toBe(false)
  })
})

test('"I am free on Thursday" beside a wish to view asks no price', async () => {
  const { text } = await openTalk(['3189 Copperleaf St', 'When could I view it? I am free on Thursday afternoons.'])
  expect(text).toMatch(/cannot book a viewing/)
})

describe('who asks for open houses', () => {
  const open = (ID: number, day: number) =>
    home({
      ID,
      City: 'Seattle',
      Address: `${ID} Elm St`,
      Tours: 'OpenHouse',
      ExtensionColumn: [
        { Key: 'Next open house start', value: `April-${day}-2022 01:00 PM` },
        { Key: 'Heating', value: 'Gas' },
      ],
    })
  const homes = [open(1, 29), open(2, 30), home({ ID: 3, City: 'Seattle', Address: '3 Elm St' })]
  const hours = 'The office is open Monday to Friday and on Saturday from 10 am to 4 pm.'

  test('is told when each is open, which other lists leave out', async () => {
    const { text } = await openTalk(['open houses in Seattle'], {}, homes)
    expect(text.match(/Next open house start: April-\d\d-2022 01:00 PM$/gm)).toHaveLength(2)
    expect(text).not.toContain('Heating')
    expect((await openTalk(['homes in Seattle'], {}, homes)).text).not.toContain('Next open house')
  })

  test('hears no office hours for a day', async () => {
    const { text, say } = await openTalk(['open houses in Seattle', 'on Saturday'], { SystemMessage: hours }, homes)
    expect(text).toMatch(/^No listing states an open house on Saturday 17 January\./)
    expect((await say('are you open on Saturday?')).text).toContain('10 am to 4 pm')
  })

  test('means no home spoken of before', async () => {
    const { text } = await openTalk(
      ['homes in Seattle', 'tell me about the third', 'open houses this Saturday'],
      {},
      homes,
    )
    expect(text).toContain('On other days or without a date: 2')
  })
})

test('"I want to visit the first floor" asks for no viewing', async () => {
  expect((await openTalk(['houses in Denver', 'I want to visit the first floor'])).text).not.toContain('book a viewing')
})

test.each(['can I visit it?', 'is it possible to visit it?', 'could we come and view it?'])(
  '"%s" asks for a viewing, without a day too',
  async (question) => {
    const { text } = await openTalk(['houses for sale in Seattle', 'the first one', question], demoSettings('en'))
    expect(text).toMatch(/^\*\*3189 [^:]*: I cannot book a viewing myself/)
  },
)

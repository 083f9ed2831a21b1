import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createConcierge } from '../../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../../sim/service/service.ts'
import { NOON, openTelling, type Telling } from '../telling.ts'

let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => NOON, model: createConcierge() })
})
beforeEach(async () => {
  shop = await openTelling(service)
})
afterAll(() => service.stop())

const watched = async () => (await shop.watches()).length

describe('a wish to be told that is denied watches nothing', () => {
  test.each([
    "don't tell me when houses appear in Seattle",
    'Please do not notify me about new condos in Seattle',
    "I don't want you to let me know when something new comes up in Seattle",
    'never alert me when a house in Seattle is listed',
    'no need to tell me when new homes appear in Seattle',
    "don't watch this search",
    'no quiero que me avises cuando haya casas en Seattle',
    'préviens-moi pas quand une maison apparaît à Seattle',
    'benachrichtige mich nicht, wenn neue Häuser in Seattle erscheinen',
    'sag mir bitte nicht Bescheid, wenn ein Haus in Seattle erscheint',
    'não me avise quando aparecer uma casa em Seattle',
    'não precisa me avisar, não quero saber quando aparecer uma casa em Seattle',
  ])('%s', async (content) => {
    await shop.ask('houses in Seattle')
    const answer = await shop.ask(content)
    expect(await watched()).toBe(0)
    expect(answer).not.toMatch(/I'll tell you|Le avisaré|Je vous préviens ici|Ich sage Ihnen|Aviso você/)
  })
})

describe('a wish that only sounds denied is one', () => {
  test.each([
    "don't forget to tell me when a new house appears in Seattle",
    "why don't you tell me when a new house appears in Seattle?",
    "I don't want to miss anything, notify me when a house in Seattle is listed",
    "if you don't mind, let me know when a new house appears in Seattle",
    "don't tell me about condos, tell me when a new house appears in Seattle",
    'no quiero perderme nada, avísame cuando haya una casa en Seattle',
    'benachrichtige mich, wenn ein Haus in Seattle nicht mehr als 900000 kostet',
    'não esqueça: me avise quando aparecer uma casa em Seattle',
  ])('%s', async (content) => {
    await shop.ask(content)
    expect(await watched()).toBe(1)
  })
})

test('a denied wish ends the watch that it names, and no other', async () => {
  await shop.ask('tell me when a new house appears in Seattle')
  await shop.ask('tell me when a new condo appears in Tacoma')
  const content = await shop.ask("don't tell me when houses appear in Seattle any longer, please")
  expect(content).toContain('I stopped watching')
  expect((await shop.watches()).map(({ Summary }) => Summary)).toEqual([expect.stringContaining('Tacoma')])
  expect(await shop.ask("don't tell me when homes appear in Paris")).toContain('You are watching')
  expect(await watched()).toBe(1)
})

test.each([
  ['avísame cuando haya una casa en Seattle', 'desactiva mis alertas', 'Ya no sigo'],
  ['avísame cuando haya una casa en Seattle', 'detén los avisos', 'Ya no sigo'],
  ['me avise quando aparecer uma casa em Seattle', 'pare os avisos', 'Não acompanho mais'],
  ['me avise quando aparecer uma casa em Seattle', 'pode parar com os alertas', 'Não acompanho mais'],
  ['me avise quando aparecer uma casa em Seattle', 'desative meus alertas', 'Não acompanho mais'],
])('%s, then %s: ends it', async (wish, end, answer) => {
  await shop.ask(wish)
  expect(await shop.ask(end)).toContain(answer)
  expect(await watched()).toBe(0)
})

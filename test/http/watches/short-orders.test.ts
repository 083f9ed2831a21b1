import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createConcierge } from '../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { NOON, openTelling, type Telling } from './telling.ts'

let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => NOON, model: createConcierge() })
})
beforeEach(async () => {
  shop = await openTelling(service)
})
afterAll(() => service.stop())

const ask = (content: string) => shop.ask(content)
const watchCount = async () => (await shop.watches()).length

/** A wish in each language, with short orders that end what it began. */
const orders = {
  English: [
    'tell me when something new under 900k appears in Seattle',
    [
      'end it',
      'please stop it',
      'cancel that',
      'Stop all!',
      'turn it off please',
      'you can end this now',
      'stop them all',
    ],
  ],
  Spanish: [
    'avísame cuando haya una casa en Seattle por menos de 900000',
    ['cancélalo', 'desactívala por favor', 'para todo', 'puedes pararlo ya'],
  ],
  French: [
    'préviens-moi quand il y a une maison à Seattle à moins de 900000',
    ['arrête ça', 'arrêtez tout', 'annule-la', "désactive-les s'il te plaît"],
  ],
  German: [
    'sag mir Bescheid, wenn ein Haus in Seattle unter 900000 erscheint',
    ['beende sie', 'bitte alle beenden', 'stell das wieder ab', 'stopp es jetzt'],
  ],
  Portuguese: [
    'me avise quando aparecer uma casa em Seattle abaixo de 900000',
    ['cancele isso', 'pare com tudo', 'encerre tudo por favor', 'pode cancelar'],
  ],
} as const

describe.each(Object.entries(orders))('in %s', (_language, [wish, ends]) => {
  test.each(ends)('"%s" ends the only watch', async (end) => {
    await ask(wish)
    expect(await watchCount()).toBe(1)
    await ask(end)
    expect(await watchCount()).toBe(0)
  })
})

test('a short order that names none of several watches asks which one, and "all" ends them', async () => {
  await ask('tell me when something new under 900k appears in Seattle')
  await ask('tell me when something new under 500k appears in Tacoma')
  expect(await ask('end it')).toMatch(/Which one shall I stop/)
  expect(await watchCount()).toBe(2)
  await ask('stop all')
  expect(await watchCount()).toBe(0)
})

test.each([
  'stop showing me condos',
  'end of terrace houses',
  'cancel the garden',
  'remove the price limit',
  'all in Seattle',
  'delete everything',
])('"%s" ends no watch', async (about) => {
  await ask('tell me when something new under 900k appears in Seattle')
  await ask(about)
  expect(await watchCount()).toBe(1)
})

test('without watches, a short order is about something else', async () => {
  expect(await ask('end it')).not.toMatch(/watching nothing/)
})

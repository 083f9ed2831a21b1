import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createConcierge } from '../../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../../sim/service/service.ts'
import { NOON, openTelling, type Telling } from '../telling.ts'

const clock = { now: NOON }
let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => clock.now, model: createConcierge() })
})
beforeEach(async () => {
  clock.now = NOON
  shop = await openTelling(service)
})
afterAll(() => service.stop())

const ask = (content: string) => shop.ask(content)
const watches = () => shop.watches()

test.each([
  ['houses in Seattle under 900k', 'save this search', /I'll tell you here/],
  ['casas en venta en Seattle por menos de 900000', 'guarda esta búsqueda', /Le avisaré aquí/],
  ['maisons à vendre à Seattle à moins de 900000', 'enregistre cette recherche', /Je vous préviens ici/],
  ['Häuser zum Kauf in Seattle unter 900000', 'speichere diese Suche', /Seattle/],
  ['casas à venda em Seattle por menos de 900000', 'salve esta busca', /Seattle/],
])('a search that is saved is watched: "%s", "%s"', async (search, says, has) => {
  await ask(search)
  expect(await ask(says)).toMatch(has)
  expect((await watches()).map(({ ListingID }) => ListingID)).toEqual([null])
})

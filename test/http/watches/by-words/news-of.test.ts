import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConcierge } from '../../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../../sim/service/service.ts'
import { HOUR_MS, NOON, openTelling, type Telling } from '../telling.ts'

const clock = { now: NOON - 30 * 24 * HOUR_MS }
let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => clock.now, model: createConcierge() })
  shop = await openTelling(service, { SystemMessage: 'Our fees are 2 % for buyers. Deposits are held by a notary.' })
  const elm = await shop.create({ Address: '12 Elm St', SalePrice: 930_000, MLSNumber: 'NWM-4711' })
  await shop.create({ Address: '9 Oak Ave', SalePrice: 950_000 })
  clock.now = NOON
  await shop.update(elm, { SalePrice: 900_000 })
  await shop.create({ Address: '4 Fir Rd', SalePrice: 400_000 })
})
afterAll(() => service.stop())

/** Says the words one after the other in one talk; the last answer. */
async function ask(says: string[]): Promise<string> {
  const sessionID = await shop.open()
  let last = ''
  for (const content of says) last = await shop.ask(content, sessionID)
  return last
}
const NEWS = /with news|con novedades|avec du nouveau|mit Neuigkeiten|com novidades/

test.each([
  [["what's new with NWM-4711"]],
  [["what's new at 12 Elm St"]],
  [['tell me about 12 Elm St', "what's new with it"]],
  [['tell me about 12 Elm St', 'anything new here?']],
  [['homes in Seattle, dearest first', 'is anything new on the second one']],
  [['¿qué hay de nuevo con NWM-4711?']],
  [['quoi de neuf pour NWM-4711 ?']],
  [['was gibt es Neues bei NWM-4711?']],
  [['o que há de novo com NWM-4711']],
  [['casas en Seattle, las más caras primero', '¿qué hay de nuevo con la segunda?']],
  [['casas em Seattle, as mais caras primeiro', 'o que há de novo com a segunda?']],
])('%j tells what became of that home', async (says) => {
  const text = await ask(says)
  expect(text).toMatch(/12 Elm St/)
  expect(text).toMatch(/930[.,k ]?.*→.*900/)
  expect(text).not.toMatch(NEWS)
})

test.each([
  "what's new at your agency",
  "what's new in your fees",
  "what's new with the deposit rules",
  "what's new with your team",
  "what's new in the pet policy",
  "what's new with NWM-9999",
  "what's new in the neighborhood of NWM-4711",
  '¿qué hay de nuevo en su agencia?',
  'quoi de neuf dans votre agence ?',
  'was gibt es Neues bei Ihrer Agentur?',
  'o que há de novo na sua agência?',
])('"%s" is no search for homes that came lately', async (says) => {
  const text = await ask([says])
  expect(text).not.toMatch(NEWS)
  expect(text).not.toMatch(/4 Fir Rd/)
})

test.each([
  "what's new in Seattle",
  "what's new in town",
  "what's new in your portfolio",
  "what's new with you",
  "what's new for me in homes under 500k",
  'anything new in the last two weeks',
  'anything new here?',
  'quoi de neuf chez vous ?',
  'was gibt es Neues bei Ihnen?',
])('"%s" asks for homes that came lately', async (says) => {
  const text = await ask([says])
  expect(text).toMatch(NEWS)
  expect(text).toMatch(/4 Fir Rd/)
})

test('"what is new with it" after several homes asks of which', async () => {
  expect(await ask(['homes in Seattle', "what's new with it"])).toContain('Which one do you mean')
})

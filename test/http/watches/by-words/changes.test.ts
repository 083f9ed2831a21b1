import { afterAll, beforeAll, expect, test } from 'vitest'
import { createConcierge } from '../../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../../sim/service/service.ts'
import { HOUR_MS, NOON, openTelling, type Telling } from '../telling.ts'

const clock = { now: NOON - 30 * 24 * HOUR_MS }
let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => clock.now, model: createConcierge() })
  shop = await openTelling(service)
  const elm = await shop.create({ Address: '12 Elm St', SalePrice: 930_000 })
  await shop.create({ Address: '9 Oak Ave', SalePrice: 950_000 })
  clock.now = NOON
  await shop.update(elm, { SalePrice: 900_000 })
  await shop.create({ Address: '4 Fir Rd', SalePrice: 400_000 })
  await shop.create({ Address: '1 Sold St', SalePrice: 410_000, Status: 'Sold' })
})
afterAll(() => service.stop())

const ask = (content: string) => askAll([content])
/** Says the words one after the other in one talk; the last answer. */
async function askAll(says: string[]): Promise<string> {
  const sessionID = await shop.open()
  let last = ''
  for (const content of says) last = await shop.ask(content, sessionID)
  return last
}

test.each([
  ['what got cheaper this week?', 'what is new since yesterday?', /got cheaper lately/, /with news/],
  ['¿qué ha bajado esta semana?', '¿qué hay de nuevo desde ayer?', /rebajadas hace poco/, /con novedades/],
  ['¿qué casas han bajado esta semana?', '¿qué novedades hay desde ayer?', /rebajadas hace poco/, /con novedades/],
  ['qu’est-ce qui a baissé cette semaine ?', 'quoi de neuf depuis hier ?', /moins chers depuis peu/, /avec du nouveau/],
  ['was ist diese Woche billiger geworden?', 'was gibt es Neues seit gestern?', /billiger geworden/, /mit Neuigkeiten/],
  ['o que ficou mais barato esta semana?', 'o que há de novo desde ontem?', /mais baratos há pouco/, /com novidades/],
])('"%s" and "%s" are answered in their language, and say what was looked for', async (cut, fresh, cheaper, news) => {
  const [fallen, added] = [await ask(cut), await ask(fresh)]
  expect(fallen).toMatch(cheaper)
  expect(fallen).toMatch(/12 Elm St/)
  expect(fallen).not.toMatch(/9 Oak Ave|4 Fir Rd/)
  expect(added).toMatch(news)
  expect(added).toMatch(/4 Fir Rd/)
  expect(added).not.toMatch(/9 Oak Ave/)
})

test.each([
  "what's new",
  'what came on the market since yesterday?',
  'anything come in lately in Seattle?',
  'what just came in',
  "what's been added since yesterday",
  'what have you got that’s new?',
  'which homes are new this week?',
  'was ist diese Woche neu',
  'gibt es seit gestern etwas Neues',
  'was gibt’s Neues in Seattle',
  'was ist heute reingekommen?',
  'welche Häuser sind seit gestern dazugekommen?',
  'was kam diese Woche neu rein',
  'nouveautés de la semaine',
  'qu’est-ce qui est sorti cette semaine ?',
  'y a-t-il du nouveau à Seattle ?',
  'quelles sont les nouveautés depuis hier ?',
  'qué hay nuevo',
  '¿qué ha salido esta semana?',
  'últimas novedades en Seattle',
  '¿ha llegado algo nuevo desde ayer?',
  'o que há de novo',
  'o que entrou esta semana?',
  'novidades da semana',
])('"%s" asks for what came lately', async (says) => {
  const text = await ask(says)
  expect(text).toMatch(/4 Fir Rd/)
  expect(text).not.toMatch(/9 Oak Ave|12 Elm St|1 Sold St/)
})

test.each([
  'what new construction do you have?',
  'which homes have a new roof?',
  'is it new?',
  'anything newer than 2010?',
  'what comes with the house?',
  'was kostet ein neues Haus?',
  'quelles maisons neuves avez-vous ?',
  'busco algo nuevo, de 2020 o más',
])('"%s" does not ask what came lately', async (says) => {
  expect(await ask(says)).not.toMatch(/with news|con novedades|avec du nouveau|mit Neuigkeiten|com novidades/)
})

test.each([
  'homes reduced lately',
  'recently reduced homes',
  'what has been reduced since Monday?',
  'price drops',
  'homes with price cuts in Seattle',
  'price drops in Seattle',
  'any price cuts in Seattle?',
  'homes with a price drop',
  'anything reduced?',
  'are there any homes reduced',
  'got anything that was marked down?',
  'reduced homes in Seattle',
  'discounted homes',
  'casas rebajadas esta semana',
  'maisons baissées récemment',
  'kürzlich reduzierte Häuser',
  'casas reduzidas recentemente',
])('"%s" are those that got cheaper', async (says) => {
  const text = await ask(says)
  expect(text).toMatch(/12 Elm St/)
  expect(text).not.toMatch(/9 Oak Ave|4 Fir Rd/)
})

test.each([
  'when will prices drop in Seattle?',
  'do you think prices will be reduced?',
  'reduced commission?',
  'houses reduced to 500k',
  'homes in Seattle',
  'will the price be discounted?',
])('"%s" does not ask for those that got cheaper', async (says) => {
  expect(await ask(says)).not.toContain('got cheaper')
})

test.each([
  [["what's new since yesterday?", 'in Seattle'], /with news/],
  [["what's new since yesterday?", 'under 500k'], /with news/],
  [["what's new in Seattle", 'any new ones under 500k?'], /under \$500k, with news/],
  [["what's new", 'new in Seattle this week?'], /in Seattle, with news/],
  [['what got cheaper this week?', 'any new ones?'], /with news/],
  [["what's new", 'and since yesterday?'], /\*\*homes, with news\*\*/],
  [["what's new in the last 3 days"], /with news/],
  [['was gibt es Neues seit gestern?', 'bis 500000'], /mit Neuigkeiten/],
  [['¿qué hay de nuevo desde ayer?', 'hasta 500000'], /con novedades/],
  [['quoi de neuf depuis hier ?', "jusqu'à 500000"], /avec du nouveau/],
  [['o que há de novo desde ontem?', 'até 500000'], /com novidades/],
])('%j stays with what is new, and says so', async (says, news) => {
  const text = await askAll(says)
  expect(text).toMatch(news)
  expect(text).toMatch(/4 Fir Rd/)
  expect(text).not.toMatch(/9 Oak Ave|12 Elm St/)
})

test.each([
  [["what's new since yesterday?", 'show me homes in Seattle']],
  [["what's new since yesterday?", 'not only new ones']],
  [['was gibt es Neues seit gestern?', 'nicht nur neue']],
  [['¿qué hay de nuevo desde ayer?', 'no solo nuevas']],
  [['quoi de neuf depuis hier ?', 'pas seulement les nouvelles']],
  [['o que há de novo desde ontem?', 'não só os novos']],
  [['what got cheaper this week?', 'houses in Seattle']],
  [["what's new", 'show all']],
  [["what's new", 'all listings please']],
  [["what's new", 'forget that, show me homes']],
  [['quoi de neuf ?', 'montre-moi tout']],
  [['was gibt es Neues?', 'alle Häuser zeigen']],
  [['¿qué hay de nuevo?', 'enséñame todas']],
  [['o que há de novo?', 'mostre tudo']],
])('%j end with a search of all homes', async (says) => {
  const text = await askAll(says)
  expect(text).toMatch(/9 Oak Ave/)
  expect(text).not.toMatch(/with news|got cheaper|mit Neuigkeiten|con novedades|avec du nouveau|com novidades/)
})

test('where nothing is new, the same homes are offered with or without news', async () => {
  const text = await askAll(["what's new", 'over 940k'])
  expect(text).toMatch(/No listing matches: \*\*homes for sale over \$940k, with news\*\*/)
  expect(text).toMatch(/1 with or without news/)
})

test('"since" a day of the week goes back to that day', async () => {
  clock.now = NOON + 8 * 24 * HOUR_MS
  const day = new Date(clock.now).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  expect(await ask(`what has been reduced since ${day}?`)).not.toMatch(/12 Elm St/)
})

test('"reduced mobility" is no price cut', async () => {
  expect(await ask('homes for people with reduced mobility')).not.toMatch(/got cheaper/)
})

test.each([
  ['homes in Seattle', 'has the price dropped?', 'Which one do you mean?'],
  ['maisons à Seattle', 'le prix a baissé ?', 'Lequel voulez-vous dire ?'],
])('after several homes, "%s", "%s" asks of which', async (search, says, has) => {
  expect(await askAll([search, says])).toContain(has)
})

test.each([
  'what did it cost before',
  'how much was it originally?',
  'what was the previous price?',
  'what did the first one cost before?',
])('what a home cost before is its price of before, not that of today: "%s"', async (says) => {
  const told = await askAll(['homes in Seattle under 920k, dearest first', 'the first', says])
  expect(told).toMatch(/12 Elm St.*\$930k → \$900k/)
})

import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

const list = (text: string) => text.match(/https:\S+/g)

test.each([
  ['houses in Seattle', 'under 1m', 'undo'],
  ['houses in Seattle', 'under 1m', 'go back'],
  ['houses in Seattle', 'under 1m', 'not that'],
  ['houses in Seattle', 'under 1m', 'Previous search, please'],
  ['Häuser in Seattle', 'unter 1 Million', 'zurück'],
  ['Häuser in Seattle', 'unter 1 Million', 'rückgängig machen'],
  ['casas en Seattle', 'menos de 1 millón', 'búsqueda anterior'],
  ['casas en Seattle', 'menos de 1 millón', 'vuelve atrás'],
  ['maisons à Seattle', "moins d'un million", 'recherche précédente'],
  ['maisons à Seattle', "moins d'un million", 'annuler'],
  ['casas em Seattle', 'até 1 milhão', 'voltar'],
  ['casas em Seattle', 'até 1 milhão', 'desfazer'],
])('after "%s" and "%s", "%s" shows the first search again', async (first, then, back) => {
  const { say } = await openTalk([])
  const before = list((await say(first)).text)
  expect(list((await say(then)).text)).not.toEqual(before)
  expect(list((await say(back)).text)).toEqual(before)
})

test('several steps back go further back, and the first search has none before it', async () => {
  const { say } = await openTalk([])
  const first = list((await say('houses in Seattle')).text)
  const second = list((await say('under 1m')).text)
  await say('with 4 bedrooms')
  expect(list((await say('undo')).text)).toEqual(second)
  expect(list((await say('undo')).text)).toEqual(first)
  expect((await say('undo')).text).toContain('no earlier search')
})

test('a fresh start can be undone', async () => {
  const { say } = await openTalk([])
  const first = list((await say('houses in Seattle')).text)
  await say('start over')
  expect(list((await say('undo')).text)).toEqual(first)
})

test.each(['previous page', 'back', 'previous'])('after the second page, "%s" shows the first', async (back) => {
  const { say } = await openTalk([])
  const first = list((await say('houses in Seattle')).text)
  await say('more')
  expect(list((await say(back)).text)).toEqual(first)
})

test.each([
  ['tell me about the second', 'back to the list'],
  ['tell me about the second', 'go back'],
  ['tell me about the second', 'undo'],
  ['anything with 30 bedrooms?', 'go back'],
])('after "%s", "%s" shows the list', async (then, back) => {
  const { say } = await openTalk([])
  const first = list((await say('houses in Seattle')).text)
  await say(then)
  expect(list((await say(back)).text)).toEqual(first)
})

test('"a house in the back" is no step back', async () => {
  const { say } = await openTalk(['houses in Seattle', 'under 1m'])
  expect((await say('with a garden in the back')).text).not.toContain('earlier search')
})

test.each([
  ['homes for rent in Seattle', 'back to the list'],
  ['Wohnungen zur Miete in Seattle', 'zurück zur ersten Liste'],
  ['pisos en alquiler en Seattle', 'volvamos a la primera búsqueda'],
  ['appartements à louer à Seattle', 'revenons à la première liste'],
  ['apartamentos para alugar em Seattle', 'volta pra primeira busca'],
])('after "%s" and two homes compared, "%s" shows the list', async (search, back) => {
  const { say } = await openTalk([])
  const shown = list((await say(search)).text)
  await say('compare 1 and 2')
  expect(list((await say(back)).text)).toEqual(shown)
})

test.each(['page 2', 'Seite 2', 'página 2 por favor'])(
  '"%s" shows the second page, again and from the third',
  async (says) => {
    const { say } = await openTalk(['homes in Seattle'])
    const second = list((await say('more')).text)
    await say('more')
    expect(list((await say(says)).text)).toEqual(second)
  },
)

test.each([
  'no wait, go back',
  'doch nicht, zurück',
  'no, mejor volver',
  'finalement non, retour en arrière',
  'não, volta',
])('"%s" shows the search before', async (says) => {
  const { say } = await openTalk(['houses in Austin', 'under 500k'])
  expect((await say(says)).text).toMatch(/houses in Austin\*\*|in Austin\*\*|en Austin\*\*|à Austin\*\*|em Austin\*\*/)
})

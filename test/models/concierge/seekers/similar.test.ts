import { expect, test } from 'vitest'
import { openTalk } from '../known/conversation.ts'

const TACOMA = 'tell me about 4306 Quillmaker Ct'

test.each([
  [TACOMA, 'anything similar?', '2-4 bed houses for sale in Tacoma between $350k and $590k'],
  [TACOMA, 'more like this', '2-4 bed houses for sale in Tacoma between $350k and $590k'],
  [TACOMA, 'something similar but bigger', 'over 1,701 sq ft'],
  [TACOMA, 'similar homes in Seattle', '2-4 bed houses for sale in Seattle between $350k and $590k'],
  ['houses for sale in Seattle', 'something like the first one but cheaper', 'houses for sale in Seattle under $930k'],
])('after "%s", "%s" searches homes like it, without itself', async (first, then, search) => {
  const { text } = await openTalk([first, then])
  expect(text).toContain(search)
  expect(text.split('\n').slice(1).join('\n')).not.toContain('4306 Quillmaker Ct')
})

test('of several homes it is asked which one is meant', async () => {
  expect((await openTalk(['houses for sale in Seattle', 'anything similar?'])).text).toContain('Which one do you mean')
})

test('where nothing was found, what was offered instead is similar', async () => {
  const { text } = await openTalk(['houses in Seattle under 300k', 'anything similar?'])
  expect(text).toMatch(/^I found \d+: \*\*houses for sale in Seattle\*\*/)
})

test.each([
  ['Häuser in Tacoma', 'erzähl mir vom ersten', 'gibt es etwas Ähnliches?', 'Häuser, zu verkaufen, in Tacoma'],
  ['casas en Tacoma', 'háblame del primero', '¿hay algo parecido?', 'casas, en venta, en Tacoma'],
  ['maisons à Tacoma', 'parle-moi de la première', 'quelque chose de similaire ?', 'maisons, à vendre, à Tacoma'],
  ['casas em Tacoma', 'fale da primeira', 'tem algo parecido?', 'casas, à venda, em Tacoma'],
])('"%s", "%s", "%s"', async (first, second, third, search) => {
  expect((await openTalk([first, second, third])).text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(search)
})

test('who likes a home does not search others', async () => {
  expect((await openTalk(['houses for sale in Seattle', 'I like the second one'])).text).not.toContain('I found')
})

test('"what are comps going for" shows homes like the one spoken of', async () => {
  const { text } = await openTalk(['3189 Copperleaf St', 'what are comps going for nearby'])
  expect(text).toMatch(/I found \d.*1\. \*\*/s)
})

test('"in the same building" is said to be no criterion', async () => {
  const { text } = await openTalk(['2700 Wrenfield Way', 'any bigger ones in the same building?'])
  expect(text).toContain('"same building"')
})

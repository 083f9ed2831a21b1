import { expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

test.each([
  ['need smth in Tacoma for a family of 5', 'How many bedrooms do you need?', '**homes in Tacoma**'],
  ['a house in Austin for 5 people', 'How many bedrooms do you need?', '**houses in Austin**'],
  ['necesito casa pa 5 personas en Austin', '¿Cuántos dormitorios necesita?', '**casas, en Austin**'],
  ['maison à Boise pour une famille de 4', 'Combien de chambres', '**maisons, à Boise**'],
  ['casa em Austin pra 4 pessoas', 'De quantos quartos', '**casas, em Austin**'],
  ['Haus in Austin für 4 Personen', 'Wie viele Schlafzimmer', '**Häuser, in Austin**'],
])('"%s" searches by no household and asks for bedrooms', async (says, asks, search) => {
  const { text } = await openTalk([says])
  expect(text).toContain(asks)
  expect(text).toContain(search)
  expect(text).not.toMatch(/understand|entendi|compris|verstanden/)
})

test('a number is then one of bedrooms', async () => {
  const says = ['houses in Tacoma', 'we are 5 people', '4']
  expect((await openTalk(says.slice(0, 2))).text).toMatch(/^How many bedrooms do you need\?/)
  expect((await openTalk(says)).text).toContain('**4 bed houses in Tacoma**')
  expect((await openTalk(['homes in Tacoma for a family of 5', '4'])).text).toContain('**4 bed homes in Tacoma**')
})

test('who says the bedrooms is not asked', async () => {
  const { text } = await openTalk(['3 bed house in Portland for a family of 5'])
  expect(text).toMatch(/^I found 2: \*\*3 bed houses in Portland\*\*/)
})

test.each([
  'we are a family of 4 and want to buy a house in Tacoma',
  "we're a family of four looking for a house in Tacoma",
  'hi, we are 4 people and need a house in Tacoma',
])('"%s" tells who looks and what for', async (wish) => {
  const { text } = await openTalk([wish])
  expect(text).toMatch(/^How many bedrooms do you need\? .* I found \d+: \*\*houses(?: for sale)? in Tacoma/)
})

import { expect, test } from 'vitest'
import { demoCatalogue } from '../../bench/answers/catalogue.ts'
import { openTalk } from './known/conversation.ts'

/** How many demo homes that are not sold a field has by value. */
function counted(
  field: 'City' | 'Location',
  among: { City?: string; PropertyType?: string } = {},
): Map<string, number> {
  const homes = demoCatalogue().filter(
    (home) =>
      home.Status !== 'Sold' &&
      (among.City === undefined || home.City === among.City) &&
      (among.PropertyType === undefined || home.PropertyType === among.PropertyType),
  )
  return new Map([...Map.groupBy(homes, (home) => home[field] ?? '')].map(([name, those]) => [name, those.length]))
}

test.each([
  'which neighborhoods do you have in Seattle?',
  'list neighborhoods in Seattle',
  'what neighborhoods are there in Seattle',
  'what neighborhoods are in Seattle?',
  'welche Stadtteile gibt es in Seattle?',
  '¿qué barrios hay en Seattle?',
  'quels quartiers avez-vous à Seattle ?',
  'quais bairros vocês têm em Seattle?',
])('"%s" names each with the number of its homes', async (says) => {
  const lines = (await openTalk([says])).text.split('\n')
  const neighborhoods = counted('Location', { City: 'Seattle' })
  expect(lines).toHaveLength(neighborhoods.size)
  for (const [name, count] of neighborhoods)
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^- ${count}\\b.*\\b${name}, Seattle`)))
})

test.each([
  'how many houses are there in each city?',
  'how many houses per city',
  'wie viele Häuser gibt es pro Stadt?',
  '¿cuántas casas hay por ciudad?',
  'combien de maisons par ville ?',
  'quantas casas há por cidade?',
])('"%s" counts city by city', async (says) => {
  const lines = (await openTalk([says])).text.split('\n')
  for (const [name, count] of counted('City', { PropertyType: 'Single Family Residential' }))
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^- ${count}\\b.* ${name}\\W*$`)))
})

test.each([
  'how many homes in each neighborhood of Seattle?',
  'wie viele Häuser pro Stadtteil in Seattle?',
  '¿cuántas viviendas hay en cada barrio de Seattle?',
  'combien de logements dans chaque quartier de Seattle ?',
  'quantos imóveis em cada bairro de Seattle?',
])('"%s" counts within the place', async (says) => {
  const lines = (await openTalk([says])).text.split('\n')
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(line).toMatch(/^- \d.* Seattle\W*$/)
})

test.each(['homes', 'condos in Seattle'])(
  '"how many in each city?" after "%s" counts, whatever is shown',
  async (search) => {
    const { text } = await openTalk([search, 'how many in each city?'])
    expect(text).toMatch(/^- \d+\b.*\bSeattle\W*$/m)
    expect(text).not.toContain('address')
  },
)

test.each(['what type?', 'what kind', 'what town'])('"%s" of a home spoken of counts no others', async (asks) => {
  expect((await openTalk(['homes in Seattle', 'tell me about the first', asks])).text).not.toMatch(/^- \d/m)
})

test.each(['how many agents per city?', 'how many bedrooms per type?', 'how many square feet per city'])(
  '"%s" counts no homes',
  async (asks) => expect((await openTalk([asks])).text).not.toMatch(/^- \d/m),
)

test('where no listing states its neighborhood, the cities are told', async () => {
  const listings = demoCatalogue().map((home) => ({ ...home, Location: '' }))
  expect((await openTalk(['list all neighborhoods'], {}, listings)).text).toMatch(/^Our listings are in Seattle/)
})

test.each([
  ['compare 1,2 and 3', 3],
  ['compare 2, 4', 2],
  ['compare 1, 2, 3 and 4', 4],
  ['compare numbers 1, 2 and 3', 3],
  ['difference between 1, 2 and 3', 3],
  ['compara la 1, la 2 y la 3', 3],
])('"%s" compares all that it numbers', async (says, count) => {
  const { text } = await openTalk(['homes in Seattle', says])
  expect(text.match(/^\d\. /gm)).toHaveLength(count)
})

test('"3 2" after a list numbers no homes of it', async () => {
  expect((await openTalk(['homes in Seattle', '3 2'])).text).toContain('I found')
})

test.each([
  ['second cheapest house in Boise', /^There are not that many\. I found 1/],
  ['third cheapest condo in Seattle', /^There are not that many\. I found 1/],
  ['zweitgünstigstes Haus in Boise', /^So viele gibt es nicht\. Ich habe 1/],
  ['la segunda casa más barata de Boise', /^No hay tantos\. He encontrado 1/],
])('"%s" of fewer homes says that there are not that many', async (says, answer) => {
  expect((await openTalk([says])).text).toMatch(answer)
})

test.each(['rent estimate', 'how much could I rent it out for?', 'rental estimate for my house'])(
  '"%s" is no search for homes for rent',
  async (says) => {
    const { text, noAnswer } = await openTalk([says])
    expect(text).not.toContain('I found')
    expect(noAnswer).toBe(true)
  },
)

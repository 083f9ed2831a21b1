import { describe, expect, test } from 'vitest'
import { openTalk } from '../../known/conversation.ts'

/** The search that the last answer names. */
async function searchAfter(...says: string[]) {
  const { text } = await openTalk(says)
  return { text, search: /\*\*(.+?)\*\*/.exec(text)?.[1]?.replaceAll(/[\u00a0\u202f]/g, ' ') }
}

describe('what need not be is no longer wished, and not excluded either', () => {
  test.each([
    ['houses in Seattle', "doesn't have to be Seattle", 'houses'],
    ['houses in Seattle', 'not necessarily in Seattle', 'houses'],
    ['houses in Seattle', "it doesn't have to be a house", 'homes in Seattle'],
    ['3 bed houses in Seattle', 'no need for 3 bedrooms', 'houses in Seattle'],
    ['houses in Seattle with a garage', "it doesn't need a garage", 'houses in Seattle'],
    ['Häuser in Seattle', 'muss nicht Seattle sein', 'Häuser'],
    ['Häuser in Seattle mit Garage', 'Garage brauche ich nicht', 'Häuser, in Seattle'],
    ['casas em Seattle com garagem', 'não precisa de garagem', 'casas, em Seattle'],
    ['casas en Seattle', 'no tiene que ser en Seattle', 'casas'],
    ['maisons à Seattle', 'pas forcément à Seattle', 'maisons'],
    ['casas em Seattle', 'não precisa ser em Seattle', 'casas'],
  ])('"%s", "%s"', async (first, then, search) => {
    expect((await searchAfter(first, then)).search).toBe(search)
  })
})

describe('what is fine too widens the search', () => {
  test.each([
    ['houses in Tacoma', 'condos are fine too', 'houses or condos in Tacoma'],
    ['houses in Tacoma', 'Portland would be ok too', 'houses in Tacoma or Portland'],
    ['2 bedroom homes in Tacoma', '3 is fine too', '2-3 bed homes in Tacoma'],
    ['homes in Tacoma, no condos', 'actually condos are ok', 'homes in Tacoma'],
    ['houses, not in Tacoma', 'Tacoma is fine too', 'houses'],
    ['Häuser in Tacoma', 'Wohnungen gehen auch', 'Häuser oder Wohnungen, in Tacoma'],
    ['casas en Tacoma', 'también vale un condominio', 'casas o condominios, en Tacoma'],
    ['maisons à Tacoma', 'un appartement convient aussi', 'maisons ou appartements, à Tacoma'],
  ])('"%s", "%s"', async (first, then, search) => {
    expect((await searchAfter(first, then)).search).toBe(search)
  })

  test.each([
    ['Häuser in Seattle mit 4 Zimmern', '3 Zimmer reichen', 'Häuser, in Seattle, 2 Schlafzimmer'],
    ['maisons à Seattle, 4 chambres', 'finalement 3 chambres suffisent', 'maisons, à Seattle, 3 chambres'],
    ['casas en Seattle de 4 dormitorios', '3 dormitorios bastan', 'casas, en Seattle, 3 dormitorios'],
  ])('what is enough takes the place of the number before: "%s", "%s"', async (first, then, search) => {
    const { text, search: found } = await searchAfter(first, then)
    expect(found).toBe(search)
    expect(text).not.toContain(then.split(' ').at(-1))
  })

  test('but a number that is fine after all takes the place of the one before', async () => {
    expect((await searchAfter('4 bed homes in Tacoma', 'hmm 3 is fine after all')).search).toBe('3 bed homes in Tacoma')
  })
})

describe('what is excluded stays excluded', () => {
  test.each([
    ['homes, not in Seattle', 'not in Portland either', 'homes, not in Seattle or Portland'],
    ['homes in Denver, no condos', 'no townhouses either', 'homes in Denver, no condos or townhouses'],
  ])('"%s", "%s"', async (first, then, search) => {
    expect((await searchAfter(first, then)).search).toBe(search)
  })
})

describe('"nothing in" a place excludes it', () => {
  test.each([
    ['no condos, nothing in Seattle', 'homes, no condos, not in Seattle'],
    ['nothing in Seattle or Tacoma', 'homes, not in Seattle or Tacoma'],
  ])('"%s"', async (says, search) => {
    expect((await searchAfter(says)).search).toBe(search)
  })

  test.each([
    ['is there nothing in Seattle?', 'homes in Seattle'],
    ['nothing in Seattle over 900k', 'homes for sale in Seattle under $900k'],
  ])('but not "%s"', async (says, search) => {
    expect((await searchAfter(says)).search).toBe(search)
  })
})

test.each([
  '2 bedrooms not 3 in Seattle',
  '2 bedrooms in Seattle, not 3',
  'homes in Seattle with 2 bedrooms, not 3 bedrooms',
])('a number beside the one wished is denied without being said back: "%s"', async (says) => {
  const { text, search } = await searchAfter(says)
  expect(search).toBe('2 bed homes in Seattle')
  expect(text).not.toContain('"not 3')
})

test.each(["don't like the first one", "I really don't like the second"])(
  '"%s" asks for no details of it',
  async (says) => {
    const { text, noAnswer } = await openTalk(['homes in Austin', says])
    expect({ noAnswer, isDetail: text.includes('- Price') }).toEqual({ noAnswer: false, isDetail: false })
  },
)

test('"w/o" takes a wish back like "without"', async () => {
  const { text } = await openTalk(['homes in Seattle with a deck', 'w/o deck'])
  expect(text).toMatch(/\*\*homes in Seattle\*\*/)
})

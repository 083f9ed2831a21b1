import { describe, expect, test } from 'vitest'
import { demoSettings } from '../../../../src/core/demo/settings.ts'
import { openTalk } from '../known/conversation.ts'

const SystemMessage = demoSettings('en').SystemMessage ?? ''
const talk = (...says: string[]) => openTalk(says, { SystemMessage })

describe('what the business charges is quoted, not what viewings cost', () => {
  test.each([
    'what do you charge?',
    'what are your fees?',
    '¿qué honorarios cobran?',
    'quels sont vos honoraires ?',
    'was verlangen Sie?',
    'how much commission do buyers pay?',
  ])('"%s"', async (says) => {
    expect((await talk(says)).text).toBe(
      'Sellers pay a commission of 2.5 percent on closing; renters pay no fee to the agency.',
    )
  })

  test('what buyers pay is no search for homes to buy', async () => {
    expect((await talk('vocês cobram alguma taxa do comprador?')).text).not.toContain('https:')
  })

  test('what a viewing costs is still told', async () => {
    expect((await talk('are viewings free?')).text).toContain('They are free')
  })
})

describe('where prices are going is not known, and no fee or list is shown for it', () => {
  test.each([
    'are prices going up?',
    'are home prices rising in Seattle?',
    'will rents fall in Austin?',
    'how is the market?',
    'is the market cooling down?',
    'are values in Ballard going down?',
    '¿están subiendo los precios?',
    'les prix augmentent-ils ?',
    'steigen die Preise?',
    'os preços estão subindo?',
  ])('"%s"', async (says) => {
    const { text, noAnswer } = await talk(says)
    expect(noAnswer, text).toBe(true)
    expect(text).not.toMatch(/https:|commission|206-555|hello@/)
  })

  test('homes that got cheaper are still listed', async () => {
    expect((await talk('houses in Denver', 'what got cheaper this week?')).noAnswer).toBe(false)
  })

  test.each(['which neighborhood is better, Ballard or Wallingford?', 'is Ballard nicer than Wallingford?'])(
    'which place is better is not judged, but what homes cost in both is told: "%s"',
    async (says) => {
      const { text } = await talk(says)
      expect(text).toMatch(/^Which place is better, I can't judge/)
      expect(text).toMatch(/homes in Ballard[^]*homes in Wallingford/)
    },
  )

  test.each(['which city is cheapest?', 'what is the cheapest city?', 'which city has the lowest prices'])(
    'the cheapest place is found by its median: "%s"',
    async (says) => {
      // 4 for sale in Boise: 175,000 and 820,000; 429,950 to 660,000 in Tacoma; 240,000 to 1,005,000 in Denver.
      const { text } = await talk('homes for sale', says)
      expect(text).toMatch(/homes for sale in Boise[^]*homes for sale in Tacoma/)
    },
  )

  test('the most expensive neighborhood of a city, of those with more than one home', async () => {
    expect((await talk("what's the most expensive neighborhood in Seattle?")).text).toMatch(
      /^Prices of \*\*homes for sale in Wallingford, Seattle\*\*/,
    )
  })
})

describe('a question about a home is not answered by a fact that only shares a word with it', () => {
  const HOME = '3647 Old Cooperage Ln'
  test.each(['why is it so cheap?', 'why is it so small?', 'how much does the owner earn?', 'is the rent negotiable?'])(
    '"%s"',
    async (says) => {
      const { text, noAnswer } = await talk(HOME, says)
      expect(text).toMatch(/^\*\*3647 Old Cooperage.*doesn't say/)
      expect(noAnswer).toBe(true)
    },
  )

  test.each([
    '¿por qué es tan barata?',
    'pourquoi est-elle si bon marché ?',
    'warum ist die so billig?',
    'por que é tão barata?',
  ])('"%s"', async (says) => {
    const { text, noAnswer } = await talk(HOME, says)
    expect(text).toContain(HOME)
    expect(text).not.toMatch(/2.?375/)
    expect(noAnswer).toBe(true)
  })

  test('a year that counts the rent asks for no year of construction', async () => {
    expect((await talk(HOME, 'how much is the rent per year?')).text).toMatch(/\$2,375 a month\.$/)
  })

  test('"how long listed?"', async () => {
    expect((await talk(HOME, 'how long listed?')).text).toContain('73')
  })
})

describe('who says what they think of the homes shown gets no list of all their details', () => {
  test.each([
    'those are ugly',
    "they're all so boring",
    'nice',
    "I don't like these",
    'I hate that one',
    'lol',
    'hmm',
    'wow, great',
    'esas son feas',
    'elles sont moches',
    'die sind hässlich',
    'são feias',
  ])('"%s"', async (says) => {
    const { text, noAnswer } = await talk('homes in Denver', says)
    expect(text).not.toMatch(/https:|\d/)
    expect(noAnswer).toBe(false)
  })

  test('what is denied is not shown', async () => {
    expect((await talk('homes for rent in Seattle', 'not on Lanternwick')).text).not.toMatch(/^\*\*\d+ Lanternwick/)
    expect((await talk('homes for rent in Denver', 'not the second one, the first')).text).toMatch(
      /^\*\*2808 Harbor Finch Ave(?![^]*1620 Old)/,
    )
  })
})

describe('small talk', () => {
  test.each([
    'how are you?',
    "how's it going",
    'hi, how are you doing?',
    'hola, ¿qué tal?',
    "Hallo, wie geht's?",
    'salut, ça va ?',
    'oi, tudo bem?',
    "you're stupid",
    'this is useless',
    'what a dumb bot',
    'eres un inútil',
    'tu es nul',
    'du bist doof',
    'você é burro',
    'k thx',
    'see you tomorrow',
    'sorry, thanks for your help',
    'ok cool',
    'no worries',
  ])('"%s" is answered', async (says) => {
    const { text, noAnswer } = await talk(says)
    expect(noAnswer, text).toBe(false)
    expect(text).not.toMatch(/https:/)
  })
})

test.each([
  'are there many white people in Ballard?',
  'are the neighbors in Ballard mostly white?',
  'is Ballard a safe area?',
])('a question about people shows no homes: "%s"', async (says) => {
  const { text, noAnswer } = await talk(says)
  expect(noAnswer, text).toBe(true)
  expect(text).not.toContain('https:')
})

test('a view is no viewing', async () => {
  expect((await talk('furnished homes in Denver under 1000', 'do any of them have a view?')).text).not.toContain('@')
})

test.each(['which areas are safe?', 'what are the best neighborhoods?'])(
  'no list of places answers how good they are: "%s"',
  async (says) => {
    const { text, noAnswer } = await talk(says)
    expect(text).not.toContain('Our listings are in')
    expect(noAnswer).toBe(true)
  },
)

describe('a question to the business beside another one: both are answered, in the order asked', () => {
  const [HOURS, FEES, VIEWINGS, OFFICE] = [
    /open Monday to Friday/,
    /commission of 2\.5/,
    /Viewings are arranged/,
    /12 Lanternwick/,
  ]
  test.each([
    ['2 bedrooms in Seattle and what are your office hours?', [/2 bed homes in Seattle/, HOURS]],
    ['Do you have condos in Denver and how do I schedule a viewing?', [/condos in Denver/, VIEWINGS]],
    ["houses in Tacoma under 600k. Also, what's your commission?", [/houses for sale in Tacoma under \$600k/, FEES]],
    ['Are you open on Saturday? And do you have houses in Tacoma?', [HOURS, /houses in Tacoma/]],
    ['Casas en Tacoma. ¿Cuál es su horario?', [/casas, en Tacoma/, HOURS]],
    ["what's your phone number and where is your office?", [/206-555-0142/, OFFICE]],
  ] as const)('"%s"', async (says, parts) => {
    const { text, noAnswer } = await talk(says)
    const [first, second] = parts.map((part) => text.search(part))
    expect(first, text).toBeGreaterThanOrEqual(0)
    expect(second, text).toBeGreaterThan(first ?? 0)
    expect(noAnswer).toBe(false)
  })

  test('of a home and of the business', async () => {
    const { text } = await talk('houses in Tacoma', 'does the first have a garage and what are your opening hours?')
    expect(text).toMatch(/^\*\*812 Copperleaf Ln[^\n]*: 2\.\n\nThe office is/)
  })

  test('the list shown is what the next question goes on from', async () => {
    const { text } = await talk('Houses in Tacoma? And what are your fees?', 'the second')
    expect(text).toMatch(/^\*\*4306 Quillmaker Ct/)
  })

  test.each(['Hi! What are your hours?', 'houses in Tacoma. Do you have any with a garage?'])(
    'one question remains one: "%s"',
    async (says) => {
      expect((await talk(says)).text).toMatch(/^(?:The office is|I found 3: \*\*houses in Tacoma, with parking)/)
    },
  )
})

test('an open house is asked of the homes, not of the office', async () => {
  const hours = { SystemMessage: 'We are open Monday to Friday from 9 am to 6 pm.' }
  const { text } = await openTalk(['2 bed homes in Austin', 'open house this weekend?'], hours)
  expect(text).toMatch(/^No listing states an open house on .*: \d+, \*\*2 bed homes in Austin, open house\*\*/)
})

test('a number alone is no street, whatever house numbers begin like it', async () => {
  const { text } = await openTalk(['houses for sale in Seattle', 'hm 318'])
  expect(text).not.toContain('mentioning')
})

test.each(['map?', 'can i get a map', 'karte?', '¿mapa?', 'une carte ?'])(
  '"%s" asks where the home is',
  async (says) => {
    const { text } = await openTalk(['3 bed townhouses in Tacoma', says])
    expect(text).toMatch(/558 Wrenfield Ct/)
    expect(text).not.toMatch(/Active|Verfügbar|Activo|Disponible/)
  },
)

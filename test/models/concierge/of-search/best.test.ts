import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '../../../bench/answers/catalogue.ts'
import { ask, conversation, openTalk, promptOf } from '../known/conversation.ts'
import { searchOver } from '../known/listings.ts'

describe('a fact of the best of a search is said with its link', () => {
  test.each([
    ['how many bedrooms does the most expensive house have?', /^\*\*1780 Bellweather Way.*It has 5 beds\.$/],
    ['what is the address of the cheapest condo in Denver', /^\*\*4842 Lanternwick Ct #150.*The address is 4842/],
    ['what is the square footage of the largest house', /^\*\*1780 Bellweather Way.*3,053 sq ft of space\.$/],
    ['when was the biggest house built?', /^\*\*1780 Bellweather Way.*built in 1971\.$/],
    ['is the cheapest house still available?', /^\*\*710 Wrenfield Ln.*status is Active\.$/],
    ['what is the oldest house and how much does it cost', /^\*\*.*It costs \$[\d,]+( a month)?\.$/],
    ['¿cuántas habitaciones tiene la casa más cara?', /^\*\*1780 Bellweather Way.*Tiene 5 dormitorios\.$/],
    ['wie groß ist das billigste Haus?', /^\*\*710 Wrenfield Ln.*1\.401 Quadratfuß\.$/],
  ])('"%s"', async (question, has) => {
    const [fact, link, ...more] = (await openTalk([question])).text.split('\n')
    expect(fact).toMatch(has)
    expect(link).toMatch(/^https:\/\/homes\.example\.com|^https:\/\/example\.com\/homes\//)
    expect(more).toEqual([])
  })

  test('of those shown, where no others are named', async () => {
    const { text } = await openTalk(['houses in Seattle', 'how much is the cheapest one?'])
    expect(text).toMatch(/^\*\*1447 Old Cooperage St.*\$4,500 a month\.$/)
  })

  test('and it is what "it" means then', async () => {
    expect((await openTalk(['where is the cheapest condo in Denver?', 'how big is it?'])).text).toContain('437 sq ft')
  })

  test('what the search does not know is said, and many of them are a list', async () => {
    expect((await openTalk(['how many bedrooms does the biggest house with a moat have?'])).text).toContain('moat')
    expect((await openTalk(['what are the prices of the cheapest homes?'])).text).toContain('I found 33')
  })
})

describe('a home is named by its rank in a search that it begins', () => {
  test.each([
    ['second cheapest condo in Denver', /^\*\*2700 Wrenfield Way #152/],
    [
      'how much is the 2nd cheapest condo in Denver?',
      /^\*\*2700 Wrenfield Way #152.*: It costs \$330,000\.\nhttps:\S+$/,
    ],
    ['el segundo condominio más barato en Denver', /^\*\*2700 Wrenfield Way #152/],
    ['le deuxième condo le moins cher à Denver', /^\*\*2700 Wrenfield Way #152/],
    ['der zweitgünstigste Condo in Denver', /^\*\*2700 Wrenfield Way #152/],
    ['o segundo condomínio mais barato em Denver', /^\*\*2700 Wrenfield Way #152/],
  ])('"%s"', async (question, has) => {
    expect((await openTalk([question])).text).toMatch(has)
    expect((await openTalk(['houses in Boise', question])).text).toMatch(has)
  })

  test('but not where the nearest to the centre are asked for', async () => {
    expect((await openTalk(['second cheapest townhouse near downtown'])).text).toContain('nearest first')
  })

  test('but no neighborhood by the rank of a home', async () => {
    expect((await openTalk(['second most expensive neighborhood'])).text).not.toMatch(/^\*\*/)
  })

  test('further ranks are of that search, and a rank that it lacks is said', async () => {
    const { text, say } = await openTalk(['second cheapest condo in Denver', 'and the third cheapest?'])
    expect(text).toMatch(/^\*\*2186 Lanternwick Ln #149/)
    expect((await say('the fourth cheapest condo in Denver')).text).toMatch(
      /^There are not that many\. I found 3: .*cheapest first/,
    )
  })
})

describe('the best are compared', () => {
  test.each([
    ['compare the two cheapest condos in Denver', '- Price: $240,000 | $330,000'],
    ['compare the cheapest and the most expensive condo', '- Price: $175,000 | $845,000'],
    ['what is the difference between the biggest and the smallest house?', '- Building area: 3,053 sq ft | '],
  ])('"%s"', async (question, has) => {
    const { text } = await openTalk([question])
    expect(text).toContain(has)
    expect(text).not.toContain('understand')
  })

  test('"the difference between 1 and 2" is that of those numbers, "is the third bigger?" goes by the one before', async () => {
    expect((await openTalk(['houses in Seattle', "what's the difference between 1 and 2"])).text).toContain(
      '- Price: $4,500 a month | $6,100 a month',
    )
    const bigger = (await openTalk(['houses in Seattle', 'tell me about the second one', 'is the third one bigger?']))
      .text
    expect(bigger).toMatch(/3195 Lanternwick Ave.*2,177 sq ft[^]*3189 Copperleaf St.*1,834 sq ft/)
  })
})

describe('alternatives are told one by one', () => {
  test.each([
    ['how many houses vs condos do you have?', /^- 22 houses\n- 14 condos$/],
    ['do you have more condos or houses in Denver?', /^- 5 houses in Denver\n- 3 condos in Denver$/],
    ['which city has the most homes?', /^- 13 homes in Seattle\n- 10 homes in Portland\n- 9 homes in (Austin|Denver)$/],
    ['in welcher Stadt gibt es die meisten Häuser?', /^- 7: Häuser, in Seattle\n/],
    ['quelle ville a le plus de maisons ?', /^- 7 : maisons, à Seattle\n/],
    ['are condos cheaper than houses?', /^Prices of \*\*condos\*\*:[^]*Prices of \*\*houses\*\*:/],
    ['is Seattle more expensive than Portland?', /homes in Seattle\*\*:[^]*homes in Portland\*\*:/],
    ['average price per square foot in Portland', /^Prices of[^]*6 for sale: from \$271 per sq ft to \$404 per sq ft/],
    ["what's the median price of condos?", /^Prices of \*\*condos\*\*:/],
  ])('"%s"', async (question, has) => {
    expect((await openTalk([question])).text).toMatch(has)
  })

  test('how many or which of those shown are sold is no question about selling', async () => {
    expect((await openTalk(['how many homes do you have?', 'how many of them are sold?'])).text).toContain(
      'I count 7: **sold homes**',
    )
    expect((await openTalk(['show me condos', 'which of them are sold?'])).text).toContain('sold condos')
  })
})

test('contact data is noted, and the search beside it goes on without its words', async () => {
  const { text } = await openTalk(['my email is bob@example.com, call me about the condos in Austin'])
  expect(text).toMatch(/^Thank you, I have noted how to reach you\. I found 3: \*\*condos in Austin\*\*/)
  expect((await openTalk(['my number is 206-555-0134, I want a 2 bedroom condo in Denver'])).text).toMatch(
    /noted.*I found 1: /,
  )
})

test('photos are those of the listing in focus, a postcode is a place', async () => {
  expect((await openTalk(['tell me about 4599 Foxtail Mill Ave', 'send me photos'])).text).toMatch(
    /4599 Foxtail Mill Ave.*photos/,
  )
  expect((await openTalk(['zip 98116'])).text).toContain('homes in 98116')
  expect((await openTalk(['homes near 98101'])).text).toContain('near 98101')
})

test('a bare number after a search with a price is its new limit', async () => {
  const { text } = await openTalk(['2 bedroom rentals in Portland under 2000', 'ok, what about 2500?'])
  expect(text).toMatch(/I found 1: \*\*2 bed homes for rent in Portland under \$2,500 a month/)
})

test.each([
  ['of rooms', '3 bedroom houses under 900k', 'what about 4?', '4 bed houses for sale under $900k'],
  ['of the same side', 'homes over 900k', 'what about 1200000?', 'homes for sale over $1.2m'],
  ['in thousands', 'homes under 900k', 'what about 950?', 'homes for sale under $950k'],
  ['with a sign', 'homes between 300k and 900k', 'how about $1,200,000?', 'homes for sale under $1.2m'],
])('such a number is %s', async (_, before, then, found) => {
  expect((await openTalk([before, then])).text).toContain(`**${found}**`)
})

test('a postcode and a number that is no price are no limit of a price', async () => {
  expect((await openTalk(['homes under 300k', 'what about 98115?'])).text).not.toContain('under $98')
  expect((await openTalk(['2 bedroom rentals in Portland under 2000', 'what about 3?'])).text).not.toContain('up to')
})

test('contact data beside a refused criterion hides no refusal', async () => {
  const said = await conversation(
    {},
    demoCatalogue(),
  )('My email is ana@example.com. only christian neighborhoods please')
  expect(said).toMatchObject({ text: expect.stringMatching(/noted how to reach you.*Fair-housing/), noAnswer: true })
})

test('the best named many times is searched for once', async () => {
  const searches = { made: 0 }
  const listings = searchOver(demoCatalogue())
  const prompt = promptOf(`compare ${'the cheapest and '.repeat(100)}the most expensive condo`)
  const search: typeof listings.search = (...given) => {
    searches.made += 1
    return listings.search(...given)
  }
  await ask({ ...prompt, listings: { ...listings, search } })
  expect(searches.made).toBe(2)
})

test.each(['which city has the most expensive homes?', 'what kind of homes have the most bedrooms?'])(
  '"%s" asks for homes, not for the place that has most of them',
  async (question) => {
    expect((await openTalk([question])).text).not.toMatch(/^- \d/)
  },
)

test('"the first one" before anything was shown is none, and a wish for a tour is not the listing', async () => {
  expect((await openTalk(['are pets allowed in the first one?'])).text).toContain("I haven't shown you a list yet")
  const say = conversation({}, demoCatalogue())
  expect(await say('schedule a tour for 4599 Foxtail Mill Ave tomorrow at 3pm')).toMatchObject({ noAnswer: true })
  expect((await say('open houses this weekend?')).text).toContain('open house**')
})

const CHEAPEST = /\*\*condos for sale in Seattle, cheapest first\*\*/
test.each<[string, RegExp[]]>([
  [
    "How many condos do you have in Seattle, what's the average price, and which is the cheapest one?",
    [/^I count \d+: \*\*condos in Seattle\*\*/, /^Prices of \*\*condos in Seattle\*\*/, CHEAPEST],
  ],
  [
    '¿Cuántas casas hay en Seattle, cuál es el precio medio y cuál es la más barata?',
    [/^Son \d+: \*\*casas, en Seattle\*\*/, /^Precios de \*\*casas, en Seattle\*\*/, /primero los más baratos\*\*/],
  ],
  [
    'Wie viele Häuser gibt es in Seattle und was kosten sie im Durchschnitt? Welches ist das billigste?',
    [/^Ich zähle \d+: \*\*Häuser, in Seattle\*\*/, /^Preise von \*\*Häuser, in Seattle\*\*/, /günstigste zuerst\*\*/],
  ],
  [
    'Combien de maisons à Seattle, quel est le prix moyen et quelle est la moins chère ?',
    [
      /^J'en compte \d+ : \*\*maisons, à Seattle\*\*/,
      /^Prix de \*\*maisons, à Seattle\*\*/,
      /les moins chers d'abord\*\*/,
    ],
  ],
  [
    'Quantas casas há em Seattle, qual é o preço médio e qual é a mais barata?',
    [/^São \d+: \*\*casas, em Seattle\*\*/, /^Preços de \*\*casas, em Seattle\*\*/, /mais baratos primeiro\*\*/],
  ],
  [
    'what is the price per sqft of the cheapest house in Seattle? when was it built?',
    [/It costs \$\d+ per sq ft/, /^\*\*[^*]+\*\*: It was built in \d{4}/],
  ],
  [
    '3 bed houses in Seattle. Which is the cheapest and which is the biggest?',
    [/\*\*3 bed houses for sale in Seattle, cheapest first\*\*/, /^\*\*2580? ?[^*]*\*\*|^\*\*2129 Saltgrass Way/],
  ],
])('each question of a message about a search is answered: "%s"', async (question, answers) => {
  const { text } = await openTalk([question])
  const parts = text.split('\n\n')
  let from = 0
  for (const answer of answers) {
    const at = parts.findIndex((part, index) => index >= from && answer.test(part))
    expect(at, `${answer} in ${text}`).toBeGreaterThanOrEqual(from)
    from = at + 1
  }
})

test.each(['was kosten sie im Durchschnitt?', 'was kosten die im Schnitt?'])(
  '"%s" after a count asks for the average of what was counted',
  async (says) => {
    expect((await openTalk(['Wie viele Häuser gibt es in Seattle?', says])).text).toMatch(/^Preise von \*\*Häuser, in/)
  },
)

test('what is said back of a phrase is in the words of the person', async () => {
  expect((await openTalk(['maisons à Seattle, loyer au m²'])).text).toMatch(/« au m² »/)
})

test.each([
  ['casas en Seattle', '¿cuántas son y cuál es la más grande?', /^Son \d+: \*\*casas, en Seattle\*\*/],
  ['casas em Seattle', 'quantas são e qual é a maior?', /^São \d+: \*\*casas, em Seattle\*\*/],
])('after "%s", how many they are is counted beside what else is asked: "%s"', async (search, says, has) => {
  expect(await openTalk([search, says])).toMatchObject({ text: expect.stringMatching(has), noAnswer: false })
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createConcierge } from '../../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../../sim/service/service.ts'
import { HOUR_MS, NOON, openTelling, type Telling } from '../telling.ts'

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

/** What is watched, in the language that it was asked in. */
const summaries: Readonly<Record<string, RegExp>> = {
  English: /in Seattle under \$900k/,
  Spanish: /^casas, en venta, en Seattle, hasta 900\.000\s\$/,
  French: /^maisons, à vendre, à Seattle, jusqu'à 900\s000\s\$/,
  German: /^Häuser, zu verkaufen, in Seattle, bis 900\.000\s\$/,
  Portuguese: /^casas, à venda, em Seattle, até \$\s900\.000/,
}

describe.each([
  [
    'English',
    'tell me when something new under 900k appears in Seattle',
    'what am I watching?',
    'stop telling me',
    /I'll tell you here/,
    /You are watching/,
    /stopped watching/,
  ],
  [
    'Spanish',
    'avísame cuando haya una casa en Seattle por menos de 900000',
    '¿qué estoy siguiendo?',
    'deja de avisarme',
    /Le avisaré aquí/,
    /Sigue:/,
    /Ya no sigo/,
  ],
  [
    'French',
    'préviens-moi quand il y a une maison à Seattle à moins de 900000',
    "qu'est-ce que je surveille ?",
    'arrête de me prévenir',
    /Je vous préviens ici/,
    /Vous surveillez/,
    /Je ne surveille plus/,
  ],
  [
    'German',
    'sag mir Bescheid, wenn ein Haus in Seattle unter 900000 erscheint',
    'was beobachte ich?',
    'bitte nicht mehr benachrichtigen',
    /Ich sage Ihnen hier Bescheid/,
    /Sie beobachten:/,
    /Ich beobachte nicht mehr/,
  ],
  [
    'Portuguese',
    'me avise quando aparecer uma casa em Seattle abaixo de 900000',
    'o que estou acompanhando?',
    'pare de me avisar',
    /Aviso você aqui/,
    /Você acompanha/,
    /Não acompanho mais/,
  ],
])('in %s', (language, wish, question, end, made, listed, stopped) => {
  test('a person watches a search by words, is told, asks what is watched, and ends it', async () => {
    await shop.create({ SalePrice: 800_000 })
    await shop.create({ City: 'Tacoma', SalePrice: 300_000 })
    expect(await ask(wish)).toMatch(made)
    expect(await watches()).toMatchObject([{ Summary: expect.stringMatching(summaries[language] ?? '') }])
    const id = await shop.create({ SalePrice: 700_000 })
    await shop.create({ City: 'Tacoma', SalePrice: 700_000 })
    expect((await shop.told()).map(({ Data }) => Data.ListingID)).toEqual([id])
    expect(await ask(question)).toMatch(listed)
    expect(await ask(end)).toMatch(stopped)
    expect(await watches()).toEqual([])
    await shop.create({ SalePrice: 600_000 })
    expect(await shop.told()).toEqual([])
  })
})

describe.each([
  {
    language: 'English',
    wish: 'notify me every morning about new homes in Seattle below 600k',
    every: 'Daily',
    question: 'which searches are you watching for me?',
    pause: 'pause my alerts until Friday',
    end: 'cancel the alert',
  },
  {
    language: 'Spanish',
    wish: 'avísame cada semana de casas nuevas en Seattle',
    every: 'Weekly',
    question: '¿qué alertas tengo?',
    pause: 'pausa mis avisos hasta el viernes',
    end: 'quita la alerta',
  },
  {
    language: 'French',
    wish: 'prévenez-moi une fois par jour des nouvelles maisons à Seattle',
    every: 'Daily',
    question: 'quelles alertes ai-je ?',
    pause: "mets mes alertes en pause jusqu'à vendredi",
    end: 'supprime mes alertes',
  },
  {
    language: 'German',
    wish: 'benachrichtige mich jeden Morgen über neue Häuser in Seattle',
    every: 'Daily',
    question: 'welche Suchen beobachtest du?',
    pause: 'pausiere die Benachrichtigungen bis Freitag',
    end: 'lösche die Benachrichtigung',
  },
  {
    language: 'Portuguese',
    wish: 'me avise toda semana sobre casas novas em Seattle',
    every: 'Weekly',
    question: 'quais alertas eu tenho?',
    pause: 'pause meus alertas até sexta-feira',
    end: 'cancele o alerta',
  },
])('in $language', ({ wish, every, question, pause, end }) => {
  test('people say in other words how often, what is watched, until which day to pause, and that it ends', async () => {
    await shop.create()
    await ask(wish)
    expect(await watches()).toMatchObject([{ Every: every, Summary: expect.stringContaining('Seattle') }])
    expect(await ask(question)).toContain('Seattle')
    expect(await ask(pause)).toMatch(/\b5\.? (?:de )?ju[in]/i)
    await ask(end)
    expect(await watches()).toEqual([])
  })
})

test('a home that was shown is watched, and which of several to stop is asked', async () => {
  const id = await shop.create({ City: 'Seattle', Address: '12 Elm St' })
  await shop.create({ City: 'Tacoma' })
  await ask('homes in Seattle')
  expect(await ask('watch this one')).toContain('12 Elm St')
  expect(await watches()).toMatchObject([{ ListingID: id }])
  await ask('tell me when something appears in Tacoma')
  expect(await ask('stop telling me')).toContain('Which one shall I stop?')
  expect(await ask('stop telling me about Tacoma')).toContain('Tacoma')
  expect(await watches()).toMatchObject([{ ListingID: id }])
})

test('"watch this search" watches the search in force, and nothing is said where there is none', async () => {
  await shop.create()
  expect(await ask('watch this search')).toContain('What shall I watch for?')
  await ask('homes in Seattle')
  await ask('watch this search')
  expect(await watches()).toMatchObject([{ Summary: 'homes in Seattle' }])
})

test('a wish that is too wide is answered with counts and with a way to keep it', async () => {
  for (let count = 0; count < 51; count++) await shop.create({ SalePrice: 500_000 + 10_000 * count })
  const answer = await ask('tell me when something new appears in Seattle')
  expect(answer).toContain('51 homes match that now')
  expect(answer).toContain('tell me daily')
  expect(answer).toMatch(/\(homes under \$\d+k: \d+, homes/)
  expect(await watches()).toEqual([])
  await ask('tell me daily')
  expect(await watches()).toMatchObject([{ Every: 'Daily', Summary: 'homes in Seattle' }])
})

describe.each([
  {
    language: 'English',
    wish: 'tell me when something new appears in Seattle',
    pause: ['pause my alerts for two weeks', /Paused until 15 June: \*\*homes in Seattle/],
    goOn: ['resume my alerts', /It goes on/],
    daily: ['only once a day please', /once a day from now on/],
    weekly: ['weekly is enough', /once a week from now on/],
    prices: ['has the price dropped?', /\$930k → \$905k, 3 June/],
    cheaper: ['what got cheaper this week?', '12 Elm St', '9 Oak Ave'],
    fresh: ['what is new since yesterday?', '9 Oak Ave', '12 Elm St'],
  },
  {
    language: 'Spanish',
    wish: 'avísame cuando haya algo nuevo en Seattle',
    pause: ['pausa mis avisos durante dos semanas', /En pausa hasta el 15 de junio/],
    goOn: ['reanuda mis avisos', /Sigue adelante/],
    daily: ['solo una vez al día, por favor', /una vez al día, todo junto/],
    weekly: ['mejor cada semana', /una vez por semana, todo junto/],
    prices: ['¿ha bajado el precio?', /\$930k → \$905k, 3 de junio/],
    cheaper: ['¿qué ha bajado de precio esta semana?', '12 Elm St', '9 Oak Ave'],
    fresh: ['¿qué hay de nuevo desde ayer?', '9 Oak Ave', '12 Elm St'],
  },
  {
    language: 'French',
    wish: 'préviens-moi quand il y a du nouveau à Seattle',
    pause: ['mets mes alertes en pause pendant deux semaines', /En pause jusqu'au 15 juin/],
    goOn: ['reprends mes alertes', /Cela reprend/],
    daily: ["seulement une fois par jour s'il te plaît", /une fois par jour, tout ensemble/],
    weekly: ['plutôt une fois par semaine', /une fois par semaine, tout ensemble/],
    prices: ['le prix a-t-il baissé ?', /\$930k → \$905k, 3 juin/],
    cheaper: ["qu'est-ce qui a baissé cette semaine ?", '12 Elm St', '9 Oak Ave'],
    fresh: ['quoi de nouveau depuis hier ?', '9 Oak Ave', '12 Elm St'],
  },
  {
    language: 'German',
    wish: 'sag mir Bescheid, wenn in Seattle etwas Neues erscheint',
    pause: ['bitte zwei Wochen Pause', /Pause bis 15\. Juni/],
    goOn: ['setze meine Benachrichtigungen fort', /Es geht weiter/],
    daily: ['nur einmal am Tag bitte', /einmal am Tag mit allem zusammen/],
    weekly: ['lieber wöchentlich', /einmal in der Woche mit allem zusammen/],
    prices: ['ist der Preis gesunken?', /\$930k → \$905k, 3\. Juni/],
    cheaper: ['was ist diese Woche billiger geworden?', '12 Elm St', '9 Oak Ave'],
    fresh: ['was ist neu seit gestern?', '9 Oak Ave', '12 Elm St'],
  },
  {
    language: 'Portuguese',
    wish: 'me avise quando aparecer algo novo em Seattle',
    pause: ['pause meus avisos por duas semanas', /Em pausa até 15 de junho/],
    goOn: ['retome meus avisos', /Continua: /],
    daily: ['só uma vez por dia, por favor', /uma vez por dia, tudo junto/],
    weekly: ['melhor uma vez por semana', /uma vez por semana, tudo junto/],
    prices: ['o preço baixou?', /\$930k → \$905k, 3 de junho/],
    cheaper: ['o que ficou mais barato esta semana?', '12 Elm St', '9 Oak Ave'],
    fresh: ['o que há de novo desde ontem?', '9 Oak Ave', '12 Elm St'],
  },
] as const)('in $language', ({ wish, pause, goOn, daily, weekly, prices, cheaper, fresh }) => {
  test('watches are paused, go on, and tell less often by words', async () => {
    await shop.create()
    await ask(wish)
    expect(await ask(pause[0])).toMatch(pause[1])
    expect(await watches()).toMatchObject([
      { State: 'Paused', PausedUntil: new Date(NOON + 336 * HOUR_MS).toISOString() },
    ])
    expect(await ask(goOn[0])).toMatch(goOn[1])
    expect(await watches()).toMatchObject([{ State: 'Active', Every: 'AtOnce' }])
    expect(await ask(daily[0])).toMatch(daily[1])
    expect(await watches()).toMatchObject([{ Every: 'Daily' }])
    expect(await ask(weekly[0])).toMatch(weekly[1])
    expect(await watches()).toMatchObject([{ Every: 'Weekly' }])
  })

  test('prices of before, what got cheaper and what is new are told', async () => {
    const id = await shop.create({ Address: '12 Elm St', SalePrice: 930_000 })
    clock.now += 48 * HOUR_MS
    await shop.update(id, { SalePrice: 905_000 })
    clock.now += 24 * HOUR_MS
    await shop.create({ Address: '9 Oak Ave' })
    for (const [question, told, other] of [cheaper, fresh]) {
      const answer = await ask(question)
      expect(answer).toContain(told)
      expect(answer).not.toContain(other)
    }
    await ask(cheaper[0])
    expect(await ask(prices[0])).toMatch(prices[1])
  })
})

test('the days of a price are those of the place where the person is, as their watches tell it', async () => {
  const ListingID = await shop.create({ Address: '12 Elm St', SalePrice: 930_000 })
  await shop.update(ListingID, { SalePrice: 905_000 })
  await ask('homes in Seattle')
  expect(await ask('has the price dropped?')).toContain('$930k → $905k, 1 June')
  await shop.watch({ ListingID, TimeZone: 'Asia/Tokyo' })
  expect(await ask('has the price dropped?')).toContain('$930k → $905k, 2 June')
})

const [WISH, WUNSCH] = ['tell me about new homes in Seattle', 'sag Bescheid, wenn neue Häuser in Seattle kommen']
test.each([
  [WISH, "don't tell me about condos for sale", undefined],
  [WUNSCH, 'melde dich, wenn Häuser bis 500k kommen, aber nicht in Tacoma', undefined],
  [WUNSCH, 'benachrichtige mich bis 300.000, nichts Möbliertes', undefined],
  [WISH, "don't bother me for the next two days", '3 June'],
  [WUNSCH, 'melde dich bis 5. Juni bitte nicht', '5. Juni'],
])('only words that name a time pause alerts: %s, then %s', async (wish, words, end) => {
  await ask(wish)
  expect(/(?:Paused until|Pause bis) ([^:]*):/.exec(await ask(words))?.[1]).toBe(end)
})

test('who watches nothing is not told of pauses', async () => {
  expect(await ask('pause my alerts for a week')).not.toMatch(/Paused/)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createConcierge } from '../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../sim/service/service.ts'
import { HOUR_MS, NOON, openTelling } from './telling.ts'

const clock = { now: NOON }
let service: Service
let shop: Awaited<ReturnType<typeof openTelling>>
beforeAll(async () => {
  service = await startService({ now: () => clock.now, model: createConcierge() })
})
beforeEach(async () => {
  clock.now = NOON
  shop = await openTelling(service)
})
afterAll(() => service.stop())

const ask = async (content: string) =>
  (await service.data<{ content: string }>('/chat/Chat/ClientAsk', { sessionID: shop.sessionID, content })).content
const watches = async () =>
  (
    await service.data<{ List: { Summary: string; ListingID: number | null; Every: string }[] }>(
      '/chat/Chatbot/WatchList',
      {
        SerialNumber: shop.SerialNumber,
        sessionID: shop.sessionID,
      },
    )
  ).List

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
    /Te avisaré aquí/,
    /Sigues:/,
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
])('in %s', (_, wish, question, end, made, listed, stopped) => {
  test('a person watches a search by words, is told, asks what is watched, and ends it', async () => {
    await shop.create({ SalePrice: 800_000 })
    await shop.create({ City: 'Tacoma', SalePrice: 300_000 })
    expect(await ask(wish)).toMatch(made)
    expect(await watches()).toMatchObject([{ Summary: expect.stringContaining('in Seattle under $900k') }])
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
  for (let count = 0; count < 51; count++) await shop.create()
  const answer = await ask('tell me when something new appears in Seattle')
  expect(answer).toContain('51 homes match that now')
  expect(answer).toContain('tell me daily')
  expect(await watches()).toEqual([])
  await ask('tell me daily')
  expect(await watches()).toMatchObject([{ Every: 'Daily', Summary: 'homes in Seattle' }])
})

test('prices of before, what got cheaper and what is new are told', async () => {
  const id = await shop.create({ Address: '12 Elm St', SalePrice: 930_000 })
  clock.now += 48 * HOUR_MS
  await shop.update(id, { SalePrice: 905_000 })
  clock.now += 24 * HOUR_MS
  const fresh = await shop.create({ Address: '9 Oak Ave' })
  expect(await ask('what got cheaper this week?')).toContain('12 Elm St')
  expect(await ask('has the price dropped?')).toContain('$930k → $905k, 3 June')
  const news = await ask('what is new since yesterday?')
  expect(news).toContain('9 Oak Ave')
  expect(news).not.toContain('12 Elm St')
  expect(fresh).toBeGreaterThan(id)
})

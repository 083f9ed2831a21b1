import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createConcierge } from '../../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../../sim/service/service.ts'
import { NOON, openTelling, type Telling } from '../telling.ts'

let service: Service
let shop: Telling
let elm: number
beforeAll(async () => {
  service = await startService({ now: () => NOON, model: createConcierge() })
})
beforeEach(async () => {
  shop = await openTelling(service)
  elm = await shop.create({ Address: '12 Elm St', SalePrice: 930_000 })
  await shop.create({ Address: '9 Oak Ave', SalePrice: 950_000 })
  await shop.create({ Address: '4 Fir Rd', City: 'Tacoma' })
})
afterAll(() => service.stop())

const ask = (content: string) => shop.ask(content)
const watched = async () => (await shop.watches()).map(({ ListingID, Summary }) => ListingID ?? Summary)

/** How people search, speak of one home, wish to be told of it, and of others. */
const languages = {
  English: {
    search: 'homes in Seattle',
    details: 'tell me about 12 Elm St',
    home: [
      'tell me if that price drops',
      'let me know when the price of this one falls',
      'notify me when this house gets cheaper',
      'alert me if it sells',
      'let me know about any price change',
      'tell me if anything changes with it',
      'keep me posted',
      'keep an eye on this one',
      'let me know if this one drops below 800k',
      'watch the house',
    ],
    search2: [
      'tell me when something like this one appears',
      'notify me about new homes',
      'tell me when something cheaper than this house comes up',
      'watch this search',
    ],
    second: 'tell me when the second one is sold',
    other: 'tell me when something appears in Tacoma',
    several: 'tell me if the price of this one drops',
    which: /Which one do you mean/,
  },
  Spanish: {
    search: 'casas en Seattle',
    details: 'cuéntame de 12 Elm St',
    home: [
      'avísame si baja ese precio',
      'avísame si baja el precio de esta',
      'avísame cuando esta casa baje de precio',
      'avísame si se vende',
      'dime cuando cambie el precio',
      'sigue esta casa',
      'avísame si esta casa baja de 800000',
    ],
    search2: ['avísame cuando haya algo parecido a esta casa', 'avísame de casas nuevas', 'sigue esta búsqueda'],
    second: 'avísame cuando se venda la segunda',
    other: 'avísame cuando haya algo en Tacoma',
    several: 'avísame si baja el precio de esta casa',
    which: /¿A cuál se refiere/,
  },
  French: {
    search: 'maisons à Seattle',
    details: 'parle-moi de 12 Elm St',
    home: [
      'préviens-moi si ce prix baisse',
      'prévenez-moi si le prix de celle-ci baisse',
      'préviens-moi quand cette maison sera moins chère',
      'préviens-moi si elle est vendue',
      'dis-moi quand le prix change',
      'surveille cette maison',
      'préviens-moi si cette maison passe sous 800000',
    ],
    search2: [
      'préviens-moi quand il y a quelque chose comme cette maison',
      'préviens-moi des nouvelles maisons',
      'surveille cette recherche',
    ],
    second: 'préviens-moi si la deuxième est vendue',
    other: 'préviens-moi quand il y a quelque chose à Tacoma',
    several: 'préviens-moi si le prix de cette maison baisse',
    which: /Lequel voulez-vous dire/,
  },
  German: {
    search: 'Häuser in Seattle',
    details: 'erzähl mir von 12 Elm St',
    home: [
      'sag mir Bescheid, wenn dieser Preis sinkt',
      'sag Bescheid, wenn der Preis davon fällt',
      'benachrichtige mich, wenn dieses Haus billiger wird',
      'gib Bescheid, wenn es verkauft ist',
      'sag mir, wenn sich der Preis ändert',
      'beobachte dieses Haus',
      'sag mir Bescheid, wenn dieses Haus unter 800000 fällt',
    ],
    search2: [
      'sag mir Bescheid, wenn etwas wie dieses Haus erscheint',
      'benachrichtige mich über neue Häuser',
      'beobachte diese Suche',
    ],
    second: 'sag mir Bescheid, wenn das zweite verkauft ist',
    other: 'sag mir Bescheid, wenn in Tacoma etwas erscheint',
    several: 'sag mir Bescheid, wenn der Preis von diesem Haus sinkt',
    which: /Welches meinen Sie/,
  },
  Portuguese: {
    search: 'casas em Seattle',
    details: 'fale sobre 12 Elm St',
    home: [
      'me avise se esse preço baixar',
      'me avise se o preço desta cair',
      'me avise quando esta casa ficar mais barata',
      'me avise se for vendida',
      'me diga quando o preço mudar',
      'acompanhe esta casa',
      'me avise se esta casa ficar abaixo de 800000',
    ],
    search2: [
      'me avise quando aparecer algo parecido com esta casa',
      'me avise sobre casas novas',
      'acompanhe esta busca',
    ],
    second: 'me avise quando a segunda for vendida',
    other: 'me avise quando aparecer algo em Tacoma',
    several: 'me avise se o preço desta casa baixar',
    which: /A qual se refere/,
  },
}

describe.each(Object.entries(languages))('in %s', (_language, said) => {
  test.each(said.home)('"%s" watches the home that was spoken of', async (wish) => {
    await ask(said.search)
    await ask(said.details)
    expect(await ask(wish)).toContain('12 Elm St')
    expect(await watched()).toEqual([elm])
  })

  test.each(said.search2)('"%s" watches the search', async (wish) => {
    await ask(said.search)
    await ask(said.details)
    await ask(wish)
    expect(await watched()).toEqual([expect.stringContaining('Seattle')])
  })

  test('one of several is watched by its number, and it is asked which where none is named', async () => {
    await ask(said.search)
    expect(await ask(said.several)).toMatch(said.which)
    expect(await watched()).toEqual([])
    await ask(said.second)
    expect(await watched()).toEqual([expect.any(Number)])
  })

  test('a wish for another place is a search, whatever was spoken of', async () => {
    await ask(said.search)
    await ask(said.details)
    await ask(said.other)
    expect(await watched()).toEqual([expect.stringContaining('Tacoma')])
  })
})

test('after a search that is too wide, "tell me daily" means the search', async () => {
  for (let count = 0; count < 51; count++) await shop.create()
  await ask('homes in Seattle')
  await ask('tell me about 12 Elm St')
  await ask('tell me when something new appears in Seattle')
  await ask('tell me daily')
  expect(await watched()).toEqual(['homes in Seattle'])
})

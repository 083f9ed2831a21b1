import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createConcierge } from '../../../../src/models/concierge/concierge.ts'
import { type Service, startService } from '../../../sim/service/service.ts'
import { NOON, openTelling, type Telling } from '../telling.ts'

let service: Service
let shop: Telling
beforeAll(async () => {
  service = await startService({ now: () => NOON, model: createConcierge() })
})
beforeEach(async () => {
  shop = await openTelling(service)
})
afterAll(() => service.stop())

const WISHES = {
  en: 'tell me when a new house appears in Seattle',
  es: 'avísame cuando haya una casa en Seattle',
  fr: 'préviens-moi quand une maison apparaît à Seattle',
  de: 'benachrichtige mich, wenn ein Haus in Seattle erscheint',
  pt: 'me avise quando aparecer uma casa em Seattle',
}

describe('who denies that it ends goes on watching', () => {
  test.each([
    ['en', "don't stop telling me"],
    ['en', 'please do not cancel my alerts'],
    ['en', 'never stop alerting me until I say so'],
    ['en', "I didn't say stop telling me"],
    ['es', 'no dejes de avisarme'],
    ['es', 'no canceles mis alertas'],
    ['fr', "n'arrêtez pas de me prévenir"],
    ['de', 'hören Sie nicht auf'],
    ['de', 'die Benachrichtigung bitte nicht löschen'],
    ['pt', 'não pare de me avisar'],
    ['pt', 'não cancele meus alertas'],
  ] as const)('%s: %s', async (language, content) => {
    await shop.ask(WISHES[language])
    const answer = await shop.ask(content)
    expect((await shop.watches()).map(({ PausedUntil }) => PausedUntil)).toEqual([null])
    expect(answer).toContain('Seattle')
  })
})

describe('who wishes no more of it watches nothing', () => {
  test.each([
    ['en', "don't alert me about that any more"],
    ['en', "I don't want any alerts any more"],
    ['en', 'I no longer want notifications'],
    ['en', 'delete all of them'],
    ['es', 'ya no quiero avisos'],
    ['es', 'no quiero más alertas, gracias'],
    ['es', 'bórralas todas'],
    ['fr', "je ne veux plus d'alertes"],
    ['fr', 'je ne veux plus être prévenu'],
    ['fr', 'supprimez-les toutes'],
    ['de', 'ich will keine Benachrichtigungen mehr'],
    ['de', 'alle löschen'],
    ['pt', 'não quero mais alertas'],
    ['pt', 'não quero mais ser avisado'],
    ['pt', 'exclua todos'],
  ] as const)('%s: %s', async (language, content) => {
    await shop.ask(WISHES[language])
    await shop.ask(content)
    expect(await shop.watches()).toEqual([])
  })
})

test.each(["don't tell me about homes in Paris any more", 'delete my data', 'clear all', 'borra todo'])(
  '"%s" ends no watch',
  async (content) => {
    await shop.ask(WISHES.en)
    await shop.ask(content)
    expect(await shop.watches()).toHaveLength(1)
  },
)

test('without watches, "delete all" is about something else', async () => {
  expect(await shop.ask('delete all')).not.toContain('You are watching nothing')
})

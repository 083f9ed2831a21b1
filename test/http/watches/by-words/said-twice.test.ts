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

const watched = async () => (await shop.watches()).map(({ Summary, Every, State }) => [Summary, Every, State])

describe('a wish to be told that is said again is the same watch:', () => {
  test('a search', async () => {
    await shop.create({ SalePrice: 300_000 })
    await shop.ask('houses in Seattle')
    const answer = await shop.ask('watch this search')
    for (const wish of ['watch this search', 'tell me when a new house appears in Seattle'])
      expect(await shop.ask(wish)).toBe(answer)
    expect(await watched()).toEqual([['houses in Seattle', 'AtOnce', 'Active']])
    expect(await shop.ask('stop telling me')).toContain('I stopped watching')
    expect(await watched()).toEqual([])
  })

  test('a home', async () => {
    await shop.create({ Address: '12 Elm St', SalePrice: 300_000 })
    await shop.ask('homes in Seattle')
    for (const wish of ['watch this home', 'watch it', 'tell me when its price drops']) await shop.ask(wish)
    expect(await watched()).toEqual([['12 Elm St, Seattle', 'AtOnce', 'Active']])
  })

  test('said at another pace, it takes that pace; said in a pause, it goes on', async () => {
    await shop.ask('tell me when a new house appears in Seattle')
    await shop.ask('notify me every morning about new houses in Seattle')
    expect(await watched()).toEqual([['houses in Seattle', 'Daily', 'Active']])
    await shop.ask('pause my alerts for a week')
    expect(await watched()).toEqual([['houses in Seattle', 'Daily', 'Paused']])
    await shop.ask('notify me about new houses in Seattle')
    expect(await watched()).toEqual([['houses in Seattle', 'Daily', 'Active']])
  })

  test('another search is another watch', async () => {
    await shop.ask('tell me when a new house appears in Seattle')
    await shop.ask('tell me when a new house under 500k appears in Seattle')
    expect(await watched()).toHaveLength(2)
  })
})

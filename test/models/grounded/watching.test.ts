import { afterEach, describe, expect, test, vi } from 'vitest'
import { watchingWordsEn } from '../../../src/models/concierge/watching/words/en.ts'
import { watchingWordsEs } from '../../../src/models/concierge/watching/words/es.ts'
import { createModels } from '../../../src/models/models.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { settingsFor } from '../../sim/models/settings.ts'
import { type Act, type SimVendor, saying } from '../../sim/models/vendor.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let vendor: SimVendor
let service: Service
afterEach(async () => {
  await service.stop()
  await vendor.close()
})

type Watch = { WatchID: number; Summary: string; Every: string; State: string; ListingID: number | null }

/** A session with a model behind a scripted server, and with the concierge beside it to compare words with. */
async function start(...acts: [Act, ...Act[]]) {
  vendor = await startOpenAi(...acts)
  service = await startService({
    models: createModels(settingsFor(vendor.url)),
    now: () => Date.UTC(2026, 10, 20, 14),
  })
  const open = async (settings: object) => {
    const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {
      TimeZone: 'America/Los_Angeles',
      ...settings,
    })
    const home = aListing({ City: 'Seattle', Address: '22 Pine St', SalePrice: 500_000 })
    const ListingID = Number(await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...home }))
    const session = { serialNumber: SerialNumber }
    const sessionID = await service.openSession(session)
    return {
      SerialNumber,
      ListingID,
      ask: async (content: string) =>
        (await service.data<{ content: string }>('/chat/Chat/ClientAsk', { sessionID, content })).content,
      stream: async (content: string) => {
        const response = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
          method: 'POST',
          headers: { authorization: service.keys.secret },
          body: JSON.stringify({ sessionID, content, stream: true }),
        })
        return await response.text()
      },
      watch: (fields: object) => service.data('/chat/Chatbot/WatchAdd', { SerialNumber, sessionID, ...fields }),
      watches: async () =>
        (await service.data<{ List: Watch[] }>('/chat/Chatbot/WatchList', { SerialNumber, sessionID })).List,
    }
  }
  return { model: await open({}), concierge: await open({ Model: 'porchlight/concierge' }) }
}

const call = (name: string, input: object = {}) => saying({ call: name, input })
const readByModel = (request: number): string =>
  (vendor.requests[request]?.body as { messages: { role: string; content: string }[] } | undefined)?.messages
    .filter(({ role }) => role === 'tool')
    .at(-1)?.content ?? ''

describe('a model with tools', () => {
  test('watches a search, and says so in the words of the concierge', async () => {
    const { model, concierge } = await start(call('watch', { Query: 'houses in Seattle under 900k' }))
    const said = await model.ask('tell me when a house in Seattle under 900k appears')
    expect(said).toBe(await concierge.ask('tell me when a house in Seattle under 900k appears'))
    const [watch, ...others] = await model.watches()
    expect([watch?.Summary, others]).toEqual([(await concierge.watches())[0]?.Summary, []])
    // The model is not asked for words of its own.
    expect(vendor.requests).toHaveLength(1)
  })

  test('watches a home, in the language of the person', async () => {
    const { model } = await start(call('watch', { ListingID: 1 }))
    const said = await model.ask('Por favor, avísame cuando cambie algo de esta casa que está en Seattle')
    expect(said).toBe(watchingWordsEs.watchingHome('22 Pine St, Seattle'))
    expect((await model.watches()).map(({ ListingID }) => ListingID)).toEqual([model.ListingID])
  })

  test('watches a home as often as the person wants', async () => {
    const { model, concierge } = await start(call('watch', { ListingID: 1, Every: 'Weekly' }))
    await model.ask('tell me weekly what happens to 22 Pine St')
    expect(await model.watches()).toMatchObject([{ ListingID: model.ListingID, Every: 'Weekly' }])
    await concierge.ask('homes in Seattle')
    await concierge.ask('watch this home and tell me weekly')
    expect(await concierge.watches()).toMatchObject([{ ListingID: concierge.ListingID, Every: 'Weekly' }])
  })

  test('lists what the person watches, and stops one of several by its ID', async () => {
    const { model } = await start(
      call('list_watches'),
      saying('You watch two.'),
      call('stop_watches', { WatchIDs: [1] }),
    )
    await model.watch({ CityName: 'Seattle' })
    await model.watch({ CityName: 'Tacoma' })
    expect(await model.ask('what am I watching?')).toBe('You watch two.')
    expect(readByModel(1)).toContain('"WatchID":2,"summary":"homes in Tacoma","isPaused":false')
    expect(await model.ask('stop Seattle')).toBe('I stopped watching **homes in Seattle**.')
    expect((await model.watches()).map(({ Summary }) => Summary)).toEqual(['homes in Tacoma'])
  })

  test('of several watches asks which to stop, and stops none', async () => {
    const { model, concierge } = await start(call('stop_watches'))
    for (const one of [model, concierge]) for (const CityName of ['Seattle', 'Tacoma']) await one.watch({ CityName })
    expect(await model.ask('stop telling me')).toBe(await concierge.ask('stop telling me'))
    expect(await model.watches()).toHaveLength(2)
  })

  test('pauses, lets go on, and changes how often it is told, in the words of the concierge', async () => {
    const { model, concierge } = await start(
      call('change_watches', { PauseDays: 7 }),
      call('change_watches', { GoOn: true }),
      call('change_watches', { Every: 'Daily' }),
    )
    for (const one of [model, concierge]) await one.watch({ CityName: 'Seattle' })
    for (const said of ['pause my alerts for a week', 'resume my alerts', 'only once a day please']) {
      expect(await model.ask(said)).toBe(await concierge.ask(said))
      const [own, its] = [(await model.watches())[0], (await concierge.watches())[0]]
      expect([own?.State, own?.Every]).toEqual([its?.State, its?.Every])
    }
  })

  test('says what it has done before it hands over to a person', async () => {
    const { model } = await start(
      saying({ call: 'watch', input: { ListingID: 1 } }, { call: 'hand_over_to_human', input: {} }),
    )
    const said = await model.ask('tell me what happens to 22 Pine St, I would see it on Friday')
    expect(said).toBe(
      `${watchingWordsEn.watchingHome('22 Pine St, Seattle')}\n\nI can't bring a person into this chat.`,
    )
    expect(await model.watches()).toHaveLength(1)
  })

  test('says what it has done also where a later call of the step fails', async () => {
    const { model } = await start(
      saying({ call: 'watch', input: { ListingID: 1 } }, { call: 'list_watches', input: {} }),
    )
    vi.spyOn(service.store.watches, 'list').mockRejectedValueOnce(new Error('the disk is gone'))
    const said = await model.stream('tell me what happens to 22 Pine St, and what else do I watch?')
    expect(said).toContain(JSON.stringify(watchingWordsEn.watchingHome('22 Pine St, Seattle')).slice(1, -1))
    expect(said).toContain('"Code":50')
    expect(await model.watches()).toHaveLength(1)
  })

  test('reaches no watch of anybody else', async () => {
    const { model, concierge } = await start(call('stop_watches', { WatchIDs: [1] }))
    await concierge.watch({ CityName: 'Seattle' })
    expect(await model.ask('stop telling me')).toContain('You are watching nothing.')
    expect(await concierge.watches()).toHaveLength(1)
  })

  test('is told what a call gets wrong, and mends it', async () => {
    const { model } = await start(
      call('watch', { Query: 'anything', City: 'Seattle' }),
      call('watch', { Query: '' }),
      call('watch', { ListingID: 99 }),
      call('watch', { ListingID: 1, Query: 'houses in Seattle' }),
      call('change_watches', { PauseDays: 7, Every: 'Daily' }),
      saying('I could not.'),
    )
    await model.ask('tell me when something new appears')
    expect(readByModel(1)).toContain('City')
    expect(readByModel(2)).toContain('Query names nothing to watch')
    expect(readByModel(3)).toContain('No listing has this ListingID')
    expect(readByModel(4)).toContain('send Query for a search or ListingID for one home')
    expect(readByModel(5)).toContain('send one of Every, PauseDays and GoOn')
    expect(await model.watches()).toEqual([])
  })
})

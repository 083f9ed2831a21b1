import { expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../../src/core/ports/ports.ts'
import { createWatchRounds } from '../../../src/core/watches/watch-rounds.ts'
import { openStore } from '../../../src/store/store.ts'
import { aListing, aWatch } from '../../sim/service/listing.ts'

const models = { list: () => [], byKey: () => undefined, defaultKey: 'test/scripted' }

test('a chatbot whose watches cannot be read does not stop those of the others', async () => {
  const store = await openStore(':memory:', Date.now)
  onTestFinished(() => store.close())
  const { id: workspaceId } = await store.workspaces.insert('one')
  const chatbotIds: number[] = []
  for (const serialNumber of ['A', 'B', 'C']) {
    const chatbotId = await store.chatbots.insert({ workspaceId, serialNumber, settings: {} })
    await store.watches.insert(aWatch({ chatbotId, watched: { filter: {} }, quiet: false }))
    await store.listings(chatbotId).insert([aListing()])
    chatbotIds.push(chatbotId)
  }
  const after: Store['watches']['after'] = async (chatbotId, ...range) => {
    if (chatbotId === chatbotIds[1]) throw new Error('what is this?')
    return await store.watches.after(chatbotId, ...range)
  }
  const warned: object[] = []
  const log = { warn: (facts: object) => void warned.push(facts), error: () => undefined }
  const broken = { ...store, watches: { ...store.watches, after } }
  await createWatchRounds({ store: broken, models, now: Date.now, log }).run()
  const range = { workspaceId, from: 0, until: 100, limit: 100, kinds: ['alert' as const] }
  expect((await store.events.list(range)).map(({ serialNumber }) => serialNumber)).toEqual(['A', 'C'])
  expect(warned).toMatchObject([{ chatbot: chatbotIds[1] }])
})

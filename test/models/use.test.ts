import { afterEach, expect, test } from 'vitest'
import { createModels } from '../../src/models/models.ts'
import { createUseWatch } from '../bench/models/use.ts'
import { startOpenAi } from '../sim/models/openai.ts'
import { settingsFor } from '../sim/models/settings.ts'
import { type SimVendor, saying } from '../sim/models/vendor.ts'
import { aListing } from '../sim/service/listing.ts'
import { type Service, startService } from '../sim/service/service.ts'

let vendor: SimVendor
let service: Service
afterEach(async () => {
  await service.stop()
  await vendor.close()
})

test('the evaluation counts answers that were looked up, left as they were, and put right', async () => {
  vendor = await startOpenAi(
    saying({ call: 'search_listings', input: {} }),
    saying('It costs $300,000.'),
    saying({ call: 'search_listings', input: {} }),
    saying('It costs $100,000.'),
    saying('Hello!'),
  )
  const { use, onCorrection, watch } = createUseWatch()
  service = await startService({ models: watch(createModels(settingsFor(vendor.url), onCorrection)) })
  const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  await service.data('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...aListing({ SalePrice: 300_000 }) })
  for (const content of ['how much?', 'how much is it?', 'hello']) {
    const session = { serialNumber: SerialNumber }
    const sessionID = await service.openSession(session)
    await service.data('/chat/Chat/ClientAsk', { sessionID, content })
  }
  expect(use).toEqual({ answers: 3, lookedUp: 2, unchanged: 2, corrected: 1 })
})

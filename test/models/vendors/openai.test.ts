import { afterEach, expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { settingsFor } from '../../sim/models/settings.ts'
import { type Act, type SimVendor, saying } from '../../sim/models/vendor.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let vendor: SimVendor
let service: Service
afterEach(async () => {
  await service.stop()
  await vendor.close()
})

/** The service with a model behind a scripted server, and a session of a chatbot with these settings. */
async function start(acts: [Act, ...Act[]], settings: object = {}) {
  vendor = await startOpenAi(...acts)
  service = await startService({ models: createModels(settingsFor(vendor.url)) })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', settings)
  const SessionID = await service.openSession({ serialNumber })
  const ask = (content: string) => service.post('/chat/Chat/ClientAsk', { sessionID: SessionID, content })
  return { ask, serialNumber, SessionID }
}

test('an answer comes from the model, with what it cost', async () => {
  const { ask } = await start([saying('Good', ' day', { tokens: 42 })])
  expect((await ask('hello')).envelope.Data).toMatchObject({ content: 'Good day', totalToken: 42, noAnswer: false })
  expect(vendor.requests[0]).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer the-key-of-the-test' },
    body: { model: 'sim', stream: true, stream_options: { include_usage: true } },
  })
})

import { expect, onTestFinished, test } from 'vitest'
import type { Visitor } from '../../adapters/bridge/platform/messages.ts'
import { PAGE_SIZE_MAX } from '../../src/contract/fields/paging.ts'
import type { Watch } from '../../src/contract/listings/watches.ts'
import { startBot } from '../sim/bots/bot.ts'
import { createScriptedModel, saying } from '../sim/models/scripted-model.ts'
import { startService } from '../sim/service/service.ts'

const ana: Visitor = {
  thread: 'dm-of-ana',
  person: 'ana',
  name: 'Ana',
  place: { workspace: '', channel: '' },
  roles: [],
  locale: 'en-GB',
}

async function start() {
  const service = await startService({ model: createScriptedModel(saying('Hello.')) })
  onTestFinished(() => service.stop())
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const { bridge } = await startBot({ service: { url: service.url, secretKey: service.keys.secret }, serialNumber })
  onTestFinished(() => bridge.close())
  await bridge.receive({ ...ana, id: 'first', text: 'hello', attachments: [], at: 0 })
  await bridge.idle()
  return { service, serialNumber, bridge }
}

test('who is forgotten is forgotten by every chatbot, also by one beyond the first page of them', async () => {
  const { service, serialNumber, bridge } = await start()
  for (let made = 0; made < PAGE_SIZE_MAX; made++) await service.data('/chat/Chatbot/Add', {})
  expect(await bridge.forget(ana)).toMatchObject({ Sessions: 1 })
  expect(await service.data('/chat/Chatbot/ChatContentHistory', { SerialNumber: serialNumber })).toEqual([])
})

test('a button stops a watch beyond the first page of what a person watches', async () => {
  const { service, serialNumber: SerialNumber, bridge } = await start()
  const sessions = await service.data<{ SessionID: number }[]>('/chat/Chatbot/ChatContentHistory', { SerialNumber })
  const sessionID = sessions[0]?.SessionID
  const watch = (MinBedrooms: number) =>
    service.data<Pick<Watch, 'WatchID'>>('/chat/Chatbot/WatchAdd', { SerialNumber, sessionID, MinBedrooms })
  const { WatchID: oldest } = await watch(1)
  for (let made = 1; made <= PAGE_SIZE_MAX; made++) await watch(1 + made)
  const press = { verb: 'unwatch' as const, object: `ana/${oldest}`, tellIn: undefined }
  const { text } = await bridge.watches.act(ana, press)
  expect(text).toContain('Stopped')
})

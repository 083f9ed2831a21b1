import { expect, test } from 'vitest'
import type { Event } from '../../src/contract/events/events.ts'
import { saying } from '../sim/models/scripted-model.ts'
import { aListing } from '../sim/service/listing.ts'
import { startBot } from './bot.ts'

async function start() {
  const started = await startBot({ script: saying('hello') })
  const { sim, service } = started
  const ada = sim.join('Ada')
  const thread = sim.say({ by: ada.id, in: sim.channel.id, text: `${sim.bot.mention} first` })
  const texts = () =>
    sim
      .viewer(thread)
      .answers()
      .map(({ text }) => text)
  await sim.until(() => texts()[0] === 'hello')
  const { List } = await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  const SessionID = List[0]?.SessionID ?? 0
  const SerialNumber = List[0]?.SerialNumber ?? ''
  const create = async (fields: object) => {
    await service.data('/chat/Chatbot/RealEstateCreate', { ...aListing(), SerialNumber, City: 'Seattle', ...fields })
    await service.runWatches()
  }
  const watch = () =>
    service.data('/chat/Chatbot/WatchAdd', { SerialNumber, sessionID: SessionID, CityName: 'Seattle', Quiet: false })
  const say = (text: string) => sim.say({ by: ada.id, in: thread, text })
  return { ...started, ada, thread, texts, SessionID, SerialNumber, create, watch, say }
}

test('what is watched for is told in the thread, once, also what came while the bot was away', async () => {
  const { sim, texts, create, watch, run, stop, reported } = await start()
  await watch()
  await create({ MLSNumber: 'W-1', Address: '12 Elm St', Url: 'https://homes.example.com/12' })
  await sim.until(() => texts().length === 2)
  expect(texts()[1]).toContain('12 Elm St')
  expect(texts()[1]).toContain('https://homes.example.com/12')
  await stop()
  await create({ MLSNumber: 'W-2', Address: '14 Elm St', Url: 'https://homes.example.com/14' })
  await run()
  await sim.until(() => texts().length === 3)
  expect(texts()[2]).toContain('14 Elm St')
  expect(reported).toEqual([])
})

test('who is forgotten has no session in the thread any more: the next words begin another', async () => {
  const { sim, service, texts, SessionID, SerialNumber, say } = await start()
  const begun = { serialNumber: SerialNumber, sessionID: SessionID }
  expect(await service.data('/chat/Chatbot/VisitorForget', begun)).toMatchObject({ Sessions: 1 })
  const sessions = async () => {
    const { List } = await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
    return List.flatMap((event) => (event.Kind === 'message' ? (event.SessionID ?? []) : []))
  }
  await expect.poll(sessions).toEqual([])
  say('anybody there?')
  await sim.until(() => texts().length === 2)
  expect(texts()[1]).toBe('hello')
  expect(await sessions()).not.toEqual([])
  expect(await sessions()).not.toContain(SessionID)
})

import { errors } from 'undici'
import { expect, test } from 'vitest'
import { visitorNamesOf } from '../../../adapters/bridge/memory/threads.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import { connectThrough, startBot } from '../../discord/bot.ts'
import { ada } from '../../sim/bots/person.ts'

test('a session whose thread the service could not store at once has it stored before it is used', async () => {
  const bot = await startBot()
  const { sim, service } = bot
  await bot.stop()
  let failures = 1
  await connectThrough(bot, async (name) => {
    if (name !== 'PlaceSet' || failures === 0) return
    failures -= 1
    throw new errors.SocketError('the service is being restarted')
  })
  const vera = sim.join('Vera')
  const dm = sim.dm(vera.id).id
  sim.say({ by: vera.id, in: dm, text: 'hello' })
  await sim.until(() => sim.viewer(dm).answers()[0]?.buttons.length === 0)
  expect(sim.viewer(dm).answers()).toMatchObject([{ text: 'Hello there.' }])
  const { List } = await service.data<{ List: Event[] }>('/chat/Chatbot/Events', { After: 'oldest' })
  const found = await service.data('/chat/Chat/PlaceFind', { source: 'discord', Thread: dm })
  expect(found).toMatchObject({ SessionID: List[0]?.SessionID })
})

test('messages of several people are asked in all their names, each once, within the service’s limit', () => {
  const [vera, kim, nobody] = [
    { ...ada(), name: ' Vera ' },
    { ...ada(), person: 'kim', name: 'Kim' },
    { ...ada(), person: 'x' },
  ]
  expect(visitorNamesOf([vera, kim, nobody, vera])).toEqual({ visitorName: 'Vera, Kim' })
  expect(visitorNamesOf([nobody])).toEqual({})
  expect(visitorNamesOf([{ ...kim, name: 'K'.repeat(300) }]).visitorName).toHaveLength(128)
})

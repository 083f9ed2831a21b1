import { expect, test } from 'vitest'
import { startService } from '../sim/service/service.ts'

const DAY = 86_400_000

test('a sweep that is under way when the service stops ends soon, and is waited for', async () => {
  let now = Date.now()
  const logged: string[] = []
  const service = await startService({ now: () => now, logged: (_facts, message) => void logged.push(message) })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', { KeepSessionsDays: 1 })
  const chatbotId = (await service.store.chatbots.bySerial(serialNumber))?.id ?? 0
  for (let count = 0; count < 600; count++)
    await service.store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
  now += 2 * DAY

  let isOver = false
  const first = service.sweep().then(() => (isOver = true))
  const second = service.sweep()
  await service.close()
  expect(isOver).toBe(true)
  const idle = await service.store.visitors.idleSessions({ chatbotId, since: now, after: 0 }, 1_000)
  expect(idle.length).toBeGreaterThan(0)
  await Promise.all([first, second])
  await service.stop()
  expect(logged).toEqual([])
})

import { expect, onTestFinished, test } from 'vitest'
import { createTimers } from '../../../src/core/people/attendants/timers.ts'
import type { Store } from '../../../src/core/ports/ports.ts'
import { openStore } from '../../../src/store/store.ts'
import { addChatbot } from '../../sim/service/databases.ts'

const MANY = 250
const models = { list: () => [], byKey: () => undefined, defaultKey: 'test/scripted' }

test('sessions that fail, however many, do not stop the timers of the others, and are tried once a round', async () => {
  const store = await openStore(':memory:', Date.now)
  onTestFinished(() => store.close())
  const { chatbotId } = await addChatbot(store)
  let sessionId = 0
  for (let count = 0; count <= MANY; count++) {
    sessionId = await store.sessions.insert({ chatbotId, visitorId: null, source: 'http', uri: '' })
    await store.attendants.setTimer(sessionId, 'unclaimed', count)
  }
  const last = sessionId
  let failures = 0
  const transaction: Store['transaction'] = (work) =>
    store.transaction((within) => {
      const lock: Store['attendants']['lock'] = async (id) => {
        if (id === last) return await within.attendants.lock(id)
        failures += 1
        throw new Error('what is this?')
      }
      return work({ ...within, attendants: { ...within.attendants, lock } })
    })
  const log = { warn: () => undefined, error: () => undefined }
  await createTimers({ store: { ...store, transaction }, models, now: Date.now, log }).run()
  const left = await store.attendants.dueTimers(MANY + 1)
  expect(left).toHaveLength(MANY)
  expect(left.map((timer) => timer.sessionId)).not.toContain(last)
  expect(failures).toBe(MANY)
})

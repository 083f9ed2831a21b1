import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createModels } from '../../../src/models/models.ts'
import { defaultModelSettings } from '../../../src/models/settings.ts'
import { startAnthropic } from '../../sim/models/anthropic.ts'
import { startGoogle } from '../../sim/models/google.ts'
import { startOpenAi } from '../../sim/models/openai.ts'
import { type SimVendor, saying } from '../../sim/models/vendor.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const isLong = process.env['TEST_LONG'] === '1'
const LEAVERS = isLong ? 334 : 40
const AT_ONCE = 10
/** The longest that a client stays that does not wait for words, in ms: on a busy machine the model may not have been asked. */
const STAY_MS = 60

let vendor: SimVendor
let service: Service
afterEach(async () => {
  await service.stop()
  await vendor.close()
})

describe.each([
  ['openai', startOpenAi],
  ['anthropic', startAnthropic],
  ['google', startGoogle],
] as const)('%s', (name, startSim) => {
  test(`is left by each of ${LEAVERS} clients that leave at any moment`, async () => {
    vendor = await startSim(saying({ forever: 'Round and round it goes. ' }))
    const settings = { apiKey: 'k', baseUrl: vendor.url, models: ['sim'] }
    service = await startService({
      models: createModels({
        ...defaultModelSettings,
        defaultKey: `${name}/sim`,
        [name]: settings,
        // Nothing but the leaving of the client may end an answer.
        answerTokens: 1_000_000,
      }),
    })
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})

    let asked = 0
    async function askAndLeave(): Promise<void> {
      while (asked++ < LEAVERS) {
        const isInTheMiddle = asked % 2 === 0
        const opened = await service.data<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })
        const leaving = new AbortController()
        const response = fetch(`${service.url}/chat/Chat/ClientAsk`, {
          method: 'POST',
          headers: { authorization: service.keys.secret },
          body: JSON.stringify({ sessionID: opened.SessionID, content: 'hi', stream: true }),
          signal: leaving.signal,
        })
        if (isInTheMiddle) await (await response).body?.getReader().read()
        else await delay(Math.random() * STAY_MS)
        leaving.abort()
        await response.then((begun) => begun.bytes()).catch(() => undefined)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, askAndLeave))

    await expect.poll(() => vendor.open()).toBe(0)
    expect(vendor.requests.length).toBeGreaterThanOrEqual(LEAVERS / 2)
  })
})

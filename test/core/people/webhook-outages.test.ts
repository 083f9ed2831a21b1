import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { AppError } from '../../../src/contract/errors.ts'
import { createPushing } from '../../../src/core/people/webhooks/pushing.ts'
import type { WebhookStore } from '../../../src/core/ports/events.ts'
import { openStore } from '../../../src/store/store.ts'
import { createWebhookSender } from '../../../src/webhooks/sender.ts'
import { addChatbot } from '../../sim/service/databases.ts'

const quiet = () => undefined

/** A receiver of webhooks, and the ids of what it has taken. What is posted to `/hang` gets no answer, and is counted. */
async function startReceiver() {
  const taken: unknown[] = []
  const hanging: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    if (request.url === '/hang') hanging.push(response)
    else {
      taken.push(request.headers['webhook-id'])
      response.writeHead(204).end()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { taken, hanging, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test.each(['advance', 'release'] as const)(
  'events go on at once, and none is pushed twice, where the database fails at %s for a moment',
  async (step) => {
    const { taken, url } = await startReceiver()
    const store = await openStore(':memory:', Date.now)
    const { chatbotId, workspaceId } = await addChatbot(store)
    const event = { chatbotId, sessionId: null, kind: 'listing', subjectId: null, data: '{}' } as const
    await store.webhooks.insert({ workspaceId, chatbotId, url, kinds: ['listing'], secret: 'whsec_AAAA', sequence: 0 })
    let failures = 2
    const failing: WebhookStore = {
      ...store.webhooks,
      async [step](...given: never) {
        if (failures-- > 0) throw new AppError('storeUnavailable')
        return await (store.webhooks[step] as (...all: never) => Promise<never>)(...given)
      },
    }
    const pushing = createPushing({
      store: { ...store, webhooks: failing },
      sender: createWebhookSender({ privateAllowed: true }),
      now: Date.now,
      log: { warn: quiet, error: quiet },
      count: quiet,
    })
    await store.transaction((within) => within.events.append([event, event, event]))
    for (let round = 0; round < 3; round++) await pushing.run()
    expect(taken).toHaveLength(3)
    expect(new Set(taken).size).toBe(3)
    await store.transaction((within) => within.events.append([event]))
    await pushing.run()
    expect(taken).toHaveLength(4)
    await store.close()
  },
)

test('receivers that hang, many of them, delay the others by a moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { taken, hanging, url } = await startReceiver()
  const store = await openStore(':memory:', Date.now)
  const { chatbotId, workspaceId } = await addChatbot(store)
  const webhook = { workspaceId, chatbotId, kinds: ['listing' as const], secret: 'whsec_AAAA', sequence: 0 }
  for (let count = 0; count < 20; count++) await store.webhooks.insert({ ...webhook, url: `${url}/hang` })
  await store.webhooks.insert({ ...webhook, url })
  const sender = createWebhookSender({ privateAllowed: true })
  const log = { warn: quiet, error: quiet }
  const pushing = createPushing({ store, sender, now: Date.now, log, count: quiet })
  const event = { chatbotId, sessionId: null, kind: 'listing', subjectId: null, data: '{}' } as const
  await store.transaction((within) => within.events.append([event]))
  const rounds = [pushing.run()]
  await expect.poll(() => hanging.length).toBe(16)
  await vi.advanceTimersByTimeAsync(1_000)
  rounds.push(pushing.run())
  await expect.poll(() => [hanging.length, taken.length]).toEqual([20, 1])
  expect(hanging.every(({ destroyed }) => !destroyed)).toBe(true)
  for (const response of hanging) response.writeHead(204).end()
  await Promise.all(rounds)
  await store.close()
})

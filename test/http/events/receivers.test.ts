import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { TEST_MS } from '../../sim/clock/deadline.ts'
import { startService } from '../../sim/service/service.ts'

test('a receiver that hangs, or takes a delivery late, gets it again under the same id; others wait for nobody', async () => {
  let now = Date.UTC(2026, 10, 20)
  const service = await startService({ now: () => now, webhooks: { privateAllowed: true, answerWithinMs: 1_000 } })
  const received: string[] = []
  const open = new Set<ServerResponse>()
  const receiver = createServer((request, response) => {
    const [path, id] = [request.url ?? '', String(request.headers['webhook-id'])]
    received.push(`${path} ${id}`)
    const isFirst = received.filter((one) => one.startsWith(path)).length === 1
    if (path === '/hangs' && isFirst) open.add(response)
    // A head in time, and a body that has no end: it was taken.
    else if (path === '/drips') response.writeHead(200).write('.')
    else response.writeHead(204).end()
  })
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  try {
    const { port } = receiver.address() as AddressInfo
    for (const path of ['hangs', 'drips', 'well'])
      await service.data('/chat/Chatbot/WebhookAdd', { Url: `http://127.0.0.1:${port}/${path}`, Kinds: ['message'] })
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const sessionID = await service.openSession({ serialNumber })
    await service.data('/chat/Chat/ClientAsk', { sessionID, content: 'hello' })
    await service.pushEvents()
    const of = (path: string) => received.filter((one) => one.startsWith(path)).map((one) => one.split(' ')[1])
    expect(of('/well')).toHaveLength(2)
    expect(of('/hangs')).toHaveLength(1)
    // Too late: nobody listens any more.
    for (const response of open) if (!response.headersSent) response.writeHead(200).end()
    now += 5_000
    await service.pushEvents()
    expect(of('/hangs')).toHaveLength(3)
    expect(of('/hangs')[1]).toBe(of('/hangs')[0])
    expect(new Set(of('/drips')).size).toBe(of('/drips').length)
    const { List } = await service.data<{ List: { LastError: string | null }[] }>('/chat/Chatbot/WebhookList', {})
    expect(List.map(({ LastError }) => LastError)).toEqual([null, null, expect.stringContaining('did not answer')])
  } finally {
    receiver.closeAllConnections()
    receiver.close()
    await service.stop()
  }
})

test('while a receiver hangs, what happens meanwhile is told to the others', async () => {
  const service = await startService({ webhooks: { privateAllowed: true, answerWithinMs: TEST_MS } })
  const received: string[] = []
  const receiver = createServer(({ url = '' }, response) => {
    received.push(url)
    if (url === '/well') response.writeHead(204).end()
  })
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  const { port } = receiver.address() as AddressInfo
  const Kinds = ['message']
  for (const path of ['hangs', 'well'])
    await service.data('/chat/Chatbot/WebhookAdd', { Url: `http://127.0.0.1:${port}/${path}`, Kinds })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const sessionID = await service.openSession({ serialNumber })
  try {
    for (const count of [2, 4]) {
      await service.data('/chat/Chat/ClientAsk', { sessionID, content: 'hello' })
      void service.pushEvents()
      await expect.poll(() => received.filter((path) => path === '/well')).toHaveLength(count)
    }
    expect(received.filter((path) => path === '/hangs')).toHaveLength(1)
  } finally {
    receiver.closeAllConnections()
    receiver.close()
    await service.stop()
  }
})

test.each(['WebhookRemove', 'a claim by another process'])(
  'a webhook that is lost while a delivery is under way, by %s, delivers nothing more',
  async (loss) => {
    let now = Date.UTC(2026, 10, 20)
    const service = await startService({ now: () => now, webhooks: { privateAllowed: true } })
    const received: unknown[] = []
    const receiver = createServer((request, response) => void take(request, response))
    async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
      received.push(request.headers['webhook-id'])
      if (loss === 'WebhookRemove') await service.post('/chat/Chatbot/WebhookRemove', { WebhookID })
      else {
        now += 2 * 60_000
        await service.store.webhooks.claim(now + 60_000)
        now -= 2 * 60_000
      }
      response.writeHead(204).end()
    }
    await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
    const { port } = receiver.address() as AddressInfo
    const hook = { Url: `http://127.0.0.1:${port}/`, Kinds: ['message'] }
    const { WebhookID } = await service.data<{ WebhookID: number }>('/chat/Chatbot/WebhookAdd', hook)
    try {
      const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
      const sessionID = await service.openSession({ serialNumber })
      for (const content of ['one', 'two']) await service.data('/chat/Chat/ClientAsk', { sessionID, content })
      await service.pushEvents()
      expect(received).toHaveLength(1)
    } finally {
      receiver.closeAllConnections()
      receiver.close()
      await service.stop()
    }
  },
)

const basic = (pair: string): string => `Basic ${Buffer.from(pair).toString('base64')}`

test('name and password in an address are sent as a header, also with a "%" that is no code', async () => {
  const service = await startService({ webhooks: { privateAllowed: true } })
  const received: unknown[] = []
  const receiver = createServer((request, response) => {
    received.push(request.headers.authorization)
    response.writeHead(204).end()
  })
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  try {
    const { port } = receiver.address() as AddressInfo
    for (const pair of ['crm:p%40ss', 'crm:100%', 'crm:%E0%A4%A']) {
      const hook = { Url: `http://${pair}@127.0.0.1:${port}/`, Kinds: ['lead'] }
      const { WebhookID } = await service.data<{ WebhookID: number }>('/chat/Chatbot/WebhookAdd', hook)
      expect(await service.data('/chat/Chatbot/WebhookTest', { WebhookID })).toEqual({ Status: 204 })
    }
    expect(received.slice(0, 2)).toEqual(['crm:p@ss', 'crm:100%'].map(basic))
  } finally {
    receiver.closeAllConnections()
    receiver.close()
    await service.stop()
  }
})

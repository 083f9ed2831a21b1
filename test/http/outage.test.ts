import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGate } from '../sim/clock/gate.ts'
import { createScriptedModel } from '../sim/models/scripted-model.ts'
import { databases, type TestDatabase } from '../sim/service/databases.ts'
import { aListing } from '../sim/service/listing.ts'
import { type Proxy, startProxy } from '../sim/service/proxy.ts'
import { type Service, startService } from '../sim/service/service.ts'

const servers = databases.filter(({ name }) => name !== 'SQLite')

describe.each(servers)('while $name is out of reach', (kind) => {
  let database: TestDatabase
  let proxy: Proxy
  let service: Service
  const gate = createGate()
  beforeEach(async () => {
    database = await kind.create()
    const url = new URL(database.url)
    proxy = await startProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.hostname = '127.0.0.1'
    url.port = String(proxy.port)
    const model = createScriptedModel(async function* () {
      yield 'so far'
      await gate.opened
    })
    service = await startService({ database: { ...database, url: url.href }, model })
  })
  afterEach(async () => {
    proxy.mend()
    await service.stop()
    await proxy.close()
    await database.remove()
  })

  test('every operation answers 503, and works again by itself once it is back', async () => {
    const SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const list = () => service.post('/chat/Chatbot/RealEstateList', { SerialNumber })
    const create = () => service.post('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...aListing() })
    expect((await create()).status).toBe(200)

    proxy.cut()
    for (const { status, headers, envelope } of await Promise.all([list(), create(), list(), create()])) {
      expect([status, envelope.Code, headers.get('retry-after')]).toEqual([503, 50302, '5'])
      expect(envelope.Message).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i)
    }

    proxy.mend()
    await expect.poll(async () => (await list()).status).toBe(200)
    expect((await list()).envelope.Data).toMatchObject({ VirtualCount: 1 })
  })

  test('an answer that cannot be stored fails, and the session goes on once it is back', async () => {
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    const ask = (stream: boolean) =>
      fetch(`${service.url}/chat/Chat/ClientAsk`, {
        method: 'POST',
        headers: { authorization: service.keys.secret },
        body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream }),
      })
    const response = await ask(true)
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('so far')
    proxy.cut()
    gate.open()
    expect((await reader?.read())?.value).toContain('"Code":50302')

    proxy.mend()
    await expect.poll(async () => (await ask(false)).status).toBe(200)
  })
})

test.runIf(servers.length === 0)('the outage suite needs a database server: set TEST_DATABASE_URL', () => {
  expect(servers).toEqual([])
})

import { once } from 'node:events'
import { afterEach, describe, expect, test } from 'vitest'
import { type Api, api } from '../../../src/contract/api.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel, type Script, saying } from '../../sim/models/scripted-model.ts'
import { aListing } from '../../sim/service/listing.ts'
import { createLogCapture } from '../../sim/service/log.ts'
import { openSocket, sendRaw } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
afterEach(() => service.stop())

async function start(script: Script = saying('Good', ' day')) {
  const log = createLogCapture()
  service = await startService({ logTo: log.destination, model: createScriptedModel(script) })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const SessionID = await service.openSession({ serialNumber })
  return { log, serialNumber, SessionID }
}

const as = (id: string) => ({ authorization: service.keys.secret, 'x-request-id': id })
const idOf = (headers: Headers) => headers.get('x-request-id')

describe('the request id', () => {
  test('is taken from the request where it is a sane one', async () => {
    await start()
    expect(idOf((await service.post('/chat/Chatbot/List', {}, as('proxy-7:a.b/c+d='))).headers)).toBe(
      'proxy-7:a.b/c+d=',
    )
    for (const bad of ['', 'x'.repeat(129), 'a b', '{"a":1}', '<b>'])
      expect(idOf((await service.post('/chat/Chatbot/List', {}, as(bad))).headers)).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('is on every kind of answer', async () => {
    const { SessionID } = await start()
    const ids = await Promise.all([
      service.post('/chat/Chatbot/List', { bad: 1 }, as('bad-field')),
      service.post('/chat/Chatbot/List', '{', as('no-json')),
      service.post('/chat/Chatbot/List', {}, { 'x-request-id': 'no-key' }),
      service.post('/chat/Nothing', {}, as('no-path')),
      fetch(`${service.url}/%zz`, { headers: as('bad-url') }),
      fetch(`${service.url}/healthz`, { headers: as('health') }),
      fetch(`${service.url}/chat/Chat/ClientAsk`, {
        method: 'POST',
        headers: as('stream'),
        body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true }),
      }),
    ])
    expect(ids.map(({ headers }) => idOf(headers))).toEqual([
      'bad-field',
      'no-json',
      'no-key',
      'no-path',
      'bad-url',
      'health',
      'stream',
    ])
    expect(idOf((await sendRaw(service.url, 'noise\r\n\r\n')).headers)).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('the log', () => {
  test('has one line a request: what was called and how it ended', async () => {
    const { log, SessionID } = await start()
    await service.post('/chat/Chatbot/List', {}, as('fine'))
    await service.post('/chat/Chatbot/Detail', { serialNumber: 'NONE' }, as('unknown'))
    await service.post('/chat/Nothing?secret=1', {}, as('nowhere'))
    await service.post('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'hi' }, as('asked'))
    await expect.poll(() => log.ended('asked')).toBeDefined()
    expect(log.ended('fine')).toMatchObject({ level: 30, operation: 'List', status: 200, code: 200 })
    expect(log.ended('fine')?.['ms']).toBeGreaterThan(0)
    expect(log.ended('unknown')).toMatchObject({ operation: 'Detail', status: 404, code: 40402 })
    expect(log.ended('nowhere')).toMatchObject({ operation: 'none', status: 404, code: 40401 })
    expect(log.ended('asked')).toMatchObject({ operation: 'ClientAsk', status: 200, code: 200 })
    for (const id of ['fine', 'unknown', 'nowhere', 'asked'])
      expect(log.lines().filter(({ requestId }) => requestId === id)).toHaveLength(1)
  })

  test('names the request in whatever the core says of it, and the Code of a stream that broke', async () => {
    const { log, SessionID } = await start(async function* () {
      yield 'Well'
      throw new Error('the model fell over')
    })
    const body = JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true })
    const asked = { method: 'POST', headers: as('broken'), body }
    await (await fetch(`${service.url}/chat/Chat/ClientAsk`, asked)).text()
    await expect.poll(() => log.ended('broken')).toMatchObject({ status: 200, code: 50001 })
    const said = log.lines().find(({ msg }) => msg === 'a request failed')
    expect(said).toMatchObject({ requestId: 'broken', level: 50, err: { message: 'the model fell over' } })
  })

  test('names the request also where its body arrived late', async () => {
    const { log, SessionID } = await start(async function* () {
      yield 'Well'
      throw new Error('the model fell over')
    })
    const body = JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true })
    const socket = openSocket(service.url)
    const headers = `authorization: ${service.keys.secret}\r\nx-request-id: late\r\nexpect: 100-continue`
    socket.write(
      `POST /chat/Chat/ClientAsk HTTP/1.1\r\nhost: x\r\n${headers}\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    await once(socket, 'data')
    for (const half of [body.slice(0, 9), body.slice(9)]) socket.write(half)
    await expect.poll(() => log.ended('late')).toMatchObject({ status: 200, code: 50001 })
    expect(log.lines().find(({ msg }) => msg === 'a request failed')).toMatchObject({ requestId: 'late' })
    socket.destroy()
  })

  test('tells a client that left from one that was answered', async () => {
    const gate = createGate()
    const { log, SessionID } = await start(async function* (_prompt, signal) {
      yield 'first'
      signal.addEventListener('abort', gate.open)
      await gate.opened
    })
    const leaving = new AbortController()
    const body = JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true })
    const asked = { method: 'POST', headers: as('gone'), body, signal: leaving.signal }
    await (await fetch(`${service.url}/chat/Chat/ClientAsk`, asked)).body?.getReader().read()
    leaving.abort()
    await expect.poll(() => log.ended('gone')).toMatchObject({ msg: 'the client left' })
  })

  test('has no failure where a client left before its long answer began', async () => {
    const { log, serialNumber, SessionID } = await start()
    const body = JSON.stringify({ serialNumber, sessionID: SessionID })
    const headers = `authorization: ${service.keys.secret}\r\nx-request-id: gone\r\ncontent-length: ${body.length}`
    const socket = openSocket(service.url)
    const gate = createGate()
    const { leads } = service.store
    const ofSession = leads.ofSession.bind(leads)
    leads.ofSession = async (id) => {
      socket.destroy()
      await gate.opened
      return await ofSession(id)
    }
    socket.write(`POST ${api.VisitorExport.path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n\r\n${body}`)
    await expect.poll(() => log.ended('gone')).toMatchObject({ msg: 'the client left' })
    gate.open()
    leads.ofSession = ofSession
    await service.data(api.VisitorExport.path, { serialNumber, sessionID: SessionID })
    expect(log.lines().filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  test('never has a key, what was asked or answered, or what was sent in a body or an address', async () => {
    const { log, serialNumber, SessionID } = await start(saying('private-answer'))
    const wrong = 'pl_secret_wrong-key-of-somebody'
    const listing = { SerialNumber: serialNumber, ...aListing({ Description: 'private-description' }) }
    const storm = Array.from({ length: 8 }, () => [
      service.post('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'private-question' }),
      service.post('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'private-question', stream: 'x' }),
      service.post('/chat/Chatbot/RealEstateCreate', listing, { 'chatrobot-sessionkey': service.keys.session }),
      service.post('/chat/Chatbot/RealEstateCreate', { ...listing, 'private-field': 'private-value' }),
      service.post('/chat/Chatbot/List?token=private-query', {}, { authorization: `Bearer ${wrong}` }),
      service.post('/chat/private-path', { text: 'private-text' }),
      service.post('/chat/Chatbot/List', '{"private-json": '),
      service.post(
        '/chat/Chat/ClientAsk',
        { sessionID: SessionID, content: 'private-question' },
        { ...as('x'), 'idempotency-key': 'private-once' },
      ),
    ])
    await Promise.all(storm.flat())
    await expect.poll(() => log.lines().filter(({ operation }) => operation !== undefined).length).toBeGreaterThan(60)
    for (const secret of [service.keys.secret, service.keys.session, wrong, 'private'])
      expect(log.text()).not.toContain(secret)
  })

  test('has nothing of any text of any operation, whether it was taken or refused', async () => {
    const { log, serialNumber, SessionID } = await start(saying('canary-answer'))
    const known: Record<string, unknown> = { serialNumber, SerialNumber: serialNumber, sessionID: SessionID }
    const endpoints = Object.entries(api satisfies Api as Record<string, Endpoint>)
    let sent = 0
    for (const [name, { path, input, upload }] of endpoints) {
      if (upload || name === 'Remove') continue
      const texts = Object.keys(input.shape).filter((field) => !(field in known))
      const own = Object.fromEntries(Object.entries(known).filter(([field]) => field in input.shape))
      const headers = {
        authorization: service.keys.secret,
        'idempotency-key': 'canary-key',
        'user-agent': 'canary-agent',
      }
      for (const field of texts) {
        await service.post(path, { ...own, [field]: `canary-${field}` }, headers)
        sent += 1
      }
      await service.post(
        path,
        { ...own, ...Object.fromEntries(texts.map((field) => [field, `canary ${field}`])) },
        headers,
      )
      sent += 1
    }
    await expect.poll(() => log.lines().filter(({ operation }) => operation !== undefined).length).toBeGreaterThan(sent)
    for (const secret of [service.keys.secret, 'canary']) expect(log.text()).not.toContain(secret)
  })

  test('of a crash says where, without what the failing part had in its hands', async () => {
    const { log, SessionID } = await start(async function* () {
      yield* []
      throw Object.assign(new Error('refused'), {
        detail: 'private-row',
        cause: Object.assign(new Error('inner'), { body: 'private-body' }),
      })
    })
    await service.post('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'hi' })
    expect(log.text()).toContain('inner')
    expect(log.text()).not.toContain('private')
  })
})

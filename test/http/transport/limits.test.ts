import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { type Limits, limits } from '../../../src/http/settings.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel, saying } from '../../sim/models/scripted-model.ts'
import { createLogCapture } from '../../sim/service/log.ts'
import { openSocket, readAnswer, sendRaw } from '../../sim/service/raw.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
afterEach(() => service.stop())

const startWith = async (changed: Partial<Limits>, model = createScriptedModel(saying('x'))) => {
  service = await startService({ model, settings: { limits: { ...limits, ...changed } } })
}

describe('a slow client', () => {
  const quick = { headersMs: 80, requestMs: 160, lateCheckMs: 20, bodyMs: 160 }
  const beginnings: [what: string, request: string][] = [
    ['that sends nothing but half a head', 'POST /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\n'],
    [
      'that never finishes its body',
      'POST /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\nauthorization: KEY\r\ncontent-length: 100\r\n\r\n{"Page',
    ],
  ]
  test.each(beginnings)('%s is told so and cut off', async (_what, request) => {
    await startWith(quick)
    const { status, body } = await sendRaw(service.url, request.replace('KEY', service.keys.secret))
    expect([status, JSON.parse(body).Code]).toEqual([408, 40801])
  })

  test('that drips its body byte by byte gets no more time than the others', async () => {
    await startWith(quick)
    const socket = openSocket(service.url)
    socket.write(
      `POST /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\nauthorization: ${service.keys.secret}\r\ncontent-length: 100000\r\n\r\n`,
    )
    const dripping = setInterval(() => socket.write(' '), 20)
    const { status } = readAnswer(await text(socket))
    clearInterval(dripping)
    expect(status).toBe(408)
  })

  test('that reads nothing of its stream is cut off, and the model is stopped', async () => {
    const gate = createGate()
    const model = createScriptedModel(async function* (_prompt, signal) {
      signal.addEventListener('abort', gate.open)
      // 39 MB: more than the kernel takes on loopback without a reader.
      for (let i = 0; i < 400 && !signal.aborted; i++) yield 'x'.repeat(64 * 1024)
      await gate.opened
    })
    await startWith({ stalledMs: 60, heartbeatMs: 20 }, model)
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    const body = JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true })
    const socket = openSocket(service.url)
    socket.write(
      `POST /chat/Chat/ClientAsk HTTP/1.1\r\nhost: x\r\nauthorization: ${service.keys.secret}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
    )
    await gate.opened
    expect(model.stopped).toBe(1)
    socket.resume().on('error', () => undefined)
    await once(socket, 'close')
  })

  test('that waits long for a slow answer is not cut off', async () => {
    const gate = createGate()
    const model = createScriptedModel(async function* () {
      await gate.opened
      yield 'at last'
    })
    await startWith({ ...quick, stalledMs: 30, heartbeatMs: 10 }, model)
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    const response = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { authorization: service.keys.secret },
      body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true }),
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    // Enough signs of life for every time limit above to have passed.
    let alive = ''
    while (alive.length < 25) alive += (await reader?.read())?.value ?? 'ended'
    expect(alive).toMatch(/^\n+$/)
    gate.open()
    expect((await reader?.read())?.value).toContain('at last')
  })
})

test('a client that reads nothing of a large plain answer is cut off', async () => {
  const log = createLogCapture()
  service = await startService({ logTo: log.destination, settings: { limits: { ...limits, stalledMs: 60 } } })
  const SystemMessage = 'あ'.repeat(65_536)
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const { workspaceId = 0 } = (await service.store.chatbots.bySerial(serialNumber)) ?? {}
  // 39 MB: more than the kernel takes on loopback without a reader.
  await service.store.transaction(async ({ chatbots }) => {
    for (let i = 0; i < 200; i++)
      await chatbots.insert({ workspaceId, serialNumber: `S${i}`, settings: { SystemMessage } })
  })
  const body = '{"PageSize":200}'
  const socket = openSocket(service.url)
  socket.write(
    `POST /chat/Chatbot/List HTTP/1.1\r\nhost: x\r\nx-request-id: idle\r\nauthorization: ${service.keys.secret}\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  await expect.poll(() => log.ended('idle')).toMatchObject({ msg: 'the client left' })
  socket.on('error', () => undefined).destroy()
})

describe('wrong keys from one network', () => {
  const list = (headers: Record<string, string>) => service.post('/chat/Chatbot/List', {}, headers)
  const wrong = (from?: string) => list({ authorization: 'wrong', ...(from && { 'x-forwarded-for': from }) })

  test('are told to wait once they are too many, while good keys always pass', async () => {
    await startWith({ wrongKeys: 3 })
    for (let i = 0; i < 3; i++) expect((await wrong()).envelope.Code).toBe(40102)
    const { status, envelope, headers } = await wrong()
    expect([status, envelope.Code]).toEqual([429, 42903])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50)
    expect((await list({ authorization: service.keys.secret })).envelope.Code).toBe(200)
    expect((await list({})).envelope.Code).toBe(40101)
    expect((await list({ authorization: service.keys.session })).envelope.Code).toBe(40103)
  })

  test('are logged once a window, not once each', async () => {
    const warned: string[] = []
    const settings = { limits: { ...limits, wrongKeys: 1 } }
    service = await startService({
      settings,
      logged: (facts, message) => warned.push(`${message} ${JSON.stringify(facts)}`),
    })
    for (let i = 0; i < 5; i++) await wrong()
    expect(warned).toEqual(['too many wrong keys from one network {"network":"127.0.0.1"}'])
  })

  test('cannot be spread over made-up forwarded addresses', async () => {
    await startWith({ wrongKeys: 1 })
    await wrong('203.0.113.1')
    expect((await wrong('203.0.113.2')).envelope.Code).toBe(42903)
  })

  test('count by the address that a trusted proxy names, IPv6 by /64', async () => {
    service = await startService({ settings: { trustProxy: ['loopback'], limits: { ...limits, wrongKeys: 1 } } })
    const codes = async (...from: string[]) => {
      const answers = []
      for (const address of from) answers.push((await wrong(address)).envelope.Code)
      return answers
    }
    expect(await codes('203.0.113.1', '203.0.113.2', '203.0.113.1')).toEqual([40102, 40102, 42903])
    expect(await codes('2001:db8:1:2::a', '2001:db8:1:3::a', '2001:db8:1:2:ffff::b')).toEqual([40102, 40102, 42903])
    expect(await codes('1.2.3.4, 203.0.113.9', '5.6.7.8, 203.0.113.9')).toEqual([40102, 42903])
    // Some proxies name the port too, which is another for each connection.
    expect(await codes('203.0.113.20:4711', '203.0.113.20:4712', '203.0.113.20')).toEqual([40102, 42903, 42903])
    expect(await codes('[2001:db8:7::a]:4711', '[2001:db8:7::b]:4712', '2001:db8:7::c')).toEqual([40102, 42903, 42903])
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Limits, limits } from '../../src/http/settings.ts'
import { createGate } from '../sim/clock/gate.ts'
import { createScriptedModel, type Script } from '../sim/models/scripted-model.ts'
import { databases, type TestDatabase } from '../sim/service/databases.ts'
import { aListing } from '../sim/service/listing.ts'
import { type Service, startService } from '../sim/service/service.ts'

/** Two services, each with a store and a model of its own, on one database, as two processes would be. */
describe.each(databases)('two cores on one $name', ({ create }) => {
  let database: TestDatabase
  let services: Service[] = []
  beforeEach(async () => {
    database = await create()
  })
  afterEach(async () => {
    await Promise.all(services.map((service) => service.stop()))
    await database.remove()
  })

  async function start(script: Script, settings: object = {}, changed: Partial<Limits> = {}) {
    const models = [createScriptedModel(script), createScriptedModel(script)] as const
    const http = { limits: { ...limits, ...changed } }
    const one = await startService({ database, model: models[0], settings: http })
    const two = await startService({ database, model: models[1], settings: http, keys: one.keys })
    services = [one, two]
    const serialNumber = await one.data<string>('/chat/Chatbot/Add', settings)
    const SessionID = await two.openSession({ serialNumber })
    const ask = (service: Service, content: string, headers: Record<string, string> = {}) =>
      service.post(
        '/chat/Chat/ClientAsk',
        { sessionID: SessionID, content },
        { authorization: one.keys.secret, ...headers },
      )
    return { one, two, models, serialNumber, SessionID, ask }
  }

  test('questions of one session are answered one at a time, in order of arrival', async () => {
    const gate = createGate()
    const { one, two, models, ask } = await start(async function* ({ question }) {
      if (question === 'first') await gate.opened
      yield `answer to ${question}`
    })
    const first = ask(one, 'first')
    await expect.poll(() => models[0].prompts.length).toBe(1)
    const second = ask(two, 'second')
    gate.open()
    expect((await first).envelope.Data).toMatchObject({ content: 'answer to first' })
    expect((await second).envelope.Data).toMatchObject({ content: 'answer to second' })
    expect(models[1].prompts[0]?.exchanges).toMatchObject([{ question: 'first', answer: 'answer to first' }])
  })

  test('the same Idempotency-Key asks once, whichever core it reaches', async () => {
    const gate = createGate()
    const { one, two, models, ask } = await start(async function* () {
      await gate.opened
      yield 'once'
    })
    const once = { 'idempotency-key': 'k' }
    const answers = [one, two, one, two].map((service) => ask(service, 'hi', once))
    await expect.poll(() => models[0].prompts.length + models[1].prompts.length).toBe(1)
    gate.open()
    const told = await Promise.all(answers)
    expect(new Set(told.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1)
    expect(models[0].prompts.length + models[1].prompts.length).toBe(1)
  })

  test('who joins an answer that the other core makes gets a sign of life while it is made', async () => {
    const gate = createGate()
    const { one, two, models, ask, SessionID } = await start(
      async function* () {
        await gate.opened
        yield 'late'
      },
      {},
      { heartbeatMs: 5 },
    )
    const first = ask(one, 'hi', { 'idempotency-key': 'k' })
    await expect.poll(() => models[0].prompts.length).toBe(1)
    const joined = await fetch(`${two.url}/chat/Chat/ClientAsk`, {
      method: 'POST',
      headers: { authorization: one.keys.secret, 'idempotency-key': 'k' },
      body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true }),
    })
    gate.open()
    expect(await joined.text()).toMatch(/^\n+\{"content":"late"\}\n/)
    expect((await first).envelope.Data).toMatchObject({ content: 'late' })
  })

  test('an answer whose reader comes back to the other core is made to its end', async () => {
    const gate = createGate()
    const stopped: string[] = []
    const { one, two, serialNumber } = await start(
      async function* ({ question }, signal) {
        yield 'so far'
        signal.addEventListener('abort', () => {
          stopped.push(question)
          if (question === 'kept') gate.open()
        })
        if (question === 'kept') await gate.opened
        else await new Promise((resolve) => signal.addEventListener('abort', resolve))
        yield ' to the end'
      },
      {},
      { reconnectMs: 50, heartbeatMs: 5 },
    )
    const read = async (service: Service, sessionID: number, content: string, lastId?: string) => {
      const { body } = await fetch(`${service.url}/chat/Chat/ClientAsk`, {
        method: 'POST',
        headers: {
          authorization: one.keys.secret,
          accept: 'text/event-stream',
          ...(lastId !== undefined && { 'last-event-id': lastId }),
        },
        body: JSON.stringify({ sessionID, content, stream: true }),
      })
      return body?.pipeThrough(new TextDecoderStream()).getReader()
    }
    const begin = async (content: string) => {
      const SessionID = await one.openSession({ serialNumber })
      const reader = await read(one, SessionID, content)
      let id: string | undefined
      while (id === undefined) id = /^id: (.+)$/m.exec((await reader?.read())?.value ?? '')?.[1]
      return { SessionID, reader, id }
    }
    const kept = await begin('kept')
    const back = await read(two, kept.SessionID, 'kept', kept.id)
    // Its second sign of life: it has found the answer and waits for it.
    for (let signs = 0; signs < 2; signs++) await back?.read()
    await kept.reader?.cancel()
    // An answer that is begun and left after that is stopped after that.
    await (await begin('left')).reader?.cancel()
    await expect.poll(() => stopped).toContain('left')
    gate.open()
    let rest = ''
    for (let piece = await back?.read(); piece?.done === false; piece = await back?.read()) rest += piece.value
    expect(rest).toContain('"Answer":"so far to the end"')
    expect(stopped).toEqual(['left'])
  })

  test('an id past what the database numbers is simply unknown', async () => {
    const { one } = await start(async function* () {
      yield 'x'
    })
    for (const sessionID of [2 ** 31, 2 ** 53 - 1])
      expect((await one.post('/chat/Chat/Stop', { sessionID })).envelope.Code).toBe(40403)
  })

  test('an answer is stopped from the other core', async () => {
    const { one, two, models, ask, SessionID } = await start(async function* (_prompt, signal) {
      yield 'so far'
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    })
    const answer = ask(one, 'hi')
    await expect.poll(() => models[0].prompts.length).toBe(1)
    expect(await two.data('/chat/Chat/Stop', { sessionID: SessionID })).toBe(1)
    expect((await answer).envelope.Data).toMatchObject({ content: 'so far' })
    expect(await two.data('/chat/Chat/Stop', { sessionID: SessionID })).toBe(0)
  })

  test('questions that reach both at the same moment do not slip past a limit', async () => {
    const { one, two, serialNumber } = await start(
      async function* () {
        yield 'fine'
      },
      { MessageLimit: 5 },
    )
    const codes = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const service = index % 2 === 0 ? one : two
        const SessionID = await service.openSession({ serialNumber })
        return (await service.post('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'hi' })).envelope.Code
      }),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(5)
    expect(codes.filter((code) => code === 42902)).toHaveLength(15)
  })

  test('a chatbot that is removed while listings are created leaves nothing, and nothing fails', async () => {
    const { one, two, serialNumber } = await start(async function* () {
      yield 'x'
    })
    const createAt = (service: Service) =>
      service.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...aListing({ City: 'Nice' }) })
    const creating = Array.from({ length: 60 }, (_, index) => createAt(index % 2 === 0 ? one : two))
    const removed = await one.post('/chat/Chatbot/Remove', { serialNumber })
    const codes = new Set((await Promise.all(creating)).map(({ envelope }) => envelope.Code))
    expect(removed.envelope.Code).toBe(200)
    expect([...codes].filter((code) => code !== 200 && code !== 40402)).toEqual([])
    expect((await two.post('/chat/Chatbot/RealEstateList', { SerialNumber: serialNumber })).envelope.Code).toBe(40402)
  })

  test('creations at both have ids of their own, all listed, newest first, and one change log without a gap', async () => {
    const { one, two, serialNumber } = await start(async function* () {
      yield 'x'
    })
    const ids = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        (index % 2 === 0 ? one : two).data<string>('/chat/Chatbot/RealEstateCreate', {
          SerialNumber: serialNumber,
          ...aListing(),
        }),
      ),
    )
    const { List } = await one.data<{ List: { ID: number }[] }>('/chat/Chatbot/RealEstateList', {
      SerialNumber: serialNumber,
      PageSize: 200,
    })
    expect(List.map(({ ID }) => ID)).toEqual(ids.map(Number).toSorted((a, b) => b - a))
    const changes = await two.data<{ List: { Sequence: number }[] }>('/chat/Chatbot/ListingChanges', {
      SerialNumber: serialNumber,
    })
    expect(changes.List.map(({ Sequence }) => Sequence)).toEqual(ids.map((_, index) => index + 1))
  })
})

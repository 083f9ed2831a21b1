import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Mail } from '../../../src/core/ports/people.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

type WebhookMessage = { type: string; timestamp: string; data: Event }
type Received = { headers: Record<string, string>; body: string }
type Row = { WebhookID: number; State: string; LastSuccess: string | null; LastError: string | null }

const MINUTE_MS = 60_000
const SPOKEN: string[] = ['message']

describe.each(databases)('webhooks on $name', (kind) => {
  let now = Date.UTC(2026, 10, 20)
  const mails: Mail[] = []
  let service: Service
  beforeAll(async () => {
    const mailer = { send: async (mail: Mail) => void mails.push(mail) }
    service = await startService({ kind, now: () => now, mailer })
  })
  afterAll(() => service.stop())

  let receiver: Server
  let received: Received[]
  let answers: (at: number) => number
  let url: string
  beforeEach(async () => {
    received = []
    answers = () => 204
    receiver = createServer((request, response) => void take(request, response))
    await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
  })
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push({ headers: request.headers as Record<string, string>, body: await text(request) })
    response.writeHead(answers(received.length - 1), { location: '/elsewhere' }).end()
  }
  afterEach(async () => {
    for (const { WebhookID } of await list()) await call('WebhookRemove', { WebhookID })
    receiver.closeAllConnections()
    receiver.close()
  })

  const call = <T>(name: string, body: object) => service.data<T>(`/chat/Chatbot/${name}`, body)
  const list = async () => (await call<{ List: Row[] }>('WebhookList', { PageSize: 200 })).List
  const add = (fields: object = {}) =>
    call<{ WebhookID: number; Secret: string }>('WebhookAdd', { Url: url, Kinds: SPOKEN, ...fields })
  async function start(settings: object = {}) {
    const serialNumber = await call<string>('Add', settings)
    const { SessionID } = await call<{ SessionID: number }>('GetSession', { serialNumber })
    const ask = (content: string) => service.data('/chat/Chat/ClientAsk', { sessionID: SessionID, content })
    return { serialNumber, ask }
  }
  const bodies = () => received.map(({ body }) => JSON.parse(body) as WebhookMessage)
  const said = () => bodies().map(({ data }) => (data.Kind === 'message' ? data.Data.Content : data.Kind))

  test('each event is posted once, in order, signed, to who asked for its kind', async () => {
    const { ask, serialNumber } = await start()
    const { Secret } = await add({ Kinds: ['lead', 'message'] })
    const asked = 'réach me, 🏡\u2028 at bo@example.com'
    await ask(asked)
    await service.pushEvents()
    await service.pushEvents()
    expect(said()).toEqual([asked, 'lead', 'Hello there'])
    for (const { headers, body } of received) {
      // The public library checks the signature; its clock is not the service's.
      const { data, type } = JSON.parse(body) as WebhookMessage
      expect(new Webhook(Secret).sign(headers['webhook-id'] ?? '', new Date(now), body)).toBe(
        headers['webhook-signature'],
      )
      expect(headers['webhook-timestamp']).toBe(String(now / 1_000))
      expect([type, data.SerialNumber]).toEqual([data.Kind, serialNumber])
    }
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(3)
  })

  test('a webhook of one chatbot hears nothing of another', async () => {
    const [mine, other] = [await start(), await start()]
    await add({ serialNumber: mine.serialNumber })
    await other.ask('elsewhere')
    await mine.ask('here')
    await service.pushEvents()
    expect(said()).toEqual(['here', 'Hello there'])
  })

  test('what is removed hears nothing more', async () => {
    const { ask } = await start()
    const { WebhookID } = await add()
    await call('WebhookRemove', { WebhookID })
    await ask('anybody?')
    await service.pushEvents()
    expect(received).toEqual([])
    for (const name of ['WebhookRemove', 'WebhookResume', 'WebhookTest'])
      expect((await service.post(`/chat/Chatbot/${name}`, { WebhookID })).envelope.Code).toBe(40406)
  })

  test('a list tells how each webhook fares, and pages', async () => {
    const { ask, serialNumber } = await start()
    const [first, second] = [await add({ serialNumber }), await add()]
    await ask('hello')
    await service.pushEvents()
    const page = await call<{ List: Row[]; VirtualCount: number }>('WebhookList', { PageSize: 1, PageNumber: 2 })
    expect(page).toEqual({
      List: [
        {
          WebhookID: first.WebhookID,
          Url: url,
          Kinds: ['message'],
          serialNumber,
          State: 'Active',
          LastSuccess: new Date(now).toISOString(),
          LastFailure: null,
          LastError: null,
        },
      ],
      VirtualCount: 2,
    })
    expect((await list()).map(({ WebhookID }) => WebhookID)).toEqual([second.WebhookID, first.WebhookID])
  })

  test('what was not taken is posted again under the same id, and nothing overtakes it', async () => {
    const { ask } = await start()
    await add()
    answers = (at) => [500, 302, 204][at] ?? 204
    await ask('one')
    await service.pushEvents()
    expect((await list())[0]).toMatchObject({ State: 'Active', LastSuccess: null, LastError: 'answered 500' })
    await service.pushEvents()
    expect(received).toHaveLength(1)
    now += 5_000
    await service.pushEvents()
    // A redirect is not followed.
    expect((await list())[0]).toMatchObject({ LastError: 'answered 302' })
    now += 30_000
    await service.pushEvents()
    expect(said()).toEqual(['one', 'one', 'one', 'Hello there'])
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
  })

  test('tries come after growing pauses, then the webhook is paused, told by mail, and resumed', async () => {
    const { ask, serialNumber } = await start({ TalkToHumanEmail: 'office@example.com', Name: 'Maple' })
    const { WebhookID } = await add({ serialNumber })
    answers = () => 500
    await ask('one')
    await service.pushEvents()
    for (const pause of [5_000, 30_000, ...[2, 10, 60, 360, 1440].map((minutes) => minutes * MINUTE_MS)]) {
      const before = received.length
      now += pause - 1
      await service.pushEvents()
      expect(received).toHaveLength(before)
      now += 1
      await service.pushEvents()
      expect(received).toHaveLength(before + 1)
    }
    expect((await list())[0]).toMatchObject({ State: 'Paused', LastError: 'answered 500' })
    mails.length = 0
    await service.sendMails()
    expect(mails).toMatchObject([{ to: 'office@example.com', subject: expect.stringContaining(new URL(url).host) }])
    now += 1440 * MINUTE_MS
    await service.pushEvents()
    expect(received).toHaveLength(8)
    answers = () => 200
    await call('WebhookResume', { WebhookID })
    await service.pushEvents()
    expect(said().slice(8)).toEqual(['one', 'Hello there'])
    expect((await list())[0]).toMatchObject({ State: 'Active' })
  })

  test('a receiver that answers 410 is asked no more: the webhook is paused at once, and a mail says so each time', async () => {
    const { ask, serialNumber } = await start({ TalkToHumanEmail: 'office@example.com', Name: 'Maple' })
    const { WebhookID } = await add({ serialNumber })
    answers = () => 410
    await ask('one')
    for (const LastError of Array<string>(2).fill('answered 410: the receiver is gone')) {
      await service.pushEvents()
      mails.length = 0
      await service.sendMails()
      expect(mails).toMatchObject([{ to: 'office@example.com', text: expect.stringContaining('WebhookRemove') }])
      expect((await list())[0]).toMatchObject({ State: 'Paused', LastError })
      await call('WebhookResume', { WebhookID })
    }
    expect(received).toHaveLength(2)
  })

  test('a test delivery is signed, and answers what the receiver said', async () => {
    const { WebhookID, Secret } = await add()
    answers = () => 418
    expect(await call('WebhookTest', { WebhookID })).toEqual({ Status: 418 })
    const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = received
    expect(JSON.parse(body)).toEqual({ type: 'test', timestamp: new Date(now).toISOString(), data: {} })
    expect(new Webhook(Secret).sign(headers['webhook-id'] ?? '', new Date(now), body)).toBe(
      headers['webhook-signature'],
    )
    receiver.closeAllConnections()
    await new Promise((closed) => receiver.close(closed))
    expect(await call('WebhookTest', { WebhookID })).toEqual({ Status: 0 })
  })

  test('a process that was killed loses nothing: another one takes its webhook when the lease ends', async () => {
    const { ask } = await start()
    await add()
    await ask('one')
    // Taken, and never spoken of again.
    expect(await service.store.webhooks.claim(now + 60_000)).toBeDefined()
    await service.pushEvents()
    expect(received).toEqual([])
    now += 60_000
    await service.pushEvents()
    expect(said()).toEqual(['one', 'Hello there'])
  })

  test('when the clock is set back, events and the mail about a paused webhook wait for nothing', async () => {
    const { ask, serialNumber } = await start({ TalkToHumanEmail: 'office@example.com' })
    await add({ serialNumber })
    now += 60 * MINUTE_MS
    await ask('one')
    await service.pushEvents()
    now -= 60 * MINUTE_MS
    await ask('two')
    await service.pushEvents()
    expect(said()).toEqual(['one', 'Hello there', 'two', 'Hello there'])
    now += 60 * MINUTE_MS
    answers = () => 410
    await ask('three')
    await service.pushEvents()
    now -= 60 * MINUTE_MS
    mails.length = 0
    await service.sendMails()
    expect(mails).toHaveLength(1)
  })

  test('an event that is tried again soon does not wait for hours when the clock is set back by some', async () => {
    const { ask } = await start()
    await add({})
    answers = () => 500
    await ask('one')
    await service.pushEvents()
    answers = () => 200
    now -= 3 * 60 * MINUTE_MS
    await service.pushEvents()
    expect(said().filter((content) => content === 'one')).toHaveLength(2)
  })

  test('an id that no webhook can have is as unknown as any other', async () => {
    for (const name of ['WebhookTest', 'WebhookRemove', 'WebhookResume'])
      expect((await service.post(`/chat/Chatbot/${name}`, { WebhookID: 2 ** 40 })).envelope.Code).toBe(40406)
  })

  test('another workspace sees none of it', async () => {
    const { WebhookID } = await add()
    const { secret } = await service.addWorkspace(`other-${WebhookID}`)
    const there = { authorization: secret }
    expect((await service.post('/chat/Chatbot/WebhookList', {}, there)).envelope.Data).toEqual({
      List: [],
      VirtualCount: 0,
    })
    for (const name of ['WebhookRemove', 'WebhookResume', 'WebhookTest'])
      expect((await service.post(`/chat/Chatbot/${name}`, { WebhookID }, there)).envelope.Code).toBe(40406)
  })
})

test('a receiver that takes a delivery and says nothing has failed after its time', async () => {
  const service = await startService({ webhooks: { privateAllowed: true, answerWithinMs: 100 } })
  const receiver = createServer(() => undefined)
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  onTestFinished(async () => {
    receiver.closeAllConnections()
    receiver.close()
    await service.stop()
  })
  const Url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  const call = <T>(name: string, body: object) => service.data<T>(`/chat/Chatbot/${name}`, body)
  const { WebhookID } = await call<{ WebhookID: number }>('WebhookAdd', { Url, Kinds: SPOKEN })
  expect(await call('WebhookTest', { WebhookID })).toEqual({ Status: 0 })
  const serialNumber = await call<string>('Add', {})
  const { SessionID: sessionID } = await call<{ SessionID: number }>('GetSession', { serialNumber })
  await service.data('/chat/Chat/ClientAsk', { sessionID, content: 'hello' })
  await service.pushEvents()
  const { List } = await call<{ List: Row[] }>('WebhookList', {})
  expect(List).toMatchObject([{ State: 'Active', LastSuccess: null, LastError: 'did not answer within 15 s' }])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Event } from '../../../src/contract/events/events.ts'
import type { Conversation } from '../../../src/contract/history.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel } from '../../sim/models/scripted-model.ts'
import { databases } from '../../sim/service/databases.ts'
import { type Service, startService } from '../../sim/service/service.ts'

const CHAT = '/chat/Chat'
const BOT = '/chat/Chatbot'
type Answer = { messageid: number; content: string; noAnswer: boolean; Attendant?: string }

describe.each(databases)('who attends on $name', (kind) => {
  let service: Service
  let gate = createGate()
  const model = createScriptedModel(async function* ({ question }) {
    yield 'Well'
    if (question === 'slowly') {
      await gate.opened
      yield ', that took long.'
    } else yield '.'
  })
  beforeAll(async () => {
    service = await startService({ kind, model })
  })
  afterAll(() => service.stop())

  async function start(fields: object = {}) {
    gate = createGate()
    const serialNumber = await service.data<string>(`${BOT}/Add`, {})
    const { SessionID: sessionID } = await service.data<{ SessionID: number }>(`${BOT}/GetSession`, {
      serialNumber,
      ...fields,
    })
    const ask = (content: string, more: object = {}) =>
      service.data<Answer>(`${CHAT}/ClientAsk`, { sessionID, content, ...more })
    const post = (name: string, body: object = {}) => service.post(`${CHAT}/${name}`, { sessionID, ...body })
    const claim = (who: string) => post('Claim', { By: who, Name: who.toUpperCase() })
    const say = (By: string, Content: string, key?: string) =>
      service.post(
        `${CHAT}/Say`,
        { sessionID, By, Content },
        { authorization: service.keys.secret, ...(key !== undefined && { 'idempotency-key': key }) },
      )
    const events = async () =>
      (await service.data<{ List: Event[] }>(`${BOT}/Events`, { SessionID: sessionID, After: 'oldest' })).List
    return { serialNumber, sessionID, ask, post, claim, say, events }
  }
  const told = (events: Event[]) =>
    events.map(({ Kind, Data }) =>
      Kind === 'message'
        ? `${Data.Type}: ${Data.Content}`
        : Kind === 'attendant'
          ? `→ ${Data.Attendant} ${Data.Turn}`
          : Kind,
    )

  test('while a person attends, a question is theirs: no model is asked, and the answer says so at once', async () => {
    const { ask, claim, events, post } = await start()
    await ask('hello')
    const before = model.prompts.length
    expect((await claim('ana')).envelope.Data).toEqual({ Turn: 1 })
    const attended = { messageid: 0, content: '', totalToken: 0, noAnswer: false, Attendant: 'Person' }
    expect(await ask('are you there?')).toEqual(attended)
    const streamed = await fetch(`${service.url}${CHAT}/ClientAsk`, {
      method: 'POST',
      headers: { authorization: service.keys.secret },
      body: JSON.stringify({ sessionID: (await events())[0]?.SessionID, content: 'and now?', stream: true }),
    })
    expect(JSON.parse(await streamed.text())).toEqual({
      QuestionID: expect.any(Number),
      AnswerID: 0,
      Answer: '',
      TotalToken: 0,
      NoAnswer: false,
      Attendant: 'Person',
    })
    expect(model.prompts.length).toBe(before)
    await post('HandBack')
    expect(await ask('back?')).toMatchObject({ content: 'Well.' })
    expect(told(await events())).toEqual([
      'User: hello',
      'AI: Well.',
      '→ Person 1',
      'User: are you there?',
      'User: and now?',
      '→ Bot 2',
      'User: back?',
      'AI: Well.',
    ])
  })

  test('a claim stops the answer under way before it is acknowledged; what was said is stored before it', async () => {
    const { ask, claim, events } = await start()
    const asked = model.prompts.length
    const answer = ask('slowly')
    await expect.poll(() => model.prompts.length).toBeGreaterThan(asked)
    const inLine = ask('and this?')
    await expect.poll(async () => (await events()).length).toBe(2)
    expect((await claim('ana')).envelope.Data).toEqual({ Turn: 1 })
    gate.open()
    expect(await answer).toMatchObject({ content: 'Well', Attendant: 'Person' })
    expect(await inLine).toMatchObject({ messageid: 0, content: '', Attendant: 'Person' })
    expect(model.prompts.length).toBe(asked + 1)
    expect(told(await events())).toEqual(['User: slowly', 'User: and this?', 'AI: Well', '→ Person 1'])
  })

  test('two claim at once: one has it, the other is told who and when', async () => {
    const { claim } = await start()
    const answers = await Promise.all([claim('ana'), claim('bo'), claim('cy')])
    const won = answers.filter(({ status }) => status === 200)
    expect(won.map(({ envelope }) => envelope.Data)).toEqual([{ Turn: 1 }])
    for (const { status, envelope } of answers.filter((one) => !won.includes(one))) {
      expect([status, envelope.Code]).toEqual([409, 40911])
      expect(envelope.Message).toMatch(/^(?:ANA|BO|CY) took it at \d\d:\d\d\.$/)
    }
  })

  test('only who claimed may say something, and the same key says it once', async () => {
    const { claim, say, post, events, serialNumber } = await start()
    expect((await say('ana', 'too early')).envelope.Code).toBe(40912)
    await claim('ana')
    expect((await claim('ana')).envelope.Data).toEqual({ Turn: 1 })
    const first = await say('ana', 'Ana here.', 'key-1')
    expect((await say('bo', 'not mine')).envelope.Code).toBe(40912)
    expect((await say('ana', ' ')).envelope.Code).toBe(40010)
    expect((await say('ana', 'another', 'key-1')).envelope.Code).toBe(40901)
    await post('HandBack', { By: 'ana' })
    expect((await say('ana', 'Ana here.', 'key-1')).envelope.Data).toEqual(first.envelope.Data)
    expect((await say('ana', 'too late')).envelope.Code).toBe(40912)
    const said = (await events()).filter(({ Kind }) => Kind === 'message')
    expect(said.map(({ Data }) => Data)).toEqual([
      { ...(first.envelope.Data as object), Type: 'Human', Content: 'Ana here.', By: { ID: 'ana', Name: 'ANA' } },
    ])
    const [talk] = await service.data<Conversation[]>(`${BOT}/ChatContentHistory`, { SerialNumber: serialNumber })
    expect(talk?.Messages).toMatchObject([{ Type: 'Human', By: 'ANA', Content: 'Ana here.' }])
  })

  test('what was said is corrected and taken back by its author, also after the hand-back', async () => {
    const { claim, say, post, events, serialNumber } = await start()
    await claim('ana')
    const idOf = async (text: string) => ((await say('ana', text)).envelope.Data as { MessageID: number }).MessageID
    const [one, two] = [await idOf('It costs 1.'), await idOf('Oops')]
    await post('HandBack')
    const change = (name: string, body: object) => service.post(`${CHAT}/${name}`, body)
    expect((await change('SayEdit', { MessageID: one, By: 'bo', Content: 'x' })).envelope.Code).toBe(40912)
    expect((await change('SayEdit', { MessageID: one, By: 'ana', Content: 'It costs 2.' })).envelope.Data).toBe(1)
    for (const _ of [1, 2]) expect((await change('SayRemove', { MessageID: two, By: 'ana' })).envelope.Data).toBe(1)
    expect((await change('SayEdit', { MessageID: two, By: 'ana', Content: 'x' })).envelope.Code).toBe(40408)
    expect((await change('SayEdit', { MessageID: 2 ** 40, By: 'ana', Content: 'x' })).envelope.Code).toBe(40408)
    const changes = (await events()).flatMap(({ Data }) =>
      'Change' in Data ? [[Data['Change'], Data['Content']]] : [],
    )
    expect(changes).toEqual([
      ['Edited', 'It costs 2.'],
      ['Removed', ''],
    ])
    const [talk] = await service.data<Conversation[]>(`${BOT}/ChatContentHistory`, { SerialNumber: serialNumber })
    expect(talk?.Messages.map(({ Content }) => Content)).toEqual(['It costs 2.'])
  })

  test('what cannot be shown to the visitor is told as an event, and stays in the history', async () => {
    const { claim, say, events, serialNumber } = await start()
    await claim('ana')
    const { MessageID } = (await say('ana', 'Are you there?')).envelope.Data as { MessageID: number }
    const tell = (id: number) => service.post(`${CHAT}/SayUndelivered`, { MessageID: id })
    expect((await tell(MessageID)).envelope.Data).toBe(1)
    expect((await tell(MessageID + 1_000)).envelope.Code).toBe(40408)
    const { secret } = await service.addWorkspace(`undelivered-${MessageID}`)
    const foreign = { authorization: secret }
    expect((await service.post(`${CHAT}/SayUndelivered`, { MessageID }, foreign)).envelope.Code).toBe(40408)
    const changes = (await events()).filter(({ Data }) => 'Change' in Data)
    expect(changes.map(({ Data }) => Data)).toMatchObject([
      { MessageID, Type: 'Human', Content: 'Are you there?', Change: 'Undelivered' },
    ])
    const [talk] = await service.data<Conversation[]>(`${BOT}/ChatContentHistory`, { SerialNumber: serialNumber })
    expect(talk?.Messages.map(({ Content }) => Content)).toEqual(['Are you there?'])
    await service.post(`${CHAT}/SayRemove`, { MessageID, By: 'ana' })
    expect((await tell(MessageID)).envelope.Data).toBe(1)
    expect((await events()).filter(({ Data }) => 'Change' in Data)).toHaveLength(2)
  })

  test('a message may be files alone', async () => {
    const { claim, post, events } = await start()
    await claim('ana')
    const form = new FormData()
    form.append('file', new Blob([onePixel]), 'plan.png')
    const headers = { authorization: service.keys.secret }
    const uploaded = await fetch(`${service.url}/chat/User/Upload`, { method: 'POST', headers, body: form })
    const { FileId } = ((await uploaded.json()) as { Data: { FileId: number } }).Data
    expect((await post('Say', { By: 'ana', Content: '', fileIds: [FileId] })).status).toBe(200)
    expect((await post('Say', { By: 'ana', Content: '', fileIds: [999_999] })).envelope.Code).toBe(40014)
    expect((await events()).at(-1)?.Data).toMatchObject({ Type: 'Human', Content: '', FileIds: [FileId] })
  })

  test('who waits is listed, the longest first, and found by state', async () => {
    const { serialNumber, sessionID, post, claim, ask } = await start({ visitorId: 'v-1', visitorName: 'Vera' })
    await ask('hello')
    expect((await post('HandOver', { Reason: 'a viewing' })).envelope.Data).toEqual({ Attendant: 'Waiting', Turn: 1 })
    expect((await post('HandOver')).envelope.Data).toEqual({ Attendant: 'Waiting', Turn: 1 })
    expect(await ask('still you?')).toMatchObject({ content: 'Well.' })
    const other = await service.data<{ SessionID: number }>(`${BOT}/GetSession`, { serialNumber })
    await service.data(`${CHAT}/HandOver`, { sessionID: other.SessionID })
    type Listed = { List: { SessionID: number; Attendant: string }[]; VirtualCount: number }
    const list = (fields: object = {}) => service.data<Listed>(`${BOT}/HandOverList`, { serialNumber, ...fields })
    const waiting = await list({ State: 'Waiting' })
    expect(waiting.VirtualCount).toBe(2)
    expect(waiting.List[0]).toEqual({
      SessionID: sessionID,
      Attendant: 'Waiting',
      Since: expect.stringMatching(/^\d{4}-.*Z$/),
      Reason: 'a viewing',
      Turn: 1,
      visitorId: 'v-1',
      visitorName: 'Vera',
      source: 'http',
      LastMessageTime: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect((await list({ PageSize: 1, PageNumber: 2 })).List.map((one) => one.SessionID)).toEqual([other.SessionID])
    await claim('ana')
    expect((await list({ State: 'Person' })).List).toMatchObject([
      { SessionID: sessionID, Turn: 2, By: { ID: 'ana', Name: 'ANA' } },
    ])
    expect((await post('HandBack', { By: 'bo' })).envelope.Data).toEqual({ Turn: 3 })
    expect((await post('HandBack')).envelope.Data).toEqual({ Turn: 3 })
    expect((await list()).List.map((one) => one.SessionID)).toEqual([other.SessionID])
  })

  test('the visitor’s name is told with what they write', async () => {
    const { ask, events } = await start({ visitorId: 'v-2' })
    await ask('hello', { visitorName: 'Vera' })
    expect((await events())[0]?.Data).toMatchObject({ Type: 'User', By: { ID: 'v-2', Name: 'Vera' } })
  })

  test('the bot goes on with what the person said, and knows that they left', async () => {
    const { ask, claim, say, post } = await start()
    await ask('hello')
    await claim('ana')
    await ask('can we see it on Sunday?')
    await say('ana', 'Sunday at three is fine.')
    await post('HandBack')
    await ask('thanks')
    expect(model.prompts.at(-1)?.exchanges).toEqual([
      { question: 'hello', answer: 'Well.', memory: null },
      { question: 'can we see it on Sunday?', answer: 'Sunday at three is fine.', by: 'ANA', memory: null },
    ])
  })

  test('of another workspace nothing is known, nor changed', async () => {
    const { sessionID, serialNumber, claim, say, events } = await start()
    await claim('ana')
    const { MessageID } = (await say('ana', 'hello')).envelope.Data as { MessageID: number }
    const before = await events()
    const { secret: authorization } = await service.addWorkspace(`strangers to ${serialNumber}`)
    const asStranger = async (path: string, body: object) =>
      (await service.post(path, body, { authorization })).envelope.Code
    const who = { By: 'ana', Name: 'Ana' }
    for (const [name, body] of [
      ['HandOver', { sessionID }],
      ['Claim', { sessionID, ...who }],
      ['Say', { sessionID, By: 'ana', Content: 'x' }],
      ['AskEdit', { sessionID, MessageID: 1, Content: 'x' }],
      ['HandBack', { sessionID }],
      ['SessionDetail', { sessionID }],
      ['PlaceSet', { sessionID, Role: 'Desk', source: 'slack', Thread: 't' }],
      ['Claim', { sessionID: 2 ** 40, ...who }],
    ] as const)
      expect([name, await asStranger(`${CHAT}/${name}`, body)]).toEqual([name, 40403])
    for (const [name, body] of [
      ['SayEdit', { MessageID, By: 'ana', Content: 'x' }],
      ['SayRemove', { MessageID, By: 'ana' }],
    ] as const)
      expect([name, await asStranger(`${CHAT}/${name}`, body)]).toEqual([name, 40408])
    for (const [name, body] of [
      ['HandOverList', { serialNumber }],
      ['DeskList', { serialNumber }],
      ['DeskSet', { serialNumber, source: 'slack', Workspace: 'T', Channel: 'C' }],
    ] as const)
      expect([name, await asStranger(`${BOT}/${name}`, body)]).toEqual([name, 40402])
    expect(await events()).toEqual(before)
  })
})

/** A PNG of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

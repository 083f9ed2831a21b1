import { createHash } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { ASK, objectsIn, startTalk } from '../../sim/bots/talk.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel, type Script, saying } from '../../sim/models/scripted-model.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
afterEach(() => service.stop())

async function start(script: Script, settings: object = {}) {
  const talk = await startTalk(script, settings)
  service = talk.service
  return talk
}

const once = { 'idempotency-key': 'k-1' }

test('a second request joins the running answer from its first fragment', async () => {
  const gate = createGate()
  const { stream, ask, model } = await start(async function* () {
    yield 'first'
    await gate.opened
    yield ' last'
  })
  const streamed = await stream({}, once)
  const joined = ask({ stream: false }, once)
  gate.open()
  const objects = objectsIn(await streamed.text())
  expect(objects.map(({ content }) => content)).toEqual(['first', ' last', undefined])
  expect((await joined).envelope.Data).toMatchObject({ content: 'first last', messageid: objects[2].AnswerID })
  expect(model.prompts).toHaveLength(1)
})

test('a later request gets the stored answer, streamed or whole', async () => {
  const { stream, ask, model } = await start(saying('only', ' once'))
  const first = (await ask({}, once)).envelope.Data as { messageid: number }
  expect((await ask({}, once)).envelope.Data).toEqual(first)
  const objects = objectsIn(await (await stream({}, once)).text())
  expect(objects).toMatchObject([{ content: 'only once' }, { AnswerID: first.messageid, Answer: 'only once' }])
  expect(model.prompts).toHaveLength(1)
})

test('the same key with another question is refused, in another session it is another key', async () => {
  const { ask, serialNumber, model } = await start(saying('x'))
  await ask({}, once)
  expect((await ask({ content: 'other' }, once)).envelope.Code).toBe(40901)
  const SessionID = await service.openSession({ serialNumber })
  expect((await ask({ sessionID: SessionID, content: 'other' }, once)).envelope.Code).toBe(200)
  expect(model.prompts).toHaveLength(2)
})

test('a failure frees the key', async () => {
  let tries = 0
  const { ask } = await start(async function* () {
    tries += 1
    if (tries === 1) throw new Error('first time')
    yield 'fine'
  })
  expect((await ask({}, once)).envelope.Code).toBe(50001)
  expect((await ask({}, once)).envelope.Data).toMatchObject({ content: 'fine' })
})

test('a client that goes away does not stop the answer', async () => {
  const gate = createGate()
  const { stream, ask, model } = await start(async function* () {
    yield 'first'
    await gate.opened
    yield ' last'
  })
  const leaving = new AbortController()
  await (await stream({}, once, leaving.signal)).body?.getReader().read()
  leaving.abort()
  gate.open()
  expect((await ask({}, once)).envelope.Data).toMatchObject({ content: 'first last' })
  expect([model.prompts.length, model.stopped]).toEqual([1, 0])
})

test('a storm of the same question asks once', async () => {
  const { ask, model } = await start(saying('once'))
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask({}, once)))
  expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1)
  expect(model.prompts).toHaveLength(1)
})

test('a key that is empty or too long is refused', async () => {
  const { ask } = await start(saying('x'))
  expect((await ask({}, { 'idempotency-key': 'x'.repeat(129) })).envelope.Code).toBe(40002)
})

test('a key of what a person said is refused for a question, whoever attends', async () => {
  const { ask, model, SessionID: sessionID } = await start(saying('x'))
  const post = (name: string, body: object) =>
    service.post(`/chat/Chat/${name}`, { sessionID, ...body }, { authorization: service.keys.secret, ...once })
  await post('Claim', { By: 'ana', Name: 'Ana' })
  await post('Say', { By: 'ana', Content: 'hi' })
  expect((await ask({}, once)).envelope.Code).toBe(40901)
  await post('HandBack', {})
  expect((await ask({}, once)).envelope.Code).toBe(40901)
  expect(model.prompts).toHaveLength(0)
})

test('a key of what a person said is remembered for 24 hours, and then free for anything', async () => {
  let now = Date.UTC(2026, 0, 1)
  service = await startService({ model: createScriptedModel(saying('answer')), now: () => now })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const sessionID = await service.openSession({ serialNumber })
  const post = async (name: string, body: object) =>
    (await service.post(`/chat/Chat/${name}`, { sessionID, ...body }, { authorization: service.keys.secret, ...once }))
      .envelope
  await post('Claim', { By: 'ana', Name: 'Ana' })
  const first = await post('Say', { By: 'ana', Content: 'hi' })
  now += 24 * 3_600_000
  expect(await post('Say', { By: 'ana', Content: 'hi' })).toEqual(first)
  expect((await post('Say', { By: 'ana', Content: 'other' })).Code).toBe(40901)
  now += 1
  const second = await post('Say', { By: 'ana', Content: 'other' })
  expect(second.Code).toBe(200)
  expect(second.Data).not.toEqual(first.Data)
  now += 24 * 3_600_000 + 1
  expect((await post('ClientAsk', { content: 'hi' })).Data).toMatchObject({ Attendant: 'Person' })
})

test('a later request is told too that a claim cut the answer, also after the hand-back', async () => {
  const gate = createGate()
  const { stream, ask, SessionID } = await start(async function* () {
    yield 'first'
    await gate.opened
    yield ' last'
  })
  const streamed = await stream({}, once)
  await service.post('/chat/Chat/Claim', { sessionID: SessionID, By: 'ana', Name: 'Ana' })
  gate.open()
  const { AnswerID: messageid, ...final } = objectsIn(await streamed.text()).at(-1)
  expect(final).toMatchObject({ Answer: 'first', Attendant: 'Person' })
  const cut = { messageid, content: 'first', Attendant: 'Person' }
  expect((await ask({}, once)).envelope.Data).toMatchObject(cut)
  await service.post('/chat/Chat/HandBack', { sessionID: SessionID })
  expect((await ask({}, once)).envelope.Data).toMatchObject(cut)
  expect(objectsIn(await (await stream({}, once)).text()).at(-1)).toEqual({ AnswerID: messageid, ...final })
})

test('a key is remembered for 24 hours', async () => {
  let now = Date.UTC(2026, 0, 1)
  const model = createScriptedModel(saying('answer'))
  service = await startService({ model, now: () => now })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const SessionID = await service.openSession({ serialNumber })
  const ask = () =>
    service.post(ASK, { sessionID: SessionID, content: 'hi' }, { authorization: service.keys.secret, ...once })
  const first = await ask()
  now += 24 * 3_600_000
  expect((await ask()).envelope).toEqual(first.envelope)
  now += 1
  expect((await ask()).envelope.Data).not.toEqual(first.envelope.Data)
  expect(model.prompts).toHaveLength(2)
})

/** A session with a question whose process died before it answered, and how to ask the same again. */
async function startWithAbandoned() {
  let now = Date.UTC(2026, 0, 1)
  const model = createScriptedModel(saying('answer'))
  service = await startService({ model, now: () => now })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const SessionID = await service.openSession({ serialNumber })
  const asked = { content: 'hi', type: 'Text', fileIds: [] } as const
  const bodyHash = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const chatbotId = (await service.store.chatbots.bySerial(serialNumber))?.id ?? 0
  const left = {
    ...asked,
    fileIds: [],
    chatbotId,
    sessionId: SessionID,
    idempotency: { key: once['idempotency-key'], bodyHash },
  }
  const abandoned = await service.store.messages.ask(left, now + 5_000)
  now += 6_000
  const ask = (stream: boolean, headers: Record<string, string> = {}) =>
    service.post(
      ASK,
      { sessionID: SessionID, content: 'hi', stream },
      { authorization: service.keys.secret, ...once, ...headers },
    )
  return { ask, model, serialNumber, abandoned: abandoned?.id ?? 0 }
}

type Told = { Kind: string; Data: { MessageID: number; Type: string; Change?: string } }

/** What stands in the history of a chatbot, what its events told, how many questions its report counts, and all its messages. */
async function recordsOf(serialNumber: string) {
  const data = <T>(name: string, body: object) => service.data<T>(`/chat/Chatbot/${name}`, body)
  const history = await data<{ Messages: { Content: string }[] }[]>('ChatContentHistory', {
    SerialNumber: serialNumber,
  })
  const { List } = await data<{ List: Told[] }>('Events', { serialNumber, After: 'oldest', Kinds: ['message'] })
  const { Questions } = await data<{ Questions: number }>('ReportGet', { serialNumber, Days: 1 })
  const count = await data<number>('GetMessageCountByChatbot', { SerialNumber: serialNumber })
  return {
    history: history.flatMap(({ Messages }) => Messages.map(({ Content }) => Content)),
    told: List.map(({ Data: { Type, Change = 'New' } }) => `${Type} ${Change}`),
    ids: List.map(({ Data }) => Data.MessageID),
    Questions,
    count,
  }
}

test('a question whose process died stands once when it was asked anew under its key', async () => {
  const { ask, serialNumber } = await startWithAbandoned()
  await ask(false)
  const { history, told, ids, Questions, count } = await recordsOf(serialNumber)
  expect([history, Questions, count]).toEqual([['hi', 'answer'], 1, 2])
  expect(told).toEqual(['User New', 'User Removed', 'User New', 'AI New'])
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('so does one whose model failed, however often', async () => {
  let tries = 0
  const { ask, serialNumber } = await start(async function* () {
    tries += 1
    if (tries < 3) throw new Error('not yet')
    yield 'fine'
  })
  for (let time = 0; time < 3; time++) await ask({}, once)
  const { history, Questions } = await recordsOf(serialNumber)
  expect([history, Questions]).toEqual([['hi', 'fine'], 1])
})

test('the words of a recording that was asked anew are not kept twice', async () => {
  const { ask, abandoned } = await startWithAbandoned()
  await ask(false)
  await service.store.messages.setContent(abandoned, 'what was said')
  expect(await service.store.messages.byIds([abandoned])).toMatchObject([{ content: '' }])
})

test('a question that failed stays where something else is asked, or said, under its key, or it has a part of an answer', async () => {
  let tries = 0
  const {
    ask,
    serialNumber,
    SessionID: sessionID,
  } = await start(async function* () {
    tries += 1
    if (tries === 2) yield 'a part '
    throw new Error('never')
  })
  const keyed = (key: string) => ({ 'idempotency-key': key })
  await ask({ content: 'first' }, keyed('one'))
  await ask({ content: 'second' }, keyed('one'))
  await ask({ content: 'second' }, keyed('one'))
  await ask({ content: 'fourth' }, keyed('two'))
  await service.data('/chat/Chat/Claim', { sessionID, By: 'ana', Name: 'Ana' })
  const say = { sessionID, By: 'ana', Content: 'said' }
  const headers = { authorization: service.keys.secret, ...keyed('two') }
  expect((await service.post('/chat/Chat/Say', say, headers)).envelope.Code).toBe(200)
  const { history } = await recordsOf(serialNumber)
  expect(history).toEqual(['first', 'second', 'a part ', 'second', 'fourth', 'said'])
})

test('a question whose process died is asked anew under its key', async () => {
  const { ask } = await startWithAbandoned()
  expect((await ask(false)).envelope.Data).toMatchObject({ content: 'answer' })
})

test('who comes back for the rest of an answer whose process died is told so, and nothing is asked', async () => {
  const { ask, model } = await startWithAbandoned()
  const back = { accept: 'text/event-stream', 'last-event-id': 'k-1/2' }
  const { envelope } = await ask(true, back)
  expect(envelope).toMatchObject({ Code: 40002, Data: { Errors: [{ Field: 'Last-Event-ID' }] } })
  expect(model.prompts).toHaveLength(0)
})

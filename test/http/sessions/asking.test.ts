import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
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

test('a plain answer is the whole text with its ids', async () => {
  const { ask } = await start(saying('Good', ' day'), { AnswerSuffix: ' — Ada' })
  const { envelope } = await ask({})
  expect(envelope.Data).toEqual({
    messageid: expect.any(Number),
    content: 'Good day — Ada',
    totalToken: 7,
    noAnswer: false,
  })
})

test('a streamed answer is JSON objects, one a line, whose fragments make the answer', async () => {
  const { stream } = await start(saying('Good', ' day\n🏡'), { AnswerSuffix: ' — Ada' })
  const response = await stream()
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  const objects = objectsIn(await response.text())
  const Answer = 'Good day\n🏡 — Ada'
  expect(
    objects
      .slice(0, -1)
      .map(({ content }) => content)
      .join(''),
  ).toBe(Answer)
  expect(objects.at(-1)).toEqual({
    QuestionID: expect.any(Number),
    AnswerID: expect.any(Number),
    Answer,
    TotalToken: 7,
    NoAnswer: false,
  })
})

test('a client that accepts application/x-ndjson gets the lines under that type', async () => {
  const { stream } = await start(saying('Good', ' day'))
  const response = await stream({}, { accept: 'application/x-ndjson' })
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  expect(objectsIn(await response.text())).toMatchObject([
    { content: 'Good' },
    { content: ' day' },
    { Answer: 'Good day' },
  ])
})

test('the first fragment arrives before the answer is finished', async () => {
  const gate = createGate()
  const { stream } = await start(async function* () {
    yield 'first'
    await gate.opened
    yield ' last'
  })
  const reader = (await stream()).body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader?.read())?.value).toBe('{"content":"first"}\n')
  gate.open()
  expect((await reader?.read())?.value).toContain(' last')
  await reader?.cancel()
})

test('a client that goes away stops the model, and what was said is stored', async () => {
  const gate = createGate()
  const { model, stream, SessionID, ask } = await start(async function* (prompt, signal) {
    if (prompt.question === 'again') {
      yield 'fine'
      return
    }
    yield 'said so far'
    signal.addEventListener('abort', gate.open)
    await gate.opened
    yield ' never said'
  })
  const leaving = new AbortController()
  const response = await stream({}, {}, leaving.signal)
  await response.body?.getReader().read()
  leaving.abort()
  await gate.opened
  expect(model.stopped).toBe(1)
  await ask({ content: 'again' })
  expect(await service.store.messages.exchanges(SessionID)).toMatchObject([
    { answer: 'said so far' },
    { answer: 'fine' },
  ])
})

describe('a model that fails', () => {
  test('before its first word answers a plain failure with its own status', async () => {
    const { stream } = await start(async function* () {
      yield* []
      throw new Error('secret detail')
    })
    const response = await stream()
    const body = await response.text()
    expect([response.status, JSON.parse(body).Code]).toEqual([500, 50001])
    expect(body).not.toContain('secret detail')
  })

  test('after its first word ends the stream with a failed envelope', async () => {
    const { stream } = await start(async function* () {
      yield 'Well'
      throw new Error('cut')
    })
    const response = await stream()
    expect(response.status).toBe(200)
    expect(objectsIn(await response.text())).toMatchObject([{ content: 'Well' }, { Success: false, Code: 50001 }])
  })
})

test('questions of one session are answered one at a time, in order of arrival', async () => {
  const gate = createGate()
  let running = 0
  const { ask, model } = await start(async function* (prompt) {
    running += 1
    expect(running).toBe(1)
    if (prompt.question === 'one') await gate.opened
    yield `answer to ${prompt.question}`
    running -= 1
  })
  const first = ask({ content: 'one' })
  await expect.poll(() => model.prompts.length).toBe(1)
  const second = ask({ content: 'two' })
  gate.open()
  expect((await first).envelope.Data).toMatchObject({ content: 'answer to one' })
  expect((await second).envelope.Data).toMatchObject({ content: 'answer to two' })
  expect(model.prompts[1]?.exchanges).toEqual([{ question: 'one', answer: 'answer to one', memory: null }])
})

test('a session takes the sources that are known and no other', async () => {
  const { serialNumber } = await start(saying('x'))
  const open = async (source: unknown) =>
    (await service.post('/chat/Chatbot/GetSession', { serialNumber, source })).envelope.Code
  for (const source of ['http', 'Discord', 'slack', 'TERMINAL', null]) expect(await open(source)).toBe(200)
  expect(await open('carrier pigeon')).toBe(40002)
  const { SessionID } = await service.data<{ SessionID: number }>('/chat/Chatbot/GetSession', {
    serialNumber,
    source: 'SLACK',
  })
  expect(await service.store.sessions.byId(SessionID)).toMatchObject({ source: 'slack' })
})

test('a new session comes with the greeting and the suggestions that the chatbot sets, and only with those', async () => {
  const greeting = { WelcomeMessage: 'Hello!', SuggestedMessage: 'What is new?\nShow rentals' }
  const { serialNumber } = await start(saying('x'), greeting)
  const open = () => service.data('/chat/Chatbot/GetSession', { serialNumber })
  expect(await open()).toEqual({ SessionID: expect.any(Number), ...greeting })
  await service.data('/chat/Chatbot/Edit', { serialNumber, WelcomeMessage: null, SuggestedMessage: '' })
  expect(await open()).toEqual({ SessionID: expect.any(Number) })
})

describe('stopping', () => {
  test('ends a running answer with its final object, stores what was said, and adds no suffix', async () => {
    const { stream, SessionID } = await start(
      async function* () {
        yield 'so far'
        await createGate().opened
      },
      { AnswerSuffix: ' — Ada' },
    )
    const response = await stream()
    expect(await service.data('/chat/Chat/Stop', { sessionID: SessionID })).toBe(1)
    const final = { Answer: 'so far', TotalToken: expect.toSatisfy((tokens: number) => tokens >= 3) }
    expect(objectsIn(await response.text())).toMatchObject([{ content: 'so far' }, final])
    expect(await service.store.messages.exchanges(SessionID)).toMatchObject([{ question: 'hi', answer: 'so far' }])
    expect(await service.data('/chat/Chat/Stop', { sessionID: SessionID })).toBe(0)
  })

  test('an unknown session is told so', async () => {
    await start(saying('x'))
    expect((await service.post('/chat/Chat/Stop', { sessionID: 999_999 })).envelope.Code).toBe(40403)
  })
})

const refused: [what: string, fields: object, settings: object, code: number][] = [
  ['no words', { content: ' ' }, {}, 40010],
  ['files with text', { fileIds: [1] }, {}, 40011],
  ['a picture question without a picture', { chatAskType: 'Image', content: '' }, {}, 40012],
  ['two voice messages', { chatAskType: 'audio', fileIds: [1, 2] }, {}, 40013],
  ['two videos', { chatAskType: 'Video', fileIds: [1, 2] }, {}, 40013],
  ['a picture where pictures are off', { chatAskType: 'Image', fileIds: [1] }, { EnableUploadImage: false }, 40302],
  ['a voice message where they are off', { chatAskType: 'Audio', fileIds: [1] }, { EnablePushToTalk: false }, 40303],
  ['a question that is too long', { content: 'x'.repeat(32_001) }, {}, 40002],
  ['an unknown kind', { chatAskType: 'Smell' }, {}, 40002],
  ['an unknown session', { sessionID: 999_999 }, {}, 40403],
  ['a session that no database could number', { sessionID: 2 ** 53 - 1 }, {}, 40403],
]
test.each(refused)('%s is refused with a Code of its own', async (_what, fields, settings, code) => {
  const { ask, model } = await start(saying('x'), settings)
  const { envelope, status } = await ask(fields)
  expect([status, envelope.Code]).toEqual([Math.floor(code / 100), code])
  expect(model.prompts).toEqual([])
})

test('a plain request whose client leaves is no failure of the service', async () => {
  const gate = createGate()
  const failures: string[] = []
  const model = createScriptedModel(async function* (_prompt, signal) {
    signal.addEventListener('abort', gate.open)
    yield 'x'
    await gate.opened
  })
  service = await startService({ model, logged: (_facts, message) => failures.push(message) })
  const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  const SessionID = await service.openSession({ serialNumber })
  const request = httpRequest(service.url + ASK, { method: 'POST', headers: { authorization: service.keys.secret } })
  request.on('error', () => undefined)
  request.end(JSON.stringify({ sessionID: SessionID, content: 'hi' }))
  await expect.poll(() => model.prompts.length).toBe(1)
  request.destroy()
  await gate.opened
  const { envelope } = await service.post('/chat/Chatbot/List', {})
  expect([envelope.Code, failures]).toEqual([200, []])
})

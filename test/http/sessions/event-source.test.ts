import { EventSource } from 'eventsource'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { afterEach, describe, expect, test } from 'vitest'
import { limits } from '../../../src/http/settings.ts'
import { ASK, startTalk } from '../../sim/bots/talk.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { createScriptedModel, type Script, saying } from '../../sim/models/scripted-model.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
afterEach(() => service.stop())

async function start(script: Script) {
  const talk = await startTalk(script)
  service = talk.service
  return talk
}

/** The frames of a body, as a public parser reads them. */
function framesOf(text: string) {
  const frames: EventSourceMessage[] = []
  let retry: number | undefined
  createParser({ onEvent: (frame) => frames.push(frame), onRetry: (ms) => (retry = ms) }).feed(text)
  return { frames: frames.map(({ id, data }) => ({ id: id ?? '', data: JSON.parse(data) })), retry }
}

const wanted = { accept: 'text/event-stream' }
const textOf = (frames: { data: { content?: string } }[]) => frames.map(({ data }) => data.content ?? '').join('')

describe('a client that accepts text/event-stream', () => {
  test('gets the same objects as frames, with ids and a time to wait before it comes back', async () => {
    const { stream } = await start(saying('Good', ' day'))
    const { frames, retry } = framesOf(await (await stream({}, wanted)).text())
    expect(frames.map(({ data }) => data)).toMatchObject([
      { content: 'Good' },
      { content: ' day' },
      { Answer: 'Good day' },
    ])
    const key = frames[0]?.id.split('/')[0]
    expect(frames.map(({ id }) => id)).toEqual([`${key}/4`, `${key}/8`, `${key}/end`])
    expect(retry).toBe(3_000)
  })

  test('who comes back behind any fragment gets the rest, and nothing is asked again', async () => {
    const { stream, model } = await start(saying('Good', ' day', ' to you 🏡', '!'))
    const { frames } = framesOf(await (await stream({}, wanted)).text())
    for (const [index, { id }] of frames.slice(0, -1).entries()) {
      const back = framesOf(await (await stream({}, { ...wanted, 'last-event-id': id })).text()).frames
      expect(textOf(frames.slice(0, index + 1)) + textOf(back)).toBe('Good day to you 🏡!')
      expect(back.at(-1)).toEqual(frames.at(-1))
    }
    expect(model.prompts).toHaveLength(1)
  })

  test('who comes back while the answer is made goes on in it', async () => {
    const gate = createGate()
    const { stream, model } = await start(async function* () {
      yield 'first'
      await gate.opened
      yield ' last'
    })
    const running = await stream({}, { ...wanted, 'idempotency-key': 'mine' })
    const reader = running.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toContain('id: mine/5')
    await reader?.cancel()
    const back = stream({}, { ...wanted, 'idempotency-key': 'mine', 'last-event-id': 'mine/5' })
    gate.open()
    expect(framesOf(await (await back).text()).frames.map(({ data }) => data)).toMatchObject([
      { content: ' last' },
      { Answer: 'first last' },
    ])
    expect(model.prompts).toHaveLength(1)
  })

  test('an answer goes on for a while after its reader lost the connection, for it to come back', async () => {
    const gate = createGate()
    const { stream, model } = await start(async function* () {
      yield 'first'
      await gate.opened
      yield ' last'
    })
    const reader = (await stream({}, wanted)).body?.pipeThrough(new TextDecoderStream()).getReader()
    const [first] = framesOf((await reader?.read())?.value ?? '').frames
    await reader?.cancel()
    const back = stream({}, { ...wanted, 'last-event-id': first?.id ?? '' })
    gate.open()
    expect(framesOf(await (await back).text()).frames.map(({ data }) => data)).toMatchObject([
      { content: ' last' },
      { Answer: 'first last' },
    ])
    expect(model.prompts).toHaveLength(1)
  })

  test.each([
    ['after a while', { reconnectMs: 5 }, false],
    ['at the next question of the session', { reconnectMs: 60_000 }, true],
  ])('an answer whose reader does not come back ends %s', async (_, changed, asksAnew) => {
    const gate = createGate()
    const model = createScriptedModel(async function* ({ question }, signal) {
      yield 'so far'
      if (question !== 'hi') return
      signal.addEventListener('abort', gate.open)
      await gate.opened
    })
    service = await startService({ model, settings: { limits: { ...limits, ...changed } } })
    const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
    const SessionID = await service.openSession({ serialNumber })
    const ask = (content: string) =>
      fetch(service.url + ASK, {
        method: 'POST',
        headers: { ...wanted, authorization: service.keys.secret },
        body: JSON.stringify({ sessionID: SessionID, content, stream: true }),
      })
    const reader = (await ask('hi')).body?.getReader()
    await reader?.read()
    await reader?.cancel()
    if (asksAnew) expect(framesOf(await (await ask('anew')).text()).frames.at(-1)?.data).toMatchObject({ AnswerID: 4 })
    await gate.opened
    await expect.poll(() => model.stopped).toBe(1)
  })

  test('who comes back for an answer of another session, or of none, is told so and nothing is asked', async () => {
    const { stream, model, SessionID, serialNumber } = await start(saying('Good', ' day'))
    const { frames } = framesOf(await (await stream({}, wanted)).text())
    const other = await service.openSession({ serialNumber })
    for (const [body, headers] of [
      [{ sessionID: other }, { 'last-event-id': frames[0]?.id ?? '' }],
      [{ sessionID: other }, { 'last-event-id': frames.at(-1)?.id ?? '' }],
      [{}, { 'last-event-id': 'sse-unknown/4' }],
      [{}, { 'last-event-id': 'sse-unknown/end' }],
      [{}, { 'last-event-id': 'mine/4', 'idempotency-key': 'mine' }],
    ] as const) {
      const answer = await stream(body, { ...wanted, ...headers })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        Code: 40002,
        Data: { Errors: [{ Field: 'Last-Event-ID', Message: expect.stringContaining('is of no answer') }] },
      })
    }
    await service.data('/chat/Chatbot/VisitorForget', { SerialNumber: serialNumber, sessionID: SessionID })
    for (const { id } of frames) {
      const gone = await stream({}, { ...wanted, 'last-event-id': id })
      expect([gone.status, await gone.json()]).toMatchObject([404, { Code: 40403 }])
    }
    expect(model.prompts).toHaveLength(1)
  })

  test('who comes back with another question is told which header to leave out', async () => {
    const { stream, model } = await start(saying('Good', ' day'))
    const { frames } = framesOf(await (await stream({}, wanted)).text())
    const answer = await stream({ content: 'something else' }, { ...wanted, 'last-event-id': frames[0]?.id ?? '' })
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { Code: 40901, Message: expect.stringContaining('Last-Event-ID') },
    ])
    expect(model.prompts).toHaveLength(1)
  })

  test('who has the whole answer is told to come back no more', async () => {
    const { stream, model } = await start(saying('all'))
    const { frames } = framesOf(await (await stream({}, wanted)).text())
    const back = await stream({}, { ...wanted, 'last-event-id': frames.at(-1)?.id ?? '' })
    expect([back.status, await back.text()]).toEqual([204, ''])
    expect(model.prompts).toHaveLength(1)
  })

  test.each(['', 'elsewhere', 'a/b', '/5', 'x/99999999999', 'é/3', 'elsewhere/2', 'elsewhere/end'])(
    'a Last-Event-ID that is not ours, %j, asks as if it were not there',
    async (id) => {
      const { stream, model } = await start(saying('fine'))
      const { frames } = framesOf(await (await stream({}, { ...wanted, 'last-event-id': encodeURI(id) })).text())
      expect(frames.map(({ data }) => data)).toMatchObject([{ content: 'fine' }, { Answer: 'fine' }])
      expect(model.prompts).toHaveLength(1)
    },
  )

  test('a failure is the last frame, and nobody comes back for it', async () => {
    const { stream } = await start(async function* () {
      yield 'so far'
      throw new Error('broken')
    })
    const { frames } = framesOf(await (await stream({}, wanted)).text())
    expect(frames.at(-1)?.data).toMatchObject({ Success: false })
    expect(frames.at(-1)?.id).toMatch(/\/end$/)
  })
})

test('an EventSource that reconnects by itself hears one answer, and one question is asked', async () => {
  const { model, SessionID } = await start(saying('Good', ' day'))
  const heard: string[] = []
  const ended = createGate()
  const source = new EventSource(`${service.url}${ASK}`, {
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        method: 'POST',
        headers: { ...init.headers, authorization: service.keys.secret },
        body: JSON.stringify({ sessionID: SessionID, content: 'hi', stream: true }),
      }),
  })
  source.addEventListener('message', ({ data }) => heard.push(String(data)))
  // The service answers 204 to who has all: that closes an EventSource for good.
  source.addEventListener('error', ({ code }) => code === 204 && ended.open())
  await ended.opened
  source.close()
  expect(heard.map((text) => JSON.parse(text))).toMatchObject([
    { content: 'Good' },
    { content: ' day' },
    { Answer: 'Good day' },
  ])
  expect(model.prompts).toHaveLength(1)
})

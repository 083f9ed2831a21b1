import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { AskEvent } from '../../src/contract/chat.ts'
import { type ClientOptions, createClient } from '../../src/contract/client/client.ts'
import { nobodyAnswered, Refused } from '../../src/contract/client/refused.ts'
import { failed, succeeded } from '../../src/contract/envelope.ts'
import { AppError } from '../../src/contract/errors.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

async function serve(answer: Answer): Promise<string> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => (server.close(), server.closeAllConnections()))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const clientOf = async (answer: Answer, options?: Partial<ClientOptions>) =>
  createClient({ baseUrl: await serve(answer), secretKey: 'sk', ...options })

const thrownBy = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

async function collect(events: AsyncIterable<AskEvent>, into: AskEvent[] = []): Promise<AskEvent[]> {
  for await (const event of events) into.push(event)
  return into
}

const json = (response: ServerResponse, value: unknown, status = 200, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))

const final = { QuestionID: 1, AnswerID: 2, Answer: 'Zwei Häuser 🏡', TotalToken: 7, NoAnswer: false }
const question = { sessionID: 1, content: 'What is there?' }
const lines = (...values: unknown[]) => `${values.map((value) => JSON.stringify(value)).join('\n')}\n`

test('a call posts the input with the secret key and gives back the checked Data', async () => {
  const client = await clientOf(async (request, response) => {
    const { method, url, headers } = request
    const body = Buffer.concat(await request.toArray()).toString()
    expect([method, url, headers.authorization, headers['content-type']]).toEqual([
      'POST',
      '/chat/Chatbot/GetSession',
      'Bearer sk',
      'application/json',
    ])
    json(response, succeeded({ SessionID: JSON.parse(body).serialNumber.length, Newer: 'field' }))
  })
  expect(await client.call('GetSession', { serialNumber: 'abc' })).toEqual({ SessionID: 3 })
})

test('a session key travels in its own header, and a base address may have a path', async () => {
  const baseUrl = await serve((request, response) =>
    json(
      response,
      succeeded({
        SuccessCount:
          request.headers['chatrobot-sessionkey'] === 'ss' &&
          request.url === '/under/here/chat/Chatbot/RealEstateDelete'
            ? 1
            : 0,
      }),
    ),
  )
  const client = createClient({ baseUrl: `${baseUrl}/under/here/`, sessionKey: 'ss' })
  const deleted = await client.call('RealEstateDelete', { SerialNumber: 's', Keys: [], KeyType: 'PrimaryId' })
  expect(deleted.SuccessCount).toBe(1)
})

test('endpoint names, inputs and outputs are typed', async () => {
  const client = await clientOf((_, response) => json(response, succeeded('7')))
  const wrong = [
    // @ts-expect-error there is no such endpoint
    () => client.call('Nothing', {}),
    // @ts-expect-error serialNumber is missing
    () => client.call('GetSession', {}),
    // @ts-expect-error this endpoint has no streamed form
    () => client.stream('Add', {}),
  ]
  const created: string = await client.call('Add', {})
  expect([created, wrong.length]).toEqual(['7', 3])
})

test('a failed envelope becomes a refusal with its Code, Message, Data, status and waiting time', async () => {
  const data = { Errors: [{ Field: 'serialNumber', Message: 'is required' }] }
  const client = await clientOf((_, response) =>
    json(response, failed(new AppError('invalidFields', 'serialNumber: is required', { data })), 400, {
      'retry-after': '2',
    }),
  )
  const error = await thrownBy(client.call('Detail', { serialNumber: '' }))
  expect(error).toBeInstanceOf(Refused)
  expect(error).toMatchObject({
    code: 40002,
    error: 'invalidFields',
    message: 'serialNumber: is required',
    data,
    status: 400,
    retryAfterMs: 2_000,
  })
  expect(nobodyAnswered(error)).toBe(false)
})

test('a Code this version does not know is still a refusal', async () => {
  const client = await clientOf((_, response) =>
    json(response, { Data: null, Version: '2.0.0', Success: false, Code: 41799, Message: 'new' }, 417),
  )
  expect(await thrownBy(client.call('ModelList', {}))).toMatchObject({
    code: 41799,
    error: undefined,
    retryAfterMs: undefined,
  })
})

test.each([
  ['an error page of a proxy', 502, '<html>Bad gateway</html>'],
  ['another JSON service', 200, '{"hello":"world"}'],
  ['Data of another form', 200, JSON.stringify(succeeded({ SessionID: 'x' }))],
  ['an empty body', 200, ''],
])('%s counts as nobody having answered', async (_, status, body) => {
  const client = await clientOf((__, response) => response.writeHead(status).end(body))
  const error = await thrownBy(client.call('GetSession', { serialNumber: 's' }))
  expect(error).toMatchObject({ statusCode: status })
  expect([nobodyAnswered(error), error instanceof Refused]).toEqual([true, false])
})

test('a port where nobody listens, a dropped connection and silence are told apart from a refusal', async () => {
  const gone = await serve(() => undefined)
  closing.splice(0).forEach((close) => close())
  const dropped = await serve((request) => request.socket.destroy())
  const silent = await serve(() => undefined)
  const thrown = await Promise.all(
    [gone, dropped, silent].map((baseUrl) =>
      thrownBy(createClient({ baseUrl, secretKey: 'k', timeouts: { answer: 50, silence: 50 } }).call('List', {})),
    ),
  )
  expect(thrown).toMatchObject([
    { code: 'ECONNREFUSED' },
    { code: 'UND_ERR_SOCKET' },
    { code: 'UND_ERR_HEADERS_TIMEOUT' },
  ])
  expect(thrown.map(nobodyAnswered)).toEqual([true, true, true])
})

test('a stream asks for one, skips heartbeats and ends with the final object', async () => {
  const client = await clientOf(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    expect([body, request.headers['idempotency-key']]).toEqual([{ ...question, stream: true }, 'once'])
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`\n${lines({ content: 'Zwei ' })}\n \r\n${lines({ content: 'Häuser 🏡' }, final)}`)
  })
  const events = await collect(client.stream('ClientAsk', question, { idempotencyKey: 'once' }))
  expect(events).toEqual([{ content: 'Zwei ' }, { content: 'Häuser 🏡' }, final])
})

test('a whole answer leaves its connection to the next one', async () => {
  const connections = new Set<unknown>()
  const open: ServerResponse[] = []
  const client = await clientOf((request, response) => {
    connections.add(request.socket)
    open.push(response)
    response.write(lines(final))
  })
  for (const content of ['one', 'two', 'three', 'four', 'five', 'six'])
    for await (const event of client.stream('ClientAsk', { ...question, content })) {
      expect(event).toEqual(final)
      setImmediate(() => open.pop()?.end('\nleft over\n'))
    }
  // undici may open a second one while it still tidies up after the first answer.
  expect(connections.size).toBeLessThanOrEqual(2)
})

test('a connection that breaks after the final object takes nothing back', async () => {
  const client = await clientOf((_, response) => response.write(lines(final), () => response.destroy()))
  expect(await collect(client.stream('ClientAsk', question))).toEqual([final])
})

test('chunks may cut a stream anywhere, also inside a character, and the last line needs no end', async () => {
  const bytes = Buffer.from(lines({ content: 'Zwei Häuser ' }, { content: '🏡' }, final).trimEnd())
  const client = await clientOf(async (_, response) => {
    response.socket?.setNoDelay(true)
    for (const byte of bytes) await new Promise((written) => response.write(Buffer.of(byte), written))
    response.end()
  })
  expect(await collect(client.stream('ClientAsk', question))).toEqual([
    { content: 'Zwei Häuser ' },
    { content: '🏡' },
    final,
  ])
})

test('a refusal before the stream and one inside it become the same error', async () => {
  const refusal = failed(new AppError('modelUnavailable'))
  const before = await clientOf((_, response) => json(response, refusal, 503))
  const inside = await clientOf((_, response) => response.end(lines({ content: 'Two ' }, refusal)))
  const seen: AskEvent[] = []
  const errors = [
    await thrownBy(collect(before.stream('ClientAsk', question))),
    await thrownBy(collect(inside.stream('ClientAsk', question), seen)),
  ]
  const same = { name: 'Refused', code: 50301, error: 'modelUnavailable', status: 503, message: refusal.Message }
  expect(errors).toMatchObject([same, same])
  expect(seen).toEqual([{ content: 'Two ' }])
})

test.each([
  ['ends early', (response: ServerResponse) => response.end(lines({ content: 'Two ' }))],
  ['breaks off', (response: ServerResponse) => response.write(lines({ content: 'Two ' }), () => response.destroy())],
  ['falls silent', (response: ServerResponse) => response.write(lines({ content: 'Two ' }))],
  ['says something else', (response: ServerResponse) => response.end(`${lines({ content: 'Two ' })}what?\n`)],
])('a stream that %s gives what came and then fails as unanswered', async (_, answer) => {
  const client = await clientOf((__, response) => answer(response), { timeouts: { answer: 50, silence: 50 } })
  const seen: AskEvent[] = []
  const error = await thrownBy(collect(client.stream('ClientAsk', question), seen))
  expect([seen, nobodyAnswered(error)]).toEqual([[{ content: 'Two ' }], true])
})

test('an aborted stream throws the reason and hangs up on the service', async () => {
  const stop = new AbortController()
  const hungUp = Promise.withResolvers<void>()
  const client = await clientOf((_, response) => {
    response.on('close', hungUp.resolve)
    response.write(lines({ content: 'Two ' }))
  })
  const seen: AskEvent[] = []
  const reading = async () => {
    for await (const event of client.stream('ClientAsk', question, { signal: stop.signal })) {
      seen.push(event)
      stop.abort()
    }
  }
  const error = await thrownBy(reading())
  await hungUp.promise
  expect([seen, error === stop.signal.reason, nobodyAnswered(error)]).toEqual([[{ content: 'Two ' }], true, false])
})

test('leaving the loop early hangs up on the service', async () => {
  const hungUp = Promise.withResolvers<void>()
  const client = await clientOf((_, response) => {
    response.on('close', hungUp.resolve)
    response.write(lines({ content: 'Two ' }))
  })
  for await (const event of client.stream('ClientAsk', question)) {
    expect(event).toEqual({ content: 'Two ' })
    break
  }
  await hungUp.promise
})

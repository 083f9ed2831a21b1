import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { AppError } from '../../../src/contract/errors.ts'
import type { EventStream } from '../../../src/core/handlers.ts'
import { sendStream } from '../../../src/http/response/stream.ts'
import { negotiateFormat } from '../../../src/http/response/stream-format.ts'
import { createGate } from '../../sim/clock/gate.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

/** A server that streams `events` with a heartbeat every few ms, and the lines a client reads from it. */
async function read(events: EventStream<unknown>, accept?: string) {
  const started = createServer((request, response) => {
    const options = {
      headers: {},
      format: negotiateFormat(request.headers).format,
      limits: { heartbeatMs: 5 },
      toAppError: (error: unknown) => error as AppError,
    }
    sendStream(response, events, options).catch((error: AppError) => response.writeHead(error.code / 100).end('plain'))
  })
  server = started.listen(0, '127.0.0.1')
  await once(started, 'listening')
  const response = await fetch(
    `http://127.0.0.1:${(started.address() as AddressInfo).port}`,
    accept === undefined ? {} : { headers: { accept } },
  )
  return { response, reader: response.body?.pipeThrough(new TextDecoderStream()).getReader() }
}

describe('while a model thinks', () => {
  const forms: [what: string, accept: string | undefined, heartbeat: RegExp, fragment: string][] = [
    ['JSON lines get empty lines', undefined, /^\n+$/, '{"content":"x"}\n'],
    ['SSE frames get comments', 'text/event-stream', /^(: [^\n]*\n\n)+$/, 'data: {"content":"x"}\n\n'],
  ]
  test.each(forms)(
    '%s as signs of life, and the head leaves with the first',
    async (_what, accept, heartbeat, fragment) => {
      const gate = createGate()
      const { response, reader } = await read(async (tell) => {
        await gate.opened
        tell({ content: 'x' })
      }, accept)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
      expect((await reader?.read())?.value).toMatch(heartbeat)
      expect((await reader?.read())?.value).toMatch(heartbeat)
      gate.open()
      let rest = ''
      for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) rest += next.value
      expect(rest.endsWith(fragment)).toBe(true)
    },
  )

  test('an error after a sign of life is the last object, because the head has left', async () => {
    const gate = createGate()
    const { reader } = await read(async () => {
      await gate.opened
      throw new AppError('modelUnavailable')
    })
    await reader?.read()
    gate.open()
    let rest = ''
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) rest += next.value
    expect(JSON.parse(rest.trim())).toMatchObject({ Success: false, Code: 50301 })
  })
})

describe('a client that accepts several types', () => {
  const [frames, lines, plain] = ['data: {', 'application/x-ndjson', 'text/event-stream']
  test.each([
    ['TEXT/Event-Stream', frames],
    ['application/json, text/event-stream', frames],
    ['text/event-stream;charset=utf-8;q=0.5, application/x-ndjson; q=0.2', frames],
    ['application/x-ndjson, text/event-stream', frames],
    ['application/x-ndjson, text/event-stream;q=0.5', lines],
    ['text/event-stream; q=0, application/x-ndjson;q=0.1', lines],
    ['application/x-ndjson;q=0.9, */*;q=0.1', lines],
    ['text/event-stream;q=0', plain],
    ['application/x-ndjson;q=0.0', plain],
    ['text/event-stream-of-mine', plain],
    ['text/*', plain],
    ['*/*', plain],
    ['', plain],
  ])('%j gets the one it wants most: %s', (accept, wanted) => {
    const { format } = negotiateFormat({ accept })
    const [type] = format.contentType.split(';')
    expect(format.object({ content: 'x' })?.includes('data: {') ? frames : type).toBe(wanted)
  })
})

test.each([undefined, 'text/event-stream'])(
  'no client takes a sign within a text for the end of its line: %s',
  async (accept) => {
    const content = 'one\r\ntwo\u2028three\u2029four\u0085five\vsix\fseven 🏡'
    const { response, reader } = await read(async (tell) => tell({ content }), accept)
    expect(response.status).toBe(200)
    let body = ''
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) body += next.value
    // As Python's splitlines does.
    const lines = body.split(/\r\n|[\n\v\f\r\x85\u2028\u2029]/).filter((line) => line.includes('{'))
    expect(lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))))).toEqual([{ content }])
  },
)

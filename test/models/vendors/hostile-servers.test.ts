import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { Agent } from 'undici'
import { afterEach, describe, expect, test } from 'vitest'
import { createGoogleRepair } from '../../../src/models/vendors/ai-sdk/google-stream-repair.ts'
import { inputsIn } from '../../../src/models/vendors/arguments.ts'
import { createMarkupReader } from '../../../src/models/vendors/markup/markup.ts'
import { taggedCalls } from '../../../src/models/vendors/markup/thought-mode.ts'
import { writtenCalls } from '../../../src/models/vendors/markup/written-calls.ts'
import { createAnswerReader } from '../../../src/models/vendors/openai/answer.ts'
import { postForStream } from '../../../src/models/vendors/openai/post.ts'
import type { VendorEvent } from '../../../src/models/vendors/vendor.ts'
import { growthOf, LINEAR_MAX, slowdown, usedMsOf } from '../../sim/clock/cost.ts'

const request = { tools: [{ name: 'search_listings', description: '', parameters: { type: 'object' } }] }

const readAll = (text: string) =>
  Array.from(createAnswerReader({ server: 'a server', request, tell: () => {} }).push(text) ?? [])

test.each([
  ['a JSON text of many lines that never ends', '{"a":[\n', '1,\n]\n', 40_000],
  ['a JSON text of many brackets in lines of their own', '{\n', ']\n', 100_000],
])('%s is read in time that grows with its length', async (_, beginning, lines, times) => {
  expect(await growthOf((size) => readAll(beginning + lines.repeat(size)), times)).toBeLessThan(LINEAR_MAX)
})

test.each(['[', '}'])(
  'arguments of %j with the name at each fragment are read in time that grows with their length',
  async (sign) => {
    const call = { index: 0, function: { name: 'search_listings', arguments: sign } }
    const fragment = `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [call] } }] })}\n\n`
    expect(await growthOf((size) => readAll(fragment.repeat(size)), 2 ** 13)).toBeLessThan(LINEAR_MAX)
  },
)

test.each([
  ['<think>', 15_000],
  ['<tool_response>', 15_000],
  ['<|channel|>', 15_000],
  ['<tool_call>{"name":', 10_000],
  ['{"name":', 10_000],
  ['\n{"name": "', 8_000],
])('a fragment of %j again and again is looked through in time that grows with its length', async (sign, times) => {
  const look = (size: number) => {
    const reader = createMarkupReader(['search_listings'])
    reader.push(sign.repeat(size))
    reader.end()
  }
  expect(await growthOf(look, times)).toBeLessThan(LINEAR_MAX)
})

test.each(['{a', '{"a":True', '{/*', '{"a":/* ', '<tool_call>{a', 'tool name="a" ', '<invoke name="', '{a /* '])(
  'a call that goes on with %j without end is read in time that grows with its length',
  async (sign) => {
    const [begun, last] = [sign.slice(0, -2), sign.slice(-2)]
    for (const textOf of [
      (length: number) => begun + last.repeat(length / 2),
      (length: number) => sign.at(0) + sign.slice(1).repeat(length / sign.length),
      (length: number) => sign + 'a'.repeat(length),
    ]) {
      const read = (length: number) => [inputsIn(textOf(length)), writtenCalls(textOf(length), ['search_listings'])]
      expect(await growthOf(read, 15_000)).toBeLessThan(LINEAR_MAX)
    }
  },
)

test.each(['{', '{"a":', '[{'])('of a call of nothing but %j most is left unread', async (sign) => {
  const text = `<tool_call>${sign.repeat(65_000 / sign.length)}`
  const read = () => {
    for (let times = 0; times < 200; times++) writtenCalls(text, ['search_listings'])
  }
  // It would take several times as long to read it all.
  expect((await usedMsOf(read)) / slowdown()).toBeLessThan(1_000)
})

test('what is nested deeper than any call is none', () => {
  const within = (levels: number, call: string) => '{"tool_calls":['.repeat(levels) + call + ']}'.repeat(levels)
  const call = '{"name":"search_listings","arguments":{}}'
  expect(writtenCalls(within(1, call), ['search_listings'])).toHaveLength(1)
  expect(writtenCalls(within(30_000, call), ['search_listings'])).toEqual([])
})

test('of long thoughts the end is looked through for calls', () => {
  const call = (place: string) => `<tool_call>{"name":"search_listings","arguments":{"Query":"${place}"}}</tool_call>`
  const thoughts = call('Ely').repeat(10_000) + call('Erie')
  const found = taggedCalls(thoughts, ['search_listings'])
  expect(found.length).toBeLessThan(3_000)
  expect(found.at(-1)?.input).toBe('{"Query":"Erie"}')
})

test('words are quoted and comments left out where the JSON of a call has them', () => {
  expect(inputsIn("{Query: 'Ely', Max : 5, new: True /* x */}")).toEqual(['{"Query": "Ely", "Max" : 5, "new": true }'])
  expect(inputsIn('{a: 1 /* without end')).toEqual(['{"a": 1 }'])
})

test('blanks before the first word, and JSON that is no call, are shown as they are', () => {
  const json = `{"name": ${'"x", "more": '.repeat(2_000)}1}`
  const reader = createMarkupReader(['search_listings'])
  const shown = ['\n ', '\t', `so:\n${json}`, ' that is all'].map((piece) => reader.push(piece)).join('')
  expect(shown + reader.end().text).toBe(`\n \tso:\n${json} that is all`)
})

test.each(['Action: `search`', 'Tool calls: `search`', '\nfunctools `x`'])(
  'words that begin like a call and go on without JSON are shown: %j',
  (words) => {
    const reader = createMarkupReader(['search_listings'])
    expect(reader.push(words) + reader.end().text).toBe(words)
  },
)

test('of a fragment without end nothing is told once the answer is left', () => {
  const left = new AbortController()
  const told: string[] = []
  const tell = (event: VendorEvent) => {
    if (event.type === 'text') told.push(event.text)
    left.abort()
  }
  const reader = createAnswerReader({ server: 'a server', request, tell, signal: left.signal })
  const event = { choices: [{ delta: { content: 'again and '.repeat(50_000) } }] }
  Array.from(reader.push(`data: ${JSON.stringify(event)}\n\n`) ?? [])
  expect(told.join('').length).toBeLessThan(10_000)
})

test("each part of one of Google's events is read in an event of its own, the reason for the end with the last", () => {
  const parts = Array.from({ length: 5_000 }, (_part, at) => ({ text: `${at} `, thought: at % 2 === 0 }))
  const events = createGoogleRepair().event(
    {
      candidates: [{ content: { parts }, finishReason: 'stop' }],
      usageMetadata: { totalTokenCount: 5_000 },
    },
    '',
  )
  const candidateOf = (part: object) => ({ content: { role: 'model', parts: [part] } })
  expect(events).toHaveLength(parts.length)
  expect(events[1]).toEqual({ candidates: [candidateOf({ text: '1 ' })] })
  expect(events.at(-1)).toEqual({
    candidates: [{ ...candidateOf({ text: '4999 ' }), finishReason: 'STOP' }],
    usageMetadata: { totalTokenCount: 5_000 },
  })
})

describe('over the network', () => {
  const dispatcher = new Agent()
  let end = () => {}
  afterEach(() => end())

  /** Asks a server that answers so; `read` gets the pieces of the body. */
  async function ask(answer: (response: ServerResponse) => void, read: (text: string) => void, signal: AbortSignal) {
    const server = createServer((_request, response) => answer(response.on('error', () => undefined)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    end = () => {
      server.closeAllConnections()
      server.close()
    }
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const target = { origin, path: '/', method: 'POST', headers: {} } as const
    const push = (text: string) => {
      read(text)
      return undefined
    }
    const reader = { push, state: () => 'open' as const, hasContent: () => false }
    await postForStream(dispatcher, { vendor: 'a server', target, body: '{}', signal }, reader).catch(() => undefined)
  }

  test('chunks of one byte that come together are read together', async () => {
    let pieces = 0
    const body = `400\r\n${'x'.repeat(1_024)}\r\n${'1\r\nx\r\n'.repeat(20_000)}0\r\n\r\n`
    await ask(
      (response) => response.socket?.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body}`),
      () => (pieces += 1),
      new AbortController().signal,
    )
    expect(pieces).toBeGreaterThan(0)
    expect(pieces).toBeLessThan(500)
  })

  test('of what unpacks to much more, no more is received than can be unpacked', async () => {
    const UNPACKED = 256 * 2 ** 20
    const packed = gzipSync(Buffer.alloc(16 * 2 ** 20, ': \n'))
    const left = new AbortController()
    let [sent, unpacked] = [0, 0]
    await ask(
      (response) => {
        response.writeHead(200, { 'content-encoding': 'gzip' })
        const send = () => {
          do sent += packed.length
          while (response.write(packed) && !response.destroyed)
          response.once('drain', send)
        }
        send()
      },
      (text) => {
        unpacked += text.length
        if (unpacked > UNPACKED) left.abort()
      },
      left.signal,
    )
    expect(unpacked).toBeGreaterThan(UNPACKED)
    // What the system keeps between the two, besides.
    expect(sent).toBeLessThan(32 * 2 ** 20)
  })
})

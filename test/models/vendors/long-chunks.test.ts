import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { createAnswerReader } from '../../../src/models/vendors/openai/answer.ts'
import type { VendorEvent, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { vendors } from '../../../src/models/vendors/vendors.ts'
import { growthOf, LINEAR_MAX } from '../../sim/clock/cost.ts'
import { WAIT_MS } from '../../sim/clock/deadline.ts'
import { shortestStopDuring } from '../../sim/service/event-loop-stalls.ts'

/** How long an answer may stop the event loop, in ms of the processor's time; where code is still cold, more. */
const IS_LONG = process.env['TEST_LONG'] !== undefined
const STOP_MAX_MS = IS_LONG ? 50 : 60
const LONG = 2 ** 20
/** As long as a line may be. */
const LINE = 1_000_000

const request: VendorRequest = {
  messages: [{ role: 'user', text: 'hi', media: [] }],
  tools: [{ name: 'search_listings', description: '', parameters: { type: 'object' } }],
  wordsOnly: false,
  temperature: 1,
}

let close = () => {}
afterEach(() => close())

/** The address of a server that answers each request with this body in one piece. */
async function serve(body: string, packed = false): Promise<string> {
  const bytes = packed ? gzipSync(body) : Buffer.from(body)
  const server = createServer((_request, response) => {
    response.on('error', () => undefined)
    response.writeHead(200, { 'content-type': 'text/event-stream', ...(packed && { 'content-encoding': 'gzip' }) })
    response.end(bytes)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  close = () => {
    server.close()
    server.closeAllConnections()
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Asked = { vendor: keyof typeof vendors; signal?: AbortSignal; tell?: (event: VendorEvent) => void }

async function ask(baseUrl: string, { vendor, signal = AbortSignal.timeout(WAIT_MS), tell }: Asked) {
  const events: VendorEvent[] = []
  const model = vendors[vendor].connect({ apiKey: 'k', baseUrl, models: [] })?.('sim')
  await model?.(request, signal, (event) => {
    events.push(event)
    tell?.(event)
  })
  return { events, text: events.map((event) => (event.type === 'text' ? event.text : '')).join('') }
}

const again = (text: string, length: number): string => text.repeat(Math.floor(length / text.length))
const event = (content: object): string => `data: ${JSON.stringify(content)}\n\n`
const delta = (content: object, fields: object = {}): string =>
  event({ id: 'c', choices: [{ index: 0, delta: content, finish_reason: null }], ...fields })
const END = `${event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`
const call = (input: string, index = 0): object => ({
  index,
  id: `c${index}`,
  function: { name: 'search_listings', arguments: again(input, 60_000) },
})

const thoughts = (text: string): string => delta({ reasoning_content: `<tool_call>${text}` }) + END
const nameOf = (name: string): string => delta({ tool_calls: [{ index: 0, id: 'c', function: { name } }] })

/** Events of a few words each, which all differ in more than their words. */
const fragments = Array.from({ length: LONG / 100 }, (_, at) => delta({ content: `word${at} ` }, { at })).join('')
const words = Array.from({ length: LONG / 100 }, (_, at) => `word${at} `).join('')

describe('an answer that comes in one piece stops the event loop for no longer than others', () => {
  test.each([
    ['very many events', fragments + END],
    ['one event of tags', delta({ content: again('<a', LINE) }) + END],
    ['one event of fences', delta({ content: again('\n```', LINE) }) + END],
    ['one event of thoughts without end', delta({ content: `<think>${again('</', LINE)}` }) + END],
    [
      'a call without end',
      delta({ content: `<tool_call><function=search_listings>${again('<parameter=', 65_536)}` }) + END,
    ],
    ['a call in thoughts of very many arguments', thoughts(`search_listings(${again('a=', 130_000)})`)],
    ['very many calls in thoughts', thoughts(again('<function=a>', 130_000))],
    ['a call of one word', delta({ content: `<tool_call>search_listings(${again('a', 60_000)})</tool_call>` }) + END],
    [
      'sixteen broken calls',
      ['{a ', "{'", '{,']
        .map((text) => Array.from({ length: 16 }, (_, index) => delta({ tool_calls: [call(text, index)] })).join(''))
        .join('') + END,
    ],
    ['broken JSON', `data: ${again('{a,', LINE)}\n\n${END}`],
    ['lines that are no events', again('data: "\\"\n', LONG / 4) + END],
    ['very many objects in one line', `data: ${again('{}', LINE)}\n\n${END}`],
    ['a long error', event({ error: { message: again('no tool ', LINE) } })],
    ['a long error about a model', event({ error: { message: `quota ${again('max_', LINE)}` } })],
    ['a long reason to end', event({ choices: [{ index: 0, delta: {}, finish_reason: again('max_', LINE) }] })],
    [
      'a name of a call that grows',
      nameOf(again('/a', LINE)) + Array.from({ length: 100 }, () => nameOf('b')).join('') + END,
    ],
    ['a long name in words', delta({ content: `<tool_call>{"name":"${again('İ', 60_000)}"}</tool_call>` }) + END],
  ])('%s', async (_, body) => {
    // What unpacks an answer does not read it: `npm run test:long` packs all of them, every other run the most events.
    const isPackedToo = IS_LONG || body.startsWith(fragments)
    for (const packed of isPackedToo ? [false, true] : [false]) {
      const url = await serve(body, packed)
      const read = () => ask(url, { vendor: 'openai' }).catch(() => undefined)
      expect(await shortestStopDuring(read, STOP_MAX_MS)).toBeLessThan(STOP_MAX_MS)
      close()
    }
  })
})

test.each([
  ['as it is', false],
  ['packed', true],
])('an answer of very many events in one piece, %s, is told whole and in order', async (_, packed) => {
  const { events, text } = await ask(
    await serve(fragments + delta({ content: '<tool_call>{"name":"search_listings","arguments":{}}' }) + END, packed),
    { vendor: 'openai' },
  )
  expect(text).toBe(words)
  expect(events.slice(-2).map(({ type }) => type)).toEqual(['call', 'end'])
})

const fields = (many: number): object => Object.fromEntries(Array.from({ length: many }, (_, at) => [`field${at}`, at]))
const ofGoogle = (args: object[]): string =>
  event({
    candidates: [{ content: { parts: args.map((one) => ({ functionCall: { name: 'search_listings', args: one } })) } }],
  })

test.each<[string, keyof typeof vendors, string]>([
  ['the arguments of one call by Google', 'google', ofGoogle([fields(50_000)])],
  ['those of many calls by Google', 'google', ofGoogle(Array.from({ length: 16 }, () => fields(3_900)))],
  [
    'those of one call by Anthropic',
    'anthropic',
    event({
      type: 'content_block_start',
      index: 0,
      content_block: { type: 'tool_use', id: 'c', name: 'search_listings', input: fields(50_000) },
    }),
  ],
])('very many fields in %s stop the event loop for no longer than others', async (_, vendor, body) => {
  const url = await serve(body)
  const read = () => ask(url, { vendor }).catch(() => undefined)
  expect(await shortestStopDuring(read, STOP_MAX_MS)).toBeLessThan(STOP_MAX_MS)
})

test.each([
  ['an event', 'data: {"a":"', 'a'],
  ['JSON', '{"a":"', '}'],
  ['a comment', ':', ' '],
  ['blanks', '', ' '],
])('%s that comes character by character is not read from its beginning with each', async (_, beginning, sign) => {
  const pushAll = (length: number) => {
    const { push } = createAnswerReader({ server: 'a server', request, tell: () => undefined })
    push(beginning)
    for (let at = 0; at < length; at++) push(sign)
  }
  expect(await growthOf(pushAll, 25_000)).toBeLessThan(LINEAR_MAX)
})

test('of an answer in one piece nothing more is told once it is left', async () => {
  const left = new AbortController()
  const url = await serve(fragments + END)
  let told = 0
  const tell = () => {
    told += 1
    if (told === 1) setImmediate(() => left.abort('left'))
  }
  await expect(ask(url, { vendor: 'openai', signal: left.signal, tell })).rejects.toThrow()
  const before = told
  await new Promise((turn) => setImmediate(turn))
  expect(told).toBe(before)
  expect(told).toBeLessThan(100)
})

test('what is wrong within an answer in one piece fails it behind what came before', async () => {
  const url = await serve(fragments + event({ error: { message: 'overloaded', code: 503 } }) + END)
  let text = ''
  const tell = (told: VendorEvent) => (text += told.type === 'text' ? told.text : '')
  await expect(ask(url, { vendor: 'openai', tell })).rejects.toThrow()
  expect(words.startsWith(text)).toBe(true)
  expect(text.length).toBeGreaterThan(words.length / 2)
})

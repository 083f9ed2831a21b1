import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as read } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message, ToolCall, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { vendors } from '../../../src/models/vendors/vendors.ts'
import { call, calling, data, delta, INPUT, JSON_INPUT, saying, TOOLS } from './quirk.ts'

type Body = { messages?: object[]; contents?: object[] }
type Row = {
  vendor: keyof typeof vendors
  /** what must come back with the calls */
  quirk: string
  from: string
  /** the answer with the calls */
  wire: string
  /** the message of the next request that has the calls */
  back: object
}

const search = { index: 0, id: 'a', type: 'function', function: { name: 'search_listings', arguments: JSON_INPUT } }
const signature = { extra_content: { google: { thought_signature: 'c2ln' } } }
const block = (index: number, content_block: object, ...deltas: object[]) =>
  [
    { type: 'content_block_start', index, content_block },
    ...deltas.map((one) => ({ type: 'content_block_delta', index, delta: one })),
    { type: 'content_block_stop', index },
  ].map(data)
const claude = (...blocks: string[][]) =>
  [
    data({ type: 'message_start', message: { id: 'm', role: 'assistant', content: [], usage: {} } }),
    ...blocks.flat(),
    data({ type: 'message_delta', delta: { stop_reason: 'tool_use' }, usage: { output_tokens: 2 } }),
    data({ type: 'message_stop' }),
  ].join('')
const toolUse = { type: 'tool_use', id: 'a', name: 'search_listings', input: {} }
const json = { type: 'input_json_delta', partial_json: JSON_INPUT }

const rows: Row[] = [
  {
    vendor: 'openai',
    quirk: 'thoughts, which DeepSeek and Kimi demand',
    from: 'NousResearch/hermes-agent#14938',
    wire: calling(delta({ reasoning_content: 'They want ' }), delta({ reasoning_content: 'homes.' }), call(search)),
    back: { role: 'assistant', reasoning_content: 'They want homes.', tool_calls: [{ id: 'a' }] },
  },
  {
    vendor: 'openai',
    quirk: 'thoughts that are empty',
    from: 'Oaklight/llm-rosetta#356',
    wire: calling(delta({ reasoning_content: '' }), call(search)),
    back: { reasoning_content: '', tool_calls: [{ id: 'a' }] },
  },
  {
    vendor: 'openai',
    quirk: 'the signature of a call, which Gemini demands',
    from: 'securo-finance/securo#884',
    wire: calling(call({ ...search, ...signature })),
    back: { tool_calls: [{ id: 'a', ...signature }] },
  },
  {
    vendor: 'openai',
    quirk: 'the details of thoughts, which OpenRouter demands',
    from: 'open-webui/open-webui#19328',
    wire: calling(delta({ reasoning_details: [{ type: 'reasoning.encrypted', data: 'c2ln' }] }), call(search)),
    back: { reasoning_details: [{ type: 'reasoning.encrypted', data: 'c2ln' }] },
  },
  {
    vendor: 'anthropic',
    quirk: 'thoughts with their signature',
    from: 'esengine/DeepSeek-Reasonix#8902',
    wire: claude(
      block(
        0,
        { type: 'thinking', thinking: '' },
        { type: 'thinking_delta', thinking: 'Hm' },
        { type: 'signature_delta', signature: 'c2ln' },
      ),
      block(1, toolUse, json),
    ),
    back: {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'Hm', signature: 'c2ln' },
        { type: 'tool_use', id: 'a' },
      ],
    },
  },
  {
    vendor: 'anthropic',
    quirk: 'thoughts that nobody signed',
    from: 'esengine/DeepSeek-Reasonix#8902',
    wire: claude(
      block(0, { type: 'thinking', thinking: '' }, { type: 'thinking_delta', thinking: 'Hm' }),
      block(1, toolUse, json),
    ),
    back: { content: [{ type: 'thinking', thinking: 'Hm' }, { type: 'tool_use' }] },
  },
  {
    vendor: 'anthropic',
    quirk: 'thoughts that are encrypted',
    from: 'platform.claude.com, extended thinking, redacted thinking blocks',
    wire: claude(block(0, { type: 'redacted_thinking', data: 'c2VjcmV0' }), block(1, toolUse, json)),
    back: {
      content: [
        { type: 'redacted_thinking', data: 'c2VjcmV0' },
        { type: 'tool_use', id: 'a' },
      ],
    },
  },
  {
    vendor: 'google',
    quirk: 'the signature of a call',
    from: 'anomalyco/opencode#4832',
    wire: data({
      candidates: [
        {
          content: { parts: [{ functionCall: { name: 'search_listings', args: INPUT }, thoughtSignature: 'c2ln' }] },
          finishReason: 'STOP',
        },
      ],
    }),
    back: { role: 'model', parts: [{ functionCall: { name: 'search_listings' }, thoughtSignature: 'c2ln' }] },
  },
]

/** What the server answers, one after the other, and what it was asked. */
let answers: { status?: number; wire: string }[] = []
let asked: Body[] = []
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  asked.push(JSON.parse(await read(request)))
  const { status = 200, wire = '' } = answers.shift() ?? {}
  response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' }).end(wire)
}
const server = createServer((request, response) => void serve(request, response))
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
beforeEach(() => {
  answers = []
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const request = (messages: Message[]): VendorRequest => ({
  messages,
  tools: TOOLS.map((name) => ({ name, description: '', parameters: { type: 'object' } })),
  wordsOnly: false,
  temperature: 1,
})
const question: Message = { role: 'user', text: 'hi', media: [] }

/** Asks, and asks again with the results of the calls; gives the message of the last request that has the calls. */
async function goOn(name: keyof typeof vendors): Promise<object | undefined> {
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}`
  const model = vendors[name].connect({ apiKey: 'k', baseUrl, models: [] })?.('sim')
  const calls: ToolCall[] = []
  const { signal } = new AbortController()
  await model?.(request([question]), signal, (event) => event.type === 'call' && calls.push(event.call))
  const results = calls.map((one): Message => ({ role: 'tool', call: one, result: '3 homes' }))
  await model?.(request([question, { role: 'assistant', text: '', calls }, ...results]), signal, () => undefined)
  const { messages, contents = [] } = asked.at(-1) ?? {}
  return (messages ?? contents)[1]
}

test.each(rows)('$vendor: $quirk, comes back with it ($from)', async ({ vendor, wire, back }) => {
  answers = [{ wire }, { wire: '' }]
  const message = await goOn(vendor).catch(() => {
    const { messages, contents = [] } = asked.at(-1) ?? {}
    return (messages ?? contents)[1]
  })
  expect(message).toMatchObject(back)
})

test.each([
  ['janhq/jan#8136', 400, `'messages.1' : for 'role:assistant' property 'reasoning_content' is unsupported`],
  ['charmbracelet/crush#1590', 422, '"Extra inputs are not permitted","loc":["body","messages",1,"reasoning_content"]'],
])('openai: who refuses thoughts is asked without them (%s)', async (_, status, message) => {
  const wire = calling(delta({ reasoning_content: 'Hm' }), call({ ...search, ...signature }))
  answers = [{ wire }, { status, wire: JSON.stringify({ error: { message } }) }, { wire: saying('Hello') }]
  expect(await goOn('openai')).toEqual({
    role: 'assistant',
    content: '',
    tool_calls: [{ id: 'a', type: 'function', function: { name: 'search_listings', arguments: JSON_INPUT } }],
  })
  expect(asked).toHaveLength(3)
})

test('nothing is sent back that nobody sent', async () => {
  answers = [{ wire: calling(call(search)) }, { wire: saying('Hello') }]
  expect(await goOn('openai')).toEqual({
    role: 'assistant',
    content: '',
    tool_calls: [{ id: 'a', type: 'function', function: { name: 'search_listings', arguments: JSON_INPUT } }],
  })
})

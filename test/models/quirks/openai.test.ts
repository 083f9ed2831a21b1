import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAnswerReader } from '../../../src/models/vendors/openai/answer.ts'
import { openai } from '../../../src/models/vendors/openai/chat-completions.ts'
import type { VendorEvent, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { inputs } from './arguments.ts'
import { calls } from './calls.ts'
import { fields } from './fields.ts'
import { lines } from './lines.ts'
import { markup } from './markup.ts'
import { delta, type Quirk, reasonsIn, TOOLS } from './quirk.ts'
import { shapes } from './shapes.ts'
import { specialTokens } from './tokens.ts'
import { writtenForms } from './written.ts'

const request: VendorRequest = {
  messages: [{ role: 'user', text: 'hi', media: [] }],
  tools: TOOLS.map((name) => ({ name, description: '', parameters: { type: 'object' } })),
  wordsOnly: false,
  temperature: 1,
}
const rows = [...lines, ...fields, ...shapes, ...calls, ...inputs, ...markup, ...specialTokens, ...writtenForms]

const server = createServer((asked, response) => {
  const row = rows[Number(asked.url?.split('/')[1])]
  asked.resume().on('end', () => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(row?.wire))
})
const dispatcher = new Agent()
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(async () => {
  await dispatcher.close()
  server.closeAllConnections()
  server.close()
})

/** What came of an answer. */
function outcomeOf(events: VendorEvent[]) {
  const end = events.at(-1)
  return {
    said: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
    calls: events.flatMap((event) => (event.type === 'call' ? [[event.call.name, JSON.parse(event.call.input)]] : [])),
    tokens: end?.type === 'end' ? end.tokens : 'no end',
    cut: end?.type === 'end' ? end.cut : 'no end',
  }
}
const expected = ({ said = '', calls: wanted = [], tokens, cut }: Quirk) => ({ said, calls: wanted, tokens, cut })

async function overHttp(quirk: Quirk) {
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/${rows.indexOf(quirk)}/v1`
  const events: VendorEvent[] = []
  await openai({ model: 'm', baseUrl, apiKey: undefined, dispatcher })(request, new AbortController().signal, (event) =>
    events.push(event),
  )
  return events
}

async function inPieces(pieces: string[]) {
  const events: VendorEvent[] = []
  const reader = createAnswerReader({ server: 'the server', request, tell: (event) => events.push(event) })
  for (const piece of pieces) Array.from(reader.push(piece) ?? [])
  Array.from(reader.end())
  return events
}

describe.each([
  ['over HTTP', overHttp],
  ['letter by letter', ({ wire }: Quirk) => inPieces(wire.split(''))],
  ['in pieces of seven', ({ wire }: Quirk) => inPieces(wire.match(/.{1,7}/gs) ?? [])],
  ['event by event', ({ wire }: Quirk) => inPieces(wire.split(/(?<=\n\n)/))],
])('%s:', (_, read) => {
  test.each(rows)('$quirk ($from)', async (quirk) => {
    if (quirk.fails === undefined) {
      const events = await read(quirk)
      expect(outcomeOf(events)).toEqual(expected(quirk))
      // Half a letter would be shown as two signs for what cannot be read.
      for (const event of events) expect(event.type !== 'text' || event.text.isWellFormed()).toBe(true)
    } else {
      const error: unknown = await read(quirk).catch((thrown: unknown) => thrown)
      expect(reasonsIn(error)).toMatch(quirk.fails)
      // The caller is not told what the server said.
      expect(String(error)).not.toMatch(quirk.fails)
    }
  })
})

test('every row has a source', () => {
  for (const { from } of rows) expect(from).toMatch(/^[\w.-]+\/[\w.-]+#\d+$|^[\w.-]+\.(?:org|dev|ai|com?), /)
})

test.each<[string, object, boolean]>([
  ['thoughts as LiteLLM has them', { thinking_blocks: [{ type: 'thinking', thinking: 'Hm' }] }, true],
  ['thoughts as GitHub Copilot has them', { reasoning_text: 'Hm' }, true],
  ['thoughts as vLLM has them', { reasoning: 'Hm' }, true],
  ['a piece of a call', { tool_calls: [{ index: 0, function: { arguments: '' } }] }, true],
  ['a role alone', { role: 'assistant', content: '' }, false],
  ['fields that say nothing', { content: null, refusal: null, annotations: [], tool_calls: [] }, false],
])('%s: whether the model is at work', async (_, said, isAtWork) => {
  const wire = delta(said)
  const told: VendorEvent[] = []
  const reader = createAnswerReader({ server: 'the server', request, tell: (event) => told.push(event) })
  Array.from(reader.push(wire) ?? [])
  expect(told).toEqual(isAtWork ? [{ type: 'text', text: '' }] : [])
})

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as read } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { Message, VendorEvent } from '../../../src/models/vendors/vendor.ts'
import { vendors } from '../../../src/models/vendors/vendors.ts'
import { anthropic } from '../quirks/anthropic.ts'
import { google } from '../quirks/google.ts'
import { TOOLS } from '../quirks/quirk.ts'

/** An answer of each protocol that has all but its last event. */
const wires = {
  anthropic: anthropic.find(({ quirk }) => quirk === 'no message_stop')?.wire ?? '',
  google: google.find(({ quirk }) => quirk === 'the end has no content')?.wire ?? '',
}
type Name = keyof typeof wires

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Asks a server that answers so, as often as told; gives what was said. */
async function ask(
  name: Name,
  times: number,
  answer: (response: ServerResponse, asked: IncomingMessage) => unknown,
): Promise<string> {
  server = createServer((asked, response) => answer(response, asked))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const model = vendors[name].connect({ apiKey: 'k', baseUrl, models: [] })?.('sim')
  const messages: Message[] = [
    { role: 'system', text: 'We close at six.' },
    { role: 'user', text: 'hi', media: [] },
  ]
  const tools = TOOLS.map((tool) => ({ name: tool, description: '', parameters: { type: 'object' } }))
  const events: VendorEvent[] = []
  for (let time = 0; time < times; time++)
    await model?.({ messages, tools, wordsOnly: false, temperature: 0.2 }, new AbortController().signal, (event) =>
      events.push(event),
    )
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('')
}

const head = { 'content-type': 'text/event-stream' }
const names: Name[] = ['anthropic', 'google']

test.each(names)('%s: who leaves the connection open behind a whole answer loses none of it', async (name) => {
  expect(await ask(name, 1, (response) => response.writeHead(200, head).write(wires[name]))).toBe('Hello there')
})

test.each(names)('%s: who resets the connection behind a whole answer loses none of it', async (name) => {
  const said = await ask(name, 1, (response) => {
    response.writeHead(200, head).write(wires[name], () => setImmediate(() => response.destroy()))
  })
  expect(said).toBe('Hello there')
})

test.each([
  ['anthropic', 'temperature', '`temperature` may only be set to 1 when thinking is enabled'],
  ['anthropic', 'temperature', 'temperature: Extra inputs are not permitted'],
  ['anthropic', 'tool_choice', 'tool_choice: Extra inputs are not permitted'],
  ['anthropic', 'system', 'system: Extra inputs are not permitted'],
  ['google', 'systemInstruction', 'Developer instruction is not enabled for models/gemma-3-1b-it'],
  ['google', 'toolConfig', 'Invalid JSON payload received. Unknown name "toolConfig": Cannot find field.'],
] as const)('%s: %s that is refused is left out from then on (%s)', async (name, parameter, message) => {
  const asked: string[] = []
  await ask(name, 2, async (response, incoming) => {
    const body = await read(incoming)
    asked.push(body)
    if (!body.includes(`"${parameter}"`)) return response.writeHead(200, head).end(wires[name])
    const refusal = JSON.stringify({ type: 'error', error: { code: 400, type: 'invalid_request_error', message } })
    return response.writeHead(400, { 'content-type': 'application/json' }).end(refusal)
  })
  expect(asked.map((body) => body.includes(`"${parameter}"`))).toEqual([true, false, false])
  expect(asked.at(-1)).toContain('We close at six.')
})

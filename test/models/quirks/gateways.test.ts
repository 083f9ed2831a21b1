import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { VendorEvent, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { vendors } from '../../../src/models/vendors/vendors.ts'
import { anthropic } from './anthropic.ts'
import { google } from './google.ts'
import { type Quirk, reasonsIn, TOOLS } from './quirk.ts'

const request: VendorRequest = {
  messages: [{ role: 'user', text: 'hi', media: [] }],
  tools: TOOLS.map((name) => ({ name, description: '', parameters: { type: 'object' } })),
  wordsOnly: false,
  temperature: 1,
}
const rows = [...anthropic, ...google]

const server = createServer((asked, response) => {
  const row = rows[Number(asked.url?.split('/')[1])]
  asked.resume().on('end', () => response.writeHead(200, { 'content-type': 'text/event-stream' }).end(row?.wire))
})
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function read(name: 'anthropic' | 'google', quirk: Quirk): Promise<VendorEvent[]> {
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/${rows.indexOf(quirk)}`
  const model = vendors[name].connect({ apiKey: 'k', baseUrl, models: [] })?.('sim')
  const events: VendorEvent[] = []
  await model?.(request, new AbortController().signal, (event) => events.push(event))
  return events
}

describe.each([
  ['anthropic', anthropic],
  ['google', google],
] as const)('%s:', (name, quirks) => {
  test.each(quirks)('$quirk ($from)', async (quirk) => {
    if (quirk.fails !== undefined) {
      const error: unknown = await read(name, quirk).catch((thrown: unknown) => thrown)
      expect(reasonsIn(error)).toMatch(quirk.fails)
      return
    }
    const events = await read(name, quirk)
    expect(events.map((event) => (event.type === 'text' ? event.text : '')).join('')).toBe(quirk.said ?? '')
    const calls = events.flatMap((event) =>
      event.type === 'call' ? [[event.call.name, JSON.parse(event.call.input)]] : [],
    )
    expect(calls).toEqual(quirk.calls ?? [])
    expect(events.at(-1)).toMatchObject({ type: 'end', ...(quirk.cut && { cut: quirk.cut }) })
    expect(new Set(events.flatMap((event) => (event.type === 'call' ? [event.call.id] : [])))).not.toContain('')
  })
})

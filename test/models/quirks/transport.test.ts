import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failureIn } from '../../../src/models/vendors/failure.ts'
import type { VendorEvent, VendorRequest } from '../../../src/models/vendors/vendor.ts'
import { vendors } from '../../../src/models/vendors/vendors.ts'
import { saying } from './quirk.ts'

const request: VendorRequest = {
  messages: [{ role: 'user', text: 'hi', media: [] }],
  tools: [],
  wordsOnly: false,
  temperature: 1,
}
const TEXT = 'Größe 120 m² · 🏡 für 300.000 €'
const wire = saying(TEXT.slice(0, 3), TEXT.slice(3))
const head = { 'content-type': 'text/event-stream' }

/** How a body may be sent, whatever is in it. */
const ways: Record<string, (response: ServerResponse) => unknown> = {
  'byte by byte': (response) => {
    response.writeHead(200, head)
    for (const byte of Buffer.from(wire)) response.write(Buffer.of(byte))
    response.end()
  },
  'with trailers': (response) => {
    response.writeHead(200, { ...head, trailer: 'x-cost' }).write(wire)
    response.addTrailers({ 'x-cost': '7' })
    response.end()
  },
  'without a length, until the connection closes': (response) => {
    response.useChunkedEncodingByDefault = false
    response.shouldKeepAlive = false
    response.writeHead(200, { ...head, connection: 'close' }).end(wire)
  },
  'gzip, though nobody asked': (response) =>
    response.writeHead(200, { ...head, 'content-encoding': 'gzip' }).end(gzipSync(wire)),
  'deflate, though nobody asked': (response) =>
    response.writeHead(200, { ...head, 'content-encoding': 'deflate' }).end(deflateSync(wire)),
  'deflate without the header of zlib': (response) =>
    response.writeHead(200, { ...head, 'content-encoding': 'deflate' }).end(deflateRawSync(wire)),
  'with status 201': (response) => response.writeHead(201, head).end(wire),
  'brotli, though nobody asked': (response) =>
    response.writeHead(200, { ...head, 'content-encoding': 'br' }).end(brotliCompressSync(wire)),
  'zstd, though nobody asked': (response) =>
    response.writeHead(200, { ...head, 'content-encoding': 'zstd' }).end(zstdCompressSync(wire)),
  'under the name of another type': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end(wire),
}
const broken: Record<string, (response: ServerResponse) => unknown> = {
  'gzip that is cut off': (response) =>
    response.writeHead(200, { ...head, 'content-encoding': 'gzip' }).end(gzipSync(wire).subarray(0, 30)),
  'gzip that is none': (response) => response.writeHead(200, { ...head, 'content-encoding': 'gzip' }).end(wire),
}

const server = createServer((asked, response) => {
  const name = decodeURIComponent(asked.url?.split('/')[1] ?? '')
  asked.resume().on('end', () => (ways[name] ?? broken[name])?.(response))
})
beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function ask(name: string): Promise<VendorEvent[]> {
  const { port } = server.address() as AddressInfo
  const baseUrl = `http://127.0.0.1:${port}/${encodeURIComponent(name)}/v1`
  const vendor = vendors.openai.connect({ apiKey: undefined, baseUrl, models: [] })?.('sim')
  const events: VendorEvent[] = []
  await vendor?.(request, new AbortController().signal, (event) => events.push(event))
  return events
}

test.each(Object.keys(ways))('an answer that comes %s is read whole', async (name) => {
  const events = await ask(name)
  expect(events.map((event) => (event.type === 'text' ? event.text : '')).join('')).toBe(TEXT)
  expect(events.at(-1)?.type).toBe('end')
})

test.each(Object.keys(broken))('%s fails like any answer that breaks off', async (name) => {
  expect(failureIn(await ask(name).catch((error: unknown) => error))?.passing).toBe(true)
})

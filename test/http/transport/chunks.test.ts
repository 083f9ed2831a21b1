import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { Client } from 'undici'
import { afterEach, expect, test } from 'vitest'
import { createBodyWriter, isFull, writeChunk } from '../../../src/http/response/body-writer.ts'
import { createGate } from '../../sim/clock/gate.ts'
import { openSocket, readAnswer } from '../../sim/service/raw.ts'

let server: Server
let client: Client
afterEach(async () => {
  await client?.destroy()
  server.closeAllConnections()
  server.close()
})

/** A server whose answers `write` writes, and a client that sends several requests before the first is answered. */
async function serve(write: (response: ServerResponse, path: string) => Promise<void>) {
  server = createServer((request, response) => {
    write(response, request.url ?? '').then(
      () => response.end(),
      () => response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  client = new Client(url, { pipelining: 2 })
  return { url, get: (path: string) => client.request({ path, method: 'GET' }) }
}

test('chunks come whole and in order, those of one turn and those of later ones', async () => {
  const { get } = await serve(async (response) => {
    response.writeHead(200).write('a')
    writeChunk(response, 'ü')
    writeChunk(response, '🏡')
    await turn()
    writeChunk(response, '\n')
    await turn()
    writeChunk(response, 'é'.repeat(100))
    writeChunk(response, 'z')
  })
  for (let again = 0; again < 2; again++) expect(await (await get('/')).body.text()).toBe(`aü🏡\n${'é'.repeat(100)}z`)
})

test('who reads slowly gets everything', async () => {
  const piece = 'x'.repeat(64 * 1024)
  const full = createGate()
  const { get } = await serve(async (response) => {
    response.writeHead(200).write(piece)
    await turn()
    for (let at = 0; at < 400; at++) writeChunk(response, piece)
    expect(isFull(response)).toBe(true)
    full.open()
  })
  const { body } = await get('/')
  await full.opened
  let length = 0
  for await (const bytes of body as AsyncIterable<Buffer>) length += bytes.length
  expect(length).toBe(401 * piece.length)
})

test('what is written after the client has left is dropped', async () => {
  const left = createGate()
  const { get } = await serve(async (response) => {
    response.writeHead(200).write('x')
    await once(response, 'close')
    writeChunk(response, 'y')
    await turn()
    left.open()
  })
  const { body } = await get('/')
  body.on('error', () => undefined).destroy()
  await left.opened
})

test('an answer behind another one on the same connection waits for its turn', async () => {
  const gate = createGate()
  const { get } = await serve(async (response, path) => {
    response.writeHead(200).write(path)
    await turn()
    writeChunk(response, ' second')
    if (path === '/one') await gate.opened
    else gate.open()
    await turn()
    writeChunk(response, ' third')
  })
  const answers = await Promise.all([get('/one'), get('/two')].map(async (answer) => (await answer).body.text()))
  expect(answers).toEqual(['/one second third', '/two second third'])
})

test('HTTP/1.0 knows no chunks', async () => {
  const { url } = await serve(async (response) => {
    response.writeHead(200).write('a')
    await turn()
    writeChunk(response, 'b')
  })
  const socket = openSocket(url)
  socket.write('GET / HTTP/1.0\r\n\r\n')
  expect(readAnswer(await text(socket)).body).toBe('ab')
})

test('what a writer is given in one turn goes in one chunk, the last with the end', async () => {
  const { url } = await serve(async (response) => {
    const body = createBodyWriter(response.writeHead(200))
    body.write('a')
    body.write('b')
    await turn()
    body.write('ü')
    body.send()
    body.write('c')
    await turn()
    body.write('d')
    body.end('e')
  })
  const socket = openSocket(url)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const chunks = ['2\r\nab', '2\r\nü', '1\r\nc', '2\r\nde', '0', ''].join('\r\n')
  expect(readAnswer(await text(socket)).body).toBe(`${chunks}\r\n`)
})

import type { IncomingMessage } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { AppError } from '../../../src/contract/errors.ts'
import { createBodyReader } from '../../../src/http/request/body.ts'
import { createShapeCheck } from '../../../src/http/request/json-shape.ts'
import { mergedChunks } from '../../../src/http/request/merged-chunks.ts'
import { limits } from '../../../src/http/settings.ts'

/** A piece that is written over after each use: whoever keeps it, in place of its bytes, keeps something else. */
const piece = Buffer.alloc(1)

test('a JSON body in chunks of one byte keeps no Buffer of a chunk', async () => {
  const request = { is404: false, ip: '127.0.0.1', headers: {}, getDecorator: () => 1 }
  const payload = new PassThrough() as unknown as IncomingMessage & PassThrough
  const taken = new Promise((done) => {
    createBodyReader(limits)(request as unknown as FastifyRequest, payload, (_error, body) => done(body))
  })
  const json = `{"Name": "${'é'.repeat(50_000)}"}`
  for (const byte of Buffer.from(json)) {
    piece[0] = byte
    payload.emit('data', piece)
  }
  payload.emit('end')
  expect(String(await taken)).toBe(json)
})

test('the check of such a body’s shape keeps no Buffer of a chunk', () => {
  const check = createShapeCheck()
  let refused: AppError | undefined
  for (const byte of Buffer.from(`{"x":${'['.repeat(70_000)}`)) {
    piece[0] = byte
    refused ??= check.push(piece)
  }
  expect(refused?.message).toContain('100 levels')
})

test('bytes of a file in chunks of one come in pieces as large as what arrives at once', async () => {
  const bytes = new Readable({ read: () => undefined })
  const pieces = Array.fromAsync(mergedChunks(bytes))
  const file = Buffer.alloc(20_000, 'Lanternwick')
  // As Node's HTTP parser does: a reader may go on after each chunk of what came in one turn of the event loop.
  for (const byte of file) {
    bytes.push(Buffer.of(byte))
    await new Promise((resolve) => process.nextTick(resolve))
  }
  bytes.push(null)
  expect(Buffer.concat(await pieces).equals(file)).toBe(true)
  expect((await pieces).length).toBeLessThan(10)
})

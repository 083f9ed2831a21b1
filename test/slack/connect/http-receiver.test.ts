import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpReceiver } from '../../../adapters/slack/connect/http-receiver.ts'
import { createLogger } from '../../../adapters/slack/install/web-client.ts'

/** The port at which the app takes Slack's requests. */
async function listening(arrivalMs?: number, report: (error: unknown) => void = () => {}): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const { createReceiver } = createHttpReceiver({
    signingSecret: 'the-signing-secret',
    host: '127.0.0.1',
    port: 0,
    logger: createLogger(report),
    onListening: resolve,
    ...(arrivalMs !== undefined && { arrivalMs }),
  })
  const receiver = createReceiver({ connected: () => {}, ended: () => {} })
  await receiver.start()
  onTestFinished(async () => void (await receiver.stop()))
  return await promise
}

async function stranger(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

const head = (length: number) =>
  `POST /slack/events HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`

test('a stranger who falls silent within a request is cut off', async () => {
  const socket = await stranger(await listening(100))
  socket.write(`${head(1_000)}{`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('408 Request Timeout')
})

test('a body larger than any of Slack is refused', async () => {
  const socket = await stranger(await listening())
  socket.write(head(4 * 2 ** 20))
  socket.write(Buffer.alloc(2 ** 20 + 1))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('413 Payload Too Large')
})

test('no more connections are held than there is memory for', async () => {
  const port = await listening()
  const sockets = await Promise.all(Array.from({ length: 260 }, () => stranger(port)))
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(10)
})

test('an address that is none is not found, and nothing is logged', async () => {
  const logged: unknown[] = []
  const socket = await stranger(await listening(undefined, (error) => logged.push(error)))
  socket.write('GET // HTTP/1.1\r\nhost: x\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('404 Not Found')
  expect(logged).toEqual([])
})

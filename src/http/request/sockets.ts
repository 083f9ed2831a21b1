import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError, statusOf } from '../../contract/envelope.ts'
import { type Observer, requestIdOf } from '../observe.ts'
import { answerSocket, toSocketError } from '../response/failure.ts'

/** Answers, with the envelope, requests that Node cannot parse, or whose headers are late or too large. */
export function answerClientError(thrown: Error, socket: Socket, observer: Observer): void {
  const error = toSocketError(thrown, socket)
  if (error === undefined) socket.destroy()
  else refuse(socket, error, observer)
}

/** Answers, with the envelope, requests that Node would otherwise answer itself or close before any route is called. */
export function answerProtocolErrors(server: Server, observer: Observer): void {
  server.on('connect', (_request, socket: Socket) => refuse(socket, new AppError('wrongMethod'), observer))
  // An unknown Expect header is ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

function refuse(socket: Socket, error: AppError, observer: Observer): void {
  const id = requestIdOf(undefined)
  observer.unrouted(id, error, statusOf(error.code))
  answerSocket(socket, error, id)
}

/** Closes connections whose client has read nothing of its answer for `stalledMs`. Streams do this themselves. */
export function closeStalledConnections(app: FastifyInstance, stalledMs: number): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
    done()
  })
}

/**
 * On shutdown, closes connections without a request in progress. Node itself would also wait for connections that have
 * sent no request yet, or whose last answer is still being sent.
 */
export function closeQuietConnections(app: FastifyInstance): void {
  const { server } = app
  const requests = new Map<Socket, number>()
  let isClosing = false
  const endQuiet = (socket: Socket) => {
    if (isClosing && requests.get(socket) === 0) socket.destroySoon()
  }
  const count = (socket: Socket, by: number) => {
    const open = requests.get(socket)
    if (open !== undefined) requests.set(socket, open + by)
  }
  server.on('connection', (socket: Socket) => {
    requests.set(socket, 0)
    socket.once('close', () => requests.delete(socket))
    endQuiet(socket)
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.on('close', () => {
      count(socket, -1)
      endQuiet(socket)
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of requests.keys()) endQuiet(socket)
  })
}

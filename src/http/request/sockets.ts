import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { AppError, statusOf } from '../../contract/envelope.ts'
import type { Observer } from '../observe.ts'
import { answerSocket, toSocketError } from '../response/failure.ts'
import { requestIdOf } from './request-id.ts'

/** Answers in the envelope what Node never makes a request of: noise, and heads that are late or too large. */
export function answerClientError(thrown: Error, socket: Socket, observer: Observer): void {
  const error = toSocketError(thrown, socket)
  if (error === undefined) socket.destroy()
  else refuse(socket, error, observer)
}

/** What Node would close, or answer outside the envelope, before any route is asked. */
export function answerProtocolErrors(server: Server, observer: Observer): void {
  server.on('connect', (_request, socket: Socket) => refuse(socket, new AppError('wrongMethod'), observer))
  // An expectation that nobody knows is no reason not to answer.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

function refuse(socket: Socket, error: AppError, observer: Observer): void {
  const id = requestIdOf(undefined)
  observer.unrouted(id, error, statusOf(error.code))
  answerSocket(socket, error, id)
}

/** Cuts off clients that take nothing of their answer for `stalledMs`. Streams do so by themselves. */
export function closeStalledConnections(app: FastifyInstance, stalledMs: number): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.raw.setTimeout(stalledMs, () => reply.raw.destroy())
  })
}

/**
 * Has a service that stops wait for requests alone. Node waits for connections besides on which nothing was asked yet, or whose
 * last answer was still on its way.
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
    response.once('close', () => {
      count(socket, -1)
      endQuiet(socket)
    })
  })
  app.addHook('preClose', async () => {
    isClosing = true
    for (const socket of requests.keys()) endQuiet(socket)
  })
}

import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../../contract/errors.ts'
import { type Observer, requestIdOf } from '../observe.ts'
import { answerSocket, toSocketError } from '../response/failure.ts'
import { holdBodies } from './held-body.ts'

/** Answers, with the envelope, requests that Node cannot parse, or whose headers are late or too large. */
export function answerClientError(thrown: Error, socket: Socket, observer: Observer): void {
  const error = toSocketError(thrown, socket)
  if (error === undefined) socket.destroy()
  else refuse(socket, error, observer)
}

/** Answers, with the envelope, requests that Node would otherwise answer itself or close before any route is called. */
export function answerProtocolErrors(server: Server, observer: Observer): void {
  server.on('connect', (_request, socket: Socket) => refuse(socket, new AppError('wrongMethod'), observer))
  holdBodies(server)
  // An unknown Expect header is ignored.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

function refuse(socket: Socket, error: AppError, observer: Observer): void {
  const id = requestIdOf(undefined)
  observer.unrouted(id, error)
  answerSocket(socket, error, id)
}

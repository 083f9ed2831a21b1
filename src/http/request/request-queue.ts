import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import type { Limits } from '../settings.ts'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Received = { request: IncomingMessage; response: ServerResponse; handle: Handle }

/** The requests of one connection. */
export type Requests = {
  isAnswering: boolean
  /** the request that was received last */
  latest?: IncomingMessage
  /** to be called when all that was received is answered */
  whenAnswered?: () => void
  /** requests that the client sent before it got the answer to an earlier one, in order of arrival */
  waiting: Received[]
}

type RequestQueue = {
  /** Begins a request, or lets it wait. False if too many wait. */
  receive: (of: Requests, received: Received) => boolean
  /** See `afterAnswers` of `createConnections`. */
  afterAnswers: (of: Requests, refuse: () => void) => void
  /** Forgets what waits, since the connection is closed. */
  clear: (of: Requests) => void
}

/**
 * Serves the requests of a connection one after the other: the next one begins when the kernel has taken the whole answer before.
 * Node would begin all that it reads at once, up to 3,000 requests in 64 KiB, and hold all their answers if the client reads none.
 * While requests wait, no more are read. `onIdle`: called when a connection is sent nothing more.
 */
export function createRequestQueue(
  requestsAhead: Limits['requestsAhead'],
  onIdle: (socket: Socket) => void,
): RequestQueue {
  const ready: Requests[] = []
  let waitingInTotal = 0
  let isServing = false

  function begin(of: Requests, { request, response, handle }: Received): void {
    of.isAnswering = true
    response.on('close', () => {
      of.isAnswering = of.waiting.length > 0 && request.socket.writable
      if (of.isAnswering) void serveNext(of)
      else {
        of.whenAnswered?.()
        onIdle(request.socket)
      }
    })
    handle(request, response)
  }

  /** Serves what waits, in turns of the event loop if it takes long: its answers may be written without leaving this one. */
  async function serveNext(of: Requests): Promise<void> {
    ready.push(of)
    if (isServing) return
    isServing = true
    try {
      for (let one = ready.shift(); one !== undefined; one = ready.shift()) {
        await yieldIfLong()
        const next = one.waiting.shift()
        if (next === undefined) continue // the client left
        waitingInTotal -= 1
        if (one.waiting.length === 0) next.request.socket.resume()
        begin(one, next)
      }
    } finally {
      isServing = false
    }
  }

  return {
    receive(of, received) {
      of.latest = received.request
      if (!of.isAnswering) {
        begin(of, received)
        return true
      }
      if (of.waiting.length >= requestsAhead.perConnection || waitingInTotal >= requestsAhead.total) return false
      of.waiting.push(received)
      waitingInTotal += 1
      received.request.socket.pause()
      return true
    },
    afterAnswers(of, refuse) {
      if (!of.isAnswering) return refuse()
      // Node tells of more bytes after those that are no request in the same way.
      if (of.whenAnswered !== undefined) return
      const { latest, waiting } = of
      if (!latest?.complete) {
        // The one being answered is broken itself, or the last that waits is, which must not begin.
        if (waiting.at(-1)?.request !== latest) return refuse()
        waiting.pop()
        waitingInTotal -= 1
      }
      of.whenAnswered = refuse
    },
    clear(of) {
      waitingInTotal -= of.waiting.splice(0).length
    },
  }
}

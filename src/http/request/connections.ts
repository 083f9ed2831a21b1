import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import { createServer } from '../node-http.ts'
import type { Limits } from '../settings.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Waiting = { request: IncomingMessage; response: ServerResponse }
type Connection = {
  isAnswering: boolean
  /** the request that was received last */
  latest?: IncomingMessage
  /** to be called when all that was received is answered */
  whenAnswered?: () => void
  /** requests that the client sent before it got the answer to an earlier one, in order of arrival */
  waiting: Waiting[]
  /** bytes that the kernel had taken when this was last looked at, and since when it has taken no more, in ms of `performance.now()` */
  taken: number
  takenAt: number
}

type Options = Pick<Limits, 'requestsAhead' | 'stalledMs' | 'halfClosedMs'> & {
  /** called when a connection is closed because too many requests wait */
  onTooMany: () => void
}

type Connections = {
  /** For Fastify's `serverFactory`. */
  createServer: (handle: Handle, options: Record<string, unknown>) => Server
  /**
   * Calls `refuse` for bytes that are no request, once the whole requests before them are answered: what it writes earlier would
   * be taken for the answer to one of these.
   */
  afterAnswers: (socket: Socket, refuse: () => void) => void
  /**
   * On shutdown, closes connections without a request in progress. Node itself would also wait for connections that have
   * sent no request yet, or whose last answer is still being sent.
   */
  closeIdle: () => void
}

/**
 * Serves the requests of a connection one after the other: the next one begins when the kernel has taken the whole answer before.
 * Node would begin all that it reads at once, up to 3,000 requests in 64 KiB, and hold all their answers if the client reads none.
 * While requests wait, no more are read; a connection is closed when more than `requestsAhead` wait. A connection is
 * closed too when its client has read nothing of an answer for `stalledMs`, or closed its own side and is sent nothing for
 * `halfClosedMs`.
 */
export function createConnections({ requestsAhead, stalledMs, halfClosedMs, onTooMany }: Options): Connections {
  const connections = new Map<Socket, Connection>()
  const ready: Connection[] = []
  let waitingInTotal = 0
  let isServing = false
  let isClosing = false

  function receive(request: IncomingMessage, response: ServerResponse, handle: Handle): void {
    const { socket } = request
    const connection = connections.get(socket)
    // What was read of a connection that is closed now may hold more requests.
    if (connection === undefined || !socket.writable) return
    connection.latest = request
    if (!connection.isAnswering) return begin(connection, { request, response }, handle)
    if (connection.waiting.length >= requestsAhead.perConnection || waitingInTotal >= requestsAhead.total) {
      onTooMany()
      closeUnread(socket)
      return
    }
    connection.waiting.push({ request, response })
    waitingInTotal += 1
    socket.pause()
  }

  function begin(connection: Connection, { request, response }: Waiting, handle: Handle): void {
    connection.isAnswering = true
    response.on('close', () => {
      const { socket } = request
      connection.isAnswering = connection.waiting.length > 0 && socket.writable
      if (connection.isAnswering) void serveNext(connection, handle)
      else connection.whenAnswered?.()
      if (isClosing && !connection.isAnswering) socket.destroySoon()
    })
    handle(request, response)
  }

  /** Serves what waits, in turns of the event loop if it takes long: its answers may be written without leaving this one. */
  async function serveNext(connection: Connection, handle: Handle): Promise<void> {
    ready.push(connection)
    if (isServing) return
    isServing = true
    try {
      for (let one = ready.shift(); one !== undefined; one = ready.shift()) {
        await yieldIfLong()
        const next = one.waiting.shift()
        if (next === undefined) continue // the client left
        waitingInTotal -= 1
        if (one.waiting.length === 0) next.request.socket.resume()
        begin(one, next, handle)
      }
    } finally {
      isServing = false
    }
  }

  function open(socket: Socket): void {
    const connection: Connection = { isAnswering: false, waiting: [], taken: 0, takenAt: 0 }
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      waitingInTotal -= connection.waiting.splice(0).length
    })
    // Node reads on after each request that has ended, as its own listener for this says.
    socket.on('resume', () => {
      if (connection.waiting.length > 0) socket.pause()
    })
    socket.once('end', () => closeOnceSilent(socket, halfClosedMs))
    if (isClosing) socket.destroySoon()
  }

  return {
    createServer(handle, { http, keepAliveTimeout, requestTimeout }) {
      const server = createServer(http as object)
      // Otherwise Node drops the answer to a client that closed its side after the request.
      Object.assign(server, { keepAliveTimeout, requestTimeout, httpAllowHalfOpen: true })
      server.on('connection', open)
      server.on('request', (request, response) => receive(request, response, handle))
      let looking: NodeJS.Timeout | undefined
      server.on('listening', () => {
        looking = setInterval(closeStalled, stalledMs / LOOKS, connections, stalledMs).unref()
      })
      server.on('close', () => clearInterval(looking))
      return server
    },
    afterAnswers(socket, refuse) {
      const connection = connections.get(socket)
      if (!connection?.isAnswering || !socket.writable) return refuse()
      // Node tells of more bytes after those that are no request in the same way.
      if (connection.whenAnswered !== undefined) return
      const { latest, waiting } = connection
      if (!latest?.complete) {
        // The one being answered is broken itself, or the last that waits is, which must not begin.
        if (waiting.at(-1)?.request !== latest) return refuse()
        waiting.pop()
        waitingInTotal -= 1
      }
      connection.whenAnswered = refuse
    },
    closeIdle() {
      isClosing = true
      for (const [socket, { isAnswering }] of connections) if (!isAnswering) socket.destroySoon()
    },
  }
}

/**
 * Closes a connection from within its `request` event. Node would first parse all that it has read, up to 3,000 requests, and make an
 * error for each when the connection closes: 25 ms. The parser stops where a protocol is upgraded, so it is told so.
 * https://github.com/nodejs/node/blob/main/src/node_http_parser.cc, on_headers_complete
 */
function closeUnread(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null }
  if (parser) parser.onIncoming = () => UPGRADED
  socket.destroy()
}
const UPGRADED = 2

/**
 * Ends the connection of a client that closed its side, once nothing more was sent to it for `halfClosedMs`. While there are bytes
 * that it has yet to read, it may only be slow.
 */
function closeOnceSilent(socket: Socket, halfClosedMs: number): void {
  let written = socket.bytesWritten
  const looking = setInterval(() => {
    if (socket.bytesWritten === written && sendingOf(socket).left === 0) socket.end()
    written = socket.bytesWritten
  }, halfClosedMs).unref()
  socket.once('close', () => clearInterval(looking))
}

/** How often connections are looked at in the time after which a stalled one is closed. */
const LOOKS = 12

/** Closes the connections whose clients have read nothing of an answer for `stalledMs`. */
function closeStalled(connections: Map<Socket, Connection>, stalledMs: number): void {
  const now = performance.now()
  for (const [socket, connection] of connections) {
    const { taken, left } = sendingOf(socket)
    if (left === 0 || taken !== connection.taken) Object.assign(connection, { taken, takenAt: now })
    else if (now - connection.takenAt >= stalledMs) socket.destroy()
  }
}

/**
 * How many bytes of what was written the kernel has taken, and how many are left. Node's own socket timeout looks at the same
 * numbers, but only when one is over: a client that has read a little at first would have twice the time.
 * https://github.com/nodejs/node/blob/main/lib/net.js, Socket.prototype._onTimeout
 */
function sendingOf(socket: Socket): { taken: number; left: number } {
  const { _handle: handle } = socket as Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } | null }
  return handle
    ? { taken: handle.bytesWritten - handle.writeQueueSize, left: handle.writeQueueSize }
    : { taken: 0, left: 0 }
}

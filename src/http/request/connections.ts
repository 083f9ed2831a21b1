import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { createServer } from '../node-http.ts'
import type { Limits } from '../settings.ts'
import { createRequestQueue, type Handle, type Requests } from './request-queue.ts'

type Connection = Requests & {
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
 * Serves the requests of a connection one after the other, see `createRequestQueue`. A connection is closed when more than
 * `requestsAhead` wait, when its client has read nothing of an answer for `stalledMs`, and when its client closed its own side and is
 * sent nothing for `halfClosedMs`.
 */
export function createConnections({ requestsAhead, stalledMs, halfClosedMs, onTooMany }: Options): Connections {
  const connections = new Map<Socket, Connection>()
  let isClosing = false
  const queue = createRequestQueue(requestsAhead, (socket) => {
    if (isClosing) socket.destroySoon()
  })

  function open(socket: Socket): void {
    const connection: Connection = { isAnswering: false, waiting: [], taken: 0, takenAt: 0 }
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      queue.clear(connection)
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
      server.on('request', (request, response) => {
        const { socket } = request
        const connection = connections.get(socket)
        // What was read of a connection that is closed now may hold more requests.
        if (connection === undefined || !socket.writable) return
        if (queue.receive(connection, { request, response, handle })) return
        onTooMany()
        closeUnread(socket)
      })
      let looking: NodeJS.Timeout | undefined
      server.on('listening', () => {
        looking = setInterval(closeStalled, stalledMs / LOOKS, connections, stalledMs).unref()
      })
      server.on('close', () => clearInterval(looking))
      return server
    },
    afterAnswers(socket, refuse) {
      const connection = connections.get(socket)
      if (connection === undefined || !socket.writable) refuse()
      else queue.afterAnswers(connection, refuse)
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
/** What tells the parser that the protocol is upgraded. */
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

/** Number of times that each connection is looked at within `stalledMs`. */
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

import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** The requests whose client holds its body back until it is asked for it (`Expect: 100-continue`), with their responses. */
const held = new WeakMap<IncomingMessage, ServerResponse>()

/**
 * Leaves it to `askForBody` to tell clients to send their bodies. Node would do so at once, before the head of the request is looked at,
 * and a client would send 100 MB to be told that its address is no longer valid.
 */
export function holdBodies(server: Server): void {
  server.on('checkContinue', (request, response) => {
    held.set(request, response)
    // A client that is answered without being asked may send the body or not, so nobody could tell where the next request begins.
    response.setHeader('connection', 'close')
    server.emit('request', request, response)
  })
}

/** Tells a client that holds its body back to send it. Must be called before the body of any request is read. */
export function askForBody(request: IncomingMessage): void {
  const response = held.get(request)
  if (response === undefined) return
  held.delete(request)
  response.removeHeader('connection')
  response.writeContinue()
}

/** Whether the client has not been asked for its body, and will send none before it is answered. */
export const isBodyHeld = (request: IncomingMessage): boolean => held.has(request)

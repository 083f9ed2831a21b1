import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchStops } from '../../sim/service/event-loop-stalls.ts'

/** The least that a JSON service does: reads a body and parses it. GET answers its longest stop since the last GET, in ms. */
const { longestStop } = watchStops()

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  const pieces: Buffer[] = []
  request.on('data', (piece: Buffer) => pieces.push(piece))
  request.on('end', () => {
    if (request.method === 'GET') {
      response.end(String(longestStop()))
      return
    }
    try {
      JSON.parse(Buffer.concat(pieces).toString())
    } catch {
      // What is no JSON costs what it costs to find that out.
    }
    response.end('{}')
  })
})
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('disconnect', () => process.exit(0))

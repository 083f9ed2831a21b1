import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'

/** The least that can stand between a client and a model server: what it costs is the price of being there at all. */
const [, , upstream = ''] = process.argv
const dispatcher = new Agent()

const server = createServer((incoming, response) => {
  const work = async () => {
    const { statusCode, headers, body } = await request(upstream + incoming.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: incoming,
      dispatcher,
    })
    response.writeHead(statusCode, { 'content-type': headers['content-type']?.toString() ?? '' })
    for await (const chunk of body) response.write(chunk)
    response.end()
  }
  work().catch(() => response.destroy())
})

// A crowd connects at the same moment, as the service's own backlog allows.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
)
process.on('message', () => process.send?.(process.cpuUsage()))
process.on('disconnect', () => process.exit(0))

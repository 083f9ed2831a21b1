import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fragmentsOf } from './text.ts'

/** A model server that answers at once and goes on at a fixed pace. The model's id says how: `<fragments>x<pause in ms>`. */
const frame = (body: object) => `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', ...body })}\n\n`
const delta = (content: object, finish_reason: string | null = null) =>
  frame({ choices: [{ index: 0, delta: content, finish_reason }] })
const END = [delta({}, 'stop'), frame({ choices: [], usage: { total_tokens: 9 } }), 'data: [DONE]\n\n'].join('')

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8').on('data', (piece: string) => (body += piece))
  request.on('end', () => {
    const [count = 0, pauseMs = 0] = (JSON.parse(body) as { model: string }).model.split('x').map(Number)
    const frames = fragmentsOf(count).map((content) => delta({ content }))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let next = 0
    const timer = setInterval(say, pauseMs)
    function say() {
      if (next === frames.length) {
        clearInterval(timer)
        response.end(END)
      } else response.write(frames[next++] ?? '')
    }
    say()
    response.on('close', () => clearInterval(timer))
  })
})
// A crowd connects at the same moment, as the service's own backlog allows.
server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () =>
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`),
)
process.on('disconnect', () => process.exit(0))

import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export const openSocket = (url: string): Socket => connect(Number(new URL(url).port), '127.0.0.1')

/** Sends these very bytes and reads until the service closes: status, headers by lower-case name, and the JSON body. */
export async function sendRaw(url: string, request: string) {
  const socket = openSocket(url)
  socket.write(request)
  return readAnswer(await text(socket))
}

export function readAnswer(answer: string) {
  const [head = '', ...body] = answer.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers: new Headers(headers), body: body.join('\r\n\r\n') }
}

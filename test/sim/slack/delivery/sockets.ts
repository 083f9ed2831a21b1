import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../clock.ts'
import type { Settings } from '../settings.ts'
import type { Send } from './delivery.ts'

type Waiting = { resolve: (payload: unknown) => void; socket: WebSocket }
const TYPES = { event: 'events_api', command: 'slash_commands', interactive: 'interactive' } as const

/** Socket Mode: each envelope goes to one of the open sockets, which acknowledges it by its id. */
export function openSockets({ server, clock, settings }: { server: Server; clock: Clock; settings: Settings }) {
  const open = new Set<WebSocket>()
  const tickets = new Set<string>()
  const waiting = new Map<string, Waiting>()
  const acceptor = new WebSocketServer({ noServer: true })
  let turn = 0
  let welcomed = 0
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const ticket = new URL(request.url ?? '', 'ws://sim').searchParams.get('ticket') ?? ''
    if (tickets.delete(ticket)) acceptor.handleUpgrade(request, socket, head, welcome)
    else socket.destroy()
  })
  const greet = (socket: WebSocket) => {
    const debug_info = { host: 'sim', build_number: 1, approximate_connection_time: 18_060 }
    socket.send(JSON.stringify({ type: 'hello', num_connections: open.size, connection_info: {}, debug_info }))
  }
  const turnAway = (socket: WebSocket, reason: string) =>
    socket.send(JSON.stringify({ type: 'disconnect', reason, debug_info: { host: 'sim' } }))
  const welcome = (socket: WebSocket) => {
    welcomed += 1
    if (open.size >= settings.socketsMax) {
      if (settings.greetsOneMore) greet(socket)
      return turnAway(socket, 'too_many_websockets')
    }
    open.add(socket)
    socket.setMaxListeners(0) // one for each envelope that waits
    socket.on('close', () => open.delete(socket))
    socket.on('message', (data: Buffer) => acknowledge(JSON.parse(data.toString()) as Acknowledgement))
    greet(socket)
  }
  const acknowledge = ({ envelope_id, payload }: Acknowledgement) => {
    waiting.get(envelope_id)?.resolve(payload)
    waiting.delete(envelope_id)
  }
  const send: Send = ({ kind, payload, retry }) =>
    new Promise((resolve, reject) => {
      const sockets = [...open]
      const socket = sockets[(turn += 1) % Math.max(1, sockets.length)]
      if (socket === undefined) return reject(new Error('no socket is open'))
      const envelope_id = crypto.randomUUID()
      const again = kind === 'event' && { retry_attempt: retry?.attempt ?? 0, retry_reason: retry?.reason ?? '' }
      const answers = { accepts_response_payload: kind !== 'event' }
      socket.send(JSON.stringify({ envelope_id, payload, type: TYPES[kind], ...answers, ...again }))
      const giveUp = () => {
        waiting.delete(envelope_id)
        reject(new Error('not acknowledged'))
      }
      const callOff = clock.after(settings.ackMs, giveUp)
      socket.once('close', giveUp)
      waiting.set(envelope_id, {
        socket,
        resolve: (answer) => (callOff(), socket.off('close', giveUp), resolve(answer)),
      })
    })
  return {
    send,
    count: () => open.size,
    /** how many were made until now */
    welcomed: () => welcomed,
    /** An address that lets one socket in. */
    address(): string {
      const ticket = crypto.randomUUID()
      tickets.add(ticket)
      const { port } = server.address() as { port: number }
      return `ws://127.0.0.1:${port}/link?ticket=${ticket}`
    },
    /** Asks every socket to make a new connection, as Slack does from time to time. */
    refresh() {
      for (const socket of open) {
        open.delete(socket) // nothing more is sent to it
        turnAway(socket, 'refresh_requested')
      }
    },
    /** Breaks every connection without a word. */
    drop() {
      for (const socket of open) socket.terminate()
    },
    close() {
      for (const socket of acceptor.clients) socket.terminate()
      acceptor.close()
    },
  }
}
export type Sockets = ReturnType<typeof openSockets>
type Acknowledgement = { envelope_id: string; payload: unknown }

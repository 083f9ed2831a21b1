import type { WebSocket } from 'ws'

type Packet = { op: number; t: string | null; s: number | null; d: unknown }

/** What a bot's connection is to Discord: it outlives the connection for as long as it can be resumed. */
export type Session = {
  id: string
  shard: [index: number, count: number]
  intents: number
  sequence: number
  /** what was sent, to be sent again */
  sent: Packet[]
  socket: WebSocket | undefined
  lostAt: number | undefined
}

export const newSession = (id: string, shard: [number, number], intents: number, socket: WebSocket): Session => ({
  id,
  shard,
  intents,
  sequence: 0,
  sent: [],
  socket,
  lostAt: undefined,
})

/** Sends an event of the session, and keeps the newest `keep` of them. */
export function sendEvent(session: Session, t: string, d: unknown, keep: number): void {
  session.sequence += 1
  const packet = { op: 0, t, s: session.sequence, d }
  session.sent = [...session.sent.slice(-keep + 1), packet]
  send(session.socket, packet)
}

export function send(socket: WebSocket | undefined, packet: Packet): void {
  if (socket?.readyState === 1) socket.send(JSON.stringify(packet))
}

/** What came after `sequence`; undefined where some of it is forgotten. */
export function after({ sent, sequence: newest }: Session, sequence: number): Packet[] | undefined {
  if (sequence > newest) return undefined
  const oldest = sent[0]?.s ?? newest + 1
  return sequence + 1 < oldest ? undefined : sent.filter(({ s }) => (s ?? 0) > sequence)
}

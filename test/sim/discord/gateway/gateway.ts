import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { GatewayCloseCodes, GatewayOpcodes } from 'discord.js'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Settings } from '../settings.ts'
import { after, newSession, type Session, send, sendEvent } from './session.ts'

/** Who gets an event: bots with one of the intents (any bot where it is 0), on the shard of the guild. */
type Audience = { guildId: string | undefined; intents: number }
/** What a bot gets first, and after that of each of its guilds. */
type Greeting = { ready: object; guilds: { id: string; isAway: boolean; create: object }[] }
type MembersAsked = { guild_id: string; user_ids: string[]; nonce?: string }
type Parts = {
  settings: Settings
  /** the members of a guild that a bot asks for by their ids */
  membersChunk: (asked: MembersAsked) => object
  url: () => string
  greeting: () => Greeting
  /** the event as a bot without some intents gets it */
  seenBy: (t: string, d: object, intents: number) => object
  /** how often an event comes twice, and how late */
  disturb: () => { times: number; lateMs: number }
}
export type Gateway = ReturnType<typeof createGateway>

/** The gateway: https://docs.discord.com/developers/events/gateway */
export function createGateway({ settings, url, membersChunk, greeting, seenBy, disturb }: Parts) {
  const server = new WebSocketServer({ noServer: true })
  const sessions = new Map<string, Session>()
  const sockets = new Set<WebSocket>()
  const timers = new Set<NodeJS.Timeout>()

  function accept(socket: WebSocket) {
    sockets.add(socket)
    let session: Session | undefined
    const lose = () => {
      sockets.delete(socket)
      if (session?.socket !== socket) return
      session.socket = undefined
      session.lostAt = Date.now()
    }
    socket.on('close', lose)
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => {
      const { op, d } = JSON.parse(data.toString()) as { op: GatewayOpcodes; d: unknown }
      if (op === GatewayOpcodes.Heartbeat) send(socket, { op: GatewayOpcodes.HeartbeatAck, t: null, s: null, d: null })
      else if (op === GatewayOpcodes.Identify) session = identify(socket, d as Identify)
      else if (op === GatewayOpcodes.Resume) session = resume(socket, d as Resume) ?? session
      else if (op === GatewayOpcodes.RequestGuildMembers && session !== undefined)
        sendEvent(session, 'GUILD_MEMBERS_CHUNK', membersChunk(d as MembersAsked), settings.replayEvents)
    })
    send(socket, { op: GatewayOpcodes.Hello, t: null, s: null, d: { heartbeat_interval: settings.heartbeatMs } })
  }

  type Identify = { token: string; intents: number; shard?: [number, number] }
  function identify(socket: WebSocket, { token, intents, shard = [0, 1] }: Identify): Session | undefined {
    if (token !== settings.token) {
      socket.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.')
      return undefined
    }
    const session = newSession(randomUUID(), shard, intents, socket)
    sessions.set(session.id, session)
    const { ready, guilds } = greeting()
    const own = guilds.filter(({ id }) => shardOf(id, shard[1]) === shard[0])
    sendEvent(
      session,
      'READY',
      {
        ...ready,
        session_id: session.id,
        resume_gateway_url: url(),
        shard,
        guilds: own.map(({ id }) => ({ id, unavailable: true })),
      },
      settings.replayEvents,
    )
    for (const { id, isAway, create } of own)
      if (isAway) sendEvent(session, 'GUILD_DELETE', { id, unavailable: true }, settings.replayEvents)
      else sendEvent(session, 'GUILD_CREATE', create, settings.replayEvents)
    return session
  }

  type Resume = { token: string; session_id: string; seq: number }
  function resume(socket: WebSocket, { session_id, seq }: Resume): Session | undefined {
    const session = sessions.get(session_id)
    const lost = session?.lostAt !== undefined && Date.now() > session.lostAt + settings.replayMs
    const missed = session === undefined || lost ? undefined : after(session, seq)
    if (session === undefined || missed === undefined) {
      sessions.delete(session_id)
      send(socket, { op: GatewayOpcodes.InvalidSession, t: null, s: null, d: false })
      return undefined
    }
    session.socket = socket
    session.lostAt = undefined
    for (const packet of missed) send(socket, packet)
    sendEvent(session, 'RESUMED', {}, settings.replayEvents)
    return session
  }

  function deliver(t: string, d: object, { guildId, intents }: Audience) {
    for (const session of sessions.values()) {
      const [index, count] = session.shard
      const here = guildId === undefined ? index === 0 : shardOf(guildId, count) === index
      if (here && (intents === 0 || (session.intents & intents) !== 0))
        sendEvent(session, t, seenBy(t, d, session.intents), settings.replayEvents)
    }
  }
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => (timers.delete(timer), work()), ms)
    timers.add(timer)
  }
  const each = (work: (socket: WebSocket) => void) => {
    for (const socket of sockets) work(socket)
  }

  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      server.handleUpgrade(request, socket, head, accept),
    dispatch(t: string, d: object, audience: Audience) {
      const { times, lateMs } = disturb()
      for (let time = 0; time < times; time++) {
        const ms = settings.roundTripMs / 2 + (time + 1 === times ? lateMs : 0)
        if (ms > 0) later(ms, () => deliver(t, d, audience))
        else deliver(t, d, audience)
      }
    },
    /** Cuts every connection, as a network does, or with a code, as Discord does. What is missed can be resumed. */
    drop: (code?: GatewayCloseCodes) =>
      each((socket) => (code === undefined ? socket.terminate() : socket.close(code))),
    /** Forgets the sessions, so that nobody can resume after the next loss of the connection. */
    forget: () => sessions.clear(),
    connected: () => [...sessions.values()].filter(({ socket }) => socket !== undefined).length,
    close() {
      for (const timer of timers) clearTimeout(timer)
      each((socket) => socket.terminate())
      server.close()
    },
  }
}

const shardOf = (guildId: string, count: number) => Number((BigInt(guildId) >> 22n) % BigInt(count))

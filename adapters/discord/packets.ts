import type { Client } from 'discord.js'

/** What arrives over the gateway: `t` names the event, `d` is what happened. */
type Packet = { t?: string | null; d?: unknown }
type Handler = { handlePacket: (packet: Packet | undefined, shard: unknown) => boolean }

/**
 * Has a packet that discord.js cannot read cost that packet only: its exceptions reach nobody who could catch them, and
 * would end the process. There is no documented place to do this, so its own method is wrapped.
 */
export function guardPackets(client: Client, report: (error: unknown) => void): void {
  const manager = client.ws as unknown as Handler
  const handle = manager.handlePacket.bind(manager)
  manager.handlePacket = (packet, shard) => {
    try {
      return handle(packet && completed(packet), shard)
    } catch (cause) {
      report(new Error(`discord.js cannot read an event of the kind ${packet?.t}`, { cause }))
      return false
    }
  }
}

/** discord.js needs a field that real interactions were seen without. */
function completed(packet: Packet): Packet {
  if (packet.t !== 'INTERACTION_CREATE' || typeof packet.d !== 'object') return packet
  return { ...packet, d: { authorizing_integration_owners: {}, ...packet.d } }
}

import type { Args } from './api/args.ts'
import type { Clock } from './clock.ts'
import type { Delivery } from './delivery/delivery.ts'
import type { MessageEvents } from './delivery/events.ts'
import type { Sockets } from './delivery/sockets.ts'
import type { Record } from './record.ts'
import type { Settings } from './settings.ts'
import type { Channel, Message, Workspace, World } from './world.ts'

/** What the methods work with. */
export type Context = {
  world: World
  clock: Clock
  settings: Settings
  record: Record
  delivery: Delivery
  events: MessageEvents
  sockets: Sockets
  /** whom a trigger was given to, and until when it is good; each is good once */
  triggers: Map<string, { user: string; until: number }>
  origin: () => string
}
export type Call = Context & { workspace: Workspace; args: Args }
export type Handler = (call: Call) => object

/** The message stands, for people and for the app. */
export function show({ record, events, workspace }: Call, channel: Channel, message: Message): void {
  record.shown(workspace, channel, message)
  if (message.onlyFor === undefined) events.written({ workspace, channel, message })
}

/** The message changed under the eyes of people; an edit is told to the app too. */
export function reshow(call: Call, channel: Channel, message: Message, before: string): void {
  call.record.shown(call.workspace, channel, message)
  if (message.onlyFor === undefined) call.events.edited({ workspace: call.workspace, channel, message }, before)
}

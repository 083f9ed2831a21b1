import type { Args } from './api/args.ts'
import type { Clock } from './clock.ts'
import { pingsOf } from './pings.ts'
import type { Channel, Message, Workspace } from './world.ts'

/** A call as it came and how it ended: 'ok', Slack's own word, a status, or the fault it met; '' until then. Times in Slack's ms. */
export type Call = { at: number; endedAt: number; workspace: string; method: string; args: Args; outcome: string }
/** What the thread looked like from then on: the message, or that it was gone. */
type Change = {
  at: number
  workspace: string
  channel: string
  thread: string | undefined
  ts: string
  user: string
  text: string | undefined
  open: boolean
  onlyFor: string | undefined
}
/** Who would have been called, by a message of the app: '@channel', or a person's or group's id. */
type Ping = { at: number; ts: string; whom: string }

/** Everything that was asked of Slack, that a viewer saw, and that would have called people. */
export type Record = ReturnType<typeof createRecord>

export function createRecord(clock: Clock) {
  const calls: Call[] = []
  const changes: Change[] = []
  const pings: Ping[] = []
  const note = (workspace: Workspace, channel: Channel, message: Message, text: string | undefined) => {
    const { ts, thread, user, stream, onlyFor } = message
    const open = stream?.state === 'in_progress'
    const place = { workspace: workspace.id, channel: channel.id, thread, ts, user, onlyFor }
    changes.push({ at: clock.now(), ...place, text, open })
  }
  return {
    calls,
    changes,
    pings,
    call(workspace: string, method: string, args: Args): Call {
      const call = { at: clock.now(), endedAt: Number.NaN, workspace, method, args, outcome: '' }
      calls.push(call)
      return call
    },
    shown(workspace: Workspace, channel: Channel, message: Message) {
      note(workspace, channel, message, message.text)
      if (!message.ours) return
      const known = new Set(pings.filter(({ ts }) => ts === message.ts).map(({ whom }) => whom))
      const called = pingsOf(message).filter((whom) => !known.has(whom))
      pings.push(...called.map((whom) => ({ at: clock.now(), ts: message.ts, whom })))
    },
    removed: (workspace: Workspace, channel: Channel, message: Message) => note(workspace, channel, message, undefined),
    /** How often each method was answered by each outcome: `{ 'chat.update ok': 3 }`. */
    outcomes(): { [name: string]: number } {
      const counted: { [name: string]: number } = {}
      for (const { method, outcome } of calls)
        counted[`${method} ${outcome}`] = (counted[`${method} ${outcome}`] ?? 0) + 1
      return counted
    },
  }
}

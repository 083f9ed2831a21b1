import type { App } from '@slack/bolt'
import { MINUTE_MS } from '../../../src/contract/fields/times.ts'
import type { BridgeListener } from '../../bridge/platform/listener.ts'
import type { ChannelAddress, IncomingMessage } from '../../bridge/platform/messages.ts'
import { withDeliveryRetry } from '../../bridge/retry.ts'
import { isCalledInTime, type Time } from '../../bridge/time.ts'
import { commandOrMessage, type ThreadCommand } from '../act/thread-commands.ts'
import type { SlackDesk } from '../desk/desk.ts'
import { idOf, idOfPerson, msOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import { type People, visitorIn } from '../people.ts'
import type { Indicators } from '../show/indicators.ts'
import { attachmentsOf, isByPerson, type MessageEvent, type SlackMessage } from '../text/message.ts'
import { incomingOf, readText, type ThreadRoots, takeAtDesk } from './incoming.ts'

type Parts = {
  app: App
  on: BridgeListener
  findInstallation: FindInstallation
  people: People
  roots: ThreadRoots
  indicators: Pick<Indicators, 'setTyping' | 'keepTitle'>
  desk: SlackDesk
  runCommand: (command: ThreadCommand, message: IncomingMessage) => Promise<void>
  /** aborts when the app stops */
  closed: AbortSignal
  time: Time
  report: (error: unknown) => void
}
type StopEvent = { channel: string; user: string; thread_ts: string }

/** The property of a listener's context that tells when the app received the event (ms). */
export const RECEIVED_AT = 'receivedAt'
/** How long after a command was received it is still run, in ms. "stop" and "new" would surprise who wrote them long ago. */
const COMMAND_WAIT_MS = MINUTE_MS

/**
 * Passes messages, edits and deletions on to the bridge. A message is stored when its event has been handled. What fails for a time
 * is done again.
 */
export function listenToMessages(parts: Parts): void {
  const { app, on, indicators, closed, time } = parts
  const receive = createReceiving(parts)
  const isLate = (context: Record<string, unknown>) => time.now() - Number(context[RECEIVED_AT]) > COMMAND_WAIT_MS
  const untilStored = (work: () => Promise<void>) => withDeliveryRetry(work, time, closed)
  app.message(async ({ message: event, context }) => {
    const { channel, message, previous_message: before, ...said } = event as MessageEvent
    const address = { workspace: context.teamId ?? '', channel }
    await untilStored(async () => {
      // The deleted first message of a thread with replies becomes a tombstone.
      if (message?.subtype === 'tombstone') await receive.deletion(before, address)
      else if (said.subtype === 'message_changed') await receive.edit(message, address)
      else if (said.subtype === 'message_deleted') await receive.deletion(before, address)
      else await receive.message(said, address, { runsCommands: !context.retryNum && !isLate(context) })
    })
  })
  // Most mentions arrive also as a message event. The bridge drops the second copy, and commands run only for the message event.
  app.event('app_mention', async ({ event, context }) => {
    const message = event as SlackMessage
    // It comes also when a message that mentions the app is edited, however old that is.
    if (message.edited !== undefined && !isCalledInTime(msOf(message.ts), msOf(message.edited.ts))) return
    const address = { workspace: context.teamId ?? '', channel: event.channel }
    await untilStored(() => receive.message(message, address, { runsCommands: false }))
  })
  app.event('agent_session_stopped', async ({ event, context }) => {
    const { channel, user: person, thread_ts: ts } = event as StopEvent
    const address = { workspace: context.teamId ?? '', channel }
    const thread = idOf({ ...address, ts })
    const isStopped = await on.stop(visitorIn({ ...address, thread, person }))
    // The app has to reset the indicator, also if no answer is running.
    if (!isStopped) await indicators.setTyping(thread, false)
  })
}

/** What becomes of a message, an edit and a deletion: the desk or the bridge takes it. */
function createReceiving({ on, findInstallation, people, roots, indicators, desk, runCommand, report }: Parts) {
  return {
    async message(
      message: SlackMessage,
      address: ChannelAddress,
      { runsCommands }: { runsCommands: boolean },
    ): Promise<void> {
      const { botUser } = await findInstallation(address.workspace)
      const place = { ...address, botUser }
      if (await takeAtDesk(message, place, { desk, people })) return
      const incoming = await incomingOf(message, place, { people, knows: on.knows, quoteRoot: roots.quote })
      if (incoming === undefined || !on.admits(incoming)) return
      const meant = commandOrMessage(incoming)
      if (typeof meant !== 'string') {
        if (message.thread_ts === undefined) indicators.keepTitle(meant.thread, meant.text)
        await on.receive(meant)
      }
      // A command is not stored, and the service may be slow: the event is acknowledged without it.
      else if (runsCommands) void runCommand(meant, incoming).catch(report)
    },
    async edit(message: SlackMessage | undefined, address: ChannelAddress): Promise<void> {
      if (message === undefined || !isByPerson(message)) return
      const { workspace } = address
      const { botUser } = await findInstallation(workspace)
      const at = message.edited === undefined ? 0 : msOf(message.edited.ts)
      const text = await readText(message, { workspace, botUser }, people)
      const attachments = attachmentsOf(message, workspace)
      const edited = { ...messageIdOf(message, address), text, attachments, at }
      await on.edited(edited)
      await desk.on.edited(edited)
    },
    async deletion(message: SlackMessage | undefined, address: ChannelAddress): Promise<void> {
      if (message === undefined) return
      if (!isByPerson(message)) {
        const { ts, thread_ts = ts } = message
        const thread = idOf({ ...address, ts: thread_ts })
        if (ts === thread_ts) await desk.on.deleted({ thread, id: thread })
        return
      }
      await on.deleted(messageIdOf(message, address))
      await desk.on.deleted(messageIdOf(message, address))
    },
  }
}

const messageIdOf = ({ ts, thread_ts = ts, user }: SlackMessage & { user: string }, address: ChannelAddress) => ({
  thread: idOf({ ...address, ts: thread_ts }),
  id: idOfPerson({ ...address, ts }, user),
})

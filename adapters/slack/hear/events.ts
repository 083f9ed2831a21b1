import type { App } from '@slack/bolt'
import type { DeskListener } from '../../bridge/desk/port.ts'
import type { IncomingMessage, Listener } from '../../bridge/platform.ts'
import { createKeyedLock } from '../../bridge/program/keyed-lock.ts'
import { interpret, type ThreadCommand } from '../act/thread-words.ts'
import { type ChannelAddress, idOf, idOfPerson, msOf } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import { isByPerson, type SlackMessage, textOf } from '../message.ts'
import { type People, visitorOf } from '../people.ts'
import type { Indicators } from '../show/indicators.ts'
import { incomingOf, type ThreadRoots, takeAtDesk } from './incoming.ts'

type Parts = {
  app: App
  on: Listener
  findInstallation: FindInstallation
  people: People
  roots: ThreadRoots
  indicators: Pick<Indicators, 'setTyping' | 'keepTitle'>
  desk: DeskListener
  runCommand: (command: ThreadCommand, message: IncomingMessage) => Promise<void>
  report: (error: unknown) => void
}
/** An event of a message, whatever happened to it. */
type MessageEvent = SlackMessage & { channel: string; message?: SlackMessage; previous_message?: SlackMessage }
type StopEvent = { channel: string; user: string; thread_ts: string }

/** Passes on what people write, change and take back. What they wrote is safe when the event has been handled. */
export function listenToMessages({
  app,
  on,
  findInstallation,
  people,
  roots,
  indicators,
  desk,
  runCommand,
  report,
}: Parts): void {
  const inTurn = createKeyedLock()
  const take = async (message: SlackMessage, address: ChannelAddress, isFirstTime: boolean) => {
    const { botUser } = await findInstallation(address.workspace)
    if (await takeAtDesk(message, { ...address, botUser }, { desk, people })) return
    const incoming = await incomingOf(
      message,
      { ...address, botUser },
      { people, knows: on.knows, quoteRoot: roots.quote },
    )
    if (incoming === undefined || !on.admits(incoming)) return
    const meant = interpret(incoming)
    if (typeof meant !== 'string') {
      if (message.thread_ts === undefined) indicators.keepTitle(meant.thread, meant.text)
      await on.receive(meant)
    }
    // Nothing of a command has to be kept, and the service may take its time.
    else if (isFirstTime) void runCommand(meant, incoming).catch(report)
  }
  const change = async (message: SlackMessage | undefined, address: ChannelAddress) => {
    if (message === undefined || !isByPerson(message)) return
    const { botUser } = await findInstallation(address.workspace)
    const edited = { ...messageIdOf(message, address), text: textOf(message, botUser) }
    await on.edited(edited)
    // Slack tells of a change too where it only adds a preview.
    if (message.edited !== undefined) await desk.edited({ ...edited, at: msOf(message.edited.ts) })
  }
  const takeBack = async (message: SlackMessage | undefined, address: ChannelAddress) => {
    if (message === undefined || !isByPerson(message)) return
    await on.deleted(messageIdOf(message, address))
    await desk.deleted(messageIdOf(message, address))
  }
  app.message(async ({ message: event, context }) => {
    const { channel, message, previous_message: before, ...said } = event as MessageEvent
    const address = { workspace: context.teamId ?? '', channel }
    const { ts, thread_ts = ts } = message ?? before ?? said
    // A message that was changed at once must be there first.
    await inTurn(idOf({ ...address, ts: thread_ts }), async () => {
      // What began a thread with replies leaves a tombstone when it is deleted.
      if (message?.subtype === 'tombstone') await takeBack(before, address)
      else if (said.subtype === 'message_changed') await change(message, address)
      else if (said.subtype === 'message_deleted') await takeBack(before, address)
      else await take(said, address, !context.retryNum)
    })
  })
  // Slack tells most mentions twice, as a message too: what is received twice counts once, what is done is done once.
  app.event('app_mention', ({ event, context }) =>
    take(event as SlackMessage, { workspace: context.teamId ?? '', channel: event.channel }, false),
  )
  app.event('agent_session_stopped', async ({ event, context }) => {
    const { channel, user: person, thread_ts: ts } = event as StopEvent
    const address = { workspace: context.teamId ?? '', channel }
    const thread = idOf({ ...address, ts })
    const isStopped = await on.stop(visitorOf({ ...address, thread, person }))
    // Slack leaves the indicator to the app, even where no answer is being made.
    if (!isStopped) await indicators.setTyping(thread, false)
  })
}

const messageIdOf = ({ ts, thread_ts = ts, user }: SlackMessage & { user: string }, address: ChannelAddress) => ({
  thread: idOf({ ...address, ts: thread_ts }),
  id: idOfPerson({ ...address, ts }, user),
})

import type { App } from '@slack/bolt'
import { createKeyedLock } from '../../bridge/inbox/keyed-lock.ts'
import type { Listener } from '../../bridge/platform.ts'
import { idOf, idOfPerson } from '../ids.ts'
import type { FindInstallation } from '../install/installations.ts'
import type { Calls } from '../limits/calls.ts'
import type { Titles } from '../show/titles.ts'
import { incomingOf, type Spot, talkOf } from './incoming.ts'
import { follow, meaningOf } from './orders.ts'
import type { People } from './people.ts'
import { isByPerson, type Said, textOf } from './said.ts'

type Parts = {
  app: App
  on: Listener
  findInstallation: FindInstallation
  calls: Calls
  people: People
  titles: Titles
  working: (thread: string, on: boolean) => Promise<void>
  report: (error: unknown) => void
}
/** An event of a message, whatever happened to it. */
type MessageEvent = Said & { channel: string; message?: Said; previous_message?: Said }
type StopEvent = { channel: string; user: string; thread_ts: string }

/** Passes on what people write, change and take back. What they wrote is safe when the event has been handled. */
export function hear({ app, on, findInstallation, calls, people, titles, working, report }: Parts): void {
  const inTurn = createKeyedLock()
  const take = async (message: Said, spot: Spot, isFirstTime: boolean) => {
    const { botUser } = await findInstallation(spot.workspace)
    const incoming = await incomingOf(message, { ...spot, botUser }, { people, knows: on.knows })
    if (incoming === undefined || !on.admits(incoming)) return
    const meant = meaningOf(incoming)
    if (typeof meant !== 'string') {
      if (message.thread_ts === undefined) titles.keep(meant.thread, meant.text)
      await on.receive(meant)
    }
    // Nothing of an order has to be kept, and the service may take its time.
    else if (isFirstTime) void follow(meant, incoming, { on, calls, report }).catch(report)
  }
  const change = async (message: Said | undefined, spot: Spot) => {
    if (message === undefined || !isByPerson(message)) return
    const { botUser } = await findInstallation(spot.workspace)
    await on.edited({ ...messageIdOf(message, spot), text: textOf(message, botUser) })
  }
  const takeBack = async (message: Said | undefined, spot: Spot) => {
    if (message !== undefined && isByPerson(message)) await on.deleted(messageIdOf(message, spot))
  }
  app.message(async ({ message: event, context }) => {
    const { channel, message, previous_message: before, ...said } = event as MessageEvent
    const spot = { workspace: context.teamId ?? '', channel }
    const { ts, thread_ts = ts } = message ?? before ?? said
    // A message that was changed at once must be there first.
    await inTurn(idOf({ ...spot, ts: thread_ts }), async () => {
      if (said.subtype === 'message_changed') await change(message, spot)
      else if (said.subtype === 'message_deleted') await takeBack(before, spot)
      else await take(said, spot, !context.retryNum)
    })
  })
  // Slack tells most mentions twice, as a message too: what is received twice counts once, what is done is done once.
  app.event('app_mention', ({ event, context }) =>
    take(event as Said, { workspace: context.teamId ?? '', channel: event.channel }, false),
  )
  app.event('agent_session_stopped', async ({ event, context }) => {
    const { channel, user: person, thread_ts: ts } = event as StopEvent
    const spot = { workspace: context.teamId ?? '', channel }
    const thread = idOf({ ...spot, ts })
    const isStopped = await on.stop(talkOf({ ...spot, thread, person, locale: undefined }))
    // Slack leaves the sign of work to the app, even where nothing works any more.
    if (!isStopped) await working(thread, false)
  })
}

const messageIdOf = ({ ts, thread_ts = ts, user }: Said & { user: string }, spot: Spot) => ({
  thread: idOf({ ...spot, ts: thread_ts }),
  id: idOfPerson({ ...spot, ts }, user),
})

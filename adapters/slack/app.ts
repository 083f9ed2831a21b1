import { App, type Receiver, type ReceiverEvent } from '@slack/bolt'
import { createKeyedLock } from '../bridge/keyed-lock.ts'
import { withDeliveryRetry } from '../bridge/retry.ts'
import type { Time } from '../bridge/time.ts'
import { RECEIVED_AT } from './hear/events.ts'
import type { InstalledIn } from './install/installation-store.ts'
import type { Installations } from './install/installations.ts'
import type { Logger } from './install/web-client.ts'
import { type MovedChannels, withFirstId } from './limits/moved-channels.ts'
import { type MessageEvent, withoutNulls } from './text/message.ts'

type Parts = {
  receiver: Receiver
  installations: Installations
  channels: MovedChannels
  /** called when the app was removed somewhere, or its token revoked */
  onRemoved: (where: InstalledIn) => Promise<void>
  logger: Logger
  /** aborts when the app stops */
  closed: AbortSignal
  time: Time
  report: (error: unknown) => void
}

/**
 * Creates the Bolt app. `context.teamId` is the workspace in which the app is installed. Listeners use it, because `team_id`
 * of an event may be another company's workspace (Slack Connect) or the organization (Enterprise Grid).
 */
export function createSlackApp({ receiver, installations, channels, onRemoved, logger, ...parts }: Parts): App {
  const { closed, time } = parts
  const untilDone: Repeat = (work) => withDeliveryRetry(work, time, closed)
  const report = (error: unknown) => closed.aborted || parts.report(error)
  const app = new App({
    receiver: acknowledgedAfterHandling(receiver, { channels, untilDone, time }),
    async authorize({ teamId, enterpriseId, isEnterpriseInstall }, body) {
      const outer = body !== undefined && 'team_id' in body ? body.team_id : undefined
      const workspace = teamId ?? outer ?? enterpriseId
      const where = { workspace, enterprise: enterpriseId, isOrgWide: isEnterpriseInstall }
      const find = () => installations.authorize(where)
      // Whoever presses a button or gives a command is told at once that it failed.
      const isForEvent = body !== undefined && 'event' in body
      const { token, botId, botUser } = await (isForEvent ? untilDone(find) : find())
      return { botToken: token, botId, botUserId: botUser, ...(workspace !== undefined && { teamId: workspace }) }
    },
    convoStore: false,
    logger,
  })
  tellRemoved(app, onRemoved)
  followChannels(app, channels, report)
  app.error(async (error) => {
    report(error)
    throw error
  })
  return app
}

/** Does something again as long as it fails for a time: Slack gives an event up after six minutes. */
type Repeat = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Listens to the two events for which Bolt does not call `authorize`. */
function tellRemoved(app: App, onRemoved: Parts['onRemoved']): void {
  app.event('app_uninstalled', ({ context }) => onRemoved(installedIn(context)))
  app.event('tokens_revoked', async ({ event, context }) => {
    // The app stores no user tokens.
    if ((event.tokens.bot ?? []).length > 0) await onRemoved(installedIn(context))
  })
}

/** Keeps the first id of a private channel whose id changes, and reports the change to the people who write the settings. */
function followChannels(app: App, channels: MovedChannels, report: Parts['report']): void {
  app.event('channel_id_changed', async ({ event: { old_channel_id: from, new_channel_id: to } }) => {
    await channels.moved(from, to)
    report(
      `Slack changed the id of the channel ${from} to ${to}. The app goes on there; settings may name it by either.`,
    )
  })
}

type Context = {
  teamId?: string | undefined
  enterpriseId?: string | undefined
  isEnterpriseInstall?: boolean | undefined
}
const installedIn = ({ teamId, enterpriseId, isEnterpriseInstall }: Context) => ({
  workspace: teamId,
  enterprise: enterpriseId,
  isOrgWide: isEnterpriseInstall,
})

/** How many events may be handled at once, or wait for the memory: about 50 MB. */
export const EVENTS_MAX = 5_000

type Handling = Pick<Parts, 'channels' | 'time'> & { untilDone: Repeat }

/**
 * Acknowledges an event after its listeners have resolved, so that Slack repeats an event that was not stored before a crash.
 * Bolt would acknowledge first. Listeners get events without null fields, and channels by their first ids. Events of a thread are
 * handled in turn, also while the memory fails: an edit waits until its message is stored. Rejects events above `EVENTS_MAX`.
 */
const acknowledgedAfterHandling = (receiver: Receiver, { channels, untilDone, time }: Handling): Receiver => ({
  init(app) {
    const inTurn = createKeyedLock()
    let handled = 0
    const processEvent = async (event: ReceiverEvent) => {
      if (!isEvent(event)) {
        // Slack would tell the person that the app failed, though it can still say why.
        const known = await withFirstId(event.body, channels).catch(() => event.body)
        return app.processEvent({ ...event, body: known })
      }
      if (handled >= EVENTS_MAX) throw new Error('too many events wait for the memory; Slack sends this one again')
      const full = { ...event.body, event: withoutNulls(event.body['event']) }
      const customProperties = { ...event.customProperties, [RECEIVED_AT]: time.now() }
      const handle = async () => {
        const body = await untilDone(() => withFirstId(full, channels))
        await app.processEvent({ ...event, body, customProperties, ack: async () => undefined })
      }
      const thread = threadOf(full.event)
      handled += 1
      await (thread === undefined ? handle() : inTurn(thread, handle)).finally(() => {
        handled -= 1
      })
      await event.ack()
    }
    // Receivers call nothing else of the app.
    receiver.init({ processEvent } as App)
  },
  start: (...given) => receiver.start(...given),
  stop: (...given) => receiver.stop(...given),
})

const isEvent = ({ body }: ReceiverEvent): boolean => body['event'] !== undefined

/** The thread of an event about a message; undefined for other events, such as that somebody stops an answer. */
function threadOf(event: MessageEvent & { type: string }): string | undefined {
  if (event.type !== 'message' && event.type !== 'app_mention') return undefined
  const { ts, thread_ts = ts } = event.message ?? event.previous_message ?? event
  return `${event.channel}/${thread_ts}`
}

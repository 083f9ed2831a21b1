import type { App } from '@slack/bolt'
import type { DeskPlatform } from '../bridge/desk/port.ts'
import type { BridgeListener } from '../bridge/platform/listener.ts'
import type { Platform } from '../bridge/platform/platform.ts'
import type { Time } from '../bridge/time.ts'
import { answerInteractions } from './act/interactions.ts'
import { runThreadCommand } from './act/thread-commands.ts'
import { createSlackApp } from './app.ts'
import type { CreateReceiver } from './connect/receiver.ts'
import { createSlackDesk } from './desk/desk.ts'
import { isTokenInvalid, TokenRejected } from './failures.ts'
import { listenToMessages } from './hear/events.ts'
import { createSlackDownloads } from './hear/files.ts'
import { createThreadRoots } from './hear/incoming.ts'
import { joinedChannels } from './hear/joined-channels.ts'
import { createChangesOf } from './hear/missed-edits.ts'
import { createMissedMessages } from './hear/missed-messages.ts'
import type { InstalledIn } from './install/installation-store.ts'
import type { Installations } from './install/installations.ts'
import type { Logger } from './install/web-client.ts'
import { createCalls, keepingToThreads } from './limits/calls.ts'
import { LISTING_LIMITS, MESSAGE_LIMITS } from './limits/limits.ts'
import { followingChannels, type MovedChannels } from './limits/moved-channels.ts'
import { createRateQueue } from './limits/rate-queue.ts'
import { createPeople } from './people.ts'
import { createAlertSender } from './show/alerts.ts'
import { createFileMessages, isFileId } from './show/files.ts'
import { createIndicators, SESSION_REFRESH_MS } from './show/indicators.ts'
import { createReplyParts } from './show/reply-parts.ts'
import { escapeMentions } from './text/escape.ts'

export type SlackParts = {
  createReceiver: CreateReceiver
  installations: Installations
  channels: MovedChannels
  apiUrl: string
  /** whether answers in channels are streamed; only the person who asked sees them grow */
  channelStreams: boolean
  time: Time
  logger: Logger
  report: (error: unknown) => void
}

/** Slack as a platform. If Slack rejects a token of the settings, `ended` rejects with `TokenRejected`. */
export function createSlack({
  createReceiver,
  installations,
  channels,
  apiUrl,
  channelStreams,
  time,
  logger,
  report,
}: SlackParts): Platform & { desk: DeskPlatform; ended: Promise<never> } {
  const findInstallation = installations.find
  const { promise: ended, reject: end } = Promise.withResolvers<never>()
  ended.catch(() => undefined) // avoids an unhandled rejection; callers of `ended` get the error
  const rateQueue = createRateQueue(time)
  const tokenInvalid = (error: unknown) => {
    if (installations.isInSettings) end(new TokenRejected('SLACK_BOT_TOKEN', error))
  }
  const calls = keepingToThreads(
    followingChannels(createCalls({ findInstallation, rateQueue, tokenInvalid }), channels),
  )
  const people = createPeople({ calls, time })
  const shared = { calls, findInstallation, people, time, report }
  const roots = createThreadRoots(shared)
  const indicators = createIndicators(shared)
  const { mark, setTyping, noteAgentSession: onAgentSession } = indicators
  const replies = createReplyParts({ ...shared, rateQueue, teamOf: people.teamOf, channelStreams, onAgentSession })
  const desk = createSlackDesk(shared)
  let listener: Pick<BridgeListener, 'knows'> | undefined
  const knows = async (thread: string) => (await listener?.knows(thread)) === true
  const missed = createMissedMessages({ ...shared, desk, knows, quoteRoot: roots.quote })
  const files = createSlackDownloads({ ...shared, apiUrl })
  const fileMessages = createFileMessages(shared)
  const onRemoved = async (where: InstalledIn) => {
    await installations.remove(where)
    // A token of the settings that was taken back would be noticed only when something is asked.
    if (installations.isInSettings) await tryToken(where)
  }
  const tryToken = ({ workspace = '' }: InstalledIn) =>
    calls({ workspace, method: 'auth.test', lane: 'final', args: {} }).catch((error: unknown) => {
      if (!isTokenInvalid(error)) throw error
    })
  const closing = new AbortController()
  const closed = closing.signal
  let app: App | undefined
  return {
    name: 'slack',
    limits: MESSAGE_LIMITS,
    listingLimits: LISTING_LIMITS,
    typingRefreshMs: SESSION_REFRESH_MS,
    reorderMs: 300,
    desk: desk.platform,
    ended,
    isFirstWorkspace: installations.isFirstWorkspace,
    async start(on) {
      listener = on
      const connected = () => {
        missed.lookAgain()
        void on.connected().catch(report)
      }
      const receiver = createReceiver({ connected, ended: end })
      app = createSlackApp({ receiver, installations, channels, onRemoved, logger, closed, time, report })
      listenToMessages({
        ...shared,
        app,
        on,
        roots,
        indicators,
        desk,
        runCommand: (command, message) => runThreadCommand(command, message, { on, calls, report }),
        closed,
      })
      answerInteractions(app, { ...shared, on, desk })
      await app.start()
    },
    async stop() {
      closing.abort()
      await app?.stop()
      await Promise.all([replies.close(), files.close()])
    },
    encode: escapeMentions,
    show: (part) => replies.show(part),
    sendAlert: createAlertSender(shared),
    closeAbandoned: (message) => replies.closeAbandoned(message),
    sendFile: (part, signal) => fileMessages.send(part, signal),
    remove: (message) => (isFileId(message.id) ? fileMessages.remove(message.id) : replies.remove(message)),
    mark,
    setTyping,
    openAttachment: (attachment, signal) => files.open(attachment, signal),
    changesOf: createChangesOf(shared),
    activeSince: () => [],
    otherChannels: (threads) => joinedChannels(threads, { calls, channels, report }),
    isReceiving: () => false,
    messagesSince: (thread, since) => missed.in(thread, since),
  }
}

import type { App, Receiver } from '@slack/bolt'
import type { Platform } from '../bridge/platform.ts'
import type { Time } from '../bridge/time.ts'
import { answerInteractions } from './act/interactions.ts'
import { runTypedCommand } from './act/typed-commands.ts'
import { createApp } from './app.ts'
import { listenToMessages } from './hear/events.ts'
import { createFiles } from './hear/files.ts'
import { createMissedMessages } from './hear/missed-messages.ts'
import { createPeople } from './hear/people.ts'
import type { Installations, Logger } from './install/installations.ts'
import type { Hooks } from './install/sockets.ts'
import { PART } from './limits/limits.ts'
import { inert } from './show/escape.ts'
import { createSigns } from './show/indicators.ts'
import { createShow } from './show/show.ts'
import { keepTitles } from './show/titles.ts'

export type SlackParts = {
  /** makes what takes in events, commands and clicks */
  receive: (hooks: Hooks) => Receiver
  installations: Installations
  apiUrl: string
  time: Time
  logger: Logger
  report: (error: unknown) => void
}

/** Slack as a platform. Where Slack lets go of the app for good, `ended` fails with what it said. */
export function createSlack({
  receive,
  installations,
  apiUrl,
  time,
  logger,
  report,
}: SlackParts): Platform & { ended: Promise<never> } {
  const findInstallation = installations.find
  const shown = createShow({ homes: findInstallation, time })
  const { calls } = shown
  const people = createPeople({ calls, time })
  const titles = keepTitles()
  const signs = createSigns({ calls, titles, time })
  const missed = createMissedMessages({ calls, findInstallation, people })
  const files = createFiles({ calls, findInstallation, apiUrl, time })
  const { promise: ended, reject: end } = Promise.withResolvers<never>()
  ended.catch(() => undefined) // whoever cares has a handler of their own
  let app: App | undefined
  return {
    name: 'slack',
    limits: PART,
    listingLimits: { page: 5, name: 80, completions: 25 },
    typingRefreshMs: 90_000, // Slack shows it for two minutes
    reorderMs: 300,
    ended,
    async start(on) {
      const connected = () => {
        missed.lookAgain()
        void on.connected().catch(report)
      }
      const receiver = receive({ connected, ended: end })
      app = createApp({ receiver, installations, logger, report })
      listenToMessages({
        app,
        on,
        findInstallation,
        people,
        titles,
        working: signs.setTyping,
        runCommand: (command, message) => runTypedCommand(command, message, { on, calls, report }),
        report,
      })
      answerInteractions(app, { on, findInstallation, calls, people, report })
      await app.start()
    },
    async stop() {
      await app?.stop()
      await Promise.all([shown.close(), files.close()])
    },
    encode: inert,
    show: (showing) => shown.show(showing),
    closeAbandoned: (message) => shown.closeAbandoned(message),
    remove: (message) => shown.remove(message),
    ...signs,
    open: (attachment, signal) => files.open(attachment, signal),
    activeSince: () => [],
    isReceiving: () => false,
    messagesSince: (thread, since) => missed.in(thread, since),
  }
}

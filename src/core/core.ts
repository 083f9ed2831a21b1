import type { Api } from '../contract/api.ts'
import { AppError } from '../contract/errors.ts'
import { chatbotHandlers } from './chatbots/handlers.ts'
import { createChore } from './chore.ts'
import { fieldRulesOf } from './field-rules.ts'
import { type Cleaning, createCleaning } from './files/cleaning.ts'
import { createFileService, type FileService } from './files/files.ts'
import { createSigner, type Signer } from './files/signed-urls.ts'
import type { FieldRules, Handlers } from './handlers.ts'
import { createIdentify } from './keys/keys.ts'
import { changeHandlers, cleanChangeLog } from './listings/changes.ts'
import { facetHandlers } from './listings/facets.ts'
import { listingHandlers, parseHandlers } from './listings/listings.ts'
import { attendingHandlers } from './people/attendants/attending.ts'
import { sayingHandlers } from './people/attendants/saying.ts'
import { threadHandlers } from './people/attendants/threads.ts'
import { createTimers } from './people/attendants/timers.ts'
import { createDailyMails } from './people/daily-mails/daily-mails.ts'
import { createEventReaders } from './people/events/events.ts'
import { forgetOldSessions } from './people/forget.ts'
import { leadHandlers } from './people/leads/leads.ts'
import { createOutboxRelay } from './people/mails/outbox.ts'
import { privacyHandlers } from './people/privacy.ts'
import { reportHandlers } from './people/reports.ts'
import { createPushing, type PushOutcome } from './people/webhooks/pushing.ts'
import { webhookHandlers } from './people/webhooks/webhooks.ts'
import type { WebhookSender } from './ports/events.ts'
import type { Models } from './ports/models.ts'
import type { Mailer } from './ports/people.ts'
import type { ApiKey, Blobs, Clock, Log, Store } from './ports/ports.ts'
import { createAbandonedQuestions } from './sessions/abandoned.ts'
import { type Answers, createAnswers } from './sessions/ask.ts'
import { historyHandlers } from './sessions/history.ts'
import { sessionHandlers } from './sessions/sessions.ts'
import { createWatchRounds } from './watches/watch-rounds.ts'
import { watchHandlers } from './watches/watches.ts'

type Deps = {
  store: Store
  blobs: Blobs
  models: Models
  now: Clock
  log: Log
  /** undefined: mails stay in the outbox until a mailer is configured */
  mailer: Mailer | undefined
  /** sends webhook requests and counts their outcomes */
  webhooks: { sender: WebhookSender; count: (outcome: PushOutcome) => void }
  /** the result of `signingKey`: the same for all processes on one store */
  signingKey: string
  /** see `createEventReaders` */
  checkStreamsEveryMs?: number | undefined
}

export type Core = {
  handlers: Handlers<Api>
  fieldRules: FieldRules<Api>
  /** The API key row for a key that a caller sent; undefined if unknown or revoked. */
  identify: (key: string) => Promise<ApiKey | undefined>
  /** File transfer by signed address, without an API key. */
  files: Pick<FileService, 'receive' | 'open'>
  /**
   * Removes files unused for a day, expired events, and change-log entries older than 90 days, and ends questions that nobody
   * answers. Call it periodically. Never rejects.
   */
  sweep: () => Promise<void>
  /** Sends mails that are due. Call it every few seconds. Never rejects. */
  sendMails: () => Promise<void>
  /** Matches listing changes with watches and appends alerts as events. Call it about twice a second. Never rejects. */
  runWatches: () => Promise<void>
  /** Pushes events to webhooks. Call it every second. Never rejects. */
  pushEvents: () => Promise<void>
  /** Writes the daily mails that are due. Call it every minute. Never rejects. */
  makeDailyMails: () => Promise<void>
  /** Runs session timers that are due. Call it every few seconds. Never rejects. */
  runTimers: () => Promise<void>
  /** Settles if the database answers and has keys to ask with; fails with `storeUnavailable` or `stopping`. */
  ready: () => Promise<void>
  /**
   * Gives running answers, and uploads that go on arriving, `graceMs` to finish, then ends them; waits for a mail being sent. The
   * store stays open.
   */
  close: (graceMs: number) => Promise<void>
}

const NO_KEYS = 'The first keys are not made yet; try again in a moment.'

export function createCore(deps: Deps): Core {
  const answers = createAnswers(deps)
  const signer = createSigner(deps.signingKey, deps.now)
  const cleaning = createCleaning(deps)
  const files = createFileService({ ...deps, signer, cleaning })
  const { mailer } = deps
  const dailyMails = createDailyMails(deps)
  const events = createEventReaders(deps)
  const watches = createWatchRounds(deps)
  const pushing = createPushing({ ...deps, ...deps.webhooks })
  const timers = createTimers(deps)
  const abandoned = createAbandonedQuestions(deps)
  const sweeping = createChore(
    async (isClosing) => {
      await Promise.all([
        cleaning.sweep(isClosing),
        cleanChangeLog(deps),
        forgetOldSessions({ ...deps, cleaning }, isClosing),
        events.sweep(isClosing),
        watches.clean(),
        abandoned.run(),
      ])
    },
    (error) => deps.log.warn({ err: error }, 'could not remove what is old; it is tried again'),
  )
  const outbox = mailer && createOutboxRelay({ ...deps, mailer })
  let closing = false
  return {
    handlers: { ...handlersOf({ ...deps, signer, cleaning, answers }), ...files.handlers, ...events.handlers },
    fieldRules: fieldRulesOf(deps),
    identify: createIdentify(deps.store),
    files,
    sweep: () => sweeping.run(),
    makeDailyMails: () => dailyMails.run(),
    runWatches: () => watches.run(),
    runTimers: () => timers.run(),
    sendMails: async () => outbox?.run(),
    pushEvents: () => pushing.run(),
    async ready() {
      if (closing) throw new AppError('stopping')
      await deps.store.ping()
      // The first keys are made only once the service listens.
      if (!(await deps.store.workspaces.any())) throw new AppError('storeUnavailable', NO_KEYS)
    },
    async close(graceMs) {
      closing = true
      events.close()
      files.close(graceMs)
      await Promise.all([answers.close(graceMs), outbox?.close(), pushing.close()])
      await Promise.all([dailyMails.close(), watches.close(), timers.close(), abandoned.close(), sweeping.close()])
    },
  }
}

type HandlerDeps = Deps & { signer: Signer; cleaning: Cleaning; answers: Answers }

/** One function per endpoint, except those of files and events. */
const handlersOf = (deps: HandlerDeps) => ({
  ...chatbotHandlers(deps),
  ...sessionHandlers(deps),
  ...deps.answers.handlers,
  ...listingHandlers(deps),
  ...parseHandlers(deps),
  ...facetHandlers(deps),
  ...changeHandlers(deps),
  ...watchHandlers(deps),
  ...historyHandlers(deps),
  ...leadHandlers(deps),
  ...reportHandlers(deps),
  ...privacyHandlers(deps),
  ...webhookHandlers({ ...deps, ...deps.webhooks }),
  ...attendingHandlers({ ...deps, running: deps.answers.running }),
  ...sayingHandlers(deps),
  ...threadHandlers(deps),
})

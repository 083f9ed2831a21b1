import type { Api } from '../contract/api.ts'
import { AppError } from '../contract/envelope.ts'
import { createAnswers } from './ask.ts'
import { chatbotHandlers, type Models } from './chatbots.ts'
import type { Handlers } from './handlers.ts'
import { historyHandlers } from './history.ts'
import { identify } from './keys.ts'
import { leadHandlers } from './leads.ts'
import { parseHandlers } from './listing-parse.ts'
import { listingHandlers } from './listings.ts'
import type { ApiKey, Clock, Log, Store } from './ports.ts'
import { sessionHandlers } from './sessions.ts'

export type Deps = { store: Store; models: Models; now: Clock; log: Log }

export type Core = {
  handlers: Handlers<Api>
  /** The key that a caller sent, when it is known and not revoked. */
  identify: (key: string) => Promise<ApiKey | undefined>
  /** Settles when the service may be sent requests; fails with `storeUnavailable` or `stopping`. */
  ready: () => Promise<void>
  /** Lets running answers finish for `graceMs`, then ends them. The store stays open. */
  close: (graceMs: number) => Promise<void>
}

export function createCore(deps: Deps): Core {
  const answers = createAnswers(deps)
  let closing = false
  return {
    handlers: {
      ...chatbotHandlers(deps),
      ...sessionHandlers(deps),
      ...listingHandlers(deps),
      ...parseHandlers(deps),
      ...historyHandlers(deps),
      ...leadHandlers(deps),
      ...answers.handlers,
    },
    identify: (key) => identify(deps.store, key),
    async ready() {
      if (closing) throw new AppError('stopping', undefined, { retryAfterMs: 1_000 })
      await deps.store.ping()
    },
    close(graceMs) {
      closing = true
      return answers.close(graceMs)
    },
  }
}

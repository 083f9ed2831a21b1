import { HOUR_MS } from '../../../contract/fields.ts'
import { type Chore, createChore } from '../../chore.ts'
import type { DueMail, Mailer } from '../../ports/people.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'

/** Timeout of one attempt to send. */
const SEND_WITHIN_MS = 60_000
/** A claimed mail is free again after this time; longer than the timeout of an attempt. */
const LEASE_MS = SEND_WITHIN_MS + 30_000
/** Backoff: delay after the first failure, doubled after each further one up to the longest. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * HOUR_MS
/** With this backoff about five days, as long as mail servers retry (RFC 5321, 4.5.4.1). */
const TRIES_MAX = 29

type Deps = { store: Store; mailer: Mailer; now: Clock; log: Log }

/** Sends due mails. Each mail is claimed by one process at a time and retried until it is sent or given up. */
export function createOutboxRelay({ store, mailer, now, log }: Deps): Chore {
  async function send(mail: DueMail): Promise<'sent' | 'refused' | 'silence'> {
    try {
      await mailer.send(mail, AbortSignal.timeout(SEND_WITHIN_MS))
    } catch (error) {
      return await failed(mail, error)
    }
    await store.mails.sent(mail)
    return 'sent'
  }

  async function failed(mail: DueMail, error: unknown): Promise<'refused' | 'silence'> {
    const facts = { mail: mail.id, tries: mail.tries, ...answerOf(error) }
    if (mail.tries >= TRIES_MAX) {
      log.error(facts, 'a mail could not be sent and is given up')
      await store.mails.giveUp(mail)
    } else {
      log.warn(facts, 'a mail could not be sent; it will be tried again')
      await store.mails.postpone(mail, now() + pauseAfter(mail.tries))
    }
    return 'responseCode' in facts ? 'refused' : 'silence'
  }

  return createChore(
    async (isClosing) => {
      while (!isClosing()) {
        const mail = await store.mails.claim(now() + LEASE_MS)
        if (mail === undefined) return
        // If the mail server does not respond, the other mails would time out too.
        if ((await send(mail)) === 'silence') return
      }
    },
    (error) => log.warn({ err: error }, 'could not look for mails to send'),
  )
}

export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)

/** Safe facts of an error for the log: its message may contain addresses and mail text. */
function answerOf(error: unknown): { code?: unknown; responseCode?: unknown } {
  if (!(error instanceof Error)) return {}
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && error.responseCode !== undefined && { responseCode: error.responseCode }),
  }
}

import { HOUR_MS, MINUTE_MS } from '../../../contract/fields.ts'
import { type Chore, createChore } from '../../chore.ts'
import type { DueMail, Mailer } from '../../ports/people.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'

/**
 * Timeout of one attempt to send. A server that has the whole mail may take ten minutes to answer (RFC 5321, 4.5.3.2.6); who gives
 * up earlier sends again what was taken.
 */
export const SEND_WITHIN_MS = 11 * MINUTE_MS
/** A claimed mail is free again after this time; longer than the timeout of an attempt. */
const LEASE_MS = SEND_WITHIN_MS + MINUTE_MS / 2
/** Backoff: delay after the first failure, doubled after each further one up to the longest. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * HOUR_MS
/** With this backoff about five days, as long as mail servers retry (RFC 5321, 4.5.4.1). */
const TRIES_MAX = 29

type Deps = { store: Store; mailer: Mailer; now: Clock; log: Log }

/** Sends due mails. Each mail is claimed by one process at a time and retried until it is sent or given up. */
export function createOutboxRelay({ store, mailer, now, log }: Deps): Chore {
  /** Mails that the server took and that are not marked so yet, because the database failed. */
  const unmarked = new Set<DueMail>()

  async function markSent(): Promise<void> {
    for (const mail of unmarked) {
      await store.mails.sent(mail)
      unmarked.delete(mail)
    }
  }

  async function send(mail: DueMail): Promise<'sent' | 'refused' | 'unavailable'> {
    try {
      await mailer.send(mail, AbortSignal.timeout(SEND_WITHIN_MS))
    } catch (error) {
      return await failed(mail, error)
    }
    unmarked.add(mail)
    await markSent()
    return 'sent'
  }

  async function failed(mail: DueMail, error: unknown): Promise<'refused' | 'unavailable'> {
    const facts = { mail: mail.id, tries: mail.tries, ...answerOf(error) }
    if (mail.tries >= TRIES_MAX) {
      log.error(facts, 'a mail could not be sent and is given up')
      await store.mails.giveUp(mail)
    } else {
      log.warn(facts, 'a mail could not be sent; it will be tried again')
      await store.mails.postpone(mail, now() + pauseAfter(mail.tries))
    }
    return isOfMail(facts) ? 'refused' : 'unavailable'
  }

  return createChore(
    async (isClosing) => {
      await markSent()
      while (!isClosing()) {
        const mail = await store.mails.claim(now() + LEASE_MS)
        if (mail === undefined) return
        // If the mail server does not respond, or lets nobody in, the other mails would fare the same.
        if ((await send(mail)) === 'unavailable') return
      }
    },
    (error) => log.warn({ err: error }, 'could not look for mails to send'),
  )
}

export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)

/** `originalCode`: what the system or TLS said, such as `ECONNREFUSED`, where `code` is the mailer's own. */
type Answer = { code?: unknown; originalCode?: unknown; responseCode?: unknown; command?: unknown }

/** Safe facts of an error for the log: its message may contain addresses and mail text. */
function answerOf(error: unknown): Answer {
  if (!(error instanceof Error)) return {}
  const { code, originalCode, responseCode, command }: Error & Answer = error
  return {
    ...(code !== undefined && { code }),
    ...(originalCode !== undefined && { originalCode }),
    ...(responseCode !== undefined && { responseCode, command }),
  }
}

/** The SMTP commands whose refusal is of one mail, not of all. */
const OF_MAIL: unknown[] = ['RCPT TO', 'DATA']
/** The answer of a server that closes the connection, whatever the command (RFC 5321, 3.8). */
const CLOSING = 421

const isOfMail = ({ responseCode, command }: Answer): boolean => OF_MAIL.includes(command) && responseCode !== CLOSING

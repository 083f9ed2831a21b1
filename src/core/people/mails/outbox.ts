import { HOUR_MS, MINUTE_MS } from '../../../contract/fields/times.ts'
import { type Chore, createWorkers } from '../../chore.ts'
import type { DueMail, Mailer } from '../../ports/people.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'

/**
 * Timeout of one attempt to send. A server that has the whole mail may take ten minutes to answer (RFC 5321, 4.5.3.2.6); a sender
 * that gives up earlier sends a mail twice that the server has taken.
 */
export const SEND_WITHIN_MS = 11 * MINUTE_MS
/** Timeout until the server has all of a mail but its end. */
export const PREPARE_WITHIN_MS = MINUTE_MS
/** How long a server may still take for what comes before the end of a mail once the service stops. */
const STOP_WITHIN_MS = 2_000
/**
 * How long a claim lasts, longer than its timeout: CLAIM_MS until the mail's end is about to be sent, from then on LEASE_MS, because
 * only then may the server take it. A mail that an outage or a dead process leaves claimed waits for that long.
 */
const CLAIM_MS = PREPARE_WITHIN_MS + MINUTE_MS / 2
const LEASE_MS = SEND_WITHIN_MS + MINUTE_MS / 2
/** Backoff: delay after the first failure, doubled after each further one up to the longest. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 6 * HOUR_MS
/** With this backoff, a mail is retried for about five days, as mail servers do (RFC 5321, 4.5.4.1). */
const TRIES_MAX = 29
/**
 * Mails sent in parallel: a second one only if the first is still under way at the next round. Exchange Online lets a mailbox have
 * three connections.
 */
const AT_ONCE = 3

export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)

/** Longest wait of a mail by its tries, a claim included. */
const WAITS_MS = Array.from({ length: TRIES_MAX + 1 }, (_, tries) => Math.max(LEASE_MS, pauseAfter(tries)))

type Deps = { store: Store; mailer: Mailer; now: Clock; log: Log }

/** Sends due mails. Each mail is claimed by one process at a time and retried until it is sent or given up. */
export function createOutboxRelay({ store, mailer, now, log }: Deps): Chore {
  /** What became of mails and is not stored yet, because the database failed. */
  const outcomes = new Set<() => Promise<void>>()
  /** One for each mail whose end is not sent yet: only until then may it be broken off and sent again. */
  const preparing = new Set<AbortController>()
  let hasEndedWaits = false

  /**
   * Makes waiting mails due at the first round, because a restart may have corrected SMTP_URL. Only waits that are longer than any
   * claim end: a shorter one may be the claim of another process, whose clock may be a little ahead. The next try does not count,
   * so that a service that restarts all the time does not soon give up its mails.
   */
  async function endWaits(): Promise<void> {
    if (hasEndedWaits) return
    await store.mails.endWaits(now() + LEASE_MS + MINUTE_MS)
    hasEndedWaits = true
  }

  async function storeOutcomes(): Promise<void> {
    for (const outcome of outcomes) {
      await outcome()
      outcomes.delete(outcome)
    }
  }

  async function keep(outcome: () => Promise<void>): Promise<void> {
    outcomes.add(outcome)
    await storeOutcomes()
  }

  async function send(mail: DueMail): Promise<'sent' | 'refused' | 'unavailable'> {
    let extending: Promise<void> | undefined
    const beforeEnd = new AbortController()
    preparing.add(beforeEnd)
    const mayEnd = () => {
      preparing.delete(beforeEnd)
      return (extending = extend(mail))
    }
    try {
      await mailer.send(mail, mayEnd, AbortSignal.any([AbortSignal.timeout(SEND_WITHIN_MS), beforeEnd.signal]))
    } catch (error) {
      // Otherwise the longer lease could be stored after the failure, and the mail would wait for it.
      await extending?.catch(() => undefined)
      return await failed(mail, error)
    } finally {
      preparing.delete(beforeEnd)
    }
    await keep(() => store.mails.sent(mail))
    return 'sent'
  }

  async function extend(mail: DueMail): Promise<void> {
    if (!(await store.mails.extend(mail, now() + LEASE_MS))) throw new Error('another process sends the mail')
  }

  async function failed(mail: DueMail, error: unknown): Promise<'refused' | 'unavailable'> {
    const facts = { mail: mail.id, tries: mail.tries, ...answerOf(error) }
    if (mail.tries >= TRIES_MAX) {
      log.error(facts, 'a mail could not be sent and is given up')
      await keep(() => store.mails.giveUp(mail))
    } else {
      log.warn(facts, 'a mail could not be sent; it will be tried again')
      const dueAt = now() + pauseAfter(mail.tries)
      await keep(() => store.mails.postpone(mail, dueAt))
    }
    return isOfMail(facts) ? 'refused' : 'unavailable'
  }

  const breakOff = () => {
    for (const beforeEnd of preparing) beforeEnd.abort()
  }

  const workers = createWorkers({
    async prepare() {
      await storeOutcomes()
      await endWaits()
    },
    claim: () => store.mails.claim(now() + CLAIM_MS, WAITS_MS),
    // If the mail server does not respond, or lets nobody in, the other mails would fare the same.
    serve: async (mail) => (await send(mail)) !== 'unavailable',
    mayBegin: (working, begun) => begun === 0 && working < AT_ONCE,
    failed: (error) => log.warn({ err: error }, 'could not look for mails to send'),
  })
  return {
    run: workers.run,
    async close() {
      const late = setTimeout(breakOff, STOP_WITHIN_MS)
      await workers.close()
      clearTimeout(late)
    },
  }
}

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

/** SMTP commands by whose refusal a server rejects one mail, and not the sender. */
const OF_MAIL: unknown[] = ['RCPT TO', 'DATA']
/** The answer of a server that closes the connection, whatever the command (RFC 5321, 3.8). */
const CLOSING = 421

const isOfMail = ({ responseCode, command }: Answer): boolean => OF_MAIL.includes(command) && responseCode !== CLOSING

import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import type * as Nodemailer from 'nodemailer'
import { PREPARE_WITHIN_MS, SEND_WITHIN_MS } from '../core/people/mails/outbox.ts'
import type { Mailer } from '../core/ports/people.ts'

const load = createRequire(import.meta.url)
/** Loaded only if a mail server is configured. */
const nodemailer = (): typeof Nodemailer => load('nodemailer') as typeof Nodemailer

/** `url` such as `smtps://user:password@mail.example.com`, `from` such as `Maple <chat@example.com>`. */
export type MailSettings = { url: string; from: string }

/** Timeout to connect, greeting and TLS included: some servers let strangers wait for their greeting. */
const CONNECT_WITHIN_MS = 30_000
/** Timeout of each answer when the server is only checked. */
const CHECKED_WITHIN_MS = 20_000

/** An SMTP transport that opens one connection per mail. */
const createTransport = ({ url }: MailSettings, socketTimeout: number) =>
  nodemailer().createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout,
  })

/** A mailer that sends through an SMTP server. */
export const createMailer = (settings: MailSettings): Mailer => ({
  async send({ key, to, replyTo, subject, text, html }, mayEnd, signal) {
    const { from } = settings
    const { transport, preparing } = createTimedTransport(settings, mayEnd)
    await transport
      .sendMail({
        from,
        // As objects: nodemailer would split a string at commas into several addresses.
        to: { name: '', address: to },
        ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${key}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([signal, preparing.signal]),
      })
      .finally(preparing.end)
  },
})

/**
 * A transport for one mail. `preparing.signal` aborts unless the end of the mail may be sent in time; `end` stops the clock. From
 * then on only the caller's signal ends the wait for the server's answer.
 */
function createTimedTransport(settings: MailSettings, mayEnd: () => Promise<void>) {
  const transport = createTransport(settings, SEND_WITHIN_MS)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), PREPARE_WITHIN_MS)
  const end = () => clearTimeout(timer)
  /** Is not read before the server has taken the recipient. */
  async function* withEnd(content: Readable) {
    yield* content
    await mayEnd()
    end()
  }
  transport.use('stream', ({ message }, done) => {
    message.processFunc((content) => Readable.from(withEnd(content), { objectMode: false }))
    done()
  })
  return { transport, preparing: { signal: late.signal, end } }
}

/** The domain of `chat@example.com` or `Maple <chat@example.com>`. */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** Settles if the mail server accepts the connection and login; sends nothing. */
export async function reachMailServer(settings: MailSettings): Promise<void> {
  await createTransport(settings, CHECKED_WITHIN_MS).verify()
}

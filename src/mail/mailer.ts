import { createRequire } from 'node:module'
import type * as Nodemailer from 'nodemailer'
import type { Mailer } from '../core/ports/people.ts'

const load = createRequire(import.meta.url)
/** Loaded where a mail server is set. */
const nodemailer = (): typeof Nodemailer => load('nodemailer') as typeof Nodemailer

/** How to send: `url` as `smtps://user:password@mail.example.com`, `from` as `Maple <chat@example.com>`. */
export type MailSettings = { url: string; from: string }

/** The server is near or known: what takes longer is down. */
const CONNECT_WITHIN_MS = 10_000
const SILENCE_MS = 20_000

/** A way to an SMTP server, with a connection for each mail. */
const createTransport = ({ url }: MailSettings) =>
  nodemailer().createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_MS,
  })

/** Sends through an SMTP server. */
export function createMailer(settings: MailSettings): Mailer {
  const transport = createTransport(settings)
  const { from } = settings
  return {
    async send({ key, to, replyTo, subject, text, html }, signal) {
      await transport.sendMail({
        from,
        // As objects: text is looked through for commas and further addresses.
        to: { name: '', address: to },
        ...(replyTo !== '' && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${key}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      })
    },
  }
}

/** The domain of `chat@example.com` or `Maple <chat@example.com>`. */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** Settles when the mail server answers and takes our name and password; sends nothing. */
export async function reachMailServer(settings: MailSettings): Promise<void> {
  await createTransport(settings).verify()
}

import { createRequire } from 'node:module'
import type * as Nodemailer from 'nodemailer'
import type { Mailer } from '../core/ports/people.ts'

const load = createRequire(import.meta.url)
/** Loaded only if a mail server is configured. */
const nodemailer = (): typeof Nodemailer => load('nodemailer') as typeof Nodemailer

/** `url` such as `smtps://user:password@mail.example.com`, `from` such as `Maple <chat@example.com>`. */
export type MailSettings = { url: string; from: string }

/** Timeouts to connect, and without activity on the connection. */
const CONNECT_WITHIN_MS = 10_000
const SILENCE_MS = 20_000

/** An SMTP transport that opens one connection per mail. */
const createTransport = ({ url }: MailSettings) =>
  nodemailer().createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_MS,
  })

/** A mailer that sends through an SMTP server. */
export function createMailer(settings: MailSettings): Mailer {
  const transport = createTransport(settings)
  const { from } = settings
  return {
    async send({ key, to, replyTo, subject, text, html }, signal) {
      await transport.sendMail({
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
        signal,
      })
    },
  }
}

/** The domain of `chat@example.com` or `Maple <chat@example.com>`. */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'

/** Settles if the mail server accepts the connection and login; sends nothing. */
export async function reachMailServer(settings: MailSettings): Promise<void> {
  await createTransport(settings).verify()
}

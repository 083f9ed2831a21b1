import type { Mailer } from '../core/ports/people.ts'
import { createTransport, type MailSettings } from './transport.ts'

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

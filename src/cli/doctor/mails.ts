import type { Store } from '../../core/ports/ports.ts'
import { reachMailServer } from '../../mail/reach.ts'
import type { MailSettings } from '../../mail/transport.ts'
import { type Finding, mend, ok, reasonOf, warning } from './finding.ts'

/** How many mails are not sent, and why that may be. */
export async function mails(store: Store, canSend: boolean): Promise<Finding[]> {
  const { waiting, givenUp } = await store.mails.count()
  return [waitingMails(waiting, canSend), ...(givenUp === 0 ? [] : [givenUpMails(givenUp)])]
}

function waitingMails(count: number, canSend: boolean): Finding {
  const wait = count === 1 ? '1 mail waits' : `${count} mails wait`
  if (canSend) return ok('mails', count === 0 ? 'none waits to be sent' : `${wait} to be sent`)
  if (count === 0) return ok('mails', 'SMTP_URL is not set; mails would be kept until it is')
  return warning('mails', `${wait}, and SMTP_URL is not set`, 'set SMTP_URL and MAIL_FROM; they are sent then')
}

const givenUpMails = (count: number): Finding =>
  warning(
    'mails',
    `${count === 1 ? '1 mail was' : `${count} mails were`} given up after five days of trying`,
    "check SMTP_URL, and the addresses in the chatbots' settings; the log has the server's answers",
  )

/** Whether the mail server answers and lets the service in; sends nothing. */
export async function mailServer(settings: MailSettings): Promise<Finding> {
  try {
    await reachMailServer(settings)
    return ok('SMTP_URL', 'the mail server answers')
  } catch (error) {
    return mend('SMTP_URL', `the mail server does not let us in (${reasonOf(error)})`, 'check SMTP_URL')
  }
}

import { createTransport, type MailSettings } from './transport.ts'

/** Settles when the mail server answers and takes our name and password; sends nothing. */
export async function reachMailServer(settings: MailSettings): Promise<void> {
  await createTransport(settings).verify()
}

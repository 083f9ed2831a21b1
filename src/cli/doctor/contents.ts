import { faultOfKey } from '../../core/keys/keys.ts'
import type { Models } from '../../core/ports/models.ts'
import type { KeyKind, Store } from '../../core/ports/ports.ts'
import { type MailSettings, reachMailServer } from '../../mail/mailer.ts'
import { shellWord } from '../io.ts'
import { type CheckResult, mend, passed, reasonOf, warning } from './check-result.ts'

/** Checks that every workspace has a secret key, and that the keys in the environment are in use. */
export async function checkKeys(store: Store, configured: Record<KeyKind, string | undefined>): Promise<CheckResult[]> {
  const workspaces = await store.workspaces.list()
  const missing = await Promise.all(
    workspaces.map(async ({ id, name }) => {
      const kinds = (await store.keys.list(id)).map(({ kind }) => kind)
      if (kinds.includes('secret')) return []
      const advice = `create one: npm run porchlight -- keys create --workspace ${shellWord(name)} --kind secret`
      return [mend('keys', `the workspace ${name} has no secret key in force`, advice)]
    }),
  )
  const found = missing.flat()
  const all = found.length > 0 ? found : [passed('keys', 'every workspace has a secret key')]
  return [
    ...all,
    ...(await inForce(store, 'secret', configured.secret)),
    ...(await inForce(store, 'session', configured.session)),
  ]
}

async function inForce(store: Store, kind: KeyKind, key: string | undefined): Promise<CheckResult[]> {
  const name = kind === 'secret' ? 'SECRET_KEY' : 'SESSION_KEY'
  // An empty store will take the keys from the environment.
  if (key === undefined || !(await store.workspaces.any())) return []
  const fault = await faultOfKey(store, kind, key)
  if (fault === undefined) return [passed(name, 'is in force')]
  const advice = `set a key that is (npm run porchlight -- keys list), or create one of the kind ${kind}`
  return [mend(name, fault, advice)]
}

/** The number of unsent mails, and the likely reason. */
export async function checkUnsentMails(store: Store, settings: MailSettings | undefined): Promise<CheckResult[]> {
  const { waiting, givenUp } = await store.mails.count()
  return [
    settings === undefined ? keptMails(waiting) : waitingMails(waiting),
    ...(givenUp === 0 ? [] : [givenUpMails(givenUp)]),
  ]
}

const waitingMails = (count: number): CheckResult =>
  passed('mails', count === 0 ? 'none waits to be sent' : `${mailsWait(count)} to be sent`)

function keptMails(count: number): CheckResult {
  if (count === 0) return passed('mails', 'SMTP_URL is not set; mails would be kept until it is')
  return warning(
    'mails',
    `${mailsWait(count)}, and SMTP_URL is not set`,
    'set SMTP_URL and MAIL_FROM; they are sent then',
  )
}

const mailsWait = (count: number): string => (count === 1 ? '1 mail waits' : `${count} mails wait`)

const givenUpMails = (count: number): CheckResult =>
  warning(
    'mails',
    `${count === 1 ? '1 mail was' : `${count} mails were`} given up after five days of trying`,
    "check SMTP_URL, and the addresses in the chatbots' settings; the log has the server's answers",
  )

/** Webhooks that are paused because their receivers have failed for too long. */
export async function checkWebhooks(store: Store): Promise<CheckResult[]> {
  const paused = await store.webhooks.paused()
  return paused.map(({ id, url, lastError }) => {
    const advice = `mend the receiver, then call WebhookResume with "WebhookID": ${id}, or end it with WebhookRemove`
    return warning(
      'webhooks',
      `${new URL(url).host} ${lastError ?? 'took nothing'}, so webhook ${id} is paused`,
      advice,
    )
  })
}

/** Checks that the mail server answers and accepts the login; sends no mail. */
export async function checkMailServer(settings: MailSettings): Promise<CheckResult> {
  try {
    await reachMailServer(settings)
    return passed('SMTP_URL', 'the mail server answers')
  } catch (error) {
    return mend('SMTP_URL', `the mail server cannot be used (${reasonOf(error)})`, CHECK_ADDRESS)
  }
}

const CHECK_ADDRESS = 'check SMTP_URL; it begins with smtps:// for port 465, with smtp:// for 587 and 25'

/** Maximum number of chatbots named in one line. */
const NAMED = 5

/** Checks that each chatbot's Model is available; if not, the default model answers instead. */
export async function checkChatbotModels(store: Store, { byKey, defaultKey }: Models): Promise<CheckResult[]> {
  const lacking = new Map<string, string[]>()
  for await (const { serialNumber, model } of chosen(store))
    if (byKey(model) === undefined) lacking.set(model, [...(lacking.get(model) ?? []), serialNumber])
  if (lacking.size === 0) return [passed('chatbots', 'the model of every chatbot is usable')]
  return [...lacking].map(([model, serialNumbers]) => {
    const others = serialNumbers.length - NAMED
    const named = `${serialNumbers.slice(0, NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}`
    const advice = `set the key of its vendor, or give them another Model; until then ${defaultKey} answers`
    return warning('chatbots', `${model} is not usable, but the model of ${named}`, advice)
  })
}

/** The chatbots with a model of their own. */
async function* chosen(store: Store): AsyncGenerator<{ serialNumber: string; model: string }> {
  for (const workspace of await store.workspaces.list())
    for await (const { serialNumber, settings } of store.chatbots.list(workspace.id))
      if (settings.Model !== undefined) yield { serialNumber, model: settings.Model }
}

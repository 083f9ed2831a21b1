import { defaultSettings } from '../../../contract/chatbot.ts'
import type { Mail } from '../../ports/people.ts'
import type { Chatbot, Store } from '../../ports/ports.ts'
import type { Webhook } from '../../ports/webhooks.ts'
import { write } from '../mails/letter.ts'
import { mailWords } from '../mails/words/words.ts'

const PAGE = 200

/** The mail that tells the business of a webhook that was paused; undefined where no address is set. */
export async function pausedMail(store: Store, webhook: Webhook): Promise<(Mail & { chatbotId: number }) | undefined> {
  const chatbot = await chatbotWithAddress(store, webhook)
  if (chatbot === undefined) return undefined
  const { TalkToHumanEmail = '', Name = '', TimeZone = defaultSettings.TimeZone } = chatbot.settings
  const words = mailWords(chatbot.settings)
  const name = words.chatbot(Name, chatbot.serialNumber)
  const { host } = new URL(webhook.url)
  const letter = write({
    subject: words.webhookSubject(host),
    opening: words.webhookPaused(host),
    blocks: [
      {
        heading: words.webhook(webhook.id),
        facts: [[words.labels.lastError, webhook.lastError ?? '']],
        lines: [],
      },
    ],
    closing: words.closing(name, chatbot.serialNumber, TimeZone),
  })
  return { chatbotId: chatbot.id, to: TalkToHumanEmail, replyTo: '', ...letter }
}

/** The webhook's own chatbot, or for one of all chatbots the newest that names an address. */
async function chatbotWithAddress(store: Store, { workspaceId, chatbotId }: Webhook): Promise<Chatbot | undefined> {
  const own = chatbotId === null ? undefined : await store.chatbots.byId(chatbotId)
  const candidates = own === undefined ? await store.chatbots.list(workspaceId, { offset: 0, limit: PAGE }) : [own]
  return candidates.find(({ settings }) => (settings.TalkToHumanEmail ?? '') !== '')
}

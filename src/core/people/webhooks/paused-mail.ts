import { defaultSettings } from '../../../contract/chatbot/settings.ts'
import type { Webhook } from '../../ports/events.ts'
import type { Mail } from '../../ports/people.ts'
import type { Store } from '../../ports/ports.ts'
import type { Chatbot } from '../../ports/sessions.ts'
import { renderLetter } from '../mails/letter.ts'
import { mailWords } from '../mails/words/words.ts'

/** Why an event was not taken. `isGone`: the receiver wants no further try. */
export type Refusal = { error: string; isGone: boolean }

/** The mail about a paused webhook; undefined if no e-mail address is set. */
export async function pausedMail(
  store: Store,
  webhook: Webhook,
  { error, isGone }: Refusal,
): Promise<(Mail & { chatbotId: number }) | undefined> {
  const chatbot = await chatbotWithAddress(store, webhook)
  if (chatbot === undefined) return undefined
  const { TalkToHumanEmail = '', Name = '', TimeZone = defaultSettings.TimeZone } = chatbot.settings
  const words = mailWords(chatbot.settings)
  const name = words.chatbot(Name, chatbot.serialNumber)
  const { host } = new URL(webhook.url)
  const letter = renderLetter({
    subject: words.webhookSubject(host),
    opening: isGone ? words.webhookGone(host) : words.webhookPaused(host),
    blocks: [
      {
        heading: words.webhook(webhook.id),
        facts: [[words.labels.lastError, error]],
        lines: [],
      },
    ],
    closing: words.closing(name, chatbot.serialNumber, TimeZone),
  })
  return { chatbotId: chatbot.id, to: TalkToHumanEmail, replyTo: '', ...letter }
}

/** The webhook's chatbot; for a webhook of all chatbots, the newest chatbot with an e-mail address. */
async function chatbotWithAddress(store: Store, { workspaceId, chatbotId }: Webhook): Promise<Chatbot | undefined> {
  const own = chatbotId === null ? undefined : await store.chatbots.byId(chatbotId)
  const candidates = own === undefined ? store.chatbots.list(workspaceId) : [own]
  for await (const chatbot of candidates) if ((chatbot.settings.TalkToHumanEmail ?? '') !== '') return chatbot
  return undefined
}

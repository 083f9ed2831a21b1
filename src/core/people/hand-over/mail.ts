import type { Settings } from '../../../contract/chatbot/settings.ts'
import type { Mail } from '../../ports/people.ts'
import type { Store } from '../../ports/ports.ts'
import type { Chatbot, Session } from '../../ports/sessions.ts'
import { leadFacts, linesOf, renderLetter } from '../mails/letter.ts'
import { mailWords } from '../mails/words/words.ts'

/** Maximum number of messages of a session in its mail. */
const SHOWN = 100

type HandedOver = { chatbot: Chatbot; settings: Settings; session: Session }

/** The mail that asks a person to take over, with the messages so far and the visitor's contact details. */
export async function handOverMail(store: Store, { chatbot, settings, session }: HandedOver): Promise<Mail> {
  const words = mailWords(settings)
  const { labels } = words
  const name = words.chatbot(settings.Name, chatbot.serialNumber)
  const messages = await store.messages.ofSession(session.id, SHOWN)
  const leads = await store.leads.ofSession(session.id)
  const replyTo = leads.findLast(({ email }) => email !== '')?.email ?? ''
  const whereabouts: [string, string][] = [
    [labels.source, session.source],
    [labels.visitor, session.visitorId ?? ''],
    [labels.site, session.uri],
    [labels.session, String(session.id)],
  ]
  const letter = renderLetter({
    subject: words.handOverSubject(name),
    opening: `${words.handOver(name)} ${replyTo === '' ? words.noReply : words.reply}`,
    blocks: [
      {
        heading: words.wayBack,
        facts: [...leads.flatMap((lead) => leadFacts(lead, words)), ...whereabouts],
        lines: [],
      },
      { heading: words.talk, facts: [], lines: linesOf(messages, settings.TimeZone, words) },
    ],
    closing: words.closing(name, chatbot.serialNumber, settings.TimeZone),
  })
  return { to: settings.TalkToHumanEmail, replyTo, ...letter }
}

import { type Models, settingsOf } from '../../chatbots/chatbots.ts'
import { type Chore, createChore } from '../../chore.ts'
import type { DigestKind } from '../../ports/people.ts'
import type { Chatbot, Clock, Log, Store } from '../../ports/ports.ts'
import { type Due, nextDay } from './days.ts'
import { digestKinds, recipients } from './kinds.ts'
import { digestMail } from './mails.ts'

type Deps = { store: Store; models: Models; now: Clock; log: Log }

/**
 * Keeps the daily mails of all chatbots to be sent, soon after midnight where each is, once each in any number of
 * processes; days that passed while none ran are made up for.
 */
export function createDigests({ store, models, now, log }: Deps): Chore {
  async function dueOf(from: Store, chatbot: Chatbot, kind: DigestKind): Promise<Due | undefined> {
    const settings = settingsOf(chatbot, models)
    if (settings[recipients[kind]] === '') return undefined
    return nextDay(await from.digests.last(chatbot.id, kind), now(), settings.TimeZone)
  }

  /** Makes the mail of the next day that is due; false when there is none. */
  const makeNext = (id: number, kind: DigestKind): Promise<boolean> =>
    store.transaction(async (within) => {
      const chatbot = await within.chatbots.byId(id)
      const due = chatbot && (await dueOf(within, chatbot, kind))
      if (chatbot === undefined || due === undefined) return false
      // Who else makes it at this moment waits here, and then finds it made.
      if (!(await within.digests.add(id, kind, due))) return false
      const settings = settingsOf(chatbot, models)
      const mail = await digestMail[kind](within, { chatbot, settings, due })
      const cause = `${kind} of chatbot ${id} on ${due.day}`
      const to = settings[recipients[kind]]
      if (mail !== undefined) await within.mails.add({ ...mail, to, replyTo: '', chatbotId: id, cause })
      return true
    })

  /** Looks first without a lock, which most of the time is enough. */
  async function makeAll(chatbot: Chatbot, kind: DigestKind, isClosing: () => boolean): Promise<void> {
    if ((await dueOf(store, chatbot, kind)) === undefined) return
    while (!isClosing() && (await makeNext(chatbot.id, kind)));
  }

  const failed = (error: unknown) => log.warn({ err: error }, 'could not make the daily mails; they are tried again')

  return createChore(async (isClosing) => {
    // One chatbot's trouble is not the others'.
    for (const chatbot of await store.chatbots.withDailyMails())
      for (const kind of digestKinds) await makeAll(chatbot, kind, isClosing).catch(failed)
  }, failed)
}

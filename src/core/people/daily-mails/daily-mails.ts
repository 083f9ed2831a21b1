import { DAY_MS } from '../../../contract/fields/times.ts'
import { settingsOf } from '../../chatbots/chatbots.ts'
import { type Chore, createChore } from '../../chore.ts'
import { dailyMailCause } from '../../ports/mail-causes.ts'
import type { Models } from '../../ports/models.ts'
import type { DailyMailKind } from '../../ports/people.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'
import type { Chatbot } from '../../ports/sessions.ts'
import { dailyMail } from './day-mail.ts'
import { type DueDay, dailyMailKinds, nextDay, recipients } from './schedule.ts'

/** If the last day made ends so much later than now, the clock was set back since. All days that end after now are then forgotten. */
const AHEAD_MS = 2 * DAY_MS

type Deps = { store: Store; models: Models; now: Clock; log: Log }

/**
 * Writes the daily mails of all chatbots to the outbox soon after midnight in their time zones; each once across all processes.
 * Catches up on days when no process ran.
 */
export function createDailyMails({ store, models, now, log }: Deps): Chore {
  async function dueOf(from: Store, chatbot: Chatbot, kind: DailyMailKind): Promise<DueDay | undefined> {
    const settings = settingsOf(chatbot, models)
    if (settings[recipients[kind]] === '') return undefined
    const last = await from.dailyMails.last(chatbot.id, kind)
    if (last === undefined || last.until < now() + AHEAD_MS) return nextDay(last, now(), settings.TimeZone)
    await from.dailyMails.removeAfter(chatbot.id, kind, now())
    return await dueOf(from, chatbot, kind)
  }

  /** Makes the mail of the next day that is due; false if none is. */
  const makeNext = (id: number, kind: DailyMailKind): Promise<boolean> =>
    store.transaction(async (within) => {
      const chatbot = await within.chatbots.byId(id)
      const due = chatbot && (await dueOf(within, chatbot, kind))
      if (chatbot === undefined || due === undefined) return false
      // Another process that makes it now holds the row: this waits, and then gets false.
      if (!(await within.dailyMails.add(id, kind, due))) return false
      const settings = settingsOf(chatbot, models)
      const mail = await dailyMail[kind](within, { chatbot, settings, due })
      const cause = dailyMailCause(kind, id, due.day)
      const to = settings[recipients[kind]]
      if (mail !== undefined) await within.mails.add({ ...mail, to, replyTo: '', chatbotId: id, cause })
      return true
    })

  /** Checks without a lock first; mostly nothing is due. */
  async function makeAll(chatbot: Chatbot, kind: DailyMailKind, isClosing: () => boolean): Promise<void> {
    if ((await dueOf(store, chatbot, kind)) === undefined) return
    while (!isClosing() && (await makeNext(chatbot.id, kind)));
  }

  const failed = (error: unknown) => log.warn({ err: error }, 'could not make the daily mails; they are tried again')

  return createChore(async (isClosing) => {
    // One chatbot's failure must not stop the others.
    for (const chatbot of await store.chatbots.withDailyMails())
      for (const kind of dailyMailKinds) await makeAll(chatbot, kind, isClosing).catch(failed)
  }, failed)
}

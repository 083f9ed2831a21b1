import type { Settings } from '../../../contract/chatbot.ts'
import { settingsOf } from '../../chatbots/chatbots.ts'
import { type Chore, createChore } from '../../chore.ts'
import type { HistoryMessage } from '../../ports/messages.ts'
import type { Models } from '../../ports/models.ts'
import type { DailyMailKind, Lead, Mail } from '../../ports/people.ts'
import type { Clock, Log, Store } from '../../ports/ports.ts'
import type { Chatbot } from '../../ports/sessions.ts'
import { leadFacts, linesOf, momentOf, renderLetter } from '../mails/letter.ts'
import { type MailWords, mailWords } from '../mails/words.ts'
import { type DueDay, dailyMailKinds, formatDay, nextDay, recipients } from './schedule.ts'

type Deps = { store: Store; models: Models; now: Clock; log: Log }

/**
 * Writes the daily mails of all chatbots to the outbox soon after midnight in their time zones; each once across all processes.
 * Catches up on days when no process ran.
 */
export function createDailyMails({ store, models, now, log }: Deps): Chore {
  async function dueOf(from: Store, chatbot: Chatbot, kind: DailyMailKind): Promise<DueDay | undefined> {
    const settings = settingsOf(chatbot, models)
    if (settings[recipients[kind]] === '') return undefined
    return nextDay(await from.dailyMails.last(chatbot.id, kind), now(), settings.TimeZone)
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
      const cause = `${kind} of chatbot ${id} on ${due.day}`
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

/** Most messages and leads shown in one mail. */
const SHOWN = { talks: 2_000, leads: 1_000 }

type Day = { chatbot: Chatbot; settings: Settings; due: DueDay }
type Written = Omit<Mail, 'to' | 'replyTo'>

/** The mail about a day; undefined if nothing happened. */
export const dailyMail: Record<DailyMailKind, (store: Store, day: Day) => Promise<Written | undefined>> = {
  async talks(store, { chatbot, settings, due }) {
    const messages = await store.messages.history(chatbot.id, due.from, due.until, SHOWN.talks + 1)
    if (messages.length === 0) return undefined
    const shown = messages.slice(0, SHOWN.talks)
    const talks = [...Map.groupBy(shown, ({ session }) => session.id).values()]
    const words = mailWords(settings)
    const name = words.chatbot(settings.Name, chatbot.serialNumber)
    return renderLetter({
      subject: words.talksSubject(name, formatDay(due.day, words)),
      opening: words.talks(name, formatDay(due.day, words), talks.length),
      blocks: talks.map((talk) => talkBlock(talk, settings.TimeZone, words)),
      closing: closing(
        name,
        { chatbot, settings },
        { words, more: messages.length > SHOWN.talks ? words.moreTalks : '' },
      ),
    })
  },

  async leads(store, { chatbot, settings, due }) {
    const leads = await store.leads.list(chatbot.id, { from: due.from, until: due.until, limit: SHOWN.leads + 1 })
    if (leads.length === 0) return undefined
    const shown = leads.slice(0, SHOWN.leads)
    const links = await linksOf(store, chatbot.id, shown)
    const words = mailWords(settings)
    const name = words.chatbot(settings.Name, chatbot.serialNumber)
    return renderLetter({
      subject: words.leadsSubject(name, formatDay(due.day, words)),
      opening: words.leads(name, formatDay(due.day, words), shown.length),
      blocks: shown.map((lead) => leadBlock(lead, links, settings.TimeZone, words)),
      closing: closing(name, { chatbot, settings }, { words, more: leads.length > SHOWN.leads ? words.moreLeads : '' }),
    })
  },
}

const closing = (
  name: string,
  { chatbot, settings }: Omit<Day, 'due'>,
  { words, more }: { words: MailWords; more: string },
): string => `${more === '' ? '' : `${more} `}${words.closing(name, chatbot.serialNumber, settings.TimeZone)}`

function talkBlock(messages: HistoryMessage[], timeZone: string, words: MailWords) {
  const session = messages[0]?.session
  const { labels } = words
  const handedOverAt = session?.handedOverAt ?? undefined
  const facts: [string, string][] = [
    [labels.source, session?.source ?? ''],
    [labels.visitor, session?.visitorId ?? ''],
    [labels.site, session?.uri ?? ''],
    [labels.handedOver, handedOverAt === undefined ? '' : momentOf(handedOverAt, timeZone, words)],
  ]
  return { heading: words.talkNumber(session?.id ?? 0), facts, lines: linesOf(messages, timeZone, words) }
}

function leadBlock(lead: Lead, links: Map<number, string>, timeZone: string, words: MailWords) {
  const { labels } = words
  const facts: [string, string][] = [
    ...leadFacts(lead, words),
    [labels.consentAt, lead.consent === null ? '' : momentOf(lead.consent.at, timeZone, words)],
    [labels.at, momentOf(lead.createdAt, timeZone, words)],
    [labels.source, lead.source],
    [labels.session, lead.sessionId === null ? '' : String(lead.sessionId)],
    [labels.listings, lead.listingIds.flatMap((id) => links.get(id) ?? []).join('\n')],
  ]
  return { heading: lead.name || lead.email || lead.phone, facts, lines: [] }
}

/** Listing id -> URL, for the listings of these leads that still exist. */
async function linksOf(store: Store, chatbotId: number, leads: Lead[]): Promise<Map<number, string>> {
  const ids = [...new Set(leads.flatMap(({ listingIds }) => listingIds))]
  if (ids.length === 0) return new Map()
  const listings = await store.listings(chatbotId).find('PrimaryId', ids.map(String))
  return new Map(listings.map(({ ID, Url }) => [ID, Url]))
}

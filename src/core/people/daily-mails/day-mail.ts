import type { Settings } from '../../../contract/chatbot/settings.ts'
import type { HistoryMessage } from '../../ports/messages.ts'
import type { DailyMailKind, Lead, Mail } from '../../ports/people.ts'
import type { Store } from '../../ports/ports.ts'
import type { Chatbot } from '../../ports/sessions.ts'
import { leadFacts, linesOf, MESSAGE_MAX, momentOf, renderLetter } from '../mails/letter.ts'
import type { MailWords } from '../mails/words/en.ts'
import { mailWords } from '../mails/words/words.ts'
import { type DueDay, formatDay } from './schedule.ts'

/** Maximum number of messages and leads shown in one mail. */
const SHOWN = { talks: 2_000, leads: 1_000 }
/**
 * Longest content of one mail, in UTF-16 units. As text and as HTML, encoded, it takes up to six times as many bytes; many mail
 * servers take 10 MB.
 */
const CONTENT_MAX = 500_000

type Day = { chatbot: Chatbot; settings: Settings; due: DueDay }
type Written = Omit<Mail, 'to' | 'replyTo'>

/** The mail about a day; undefined if nothing happened. */
export const dailyMail: Record<DailyMailKind, (store: Store, day: Day) => Promise<Written | undefined>> = {
  async talks(store, day) {
    const { chatbot, settings, due } = day
    const said = await store.messages.history(chatbot.id, { from: due.from, until: due.until, limit: SHOWN.talks + 1 })
    if (said.length === 0) return undefined
    const shown = fitting(said.slice(0, SHOWN.talks), ({ content }) => Math.min(content.length, MESSAGE_MAX))
    const talks = [...Map.groupBy(shown, ({ session }) => session.id).values()]
    const words = mailWords(settings)
    const blocks = talks.map((messages) => talkBlock(messages, settings.TimeZone, words))
    return letterOf('talks', day, { blocks, isCut: shown.length < said.length })
  },

  async leads(store, day) {
    const { chatbot, settings, due } = day
    const leads = await store.leads.list(chatbot.id, { from: due.from, until: due.until, limit: SHOWN.leads + 1 })
    if (leads.length === 0) return undefined
    const candidates = leads.slice(0, SHOWN.leads)
    const linksIn = await linksOf(store, chatbot.id, candidates)
    const words = mailWords(settings)
    const blocks = candidates.map((lead) => leadBlock({ ...lead, links: linksIn(lead) }, settings.TimeZone, words))
    const shown = fitting(blocks, ({ facts }) => facts.flat().join('').length)
    return letterOf('leads', day, { blocks: shown, isCut: shown.length < leads.length })
  },
}

type Content = Pick<Parameters<typeof renderLetter>[0], 'blocks'> & { isCut: boolean }

function letterOf(kind: DailyMailKind, { chatbot, settings, due }: Day, { blocks, isCut }: Content): Written {
  const words = mailWords(settings)
  const name = words.chatbot(settings.Name, chatbot.serialNumber)
  const day = formatDay(due.day, words)
  const more = { talks: words.moreTalks, leads: words.moreLeads }[kind]
  const closing = words.closing(name, chatbot.serialNumber, settings.TimeZone)
  return renderLetter({
    subject: words[`${kind}Subject`](name, day),
    opening: words[kind](name, day, blocks.length),
    blocks,
    closing: isCut ? `${more} ${closing}` : closing,
  })
}

/** The first items whose lengths together fit into one mail, at least one. */
function fitting<Item>(items: Item[], lengthOf: (item: Item) => number): Item[] {
  let length = 0
  return items.filter((item, index) => {
    length += lengthOf(item)
    return index === 0 || length <= CONTENT_MAX
  })
}

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

function leadBlock(lead: Lead & { links: string[] }, timeZone: string, words: MailWords) {
  const { labels } = words
  const facts: [string, string][] = [
    ...leadFacts(lead, words),
    [labels.consentAt, lead.consent === null ? '' : momentOf(lead.consent.at, timeZone, words)],
    [labels.at, momentOf(lead.createdAt, timeZone, words)],
    [labels.source, lead.source],
    [labels.session, lead.sessionId === null ? '' : String(lead.sessionId)],
    [labels.listings, lead.links.join('\n')],
  ]
  return { heading: lead.name || lead.email || lead.phone, facts, lines: [] }
}

/** Finds the URLs of a lead's listings, of those that still exist. */
async function linksOf(store: Store, chatbotId: number, leads: Lead[]): Promise<(lead: Lead) => string[]> {
  const ids = [...new Set(leads.flatMap(({ listingIds }) => listingIds))]
  const listings = ids.length === 0 ? [] : await store.listings(chatbotId).find('PrimaryId', ids.map(String))
  const urls = new Map(listings.map(({ ID, Url }) => [ID, Url]))
  return ({ listingIds }) => listingIds.flatMap((id) => urls.get(id) ?? [])
}

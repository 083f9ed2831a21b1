import type { Client } from '../../../src/contract/client/client.ts'
import { LINKS } from '../../../src/contract/text.ts'
import { shortened } from '../text/length.ts'
import { type BridgeWords, bridgeWordsFor } from '../words/words.ts'
import { CARD_LINE_MAX, type DeskButton, type DeskCard } from './port.ts'
import type { CardMessage, DeskRecord } from './records.ts'
import type { Detail, Requests } from './requests.ts'

/** Twenty messages are ten exchanges. */
const SHOWN = 20

/** The newest listings that the bot has shown. */
const LISTINGS_SHOWN = 5

type Asked = Pick<DeskRecord, 'asked' | 'until'>

export type DeskCards = ReturnType<typeof createDeskCards>

/** The cards of sessions. An unreachable service is retried without limit. */
export function createDeskCards({ client, withServiceRetry, detailOf }: Requests & { client: Client }) {
  return {
    /** Reads from the service what the card shows, except for the attendant, and sets it in the record. */
    async readInto(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
      const detail = await detailOf(record.of, signal)
      if (detail === undefined) return
      const { locale } = record
      Object.assign(record, await withServiceRetry(() => readCard(client, detail, { reason, locale }), signal))
    },
    /** The current card. */
    async of(record: DeskRecord, signal: AbortSignal): Promise<DeskCard> {
      const { serialNumber, since, locale } = record
      const { TimeZone } = await withServiceRetry(() => client.call('Detail', { serialNumber }), signal)
      const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: TimeZone } as const
      return cardOf(record, new Intl.DateTimeFormat(bridgeWordsFor(locale).language, clock).format(new Date(since)))
    },
  }
}

/** Reads from the service what a card shows, except for the session's state. `locale`: the desk's. */
async function readCard(
  client: Client,
  detail: Detail,
  { reason, locale }: { reason: string; locale: string | undefined },
): Promise<Asked> {
  const { SessionID, SerialNumber: serialNumber } = detail
  const { Sessions, Leads } = await client.call('VisitorExport', { serialNumber, sessionID: SessionID })
  const said = Sessions.find((session) => session.SessionID === SessionID)?.Messages ?? []
  const { desk: words } = bridgeWordsFor(locale)
  const name = detail.visitorName ?? ''
  const talk: CardMessage[] = said.slice(-SHOWN).map(({ MessageID: id, Type, By = '', Content }) => ({
    id,
    name: Type === 'User' ? name || words.visitor : Type === 'Human' ? By : words.bot,
    text: shortened(Content, CARD_LINE_MAX),
    isBot: Type === 'AI',
  }))
  const reach = [...new Set(Leads.flatMap(({ Name, Email, Phone }) => [Name, Email, Phone]))].filter(
    (way) => way !== '',
  )
  const links = said.flatMap(({ Type, Content }) => (Type === 'AI' ? [...Content.matchAll(LINKS)] : []))
  const listings = [...new Set(links.map(([link]) => link))].slice(-LISTINGS_SHOWN)
  const facts = [
    { label: words.labels.where, value: words.sources[detail.source] },
    { label: words.labels.why, value: shortened(reason, CARD_LINE_MAX) },
    { label: words.labels.reach, value: reach.join(', ') || words.unreachable },
    { label: words.labels.listings, value: listings.join(' ') },
  ]
  return {
    asked: { name, title: words.asks(name), facts: facts.filter(({ value }) => value !== ''), talk },
    until: said.at(-1)?.MessageID ?? 0,
  }
}

/** `time`: since when the state holds, formatted for staff. */
function cardOf({ of: session, attendant, by, asked, locale }: DeskRecord, time: string): DeskCard {
  const { desk: words } = bridgeWordsFor(locale)
  const states = { Waiting: words.waits(time), Person: words.attends(by, time), Bot: words.botAnswers(time) }
  const { title, facts, talk } = asked
  return {
    title,
    facts,
    talk: talk.map(({ id: _, ...said }) => said),
    state: states[attendant],
    buttons: actions[attendant].map((action) => button(action, `${session}`, words)),
  }
}

const actions = { Waiting: ['claim', 'close'], Person: ['handBack', 'close'], Bot: [] } as const satisfies Record<
  DeskRecord['attendant'],
  DeskButton['action'][]
>

export const button = (action: DeskButton['action'], object: string, { buttons }: BridgeWords['desk']): DeskButton => ({
  action,
  object,
  label: buttons[action],
})

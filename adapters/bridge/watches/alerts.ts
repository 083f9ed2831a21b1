import type { Client } from '../../../src/contract/client/client.ts'
import { allOf } from '../../../src/contract/client/pages.ts'
import type { Event } from '../../../src/contract/events/events.ts'
import { DAY_MS } from '../../../src/contract/fields/times.ts'
import type { Card } from '../listings/cards.ts'
import type { CardOf } from '../listings/listings.ts'
import type { Memory } from '../memory/memory.ts'
import type { LastVisit, Threads } from '../memory/threads.ts'
import type { Platform } from '../platform/platform.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import type { BridgeVerb, LabelledControl } from '../text/controls.ts'
import type { Time } from '../time.ts'
import { bridgeWordsFor } from '../words/words.ts'
import type { AlertPart } from './port.ts'

export type Alert = Extract<Event, { Kind: 'alert' }>
type Parts = {
  client: Client
  platform: Pick<Platform, 'name' | 'sendAlert'>
  memory: Pick<Memory, 'keyv'>
  threads: Pick<Threads, 'visitOfVisitor'>
  /** reads the current card of a listing */
  cardOf: CardOf
  time: Time
  closed: AbortSignal
  report: (error: unknown) => void
}
/** State of an alert: whether a message was attempted, and whether it was sent. */
type Progress = { tried: boolean; stands: boolean }

/** How long it is stored which alerts were sent. */
const KEPT_MS = 7 * DAY_MS

/** Key under which it is stored that a session's thread no longer takes messages. */
export const lostKey = (session: number | null): string => `lost/${session}`
const LOST_KEPT_MS = 365 * DAY_MS

/** Sends alerts of watches to the threads where they were created, each once. */
export function createAlerts({ client, platform, memory, threads, cardOf, time, closed, report }: Parts) {
  /** `isRetry`: a process that has lost its memory may have sent it. */
  async function send(alert: Alert, { isRetry }: { isRetry: boolean }): Promise<void> {
    if (alert.SessionID === null) return
    const visit = await threads.visitOfVisitor(alert.SessionID)
    if (visit === undefined) return
    const name = `alert/${alert.Sequence}`
    try {
      const card = await cardIn(alert, visit)
      await sendOnce(name, { ...alertPartOf(alert, visit, { key: `${platform.name}/${name}`, card }), isRetry })
    } catch (error) {
      ignoreRefused(error)
      await pause(alert, visit, { isRetry })
    }
  }

  /**
   * Sends an alert unless it was sent. If the result of an attempt is unknown, the platform first searches for its message.
   */
  async function sendOnce(name: string, part: AlertPart): Promise<void> {
    const known = await memory.keyv.get<Progress>(name)
    if (known?.stands === true) return
    if (known === undefined) await memory.keyv.set(name, { tried: true, stands: false } satisfies Progress, KEPT_MS)
    closed.throwIfAborted()
    const mayBeSent = part.isRetry || known !== undefined
    await withDeliveryRetry((isRetry) => platform.sendAlert({ ...part, isRetry: mayBeSent || isRetry }), time, closed)
    await memory.keyv.set(name, { tried: true, stands: true } satisfies Progress, KEPT_MS)
  }

  /** Undefined for a digest or a deleted listing. */
  async function cardIn({ Data: { ListingID, Changes }, SerialNumber: serialNumber }: Alert, { locale }: LastVisit) {
    const mls = Changes?.at(-1)?.MLSNumber ?? ''
    return ListingID === undefined || mls === '' ? undefined : cardOf({ serialNumber, id: ListingID, mls, locale })
  }

  /**
   * Handles a closed thread: pauses the watches of the session, and tells the person once in another place, if there is one.
   */
  async function pause(alert: Alert, visit: LastVisit, { isRetry }: { isRetry: boolean }): Promise<void> {
    const { SerialNumber, SessionID: sessionID, Sequence } = alert
    const ofSession = allOf((page) => client.call('WatchList', { SerialNumber, sessionID, ...page }))
    const active = (await Array.fromAsync(ofSession)).filter(({ State }) => State === 'Active')
    if (active.length === 0) return
    const name = `alert/${Sequence}/beside`
    const summaries = active.map(({ Summary }) => Summary).join('; ')
    const part = { ...lostPartOf(alert, visit, { key: `${platform.name}/${name}`, summaries }), isRetry }
    await sendOnce(name, part).catch((error: unknown) => {
      ignoreRefused(error)
      report(error)
    })
    await memory.keyv.set(lostKey(sessionID), true, LOST_KEPT_MS)
    for (const { WatchID } of active) await client.call('WatchEdit', { WatchID, State: 'Paused' })
  }

  return { send }
}

const commonPartOf = ({ CreateTime }: Alert, { thread, person, locale }: LastVisit, key: string) => ({
  thread,
  key,
  person,
  locale,
  at: Date.parse(CreateTime),
})

/** The message of an alert, with its card if it is about one listing. */
function alertPartOf(
  alert: Alert,
  visit: LastVisit,
  { key, card }: { key: string; card: Card | undefined },
): Omit<AlertPart, 'isRetry'> {
  const { Data } = alert
  const words = bridgeWordsFor(visit.locale)
  const lines = Data.Text.split('\n')
  const because = lines.length > 1 ? (lines.at(-1) ?? '') : ''
  // The link is left out, since the card has it.
  const said = lines.slice(0, because === '' ? undefined : -1).filter((line) => card === undefined || line !== card.url)
  const object = `${visit.person}/${Data.WatchIDs.length === 1 ? Data.WatchID : ''}`
  const about: LabelledControl<BridgeVerb>[] =
    card === undefined
      ? []
      : [
          { verb: 'details', object: card.listing, label: words.buttons.details },
          { verb: 'about', object: card.listing, label: words.buttons.askAbout },
        ]
  return {
    ...commonPartOf(alert, visit, key),
    text: said.join('\n'),
    because,
    card,
    buttons: [
      { verb: 'unwatch', object, label: words.watching.buttons.stop },
      { verb: 'pausewatch', object, label: words.watching.buttons.pause },
      ...about,
    ],
    toParentChannel: false,
    threadName: '',
  }
}

/** The message that watches are paused, because their thread is closed. */
function lostPartOf(
  alert: Alert,
  visit: LastVisit,
  { key, summaries }: { key: string; summaries: string },
): Omit<AlertPart, 'isRetry'> {
  const { watching } = bridgeWordsFor(visit.locale)
  return {
    ...commonPartOf(alert, visit, key),
    text: watching.lost(watching.yourThread, summaries),
    because: '',
    card: undefined,
    buttons: [],
    toParentChannel: true,
    threadName: watching.yourThread,
  }
}

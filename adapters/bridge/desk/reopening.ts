import type { Client } from '../../../src/contract/client/client.ts'
import { isOnPlatform } from '../memory/people.ts'
import { bridgeWordsFor } from '../words/words.ts'
import type { DeskDelivery } from './delivery.ts'
import type { DeskCards } from './desk-card.ts'
import type { FollowedThreads } from './followed-threads.ts'
import type { Opening } from './opening.ts'
import type { DeskPlatform } from './port.ts'
import type { DeskRecord, DeskRecords } from './records.ts'
import type { Requests } from './requests.ts'

type Parts = Requests & {
  client: Pick<Client, 'call'>
  desk: Pick<DeskPlatform, 'name'>
  records: DeskRecords
  cards: DeskCards
  opening: Opening
  delivery: DeskDelivery
  followed: FollowedThreads
}

export type Reopening = ReturnType<typeof createReopening>

/** Opens a new desk thread for a session in place of one that can no longer be used. */
export function createReopening(parts: Parts) {
  const { cards, opening, delivery, followed } = parts
  const release = createRelease(parts)

  /** For a thread that was deleted, refuses messages, or is in a channel that is no longer the desk. */
  async function reopen(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    // The old card may still exist, so its buttons are removed.
    if (record.thread !== undefined)
      await delivery.showCard(record.thread, { ...(await cards.of(record, signal)), buttons: [] }, signal)
    await openAnother(record, reason, signal)
  }

  /** For a thread whose card is gone. */
  async function openAnother(record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> {
    const { asked, opening: count } = record
    const { labels } = bridgeWordsFor(record.locale).desk
    const why = reason || (asked.facts.find(({ label }) => label === labels.why)?.value ?? '')
    if (record.thread !== undefined) {
      await followed.drop(record.thread)
      Object.assign(record, { opening: count + 1, isBegun: false, thread: undefined, reopens: true })
    }
    await opening.open(record, why, signal)
    await followed.follow(record)
    if (record.thread === undefined && record.attendant === 'Person') await release(record, why, signal)
    delete record.reopens
  }

  return { reopen, openAnother }
}

/**
 * Lets a session wait for a person again whose attendant can no longer read it, because the desk is gone. The two steps are
 * stored before the first one, so that a crash leaves nobody with the bot.
 */
function createRelease({ client, desk, records, withServiceRetry, detailOf }: Parts) {
  return async (record: DeskRecord, reason: string, signal: AbortSignal): Promise<void> => {
    const { of: session } = record
    const detail = await detailOf(session, signal)
    if (detail?.Attendant === 'Person' && isOnPlatform(desk.name, detail.By?.ID ?? '')) {
      record.releases = detail.Turn
      await records.keep(record)
      await withServiceRetry(() => client.call('HandBack', { sessionID: session }), signal)
    } else if (detail === undefined || detail.Turn - 1 !== record.releases) return
    await withServiceRetry(() => client.call('HandOver', { sessionID: session, Reason: reason }), signal)
    delete record.releases
  }
}

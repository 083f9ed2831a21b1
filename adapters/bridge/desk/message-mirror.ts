import type { EventData } from '../../../src/contract/events/events.ts'
import { isOnPlatform } from '../memory/people.ts'
import { shortened } from '../text/length.ts'
import { fileNameInText } from '../text/markdown.ts'
import { bridgeWordsFor } from '../words/words.ts'
import { type DeskDelivery, SYSTEM } from './delivery.ts'
import type { DeskCards } from './desk-card.ts'
import { CARD_LINE_MAX, type DeskAuthor, type DeskPlatform } from './port.ts'
import type { DeskRecord, DeskRecords } from './records.ts'
import type { Reopening } from './reopening.ts'
import type { Requests } from './requests.ts'
import type { StaffRecords } from './staff/records.ts'

export type MirrorParts = Pick<Requests, 'withServiceRetry'> & {
  records: DeskRecords
  staffRecords: StaffRecords
  desk: Pick<DeskPlatform, 'name'>
  cards: DeskCards
  reopening: Reopening
  delivery: DeskDelivery
  /** Called for a message that was written in that thread and cannot be shown to the visitor. */
  undelivered: (thread: string, messageId: number, attempt: string) => Promise<void>
}

/** Shows what is said, edited and removed in a session in its desk thread. */
export function createMessageMirror({
  desk,
  records,
  staffRecords,
  cards,
  reopening,
  delivery,
  withServiceRetry,
  undelivered,
}: MirrorParts) {
  /** Whether the author belongs to this platform. */
  const isOwn = (by = '') => isOnPlatform(desk.name, by)

  /** `id`: of the event. */
  async function mirror(
    session: number,
    { data, id }: { data: EventData['message']; id: string },
    signal: AbortSignal,
  ): Promise<void> {
    if (data.Change === 'Undelivered') {
      const origin = isOwn(data.By?.ID) ? await staffRecords.originOf(session, data.MessageID, signal) : undefined
      return origin === undefined ? undefined : await undelivered(origin, data.MessageID, id)
    }
    const record = await records.of(session)
    if (record?.reopens === true && record.thread === undefined) {
      await reopening.reopen(record, '', signal)
      await records.keep(record)
    }
    if (record?.thread === undefined) return
    const { MessageID, Type, Change, By } = data
    const isOnCard = MessageID <= record.until
    if (isOnCard) return Change === undefined ? undefined : await correct(record, data, signal)
    const name = `message/${MessageID}`
    const isFollowed = record.attendant !== 'Bot' || Type === 'System' || (await delivery.isShown(name))
    if (!isFollowed) return
    const isOfOwnStaff = Type === 'Human' && isOwn(By?.ID)
    const origin = isOfOwnStaff ? await staffRecords.originOf(session, MessageID, signal) : undefined
    if (origin === record.thread) return
    if (Change === 'Removed') return await remove(name, record.thread, signal)
    await showText(record, data, signal)
    await showFiles(record, data, signal)
    await records.keep(record)
  }

  async function remove(name: string, thread: string, signal: AbortSignal): Promise<void> {
    await delivery.keepFiles(name, { thread, staying: [] }, signal)
    await delivery.removeText(name, thread, signal)
  }

  async function showText(record: DeskRecord, data: EventData['message'], signal: AbortSignal): Promise<void> {
    const { MessageID, Type, Content, Change, By, FileIds = [] } = data
    const { desk: words } = bridgeWordsFor(record.locale)
    const authors: Record<typeof Type, DeskAuthor> = {
      User: { name: By?.Name || record.asked.name || words.visitor, kind: 'visitor' },
      AI: { name: words.bot, kind: 'bot' },
      Human: { name: By?.Name ?? '', kind: 'staff' },
      System: { name: words.bot, kind: 'system' },
    }
    const text = Content === '' && FileIds.length > 0 ? '📎' : Content
    if (text.trim() === '') return
    const isPosted = await delivery.post(record, { name: `message/${MessageID}`, text, author: authors[Type] }, signal)
    // The card of the new thread contains this message. A refused edit of an old message opens no new thread.
    if (!isPosted && Change === undefined && record.attendant !== 'Bot') await reopening.reopen(record, '', signal)
  }

  /** Sends the files of a new message; of an edited one it keeps those that remain, since an edit adds none. */
  async function showFiles(record: DeskRecord, data: EventData['message'], signal: AbortSignal): Promise<void> {
    const { MessageID, Change, FileIds = [] } = data
    const { thread, of: session } = record
    const name = `message/${MessageID}`
    if (thread === undefined) return
    if (Change === 'Edited') return await delivery.keepFiles(name, { thread, staying: FileIds }, signal)
    if (FileIds.length === 0) return
    const sent = { thread, name, fileIds: FileIds, session }
    const refused = await withServiceRetry(() => delivery.sendFiles(sent, signal), signal)
    const missing = refused.map((file) => bridgeWordsFor(record.locale).fileNotShown(fileNameInText(file))).join('\n')
    if (missing !== '') await delivery.post(record, { name: `${name}/refused`, text: missing, author: SYSTEM }, signal)
  }

  /** Corrects a message that is part of the card. */
  async function correct(
    record: DeskRecord,
    { MessageID, Content }: EventData['message'],
    signal: AbortSignal,
  ): Promise<void> {
    const { asked } = record
    const talk = asked.talk.flatMap((said) => {
      if (said.id !== MessageID) return said
      return Content === '' ? [] : { ...said, text: shortened(Content, CARD_LINE_MAX) }
    })
    record.asked = { ...asked, talk }
    if (record.thread !== undefined) await delivery.showCard(record.thread, await cards.of(record, signal), signal)
    await records.keep(record)
  }

  return mirror
}

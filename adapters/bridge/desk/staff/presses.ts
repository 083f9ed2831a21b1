import type { Client } from '../../../../src/contract/client/client.ts'
import { isRefusedAs } from '../../../../src/contract/client/refused.ts'
import { type Time, waitAtMost } from '../../time.ts'
import { bridgeWordsFor, describeError, isDefect } from '../../words/words.ts'
import type { DeskListener, DeskPlatform, DeskPress, StaffMessage } from '../port.ts'
import type { DeskRecords } from '../records.ts'
import type { StaffRecords } from './records.ts'
import type { Staff } from './staff.ts'

type Parts = {
  client: Client
  desk: DeskPlatform
  records: DeskRecords
  staffRecords: StaffRecords
  staff: Staff
  time: Time
  /** Resolves when the tasks of what staff wrote in the thread are done. */
  idleIn: (thread: string) => Promise<void>
  /** Queues another attempt to pass the message on. */
  passOnAgain: (message: StaffMessage, attempt: string) => Promise<void>
  /** Queues the archiving of the session's thread, which was handed back in that turn. */
  closeThread: (session: number, turn: number) => Promise<void>
  report: (error: unknown) => void
}

/** How long a hand-back waits for messages with large files, in ms. */
const PASS_ON_MS = 20_000

/** Handles the buttons of desks. */
export function createDeskPresses(parts: Parts): DeskListener['press'] {
  const { client, desk, records, staffRecords, staff, time, idleIn, passOnAgain, closeThread, report } = parts

  /** The chatbot of the session that a button belongs to; undefined if that is unknown. */
  async function chatbotOf({ action, object }: DeskPress): Promise<string | undefined> {
    const session = action === 'retry' ? (await staffRecords.failed(object))?.session : Number(object)
    if (session === undefined) return undefined
    return (
      (await records.of(session))?.serialNumber ??
      (await client.call('SessionDetail', { sessionID: session })).SerialNumber
    )
  }

  /** Whether the person is staff of that chatbot. Staff of another one may learn nothing about its visitors. */
  async function isStaff(press: DeskPress): Promise<boolean> {
    const serialNumber = await chatbotOf(press)
    const own = await staff.chatbotsOf(press)
    return serialNumber === undefined ? own.length > 0 : own.includes(serialNumber)
  }

  /** Waits until what staff wrote before the press is on its way to the visitor: after a hand-back it would not be sent. */
  async function passedOn({ object, thread }: DeskPress): Promise<void> {
    const session = Number(object)
    const own = (await records.of(session))?.thread
    const over = new AbortController()
    const idle = Promise.all([thread, own ?? thread].map((one) => idleIn(one)))
      .then(() => staffRecords.whenNothingIsSaid(session, over.signal))
      .catch(() => undefined)
    await waitAtMost(time, PASS_ON_MS, idle).finally(() => over.abort())
  }

  const actions: Record<DeskPress['action'], (press: DeskPress) => Promise<string | undefined>> = {
    async claim(press) {
      const claim = { sessionID: Number(press.object), By: desk.byOf(press), Name: press.name }
      try {
        const { Turn: turn } = await client.call('Claim', claim)
        await records.keepClaimed({ session: claim.sessionID, turn, at: press.at })
        return undefined
      } catch (error) {
        if (!isRefusedAs(error, 'sessionTaken')) throw error
        return error.message
      }
    },
    async handBack(press) {
      await passedOn(press)
      await client.call('HandBack', { sessionID: Number(press.object), By: desk.byOf(press) })
      return undefined
    },
    async close(press) {
      await passedOn(press)
      const session = Number(press.object)
      const { Turn: turn } = await client.call('HandBack', { sessionID: session, By: desk.byOf(press) })
      await closeThread(session, turn)
      return undefined
    },
    async retry({ object }) {
      const message = (await staffRecords.failed(object))?.message
      if (message !== undefined) await passOnAgain(message, `${object}/again/${time.now()}`)
      return undefined
    },
  }

  return async (press) => {
    const words = bridgeWordsFor(press.locale)
    try {
      return (await isStaff(press)) ? await actions[press.action](press) : words.notHere
    } catch (error) {
      if (isDefect(error)) report(error)
      return describeError(error, words)
    }
  }
}

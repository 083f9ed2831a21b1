import type { Client } from '../../../src/contract/client/client.ts'
import type { Memory } from '../memory/memory.ts'
import { createSentFiles } from '../outgoing/files.ts'
import { createNamedMessages } from '../outgoing/named-messages.ts'
import type { Platform, ReplyPart } from '../platform/platform.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import type { DeskAuthor, DeskCard, DeskPlatform } from './port.ts'
import type { DeskRecord } from './records.ts'

type Parts = {
  desk: DeskPlatform
  client: Pick<Client, 'call' | 'download'>
  platform: Pick<Platform, 'limits' | 'encode' | 'remove' | 'sendFile'>
  memory: Memory
  time: Time
  report: (error: unknown) => void
}
/** A message in a desk thread. `name` identifies it. */
type Said = { name: string; author: DeskAuthor; text: string }
type SentFiles = { thread: string; name: string; fileIds: number[]; session: number }

/** The author of what the bot itself says at the desk. */
export const SYSTEM: DeskAuthor = { name: '', kind: 'system' }
/** Reserved for the bold name before the text. */
const NAME_ROOM = 150

export type DeskDelivery = ReturnType<typeof createDeskDelivery>

/** Shows messages, cards and files in desk threads, each once even after a crash. Permanent refusals are reported. */
export function createDeskDelivery(parts: Parts) {
  const unlessRefused = createRefusalReport(parts.report)
  return {
    ...createTextDelivery(parts, unlessRefused),
    ...createFileDelivery(parts, unlessRefused),
    ...createThreadChanges(parts, unlessRefused),
  }
}

/** Runs work. A permanent refusal is reported, and the result is undefined. */
type UnlessRefused = <T>(work: () => Promise<T>) => Promise<T | undefined>

const createRefusalReport =
  (report: Parts['report']): UnlessRefused =>
  async (work) => {
    try {
      return await work()
    } catch (error) {
      ignoreRefused(error)
      report(error)
      return undefined
    }
  }

function createTextDelivery({ desk, platform, memory, time }: Parts, unlessRefused: UnlessRefused) {
  const messages = createNamedMessages(memory.keyv)
  const limits = { ...platform.limits, text: platform.limits.text - NAME_ROOM }

  /** Shows the text as messages after the message `after`. Returns the id of the last one. */
  async function show(thread: string, { name, author, text, after }: Said & { after: string }, signal: AbortSignal) {
    let last = (await messages.idsOf(nameOf(name))).at(-1) ?? after
    const showPart = async (part: ReplyPart) => {
      const shown = await desk.show({ ...part, author, after: last })
      last = shown.id
      return shown
    }
    await messages.show(text, {
      platform: { ...platform, limits, show: showPart, closeAbandoned: async () => undefined },
      time,
      thread,
      key: keyOf(desk, name),
      name: nameOf(name),
      replyTo: '',
      person: '',
      locale: undefined,
      signal,
    })
    return last
  }

  /** Posts a message in the record's thread. Returns whether it was posted: there may be no thread, or it refuses messages. */
  async function post(record: DeskRecord, said: Said, signal: AbortSignal): Promise<boolean> {
    const { thread, last: after } = record
    if (thread === undefined) return false
    const last = await unlessRefused(() => show(thread, { ...said, after }, signal))
    if (last !== undefined) record.last = last
    return last !== undefined
  }

  return {
    post,
    /** Posts a message of the bot. Its name needs to be unique within the session. */
    note: (record: DeskRecord, { name, text }: Omit<Said, 'author'>, signal: AbortSignal): Promise<boolean> =>
      post(record, { name: `${record.of}/${name}`, text, author: SYSTEM }, signal),
    /** Whether a message of that name was shown. */
    isShown: async (name: string) => (await messages.idsOf(nameOf(name))).length > 0,
    async removeText(name: string, thread: string, signal: AbortSignal): Promise<void> {
      for (const id of await messages.idsOf(nameOf(name)))
        await unlessRefused(() => withDeliveryRetry(() => platform.remove({ thread, id }), time, signal))
    },
  }
}

function createFileDelivery(parts: Parts, unlessRefused: UnlessRefused) {
  const { client, desk, platform, memory, time, report } = parts
  const files = createSentFiles({ client, platform, keyv: memory.keyv, time, report })
  return {
    /** Sends files; returns the names of those that the platform refuses. */
    async sendFiles({ thread, name, fileIds, session }: SentFiles, signal: AbortSignal): Promise<string[]> {
      const shown = { thread, replyTo: thread, person: '', locale: undefined }
      const target = { ...shown, key: keyOf(desk, name), name: nameOf(name), session }
      return (await files.send(fileIds, target, signal)).map((file) => file.name)
    },
    /** Removes the files of a message except those that stay. */
    keepFiles: (name: string, { thread, staying }: { thread: string; staying: number[] }, signal: AbortSignal) =>
      unlessRefused(() => files.takeBack({ name: nameOf(name), thread, staying }, signal)),
  }
}

function createThreadChanges({ desk, time }: Parts, unlessRefused: UnlessRefused) {
  const deliver = (work: () => Promise<void>, signal: AbortSignal) =>
    unlessRefused(() => withDeliveryRetry(work, time, signal))
  return {
    showCard: (thread: string, card: DeskCard, signal: AbortSignal) =>
      deliver(() => desk.showCard(thread, card), signal),
    async archive(record: DeskRecord, signal: AbortSignal): Promise<void> {
      const { thread } = record
      record.closes = false
      if (thread !== undefined) await deliver(() => desk.archive(thread), signal)
    },
    erase: (thread: string, signal: AbortSignal) => deliver(() => desk.erase(thread), signal),
  }
}

const nameOf = (name: string): string => `desk-post/${name}`
const keyOf = ({ name: platform }: Pick<DeskPlatform, 'name'>, name: string): string => `${platform}/desk/${name}`

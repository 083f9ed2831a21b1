import type { Client } from '../../../src/contract/client/client.ts'
import type { Memory } from '../memory/memory.ts'
import { createSentFiles } from '../outgoing/files.ts'
import { createNamedMessages } from '../outgoing/named-messages.ts'
import type { Platform, ReplyPart } from '../platform/platform.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'
import type { Time } from '../time.ts'
import type { DeskAuthor, DeskCard, DeskPlatform } from './port.ts'

type Parts = {
  desk: DeskPlatform
  client: Pick<Client, 'call' | 'download'>
  platform: Pick<Platform, 'limits' | 'encode' | 'remove' | 'sendFile'>
  memory: Memory
  time: Time
  report: (error: unknown) => void
}
/** A message in a desk thread. `name` identifies it; `after` is the id of the message before it. */
type Post = { thread: string; after: string; name: string; author: DeskAuthor; text: string }

type SentFiles = Pick<Post, 'thread' | 'name'> & { fileIds: number[]; session: number }

/** Reserved for the bold name before the text. */
const NAME_ROOM = 150

export type DeskPosts = ReturnType<typeof createDeskPosts>

/** Shows messages, cards and files in desk threads, each once even after a crash. Permanent refusals are reported. */
export function createDeskPosts({ client, desk, platform, memory, time, report }: Parts) {
  const files = createSentFiles({ client, platform, keyv: memory.keyv, time, report })
  const messages = createNamedMessages(memory.keyv)
  const limits = { ...platform.limits, text: platform.limits.text - NAME_ROOM }

  async function taken<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work()
    } catch (error) {
      ignoreRefused(error)
      report(error)
      return undefined
    }
  }
  return {
    /** Returns the id of the last message; undefined if the thread refuses messages. */
    post: ({ thread, after, name, author, text }: Post, signal: AbortSignal): Promise<string | undefined> =>
      taken(async () => {
        let last = (await messages.idsOf(nameOf(name))).at(-1) ?? after
        const show = async (part: ReplyPart) => {
          const shown = await desk.show({ ...part, author, after: last })
          last = shown.id
          return shown
        }
        await messages.show(text, {
          platform: { ...platform, limits, show, closeAbandoned: async () => undefined },
          time,
          thread,
          key: `${desk.name}/desk/${name}`,
          name: nameOf(name),
          replyTo: '',
          person: '',
          locale: undefined,
          signal,
        })
        return last
      }),

    /** Whether a message of that name was shown. */
    isShown: async (name: string) => (await messages.idsOf(nameOf(name))).length > 0,

    /** Sends files; returns the names of those that the platform refuses. */
    async files({ thread, name, fileIds, session }: SentFiles, signal: AbortSignal): Promise<string[]> {
      const key = `${desk.name}/desk/${name}`
      const target = { thread, key, replyTo: thread, person: '', locale: undefined, name: nameOf(name), session }
      return (await files.send(fileIds, target, signal)).map((file) => file.name)
    },

    /** Removes the files of a message except those that stay. */
    keepFiles: (name: string, { thread, staying }: { thread: string; staying: number[] }, signal: AbortSignal) =>
      taken(() => files.takeBack({ name: nameOf(name), thread, staying }, signal)),

    async takeBack(name: string, thread: string, signal: AbortSignal): Promise<void> {
      await taken(() => files.takeBack({ name: nameOf(name), thread }, signal))
      for (const id of await messages.idsOf(nameOf(name)))
        await taken(() => withDeliveryRetry(() => platform.remove({ thread, id }), time, signal))
    },

    card: (thread: string, card: DeskCard, signal: AbortSignal) =>
      taken(() => withDeliveryRetry(() => desk.showCard(thread, card), time, signal)),
    archive: (thread: string, signal: AbortSignal) =>
      taken(() => withDeliveryRetry(() => desk.archive(thread), time, signal)),
    erase: (thread: string, signal: AbortSignal) =>
      taken(() => withDeliveryRetry(() => desk.erase(thread), time, signal)),
  }
}

const nameOf = (name: string): string => `desk-post/${name}`

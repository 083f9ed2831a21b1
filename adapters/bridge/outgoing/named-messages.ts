import type { Keyv } from 'keyv'
import { EDITABLE_MS } from '../memory/memory.ts'
import { noProgress, type ReplyProgress, showReply } from '../reply/show-reply.ts'
import { ignoreRefused, withDeliveryRetry } from '../retry.ts'

/** The stored progress of a message. `anew`: how often it was posted anew because the platform refused an edit. */
type Progress = ReplyProgress & { anew?: number }
/** `stored`: fields to store with the progress. */
type Target = Omit<Parameters<typeof showReply>[1], 'begun' | 'keep'> & { name: string; stored?: object }

/** Messages that are no answers, each by a name: shown once even after a crash, and then edited. */
export function createNamedMessages(keyv: Keyv) {
  const progressOf = async (name: string): Promise<Progress> => (await keyv.get<Progress>(name)) ?? noProgress

  async function showFrom(begun: Progress, text: string, { name, stored, ...target }: Target): Promise<void> {
    const { anew = 0 } = begun
    const key = anew === 0 ? target.key : `${target.key}/anew/${anew}`
    const keep = async (now: ReplyProgress) => void (await keyv.set(name, { ...now, anew, ...stored }, EDITABLE_MS))
    await showReply(text, { ...target, key, begun, keep })
  }

  return {
    idsOf: async (name: string): Promise<string[]> => (await progressOf(name)).ids,

    /** Creates or edits the message. If the platform refuses an edit, such as of a part that was deleted, posts it all anew. */
    async show(text: string, target: Target): Promise<void> {
      const begun = await progressOf(target.name)
      try {
        await showFrom(begun, text, target)
      } catch (error) {
        ignoreRefused(error)
        const { ids, anew = 0 } = await progressOf(target.name)
        if (begun.ids.length === 0) throw error
        await remove(ids, target)
        await showFrom({ ...noProgress, anew: anew + 1 }, text, target)
      }
    },
  }
}

async function remove(ids: string[], { platform, thread, time, signal }: Target): Promise<void> {
  for (const id of ids)
    await withDeliveryRetry(() => platform.remove({ thread, id }), time, signal).catch(ignoreRefused)
}

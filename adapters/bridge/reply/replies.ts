import type { Keyv } from 'keyv'
import type { ReplyProgress } from './live.ts'
import type { Plan } from './plan.ts'

/** A reply on its way, with all that is needed to go on with it after a crash. */
export type Reply = Plan & {
  /** the session it is asked in */
  session: number
  begun: ReplyProgress
  /** how long the text was that was shown last */
  shown: number
}

/** The service knows an Idempotency-Key for 24 hours; later the same question would be asked anew. */
const KEPT_MS = 24 * 60 * 60 * 1_000

export type Replies = {
  find(key: string): Promise<Reply | undefined>
  keep(key: string, reply: Reply): Promise<void>
  forget(key: string): Promise<void>
}

const nameOf = (key: string) => `reply/${key}`

export function createReplies(keyv: Keyv): Replies {
  return {
    find: (key) => keyv.get<Reply>(nameOf(key)),
    async keep(key, reply) {
      await keyv.set(nameOf(key), reply, KEPT_MS)
    },
    async forget(key) {
      await keyv.delete(nameOf(key))
    },
  }
}

import { createHash } from 'node:crypto'
import type { Keyv } from 'keyv'
import { KEY_LIFE_MS, TOKEN_MAX } from '../../../src/contract/chat.ts'
import type { Plan } from './question-plan.ts'
import type { ReplyProgress } from './show-reply.ts'

/** A reply in progress, with everything needed to continue it after a crash. */
export type Reply = Plan & {
  /** the session of the question */
  session: number
  begun: ReplyProgress
  /** length of the text that was shown last */
  shown: number
}

/** Replies are stored while the service keeps their Idempotency-Keys; after that the same question would be asked again. */
export type Replies = {
  find(key: string): Promise<Reply | undefined>
  keep(key: string, reply: Reply): Promise<void>
  forget(key: string): Promise<void>
}

const entryOf = (key: string) => `reply/${key}`

export function createReplies(keyv: Keyv): Replies {
  return {
    find: (key) => keyv.get<Reply>(entryOf(key)),
    async keep(key, reply) {
      await keyv.set(entryOf(key), reply, KEY_LIFE_MS)
    },
    async forget(key) {
      await keyv.delete(entryOf(key))
    },
  }
}

/** The Idempotency-Key of a step of a reply. */
export function stepKey(key: string, index: number): string {
  const name = index === 0 ? key : `${key}/${index}`
  return name.length <= TOKEN_MAX ? name : createHash('sha256').update(name).digest('base64url')
}

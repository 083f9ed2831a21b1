import type { RecentMessages } from '../memory/recent-messages.ts'
import type { Time } from '../time.ts'
import type { DeskRecord } from './records.ts'

type Parts = {
  /** Adds the thread to those that are checked for missed messages after a disconnect. */
  know: (thread: string) => Promise<void>
  /** what is compared with what stands at the desk after a disconnect */
  recentMessages: Pick<RecentMessages, 'add' | 'drop'>
  time: Pick<Time, 'now'>
}

export type FollowedThreads = ReturnType<typeof createFollowedThreads>

/** The desk threads that are checked after a disconnect: for what staff wrote, and for cards that were deleted. */
export function createFollowedThreads({ know, recentMessages, time }: Parts) {
  /** A deleted card of the thread is no longer noticed. */
  const drop = (thread: string): Promise<void> => recentMessages.drop(thread, thread)
  return {
    drop,
    /** Has the thread of a session checked, and its card while its buttons are needed. */
    async follow({ of: session, thread, attendant }: DeskRecord): Promise<void> {
      if (thread === undefined) return
      await know(thread)
      if (attendant === 'Bot') await drop(thread)
      else await recentMessages.add(thread, [{ id: thread, at: time.now(), session }])
    },
  }
}

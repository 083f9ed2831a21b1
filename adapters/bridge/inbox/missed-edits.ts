import type { DeskListener } from '../desk/port.ts'
import type { RecentMessages } from '../memory/recent-messages.ts'
import type { BridgeListener } from '../platform/listener.ts'
import type { Platform } from '../platform/platform.ts'
import { retryDeliveryAfter } from '../retry.ts'
import type { Time } from '../time.ts'
import type { Inbox } from './inbox.ts'
import { createRetryQueue } from './retry-queue.ts'

type Parts = {
  platform: Pick<Platform, 'changesOf'>
  /** messages that were passed on to a person, who sees their changes too */
  passedOn: Pick<RecentMessages, 'threads' | 'idsIn'>
  /** messages that are not passed on yet */
  inbox: Pick<Inbox, 'unanswered' | 'idleIn'>
  listener: Pick<BridgeListener, 'edited' | 'deleted'> & Partial<Pick<DeskListener, 'threadDeleted'>>
  time: Time
  report: (error: unknown) => void
}

/** Rest after each thread, in ms, which leaves the platform's rate limit to answers. */
const REST_MS = 100

/**
 * Finds edits and deletions that happened while the bot was not connected, for which the platform sends no events. Runs in
 * the background, one thread at a time: Slack may allow one a minute, and nobody waits for it.
 */
export function createMissedEdits({ platform, passedOn, inbox, listener, time, report }: Parts) {
  const closing = new AbortController()
  const closed = closing.signal
  /** threads where messages were still to be passed on; they are compared after that */
  const unfinished = new Set<string>()
  const failures = new Map<string, number>()

  async function compare(thread: string): Promise<void> {
    if (unfinished.delete(thread)) await inbox.idleIn(thread)
    const ids = await passedOn.idsIn(thread)
    if (ids.length === 0) return
    const { deleted, edited, isThreadDeleted } = await platform.changesOf(thread, ids)
    if (closed.aborted) return
    if (isThreadDeleted) await listener.threadDeleted?.(thread)
    for (const id of deleted) await listener.deleted({ thread, id })
    for (const change of edited) await listener.edited({ thread, ...change })
    await time.sleep(REST_MS, closed)
  }

  /** Compares a thread. Returns the delay before the next attempt in ms; undefined if none is needed. */
  async function attempt(thread: string): Promise<number | undefined> {
    try {
      await compare(thread)
    } catch (error) {
      return closed.aborted ? undefined : retryAfter(thread, error)
    }
    failures.delete(thread)
    return undefined
  }
  function retryAfter(thread: string, error: unknown): number | undefined {
    const tries = (failures.get(thread) ?? 0) + 1
    failures.set(thread, tries)
    try {
      return retryDeliveryAfter(error, tries)
    } catch {
      failures.delete(thread)
      report(error)
      return undefined
    }
  }
  const queue = createRetryQueue({ work: attempt, done: () => undefined, sideBySide: 1, time, closed })

  return {
    /** Compares the messages of the last day with what stands in their threads. Called after each connect. */
    async begin(): Promise<void> {
      const later = await Array.fromAsync(inbox.unanswered())
      for (const thread of later) unfinished.add(thread)
      failures.clear()
      queue.retryNow()
      queue.add((await Array.fromAsync(passedOn.threads())).filter((thread) => !unfinished.has(thread)))
      queue.add(later)
    },
    idle: async (): Promise<void> => (closed.aborted ? undefined : await queue.idle()),
    close: () => closing.abort(),
  }
}

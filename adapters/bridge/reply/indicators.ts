import { createKeyedLock } from '../keyed-lock.ts'
import type { Platform } from '../platform/platform.ts'
import { Undelivered } from '../platform/undelivered.ts'
import type { Time } from '../time.ts'

type Parts = {
  platform: Pick<Platform, 'setTyping' | 'typingRefreshMs' | 'mark'>
  time: Time
  report: (error: unknown) => void
}

/** Typing indicators and reactions. They never delay an answer. */
export type Indicators = {
  /** Runs `work` with a typing indicator in the thread, which is renewed until the work ends. */
  during: <T>(thread: string, work: () => Promise<T>) => Promise<T>
  mark: (thread: string, id: string, sign: 'seen' | 'done') => void
  /** Resolves when all requests for indicators have ended. */
  settled: () => Promise<void>
}

export function createIndicators({ platform, time, report }: Parts): Indicators {
  const inTurn = createKeyedLock()
  const open = new Set<Promise<void>>()
  const give = (work: Promise<void>) => work.catch(ignoreUndelivered)
  /** An indicator that the platform refuses is ignored. */
  const ignoreUndelivered = (error: unknown) => {
    if (!(error instanceof Undelivered)) report(error)
  }
  const follow = (key: string, work: () => Promise<void>) => {
    const turn = inTurn(key, work)
    open.add(turn)
    void turn.finally(() => open.delete(turn))
  }
  return {
    during(thread, work) {
      const over = new AbortController()
      follow(`working/${thread}`, async () => {
        while (!over.signal.aborted) {
          await give(platform.setTyping(thread, true))
          await time.sleep(platform.typingRefreshMs, over.signal)
        }
        await give(platform.setTyping(thread, false))
      })
      return work().finally(() => over.abort())
    },
    mark: (thread, id, sign) => follow(`mark/${thread}/${id}`, () => give(platform.mark({ thread, id }, sign))),
    async settled() {
      while (open.size > 0) await Promise.all(open)
    },
  }
}

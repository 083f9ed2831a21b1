import { type Platform, Undelivered } from './platform.ts'
import type { Time } from './time.ts'

type Parts = {
  platform: Pick<Platform, 'working' | 'workingMs'>
  time: Time
  report: (error: unknown) => void
}

/** Does the work with the sign of it in the thread: given at once, again and again, and taken away whatever happens. */
export type WithSign = <T>(thread: string, work: () => Promise<T>) => Promise<T>

export function createSign({ platform, time, report }: Parts): WithSign {
  const give = (thread: string, on: boolean) => platform.working(thread, on).catch(unlessUndelivered(report))
  return async (thread, work) => {
    const over = new AbortController()
    const signs = (async () => {
      while (!over.signal.aborted) {
        await give(thread, true)
        await time.sleep(platform.workingMs, over.signal)
      }
    })()
    try {
      return await work()
    } finally {
      over.abort()
      await signs
      await give(thread, false)
    }
  }
}

/** A sign that cannot be given is no reason not to answer. */
export const unlessUndelivered = (report: (error: unknown) => void) => (error: unknown) => {
  if (!(error instanceof Undelivered)) report(error)
}

import { isTemporary } from '../retry.ts'
import type { Time } from '../time.ts'
import type { Attachments } from './attachments.ts'
import { UnusableFile } from './unusable.ts'

/** Pauses before further attempts to get a file that the platform did not give, in ms. */
const PAUSES_MS = [1_000, 4_000]

/** The attachments, each asked for a few times while the platform fails for a time. */
export const withFileRetries = (attachments: Attachments, time: Pick<Time, 'sleep'>): Attachments => ({
  async take(attachment, allowed, signal) {
    for (const pauseMs of PAUSES_MS) {
      try {
        return await attachments.take(attachment, allowed, signal)
      } catch (error) {
        if (!mayComeLater(error)) throw error
      }
      await time.sleep(pauseMs, signal)
      signal.throwIfAborted()
    }
    return await attachments.take(attachment, allowed, signal)
  },
})

/** Whether the platform may give the file later, such as after a broken connection. */
const mayComeLater = (error: unknown): boolean =>
  error instanceof UnusableFile ? error.reason === 'unreachable' : isTemporary(error)

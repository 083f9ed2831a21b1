import { AppError } from '../../contract/envelope.ts'
import type { Store } from '../ports/ports.ts'
import type { Incoming } from './receiving.ts'

/** Bytes of a workspace's uploads that are on their way in or wait for their confirmation. */
const UNCONFIRMED_MAX = 2 ** 30
/** A refused uploader may confirm what is there, or wait for the sweep. */
const RETRY_MS = 60_000

export type Admission = {
  /** Lets one PUT at a time write a file; fails with `uploadUnderWay`. */
  alone<T>(fileId: number, work: () => Promise<T>): Promise<T>
  /** The same upload, which fails with `tooMuchUnconfirmed` once the workspace has too many unconfirmed bytes. */
  metered<T>(workspaceId: number, incoming: Incoming, work: (incoming: Incoming) => Promise<T>): Promise<T>
}

/** What uploads may take of the disk. Bytes on their way in are counted by each process for itself. */
export function createAdmission(store: Store): Admission {
  const underWay = new Set<number>()
  const arriving = new Map<number, number>()

  return {
    async alone(fileId, work) {
      if (underWay.has(fileId)) throw new AppError('uploadUnderWay', undefined, { retryAfterMs: 1_000 })
      underWay.add(fileId)
      try {
        return await work()
      } finally {
        underWay.delete(fileId)
      }
    },

    async metered(workspaceId, { bytes, length }, work) {
      const arrive = (count: number) => arriving.set(workspaceId, (arriving.get(workspaceId) ?? 0) + count)
      const kept = await store.files.unconfirmedBytes(workspaceId)
      let own = 0
      const check = (further: number) => {
        if (kept + (arriving.get(workspaceId) ?? 0) + further > UNCONFIRMED_MAX)
          throw new AppError('tooMuchUnconfirmed', undefined, { retryAfterMs: RETRY_MS })
      }
      check(length ?? 0)
      async function* counted() {
        for await (const piece of bytes) {
          own += piece.length
          arrive(piece.length)
          check(0)
          yield piece
        }
      }
      try {
        return await work({ bytes: counted(), length })
      } finally {
        if (arrive(-own).get(workspaceId) === 0) arriving.delete(workspaceId)
      }
    },
  }
}

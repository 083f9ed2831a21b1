import { AppError } from '../../contract/envelope.ts'
import type { Store } from '../ports/ports.ts'
import type { Incoming } from './receiving.ts'

/** Most bytes per workspace in uploads that are arriving or unconfirmed. */
const UNCONFIRMED_MAX = 2 ** 30
const tooMuch = () => new AppError('tooMuchUnconfirmed')

type UploadQuota = {
  /** Allows one PUT per file at a time; others fail with `uploadUnderWay`. */
  alone<T>(fileId: number, work: () => Promise<T>): Promise<T>
  /** Runs `work` with the incoming bytes; reading them fails with `tooMuchUnconfirmed` once the workspace exceeds its limit. */
  metered<T>(workspaceId: number, incoming: Incoming, work: (incoming: Incoming) => Promise<T>): Promise<T>
}

/** Limits on uploads per workspace. Each process counts arriving bytes for itself. */
export function createUploadQuota(store: Store): UploadQuota {
  const underWay = new Set<number>()
  /** Per workspace: bytes arriving or announced, bytes stored since this entry was made, and running uploads. */
  const uploads = new Map<number, { arriving: number; stored: number; count: number }>()

  return {
    async alone(fileId, work) {
      if (underWay.has(fileId)) throw new AppError('uploadUnderWay')
      underWay.add(fileId)
      try {
        return await work()
      } finally {
        underWay.delete(fileId)
      }
    },

    async metered(workspaceId, { bytes, length }, work) {
      const all = uploads.get(workspaceId) ?? { arriving: 0, stored: 0, count: 0 }
      uploads.set(workspaceId, all)
      all.count += 1
      let [own, held, kept, before] = [0, 0, 0, 0]
      const hold = (size: number) => {
        all.arriving += size
        held += size
      }
      // The query does not count uploads that are stored while this one arrives; `stored` minus `before` does.
      const readKept = async () => {
        before = all.stored
        kept = await store.files.unconfirmedBytes(workspaceId)
      }
      const isOver = (further: number) => kept + all.arriving + all.stored - before + further > UNCONFIRMED_MAX
      try {
        await readKept()
        if (isOver(length ?? 0)) throw tooMuch()
        // Held from the start: of many at once the first ones that fit arrive, instead of all being refused in their midst.
        hold(length ?? 0)
        async function* counted() {
          for await (const piece of bytes) {
            own += piece.length
            if (own > held) hold(own - held)
            // Read again before refusing: files may have been confirmed or removed.
            if (isOver(0)) await readKept()
            if (isOver(0)) throw tooMuch()
            yield piece
          }
        }
        const result = await work({ bytes: counted(), length })
        all.stored += own
        return result
      } finally {
        all.arriving -= held
        all.count -= 1
        if (all.count === 0) uploads.delete(workspaceId)
      }
    },
  }
}

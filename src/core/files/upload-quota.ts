import { AppError } from '../../contract/errors.ts'
import type { Store } from '../ports/ports.ts'
import type { Incoming } from './receiving.ts'

/** Maximum number of bytes per workspace in uploads that are arriving or unconfirmed. */
const UNCONFIRMED_MAX = 2 ** 30
const tooMuch = () => new AppError('tooMuchUnconfirmed')

export type UploadQuota = {
  /** Allows one PUT per file at a time; others fail with `uploadUnderWay`. */
  alone<T>(fileId: number, work: () => Promise<T>): Promise<T>
  /** Runs `work` with the incoming bytes; reading them fails with `tooMuchUnconfirmed` once the workspace exceeds its limit. */
  metered<T>(workspaceId: number, incoming: Incoming, work: (incoming: Incoming) => Promise<T>): Promise<T>
}

/** What a workspace uploads: bytes arriving or announced, bytes stored since this entry was made, and running uploads. */
type Uploads = { arriving: number; stored: number; count: number }

/** Limits on uploads per workspace. Each process counts arriving bytes for itself. */
export function createUploadQuota(store: Store): UploadQuota {
  const underWay = new Set<number>()
  const uploads = new Map<number, Uploads>()

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
      const meter = createMeter(all, () => store.files.unconfirmedBytes(workspaceId))
      try {
        await meter.announce(length ?? 0)
        const result = await work({ bytes: meter.counted(bytes), length })
        meter.stored()
        return result
      } finally {
        meter.end()
        all.count -= 1
        if (all.count === 0) uploads.delete(workspaceId)
      }
    },
  }
}

/** Counts the bytes of one upload among `all` of its workspace. `unconfirmedBytes`: those that are stored and not confirmed. */
function createMeter(all: Uploads, unconfirmedBytes: () => Promise<number>) {
  let [own, held, kept, before] = [0, 0, 0, 0]
  const hold = (size: number) => {
    all.arriving += size
    held += size
  }
  // The query does not count uploads that are stored while this one arrives; `stored` minus `before` does.
  const readKept = async () => {
    before = all.stored
    kept = await unconfirmedBytes()
  }
  const isOver = (further: number) => kept + all.arriving + all.stored - before + further > UNCONFIRMED_MAX
  return {
    /** Reserves the announced length: of many uploads at once, the first that fit arrive whole, and none is refused halfway. */
    async announce(length: number) {
      await readKept()
      if (isOver(length)) throw tooMuch()
      hold(length)
    },
    async *counted(bytes: Incoming['bytes']) {
      for await (const piece of bytes) {
        own += piece.length
        if (own > held) hold(own - held)
        // Read again before refusing: files may have been confirmed or removed.
        if (isOver(0)) await readKept()
        if (isOver(0)) throw tooMuch()
        yield piece
      }
    },
    stored: () => (all.stored += own),
    end: () => (all.arriving -= held),
  }
}

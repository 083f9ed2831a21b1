import { AppError } from '../../contract/errors.ts'

/** While the service stops, an upload that sends nothing for this long is ended, in ms. */
const PAUSE_MAX_MS = 2_000

type Arriving = { end: () => void; pause: NodeJS.Timeout | undefined }

/** The uploads whose bytes are arriving. They can be ended, so that none of them keeps the service from stopping. */
export function createArrivingUploads() {
  const uploads = new Set<Arriving>()
  let closing = false

  return {
    /** The same bytes. Reading them fails with `stopping` once `close` ends them, also while they are waited for. */
    async *endable(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      if (closing) throw new AppError('stopping')
      const ended = Promise.withResolvers<never>()
      let isEnded = false
      const end = () => {
        isEnded = true
        ended.reject(new AppError('stopping'))
      }
      const upload: Arriving = { end, pause: undefined }
      uploads.add(upload)
      const pieces = bytes[Symbol.asyncIterator]()
      try {
        for (;;) {
          const next = await Promise.race([pieces.next(), ended.promise])
          if (next.done === true) return
          upload.pause?.refresh()
          yield next.value
        }
      } finally {
        clearTimeout(upload.pause)
        uploads.delete(upload)
        const returned = pieces.return?.()
        // After `end` it may wait for bytes that never come.
        if (!isEnded) await returned
      }
    },

    /** Ends each upload that pauses, and after `graceMs` all of them. Later uploads fail at once. */
    close(graceMs: number): void {
      closing = true
      for (const upload of uploads) upload.pause = setTimeout(upload.end, Math.min(graceMs, PAUSE_MAX_MS)).unref()
      setTimeout(() => {
        for (const { end } of uploads) end()
      }, graceMs).unref()
    },
  }
}

import { createMemoryLimit } from '../../../../src/guards/memory-limit.ts'
import { inWorker } from '../worker.ts'
import type { Converted, Job } from './wav-worker.ts'

const WORKER = new URL('./wav-worker.ts', import.meta.url)

/** Ten minutes are 19 MB as WAV. Transcription takes at most 25 MB, models that hear at most 20 MB. */
const SECONDS_MAX = 10 * 60
/** How long the conversion of a recording may take, in ms. */
const TIMEOUT_MS = 60_000
/** Maximum number of recordings converted at once. */
const WORKERS_MAX = 2

type Options = { secondsMax?: number; timeoutMs?: number }
type Recording = Pick<Job, 'bytes' | 'mediaType' | 'unlessVideo'>

/**
 * A recording as WAV: 16 kHz, one channel, 16 bits. Undefined for a video if `unlessVideo` is set.
 * `mediaType`: the type detected from its first bytes. Fails with `UnusableFile`; an aborted signal throws its reason.
 */
export type ToWav = (recording: Recording, signal: AbortSignal) => Promise<Uint8Array | undefined>

/** Converts recordings to WAV, each in a worker of its own, so that a decoder's failure affects nothing else. */
export function createVoice({ secondsMax = SECONDS_MAX, timeoutMs = TIMEOUT_MS }: Options = {}): ToWav {
  const withWorker = createMemoryLimit(WORKERS_MAX)
  return (recording, signal) =>
    withWorker(1, signal, async () => {
      const converted = await inWorker<Converted>(WORKER, { ...recording, secondsMax } satisfies Job, {
        signal,
        timeoutMs,
      })
      return 'wav' in converted ? converted.wav : undefined
    })
}

import { Worker } from 'node:worker_threads'
import { createTurns } from './turns.ts'
import { Unusable } from './unusable.ts'
import type { Job, Outcome } from './voice/thread.ts'

/** Ten minutes are 19 MB as WAV; who writes speech down takes 25 MB, who hears it 20 MB. */
const SECONDS_MAX = 10 * 60
const TIMEOUT_MS = 60_000
/** Recordings that are worked on at once. */
const THREADS = 2

type Options = { secondsMax?: number; timeoutMs?: number }
type Recording = Pick<Job, 'bytes' | 'mediaType' | 'unlessVideo'>

/**
 * A recording as WAV: 16 kHz, one channel, 16 bits. Undefined for one with moving pictures, where that was asked.
 * `mediaType` is what its first bytes tell. Fails with `Unusable`; an aborted signal throws its reason.
 */
export type ToWav = (recording: Recording, signal: AbortSignal) => Promise<Uint8Array | undefined>

/** Makes WAV of recordings in threads of their own, each with one recording: what breaks there breaks nothing else. */
export function createVoice({ secondsMax = SECONDS_MAX, timeoutMs = TIMEOUT_MS }: Options = {}): ToWav {
  const inTurn = createTurns()
  let asked = 0
  return (recording, signal) =>
    inTurn(String(asked++ % THREADS), async () => {
      signal.throwIfAborted()
      const timeout = AbortSignal.timeout(timeoutMs)
      const outcome = await run({ ...recording, secondsMax }, AbortSignal.any([signal, timeout])).catch(
        (error: unknown) => {
          if (signal.aborted) throw signal.reason
          if (timeout.aborted) throw new Unusable('tooSlow', `took longer than ${timeoutMs} ms`)
          // A decoder that a file leads astray may fail in any way; the thread is gone with it.
          throw new Unusable('damaged', 'the recording broke its decoder', error)
        },
      )
      if ('reason' in outcome) throw new Unusable(outcome.reason, outcome.message)
      return 'wav' in outcome ? outcome.wav : undefined
    })
}

async function run(job: Job, signal: AbortSignal): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  // Decoders talk to the console; nobody there would know what of.
  const worker = new Worker(new URL('./voice/thread.ts', import.meta.url), {
    workerData: job,
    stdout: true,
    stderr: true,
  })
  worker.on('message', resolve)
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('the thread ended without an outcome')))
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  try {
    return await promise
  } finally {
    await worker.terminate()
  }
}

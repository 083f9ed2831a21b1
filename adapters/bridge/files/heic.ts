import type { Job, Pixels } from './heic-thread.ts'
import { inWorker } from './worker.ts'

const THREAD = new URL('./heic-thread.ts', import.meta.url)
const TIMEOUT_MS = 30_000

/**
 * The pixels of a phone's HEIC picture, which sharp is built without, for its coding is patented: libheif as WebAssembly
 * (LGPL, used as it is, kept up with libheif itself) opens it. Fails with `Unusable`; an aborted signal throws its reason.
 */
export const heicPixels = (job: Job, signal: AbortSignal): Promise<Pixels> =>
  inWorker(THREAD, job, { signal, timeoutMs: TIMEOUT_MS })

import { Worker } from 'node:worker_threads'
import { UnusableFile, type UnusableReason } from './unusable.ts'

/** A worker's message about a file that cannot be used. An Error would lose its `reason` when it is posted. */
export type Refusal = { reason: UnusableReason; message: string }

type Limits = { signal: AbortSignal; timeoutMs: number }

/**
 * Decodes a file in a worker thread of its own, which ends afterwards, so that a crash or an endless loop there does no harm elsewhere.
 * Fails with `UnusableFile`; an aborted signal throws its reason.
 */
export async function inWorker<Result extends object>(
  program: URL,
  job: unknown,
  { signal, timeoutMs }: Limits,
): Promise<Result> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const outcome = await run<Result | Refusal>(program, job, AbortSignal.any([signal, timeout])).catch(
    (error: unknown) => {
      if (signal.aborted) throw signal.reason
      if (timeout.aborted) throw new UnusableFile('tooSlow', `took longer than ${timeoutMs} ms`)
      // A malformed file may make a decoder fail in any way; its worker has ended.
      throw new UnusableFile('damaged', 'the file broke its decoder', error)
    },
  )
  if ('reason' in outcome) throw new UnusableFile(outcome.reason, outcome.message)
  return outcome
}

async function run<Outcome>(program: URL, workerData: unknown, signal: AbortSignal): Promise<Outcome> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  // Output of decoders is discarded: it does not say which file it is about.
  const worker = new Worker(program, { workerData, stdout: true, stderr: true })
  worker.on('message', resolve)
  worker.on('error', reject)
  worker.on('exit', () => reject(new Error('the worker ended without an outcome')))
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  try {
    return await promise
  } finally {
    await worker.terminate()
  }
}

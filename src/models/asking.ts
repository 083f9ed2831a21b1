import { AppError } from '../contract/envelope.ts'
import { retried } from './retried.ts'
import type { Vendor, VendorEvent, VendorRequest } from './vendor.ts'
import { createWatch } from './watch.ts'

/** How long silence may last, in ms: before the first fragment, and after it. One more try follows after each delay. */
export type Patience = { firstMs: number; idleMs: number; retryDelaysMs: readonly number[] }

/** An answer that has begun. `next` is undefined after its end, and throws when it breaks off. `close` hangs up. */
export type Begun = {
  first: VendorEvent | undefined
  next: () => Promise<VendorEvent | undefined>
  close: () => void
}

/** Asks a vendor until an answer begins. What fails in passing is asked again; nothing is once a word was said. */
export const ask = (
  vendor: Vendor,
  request: VendorRequest,
  { patience, signal }: { patience: Patience; signal: AbortSignal },
): Promise<Begun> =>
  retried(() => begin(vendor, request, { patience, signal }), { delaysMs: patience.retryDelaysMs, signal })

// Not a generator around the vendor's: every layer of those costs each fragment several turns of the queue.
async function begin(
  vendor: Vendor,
  request: VendorRequest,
  { patience, signal }: { patience: Patience; signal: AbortSignal },
): Promise<Begun> {
  const watch = createWatch(patience, signal)
  const events = vendor(request, watch.signal)[Symbol.asyncIterator]()
  const next = async () => {
    try {
      const { done, value } = await events.next()
      if (done === true) watch.end()
      else watch.heard()
      return done === true ? undefined : value
    } catch (error) {
      watch.end()
      throw watch.expired() ? new AppError('modelUnavailable', 'The AI model did not answer in time.') : error
    }
  }
  return { first: await next(), next, close: watch.end }
}

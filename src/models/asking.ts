import { AppError } from '../contract/envelope.ts'
import { retried } from './retried.ts'
import type { Vendor, VendorEvent, VendorRequest } from './vendors/vendor.ts'
import { createWatch } from './watch.ts'

/** How long silence may last, in ms: before the first fragment, and after it. One more try follows after each delay. */
export type Patience = { firstMs: number; idleMs: number; retryDelaysMs: readonly number[] }

type Asking = { patience: Patience; signal: AbortSignal; tell: (event: VendorEvent) => void }

/** Asks a vendor. What fails in passing is asked again; nothing is once a word was said. */
export async function ask(vendor: Vendor, request: VendorRequest, { patience, signal, tell }: Asking): Promise<void> {
  let begun = false
  const once = async () => {
    const watch = createWatch(patience, signal)
    try {
      await vendor(request, watch.signal, (event) => {
        begun = true
        watch.heard()
        tell(event)
      })
    } catch (error) {
      throw watch.expired() ? new AppError('modelUnavailable', 'The AI model did not answer in time.') : error
    } finally {
      watch.end()
    }
  }
  await retried(once, { delaysMs: patience.retryDelaysMs, signal, hopeless: () => begun })
}

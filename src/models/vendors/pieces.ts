import type { Slices } from '../../core/event-loop/yielding.ts'
import type { createMarkupReader } from './markup/markup.ts'
import type { VendorEvent } from './vendor.ts'

/** What is handled at once of a long body or text, in bytes or UTF-16 units. */
export const PIECE = 8_192

type Parts = {
  markup: Pick<ReturnType<typeof createMarkupReader>, 'push'>
  tell: (event: VendorEvent) => void
  signal: AbortSignal | undefined
}

/** Tells a long text in pieces: an answer that is long enough is left before the rest is looked through. */
export function* tellInPieces(text: string, { markup, tell, signal }: Parts): Slices {
  for (let from = 0; from < text.length; from += PIECE) {
    if (signal?.aborted) return
    tell({ type: 'text', text: markup.push(text.slice(from, from + PIECE)) })
    yield
  }
}

import type { ToolCall } from '../vendor.ts'
import type { Thoughts } from './chunk-calls.ts'
import type { Fields } from './chunk-fields.ts'

/** What a server wants back with a call: fields of the call itself, and of the message that has it. */
type Echo = { call?: Fields; message?: Fields }

/** Longest thoughts to send back, in UTF-16 units, and most pieces of them. */
const TEXT_MAX = 2 ** 20
const DETAILS_MAX = 10_000

/** Collects thoughts as they come. */
export function createThoughts() {
  const all: Thoughts = { text: undefined, details: [] }
  const isFull = () => (all.text?.length ?? 0) >= TEXT_MAX
  return {
    push({ text, details }: Thoughts): void {
      // Not by `slice` each time: beyond the limit it would copy the whole text for each fragment.
      if (text !== undefined) all.text = isFull() ? all.text : ((all.text ?? '') + text).slice(0, TEXT_MAX)
      for (const detail of details) if (all.details.length < DETAILS_MAX) all.details.push(detail)
    },
    /** The fields of the message; undefined if the server sent no thoughts. */
    fields(): { reasoning_content?: string; reasoning_details?: unknown[] } | undefined {
      const { text, details } = all
      if (text === undefined && details.length === 0) return undefined
      return {
        ...(text !== undefined && { reasoning_content: text }),
        ...(details.length > 0 && { reasoning_details: details }),
      }
    },
  }
}

/** A call with what the server wants back. */
export function withEcho(call: ToolCall, { call: own, message }: Echo): ToolCall {
  if (own === undefined && message === undefined) return call
  return { ...call, echo: { ...(own && { call: own }), ...(message && { message }) } satisfies Echo }
}

// Only this vendor's own calls come back to it.
export const echoOf = (call: ToolCall | undefined): Echo => call?.echo ?? {}

import { createLineReader } from '../openai/lines.ts'
import { VENDOR_LIMITS } from '../vendor.ts'

/** Converts one event of a gateway into events of the protocol: none, one, or several. */
export type Repair = {
  event: (value: unknown, name: string) => unknown[]
  /** The event that replaces text that is not JSON. */
  failure: () => unknown
  /** The events missing at the end of a stream. */
  end: () => unknown[]
}

/**
 * A `fetch` for the AI SDK. Follows no redirects, so that the key and the conversation go only to the configured
 * server. Repairs streams of gateways and limits the length of a line, and of an error.
 */
export const repairingFetch =
  (server: string, createRepair: () => Repair): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' })
    if (response.body === null) return response
    // The SDK reads an error to its end.
    if (!response.ok) return new Response(response.body.pipeThrough(beginning(VENDOR_LIMITS.refusal)), response)
    const body = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(repaired(server, createRepair()))
    return new Response(body.pipeThrough(new TextEncoderStream()), {
      status: response.status,
      headers: { 'content-type': 'text/event-stream' },
    })
  }

/** Lets about so many bytes pass, then ends the stream. */
function beginning(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let left = bytes
  return new TransformStream({
    transform(piece, controller) {
      controller.enqueue(piece.subarray(0, left))
      left -= piece.length
      if (left <= 0) controller.terminate()
    },
  })
}

function repaired(server: string, repair: Repair): TransformStream<string, string> {
  let events: unknown[] = []
  const reader = createLineReader(server, (event) => {
    if (event === 'done') return
    if ('words' in event) events.push(repair.failure())
    else events.push(...repair.event(event.value, event.name))
  })
  const send = (controller: TransformStreamDefaultController<string>) => {
    for (const event of events) controller.enqueue(`data: ${JSON.stringify(event)}\n\n`)
    events = []
  }
  return new TransformStream({
    transform(piece, controller) {
      reader.push(piece)
      send(controller)
    },
    flush(controller) {
      reader.end()
      events.push(...repair.end())
      send(controller)
    },
  })
}

export type Fields = Record<string, unknown>
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const countOf = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0)

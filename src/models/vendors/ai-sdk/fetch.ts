import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { yieldIfLong } from '../../../core/event-loop/yielding.ts'
import { checkCallInput } from '../failure.ts'
import type { Media } from '../media.ts'
import { createLineReader } from '../openai/lines.ts'
import { PIECE } from '../pieces.ts'
import { bodyOf } from '../request-body.ts'
import { VENDOR_LIMITS } from '../vendor.ts'

/** Converts one event of a gateway into events of the protocol: none, one, or several. */
export type Repair = {
  event: (value: unknown, name: string) => unknown[]
  /** The event that replaces text that is not JSON. */
  failure: () => unknown
  /** The events missing at the end of a stream. */
  end: () => unknown[]
  /** `complete`: the answer is complete, its cost may follow; `done`: nothing follows */
  state: () => 'open' | 'complete' | 'done'
}

/** How long to wait for more after the end of an answer: some gateways leave the connection open. */
const COST_WITHIN_MS = 1_000

/** How many events, and about how much text of them, are passed on at once: the SDK reads what it gets without a rest. */
const EVENTS_AT_ONCE = 256
const TEXT_AT_ONCE = 65_536

/** The files of the request that the AI SDK writes: it knows only their stand-ins. */
export const filesOfRequest = new AsyncLocalStorage<readonly Media[]>()

/** The request with the files in it. */
async function withFiles(init: RequestInit | undefined): Promise<RequestInit | undefined> {
  const files = filesOfRequest.getStore() ?? []
  return typeof init?.body === 'string' ? { ...init, body: await bodyOf(init.body, files) } : init
}

/**
 * A `fetch` for the AI SDK. Follows no redirects, so that the key and the conversation go only to the configured
 * server. Repairs streams of gateways and limits the length of a line, and of an error.
 */
export const repairingFetch =
  (server: string, createRepair: () => Repair): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...(await withFiles(init)), redirect: 'manual' })
    if (response.body === null) return response
    // The SDK reads an error to its end.
    if (!response.ok) return new Response(response.body.pipeThrough(beginning(VENDOR_LIMITS.refusal)), response)
    const pieces = response.body.pipeThrough(new TextDecoderStream()).getReader()
    const body = ReadableStream.from(repaired(server, createRepair(), pieces))
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

async function* repaired(server: string, repair: Repair, pieces: Pieces): AsyncGenerator<string> {
  const events: unknown[] = []
  const reader = createLineReader(server, (event) => {
    if (event === 'done') return
    if ('words' in event) events.push(repair.failure())
    else events.push(...repair.event(event.value, event.name))
  })
  try {
    for (let piece = await readPiece(pieces); piece !== undefined; piece = await nextOf(pieces, repair.state()))
      for (let from = 0; from < piece.length; from += PIECE) {
        if (piece.length > PIECE) await yieldIfLong()
        reader.push(piece.slice(from, from + PIECE))
        yield* written(events.splice(0))
      }
    reader.end()
    events.push(...repair.end())
    yield* written(events.splice(0))
  } finally {
    pieces.cancel().catch(() => undefined)
  }
}

async function* written(events: unknown[]): AsyncGenerator<string> {
  for (let from = 0; from < events.length; ) {
    // The SDK reads what it gets within one turn of the event loop.
    await (from > 0 ? nextTurn() : yieldIfLong())
    let text = ''
    for (const event of events.slice(from, from + EVENTS_AT_ONCE)) {
      text += `data: ${JSON.stringify(event)}\n\n`
      from += 1
      if (text.length > TEXT_AT_ONCE) break
    }
    yield text
  }
}

type Pieces = ReadableStreamDefaultReader<string>
const readPiece = async (pieces: Pieces): Promise<string | undefined> => (await pieces.read()).value

/** The next piece of a stream; undefined at its end, and if it breaks off or rests behind a complete answer. */
async function nextOf(pieces: Pieces, state: ReturnType<Repair['state']>): Promise<string | undefined> {
  if (state === 'open') return await readPiece(pieces)
  if (state === 'done') return undefined
  let timer: NodeJS.Timeout | undefined
  const rest = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, COST_WITHIN_MS, undefined)
  })
  return await Promise.race([readPiece(pieces).catch(() => undefined), rest]).finally(() => clearTimeout(timer))
}

/** The JSON of a call's arguments. The SDK would check and write very long ones before it tells their length. */
export function argumentsJson(server: string, args: unknown): string {
  const json = typeof args === 'string' ? args : JSON.stringify(args ?? {})
  checkCallInput(server, json.length)
  return json
}

export type Fields = Record<string, unknown>
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const countOf = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0)

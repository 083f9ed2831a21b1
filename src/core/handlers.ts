import type { Endpoint, Event, Input, Output } from '../contract/endpoint.ts'

/** Who calls: the workspace its key belongs to, and what came along in headers. */
export type Caller = {
  workspaceId: number
  /** the Origin header of a browser */
  origin: string | undefined
  idempotencyKey: string | undefined
  /** An answer is finished and stored for a caller who left: one who can come back for it under a key of their own. */
  finishAlone: boolean
  /** where the caller reaches this service, such as `https://chat.example.com`, without a slash at the end */
  baseUrl: string
}

/** A file on its way in. Reading `bytes` fails when the sender breaks off. */
export type IncomingFile = { name: string; bytes: AsyncIterable<Uint8Array> }

/**
 * Tells a reader what comes over time, from the first item on. Settles after the last one, or once the reader has left.
 * Told, not read from an iterator: that costs every fragment several turns of the queue.
 */
export type EventStream<T> = (tell: (item: T) => void) => Promise<void>

type Handler<E extends Endpoint> = (
  caller: Caller,
  input: E extends { upload: true } ? IncomingFile : Input<E>,
  signal: AbortSignal,
) => E extends { stream: object } ? Promise<EventStream<Event<E>>> : Promise<Output<E>>

/**
 * One function per endpoint. They throw AppError for what the caller can act on. Of a streamed endpoint, the promise
 * settles once the request is accepted, and the last item told is the final object. `signal`: the caller left.
 */
export type Handlers<Api extends Record<string, Endpoint>> = { [Name in keyof Api]: Handler<Api[Name]> }

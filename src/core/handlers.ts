import type { z } from 'zod'
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
  /** the Last-Event-ID header of a reader that goes on */
  lastEventId: string | undefined
}

/** A file on its way in. Reading `bytes` fails when the sender breaks off. */
export type IncomingFile = { name: string; bytes: AsyncIterable<Uint8Array> }

/**
 * Tells a reader what comes over time, from the first item on. Settles after the last one, or once the reader has left.
 * Told, not read from an iterator: that costs every fragment several turns of the queue.
 */
export type EventStream<T> = (tell: (item: T) => void) => Promise<void>

/** A value whose lists are sent while they are read, so that none is ever held whole. */
export type AsRead<T> = T extends readonly (infer Item)[]
  ? AsyncIterable<AsRead<Item>>
  : T extends object
    ? { [Name in keyof T]: AsRead<T[Name]> }
    : T
/** One page of an answer. `nextBefore`: the `Before` of the next page, undefined after the last one. */
export type Page<T> = { data: AsRead<T>; nextBefore: number | undefined }

/** One server-sent event. */
export type FeedItem<T> = { id: string; kind: string; data: T }
/** Tells a reader what comes over time, without an end, as fast as it reads. Settles once the reader or the service leaves. */
export type Feed<T> = (tell: (item: FeedItem<T>) => Promise<void>) => Promise<void>

type Handler<E extends Endpoint> = (
  caller: Caller,
  input: E extends { upload: true } ? IncomingFile : Input<E>,
  signal: AbortSignal,
) => Promise<
  E extends { stream: object }
    ? EventStream<Event<E>>
    : E extends { paged: true }
      ? Page<Output<E>>
      : E extends { feed: { event: infer Schema extends z.ZodType } }
        ? Output<E> | Feed<z.output<Schema>>
        : Output<E>
>

/**
 * One function per endpoint. They throw AppError for what the caller can act on. Of a streamed endpoint, the promise
 * settles once the request is accepted, and the last item told is the final object. `signal`: the caller left.
 */
export type Handlers<Api extends Record<string, Endpoint>> = { [Name in keyof Api]: Handler<Api[Name]> }

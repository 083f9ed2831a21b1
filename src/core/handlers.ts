import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Endpoint, Event, Input, Output } from '../contract/endpoint.ts'
import type { FieldError } from '../contract/envelope.ts'
import type { FieldsByValidity } from '../contract/validation/validate.ts'

/** Who calls: the workspace of the API key, and request headers. */
export type Caller = {
  workspaceId: number
  /** For what goes on for long: fails like a new request if the key was revoked meanwhile. */
  checkKey: () => Promise<void>
  /** a browser's Origin header */
  origin: string | undefined
  idempotencyKey: string | undefined
  /** Finish and store an answer if the caller leaves: true for callers who sent an Idempotency-Key and can come back for it. */
  finishUnread: boolean
  /** how long an answer goes on after its last reader left, in ms; it is stopped at once if undefined */
  lingerMs?: number | undefined
  /** The caller has read a part of the answer to `idempotencyKey`: if there is none, nothing is asked. */
  resumes?: boolean
  /** this service's address as the caller sees it, such as `https://chat.example.com`, without trailing slash */
  baseUrl: string
  /** the Last-Event-ID header of a reader that resumes */
  lastEventId: string | undefined
}

/** The Idempotency-Key of a request, and a hash of what it asks for: a key serves one request only. */
export type Idempotency = { key: string; bodyHash: string }

/** The `Idempotency` of a request that asks for this; null if it was sent without a key. */
export const idempotencyOf = (
  { idempotencyKey: key }: Pick<Caller, 'idempotencyKey'>,
  asked: object,
): Idempotency | null =>
  key === undefined ? null : { key, bodyHash: createHash('sha256').update(JSON.stringify(asked)).digest('hex') }

/** An incoming file. Reading `bytes` fails if the sender disconnects. */
export type IncomingFile = { name: string; bytes: AsyncIterable<Uint8Array> }

/**
 * Calls `tell` with each item as it comes. Settles after the last one, or once the reader has left. A callback rather than an
 * async iterator, which costs several microtasks per fragment.
 */
export type EventStream<T> = (tell: (item: T) => void) => Promise<void>

/** The type of a value whose arrays are streamed, so that no array is ever in memory as a whole. */
export type Streamed<T> = T extends readonly (infer Item)[]
  ? AsyncIterable<Streamed<Item>>
  : T extends object
    ? { [Name in keyof T]: Streamed<T[Name]> }
    : T
/** An object some of whose lists may be streamed. */
type MaybeStreamed<T> = T extends object
  ? {
      [Name in keyof T]: T[Name] extends readonly (infer Item)[]
        ? T[Name] | AsyncIterable<Item | Streamed<Item>>
        : T[Name]
    }
  : T
/** One page of a paged endpoint. `nextBefore`: the next page's `Before`; undefined on the last page. */
export type StreamedPage<T> = { data: Streamed<T>; nextBefore: number | undefined }

/** One server-sent event. */
type FeedItem<T> = { id: string; kind: string; data: T }
/** An endless event stream; `tell` settles when the reader can take more. Settles once the reader leaves or the service stops. */
export type Feed<T> = (tell: (item: FeedItem<T>) => Promise<void>) => Promise<void>

type Handler<E extends Endpoint> = (
  caller: Caller,
  input: E extends { upload: true } ? IncomingFile : Input<E>,
  signal: AbortSignal,
) => Promise<
  E extends { stream: object }
    ? EventStream<Event<E>>
    : E extends { paged: true }
      ? StreamedPage<Output<E>>
      : E extends { feed: { event: infer Schema extends z.ZodType } }
        ? Output<E> | Feed<z.output<Schema>>
        : Output<E> | MaybeStreamed<Output<E>>
>

/**
 * One function per endpoint. They throw AppError for errors that the caller can act on. For a streamed endpoint, the promise
 * settles once the request is accepted; the last item told is the final object. `signal` fires when the caller leaves.
 */
export type Handlers<Api extends Record<string, Endpoint>> = { [Name in keyof Api]: Handler<Api[Name]> }

/**
 * Rules on an endpoint's fields that its schema cannot state: they are over several fields, or need the store. The handler applies
 * them to valid input; with other bad fields they are applied before it, so that one error lists every bad field.
 */
export type FieldRules<Api extends Record<string, Endpoint>> = {
  [Name in keyof Api]?: (
    fields: FieldsByValidity<Input<Api[Name]>>,
    caller: Pick<Caller, 'workspaceId'>,
  ) => FieldError[] | Promise<FieldError[]>
}

/**
 * What asynchronous work belongs to: its workspace, and a signal that fires when the client has left; undefined if the work is
 * finished anyway.
 */
type Call = { workspaceId: number; signal: AbortSignal | undefined }

/** The API call being answered. The store's reader threads read it to share themselves out among workspaces. */
export const currentCall = new AsyncLocalStorage<Call>()

import type { z } from 'zod'
import type { ErrorName } from './envelope.ts'

/** Which key an operation takes: `secret` the secret key, `listing` the secret or the session key. */
export type Auth = 'secret' | 'listing'

/**
 * One operation of the HTTP API. Validation, types, the client and the OpenAPI document follow from it.
 * `input` is an object schema; fields are matched without regard to case.
 */
export type Endpoint = {
  methods: readonly ('GET' | 'POST')[]
  path: `/${string}`
  summary: string
  auth: Auth
  input: z.ZodObject
  output: z.ZodType
  errors: readonly ErrorName[]
  /** The body is no JSON but multipart/form-data with exactly one file, under any field name. */
  upload?: true
  /** The Data is sent while it is read; the header X-Next-Before names the `Before` of the next page. */
  paged?: true
  /** The streamed form: JSON objects of `event`; `answer` turns the last of them into the plain Data. */
  stream?: { event: z.ZodType; answer: (last: never) => unknown }
  /** With "stream": true, server-sent events of `event` without an end, in place of the plain answer. */
  feed?: { event: z.ZodType }
}

/** What a caller sends. */
export type Sent<E extends Endpoint> = z.input<E['input']>
/** What a handler receives: the same, checked. */
export type Input<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.infer<E['output']>
export type Event<E extends Endpoint> = E extends { stream: { event: infer Schema } } ? z.output<Schema> : never

/** Keeps the exact type of an endpoint while checking its form. */
export const endpoint = <const E extends Endpoint>(value: E): E => value

/** One call of an endpoint: what is sent, the Data of its answer and, where it can be streamed, the objects of the stream. */
export type Example<E extends Endpoint = Endpoint> = { input: Sent<E>; output: Output<E>; events?: Event<E>[] }

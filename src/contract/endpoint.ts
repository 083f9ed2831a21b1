import type { z } from 'zod'
import type { ErrorName } from './errors.ts'

/** Which key an operation needs: `secret` is the secret key, `listing` the secret or the session key. */
export type Auth = 'secret' | 'listing'

/**
 * One operation of the HTTP API. Validation, types, the client and the OpenAPI document are derived from it. `input` is
 * an object schema; field names match in any case.
 */
export type Endpoint = {
  methods: readonly ('GET' | 'POST')[]
  path: `/${string}`
  summary: string
  auth: Auth
  input: z.ZodObject
  output: z.ZodType
  errors: readonly ErrorName[]
  /** The body is multipart/form-data instead of JSON, with exactly one file, under any field name. */
  upload?: true
  /** Data is streamed while it is read from the store; the header X-Next-Before has the `Before` of the next page. */
  paged?: true
  /** The streamed form: JSON objects of type `event`. `answer` makes the plain Data from the last of them. */
  stream?: { event: z.ZodType; answer: (last: never) => unknown }
  /** With "stream": true, an endless stream of server-sent events instead of the plain answer. */
  feed?: { event: z.ZodType }
}

/** What a caller sends. */
export type Sent<E extends Endpoint> = z.input<E['input']>
/** What a handler receives: the same after validation. */
export type Input<E extends Endpoint> = z.output<E['input']>
export type Output<E extends Endpoint> = z.infer<E['output']>
export type Event<E extends Endpoint> = E extends { stream: { event: infer Schema } } ? z.output<Schema> : never

/** Checks an endpoint's shape but keeps its exact type. */
export const endpoint = <const E extends Endpoint>(value: E): E => value

/** An example call: its input, the Data of the answer and, if it can be streamed, the objects of the stream. */
export type Example<E extends Endpoint = Endpoint> = { input: Sent<E>; output: Output<E>; events?: Event<E>[] }

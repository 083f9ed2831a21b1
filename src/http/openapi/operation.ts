import { KEY_LIFE_HOURS, TOKEN_MAX } from '../../contract/chat.ts'
import type { Auth, Endpoint } from '../../contract/endpoint.ts'
import { succeeded } from '../../contract/envelope.ts'
import { limits } from '../settings.ts'
import { failuresOf } from './failures.ts'
import { BYTES_SCHEMA } from './files.ts'
import { groupOf } from './groups.ts'
import { refTo } from './schemas.ts'
import type { Media, Operation, Parameter, Ref, RequestBody, ResponseObject, Schema } from './types.ts'

export type AnyExample = { input: unknown; output: unknown; events?: unknown[] } | undefined
type Parts = { name: string; endpoint: Endpoint; example: AnyExample; failures: Record<string, Ref> }

const security: Record<Auth, Record<string, string[]>[]> = {
  secret: [{ secretKey: [] }],
  listing: [{ secretKey: [] }, { sessionKey: [] }],
}

const keyOf: Record<Auth, string> = {
  secret: 'Needs the secret key.',
  listing: 'Needs the secret key or the session key.',
}

/** The operation of an endpoint for one of its methods. */
export function operationOf(method: string, { name, endpoint, example, failures }: Parts): Operation {
  const parameters = parametersOf(endpoint)
  return {
    // operationIds must be unique, so an endpoint's GET gets an id of its own.
    operationId:
      method === endpoint.methods.at(-1) ? name : `${name}By${method.charAt(0)}${method.slice(1).toLowerCase()}`,
    tags: [groupOf(endpoint.path)],
    summary: endpoint.summary,
    description: `${endpoint.summary}. ${keyOf[endpoint.auth]}`,
    security: security[endpoint.auth],
    ...(parameters.length > 0 && { parameters }),
    ...(method !== 'GET' && { requestBody: requestBody(name, endpoint, example) }),
    responses: { 200: success(name, endpoint, example), ...failures },
  }
}

function requestBody(name: string, { input, upload }: Endpoint, example: AnyExample): RequestBody {
  if (upload) return { required: true, content: { 'multipart/form-data': { schema: oneFile } } }
  return {
    required: Object.values(input.shape).some((field) => !field.safeParse(undefined).success),
    content: {
      'application/json': { schema: refTo('schemas', `${name}Input`), ...(example && { example: example.input }) },
    },
  }
}

const oneFile: Schema = {
  type: 'object',
  properties: { file: { ...BYTES_SCHEMA, description: 'the one file, under any field name' } },
  required: ['file'],
}

/** The description of an answer that has no other form. */
export const PLAIN = 'The answer'

const STREAM = `The answer in the envelope; or, with "stream": true, one JSON object per line: fragments of the text in order, then one final object. With "Accept: text/event-stream" the same objects come as server-sent events, with "Accept: application/x-ndjson" as lines under that type. Empty lines or SSE comments are heartbeats. A failure after the first fragment comes as the last object, in the envelope of a failure; an earlier one is a normal failed answer. A client that comes back with the Last-Event-ID of the last event has the whole answer, and gets a 204 without a body.`

const FEED = `The answer in the envelope; or, with "stream": true, an endless stream of server-sent events, each with its cursor as "id" and its Kind as "event", and a comment as heartbeat after ${limits.heartbeatMs / 1_000} s without an event. A client that reconnects sends Last-Event-ID and gets the events after it.`

const requestId = { 'X-Request-Id': refTo('headers', 'RequestId') }

function success(name: string, { stream, feed, paged }: Endpoint, example: AnyExample): ResponseObject {
  const whole: Media = {
    schema: refTo('schemas', `${name}Answer`),
    ...(example && { example: succeeded(example.output) }),
  }
  return {
    description: feed !== undefined ? FEED : stream === undefined ? PLAIN : STREAM,
    headers: { ...requestId, ...(paged && { 'X-Next-Before': refTo('headers', 'NextBefore') }) },
    content: {
      'application/json': whole,
      ...(stream && streamed(name, example)),
      ...(feed && { 'text/event-stream': { schema: refTo('schemas', `${name}Event`) } }),
    },
  }
}

/** The media types of a stream; schema and examples describe one object of it, as OpenAPI does for sequences. */
function streamed(name: string, example: AnyExample): Record<string, Media> {
  const examples = (example?.events ?? []).map((event, index) => [`object${index + 1}`, { value: event }] as const)
  const media = { schema: refTo('schemas', `${name}Event`), examples: Object.fromEntries(examples) }
  return { 'text/event-stream': media, 'application/x-ndjson': media }
}

/** The header parameters. An endpoint accepts an Idempotency-Key if it has the error for a reused one. */
const parametersOf = (endpoint: Endpoint): Parameter[] => [
  ...(failuresOf(endpoint).includes('keyReused') ? [idempotencyKey] : []),
  ...(endpoint.stream || endpoint.feed ? [lastEventId] : []),
]

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: `Makes a request safe to repeat: sent again within ${KEY_LIFE_HOURS} hours with the same body, it is not executed twice. A repeated question joins the running answer or gets the stored one; a repeated lead or message gets its id.`,
  schema: { type: 'string', minLength: 1, maxLength: TOKEN_MAX },
}

const lastEventId: Parameter = {
  name: 'Last-Event-ID',
  in: 'header',
  description:
    'The id of the last server-sent event that a client read before it lost the connection: sent with the same body, it gets the rest.',
  schema: { type: 'string' },
}

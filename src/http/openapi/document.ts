import { KEY_LIFE_HOURS, TOKEN_MAX } from '../../contract/chat.ts'
import type { Auth, Endpoint } from '../../contract/endpoint.ts'
import { succeeded, VERSION } from '../../contract/envelope.ts'
import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import { SESSION_KEY_HEADER } from '../request/auth.ts'
import { limits } from '../settings.ts'
import { failureResponses, failureSchemas, failuresOf } from './failures.ts'
import { answerSchema, BYTES_SCHEMA, fileOperations } from './files.ts'
import { groupOf, groupsOf } from './groups.ts'
import { outputName, refTo, schemasOf } from './schemas.ts'
import type { Document, Media, Operation, Parameter, Ref, RequestBody, ResponseObject, Schema } from './types.ts'

type Endpoints = Record<string, Endpoint>

/**
 * The OpenAPI document of these endpoints, made in turns of the event loop. Deterministic: the same endpoints give the same
 * document.
 */
export async function createDocument(api: Endpoints, examples: Record<string, AnyExample>): Promise<Document> {
  const entries = Object.entries(api)
  const responses: Record<string, ResponseObject> = {}
  const paths: [path: string, operations: Record<string, Operation>][] = []
  for (const [name, endpoint] of entries) {
    await yieldIfLong()
    const failures = failureResponses(failuresOf(endpoint), responses)
    const parts = { name, endpoint, example: examples[name], failures }
    const operations = endpoint.methods.map((m) => [m.toLowerCase(), operationOf(m, parts)] as const)
    paths.push([endpoint.path, Object.fromEntries(operations)])
  }
  await yieldIfLong()
  const files = fileOperations(responses)
  const schemas = await schemasOf(api)
  await yieldIfLong()
  return {
    openapi: '3.1.1',
    info,
    servers: [{ url: '/', description: 'the service that serves this document' }],
    tags: groupsOf(entries.map(([, { path }]) => path)),
    paths: { ...Object.fromEntries(paths), [files.path]: files.operations },
    components: {
      securitySchemes,
      headers,
      responses,
      schemas: {
        ...schemas,
        ...answerSchemas(api),
        PutFileAnswer: answerSchema({ type: 'null' }),
        ...failureSchemas,
      },
    },
  }
}

const info = {
  title: 'Porchlight',
  version: VERSION,
  contact: { name: 'Porchlight' },
  license: { name: 'MIT', identifier: 'MIT' },
  description: `Chatbots for real-estate businesses: settings, listings, questions and answers.

Bodies are JSON objects. Names of fields, and values of a fixed list, are matched without regard to case; answers use the spelling shown here. An unknown field is an error that names the nearest known one. Null means "not set"; so does an empty text for a value of a fixed list that may be null.

Every answer has the same envelope. Success: HTTP 200, Code 200, Data as shown. Failure: Success false, Data null or the invalid fields, a Code for each kind of failure, and as HTTP status Code / 100. Check the status first, then Code; Message is for developers.

A secret key allows all operations; send it as "Authorization: KEY" or "Authorization: Bearer KEY". A session key allows only the listing operations; send it as "${SESSION_KEY_HEADER}: KEY". If both headers are sent, only Authorization counts.

These paths need no key: /healthz (the process runs), /readyz (it can answer), /openapi.json and /docs (this document). /metrics is for Prometheus.`,
}

const securitySchemes: Document['components']['securitySchemes'] = {
  secretKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The secret key, with or without "Bearer " before it. Allows all operations.',
  },
  sessionKey: {
    type: 'apiKey',
    in: 'header',
    name: SESSION_KEY_HEADER,
    description: 'The session key. Allows only the listing operations.',
  },
}

const headers: Document['components']['headers'] = {
  RequestId: {
    description: 'Id of the request in the log of the service; taken from the request if it has one.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 1 } },
  NextBefore: {
    description: 'The Before of the next page; there is none if nothing is left.',
    schema: { type: 'integer', minimum: 1 },
  },
}

/** The envelope schemas around the Data of each endpoint. */
const answerSchemas = (api: Endpoints): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(api).map(([name, { output }]) => [
      `${name}Answer`,
      answerSchema(refTo('schemas', outputName(api, output))),
    ]),
  )

type AnyExample = { input: unknown; output: unknown; events?: unknown[] } | undefined
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
function operationOf(method: string, { name, endpoint, example, failures }: Parts): Operation {
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

import { TOKEN_MAX } from '../../contract/chat.ts'
import type { Auth, Endpoint } from '../../contract/endpoint.ts'
import { succeeded } from '../../contract/envelope.ts'
import { failuresOf } from './failures.ts'
import { BYTES } from './files.ts'
import { groupOf } from './groups.ts'
import { refTo } from './schemas.ts'
import type { Media, Operation, Parameter, Ref, RequestBody, Response, Schema } from './types.ts'

export type AnyExample = { input: unknown; output: unknown; events?: unknown[] } | undefined
type Parts = { name: string; endpoint: Endpoint; example: AnyExample; failures: Record<string, Ref> }

const security: Record<Auth, Record<string, string[]>[]> = {
  secret: [{ secretKey: [] }],
  listing: [{ secretKey: [] }, { sessionKey: [] }],
}

const keyOf: Record<Auth, string> = {
  secret: 'Takes the secret key.',
  listing: 'Takes the secret key or the session key.',
}

/** One operation for one of its endpoint's methods. */
export function operationOf(method: string, { name, endpoint, example, failures }: Parts): Operation {
  const parameters = parametersOf(endpoint)
  return {
    // Ids are unique; an endpoint that also answers GET is the same by another method.
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
  properties: { file: { ...BYTES, description: 'the one file, under any field name' } },
  required: ['file'],
}

const STREAM = `The answer: whole, in the envelope; or with "stream": true as it is made, one JSON object a line, fragments in order and then one final object. A client that sends "Accept: text/event-stream" gets the same objects as server-sent events, one that sends "Accept: application/x-ndjson" the lines under that type. Empty lines or SSE comments are signs of life. A failure after the first fragment is a failed envelope as the last object; one before it is answered as any other.`

const FEED = `The answer, in the envelope; or with "stream": true server-sent events without an end, each with its cursor as "id" and its Kind as "event", a comment when nothing happened for 15 s. A client that connects again sends Last-Event-ID and goes on behind it.`

function success(name: string, { stream, feed }: Endpoint, example: AnyExample): Response {
  const whole: Media = {
    schema: refTo('schemas', `${name}Answer`),
    ...(example && { example: succeeded(example.output) }),
  }
  return {
    description: feed !== undefined ? FEED : stream === undefined ? 'The answer' : STREAM,
    headers: { 'X-Request-Id': refTo('headers', 'RequestId') },
    content: { 'application/json': whole, ...(stream && streamed(name, example)) },
  }
}

/** The schema and the examples are those of one object of the stream, as OpenAPI describes sequences. */
function streamed(name: string, example: AnyExample): Record<string, Media> {
  const examples = (example?.events ?? []).map((event, index) => [`object${index + 1}`, { value: event }] as const)
  const media = { schema: refTo('schemas', `${name}Event`), examples: Object.fromEntries(examples) }
  return { 'text/event-stream': media, 'application/x-ndjson': media }
}

/** An endpoint that can refuse a reused Idempotency-Key is one that takes it. */
function parametersOf(endpoint: Endpoint): Parameter[] {
  if (!failuresOf(endpoint).includes('keyReused')) return []
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'Sent again within 24 hours with the same body, the same thing is not done twice: a question joins its running answer or gets the stored one, a lead or a message is answered with its id.',
      schema: { type: 'string', minLength: 1, maxLength: TOKEN_MAX },
    },
  ]
}

import type { Endpoint } from '../../contract/endpoint.ts'
import { VERSION } from '../../contract/envelope.ts'
import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import { SESSION_KEY_HEADER } from '../request/auth.ts'
import { failureResponses, failureSchemas, failuresOf } from './failures.ts'
import { answerSchema, fileOperations } from './files.ts'
import { groupsOf } from './groups.ts'
import { type AnyExample, operationOf } from './operation.ts'
import { outputName, refTo, schemasOf } from './schemas.ts'
import type { Document, Operation, ResponseObject, Schema } from './types.ts'

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

export const headers: Document['components']['headers'] = {
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

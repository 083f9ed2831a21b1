import type { Endpoint } from '../../contract/endpoint.ts'
import { VERSION } from '../../contract/envelope.ts'
import { SESSION_KEY_HEADER } from '../request/auth.ts'
import { failureResponses, failureSchemas, failuresOf } from './failures.ts'
import { answerSchema, fileOperations } from './files.ts'
import { groupsOf } from './groups.ts'
import { type AnyExample, operationOf } from './operation.ts'
import { refTo, resultName, schemasOf } from './schemas.ts'
import type { Document, Schema } from './types.ts'

type Endpoints = Record<string, Endpoint>

/** The OpenAPI document of these endpoints; the same endpoints always make the same document. */
export function createDocument(api: Endpoints, examples: Record<string, AnyExample>): Document {
  const entries = Object.entries(api)
  const failures = entries.map(([, endpoint]) => failureResponses(failuresOf(endpoint)))
  const paths = entries.map(([name, endpoint], index) => {
    const parts = { name, endpoint, example: examples[name], failures: failures[index]?.responses ?? {} }
    return [endpoint.path, Object.fromEntries(endpoint.methods.map((m) => [m.toLowerCase(), operationOf(m, parts)]))]
  })
  const files = fileOperations()
  const responses = Object.assign({}, ...failures.map(({ components }) => components), files.responses)
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
        ...schemasOf(api),
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
  description: `Chatbots for real-estate businesses: their settings, their listings, and questions to them.

Bodies are JSON objects. Names of fields, and values of a fixed list, are matched without regard to case; answers use the spelling shown here. A field that is not known is an error that names the nearest known one. Null stands for "not set".

Every answer is one envelope. Success: HTTP 200, Code 200, Data as shown. Failure: Success false, Data null or the bad fields, a Code of its own, and the HTTP status Code / 100. Look at the status first, then at Code; Message is for a developer.

A secret key opens every operation, sent as "Authorization: KEY" or "Authorization: Bearer KEY". A session key opens the listing operations only, sent as "${SESSION_KEY_HEADER}: KEY". Where both headers are sent, Authorization alone counts.

Without a key: /healthz says that the process lives, /readyz that it can answer, /openapi.json and /docs describe the API. /metrics is for Prometheus.`,
}

const securitySchemes: Document['components']['securitySchemes'] = {
  secretKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description: 'The secret key, with or without "Bearer " before it. Opens every operation.',
  },
  sessionKey: {
    type: 'apiKey',
    in: 'header',
    name: SESSION_KEY_HEADER,
    description: 'The session key. Opens the listing operations only.',
  },
}

const headers: Document['components']['headers'] = {
  RequestId: {
    description: 'Names the request in the log of the service; taken from the request where it brings one.',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'How many seconds to wait before trying again.', schema: { type: 'integer', minimum: 1 } },
}

/** The envelope around the Data of every endpoint. */
const answerSchemas = (api: Endpoints): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(api).map(([name, { output }]) => [
      `${name}Answer`,
      answerSchema(refTo('schemas', resultName(api, output))),
    ]),
  )

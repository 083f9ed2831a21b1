import type { Endpoint } from '../../contract/endpoint.ts'
import { failed } from '../../contract/envelope.ts'
import { AppError, type ErrorName, errors, statusOf } from '../../contract/errors.ts'
import { TooWide } from '../../contract/listings/watches.ts'
import { STATUS_CODES } from '../node-http.ts'
import { componentOf, refTo } from './schemas.ts'
import type { NamedExample, Ref, ResponseObject, Schema } from './types.ts'

/** The errors that any request can get. */
export const ALWAYS_FAILS: ErrorName[] = [
  'badRequest',
  'requestTimeout',
  'headersTooLarge',
  'internal',
  'storeUnavailable',
]
const WITH_JSON: ErrorName[] = [
  'malformedJson',
  'invalidFields',
  'bodyTooLarge',
  'notJson',
  'tooManyBytes',
  'overloaded',
]
const WITH_KEY: ErrorName[] = ['missingKey', 'wrongKey', 'keyInWrongHeader', 'tooManyWrongKeys']

/** All errors of an endpoint, its own and the common ones, sorted by Code. */
export function failuresOf({ errors: own, auth, methods, upload }: Endpoint): ErrorName[] {
  const names = new Set<ErrorName>([...own, ...ALWAYS_FAILS, ...WITH_KEY])
  if (methods.includes('POST') && !upload) for (const name of WITH_JSON) names.add(name)
  if (auth === 'secret') names.add('keyNotAllowed')
  return [...names].toSorted((a, b) => errors[a].code - errors[b].code)
}

/** One response per HTTP status for these errors, as references. Adds to `components` those that are not defined there yet. */
export function failureResponses(names: ErrorName[], components: Record<string, ResponseObject>): Record<string, Ref> {
  const responses: Record<string, Ref> = {}
  for (const [status, group] of Map.groupBy(names, (name) => statusOf(errors[name].code))) {
    const component = `Failed_${group.map((name) => errors[name].code).join('_')}`
    responses[status] = refTo('responses', component)
    components[component] ??= failureResponse(status, group)
  }
  return responses
}

function failureResponse(status: number, names: ErrorName[]): ResponseObject {
  const codes = names.map((name) => errors[name].code)
  const lines = names.map((name) => `- ${errors[name].code} ${name}: ${errors[name].message}`)
  const namesWait = [429, 503].includes(status) || names.some((name) => 'retryAfterMs' in errors[name])
  const waits = namesWait ? { 'Retry-After': refTo('headers', 'RetryAfter') } : {}
  return {
    description: `${STATUS_CODES[status]}\n\n${lines.join('\n')}`,
    headers: { 'X-Request-Id': refTo('headers', 'RequestId'), ...waits },
    content: {
      'application/json': {
        schema: {
          allOf: [
            refTo('schemas', 'Failure'),
            { type: 'object', properties: { Code: { type: 'integer', enum: codes } } },
          ],
        },
        examples: Object.fromEntries(names.map((name) => [name, exampleOf(name)])),
      },
    },
  }
}

const exampleData: Partial<Record<ErrorName, unknown>> = {
  invalidFields: { Errors: [{ Field: 'Bedroms', Message: 'unknown field; did you mean Bedrooms?' }] },
  noSuchListing: 0,
  watchTooWide: { Count: 64, PerDay: 1.9, Narrow: [{ Field: 'MaxPrice', Value: '750000', Count: 31 }] },
}

const exampleOf = (name: ErrorName): NamedExample => ({
  summary: `${errors[name].code} ${name}`,
  value: failed(new AppError(name, errors[name].message, { data: exampleData[name] ?? null })),
})

/** The envelope of an error, and all Codes with their meaning. */
export const failureSchemas: Record<string, Schema> = {
  Code: {
    description:
      'Reason of a failure. The HTTP status is Code / 100, rounded down. The meaning of a Code never changes.',
    oneOf: Object.entries(errors).map(([title, { code, message }]) => ({
      type: 'integer',
      const: code,
      title,
      description: message,
    })),
  },
  FieldErrors: {
    type: 'object',
    properties: {
      Errors: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            Field: { type: 'string', description: 'path of the field, such as ExtensionColumn[0].Key' },
            Message: { type: 'string' },
          },
          required: ['Field', 'Message'],
        },
      },
    },
    required: ['Errors'],
  },
  ...componentOf('TooWide', TooWide, 'output'),
  Failure: {
    type: 'object',
    properties: {
      Data: {
        description:
          'null; for invalidFields, the list of them; for an update that matched nothing, 0; for watchTooWide, what narrows it',
        anyOf: [refTo('schemas', 'FieldErrors'), refTo('schemas', 'TooWide'), { type: 'integer' }, { type: 'null' }],
      },
      Version: { type: 'string' },
      Success: { type: 'boolean', const: false },
      Code: refTo('schemas', 'Code'),
      Message: { type: 'string', description: 'one sentence for developers: what is wrong and what to do' },
    },
    required: ['Data', 'Version', 'Success', 'Code', 'Message'],
  },
}

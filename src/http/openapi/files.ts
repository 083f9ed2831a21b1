import { VERSION } from '../../contract/envelope.ts'
import { type ErrorName, errors } from '../../contract/errors.ts'
import { FILES_PATH, UPLOAD_MINUTES } from '../../contract/file.ts'
import { ALWAYS_FAILS, failureResponses } from './failures.ts'
import { refTo } from './schemas.ts'
import type { Operation, Parameter, ResponseObject, Schema } from './types.ts'

const ADDRESS: ErrorName[] = ['addressTampered', 'addressExpired', 'noSuchFile']
const RECEIVING: ErrorName[] = [
  ...ADDRESS,
  'uploadConfirmed',
  'uploadUnderWay',
  'wrongFormat',
  'fileTooLarge',
  'tooMuchUnconfirmed',
  'stopping',
  'diskFull',
]
const byCode = (names: ErrorName[]): ErrorName[] =>
  [...names, ...ALWAYS_FAILS].toSorted((a, b) => errors[a].code - errors[b].code)

const parameters: Parameter[] = [
  { name: 'id', in: 'path', required: true, description: 'the FileId', schema: { type: 'integer', minimum: 1 } },
  { name: 'expires', in: 'query', required: true, description: 'part of the address', schema: { type: 'string' } },
  { name: 'signature', in: 'query', required: true, description: 'part of the address', schema: { type: 'string' } },
]
const RANGE: Parameter = {
  name: 'Range',
  in: 'header',
  description: 'one part of the file, such as bytes=0-1023; several at once are answered with the whole file',
  schema: { type: 'string' },
}
const KNOWN_TAGS: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: 'the ETag of an earlier answer: while it is still right, 304 is answered',
  schema: { type: 'string' },
}
const headers = { 'X-Request-Id': refTo('headers', 'RequestId') }
/** Binary data has no JSON type; code generators read these two keywords as a file. */
export const BYTES_SCHEMA: Schema = { format: 'binary', contentMediaType: 'application/octet-stream' }

const BYTES = { 'application/octet-stream': { schema: BYTES_SCHEMA } }

/**
 * The operations of signed file URLs. They are no endpoints: their bodies are bytes and they need no key. Adds their failures
 * to `components`.
 */
export function fileOperations(components: Record<string, ResponseObject>) {
  const put: Operation = {
    operationId: 'PutFile',
    tags: ['Files'],
    summary: 'Send the bytes of an upload to its PreUploadUrl, unchanged; needs no key',
    description: `The address itself is the permission. It is valid for ${UPLOAD_MINUTES} minutes, and only until the upload is confirmed.`,
    security: [],
    parameters,
    requestBody: { required: true, content: { 'application/octet-stream': { schema: BYTES_SCHEMA } } },
    responses: {
      200: {
        description: 'The bytes are stored; ConfirmUpload finishes the upload',
        headers,
        content: { 'application/json': { schema: refTo('schemas', 'PutFileAnswer') } },
      },
      ...failureResponses(byCode(RECEIVING), components),
    },
  }
  const notModified: ResponseObject = { description: 'The client has the file already', headers }
  const get: Operation = {
    operationId: 'GetFile',
    tags: ['Files'],
    summary: 'Read the bytes of a confirmed file at its address, unchanged; needs no key',
    description:
      'The address itself is the permission: anyone who has it can read the file until it expires. If-Range is taken with the ' +
      'ETag of an earlier answer.',
    security: [],
    parameters: [...parameters, RANGE, KNOWN_TAGS],
    responses: {
      200: { description: 'The bytes', headers, content: BYTES },
      206: { description: 'The bytes of the Range; Content-Range says which they are', headers, content: BYTES },
      304: notModified,
      ...failureResponses(byCode([...ADDRESS, 'rangeOutside']), components),
    },
  }
  const head: Operation = {
    ...get,
    operationId: 'HeadFile',
    summary: 'Read the headers of a confirmed file at its address; needs no key',
    description: 'The headers of GetFile, without the bytes.',
    parameters: [...parameters, KNOWN_TAGS],
    responses: {
      200: { description: 'The headers of the whole file', headers },
      304: notModified,
      ...failureResponses(byCode(ADDRESS), components),
    },
  }
  return { path: `${FILES_PATH}/{id}`, operations: { put, get, head } }
}

/** The envelope of a success; `data` is the schema of its Data. */
export const answerSchema = (data: Schema): Schema => ({
  type: 'object',
  properties: {
    Data: data,
    Version: { type: 'string', description: `version of the API, ${VERSION} here` },
    Success: { type: 'boolean', const: true },
    Code: { type: 'integer', const: 200 },
    Message: { type: 'string', description: 'empty on success' },
  },
  required: ['Data', 'Version', 'Success', 'Code', 'Message'],
})

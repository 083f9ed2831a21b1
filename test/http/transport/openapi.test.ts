import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { api } from '../../../src/contract/api.ts'
import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { type ErrorName, errors, statusOf } from '../../../src/contract/errors.ts'
import { examples } from '../../../src/contract/examples.ts'
import { validate } from '../../../src/contract/validation/validate.ts'
import { createDocument } from '../../../src/http/openapi/document.ts'
import type { Document, ResponseObject, Schema } from '../../../src/http/openapi/types.ts'
import { type Service, startService } from '../../sim/service/service.ts'

let service: Service
let served: Document
beforeAll(async () => {
  service = await startService()
  served = (await (await fetch(`${service.url}/openapi.json`)).json()) as Document
})
afterAll(() => service.stop())

const endpoints = Object.entries(api) as [keyof typeof api, Endpoint][]
/** An upload's body is a file, which has no JSON example. */
const withJson = endpoints.filter(([, { upload }]) => !upload)

test('the document is valid OpenAPI', async () => {
  // The validator resolves references in place, so it gets a copy.
  await expect(SwaggerParser.validate(structuredClone(served) as never)).resolves.toBeDefined()
})

test('the same endpoints make the same document', async () => {
  expect(JSON.stringify(await createDocument(api, examples))).toBe(JSON.stringify(served))
})

test.each(endpoints)('%s is there with every method, key, header and failure', (name, endpoint) => {
  const methods = served.paths[endpoint.path] ?? {}
  expect(Object.keys(methods)).toEqual(endpoint.methods.map((method) => method.toLowerCase()))
  for (const operation of Object.values(methods)) {
    expect(operation.security.map((scheme) => Object.keys(scheme)[0])).toEqual(
      { secret: ['secretKey'], listing: ['secretKey', 'sessionKey'], none: [] }[endpoint.auth],
    )
    for (const error of endpoint.errors) {
      const { code, message } = errors[error]
      const ref = operation.responses[statusOf(code)]
      const component = served.components.responses[ref && '$ref' in ref ? (ref.$ref.split('/').at(-1) ?? '') : '']
      expect(component?.content?.['application/json']?.examples?.[error]?.value).toMatchObject({
        Code: code,
        Message: message,
      })
    }
  }
  expect(served.components.schemas[`${name}Answer`]).toMatchObject({
    required: ['Data', 'Version', 'Success', 'Code', 'Message'],
  })
  for (const { responses, parameters = [] } of Object.values(methods)) {
    const { content = {}, headers = {} } = responses['200'] as ResponseObject
    const { stream, feed, paged } = endpoint
    expect('text/event-stream' in content).toBe((stream ?? feed) !== undefined)
    expect(parameters.some((parameter) => parameter.name === 'Last-Event-ID')).toBe((stream ?? feed) !== undefined)
    expect('X-Next-Before' in headers).toBe(paged === true)
  }
})

test('a PUT of a file says everything for which an upload is refused', () => {
  const refs = Object.values(served.paths['/files/{id}']?.put?.responses ?? {}).map((response) =>
    JSON.stringify(response),
  )
  const codes = refs.flatMap((ref) => ref.match(/\d{5}/g) ?? []).map(Number)
  const refusals: ErrorName[] = [
    'addressTampered',
    'addressExpired',
    'uploadConfirmed',
    'uploadUnderWay',
    'wrongFormat',
  ]
  for (const name of [...refusals, 'fileTooLarge', 'tooMuchUnconfirmed', 'diskFull'] as const)
    expect(codes, name).toContain(errors[name].code)
})

test('each response whose error names a time to wait has the header for it', () => {
  const responses = Object.entries(served.components.responses)
  for (const [name, known] of Object.entries(errors))
    if ('retryAfterMs' in known) {
      const having = responses.filter(([component]) => component.includes(String(known.code)))
      expect(having, name).not.toEqual([])
      for (const [component, { headers = {} }] of having) expect(headers, component).toHaveProperty('Retry-After')
    }
})

test('no schema has the name that a generator gives to a type of its own', () => {
  // hey-api: AddData, AddErrors, AddResponses; orval's axios: AddResult, its react-query: AddMutationBody; others: the rest.
  const own = /(?:Data|Errors?|Responses?|Result|Body|Params|Request|Args|Variables|Options|Headers|Payload)$/
  const operations = Object.values(served.paths).flatMap((methods) => Object.values(methods))
  const made = new Set(operations.map(({ operationId }) => operationId))
  const clashing = Object.keys(served.components.schemas).filter((name) => made.has(name.replace(own, '')))
  expect(clashing).toEqual([])
})

test('only what can refuse an Idempotency-Key takes one', () => {
  const taking = Object.values(served.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ operationId, parameters = [] }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key') ? operationId : [],
    ),
  )
  expect(taking).toEqual(['ClientAsk', 'LeadCreate', 'Say'])
})

test('every Code is listed once, in order', () => {
  const codes = served.components.schemas['Code']?.oneOf?.map((code) => code.const)
  expect(codes).toEqual(
    Object.values(errors)
      .map(({ code }) => code)
      .toSorted((a, b) => a - b),
  )
})

test('each value of a fixed list has a type: some generators write nothing for a constant without one', () => {
  const typeless = (schema: unknown, path: string): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    const isFixed = !Array.isArray(schema) && ('const' in schema || 'enum' in schema)
    const inside = Object.entries(schema).flatMap(([name, value]) => typeless(value, `${path}/${name}`))
    return isFixed && !('type' in schema) ? [path, ...inside] : inside
  }
  const { schemas, responses } = served.components
  const ofResponses = Object.entries(responses).map(([name, { content }]) => [
    name,
    content?.['application/json']?.schema,
  ])
  expect(typeless({ ...schemas, ...Object.fromEntries(ofResponses) }, '')).toEqual([])
})

test('every field of every request is there, and says whether it is required', () => {
  for (const [name, { input }] of withJson) {
    const schema: Schema = served.components.schemas[`${name}Input`] ?? {}
    expect(Object.keys(schema.properties ?? {})).toEqual(Object.keys(input.shape))
    const required = Object.entries(input.shape).filter(([, field]) => !field.safeParse(undefined).success)
    expect(schema.required ?? []).toEqual(required.map(([field]) => field))
  }
})

test('an empty text for a value of a list that may be null is taken as null, as the document says', () => {
  expect(served.info.description).toContain('so does an empty text for a value of a fixed list that may be null')
  const mayBeNull = withJson.flatMap(([name, { input }]) =>
    Object.entries(input.shape).flatMap(([field, schema]) => {
      const { type, enum: values } = served.components.schemas[`${name}Input`]?.properties?.[field] ?? {}
      return values !== undefined && String(type) === 'string,null' ? [{ field, schema }] : []
    }),
  )
  expect(mayBeNull.length).toBeGreaterThan(10)
  for (const { field, schema } of mayBeNull)
    expect(validate(z.object({ [field]: schema }), { [field]: '' }), field).toEqual({ [field]: null })
})

test('a day in a request is a date, so that a client makes no other text of it', () => {
  const properties = (name: string) => served.components.schemas[`${name}Input`]?.properties
  for (const name of ['StartTime', 'EndTime'])
    expect(properties('ChatContentHistory')?.[name]).toMatchObject({ type: ['string', 'null'], format: 'date' })
  for (const name of ['startTime', 'endTime'])
    expect(properties('LeadList')?.[name]).toMatchObject({ type: ['string', 'null'], format: 'date' })
})

describe('examples', () => {
  test.each(withJson)('%s has one that its schemas take', (name, endpoint) => {
    const example = examples[name]
    expect(example).toBeDefined()
    if (example === undefined) return
    validate(endpoint.input, example.input)
    expect(endpoint.output.parse(example.output)).toEqual(example.output)
    if (endpoint.stream === undefined) return
    const { events = [] } = example as { events?: unknown[] }
    for (const event of events) expect(endpoint.stream.event.parse(event)).toEqual(event)
    expect(endpoint.stream.answer(events.at(-1) as never)).toEqual(example.output)
  })
})

describe('a client made by a public generator', () => {
  const root = resolve('.')
  const bin = (name: string) => join(root, 'node_modules', '.bin', name)
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'porchlight-client-'))
    await symlink(join(root, 'node_modules'), join(directory, 'node_modules'))
    await writeFile(join(directory, 'package.json'), '{"type":"module"}')
    await writeFile(join(directory, 'openapi.json'), JSON.stringify(served))
    execFileSync(bin('oazapfts'), ['openapi.json', 'client.ts', '--argumentStyle=object'], { cwd: directory })
  })
  afterAll(() => rm(directory, { recursive: true }))

  /** What a customer's program would look like. */
  const program = `
import * as porchlight from './client.ts'

const [, , baseUrl = '', secret = ''] = process.argv
porchlight.defaults.baseUrl = baseUrl
porchlight.defaults.headers = { authorization: secret }

const added = await porchlight.add({ addInput: { Name: 'Maple', TimeZone: 'Europe/Paris' } })
if (added.status !== 200) throw new Error(added.data.Message)
const serialNumber: string = added.data.Data

const opened = await porchlight.getSession({ getSessionInput: { serialNumber, source: 'http' } })
if (opened.status !== 200) throw new Error(opened.data.Message)

const created = await porchlight.realEstateCreate({
  realEstateCreateInput: {
    SerialNumber: serialNumber, SaleType: 'for_rent', Status: 'Active', CurrencySymbol: '$', PropertyType: 'Condo',
    Bedrooms: 2, Bathrooms: 1.5, Url: 'https://homes.example.com/1', MLSNumber: 'M-1', YearBuilt: 2001, DaysOnMarket: 3,
    LotArea: 0, BuildingArea: 900, AreaUnit: 'Square Feet', ParkingSpots: 1, City: 'Lyon', Latitude: null,
  },
})
if (created.status !== 200) throw new Error(created.data.Message)
const found = await porchlight.realEstateList({ realEstateListInput: { SerialNumber: serialNumber, CityName: 'lyon' } })
if (found.status !== 200) throw new Error(found.data.Message)

const asked = await porchlight.clientAsk({
  idempotencyKey: 'once',
  clientAskInput: { sessionID: opened.data.Data.SessionID, content: 'Hello?' },
})
if (asked.status !== 200) throw new Error(asked.data.Message)

const refused = await porchlight.detail({ detailInput: { serialNumber: 'NONE' } })
const code = refused.status === 404 ? refused.data.Code : undefined
process.stdout.write(JSON.stringify({ count: found.data.Data.VirtualCount, city: found.data.Data.List[0]?.City, answer: asked.data.Data.content, code }))
`
  const wrong = `
import * as porchlight from './client.ts'
// @ts-expect-error a sale is for sale or for rent
await porchlight.realEstateList({ realEstateListInput: { SerialNumber: 'x', SaleType: 'for_free' } })
// @ts-expect-error which chatbot?
await porchlight.detail({ detailInput: {} })
// @ts-expect-error the answer is no number
const text: number = (await porchlight.add({ addInput: {} })).data.Data
`

  test('type-checks, creates a chatbot, a session and a listing, and asks', async () => {
    await writeFile(join(directory, 'program.ts'), program)
    await writeFile(join(directory, 'wrong.ts'), wrong)
    const flags = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext']
    const more = ['--target', 'esnext', '--types', 'node', '--allowImportingTsExtensions']
    execFileSync(bin('tsc'), [...flags, ...more, 'program.ts', 'wrong.ts'], { cwd: directory, stdio: 'inherit' })

    // Not synchronously: the service answers from this very process.
    const run = promisify(execFile)(process.execPath, ['program.ts', service.url, service.keys.secret], {
      cwd: directory,
    })
    expect(JSON.parse((await run).stdout)).toEqual({ count: 1, city: 'Lyon', answer: 'Hello there', code: 40402 })
  })
})

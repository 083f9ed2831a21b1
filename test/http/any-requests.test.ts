import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, api } from '../../src/contract/api.ts'
import { defaultSettings, type Settings } from '../../src/contract/chatbot/settings.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import type { Envelope } from '../../src/contract/envelope.ts'
import { examples } from '../../src/contract/examples.ts'
import { validate } from '../../src/contract/validation/validate.ts'
import { anyListing } from '../exchange/any-listing.ts'
import { anyString } from '../search/text/any-string.ts'
import { databases } from '../sim/service/databases.ts'
import { aListing } from '../sim/service/listing.ts'
import { type Service, startService } from '../sim/service/service.ts'

/** How often each is tried: on two databases, a few hundred requests an operation where there is time. */
const isLong = process.env['TEST_LONG'] !== undefined
const runs = (usual: number) => (isLong ? usual * 20 : usual)

const endpoints = Object.values(api satisfies Api as Record<string, Endpoint>)

function isTaken({ input }: Endpoint, body: object): boolean {
  try {
    validate(input, body)
    return true
  } catch {
    return false
  }
}

describe.each(databases)('whatever is sent to $name', (kind) => {
  let service: Service
  let SerialNumber: string
  const failures: string[] = []
  beforeAll(async () => {
    service = await startService({ kind, logged: (_facts, message) => failures.push(message) })
    SerialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  })
  afterAll(() => service.stop())

  /** A value for a field: often of the right kind, often not. */
  const anything = fc.oneof(
    { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
    fc.constantFrom(
      '',
      ' ',
      null,
      0,
      -1,
      1.5,
      1e308,
      true,
      [],
      {},
      'PrimaryId',
      'for_sale',
      '2026-02-30',
      'x'.repeat(3_000),
    ),
    anyString(),
  )
  /** A body with the endpoint's own fields, in any mix of good and bad, and some foreign ones. */
  const bodyFor = ({ input }: Endpoint) =>
    fc
      .record(Object.fromEntries(Object.keys(input.shape).map((name) => [name, anything])), { requiredKeys: [] })
      .chain((fields) =>
        fc.dictionary(fc.string(), anything, { maxKeys: 2 }).map((foreign) => ({ ...foreign, ...fields })),
      )

  test.each(endpoints)('$path answers in the envelope, and never with a fault of its own', async (endpoint) => {
    const known = { SerialNumber, serialNumber: SerialNumber }
    const own = Object.keys(endpoint.input.shape).filter((name) => name.toLowerCase() === 'serialnumber')
    const serial = endpoint.path.endsWith('/Remove')
      ? {}
      : Object.fromEntries(own.map((name) => [name, known[name as keyof typeof known]]))
    await fc.assert(
      fc.asyncProperty(bodyFor(endpoint), fc.boolean(), async (body, withSerial) => {
        const { status, envelope } = await service.post(endpoint.path, { ...body, ...(withSerial && serial) })
        expect(Object.keys(envelope)).toEqual(['Data', 'Version', 'Success', 'Code', 'Message'])
        expect(status).toBe(envelope.Code === 200 ? 200 : Math.floor(envelope.Code / 100))
        expect([envelope.Success, envelope.Message === '']).toEqual([status === 200, status === 200])
        expect(status).toBeLessThan(500)
      }),
      // Few of these bodies are taken: what is refused meets no database.
      { numRuns: runs(kind === databases[0] ? 6 : 3) },
    )
    expect(failures).toEqual([])
  })

  /** Beyond the ids of both databases, and beyond JavaScript's integers. */
  const LARGE = [2 ** 31, 2 ** 53 - 1]

  test.each(Object.entries(api))('no number sent to %s is too large for a database', async (name, endpoint) => {
    const session = { serialNumber: await service.data<string>('/chat/Chatbot/Add', {}), visitorId: 'v' }
    const SessionID = await service.openSession(session)
    const ids = {
      SerialNumber: session.serialNumber,
      serialNumber: session.serialNumber,
      sessionID: SessionID,
      SessionID,
    }
    const known = Object.fromEntries(Object.entries(ids).filter(([field]) => field in endpoint.input.shape))
    const usual = { ...examples[name as keyof Api]?.input, ...known }
    const fields = Object.keys(endpoint.input.shape).filter((field) => field.toLowerCase() !== 'serialnumber')
    const bodies = fields.flatMap((field) =>
      LARGE.flatMap((large) => [large, [large], `${large}`].map((value) => ({ ...usual, [field]: value }))),
    )
    // What the schema refuses meets no database: one of them is enough, and of what it refuses there, one in ten.
    const { taken = [], refused = [] } = Object.groupBy(bodies, (one) => (isTaken(endpoint, one) ? 'taken' : 'refused'))
    const some = kind === databases[0] ? refused.filter((_, index) => isLong || index % 10 === 0) : []
    for (const body of [...taken, ...some]) {
      const { status } = await service.post(endpoint.path, body)
      expect([status < 500, body]).toEqual([true, body])
    }
  })

  test('bytes of any kind answer in the envelope', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...endpoints), fc.uint8Array({ maxLength: 200 }), async ({ path }, bytes) => {
        const response = await fetch(service.url + path, {
          method: 'POST',
          headers: { authorization: service.keys.secret },
          body: Buffer.from(bytes),
        })
        const envelope = (await response.json()) as Envelope
        expect(Object.keys(envelope)).toEqual(['Data', 'Version', 'Success', 'Code', 'Message'])
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: runs(40) },
    )
  })

  test('a listing that was taken reads back equal', async () => {
    await fc.assert(
      fc.asyncProperty(anyListing, async (listing) => {
        const id = await service.data<string>('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...listing })
        const { List } = await service.data<{ List: Record<string, unknown>[] }>('/chat/Chatbot/RealEstateList', {
          SerialNumber,
          PageSize: 1,
        })
        const row = List[0] ?? {}
        expect(row['ID']).toBe(Number(id))
        for (const [name, value] of Object.entries(listing)) {
          const read = row[{ Latitude: 'LATITUDE', Longitude: 'LONGITUDE' }[name] ?? name]
          if (name === 'SaleType') expect(read).toBe(value === 'for_sale' ? 'For Sale' : 'For Rent')
          else if (name === 'Images')
            expect(read).toBe(((value ?? []) as string[]).map((url) => url.replaceAll(',', '%2C')).join(','))
          else if (name === 'ExtensionColumn') expect(read === '' ? [] : JSON.parse(String(read))).toEqual(value ?? [])
          else if (name === 'Latitude' || name === 'Longitude') expect(read).toBe(value)
          else if (typeof value === 'number')
            expect([read, Number(read)]).toEqual([expect.stringMatching(/^[0-9.]+$/), value])
          else expect(read).toBe(value ?? '')
        }
      }),
      { numRuns: runs(20) },
    )
  })

  test('Update merges exactly: what is left out stays, what is null goes, what is sent counts', async () => {
    const patch = fc.record(
      Object.fromEntries(
        (['City', 'State', 'Description', 'Tours', 'SalePrice', 'HOAMonth', 'Latitude'] as const).map((name) => [
          name,
          fc.constantFrom(
            null,
            ...({ City: ['Nice', ''], State: ['PACA'], Description: ['x', 'é'], Tours: ['3D', 'OpenHouse'] }[
              name as 'City'
            ] ?? [0, 1.5, 7]),
          ),
        ]),
      ),
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(patch, { minLength: 1, maxLength: 5 }), async (patches) => {
        const id = await service.data<string>('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...aListing() })
        for (const fields of patches)
          await service.data('/chat/Chatbot/RealEstateUpdate', {
            SerialNumber,
            Key: id,
            KeyType: 'PrimaryId',
            ...fields,
          })
        const { List } = await service.data<{ List: Record<string, unknown>[] }>('/chat/Chatbot/RealEstateList', {
          SerialNumber,
          PageSize: 1,
        })
        const { Latitude = null, ...merged }: Record<string, unknown> = Object.assign({}, ...patches)
        for (const [name, value] of Object.entries(merged))
          expect([name, List[0]?.[name]]).toEqual([name, value === null ? '' : `${value as string | number}`])
        expect(List[0]?.['LATITUDE']).toBe(Latitude)
      }),
      { numRuns: runs(12) },
    )
  })

  test('Edit merges exactly: what is left out stays, null puts the default back', async () => {
    const some: { [Name in keyof Settings]?: Settings[Name][] } = {
      Name: ['Ada', ''],
      Temperature: [0, 0.5, 2],
      TimeZone: ['Europe/Paris'],
      EnableUploadImage: [true, false],
      MessageLimit: [-1, 0, 9],
      WelcomeMessage: ['Hello!'],
    }
    const values = Object.entries(some).map(([name, list]) => [name, fc.constantFrom<unknown>(null, ...list)] as const)
    const patch = fc.record(Object.fromEntries(values), { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(fc.array(patch, { minLength: 1, maxLength: 5 }), async (patches) => {
        const serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
        for (const fields of patches) await service.data('/chat/Chatbot/Edit', { serialNumber, ...fields })
        const set = Object.entries(Object.assign({}, ...patches) as object).filter(([, value]) => value !== null)
        const detail = await service.data('/chat/Chatbot/Detail', { serialNumber })
        expect(detail).toEqual({ serialNumber, Model: 'test/scripted', ...defaultSettings, ...Object.fromEntries(set) })
      }),
      { numRuns: runs(12) },
    )
  })
})

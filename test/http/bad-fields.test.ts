import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FieldError } from '../../src/contract/envelope.ts'
import { type Service, startService } from '../sim/service/service.ts'

let service: Service
let serialNumber: string
let SerialNumber: string
beforeAll(async () => {
  service = await startService()
  serialNumber = await service.data<string>('/chat/Chatbot/Add', {})
  SerialNumber = serialNumber
})
afterAll(() => service.stop())

/** The fields that a refused request names. */
async function badFields(name: string, fields: object): Promise<string[]> {
  const { envelope } = await service.post(`/chat/Chatbot/${name}`, fields)
  expect(envelope.Code).toBe(40002)
  return (envelope.Data as { Errors: FieldError[] }).Errors.map(({ Field }) => Field).toSorted()
}

test('an unknown model and an unknown picture are listed beside the fields that are bad by themselves', async () => {
  const bad = { Model: 'openai/none', ChatIcon: '999', Temperature: 9 }
  expect(await badFields('Edit', { serialNumber, ...bad })).toEqual(['ChatIcon', 'Model', 'Temperature'])
  expect(await badFields('Add', { ...bad, type: 5 })).toEqual(['ChatIcon', 'Model', 'Temperature', 'type'])
})

test('a place without coordinates is listed beside other bad fields', async () => {
  const expected = ['Foo', 'Latitude', 'Longitude', 'PageSize']
  expect(await badFields('RealEstateList', { SerialNumber, PageSize: 0, RadiusKm: 5, Foo: 1 })).toEqual(expected)
  const distance = { SortBy: 'Distance', Latitude: 91 }
  expect(await badFields('RealEstateList', { SerialNumber, ...distance })).toEqual(['Latitude', 'Longitude'])
})

test('a watch lists who watches, a place without coordinates and other bad fields together', async () => {
  const twice = { SerialNumber, visitorId: 'ada', sessionID: 5, RadiusKm: 5 }
  const who = ['sessionID', 'visitorId']
  expect(await badFields('WatchAdd', twice)).toEqual(['Latitude', 'Longitude', ...who])
  expect(await badFields('WatchAdd', { ...twice, Hour: 99 })).toEqual(['Hour', 'Latitude', 'Longitude', ...who])
  expect(await badFields('WatchAdd', { SerialNumber, Hour: 99 })).toEqual(['Hour', 'Query', ...who])
  const home = { SerialNumber, visitorId: 'ada', ListingID: 999, CityName: 'Seattle', Hour: 99 }
  expect(await badFields('WatchAdd', home)).toEqual(['CityName', 'Hour'])
  const active = { WatchID: 1, State: 'Active', PausedUntil: '2030-01-01T00:00:00Z', Hour: 99 }
  expect(await badFields('WatchEdit', active)).toEqual(['Hour', 'PausedUntil'])
})

test('a request about a person, and a lead, list what is missing beside other bad fields', async () => {
  expect(await badFields('VisitorExport', { serialNumber, Foo: 1 })).toEqual(['Foo', 'visitorId'])
  expect(await badFields('VisitorForget', { visitorId: 'ada', sessionID: 5 })).toEqual(['serialNumber', 'visitorId'])
  expect(await badFields('LeadCreate', { serialNumber, Foo: 1 })).toEqual(['Email', 'Foo'])
})

test('a field that was sent badly does not count as missing', async () => {
  expect(await badFields('LeadCreate', { serialNumber, Phone: 'x' })).toEqual(['Phone'])
  expect(await badFields('VisitorExport', { serialNumber, sessionID: 'x' })).toEqual(['sessionID'])
  expect(await badFields('WatchAdd', { SerialNumber, sessionID: 'x', MinPrice: 'x' })).toEqual([
    'MinPrice',
    'sessionID',
  ])
})

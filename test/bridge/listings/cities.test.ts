import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createCities } from '../../../adapters/bridge/listings/cities.ts'
import { createClient } from '../../../src/contract/client/client.ts'
import { ada } from '../../sim/bots/person.ts'
import { virtualTime } from '../../sim/clock/time.ts'

const limits = { pageSize: 5, keyLength: 80, completions: 25, options: 25 }

test('where the service is late there is no city, after 150 ms, and the request is given up', async () => {
  const arrived = Promise.withResolvers<void>()
  const gaveUp = Promise.withResolvers<void>()
  const server = createServer((request) => {
    request.on('close', () => gaveUp.resolve())
    arrived.resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, secretKey: 'sk' })
  const time = virtualTime()
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const cities = createCities({ client, serialFor: async () => 'bot-1', limits, time, report })
  const found = cities(ada(), 'ke')
  await arrived.promise
  expect(await time.run(found)).toEqual([])
  await gaveUp.promise
  expect([time.now(), reported]).toEqual([150, []])
  server.close()
})

test('a failure is no city', async () => {
  const time = virtualTime()
  const reported: unknown[] = []
  const report = (error: unknown) => void reported.push(error)
  const defect = new TypeError('cannot read this')
  const client = createClient({ baseUrl: 'http://127.0.0.1:1', secretKey: 'sk' })
  const find = (serialFor: () => Promise<string>) =>
    createCities({ client, serialFor, limits, time, report })(ada(), 'ke')
  expect(await time.run(find(async () => 'bot-1'))).toEqual([])
  expect(await time.run(find(() => Promise.reject(defect)))).toEqual([])
  expect(reported).toEqual([defect])
})

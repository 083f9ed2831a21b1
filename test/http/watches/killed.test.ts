import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRandom } from '../../../src/core/demo/random.ts'
import { TEST_MS, WAIT_MS } from '../../sim/clock/deadline.ts'
import { aListing } from '../../sim/service/listing.ts'
import { type Started, startCold } from '../../sim/service/process.ts'
import type { Alert } from './telling.ts'

const KILLS = process.env['TEST_LONG'] === '1' ? 20 : 1
const HOMES = KILLS * 30
const keys = { SECRET_KEY: 'secret-of-the-killed-service', SESSION_KEY: 'session-of-the-killed-service' }

test('a service that is killed while it tells, tells each thing once', {
  timeout: TEST_MS + KILLS * WAIT_MS,
}, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-watches-'))
  const random = createRandom(3)
  let service: Started = await startCold(directory, keys)
  const post = async <T>(path: string, body: object): Promise<T> => {
    const response = await fetch(service.url + path, {
      method: 'POST',
      headers: { authorization: keys.SECRET_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return ((await response.json()) as { Data: T }).Data
  }
  try {
    const SerialNumber = await post<string>('/chat/Chatbot/Add', { AlertsPerDay: 1_000 })
    const watchers = await Promise.all(
      ['Seattle', 'Tacoma', 'Seattle'].map(async (CityName, index) => {
        const who = { SerialNumber, visitorId: `person ${index}`, CityName, Quiet: false, Wide: true }
        return { CityName, ...(await post<{ WatchID: number }>('/chat/Chatbot/WatchAdd', who)) }
      }),
    )
    const homes = new Map<string, string>()
    // A request that the kill cuts off may have been done or not: the change log says.
    const write = async (index: number) => {
      const City = random.pick(['Seattle', 'Tacoma', 'Kent'])
      await post('/chat/Chatbot/RealEstateCreate', {
        SerialNumber,
        ...aListing({ City, MLSNumber: `K-${index}` }),
      }).catch(() => undefined)
      homes.set(`K-${index}`, City)
    }
    for (let index = 0; index < HOMES; index++) {
      await write(index)
      if (index % 30 !== 29) continue
      await new Promise((done) => setTimeout(done, random.between(0, 700)))
      await service.end('SIGKILL')
      service = await startCold(directory, keys)
    }
    const { List: changes } = await post<{ List: { ListingID: number; MLSNumber: string }[] }>(
      '/chat/Chatbot/ListingChanges',
      { SerialNumber, Limit: 1_000 },
    )
    const expected = changes.flatMap(({ ListingID, MLSNumber }) =>
      watchers
        .filter(({ CityName }) => CityName === homes.get(MLSNumber))
        .map(({ WatchID }) => `${WatchID} ${ListingID}`),
    )
    expect(expected.length).toBeGreaterThan(HOMES / 2)
    const told = async () => {
      const lines: string[] = []
      for (let After = 'oldest'; ; ) {
        const { List, Next } = await post<{ List: Alert[]; Next: string }>('/chat/Chatbot/Events', {
          serialNumber: SerialNumber,
          Kinds: ['alert'],
          After,
          Limit: 500,
        })
        lines.push(...List.map(({ Data }) => `${Data.WatchID} ${Data.ListingID}`))
        if (List.length === 0) return lines.toSorted()
        After = Next
      }
    }
    await expect.poll(told).toHaveLength(expected.length)
    expect(await told()).toEqual(expected.toSorted())
  } finally {
    await service.end('SIGKILL')
    await rm(directory, { recursive: true })
  }
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { createClient } from '../../../src/contract/client/client.ts'
import { demoListings } from '../../../src/core/demo/listings.ts'
import { openStore } from '../../../src/store/store.ts'
import { startProcess } from '../../sim/service/process.ts'
import { print, rate, spread, timed } from '../figures.ts'
import { manyListings } from '../homes.ts'

const keys = { SECRET_KEY: 'the-secret-key-of-the-bench', SESSION_KEY: 'the-session-key-of-the-bench' }
const LISTINGS = 100_000
const AT_ONCE = 16

/** The service as `npm start` runs it, in a process of its own, asked over HTTP from this one. */
export async function benchService(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'porchlight-bench-'))
  const service = await startProcess(directory, { ...keys, LOG_LEVEL: 'warn' })
  const pool = new Pool(service.url, { connections: AT_ONCE })
  const post = async (path: string, body: object) => {
    const response = await pool.request({
      method: 'POST',
      path,
      headers: { authorization: keys.SECRET_KEY },
      body: JSON.stringify(body),
    })
    return ((await response.body.json()) as { Data: never }).Data
  }
  try {
    const SerialNumber: string = await post('/chat/Chatbot/Add', {})
    const homes = manyListings()
    const created = await timed(3_000, AT_ONCE, (index) =>
      post('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...homes(index) }),
    )
    print(`RealEstateCreate, ${AT_ONCE} at once`, `${rate(3_000, created.ms)}, ${spread(created.samples)}`)

    await fill(join(directory, 'porchlight.sqlite'), SerialNumber, homes)
    const lists: [what: string, fields: object][] = [
      ['newest', {}],
      ['a city', { CityName: 'Seattle' }],
      [
        'city, type, price and beds',
        { CityName: 'Seattle', PropertyType: 'Townhouse', MinPrice: 300_000, MaxPrice: 900_000, MinBedrooms: 3 },
      ],
      ['words', { Query: '3 bedroom condos in Tacoma under 600k, cheapest first' }],
    ]
    for (const [what, fields] of lists) {
      const { samples } = await timed(300, 1, () => post('/chat/Chatbot/RealEstateList', { SerialNumber, ...fields }))
      print(`RealEstateList at ${LISTINGS.toLocaleString('en-US')} listings: ${what}`, spread(samples))
    }

    const client = createClient({ baseUrl: service.url, secretKey: keys.SECRET_KEY })
    const sessions = await Promise.all(
      Array.from(
        { length: AT_ONCE },
        async () => (await client.call('GetSession', { serialNumber: await small(post) })).SessionID,
      ),
    )
    const session = (index: number) => sessions[index % AT_ONCE] ?? 0
    const question = '3 bedroom houses in Seattle under 900k'
    const plain = await timed(800, AT_ONCE, (index) =>
      post('/chat/Chat/ClientAsk', { sessionID: session(index), content: question }),
    )
    print(
      `ClientAsk with the concierge, 60 listings, plain, ${AT_ONCE} at once`,
      `${rate(800, plain.ms)}, ${spread(plain.samples)}`,
    )

    const first: number[] = []
    for (let index = 0; index < 200; index++) {
      const before = performance.now()
      for await (const event of client.stream('ClientAsk', { sessionID: session(index), content: question })) {
        if ('content' in event) first.push(performance.now() - before)
        break
      }
    }
    print('ClientAsk with the concierge, streamed, time to first fragment', spread(first))
  } finally {
    await pool.close()
    await service.end('SIGTERM')
    await rm(directory, { recursive: true })
  }
}

/** A chatbot with the demo's sixty listings. */
async function small(post: (path: string, body: object) => Promise<string>): Promise<string> {
  const SerialNumber = await post('/chat/Chatbot/Add', {})
  await Promise.all(
    demoListings().map((listing) => post('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...listing })),
  )
  return SerialNumber
}

async function fill(file: string, serialNumber: string, homes: ReturnType<typeof manyListings>): Promise<void> {
  const store = await openStore(file, Date.now)
  const chatbot = await store.chatbots.bySerial(serialNumber)
  for (let from = 3_000; from < LISTINGS; from += 1_000)
    await store.transaction((within) =>
      within.listings(chatbot?.id ?? 0).insert(Array.from({ length: 1_000 }, (_, index) => homes(from + index))),
    )
  await store.close()
}

import { demoListings } from '../../../src/core/demo/listings.ts'
import { keyRow, newKey } from '../../../src/core/keys/keys.ts'
import { openStore } from '../../../src/store/store.ts'
import { createPoster } from '../client.ts'
import { percentile, print, spread, timed } from '../figures.ts'
import { type Catalogue, withCatalogue } from './catalogue.ts'

/** Searches that read most of a catalogue, whatever is counted beforehand. */
const WORST: { path: string; fields: object }[] = [
  { path: 'RealEstateList', fields: { Keyword: 'par', SortBy: 'LotAreaDesc', PageNumber: 500 } },
  { path: 'RealEstateList', fields: { Latitude: 47.6, Longitude: -122.3, RadiusKm: 20_000, SortBy: 'Distance' } },
  { path: 'RealEstateList', fields: { MinBathrooms: 2, MaxDaysOnMarket: 90, SortBy: 'HOAMonthAsc', PageNumber: 900 } },
  { path: 'RealEstateFacets', fields: { Keyword: 'garage', MinYearBuilt: 1950, MaxLotArea: 9_000 } },
  { path: 'RealEstateFacets', fields: { MinUnitAreaPrice: 100, MaxHOAMonth: 500 } },
]
/** Requests of the noisy tenant at once. */
const NOISY = 8
const TURNS = 300
const ROUNDS = 5

/** What a page of a small catalogue takes while the tenant of a large one asks the worst searches, beside the same without. */
export const benchNeighbour = (): Promise<void> => withCatalogue(benchBeside)

async function benchBeside({ url, databaseUrl, secretKey, SerialNumber }: Catalogue): Promise<void> {
  const quiet = createPoster(url, await addTenant(databaseUrl), 1)
  const noisy = createPoster(url, secretKey, NOISY)
  const own = await quiet.post<string>('/chat/Chatbot/Add', {})
  for (const listing of demoListings())
    await quiet.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: own, ...listing })
  const list = async (): Promise<number[]> => {
    const ask = () => quiet.post('/chat/Chatbot/RealEstateList', { SerialNumber: own, CityName: 'Seattle' })
    return (await timed(TURNS, 1, ask)).samples
  }
  await list()
  const [alone, beside]: [number[], number[]] = [[], []]
  const worst: number[][] = WORST.map(() => [])
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(...(await list()))
    const over = new AbortController()
    const asking = Array.from({ length: NOISY }, async (_, from) => {
      for (let turn = from; !over.signal.aborted; turn++) {
        const { path, fields } = WORST[turn % WORST.length] ?? { path: '', fields: {} }
        const { samples } = await timed(1, 1, () => noisy.post(`/chat/Chatbot/${path}`, { SerialNumber, ...fields }))
        worst[turn % WORST.length]?.push(...samples)
      }
    })
    beside.push(...(await list()))
    over.abort()
    await Promise.all(asking)
  }
  print("another tenant's RealEstateList, alone", spread(alone))
  const ratio = percentile(beside, 0.99) / percentile(alone, 0.99)
  print(`  while this one asks the worst, ${NOISY} at once`, `${spread(beside)}, × ${ratio.toFixed(2)} at p99`)
  for (const [index, { path, fields }] of WORST.entries())
    print(`    ${path} of ${Object.keys(fields).join(', ')}`, spread(worst[index] ?? []))
  await Promise.all([quiet.close(), noisy.close()])
}

async function addTenant(databaseUrl: string): Promise<string> {
  const store = await openStore(databaseUrl, Date.now)
  const secretKey = newKey('secret')
  const { id } = await store.workspaces.insert('quiet')
  await store.keys.insert(keyRow(id, 'secret', secretKey))
  await store.close()
  return secretKey
}

import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Watch } from '../../src/contract/listings/watches.ts'
import { createRandom } from '../../src/core/demo/random.ts'
import { importBatch, startRun } from '../../src/core/listings/importing.ts'
import type { LoggedWrite } from '../../src/core/ports/listings.ts'
import type { Store } from '../../src/core/ports/ports.ts'
import type { NewWatch } from '../../src/core/ports/watches.ts'
import { createFilterIndex } from '../../src/core/watches/filter-index.ts'
import { alertsForWrite } from '../../src/core/watches/matcher.ts'
import { describeFilter } from '../../src/search/describe.ts'
import type { Filter } from '../../src/search/filter.ts'
import { openStore } from '../../src/store/store.ts'
import { databases } from '../sim/service/databases.ts'
import { aListing, aWatch } from '../sim/service/listing.ts'
import { watchOnDiscord } from './discord/alerts.ts'
import { milliseconds, percentile, print, spread } from './figures.ts'
import { manyListings } from './homes.ts'
import { watchOnSlack } from './slack/alerts.ts'

const WATCHES = Number(process.env['BENCH_WATCHES'] ?? 100_000)
const IMPORTED = Number(process.env['BENCH_IMPORTED'] ?? 10_000)
const BATCH = 500

/** Many watches: how long a change is matched, what the index takes, what they cost an import; and how soon one is told. */
export async function benchWatches(): Promise<void> {
  for (const { name, create } of databases) {
    const database = await create()
    const store = await openStore(database.url, Date.now)
    print(`\n${WATCHES.toLocaleString('en-US')} watches on ${name}`, '')
    const { id: workspaceId } = await store.workspaces.insert('bench')
    const add = (serialNumber: string) => store.chatbots.insert({ workspaceId, serialNumber, settings: {} })
    const [watched, bare] = [await add('watched'), await add('bare')]
    await addWatches(store, watched)
    await benchImports(store, watched, bare)
    await benchMatching(store, watched)
    await store.close()
    await database.remove()
  }
  print('\nfrom a write to its alert, as the person sees it', '')
  await benchAlerts('Discord', await watchOnDiscord())
  await benchAlerts('Slack', await watchOnSlack())
}

async function addWatches(store: Store, chatbotId: number): Promise<void> {
  const random = createRandom(1)
  const homes = manyListings()
  for (let from = 0; from < WATCHES; from += 1_000)
    await store.transaction(async (within) => {
      for (let index = from; index < Math.min(from + 1_000, WATCHES); index++)
        await within.watches.insert(watchOf(chatbotId, index, filterOf(random, homes(random.between(0, 50_000)))))
    })
}

/** What people look for: a place or two, a kind of home, a price up to what such a home costs, some rooms. */
function filterOf(random: ReturnType<typeof createRandom>, home: ReturnType<ReturnType<typeof manyListings>>): Filter {
  const price = (home.SaleType === 'for_rent' ? home.RentPrice : home.SalePrice) ?? 0
  return {
    saleType: home.SaleType,
    statuses: ['Active', 'PreOnMarket'],
    ...(home.City && random.between(1, 10) > 1 && { cities: [home.City] }),
    ...(random.between(1, 10) > 4 && { types: [home.PropertyType] }),
    price: { min: Math.round(price * 0.9), max: Math.round(price * 1.1) },
    ...(random.between(1, 10) > 3 && { bedrooms: { min: home.Bedrooms } }),
    ...(random.between(1, 20) === 1 && { keywords: ['garden'] }),
  }
}

const watchOf = (chatbotId: number, index: number, filter: Filter): NewWatch =>
  aWatch({
    chatbotId,
    person: `visitor ${index}`,
    visitorId: `${index}`,
    watched: { filter },
    summary: describeFilter(filter),
    kinds: ['New', 'IntoRange', 'PriceDown', 'Back'],
  })

/** The same file for a chatbot with the watches and for one without, in turns. */
async function benchImports(store: Store, watched: number, bare: number): Promise<void> {
  const homes = manyListings()
  const took: Record<number, number[]> = { [watched]: [], [bare]: [] }
  for (let from = 0; from < IMPORTED; from += BATCH)
    for (const chatbotId of from % (2 * BATCH) === 0 ? [watched, bare] : [bare, watched]) {
      const rows = Array.from({ length: BATCH }, (_, row) => ({ row, listing: homes(from + row), assumed: [] }))
      const run = await startRun(
        (async function* () {
          yield* rows
        })(),
      )
      const before = performance.now()
      await importBatch({ store, chatbotId, run }, rows)
      took[chatbotId]?.push(performance.now() - before)
    }
  const sum = (id: number) => (took[id] ?? []).reduce((total, ms) => total + ms, 0)
  print(
    `import of ${IMPORTED.toLocaleString('en-US')} rows with them, by one without`,
    `${(sum(watched) / sum(bare)).toFixed(2)} x`,
  )
}

async function benchMatching(store: Store, chatbotId: number): Promise<void> {
  const listings = store.listings(chatbotId)
  globalThis.gc?.()
  const before = process.memoryUsage()
  const index = createFilterIndex((filter) => listings.fits(filter))
  for (;;) {
    const some = await store.watches.after(chatbotId, index.newest, 1_000)
    for (const watch of some) index.add(watch)
    if (some.length < 1_000) break
  }
  globalThis.gc?.()
  const after = process.memoryUsage()
  const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
  print('memory of the index', globalThis.gc ? `${(grown / 2 ** 20).toFixed(1)} MB` : 'run with --expose-gc to see')
  const [samples, cpu, found] = [[], [], []] as [number[], number[], number[]]
  const match = (write: LoggedWrite) => {
    const [started, used] = [performance.now(), process.cpuUsage()]
    const alerts = alertsForWrite(write, index, { zone: 'America/Los_Angeles', now: Date.now() })
    const { user, system } = process.cpuUsage(used)
    samples.push(performance.now() - started)
    cpu.push((user + system) / 1_000)
    found.push(alerts.length)
  }
  const writes = await listings.changes.writes({ after: 0, until: 2_000, limit: 2_000 })
  for (const write of writes) {
    match(write)
    // As between the writes of a log: the same home is not compared twice.
    await setImmediate()
  }
  print('a change matched with all of them', spread(samples))
  print('  of the CPU', spread(cpu))
  print('  alerts that it makes', `p50 ${percentile(found, 0.5)}, p99 ${percentile(found, 0.99)}`)
}

const ALERTS = Number(process.env['BENCH_ALERTS'] ?? 40)
/** Between two alerts, so that neither platform's limit of messages in one thread is measured. */
const PAUSE_MS = 1_200

/** Somebody who watches Seattle on a simulated platform, and what they see there. */
type Watching = Awaited<ReturnType<typeof watchOnDiscord>>

/** One home after the other is written. */
async function benchAlerts(name: string, { call, SerialNumber, sees, close }: Watching): Promise<void> {
  await call('/chat/Chatbot/Edit', { serialNumber: SerialNumber, AlertsPerDay: 1_000 })
  // Told at night too, whenever it runs.
  const { List } = await call<{ List: Watch[] }>('/chat/Chatbot/WatchList', { SerialNumber })
  const sessionID = List[0]?.SessionID
  await call('/chat/Chatbot/WatchAdd', { SerialNumber, sessionID, CityName: 'Seattle', Quiet: false, Wide: true })
  const samples: number[] = []
  for (let index = 0; index < ALERTS; index++) {
    const home = { City: 'Seattle', Address: `${1_000 + index} Elm St`, MLSNumber: `A-${index}` }
    const started = performance.now()
    await call('/chat/Chatbot/RealEstateCreate', { ...aListing(), ...home, SerialNumber })
    while (!sees(home.Address)) await setTimeout(5)
    samples.push(performance.now() - started)
    await setTimeout(PAUSE_MS)
  }
  await close()
  print(name, `p50 ${milliseconds(percentile(samples, 0.5))}, p95 ${milliseconds(percentile(samples, 0.95))}`)
}

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { milliseconds, percentile, print, rate, spread, timed } from '../figures.ts'
import { manyListings } from '../homes.ts'
import type { Bare } from './bare-sql.ts'
import { LISTINGS, type Poster, withCatalogue } from './catalogue.ts'
import { type Search, searches } from './searches.ts'

const TURNS = 200
const BARE_TURNS = 20
const CREATED = 500

/** Searches of many listings over HTTP, each beside the plain SQL for the same on the same database. */
export async function benchListings(): Promise<void> {
  await withCatalogue(async ({ poster, bare, SerialNumber }) => {
    const standstill = monitorEventLoopDelay({ resolution: 1 })
    standstill.enable()
    await benchSearches(poster, bare, SerialNumber)
    await benchFacets(poster, SerialNumber)
    await benchCreate(poster, SerialNumber)
    standstill.disable()
    print('event loop, longest hold-up since the start of the searches', await heldUp(poster))
    // Neither is the service's doing: what the machine itself adds.
    print('  the same of the process that asks, which does next to nothing', milliseconds(standstill.max / 1e6))
    const { samples } = await timed(TURNS, 1, () => poster.text('/healthz'))
    print('  a request that does nothing', spread(samples))
  })
}

async function benchSearches(poster: Poster, bare: Bare, SerialNumber: string): Promise<void> {
  const homes = Array.from({ length: 60 }, (_, index) => manyListings()(index))
  await heldUp(poster)
  for (const search of searches(homes, Math.min(5_000, Math.floor(LISTINGS / 20)))) {
    const ask = (turn: number) => poster.post('/chat/Chatbot/RealEstateList', { SerialNumber, ...search.fields(turn) })
    await timed(10, 1, ask)
    const { samples } = await timed(TURNS, 1, ask)
    const plain = await timed(BARE_TURNS, 1, (turn) => runPlain(bare, search, turn))
    const bareMedian = percentile(plain.samples, 0.5)
    const ratio = percentile(samples, 0.5) / bareMedian
    print(
      `RealEstateList, ${search.name}`,
      `${spread(samples)}; bare SQL p50 ${milliseconds(bareMedian)}, × ${ratio.toFixed(2)}`,
    )
  }
}

/** A page of the newest and their number, as one would write them by hand. */
async function runPlain(bare: Bare, search: Search, turn: number): Promise<void> {
  const { offset = 0 } = search
  const condition = `chatbot_id = 1 and ${search.where(turn, bare)}`
  await bare.run(
    `select data from (select id from listing where ${condition} order by id desc limit 20 offset ${offset}) as page
     join listing_text on listing_text.id = page.id order by page.id desc`,
  )
  await bare.run(`select count(*) from listing where ${condition}`)
}

async function benchFacets(poster: Poster, SerialNumber: string): Promise<void> {
  const typed = ['s', 'se', 'seat', 'seatl', 'por', 'prtl', 'den', 'x']
  const { samples } = await timed(TURNS, 1, (turn) =>
    poster.post('/chat/Chatbot/RealEstateFacets', { SerialNumber, Kind: 'City', Prefix: typed[turn % typed.length] }),
  )
  print('RealEstateFacets, a city as it is typed', spread(samples))
}

async function benchCreate(poster: Poster, SerialNumber: string): Promise<void> {
  const homes = manyListings()
  const { samples, ms } = await timed(CREATED, 1, (index) =>
    poster.post('/chat/Chatbot/RealEstateCreate', { SerialNumber, ...homes(LISTINGS + index) }),
  )
  print('RealEstateCreate, one at a time', `${rate(CREATED, ms)}, ${spread(samples)}`)
}

/** The longest the service's event loop stood still since this was last asked. */
async function heldUp(poster: Poster): Promise<string> {
  const line = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await poster.text('/metrics'))
  return milliseconds(Number(line?.[1] ?? Number.NaN) * 1_000)
}

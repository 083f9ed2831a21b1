import { describe, expect, test } from 'vitest'
import type { ListingRow } from '../../../src/contract/listings/search.ts'
import { createRandom } from '../../../src/core/demo/random.ts'
import { importBatch, startRun } from '../../../src/core/listings/importing.ts'
import { toRow } from '../../../src/core/listings/row.ts'
import { TEST_MS } from '../../sim/clock/deadline.ts'
import { dataFile } from '../../sim/data.ts'
import { type DatabaseKind, databases } from '../../sim/service/databases.ts'
import { startService } from '../../sim/service/service.ts'
import { createOracle, line, type Wanted } from './oracle.ts'
import { startRounds } from './rounds.ts'
import { type Feed, madeUpSeries, realSeries } from './series.ts'
import { HOUR_MS, openTelling, type Telling } from './telling.ts'

const isLong = process.env['TEST_LONG'] === '1'
const WATCHES = isLong ? 2_000 : 60
/** Share in % of watches on anything, which tell more than ten times a day; the others name a place and a price, as most people do. */
const WIDE = isLong ? 10 : 100
const LONGEST_MS = isLong ? 1_800_000 : TEST_MS
const KINDS = ['New', 'IntoRange', 'PriceDown', 'PriceUp', 'Sold', 'Back', 'Gone'] as const
const ZONE = { name: 'Etc/GMT+7', hours: -7 }

type Series = { feeds: Feed[]; kills: number }

/**
 * Plays a series on a service whose watches are random, and compares every alert with what a full scan says. With kills,
 * another process matches and tells, and is killed so many times while it does.
 */
async function play(kind: DatabaseKind, { feeds, kills }: Series): Promise<{ told: number; kills: number }> {
  const clock = { now: (feeds[0]?.at ?? 0) - 24 * HOUR_MS }
  const failures: unknown[] = []
  const database = await kind.create()
  const service = await startService({ database, now: () => clock.now, logged: (facts) => failures.push(facts) })
  const rounds = kills > 0 ? startRounds(database.url, kills) : undefined
  try {
    const runWatches = () => rounds?.run(clock.now) ?? service.runWatches()
    const shop = await openTelling({ ...service, runWatches }, { TimeZone: ZONE.name, AlertsPerDay: 1_000 })
    const chatbot = await service.store.chatbots.bySerial(shop.SerialNumber)
    const listings = service.store.listings(chatbot?.id ?? 0)
    const receive = async ({ rows, gone }: Feed) => {
      if (gone.length > 0) await listings.remove('MLSNumber', gone)
      const run = await startRun(
        (async function* () {
          yield* rows
        })(),
      )
      for (let from = 0; from < rows.length; from += 500)
        await importBatch(
          { store: service.store, chatbotId: chatbot?.id ?? 0, run, alerts: 'on' },
          rows.slice(from, from + 500),
        )
    }
    const catalogue = async (): Promise<Map<number, ListingRow>> => {
      const all = await listings.after(0, 100_000)
      return new Map(all.map((listing) => [listing.ID, toRow(listing)]))
    }
    // The first one is there before anybody watches.
    const [first, ...others] = feeds
    if (first !== undefined) await receive(first)
    const before = await catalogue()
    const watches = await addWatches(shop, [...before.values()])
    const oracle = createOracle(watches, ZONE.hours)
    oracle.see(before, -Infinity)
    oracle.tell(-Infinity)
    let told = 0
    const persons = new Map(watches.map(({ watchId, person }) => [watchId, person]))
    const compare = async () => {
      const alerts = await readAll(shop)
      expect(failures).toEqual([])
      const lines = alerts.flatMap(({ Data }) =>
        (Data.Listings ?? [Data]).map(({ ListingID }) => [persons.get(Data.WatchID) ?? '', ListingID] as const),
      )
      const expected = oracle.tell(clock.now)
      const homes = expected.map((text) => text.split(' for ')[0] ?? '')
      expect(lines.map(([person, home]) => `${person}: home ${home}`).toSorted()).toEqual(homes.toSorted())
      const named = alerts
        .filter(({ Data }) => !Data.Digest)
        .map(({ Data }) => line(persons.get(Data.WatchID) ?? '', Data.ListingID, Data.WatchIDs))
      const isExpected = new Set(expected)
      expect(named.filter((text) => !isExpected.has(text))).toEqual([])
      told += lines.length
    }
    for (const [index, feed] of others.entries()) {
      if (isLong)
        console.info(`${kind.name}: feed ${index + 1} of ${others.length}, ${told} told, ${rounds?.kills()} kills`)
      for (const morning of morningsUntil(clock.now, feed.at)) {
        clock.now = morning
        await compare()
      }
      clock.now = feed.at
      await receive(feed)
      oracle.see(await catalogue(), clock.now)
      await compare()
    }
    // What waits at the end is told in the mornings that follow; at night it would wait on.
    for (const morning of morningsUntil(clock.now, clock.now + 48 * HOUR_MS)) {
      clock.now = morning
      await compare()
    }
    expect(failures).toEqual([])
    return { told, kills: rounds?.kills() ?? 0 }
  } finally {
    await rounds?.end()
    await service.stop()
    await database.remove()
  }
}

const morningsUntil = (from: number, to: number): number[] => {
  const eight = (8 - ZONE.hours) * HOUR_MS
  const first = Math.floor((from - eight) / (24 * HOUR_MS) + 1) * 24 * HOUR_MS + eight
  return Array.from(
    { length: Math.max(0, Math.ceil((to - first) / (24 * HOUR_MS))) },
    (_, day) => first + day * 24 * HOUR_MS,
  )
}

type Shop = Telling

async function readAll(shop: Shop) {
  const all = []
  for (;;) {
    const some = await shop.told()
    all.push(...some)
    if (some.length === 0) return all
  }
}

async function addWatches(shop: Shop, rows: ListingRow[]): Promise<Wanted[]> {
  const random = createRandom(7)
  const maybe = <T>(share: number, value: () => T): T | undefined =>
    random.between(1, 100) <= share ? value() : undefined
  const row = () => random.pick(rows as [ListingRow, ...ListingRow[]])
  const watches: Wanted[] = []
  for (let index = 0; index < WATCHES; index++) {
    // Every third one belongs to somebody who watches already.
    const person = `person ${index % 3 === 2 ? index - 1 : index}`
    const [every, quiet] = [random.pick(['AtOnce', 'AtOnce', 'AtOnce', 'Daily'] as const), random.between(1, 4) > 1]
    const home = maybe(15, row)
    const kinds = home
      ? [...KINDS]
      : (maybe(70, () => ['New', 'IntoRange', 'PriceDown', 'Back']) ?? KINDS.filter(() => random.between(0, 1) === 1))
    if (kinds.length === 0) kinds.push('Gone')
    const isWide = random.between(1, 100) <= WIDE
    const about = isWide ? undefined : Number(row().Price)
    const [from, to] =
      about === undefined
        ? [maybe(30, () => Number(row().Price)), maybe(60, () => Number(row().Price))]
        : [Math.round(about * 0.8), Math.round(about * 1.1)]
    const fields = Object.fromEntries(
      Object.entries({
        CityName: maybe(isWide ? 70 : 100, () => row().City),
        PropertyType: maybe(40, () => row().PropertyType),
        Status: maybe(50, () => 'Active'),
        MinPrice: from,
        // A range that holds nothing is refused.
        MaxPrice: to === undefined ? undefined : Math.max(to, from ?? 0),
        MinBedrooms: maybe(30, () => random.between(1, 4)),
      }).filter(([, value]) => value !== undefined && value !== ''),
    )
    if (Object.keys(fields).length === 0) fields['MinBedrooms'] = 0
    const what = home === undefined ? fields : { ListingID: home.ID }
    const { WatchID } = await shop.watch({
      visitorId: person,
      Wide: true,
      Every: every,
      Quiet: quiet,
      Kinds: kinds,
      ...what,
    })
    const where = home && { id: home.ID, mls: home.MLSNumber.toLowerCase(), url: home.Url.toLowerCase() }
    watches.push({
      watchId: WatchID,
      person,
      every,
      quiet,
      kinds,
      fields: home ? {} : fields,
      ...(where && { home: where }),
    })
  }
  return watches
}

const real = dataFile('redfin_days')
const kills = isLong ? 20 : 0
const enough = { told: isLong ? 10_000 : 200, kills }

describe.each(databases)('what is told on $name is what a full scan says, no more and no less', (kind) => {
  test('of made-up days', { timeout: LONGEST_MS }, async () => {
    expect(await play(kind, { feeds: madeUpSeries(isLong ? 40 : 4), kills })).toSatisfy(isEnough)
  })

  // The short form has the same days on one database: they are parted by the real files, not by what keeps them.
  const isPlayed = real !== undefined && (isLong || kind === databases[0])
  test.runIf(isPlayed)('of real days (needs redfin_days in TEST_DATA_DIR)', { timeout: LONGEST_MS }, async () => {
    const series = await realSeries(real ?? '')
    expect(await play(kind, { feeds: isLong ? series : series.slice(0, 4), kills })).toSatisfy(isEnough)
  })
})

const isEnough = (played: { told: number; kills: number }): boolean =>
  played.told > enough.told && played.kills === enough.kills

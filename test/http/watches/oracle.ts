import type { ListingRow } from '../../../src/contract/listings/search.ts'

/** What somebody watches, in the contract's own fields. `ListingID` and `MLS` name a home instead. */
export type Wanted = {
  watchId: number
  person: string
  every: 'AtOnce' | 'Daily'
  quiet: boolean
  kinds: string[]
  fields: {
    CityName?: string
    PropertyType?: string
    Status?: string
    MinPrice?: number
    MaxPrice?: number
    MinBedrooms?: number
  }
  home?: { id: number; mls: string; url: string }
}
type Catalogue = Map<number, ListingRow>
type Pending = {
  watch: Wanted
  home: number
  before: ListingRow | undefined
  isBack: boolean
  at: number
  dueAt: number
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Reads the row of a list as a person would; nothing of the product decides here. */
function isWanted({ fields, home }: Wanted, row: ListingRow): boolean {
  if (home !== undefined)
    return row.ID === home.id || row.MLSNumber.toLowerCase() === home.mls || row.Url.toLowerCase() === home.url
  const price = row.Price === '' ? undefined : Number(row.Price)
  const { CityName, PropertyType, Status, MinPrice, MaxPrice, MinBedrooms } = fields
  if (CityName !== undefined && plain(CityName) !== plain(row.City)) return false
  if (PropertyType !== undefined && plain(PropertyType) !== plain(row.PropertyType)) return false
  if (Status !== undefined && Status !== row.Status) return false
  if (MinPrice !== undefined && !(price !== undefined && price >= MinPrice)) return false
  if (MaxPrice !== undefined && !(price !== undefined && price <= MaxPrice)) return false
  return MinBedrooms === undefined || Number(row.Bedrooms) >= MinBedrooms
}

/** The kinds of one step of one home, each by its own sentence of the contract. */
function kindsOf(
  watch: Wanted,
  was: ListingRow | undefined,
  is: ListingRow | undefined,
  { isBack, known }: { isBack: boolean; known?: string | undefined },
): Set<string> {
  const before = was !== undefined && isWanted(watch, was)
  const after = is !== undefined && isWanted(watch, is)
  const [old, price] = [known ?? was?.Price ?? '', is?.Price ?? '']
  const hasPrices = was !== undefined && is !== undefined && old !== '' && price !== ''
  const all: [string, boolean][] = [
    ['New', was === undefined && !isBack && after],
    ['IntoRange', was !== undefined && !before && after],
    ['PriceDown', hasPrices && Number(price) < Number(old) && after],
    ['PriceUp', hasPrices && Number(price) > Number(old) && after],
    ['Sold', before && was?.Status !== 'Sold' && is?.Status === 'Sold'],
    ['Back', after && (was === undefined ? isBack : was.Status === 'Sold' && is?.Status !== 'Sold')],
    ['Gone', before && is === undefined],
  ]
  return new Set(all.filter(([kind, holds]) => holds && watch.kinds.includes(kind)).map(([kind]) => kind))
}

/** A line of what must be told: the person, the home, and the watches it answers. */
export const line = (person: string, home: number, watches: number[]) =>
  `${person}: home ${home} for ${watches.toSorted((a, b) => a - b).join(', ')}`

/** Tells by a full scan of all homes for every watch what must be told, and when. */
export function createOracle(watches: Wanted[], zoneHours: number) {
  let known: Catalogue = new Map()
  let pending: Pending[] = []
  /** homes that went, by MLS number and page, and when; to tell what came back */
  const gone = new Map<string, number>()
  /** a home that came back under another ID is the one it was */
  const formerly = new Map<number, number>()
  /** prices of homes before each change of price, oldest first */
  const prices = new Map<number, { at: number; old: string }[]>()
  /** the price that a person was told last, by person and home */
  const told = new Map<string, string>()

  const localHour = (at: number) => (((at / 3_600_000 + zoneHours) % 24) + 24) % 24
  const nextEight = (at: number) => at + ((8 - localHour(at) + 24) % 24 || 24) * 3_600_000
  function dueAt(watch: Wanted, at: number): number {
    if (watch.every === 'Daily') return nextEight(at)
    const hour = localHour(at)
    return watch.quiet && (hour >= 21 || hour < 8) ? nextEight(at) : at
  }

  /** When the night or day began whose changes the watch tells together with one at that time; Infinity if it tells at once. */
  function beganAt(watch: Wanted, at: number): number {
    const isNight = localHour(at) >= 21 || localHour(at) < 8
    const hoursSince = (hour: number) => (localHour(at) - hour + 24) % 24
    if (watch.every === 'Daily') return at - hoursSince(8) * 3_600_000
    return watch.quiet && isNight ? at - hoursSince(21) * 3_600_000 : Infinity
  }

  /** What a person thinks that a home costs. */
  function knownPrice(person: string, homes: number[], { watch, at }: Pending): string | undefined {
    const newestFirst = homes.toSorted((a, b) => b - a)
    const said = newestFirst.map((home) => told.get(`${person} ${home}`)).find((price) => price !== undefined)
    const since = homes.flatMap((home) => prices.get(home) ?? []).filter((change) => change.at >= beganAt(watch, at))
    const first = since.toSorted((a, b) => a.at - b.at)[0]
    return said ?? (first !== undefined && first.at <= at && first.old !== '' ? first.old : undefined)
  }

  return {
    /** Compares the catalogue with the one before, home by home. */
    see(now: Catalogue, at: number): void {
      for (const id of new Set([...known.keys(), ...now.keys()])) {
        const [was, is] = [known.get(id), now.get(id)]
        const isLogged = was === undefined || is === undefined || was.Price !== is.Price || was.Status !== is.Status
        if (!isLogged) continue
        if (was !== undefined && is !== undefined && was.Price !== is.Price)
          prices.set(id, [...(prices.get(id) ?? []), { at, old: was.Price }])
        const row = is ?? was
        const keys = row === undefined ? [] : [`mls ${row.MLSNumber.toLowerCase()}`, `url ${row.Url.toLowerCase()}`]
        const isBack = was === undefined && keys.some((key) => gone.has(key))
        if (isBack)
          for (const key of keys) {
            formerly.set(id, gone.get(key) ?? formerly.get(id) ?? id)
            gone.delete(key)
          }
        const hasGone = is === undefined || (is.Status === 'Sold' && was !== undefined && was.Status !== 'Sold')
        for (const key of keys) if (hasGone) gone.set(key, id)
        if (was?.Status === 'Sold' && is !== undefined && is.Status !== 'Sold') for (const key of keys) gone.delete(key)
        for (const watch of watches)
          if (kindsOf(watch, was, is, { isBack }).size > 0)
            pending.push({ watch, home: id, before: was, isBack, at, dueAt: dueAt(watch, at) })
      }
      known = now
    },

    /** What is told by then. */
    tell(at: number): string[] {
      const lines: string[] = []
      const settled = new Set<Pending>()
      const waiting = new Set(pending.map(({ home }) => home))
      const same = (id: number): number => {
        const before = formerly.get(id)
        return before === undefined || known.has(before) || !waiting.has(before) ? id : same(before)
      }
      const groups = Map.groupBy(pending, ({ watch, home }) => `${watch.person} ${same(home)}`)
      for (const group of groups.values()) {
        const due = group.filter((one) => one.dueAt <= at)
        if (due.length === 0) continue
        const ids = group.map(({ home }) => home)
        const last = ids.map((id) => known.get(id)).find((row) => row !== undefined)
        const answered = [...Map.groupBy(group, ({ watch }) => watch)].filter(([watch, [first]]) => {
          if (first === undefined) return false
          const isBack = first.before === undefined && first.isBack
          const price = knownPrice(watch.person, [...new Set(ids)], first)
          return kindsOf(watch, first.before, last, { isBack, known: price }).size > 0
        })
        const isTold = answered.some(([watch]) => due.some((one) => one.watch === watch))
        const [first] = group
        if (isTold && last !== undefined && last.Price !== '')
          for (const { watch, home } of group) told.set(`${watch.person} ${home}`, last.Price)
        if (isTold && first !== undefined)
          lines.push(
            line(
              first.watch.person,
              last?.ID ?? first.home,
              answered.map(([{ watchId }]) => watchId),
            ),
          )
        for (const one of isTold ? group : due) settled.add(one)
      }
      pending = pending.filter((one) => !settled.has(one))
      return lines
    },
  }
}

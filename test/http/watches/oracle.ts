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
type Pending = { watch: Wanted; home: number; before: ListingRow | undefined; isBack: boolean; dueAt: number }

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
function kindsOf(watch: Wanted, was: ListingRow | undefined, is: ListingRow | undefined, isBack: boolean): Set<string> {
  const before = was !== undefined && isWanted(watch, was)
  const after = is !== undefined && isWanted(watch, is)
  const [old, price] = [was?.Price ?? '', is?.Price ?? '']
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

  const localHour = (at: number) => (((at / 3_600_000 + zoneHours) % 24) + 24) % 24
  const nextEight = (at: number) => at + ((8 - localHour(at) + 24) % 24 || 24) * 3_600_000
  function dueAt(watch: Wanted, at: number): number {
    if (watch.every === 'Daily') return nextEight(at)
    const hour = localHour(at)
    return watch.quiet && (hour >= 21 || hour < 8) ? nextEight(at) : at
  }

  return {
    /** Compares the catalogue with the one before, home by home. */
    see(now: Catalogue, at: number): void {
      for (const id of new Set([...known.keys(), ...now.keys()])) {
        const [was, is] = [known.get(id), now.get(id)]
        const isLogged = was === undefined || is === undefined || was.Price !== is.Price || was.Status !== is.Status
        if (!isLogged) continue
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
          if (kindsOf(watch, was, is, isBack).size > 0)
            pending.push({ watch, home: id, before: was, isBack, dueAt: dueAt(watch, at) })
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
          const isBack = first !== undefined && first.before === undefined && first.isBack
          return kindsOf(watch, first?.before, last, isBack).size > 0
        })
        const isTold = answered.some(([watch]) => due.some((one) => one.watch === watch))
        const [first] = group
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

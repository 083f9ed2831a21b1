import type { ListingFields } from '../../../src/contract/listings/listing.ts'

/** A row of a file: the fields that it states (null: unset), or nothing that can be used. */
export type Row = Partial<ListingFields> | 'bad'
export type Missing = 'keep' | 'sold' | 'remove'
type Logged = { Kind: string; MLSNumber: string; Old: string; New: string }
type Home = { id: number; fields: ListingFields }

const mlsOf = ({ MLSNumber = '' }: Partial<ListingFields>) => MLSNumber.toLowerCase()
const pageOf = ({ Url = '' }: Partial<ListingFields>) => Url.toLowerCase()
const priceOf = ({ SaleType, RentPrice, SalePrice }: ListingFields) =>
  String((SaleType === 'for_rent' ? RentPrice : SalePrice) ?? '')
const withoutUnset = (fields: Partial<ListingFields>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as ListingFields

/** What must stand in a catalogue, by one loop over plain lists; nothing of the product decides here. */
export function createModel() {
  const homes: Home[] = []
  const log: Logged[] = []
  let gone: { id: number; keys: string[]; price: string }[] = []
  let ids = 0

  const tell = (Kind: string, { MLSNumber }: ListingFields, Old: string, New: string) =>
    void log.push({ Kind, MLSNumber, Old, New })
  const leave = ({ id, fields }: Home) =>
    void gone.push({ id, keys: [`mls ${mlsOf(fields)}`, `page ${pageOf(fields)}`], price: priceOf(fields) })

  function create(fields: Partial<ListingFields>): void {
    const home: Home = { id: ++ids, fields: withoutUnset(fields) }
    homes.push(home)
    const same = gone.filter(
      ({ keys }) => keys.includes(`mls ${mlsOf(fields)}`) || keys.includes(`page ${pageOf(fields)}`),
    )
    gone = gone.filter((one) => !same.includes(one))
    const last = same.at(-1)
    tell(last === undefined ? 'Created' : 'Back', home.fields, last?.price ?? '', priceOf(home.fields))
  }

  function change(home: Home, stated: Partial<ListingFields>): void {
    const before = home.fields
    home.fields = withoutUnset({ ...before, ...stated })
    if (priceOf(before) !== priceOf(home.fields)) tell('Price', home.fields, priceOf(before), priceOf(home.fields))
    if (before.Status === home.fields.Status) return
    tell('Status', home.fields, before.Status, home.fields.Status)
    if (home.fields.Status === 'Sold') leave(home)
    else if (before.Status === 'Sold') gone = gone.filter(({ id }) => id !== home.id)
  }

  function remove(home: Home): void {
    homes.splice(homes.indexOf(home), 1)
    tell('Removed', home.fields, priceOf(home.fields), '')
    leave(home)
  }

  return {
    homes,
    create,
    update: (mls: string, stated: Partial<ListingFields>) => {
      const found = homes.filter(({ fields }) => mlsOf(fields) === mls.toLowerCase())
      for (const home of found.toReversed()) change(home, stated)
      return found.length
    },
    remove: (mls: string) => {
      const found = homes.filter(({ fields }) => mlsOf(fields) === mls.toLowerCase())
      for (const home of found.toReversed()) remove(home)
      return found.length
    },

    /** Whether the import must succeed. */
    importFile(rows: Row[], { missing, yes }: { missing: Missing; yes: boolean }): boolean {
      const good = rows.filter((row) => row !== 'bad')
      const inFile = new Set(good.map(mlsOf))
      const seen = new Set<Home>()
      for (const [index, row] of good.entries()) {
        if (good.slice(index + 1).some((later) => mlsOf(later) === mlsOf(row))) continue
        const same = homes.filter(({ fields }) => mlsOf(fields) === mlsOf(row)).toReversed()
        const page = homes.filter(
          (home) => pageOf(home.fields) === pageOf(row) && !inFile.has(mlsOf(home.fields)) && !seen.has(home),
        )
        const found = same.find(({ fields }) => pageOf(fields) === pageOf(row)) ?? same[0] ?? page.at(-1)
        if (found === undefined) create(row)
        else {
          seen.add(found)
          change(found, row)
        }
      }
      if (rows.length > 0 && good.length === 0) return false
      if (missing === 'keep' || good.length < rows.length) return true
      const counted = homes.filter(({ fields }) => missing === 'remove' || fields.Status !== 'Sold')
      const absent = counted.filter((home) => !inFile.has(mlsOf(home.fields)) && !seen.has(home))
      if (absent.length > counted.length * 0.05 && !yes) return false
      for (const home of absent.toReversed()) {
        if (missing === 'remove') remove(home)
        else change(home, { Status: 'Sold' })
      }
      return true
    },

    /** What was logged since the last call. */
    logged: () => log.splice(0),
  }
}
export type Model = ReturnType<typeof createModel>

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingFields } from '../../../src/contract/listings/listing.ts'
import { createRandom } from '../../../src/core/demo/random.ts'
import { toRow } from '../../../src/core/listings/row.ts'
import { csvHeader, csvLine } from '../../../src/exchange/table.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { createModel, type Missing, type Model, type Row } from './model.ts'
import { openShop, type Shop } from './shop.ts'

const CITIES = ['Seattle', 'SEATTLE', 'seattle ', 'Orléans', 'orleans', 'Tacoma', '', null] as const
const FACTS = [
  [{ Key: 'a', value: 'b=c' }],
  [{ Key: 'a=b', value: 'c' }],
  [
    { Key: 'Pets', value: 'Yes' },
    { Key: 'pets', value: 'YES' },
  ],
  [],
  null,
] satisfies [ListingFields['ExtensionColumn'], ...ListingFields['ExtensionColumn'][]]
const WORDS = ['a quiet garden', '=cmd|x', 'line\r\nbreak, "quoted"', 'Ünïcode 🏡 \u2028 end', null] as const
const HOMES = 10

const isLong = process.env['TEST_LONG'] === '1'
const STEPS = isLong ? 1_000 : 24
const random = createRandom(7)
const chance = (percent: number) => random.between(1, 100) <= percent

/** Anything that a feed may say of home number `home`. */
function said(home: number): ListingFields {
  const rent = chance(20)
  return {
    ...aListing(),
    MLSNumber: `${random.pick(['M', 'm'])}-${home}`,
    Url: `https://homes.example.com/${random.pick(['A', 'a'])}/${home}`,
    SaleType: rent ? 'for_rent' : 'for_sale',
    [rent ? 'RentPrice' : 'SalePrice']: random.pick([null, 0, 100_000, 200_000.5, 1e15, 0.0000001]),
    Status: random.pick(['Active', 'Active', 'Sold', 'PreOnMarket']),
    City: random.pick(CITIES),
    State: random.pick(['WA', 'wa', null]),
    Description: random.pick(WORDS),
    ExtensionColumn: random.pick<ListingFields['ExtensionColumn']>(FACTS),
    Images: random.pick([null, [], ['https://e.example/a,b.jpg', 'https://e.example/%2C.jpg']]),
    Latitude: random.pick([null, 0, -0, 47.5]),
    Bedrooms: random.between(0, 4),
  }
}

const lineEnd = () => random.pick(['\n', '\r\n'])

/** Writes rows as one of the formats. A CSV states every field; a JSONL row leaves some out. */
function fileOf(shop: Shop, homes: number[]): { path: string; rows: Row[] } {
  const rows = homes.map((home): Row => (chance(2) ? 'bad' : said(home)))
  if (chance(50)) {
    const bad = csvLine(aListing()).replace('"Active"', '"Open"')
    const lines = rows.map((row) => (row === 'bad' ? bad : csvLine(row as ListingFields)))
    return {
      rows: rows.map(allStated),
      path: shop.write('homes.csv', `${random.pick(['', '\uFEFF'])}${csvHeader}${lines.join('')}`),
    }
  }
  const told = rows.map((row): Row => (row === 'bad' ? row : withoutSome(row)))
  const lines = told.map((row) => (row === 'bad' ? '{"SaleType":' : JSON.stringify(row)) + lineEnd())
  return { rows: told, path: shop.write('homes.jsonl', random.pick(['', '\n']) + lines.join('')) }
}

const OPTIONAL = [
  'City',
  'State',
  'Description',
  'ExtensionColumn',
  'Images',
  'Latitude',
  'SalePrice',
  'RentPrice',
] as const
const allStated = (row: Row): Row =>
  row === 'bad' ? row : { ...Object.fromEntries(OPTIONAL.map((name) => [name, null])), ...row }
const withoutSome = (row: Partial<ListingFields>): Partial<ListingFields> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !OPTIONAL.includes(name as 'City') || chance(80)))

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Compares all that can be seen of the catalogue with the model. */
async function compare(shop: Shop, model: Model): Promise<void> {
  const homes = model.homes.map(({ fields }) => fields)
  const rows = await shop.all()
  expect(rows.map(({ ID: _, ...row }) => row)).toEqual(
    homes.toReversed().map((home) => {
      const { ID: _, ...row } = toRow({ ...home, ID: 0 })
      return { ...row, LATITUDE: row.LATITUDE === null ? null : row.LATITUDE + 0 }
    }),
  )
  const { VirtualCount, Statuses, SaleTypes, Values } = await shop.facets()
  expect(VirtualCount).toBe(homes.length)
  const tally = (values: string[]) =>
    Object.fromEntries([...Map.groupBy(values, (value) => value)].map(([value, same]) => [value, same.length]))
  const asTally = (values: { Value: string; Count: number }[]) =>
    Object.fromEntries(values.map(({ Value, Count }) => [Value, Count]))
  expect(asTally(Statuses)).toEqual(tally(homes.map(({ Status }) => Status)))
  expect(asTally(SaleTypes)).toEqual(tally(homes.map(({ SaleType }) => SaleType)))
  for (const field of ['City', 'State', 'PropertyType'] as const) {
    const own = Values.filter(({ Kind }) => Kind === field)
    const spelt = homes.flatMap((home) => (home[field] ? [home[field]] : []))
    expect(asTally(own.map(({ Value, Count }) => ({ Value: folded(Value), Count })))).toEqual(tally(spelt.map(folded)))
    expect(own.filter(({ Value }) => !spelt.includes(Value))).toEqual([])
  }
  const has = (Key: string, value: string) =>
    homes.filter((home) => home.ExtensionColumn?.some((one) => folded(one.Key) === Key && folded(one.value) === value))
      .length
  for (const [Key, value] of [
    ['a', 'b=c'],
    ['a=b', 'c'],
    ['pets', 'yes'],
  ] as const)
    expect([Key, await shop.count({ Extension: [{ Key, value }] })]).toEqual([Key, has(Key, value)])
  expect(await shop.count({ Keyword: 'quiet garden' })).toBe(
    homes.filter(({ Description }) => Description?.includes('quiet garden')).length,
  )
  const logged = (await shop.logged()).map(({ Kind, MLSNumber, Old, New }) => ({ Kind, MLSNumber, Old, New }))
  const expected = model.logged()
  expect(logged).toEqual(expected.map(decimals))
  expect(shop.failures).toEqual([])
}
const decimal = (text: string) => (text === '1e-7' ? '0.0000001' : text)
const decimals = <T extends { Old: string; New: string }>(one: T): T => ({
  ...one,
  Old: decimal(one.Old),
  New: decimal(one.New),
})

/** Most or some of the homes, a few of them twice. */
function someHomes(): number[] {
  const share = chance(60) ? 100 : random.between(10, 100)
  const homes = Array.from({ length: HOMES }, (_, home) => home).filter(() => chance(share))
  return (homes.length > 0 ? homes : [0]).flatMap((home) => (chance(3) ? [home, home] : [home]))
}

async function importOnce(shop: Shop, model: Model): Promise<void> {
  const { path, rows } = fileOf(shop, someHomes())
  const missing = random.pick<Missing>(['keep', 'sold', 'remove'])
  const yes = chance(40)
  const options = ['--missing', missing, ...(yes ? ['--yes'] : []), '--alerts', random.pick(['on', 'digest', 'off'])]
  const again = chance(30)
  const first = await shop.run('import', path, ...options)
  const succeeds = model.importFile(rows, { missing, yes })
  expect([first.err, first.code]).toEqual([expect.anything(), succeeds ? 0 : 1])
  if (again && succeeds && !rows.includes('bad')) {
    const { out } = await shop.run('import', path, ...options)
    expect(out).toContain('created 0, changed 0,')
    expect(out).not.toContain('What happened')
  }
}

async function apiCall(shop: Shop, model: Model): Promise<void> {
  const home = random.between(0, HOMES)
  const MLSNumber = `M-${home}`
  const way = random.pick(['create', 'update', 'update', 'delete'])
  if (way === 'create') {
    const fields = said(home)
    await shop.call('RealEstateCreate', fields)
    model.create(fields)
  }
  if (way === 'update') {
    const { MLSNumber: _, Url: __, ...fields } = withoutSome(said(home))
    const { envelope } = await shop.post('RealEstateUpdate', { Key: MLSNumber, KeyType: 'MLSNumber', ...fields })
    expect(envelope.Data).toBe(model.update(MLSNumber, fields))
  }
  if (way === 'delete') {
    const { SuccessCount } = await shop.call<{ SuccessCount: number }>('RealEstateDelete', {
      Keys: [MLSNumber],
      KeyType: 'MLSNumber',
    })
    expect(SuccessCount).toBe(model.remove(MLSNumber))
  }
}

describe.each(databases)('after any sequence of imports and calls on $name', (kind) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  test('the catalogue, its counts and its log are what a plain model says', async () => {
    const model = createModel()
    for (let step = 0; step < STEPS; step++) {
      await (chance(50) ? importOnce(shop, model) : apiCall(shop, model))
      await compare(shop, model)
    }
  }, 1_800_000)
})

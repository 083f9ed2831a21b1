import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dataFile } from '../sim/data.ts'
import { listingsOf, readingsOf } from './files.ts'

const header =
  'SALE TYPE,SOLD DATE,PROPERTY TYPE,ADDRESS,CITY,STATE OR PROVINCE,ZIP OR POSTAL CODE,PRICE,BEDS,BATHS,LOCATION,' +
  'SQUARE FEET,LOT SIZE,YEAR BUILT,DAYS ON MARKET,$/SQUARE FEET,HOA/MONTH,STATUS,NEXT OPEN HOUSE START TIME,' +
  'NEXT OPEN HOUSE END TIME,URL (SEE https://example.com/about FOR INFO ON PRICING),SOURCE,MLS#,FAVORITE,INTERESTED,' +
  'LATITUDE,LONGITUDE'
const columns = header.split(',').map((name) => (name.startsWith('URL') ? 'URL' : name))
const home: Record<string, string> = {
  'SALE TYPE': 'MLS Listing',
  'PROPERTY TYPE': 'Townhouse',
  ADDRESS: '12 Lanternwick Way #3',
  CITY: 'Seattle',
  'STATE OR PROVINCE': 'WA',
  'ZIP OR POSTAL CODE': '98103',
  PRICE: '745000',
  BEDS: '3',
  BATHS: '2.5',
  LOCATION: 'Wallingford',
  'SQUARE FEET': '1500',
  'LOT SIZE': '1200',
  'YEAR BUILT': '2004',
  'DAYS ON MARKET': '6',
  '$/SQUARE FEET': '497',
  'HOA/MONTH': '120',
  STATUS: 'Active',
  URL: 'https://example.com/homes/1',
  SOURCE: 'XMLS',
  'MLS#': 'X1',
  FAVORITE: 'N',
  INTERESTED: 'Y',
  LATITUDE: '47.66',
  LONGITUDE: '-122.33',
}
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const row = (changes: Record<string, string> = {}) =>
  columns.map((name) => quoted({ ...home, ...changes }[name] ?? '')).join(',')
const file = (...rows: string[]) => [header, ...rows].join('\r\n')
const only = async (changes: Record<string, string>) => (await readingsOf(file(row(changes))))[0]
const listing = async (changes: Record<string, string>) => (await listingsOf(file(row(changes))))[0]

test('every column of a Redfin download lands in its field', async () => {
  const openHouse = {
    'NEXT OPEN HOUSE START TIME': 'April-30-2022 01:00 PM',
    'NEXT OPEN HOUSE END TIME': 'April-30-2022 03:00 PM',
  }
  expect(await only(openHouse)).toEqual({
    row: 2,
    assumed: ['ParkingSpots'],
    extensionKeys: expect.arrayContaining(['Source', 'Source status']),
    listing: {
      SaleType: 'for_sale',
      Status: 'Active',
      CurrencySymbol: '$',
      PropertyType: 'Townhouse',
      Bedrooms: 3,
      Bathrooms: 2.5,
      Url: 'https://example.com/homes/1',
      MLSNumber: 'X1',
      YearBuilt: 2004,
      DaysOnMarket: 6,
      LotArea: 1200,
      BuildingArea: 1500,
      AreaUnit: 'Square Feet',
      ParkingSpots: 0,
      Tours: 'OpenHouse',
      Location: 'Wallingford',
      Address: '12 Lanternwick Way #3',
      City: 'Seattle',
      State: 'WA',
      ZIP: '98103',
      Latitude: 47.66,
      Longitude: -122.33,
      SalePrice: 745000,
      UnitAreaPrice: 497,
      HOAMonth: 120,
      ExtensionColumn: [
        { Key: 'Source', value: 'XMLS' },
        { Key: 'Next open house start', value: 'April-30-2022 01:00 PM' },
        { Key: 'Next open house end', value: 'April-30-2022 03:00 PM' },
      ],
    },
  })
})

test('columns are found by name, in whatever order they stand', async () => {
  const order = columns.map((_, index) => index).toReversed()
  const turned = (line: string[]) => order.map((index) => quoted(line[index] ?? '')).join(',')
  const text = [turned(header.split(',')), turned(columns.map((name) => home[name] ?? ''))].join('\n')
  expect(await listingsOf(text)).toEqual(await listingsOf(file(row())))
})

test.each(['', ',,,,,,,,,,,,,,,,,,,,,,,,,,'])(
  'the notice row is skipped, alone or padded with commas',
  async (padding) => {
    const notice = `"In accordance with local MLS rules, some MLS listings are not included in the download"${padding}`
    expect((await readingsOf(file(notice, row()))).map((reading) => reading.row)).toEqual([3])
  },
)

test('a quoted cell may hold commas, quotes and line breaks', async () => {
  const ADDRESS = '12 "Old" Mill Rd,\nUnit 4'
  expect(await listing({ ADDRESS, PRICE: '1,250,000' })).toMatchObject({ Address: ADDRESS, SalePrice: 1250000 })
})

test('a required number that the source leaves empty becomes 0 and is named as assumed', async () => {
  const reading = await only({ 'LOT SIZE': '', 'YEAR BUILT': '' })
  expect(reading).toMatchObject({
    listing: { LotArea: 0, YearBuilt: 0 },
    assumed: ['ParkingSpots', 'YearBuilt', 'LotArea'],
  })
})

test('bedrooms and bathrooms that are not stated are marked, because 0 of them could be a fact', async () => {
  const { ExtensionColumn } = (await listing({ BATHS: '' })) as { ExtensionColumn: unknown }
  expect(ExtensionColumn).toContainEqual({ Key: 'Not stated', value: 'Bathrooms' })
})

test('an empty optional cell unsets the field', async () => {
  expect(await listing({ 'HOA/MONTH': '', LOCATION: '', LATITUDE: '' })).toMatchObject({
    HOAMonth: null,
    Location: null,
    Latitude: null,
    Tours: null,
  })
})

/** The row of `home` without these columns. */
async function without(...left: string[]) {
  const kept = columns.filter((name) => !left.includes(name))
  const text = [kept, kept.map((name) => quoted(home[name] ?? ''))].map((cells) => cells.join()).join('\n')
  const [reading] = await readingsOf(text)
  if (reading === undefined || 'errors' in reading) throw new Error('the row is no listing')
  return reading
}

test('a column that is not in the file says nothing: what is known of a listing stays', async () => {
  const { listing: told, assumed, extensionKeys } = await without('CITY', 'LATITUDE', 'HOA/MONTH', 'SOURCE', 'STATUS')
  for (const field of ['City', 'Latitude', 'HOAMonth']) expect(told).not.toHaveProperty(field)
  expect(told).toMatchObject({ Location: 'Wallingford', Longitude: -122.33, SalePrice: 745_000 })
  expect(assumed).toContain('Status')
  expect(extensionKeys).not.toContain('Source')
  expect(extensionKeys).not.toContain('Source status')
  expect(extensionKeys).toContain('Sold date')
})

test('a column that stands there twice is refused, for they may disagree', async () => {
  const twice = `${header},price,,\n${row()},5,,\n`
  await expect(readingsOf(twice)).rejects.toThrow('The header does not fit: the column PRICE stands there twice.')
  expect(await listingsOf(twice.replace('price', ''))).toEqual([await listing({})])
})

test('a status without a slot takes the nearest one and keeps its own words', async () => {
  const { Status, ExtensionColumn } = (await listing({ STATUS: 'Pending' })) as Record<string, unknown>
  expect(Status).toBe('Sold')
  expect(ExtensionColumn).toContainEqual({ Key: 'Source status', value: 'Pending' })
})

test('a past sale is sold, with or without a status', async () => {
  const past = { 'SALE TYPE': 'PAST SALE', 'SOLD DATE': 'May-19-2021', STATUS: '' }
  expect(await listing(past)).toMatchObject({
    Status: 'Sold',
    ExtensionColumn: [
      { Key: 'Source', value: 'XMLS' },
      { Key: 'Sold date', value: 'May-19-2021' },
    ],
  })
})

test('a dot that may separate thousands is refused in prices and areas, and read in other numbers', async () => {
  const changes = { PRICE: '450.000', 'LOT SIZE': '1.200', BATHS: '2.500', LATITUDE: '47.660' }
  expect(await readingsOf(`${header}\n${row(changes)}\n`)).toMatchObject([
    {
      errors: [{ column: 'LOT SIZE' }, { column: 'PRICE', reason: expect.stringContaining('may mean 450000 or 450') }],
    },
  ])
})

test('everything wrong with a row is named by row and column', async () => {
  const bad = { PRICE: '', BEDS: 'three', 'MLS#': '', URL: 'homes/1', LATITUDE: '99' }
  expect(await readingsOf(file(row(), row(bad), row({ PRICE: '0' })))).toMatchObject([
    { row: 2, listing: {} },
    {
      row: 3,
      errors: [
        { row: 3, column: 'BEDS', reason: 'must be a number, not "three"' },
        { column: 'MLS#' },
        { column: 'PRICE', reason: 'is empty, and a listing cannot do without it' },
        { column: 'URL', reason: 'must be an http or https address' },
        { column: 'LATITUDE', reason: 'must be at most 90' },
      ],
    },
    { row: 4, errors: [{ column: 'PRICE', reason: 'must be more than 0, not 0' }] },
  ])
})

test('a row with too few cells is an error of its own and the next row is read', async () => {
  expect(await readingsOf(file('MLS Listing,,Townhouse', row()))).toMatchObject([
    { row: 2, errors: [{ column: '', reason: 'has 3 cells where the header has 27' }] },
    { row: 3, listing: { MLSNumber: 'X1' } },
  ])
})

const real = dataFile('redfin_seattle.csv')
test.skipIf(!real)(
  'all 350 rows of a real download are listings (needs redfin_seattle.csv in TEST_DATA_DIR)',
  async () => {
    const readings = await readingsOf(readFileSync(real ?? '', 'utf8'))
    expect(readings.filter((reading) => 'listing' in reading)).toHaveLength(350)
  },
)

const sold = dataFile('redfin_dc.csv')
test.skipIf(!sold)(
  'of 350 real past sales, the 12 without an MLS number are refused (needs redfin_dc.csv in TEST_DATA_DIR)',
  async () => {
    const refused = (await readingsOf(readFileSync(sold ?? '', 'utf8'))).flatMap((reading) =>
      'errors' in reading ? reading.errors : [],
    )
    expect(refused).toHaveLength(12)
    expect(new Set(refused.map(({ column }) => column))).toEqual(new Set(['MLS#']))
  },
)

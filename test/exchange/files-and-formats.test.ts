import { renameSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { openListingFile } from '../../src/exchange/detect-format.ts'
import { bodyLine } from '../../src/exchange/json.ts'
import { FileError } from '../../src/exchange/row-reading.ts'
import { csvHeader, csvLine } from '../../src/exchange/table.ts'
import { growthOf, LINEAR_MAX } from '../sim/clock/cost.ts'
import { aListing } from '../sim/service/listing.ts'
import { fileOf, listingsOf, readingsOf } from './files.ts'

const REDFIN_HEADER =
  'SALE TYPE,SOLD DATE,PROPERTY TYPE,ADDRESS,CITY,STATE OR PROVINCE,ZIP OR POSTAL CODE,PRICE,BEDS,BATHS,LOCATION,SQUARE FEET,' +
  'LOT SIZE,YEAR BUILT,DAYS ON MARKET,$/SQUARE FEET,HOA/MONTH,STATUS,URL (SEE https://example.com FOR INFO),SOURCE,MLS#'

const failure = async (content: string | Buffer) => readingsOf(content).catch((error: unknown) => error)

test('a CSV of the service may have its columns in any order and spelling, and a SerialNumber', async () => {
  const names = csvHeader.trim().split(',').toReversed()
  const listing = aListing({ Bedrooms: 4 })
  const cells = new Map(Object.entries(listing).map(([name, value]) => [name, String(value as string | number)]))
  const text = `serialnumber,${names.join().toLowerCase()}\nshop,${names.map((name) => cells.get(name) ?? '').join()}\n`
  expect(await listingsOf(text)).toMatchObject([listing])
})

test('a CSV with a misspelt column is refused with the name that was meant', async () => {
  const error = await failure(csvHeader.replace('Bedrooms', 'Bedroms'))
  expect(error).toBeInstanceOf(FileError)
  expect(String(error)).toContain('the column Bedroms is unknown (did you mean Bedrooms?)')
  expect(String(error)).toContain('the column Bedrooms is missing')
})

test.each(['SALE TYPE', 'PRICE', 'URL (SEE', 'MLS#'])(
  'a Redfin download without its column %s is refused by the name of that column',
  async (lacking) => {
    const names = REDFIN_HEADER.split(',').filter((name) => !name.startsWith(lacking))
    const error = String(
      await failure(`In accordance with local rules\n${names.join()}\n${names.map(() => '1').join()}\n`),
    )
    expect(error).toContain(`looks like a Redfin download, but lacks the column ${lacking.split(' (')[0]}`)
  },
)

test.each(['MLSNumber', 'Url'])(
  'a CSV of the service without its column %s is refused by that name',
  async (lacking) => {
    const names = csvHeader
      .trim()
      .split(',')
      .filter((name) => name !== lacking)
    expect(String(await failure(`${names.join()}\n`))).toContain(`the column ${lacking} is missing`)
  },
)

test('a CSV with a few columns of a known format is of no known format', async () => {
  for (const header of [
    'Address,Price,Beds,Baths,Link',
    'ADDRESS,CITY,PRICE,URL',
    'City,State,ZIP,Address,Notes,Agent,Fee,Phone',
  ])
    expect(String(await failure(`${header}\n1\n`))).toContain('no header that is known')
})

test('a CSV whose header has a cell of very many blanks is refused in time that grows with their number', async () => {
  const refuse = async (blanks: number) =>
    expect(String(await failure(`${csvHeader.trim()},${' '.repeat(blanks)}x\n`))).toContain('is unknown')
  expect(await growthOf(refuse, 12_500)).toBeLessThan(LINEAR_MAX)
})

test('errors in a CSV of the service name row, column and reason', async () => {
  const good = csvLine(aListing({ MLSNumber: 'A', Latitude: 47.5 }))
  const bad = good.replace('47.5', 'north').replace('"Active"', '"Open"').replace('"Square Feet"', '"Acres"')
  expect(await readingsOf(csvHeader + good + bad)).toMatchObject([
    { row: 2, listing: { MLSNumber: 'A' } },
    {
      row: 3,
      errors: [
        { row: 3, column: 'Latitude', reason: 'must be a number, not "north"' },
        { column: 'Status', reason: 'must be one of Active, PreOnMarket, Sold' },
        { column: 'AreaUnit' },
      ],
    },
  ])
})

test('an ExtensionColumn cell that is no JSON is an error of its row', async () => {
  const line = csvLine(aListing({ ExtensionColumn: [] })).replace('"[]"', '"[{"')
  expect(await readingsOf(csvHeader + line)).toMatchObject([{ errors: [{ column: 'ExtensionColumn' }] }])
})

test('a JSONL line that is no JSON is an error, and the lines around it are read', async () => {
  const line = bodyLine('shop', aListing())
  const text = `\uFEFF${line}{"SaleType":\n\n[1]\n${line}`
  expect(await readingsOf(text)).toMatchObject([
    { row: 1, listing: {} },
    { row: 2, errors: [{ reason: 'is not valid JSON' }] },
    { row: 4, errors: [{ reason: 'must be an object' }] },
    { row: 5, listing: {} },
  ])
})

describe('an encoding', () => {
  const listing = aListing({ Address: '12 Rue de l’Église', City: 'Orléans' })
  const csv = csvHeader + csvLine(listing)
  const json = JSON.stringify([listing])
  const marked = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')
  const found = [expect.objectContaining({ Address: '12 Rue de l’Église', City: 'Orléans' })]

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${csv}`)],
    ['UTF-16, little end first', marked(csv)],
    ['UTF-16, big end first', marked(csv).swap16()],
    ['JSON in UTF-16', marked(json)],
    ['JSONL in UTF-16', marked(bodyLine('shop', listing))],
  ])('of %s is read', async (_, content) => {
    expect(await listingsOf(content)).toEqual(found)
  })

  test.each([
    ['Windows and Latin 1', Buffer.from(csv, 'latin1')],
    ['JSON in Latin 1', Buffer.from(json, 'latin1')],
    ['UTF-16 without a mark', Buffer.from(csvHeader + csvLine(aListing()), 'utf16le')],
    ['text that ends within a character', Buffer.from(`${csv}é`).subarray(0, -1)],
  ])('of %s is refused with what to do', async (_, content) => {
    const error = await failure(content)
    expect(error).toBeInstanceOf(FileError)
    expect(String(error)).toContain('no whole UTF-8 text. Save it as UTF-8')
  })
})

test.each([
  ['a gzip file', gzipSync(csvHeader), 'is compressed. Unpack it'],
  ['a workbook of Excel', Buffer.from('PK\x03\x04\x14\0', 'latin1'), 'an Excel workbook or a ZIP archive. Save it as'],
])('%s is refused with what to do', async (_name, content, said) => {
  const error = await failure(content)
  expect(error).toBeInstanceOf(FileError)
  expect(String(error)).toContain(said)
})

describe('a file that changes while it is read', () => {
  const line = csvLine(aListing())
  const opened = async () => {
    const path = fileOf(csvHeader + line.repeat(3))
    return { path, file: await openListingFile(path) }
  }
  const CHANGED = 'The file changed while it was read. Import it again once it is whole.'

  test.each([
    ['has another row', (path: string) => writeFileSync(path, csvHeader + line.repeat(4))],
    ['is replaced by one as long', (path: string) => renameSync(fileOf(csvHeader + line.repeat(3)), path)],
  ])('is refused where it %s, before and during a reading', async (_name, change) => {
    const { path, file } = await opened()
    expect(await Array.fromAsync(file.readings())).toHaveLength(3)
    const readings = file.readings()[Symbol.asyncIterator]()
    await readings.next()
    change(path)
    const others = async () => {
      while (!(await readings.next()).done);
    }
    await expect(others()).rejects.toThrow(new FileError(CHANGED))
    await expect(Array.fromAsync(file.readings())).rejects.toThrow(new FileError(CHANGED))
  })

  test('is read to its end where it is moved away meanwhile', async () => {
    const { path, file } = await opened()
    const readings = file.readings()[Symbol.asyncIterator]()
    await readings.next()
    renameSync(path, `${path} taken`)
    expect(await Array.fromAsync({ [Symbol.asyncIterator]: () => readings })).toHaveLength(2)
  })
})

test('a list of bodies in one JSON file is read as well, spread over lines or not', async () => {
  const listings = [aListing(), aListing()]
  expect(await listingsOf(JSON.stringify(listings))).toEqual(listings)
  expect(await listingsOf(JSON.stringify(listings, null, 2))).toEqual(listings)
  expect(await listingsOf(JSON.stringify(listings[0], null, 2))).toEqual([listings[0]])
})

test('a number beyond all range is named as such', async () => {
  const text = bodyLine('shop', aListing({ SalePrice: 987_654 })).replace('987654', '1e999')
  expect(await readingsOf(text)).toMatchObject([{ errors: [{ column: 'SalePrice', reason: 'is too large a number' }] }])
})

test('a JSON file that breaks off says how far it could be read', async () => {
  const text = JSON.stringify([aListing(), aListing()]).slice(0, -20)
  expect(String(await failure(text))).toContain('cannot be read beyond record 1')
})

test('a quote that is never closed says where the file could no longer be read', async () => {
  const text = `${csvHeader}${csvLine(aListing())}"for_sale`
  expect(String(await failure(text))).toContain('beyond row 2: a quote is opened and never closed')
})

test('a row that is too long says where the file could no longer be read, and why that happens', async () => {
  const text = `${csvHeader}${csvLine(aListing())}"${'x'.repeat(5 * 2 ** 20)}`
  expect(String(await failure(text))).toContain('beyond row 2: a row is longer than 4 MiB, which happens where a quote')
})

test('the rows of a CSV may end in several ways, as in files that were joined', async () => {
  const [first, second, third] = [aListing(), aListing(), aListing()]
  const lines = [first, second, third].map((listing) => csvLine(listing).trim())
  expect(await listingsOf(`${csvHeader}${lines[0]}\n${lines[1]}\r${lines[2]}\n`)).toMatchObject([first, second, third])
})

test.each(['450.000', '1.250'])(
  'a price or area of %s, which may mean a thousand times as much, is refused',
  async (text) => {
    const listing = aListing({ SalePrice: 987_654, Bathrooms: 2.5, Latitude: 47.5 })
    const line = csvLine(listing).replace('2.5', '2.500').replace('47.5', '47.500')
    expect(await listingsOf(csvHeader + line)).toMatchObject([listing])
    const reason = `may mean ${text.replace('.', '')} or ${Number(text)}, write one of these and not "${text}"`
    expect(await readingsOf(csvHeader + line.replace('987654', text))).toEqual([
      { row: 2, errors: [{ row: 2, column: 'SalePrice', reason }] },
    ])
  },
)

test.each([
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
])('a table whose cells are split by %s is refused with what to do', async (name, sign) => {
  const text = csvHeader.replaceAll(',', sign)
  for (const content of [text, `\uFEFF${text}`, `\n${text}`]) {
    const error = String(await failure(content))
    expect(error).toContain(`split by ${name}`)
    expect(error).toContain('commas')
  }
})

test.each([
  ['nothing', ''],
  ['prose', 'Dear team,\nplease find the listings attached.\n'],
  ['another table', 'name,price\nchair,20\n'],
  ['other JSON', '[{"name":"chair"}]'],
  ['an empty list', '[]'],
  ['HTML', '<!doctype html><title>Sign in</title>'],
])('a file with %s is refused with the formats that are taken', async (_name, content) => {
  const error = await failure(content)
  expect(error).toBeInstanceOf(FileError)
  expect(String(error)).toMatch(/Redfin.*RealEstateCreate.*RESO/)
})

test.each([
  ['lists', '['.repeat(200_000) + ']'.repeat(200_000)],
  ['objects', '{"a":'.repeat(200_000) + '1' + '}'.repeat(200_000)],
])('a record nested 200,000 %s deep is refused, and the others are read', async (_name, deep) => {
  const good = '{"ListingKey":"2","ListPrice":5}'
  for (const field of ['ListPrice', 'Media', 'MLSNumber']) {
    const [first, second] = await readingsOf(`${good}\n{"ListingKey":"1","${field}":${deep}}\n`)
    expect(first).toMatchObject({ row: 1 })
    expect(second).toEqual({ row: 2, errors: [{ row: 2, column: '', reason: 'is nested deeper than 100 levels' }] })
  }
})

test.each([
  ['lists', '['],
  ['objects', '{"value":['],
])('a file of nothing but %s that begin is left where they are deeper than any record', async (_name, sign) => {
  const error = await failure(sign.repeat(20_000))
  expect(error).toBeInstanceOf(FileError)
  expect(String(error)).toContain('is nested deeper than 10000 levels')
})

test('a list of records with one that is too long is left there', async () => {
  const record = (words: string) => JSON.stringify({ ListingKey: '1', PublicRemarks: words })
  const error = await failure(`[${record('short')},${record('x'.repeat(5 * 2 ** 20))}`)
  expect(String(error)).toContain('Record 2 is longer than 4 MiB')
})

test('of a header with very many unknown columns, the first ones are named', async () => {
  const unknown = Array.from({ length: 20_000 }, (_, index) => `Citty${index}`)
  const text = String(await failure(`${[...unknown, 'MLSNumber', 'Url', 'City', 'City'].join()}\n`))
  expect(text).toContain('the column Citty17 is unknown; ')
  expect(text).toContain('19950 more columns are unknown; the column SaleType is missing')
  expect(text).toMatch(/the column City stands there twice\.$/)
  expect(text.length).toBeLessThan(10_000)
})

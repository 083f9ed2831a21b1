import { describe, expect, onTestFinished, test } from 'vitest'
import { bodyLine } from '../../../src/exchange/json.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop } from './shop.ts'

/** More than two batches of an import. */
const HOMES = 1_100

/** Calls again while the imports keep the database from being written, as the answer 50302 asks for. */
async function patiently(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('50302'))) throw error
    await patiently(call)
  }
}

const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b)

describe.each(databases)('on $name', (kind) => {
  test('imports at the same time, with calls in their midst, lose nothing and log each change once', async () => {
    const shop = await openShop(kind)
    onTestFinished(() => shop.close())
    const homes = Array.from({ length: HOMES }, (_, home) =>
      aListing({ MLSNumber: `M-${home}`, City: home % 2 === 0 ? 'Seattle' : 'SEATTLE', SalePrice: 500_000 }),
    )
    const write = (name: string, SalePrice: number) =>
      shop.write(
        name,
        homes.map((home) => bodyLine('shop', { ...home, SalePrice }).replace(/"Description":null,/, '')).join(''),
      )
    expect(await shop.run('import', write('first.jsonl', 500_000))).toMatchObject({ code: 0 })
    expect(await shop.logged()).toHaveLength(HOMES)

    const path = write('second.jsonl', 450_000)
    const imports = [1, 2].map(() => shop.run('import', path, '--missing', 'remove', '--yes', '--alerts', 'on'))
    const described = Array.from({ length: 20 }, (_, index) => `M-${index * 50 + 7}`)
    const calls = described.flatMap((Key) => [
      patiently(() => shop.call('RealEstateUpdate', { Key, KeyType: 'MLSNumber', Description: `said of ${Key}` })),
      patiently(() => shop.call('RealEstateCreate', aListing({ MLSNumber: `new ${Key}`, City: 'Tacoma' }))),
    ])
    const ended = await Promise.all(imports)
    expect(ended.map(({ code }) => code)).toEqual([0, 0])
    expect(ended.map(({ err }) => err).toSorted((one, other) => one.length - other.length)).toEqual([
      '',
      expect.stringContaining('Another import'),
    ])
    await Promise.all(calls)

    const rows = await shop.all()
    const own = rows.filter(({ City }) => City !== 'Tacoma')
    expect(own).toHaveLength(HOMES)
    expect(own.filter(({ SalePrice }) => SalePrice !== '450000')).toEqual([])
    const told = own.filter(({ Description }) => Description !== '')
    expect(told.map(({ Description }) => Description).toSorted()).toEqual(
      described.map((mls) => `said of ${mls}`).toSorted(),
    )
    const { Values, VirtualCount } = await shop.facets()
    expect(VirtualCount).toBe(rows.length)
    expect(
      Values.filter(({ Kind }) => Kind === 'City').map(({ Value, Count }) => [Value.toLowerCase(), Count]),
    ).toEqual(
      ['seattle', 'tacoma']
        .map((city) => [city, rows.filter(({ City }) => City.toLowerCase() === city).length])
        .filter(([, count]) => count !== 0),
    )
    const logged = await shop.logged()
    expect(logged.map(({ Sequence }) => Sequence)).toEqual(logged.map((_, index) => HOMES + 1 + index))
    const changed = (wanted: string) => logged.filter(({ Kind }) => Kind === wanted)
    expect(inOrder(changed('Price').map(({ ListingID }) => ListingID))).toEqual(inOrder(own.map(({ ID }) => ID)))
    expect(
      changed('Created')
        .map(({ MLSNumber }) => MLSNumber)
        .toSorted(),
    ).toEqual(described.map((mls) => `new ${mls}`).toSorted())
    expect(rows.length - HOMES).toBe(described.length - changed('Removed').length)
    expect(shop.failures).toEqual([])
  })
})

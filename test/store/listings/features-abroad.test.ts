import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListingStore } from '../../../src/core/ports/listings.ts'
import { fits } from '../../../src/store/listings/read/fits.ts'
import { createParser } from '../../search/vocabulary.ts'
import { databases } from '../../sim/service/databases.ts'
import { aListing } from '../../sim/service/listing.ts'
import { openShop, type Shop } from './shop.ts'

const saying = (MLSNumber: string, Description: string, Key = 'Note', value = '-') =>
  aListing({ MLSNumber, Description, Address: 'Gartenweg 3', ExtensionColumn: [{ Key, value }] })

const homes = [
  saying(
    'berlin',
    'Helle Wohnung mit Südbalkon, Einbauküche, Kellerabteil und Personenaufzug.',
    'Haustiere',
    'erlaubt',
  ),
  saying('köln', 'Haus ohne Keller, Garten mit Kaminofen, möblierte Zimmer.', 'Haustiere', 'nicht erlaubt'),
  saying('madrid', 'Ático con terraza, piscina comunitaria y trastero. Amueblado.', 'Mascotas', 'sí'),
  saying('sevilla', 'Piso con ascensor y aire acondicionado, sin piscina.', 'Mascotas', 'no'),
  saying('lyon', 'Appartement meublé avec balcon, ascenseur et cave.', 'Animaux', 'acceptés'),
  saying('nantes', 'Maison avec jardin et cheminée, non meublée.', 'Animaux', 'non acceptés'),
  saying('porto', 'Apartamento mobilado com varanda, elevador e arrecadação.', 'Animais', 'permitidos'),
  saying('faro', 'Moradia com jardim, lareira e piscina.', 'Animais', 'não permitidos'),
  saying('seattle', 'Man cave, patio, big closet and insert.'),
]

const wishes: [words: string, found: string[]][] = [
  ['homes with a balcony', ['berlin', 'lyon', 'madrid', 'porto']],
  ['mit Aufzug', ['berlin', 'lyon', 'porto', 'sevilla']],
  ['con piscina', ['faro', 'madrid']],
  ['avec jardin', ['faro', 'köln', 'nantes']],
  ['com lareira', ['faro', 'köln', 'nantes']],
  ['homes with a basement', ['berlin', 'lyon']],
  ['furnished homes', ['köln', 'lyon', 'madrid', 'porto']],
  ['Haustiere erlaubt', ['berlin', 'lyon', 'madrid', 'porto']],
  ['air conditioning', ['sevilla']],
  ['com arrecadação', ['madrid', 'porto']],
]
const parse = createParser({ cities: ['Lyon'], states: [], zips: [], locations: [], types: ['House'] })

describe.each(databases)('features in listings of other languages on $name', ({ create }) => {
  let shop: Shop
  let listings: ListingStore
  beforeAll(async () => {
    shop = await openShop({ create })
    listings = await shop.addChatbot()
    await listings.insert(homes)
  })
  afterAll(() => shop.close())

  test.each(wishes)(
    '"%s" finds those that state it, in any language, and none that denies it',
    async (words, found) => {
      const { filter } = parse(words, {})
      expect(filter.features).toHaveLength(1)
      const all = await listings.search({}, { offset: 0, limit: 100 })
      const matching = await listings.search(filter, { offset: 0, limit: 100 })
      expect(matching.map(({ MLSNumber }) => MLSNumber).toSorted()).toEqual(found.toSorted())
      expect(await listings.count(filter)).toBe(found.length)
      const fitting = all.filter(fits(filter))
      expect(fitting.map(({ MLSNumber }) => MLSNumber).toSorted()).toEqual(found.toSorted())
    },
  )
})

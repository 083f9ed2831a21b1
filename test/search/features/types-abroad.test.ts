import { expect, test } from 'vitest'
import { readerFor } from '../../../src/search/parse/read.ts'

const readIn = (types: string[]) => readerFor({ cities: ['Köln'], states: [], zips: [], locations: [], types }).read
const german = [
  'Einfamilienhaus',
  'Doppelhaushälfte',
  'Reihenmittelhaus',
  'Mehrfamilienhaus',
  'Etagenwohnung',
  'Maisonette',
  'Baugrundstück',
  'Gewerbe',
]
const spanish = ['Chalet', 'Casa adosada', 'Piso', 'Ático', 'Estudio', 'Parcela', 'Local comercial']
const portuguese = ['Moradia', 'Moradia geminada', 'Apartamento', 'Lote', 'Cobertura']
const french = ['Maison', 'Appartement', 'Parcelle', 'Maisonette']

test.each<[types: string[], words: string, meant: string[]]>([
  [german, 'houses in Köln', ['Einfamilienhaus', 'Doppelhaushälfte']],
  [german, 'Häuser in Köln', ['Einfamilienhaus', 'Doppelhaushälfte']],
  [german, 'Reihenhaus in Köln', ['Reihenmittelhaus']],
  [german, 'Mehrfamilienhaus in Köln', ['Mehrfamilienhaus']],
  [german, 'Wohnung in Köln', ['Etagenwohnung', 'Maisonette']],
  [german, 'Grundstücke in Köln', ['Baugrundstück']],
  [german, 'land in Köln', ['Baugrundstück']],
  [spanish, 'casas en Köln', ['Chalet']],
  [spanish, 'apartments in Köln', ['Piso', 'Ático', 'Estudio']],
  [spanish, 'terrenos en Köln', ['Parcela']],
  [portuguese, 'casas em Köln', ['Moradia']],
  [portuguese, 'houses in Köln', ['Moradia']],
  [portuguese, 'terrenos em Köln', ['Lote']],
  [french, 'maisons à Köln', ['Maison']],
  [french, 'terrains à Köln', ['Parcelle']],
])('of %j, "%s" means %j', (types, words, meant) => {
  expect(readIn(types)(words).parse({ year: 2026 }).filter.types).toEqual(meant)
})

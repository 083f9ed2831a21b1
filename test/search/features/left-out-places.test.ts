import { describe, expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { readerFor } from '../../../src/search/parse/read.ts'

describe('of a list, all places are left out, and only these:', () => {
  const places = {
    cities: ['Seattle', 'Tacoma', 'Austin', 'Denver', 'Boise'],
    states: ['WA', 'TX', 'CO', 'ID'],
    zips: [],
    locations: ['Ballard', 'Fremont', 'Wallingford'],
    types: ['Condo/Co-op', 'Single Family Residential'],
  }
  const { read } = readerFor(places)
  const three = { notCities: ['Seattle', 'Tacoma', 'Boise'] }
  test.each<[words: string, filter: Filter]>([
    ['homes not in Texas, Colorado or Idaho', { states: ['WA'] }],
    ['not in Texas, Colorado, or Idaho', { states: ['WA'] }],
    ['anywhere but Texas, Colorado and Idaho', { states: ['WA'] }],
    ['not in Texas and not in Colorado', { states: ['WA', 'ID'] }],
    ['homes outside of Texas and Colorado', { states: ['WA', 'ID'] }],
    ['homes not in Seattle, Tacoma or Boise', three],
    ['except Seattle, Tacoma and Boise', three],
    ["I don't like Seattle, Tacoma or Boise", three],
    ["I don't want to live in Seattle, Tacoma or Boise", three],
    ['no homes in Seattle, Tacoma or Boise please', three],
    ['outside Seattle, Tacoma and Boise', three],
    ['no queremos Seattle, Tacoma ni Boise', three],
    ['ni à Seattle, ni à Tacoma, ni à Boise', three],
    ['pas à Seattle, Tacoma ou Boise', three],
    ['nicht in Seattle, Tacoma oder Boise', three],
    ['não em Seattle, Tacoma ou Boise', three],
    ['casas fuera de Seattle', { types: ['Single Family Residential'], notCities: ['Seattle'] }],
    ['homes in Seattle, not Ballard, Fremont or Wallingford', { cities: ['Seattle'], notLocations: places.locations }],
    // What is wanted instead.
    ['not in Seattle, Tacoma instead', { notCities: ['Seattle'], cities: ['Tacoma'] }],
    ['not in Seattle, in Tacoma or Boise', { notCities: ['Seattle'], cities: ['Tacoma', 'Boise'] }],
    ['not in Seattle, Tacoma or Boise are fine', { notCities: ['Seattle'], cities: ['Tacoma', 'Boise'] }],
    ['no condos, Seattle, Tacoma or Boise', { notTypes: ['Condo/Co-op'], cities: ['Seattle', 'Tacoma', 'Boise'] }],
    ['no garage, Seattle or Tacoma', { parking: { max: 0 }, cities: ['Seattle', 'Tacoma'] }],
    ['are there no homes in Seattle or Tacoma?', { cities: ['Seattle', 'Tacoma'] }],
    ['homes in Austin, Texas', { cities: ['Austin'], states: ['TX'] }],
  ])('%s', (words, expected) => {
    const { statuses: _usual, ...filter } = read(words).parse().filter
    expect(filter).toEqual(expected)
  })
})

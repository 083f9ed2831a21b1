import { expect, test } from 'vitest'
import type { Filter } from '../../../src/search/filter.ts'
import { meant } from '../vocabulary.ts'

const both: Filter = { locations: ['Ballard', 'West Seattle'], cities: ['Seattle', 'Tacoma'] }

test.each<[string, Filter]>([
  ['Ballard in Seattle or West Seattle in Tacoma', both],
  ['Ballard Seattle or West Seattle Tacoma', both],
  ['Ballard, Seattle or West Seattle, Tacoma', both],
  ['in Ballard in Seattle and in West Seattle in Tacoma', both],
  ['Ballard in Seattle oder West Seattle in Tacoma', both],
  ['en Ballard, Seattle o en West Seattle, Tacoma', both],
  ['à Ballard à Seattle ou à West Seattle à Tacoma', both],
  ['em Ballard em Seattle ou West Seattle em Tacoma', both],
  ['Downtown in Tacoma or Downtown in Kent', { locations: ['Downtown'], cities: ['Tacoma', 'Kent'] }],
])('a neighborhood named with its city is searched there, in each of several: "%s"', (words, places) => {
  expect(meant(words)).toEqual(places)
})

const beside: Filter = { locations: ['Ballard'], cities: ['Seattle'], otherPlaces: { cities: ['Tacoma'] } }

test.each<[string, Filter]>([
  ['Ballard in Seattle or Tacoma', beside],
  ['Tacoma or Ballard in Seattle', beside],
  ['Ballard in Seattle or Capitol Hill', { ...beside, otherPlaces: { locations: ['Capitol Hill'] } }],
  ['Ballard or Capitol Hill in Seattle', { locations: ['Ballard', 'Capitol Hill'], cities: ['Seattle'] }],
  ['Ballard, Capitol Hill or Tacoma', { locations: ['Ballard', 'Capitol Hill'], otherPlaces: { cities: ['Tacoma'] } }],
])('other places are wanted besides: "%s"', (words, places) => {
  expect(meant(words)).toEqual(places)
})

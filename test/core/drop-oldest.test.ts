import { expect, test } from 'vitest'
import { dropOldest } from '../../src/guards/drop-oldest.ts'

test('the entries that were added first are dropped from a map until it is small enough', () => {
  const cache = new Map([
    ['first', 1],
    ['second', 2],
    ['third', 3],
  ])
  cache.delete('first')
  cache.set('first', 4)
  dropOldest(cache, 2)
  expect([...cache]).toEqual([
    ['third', 3],
    ['first', 4],
  ])
})

test('a set that is small enough stays as it is', () => {
  const cache = new Set(['first', 'second'])
  dropOldest(cache, 2)
  expect([...cache]).toEqual(['first', 'second'])
  dropOldest(cache, 1)
  expect([...cache]).toEqual(['second'])
})

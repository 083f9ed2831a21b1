import { expect, test } from 'vitest'
import { nearestStatus } from '../../src/exchange/row-reading.ts'

test.each([
  ['Active', 'Active'],
  ['ACTIVE', 'Active'],
  ['New', 'Active'],
  ['Back On Market', 'Active'],
  ['Price Change', 'Active'],
  ['Contingent', 'Active'],
  ['Active Under Contract', 'Active'],
  ['ActiveUnderContract', 'Active'],
  ['Pending - Taking Backups', 'Active'],
  ['Coming Soon', 'PreOnMarket'],
  ['Pre On-Market', 'PreOnMarket'],
  ['Hold', 'PreOnMarket'],
  ['Temporarily Off Market', 'PreOnMarket'],
  ['Pending', 'Sold'],
  ['Under Contract', 'Sold'],
  ['Sold', 'Sold'],
  ['Closed', 'Sold'],
  ['Withdrawn', 'Sold'],
  ['Canceled', 'Sold'],
  ['Expired', 'Sold'],
])('a listing that its source calls %s is %s', (source, status) => {
  expect(nearestStatus(source)).toBe(status)
})

import { describe, expect, test } from 'vitest'
import type { Listing } from '../../../src/contract/listings/listing.ts'
import { conversation } from './known/conversation.ts'
import { homes } from './known/homes.ts'

const shown = (value: number | null | undefined, unit = '') =>
  value ? `${value.toLocaleString('en-US')}${unit}` : undefined
const unit = ({ AreaUnit }: Listing) => (AreaUnit === 'Square Feet' ? ' sq ft' : ' m²')

/** What people ask of a listing, and the answer its fields give; undefined: the listing does not say. */
const questions: [string, (of: Listing) => string | undefined][] = [
  ['How much is {}?', (of) => shown(of.SalePrice ?? of.RentPrice)],
  ['how many bedrooms does {} have', (of) => (of.Bedrooms === 0 ? 'studio' : `${of.Bedrooms} bed`)],
  ['How many baths are there at {}?', (of) => `${of.Bathrooms} bath`],
  ['how big is {}?', (of) => shown(of.BuildingArea, unit(of))],
  ['When was {} built?', (of) => (of.YearBuilt ? `built in ${of.YearBuilt}` : undefined)],
  ['Does {} have an HOA fee?', (of) => shown(of.HOAMonth)],
  ['Is {} still available?', (of) => ({ Active: 'Active', PreOnMarket: 'Pre-market', Sold: 'Sold' })[of.Status]],
  ['does {} come with parking?', (of) => shown(of.ParkingSpots)],
  ['What is the deposit for {}?', (of) => shown(of.DepositFee)],
  ['send me the link to {}', (of) => of.Url],
]
const names: [string, (of: Listing) => string][] = [
  ['address', (of) => of.Address ?? ''],
  ['MLS number', (of) => `MLS ${of.MLSNumber}`],
  ['bare MLS number', (of) => of.MLSNumber],
  ['ID', (of) => `#${of.ID}`],
]

describe.each(names)('asked by %s', (_, nameOf) => {
  test.each(questions)('"%s" is answered from that listing, or honestly not at all', async (question, expected) => {
    for (const home of homes) {
      const { text, noAnswer } = await conversation()(question.replace('{}', nameOf(home)))
      const answer = expected(home)
      expect(text).toContain(home.Address)
      expect(noAnswer, text).toBe(answer === undefined)
      expect(text).toContain(answer ?? "doesn't state")
    }
  })
})

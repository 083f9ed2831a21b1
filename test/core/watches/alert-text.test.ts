import { expect, test } from 'vitest'
import { digestAlert, homeAlert } from '../../../src/core/watches/alert-text.ts'
import { home } from '../../models/concierge/known/homes.ts'

test('an alert writes amounts in a currency of letters as they are written elsewhere', () => {
  const was = home({ ID: 1, CurrencySymbol: 'CHF', SalePrice: 930_000 })
  const update = {
    alerts: [],
    reported: [],
    before: was,
    after: { ...was, SalePrice: 905_500 },
    knownPrice: 930_000,
    history: [],
    changes: [],
  }
  const { data } = homeAlert(update, { language: 'en', zone: 'UTC' })
  expect(data).toMatchObject({ Text: expect.stringContaining('CHF 930k → CHF 905,500') })
})

test('a digest of homes with long addresses names as many as fit, and counts all', () => {
  const updates = Array.from({ length: 500 }, (_, ID) => ({
    alerts: [],
    reported: [],
    before: undefined,
    after: home({ ID, Address: `${ID} ${'Elm '.repeat(500)}St` }),
    knownPrice: undefined,
    history: [],
    changes: [],
  }))
  const { data } = digestAlert(updates, { language: 'en', zone: 'UTC' }) as { data: { Listings: object[] } }
  expect(JSON.stringify(data).length).toBeLessThan(600_000)
  expect(data.Listings.length).toBeGreaterThan(200)
  expect(data).toMatchObject({ Text: expect.stringContaining('500') })
})

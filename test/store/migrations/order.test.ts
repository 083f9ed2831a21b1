import { expect, test } from 'vitest'
import { migrations } from '../../../src/store/migrations/migrations.ts'

test('migrations stand in the order in which they run', () => {
  const names = Object.keys(migrations('sqlite'))
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)))
})

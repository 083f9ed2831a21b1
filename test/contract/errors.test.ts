import { expect, test } from 'vitest'
import { errors } from '../../src/contract/errors.ts'

test('every error has a Code of its own, and the table lists them in the order of their Codes', () => {
  const codes = Object.values(errors).map(({ code }) => code)
  expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => a - b))
})

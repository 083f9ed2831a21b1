import { expect, test } from 'vitest'
import { z } from 'zod'
import type { FieldError } from '../../src/contract/envelope.ts'
import { AppError } from '../../src/contract/errors.ts'
import { text } from '../../src/contract/fields/values.ts'
import { validate } from '../../src/contract/validation/validate.ts'

const Schema = z.object({
  Name: text(4).nullish(),
  Kind: z.enum(['One', 'Two']).nullish(),
  SaleType: z.enum(['One', 'Two']).optional(),
  Kinds: z.array(z.enum(['One', 'Two'])).nullish(),
  List: z.array(text()).max(3),
  Size: z.int().max(200).optional(),
})

function refusalOf(value: unknown) {
  try {
    validate(Schema, value)
  } catch (error) {
    if (error instanceof AppError) return { ...(error.data as { Errors: FieldError[] }), message: error.message }
  }
  throw new Error('nothing was refused')
}

test('text is measured in UTF-16 units, so that a limit means the same to every client and both databases', () => {
  expect(validate(Schema, { Name: '😀😀', List: [] }).Name).toBe('😀😀')
  expect(refusalOf({ Name: '😀😀😀', List: [] }).Errors).toEqual([
    { Field: 'Name', Message: 'must be at most 4 characters long' },
  ])
})

test('a number too large for any integer is refused once, with the limit of its field', () => {
  const above = { Field: 'Size', Message: 'must be at most 200' }
  expect(refusalOf({ Size: 201, List: [] }).Errors).toEqual([above])
  expect(refusalOf({ Size: 1e20, List: [] }).Errors).toEqual([above])
})

test('a number that JSON can write and no program can hold is not called a fraction', () => {
  expect(refusalOf({ Size: JSON.parse('1e999') as unknown, List: [] }).Errors).toEqual([
    { Field: 'Size', Message: 'is too large a number' },
  ])
})

test('of a hundred thousand unknown fields the first are named, the rest counted', () => {
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`f${index}`, 0]))
  const { Errors, message } = refusalOf({ ...many, Nmae: 'x' })
  expect(Errors).toHaveLength(50)
  expect(message).toMatch(/^f0: unknown field; .*; and 99997 more$/)
})

test('a misspelt field is still explained among a few others', () => {
  const { Errors } = refusalOf({ a: 1, bb: 2, Nmae: 'x', List: [] })
  expect(Errors.at(-1)).toEqual({ Field: 'Nmae', Message: 'unknown field; did you mean Name?' })
})

test('a part of a name finds the whole name, unless it is too short to mean one', () => {
  const hintFor = (name: string) => refusalOf({ [name]: 'x', List: [] }).Errors[0]?.Message
  expect(hintFor('sale')).toBe('unknown field; did you mean SaleType?')
  expect(hintFor('TYPE')).toBe('unknown field; did you mean SaleType?')
  expect(hintFor('al')).toBe('unknown field')
})

test('an empty text means that an optional enumeration is not set, as it reads back', () => {
  expect(validate(Schema, { Kind: '', List: [] })).toEqual({ Kind: null, List: [] })
  expect(refusalOf({ SaleType: '', Kinds: [''], List: [] }).Errors.map(({ Field }) => Field)).toEqual([
    'SaleType',
    'Kinds[0]',
  ])
})

test('a list that is too long is refused once, whatever its items are', () => {
  for (const item of [7, 'x', []])
    expect(refusalOf({ List: Array.from({ length: 1_000_000 }, () => item) }).Errors).toEqual([
      { Field: 'List', Message: 'must be at most 3 items long' },
    ])
  expect(refusalOf({ Kinds: Array.from({ length: 1_000_000 }, () => 'x'), List: [] }).Errors).toEqual([
    { Field: 'Kinds', Message: 'must be at most 1000 items long' },
  ])
})

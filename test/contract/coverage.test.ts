import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Api, api } from '../../src/contract/api.ts'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { unwrap } from '../../src/contract/validation/respelling.ts'
import { coverage } from './coverage.ts'

/** The fields of a schema by name; those of objects in a list as `List.ID`. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const bare = unwrap(schema)
  if (bare instanceof z.ZodArray) return fieldsOf(bare.element)
  if (!(bare instanceof z.ZodObject)) return []
  return Object.entries(bare.shape).flatMap(([name, inner]) => {
    const nested = unwrap(inner) instanceof z.ZodArray ? fieldsOf(inner).map((field) => `${name}.${field}`) : []
    // A list of objects is covered by its fields, all but where the list itself is one field of several.
    return name === 'List' ? nested : [name, ...nested]
  })
}

const endpoints = Object.entries(api) as [keyof Api, Endpoint][]
const listed = (proofs: { fields: string }[]) => proofs.flatMap(({ fields }) => fields.split(' ')).toSorted()
/** The items of ExtensionColumn and Extension are tested with their lists. */
const own = (fields: string[]) => fields.filter((name) => !/^Extension(Column)?\./.test(name)).toSorted()

describe('every field of the contract is in the table of what is tested where', () => {
  test.each(endpoints)('%s', (name, { input, output }) => {
    expect(listed(coverage[name].input)).toEqual(own(fieldsOf(input)))
    expect(listed(coverage[name].output)).toEqual(own(fieldsOf(output)))
  })
})

test('every test that the table names exists', () => {
  const proofs = Object.values(coverage).flatMap(({ input, output }) => [...input, ...output])
  const missing = proofs.filter(({ file, test: title }) => !readFileSync(file, 'utf8').includes(title))
  expect(proofs.length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

import { TEXT_MAX } from '../../contract/fields.ts'
import type { Schema } from '../openapi/types.ts'

const typeNames: Record<string, string> = {
  integer: 'whole number',
  boolean: 'true or false',
  string: 'text',
  array: 'list',
}

/** The type of a field in words. Whether it may be null is said once for all fields, not at each. */
export function typeOf(schema: Schema): string {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  const [type = 'any'] = types
  if (type === 'array' && schema.items !== undefined) return `list of ${listed[String(schema.items.type)] ?? 'values'}`
  return typeNames[type] ?? type
}

const listed: Record<string, string> = {
  integer: 'whole numbers',
  number: 'numbers',
  string: 'texts',
  object: 'objects',
}

/** What a value must be beyond its type, in words. */
export function rulesOf(schema: Schema): string[] {
  const { enum: values, const: only, minLength, maxLength, maxItems, pattern } = schema
  return [
    ...(values === undefined ? [] : [values.flatMap((value) => (typeof value === 'string' ? value : [])).join(', ')]),
    ...(only === undefined ? [] : [`always ${JSON.stringify(only)}`]),
    ...range(schema),
    ...(minLength === undefined ? [] : ['not blank']),
    ...(maxLength === undefined || maxLength === TEXT_MAX
      ? []
      : [`at most ${maxLength.toLocaleString('en')} characters`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems.toLocaleString('en')} items`]),
    ...(pattern?.startsWith('^[Hh]') ? ['an http or https address'] : []),
    ...(schema['x-rule'] === undefined ? [] : [schema['x-rule']]),
  ]
}

/** Larger bounds than this only keep numbers exact. */
const LARGEST_TOLD = 1e9

function range({ minimum, maximum }: Schema): string[] {
  const most = maximum !== undefined && maximum <= LARGEST_TOLD ? maximum : undefined
  if (minimum !== undefined && most !== undefined) return [`${minimum} to ${most}`]
  if (minimum !== undefined) return [`${minimum} or more`]
  return most === undefined ? [] : [`at most ${most}`]
}

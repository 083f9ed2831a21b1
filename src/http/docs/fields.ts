import { TEXT_MAX } from '../../contract/fields/values.ts'
import type { Document, Schema } from '../openapi/types.ts'
import { type Html, html } from './html.ts'

type Field = { path: string; schema: Schema; required: boolean }

/** A table of all fields of a schema, nested ones by their path; a sentence if it has none. */
export function fieldTable(document: Document, schema: Schema, whose: 'sent' | 'answered'): Html {
  const fields = fieldsOf(document, schema, '')
  if (fields.length === 0) return html`<p>${describe(resolve(document, schema))}</p>`
  const rows = fields.map(
    ({ path, schema: field, required }) => html`<tr>
      <td><code>${path}</code>${whose === 'sent' && required ? html` <b class="required">required</b>` : undefined}</td>
      <td>${typeOf(field)}</td>
      <td>${meaningOf(field)}</td>
    </tr>`,
  )
  return html`<table class="fields">
    <thead><tr><th>Field</th><th>Type</th><th>${whose === 'sent' ? 'Meaning and rules' : 'Meaning'}</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`
}

function meaningOf(schema: Schema): Html {
  const rules = rulesOf(schema).join('; ')
  if (schema.description === undefined) return html`${rules}`
  return html`${schema.description}${rules === '' ? undefined : html` <small>${rules}</small>`}`
}

const describe = (schema: Schema): string => {
  if (schema.properties !== undefined) return 'No fields.'
  return [typeOf(schema), ...rulesOf(schema), ...(schema.description === undefined ? [] : [schema.description])].join(
    '; ',
  )
}

function fieldsOf(document: Document, schema: Schema, path: string): Field[] {
  const { properties, required = [], items, anyOf } = resolve(document, schema)
  if (anyOf !== undefined) return anyOf.flatMap((option) => fieldsOf(document, option, path))
  if (items !== undefined) return fieldsOf(document, items, `${path}[]`)
  return Object.entries(properties ?? {}).flatMap(([name, field]) => {
    const here = path === '' ? name : `${path}.${name}`
    const itself = { path: here, schema: resolve(document, field), required: required.includes(name) }
    return [itself, ...fieldsOf(document, field, here)]
  })
}

/** Follows a `$ref`; this document has only references to its own components. */
export function resolve({ components }: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  return (name === undefined ? undefined : components.schemas[name]) ?? schema
}

const typeNames: Record<string, string> = {
  integer: 'whole number',
  boolean: 'true or false',
  string: 'text',
  array: 'list',
}

/** The type of a field in words. Leaves out null, which is explained once for all fields. */
function typeOf(schema: Schema): string {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null')
  const [type = 'any'] = types
  if (type === 'array' && schema.items !== undefined)
    return `list of ${listTypeNames[String(schema.items.type)] ?? 'values'}`
  return typeNames[type] ?? type
}

const listTypeNames: Record<string, string> = {
  integer: 'whole numbers',
  number: 'numbers',
  string: 'texts',
  object: 'objects',
}

/** The constraints of a value beyond its type, in words. */
function rulesOf(schema: Schema): string[] {
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

/** Bounds above this are left out: they only keep numbers exact. */
const LARGEST_SHOWN = 1e9

function range({ minimum, maximum }: Schema): string[] {
  const most = maximum !== undefined && maximum <= LARGEST_SHOWN ? maximum : undefined
  if (minimum !== undefined && most !== undefined) return [`${minimum} to ${most}`]
  if (minimum !== undefined) return [`${minimum} or more`]
  return most === undefined ? [] : [`at most ${most}`]
}

import { readFileSync } from 'node:fs'
import { dataFile } from '../../data.ts'

type Schema = {
  $ref?: string
  type?: string | string[]
  properties?: { [field: string]: Schema }
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}
type Document = { components: { schemas: { [name: string]: Schema } } }

/**
 * Tells whether a field of a schema may be absent or null, by Discord's OpenAPI document. `path`: such as `embeds.0.title`.
 * Undefined where discord-openapi.json is not in TEST_DATA_DIR.
 */
export function fieldsOf(name: string): ((path: string, how: 'absent' | 'null') => boolean) | undefined {
  const file = dataFile('discord-openapi.json')
  if (file === undefined) return undefined
  const { schemas } = (JSON.parse(readFileSync(file, 'utf8')) as Document).components
  /** The schema, or all those that it is one of. */
  const flat = (schema: Schema): Schema[] => {
    const { $ref, oneOf = [], anyOf = [], allOf = [] } = schema
    const inside = [...oneOf, ...anyOf, ...allOf]
    if ($ref !== undefined) inside.push(schemas[$ref.split('/').at(-1) ?? ''] ?? {})
    return [schema, ...inside.flatMap(flat)]
  }
  const step = (within: Schema[], field: string): Schema[] =>
    within
      .flatMap(({ properties, items }) => properties?.[field] ?? (/^\d+$/.test(field) ? (items ?? []) : []))
      .flatMap(flat)
  return (path, how) => {
    const fields = path.split('.')
    const last = fields.pop() ?? ''
    const owners = fields.reduce(step, flat({ $ref: name }))
    if (how === 'null') return step(owners, last).some(({ type }) => [type].flat().includes('null'))
    const knowing = owners.filter(({ properties }) => properties?.[last] !== undefined)
    return knowing.length > 0 && knowing.every(({ required = [] }) => !required.includes(last))
  }
}

import { setImmediate } from 'node:timers/promises'
import { z } from 'zod'
import type { Endpoint } from '../../contract/endpoint.ts'
import { yieldIfLong } from '../../core/event-loop/yielding.ts'
import type { Schema } from './types.ts'

type Endpoints = Record<string, Endpoint>
type Named = { id: string }
type Io = 'input' | 'output'

// Uses zod's own JSON Schema output. zod-openapi would add the document around it, but it names components by metadata
// on the schemas, which here serve several endpoints, and cannot put several Codes into one response.

/**
 * The schemas of each endpoint's input and output by component name: `EditInput`, `EditOutput`, `ClientAskEvent`. Made in turns
 * of the event loop.
 */
export async function schemasOf(api: Endpoints): Promise<Record<string, Schema>> {
  const inputs: Record<string, Schema> = {}
  const outputs = z.registry<Named>()
  for (const [name, { input, output, stream, feed, upload }] of Object.entries(api)) {
    await yieldIfLong()
    // One by one, since no input has another in it.
    if (!upload) Object.assign(inputs, componentOf(`${name}Input`, input, 'input'))
    // If two endpoints share a schema, it has the first one's name.
    if (!outputs.has(output)) outputs.add(output, { id: `${name}Output` })
    const streamed = stream ?? feed
    if (streamed !== undefined) outputs.add(streamed.event, { id: `${name}Event` })
  }
  await setImmediate()
  return { ...inputs, ...toSchemas(outputs, 'output') }
}

/** The component of that name alone. */
export const componentOf = (id: string, schema: z.ZodType, io: Io): Record<string, Schema> =>
  toSchemas(z.registry<Named>().add(schema, { id }), io)

/** Name of the component with an endpoint's Data. It ends in no word that code generators put after an operation's name. */
export function outputName(api: Endpoints, output: z.ZodType): string {
  const first = Object.entries(api).find(([, endpoint]) => endpoint.output === output)
  return `${first?.[0]}Output`
}

export const refTo = (kind: 'schemas' | 'responses' | 'headers', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

function toSchemas(registry: ReturnType<typeof z.registry<Named>>, io: Io): Record<string, Schema> {
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => refTo('schemas', id).$ref,
    override: ({ jsonSchema }) => tidy(jsonSchema as Schema, io),
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [name, schema as Schema]),
  )
}

function tidy(schema: Schema, io: Io): void {
  // Removes the bounds that zod gives every integer: JavaScript's safe range.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  // Requests with unknown fields are rejected; answers may get new fields in later versions.
  if (schema.properties !== undefined && io === 'input') schema.additionalProperties = false
  else delete schema.additionalProperties
  joinNull(schema)
  if (io === 'input') sayDefault(schema)
}

/** Moves a default into the description: code generators treat an input field with a default as required. */
function sayDefault(schema: Schema): void {
  if (schema.default === undefined) return
  const rule = `${JSON.stringify(schema.default)} unless set`
  schema.description = schema.description === undefined ? rule : `${schema.description}; ${rule}`
  delete schema.default
}

/** Turns `anyOf` of one type and null into `type: [type, null]`: shorter, and generators make better types of it. */
function joinNull(schema: Schema): void {
  const [value, nothing, ...rest] = schema.anyOf ?? []
  if (typeof value?.type !== 'string' || nothing?.type !== 'null' || rest.length > 0) return
  const { anyOf: _both, ...outer } = schema
  delete schema.anyOf
  const values = value.const === undefined ? value.enum : [value.const]
  const allowed = values === undefined ? {} : { enum: [...values, null] }
  delete value.const
  Object.assign(schema, value, outer, { type: [value.type, 'null'] }, allowed)
}

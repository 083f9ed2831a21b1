import { z } from 'zod'
import { validate } from '../../contract/validate.ts'
import type { Tool } from '../vendors/vendor.ts'
import type { Desk } from './desk.ts'

/** A tool with what it does. `run` answers what the model reads next; bad arguments throw `invalidFields`. */
export type LookUp = { tool: Tool; run: (args: unknown, desk: Desk) => Promise<unknown> }

type Parts<Schema extends z.ZodObject> = {
  name: string
  description: string
  input: Schema
  run: (args: z.output<Schema>, desk: Desk) => Promise<unknown>
}

export function lookUp<Schema extends z.ZodObject>({ name, description, input, run }: Parts<Schema>): LookUp {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, {
    io: 'input',
    override: ({ jsonSchema }) => bare(jsonSchema),
  })
  return { tool: { name, description, parameters }, run: (args, desk) => run(validate(input, args), desk) }
}

/** Fewer tokens to read: a field that may be null may be left out too, and limits are told to who breaks them. */
function bare(schema: z.core.JSONSchema.BaseSchema): void {
  for (const limit of ['maxLength', 'minimum', 'maximum', 'maxItems'] as const) delete schema[limit]
  const [only, ...others] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (only === undefined || others.length > 0) return
  delete schema.anyOf
  Object.assign(schema, { ...only, ...schema })
}

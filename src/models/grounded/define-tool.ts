import { z } from 'zod'
import { validate } from '../../contract/validate.ts'
import type { Tool } from '../vendors/vendor.ts'
import type { AnswerContext } from './context.ts'

/**
 * A tool and its implementation. `run` returns what the model reads next, and throws `invalidFields` for bad arguments.
 */
type RunnableTool = { tool: Tool; run: (args: unknown, context: AnswerContext) => Promise<unknown> }

type Parts<Schema extends z.ZodObject> = {
  name: string
  description: string
  input: Schema
  run: (args: z.output<Schema>, context: AnswerContext) => Promise<unknown>
}

export function defineTool<Schema extends z.ZodObject>({ name, description, input, run }: Parts<Schema>): RunnableTool {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, {
    io: 'input',
    override: ({ jsonSchema }) => bare(jsonSchema),
  })
  return { tool: { name, description, parameters }, run: (args, context) => run(validate(input, args), context) }
}

/** Shortens a schema to save tokens: nullable fields become optional, limits are left out (an error names them). */
function bare(schema: z.core.JSONSchema.BaseSchema): void {
  for (const limit of ['maxLength', 'minimum', 'maximum', 'maxItems'] as const) delete schema[limit]
  const [only, ...others] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (only === undefined || others.length > 0) return
  delete schema.anyOf
  Object.assign(schema, { ...only, ...schema })
}

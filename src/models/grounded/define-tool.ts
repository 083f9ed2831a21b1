import { z } from 'zod'
import { validate } from '../../contract/validation/validate.ts'
import type { Tool } from '../vendors/vendor.ts'
import type { AnswerContext } from './context.ts'

/** A tool and its implementation. `run` returns what the model reads next, and throws `invalidFields` for bad arguments. */
type RunnableTool = { tool: Tool; run: (args: unknown, context: AnswerContext) => Promise<unknown> }

type Parts<Schema extends z.ZodObject> = {
  name: string
  description: string
  input: Schema
  run: (args: z.output<Schema>, context: AnswerContext) => Promise<unknown>
}

/** Defines a tool whose schema is sent to the model and checks the model's arguments. */
export function defineTool<Schema extends z.ZodObject>({ name, description, input, run }: Parts<Schema>): RunnableTool {
  const { $schema: _, ...parameters } = z.toJSONSchema(input, {
    io: 'input',
    override: ({ jsonSchema }) => shorten(jsonSchema),
  })
  const numeric = numericFields(parameters)
  return {
    tool: { name, description, parameters },
    run: (args, context) => run(validate(input, withNumbers(args, numeric)), context),
  }
}

/** The fields of a tool that are numbers, in lower case: arguments are accepted in any case. */
const numericFields = ({ properties = {} }: Pick<z.core.JSONSchema.BaseSchema, 'properties'>): ReadonlySet<string> =>
  new Set(
    Object.entries(properties).flatMap(([key, schema]) =>
      typeof schema === 'object' && (schema.type === 'number' || schema.type === 'integer') ? [key.toLowerCase()] : [],
    ),
  )

/** A number as models write it into a text: `3`, `900,000`, `$1.5`. */
const NUMBER = /^[$€£]?\d[\d,]*(?:\.\d+)?$/

/** Turns texts that stand for numbers into numbers: models that write calls as XML know only text. Drops empty texts. */
function withNumbers(args: unknown, numeric: ReadonlySet<string>): unknown {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return args
  const fields = Object.entries(args).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (typeof value !== 'string' || !numeric.has(key.toLowerCase())) return [[key, value]]
    const written = value.trim()
    if (written === '') return []
    return [[key, NUMBER.test(written) ? Number(written.replaceAll(/[$€£,]/g, '')) : value]]
  })
  return Object.fromEntries(fields)
}

/** Shortens a schema to save tokens: nullable fields become optional, limits are left out (an error names them). */
function shorten(schema: z.core.JSONSchema.BaseSchema): void {
  for (const limit of ['maxLength', 'minimum', 'maximum', 'maxItems'] as const) delete schema[limit]
  const [only, ...others] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (only === undefined || others.length > 0) return
  delete schema.anyOf
  Object.assign(schema, { ...only, ...schema })
}

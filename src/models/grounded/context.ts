import { z } from 'zod'
import type { Listing } from '../../contract/listings/listing.ts'
import { parsedJson } from '../../contract/text.ts'
import { validate } from '../../contract/validate.ts'
import type { Exchange } from '../../core/ports/messages.ts'
import type { Prompt } from '../../core/ports/models.ts'
import type { Tool } from '../vendors/vendor.ts'

/** State of one answer, shared by the model's tools. */
export type AnswerContext = {
  prompt: Prompt
  /** the listings shown to the model in this session by ID, with their current data; the newest last */
  shown: Map<number, Listing>
  /** the result counts of this session's searches */
  figures: Set<number>
  noAnswer: boolean
  /** whether the session was handed over to a person */
  handedOver: boolean
  /** confirmations of completed actions, which are shown word for word */
  confirmations: string[]
}

/** Creates the context. Reads the listings of earlier exchanges again: prices may have changed. */
export async function openContext(prompt: Prompt): Promise<AnswerContext> {
  const { shown, figures } = readMemory(prompt.exchanges)
  const earlier = shown.length === 0 ? [] : await prompt.listings.find('PrimaryId', shown.map(String))
  const byId = new Map(earlier.map((listing) => [listing.ID, listing]))
  const inOrder = shown.flatMap((id) => byId.get(id) ?? [])
  return {
    prompt,
    shown: new Map(inOrder.map((listing) => [listing.ID, listing])),
    figures: new Set(figures),
    noAnswer: false,
    handedOver: false,
    confirmations: [],
  }
}

/** Records that the model was shown these listings; they become the newest. */
export function recordShown({ shown }: AnswerContext, listings: Listing[]): void {
  for (const listing of listings) {
    shown.delete(listing.ID)
    shown.set(listing.ID, listing)
  }
}

/** The part of a context that is stored between answers. */
const Memory = z.object({
  /** IDs of the shown listings, the newest last */
  shown: z.array(z.int()),
  /** the result counts of searches */
  figures: z.array(z.int()),
})

/** Maximum number of listings remembered; the oldest are dropped first. */
const SHOWN_MAX = 60

/** The memory of a session in which nothing was searched, which is not parsed. */
const NOTHING_SHOWN = '{"shown":[],"figures":[]}'

/** The memory stored by the latest exchange; empty if another model, or none, answered it. */
function readMemory(exchanges: Exchange[]): z.infer<typeof Memory> {
  const memory = exchanges.at(-1)?.memory ?? NOTHING_SHOWN
  return (
    (memory === NOTHING_SHOWN ? undefined : Memory.safeParse(parsedJson(memory)).data) ?? { shown: [], figures: [] }
  )
}

export const memoryText = ({ shown, figures }: AnswerContext): string =>
  shown.size + figures.size === 0
    ? NOTHING_SHOWN
    : JSON.stringify({ shown: [...shown.keys()].slice(-SHOWN_MAX), figures: [...figures].slice(-SHOWN_MAX) })

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
  const numeric = new Set(
    Object.entries(parameters.properties ?? {}).flatMap(([key, schema]) =>
      typeof schema === 'object' && /^(?:number|integer)$/.test(String(schema.type)) ? [key.toLowerCase()] : [],
    ),
  )
  return {
    tool: { name, description, parameters },
    run: (args, context) => run(validate(input, withNumbers(args, numeric)), context),
  }
}

/** A number as models write it into a text: `3`, `900,000`, `$1.5`. */
const NUMBER = /^[$€£]?\d[\d,]*(?:\.\d+)?$/

/** Turns texts that stand for numbers into numbers: models that write calls as XML know only text. Drops empty texts. */
function withNumbers(args: unknown, numeric: ReadonlySet<string>): unknown {
  if (typeof args !== 'object' || args === null || Array.isArray(args)) return args
  const fields = Object.entries(args).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
    if (typeof value !== 'string' || !numeric.has(key.toLowerCase())) return [[key, value]]
    if (value.trim() === '') return []
    return [[key, NUMBER.test(value.trim()) ? Number(value.replaceAll(/[$€£,\s]/g, '')) : value]]
  })
  return Object.fromEntries(fields)
}

/** Shortens a schema to save tokens: nullable fields become optional, limits are left out (an error names them). */
function bare(schema: z.core.JSONSchema.BaseSchema): void {
  for (const limit of ['maxLength', 'minimum', 'maximum', 'maxItems'] as const) delete schema[limit]
  const [only, ...others] = schema.anyOf?.filter(({ type }) => type !== 'null') ?? []
  if (only === undefined || others.length > 0) return
  delete schema.anyOf
  Object.assign(schema, { ...only, ...schema })
}

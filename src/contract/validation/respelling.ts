import { z } from 'zod'
import type { FieldError } from '../envelope.ts'
import { closestSpelling, excerpt } from '../text.ts'

/**
 * Maximum number of fields of one object that are checked, far more than any operation has. A body of 4 MiB may have
 * half a million.
 */
const FIELDS_MAX = 1_000
/** Maximum number of unknown fields that get a suggestion: comparing half a million took five seconds. */
const HINTS_MAX = 20
/** Maximum number of items of a list without a limit of its own. */
const LIST_ITEMS_MAX = 1_000
/** Longer than any enumerated value, in UTF-16 units. */
const VALUE_MAX = 100
/** Longest unknown name that is said back, in UTF-16 units. */
const NAME_MAX = 60
/** Shortest part of a field's name that is recognized, in UTF-16 units. */
const PART_MIN = 4

/** Invalid fields. `unlisted`: how many more there are. */
export type Problems = { errors: FieldError[]; unlisted: number }

/** Copies a value with field names and enumerated values in a schema's spelling. */
type Respeller = (value: unknown, path: string, problems: Problems) => unknown

/** The respeller of each schema. Asking zod what a schema is, for each value again, took as long as the copy itself. */
const respellers = new WeakMap<z.core.$ZodType, Respeller>()

export function respellerOf(schema: z.core.$ZodType): Respeller {
  const known = respellers.get(schema)
  if (known !== undefined) return known
  const respeller = createRespeller(schema)
  respellers.set(schema, respeller)
  return respeller
}

function createRespeller(schema: z.core.$ZodType): Respeller {
  const bare = unwrap(schema)
  if (bare instanceof z.ZodObject) return respellerOfObject(bare)
  if (bare instanceof z.ZodArray) return respellerOfList(bare)
  if (bare instanceof z.ZodEnum) return respellerOfEnum(bare, schema)
  return (value) => value
}

function respellerOfObject({ shape }: z.ZodObject): Respeller {
  const names = Object.keys(shape)
  const known = new Map(Object.entries(shape).map(([name, inner]) => [name.toLowerCase(), { name, inner }]))
  return (value, path, problems) => {
    if (!isRecord(value)) return value
    const sent = Object.keys(value)
    problems.unlisted += Math.max(0, sent.length - FIELDS_MAX)
    const fields: Record<string, unknown> = {}
    for (const spelt of sent.slice(0, FIELDS_MAX)) {
      const field = known.get(spelt.toLowerCase())
      const name = field?.name ?? excerpt(spelt, NAME_MAX)
      const here = path === '' ? name : `${path}.${name}`
      if (field === undefined) problems.errors.push({ Field: here, Message: unknownField(spelt, names, problems) })
      else if (Object.hasOwn(fields, name))
        problems.errors.push({ Field: here, Message: 'was sent twice, in two spellings' })
      else fields[name] = respellerOf(field.inner)(value[spelt], here, problems)
    }
    return fields
  }
}

function unknownField(name: string, known: string[], { errors }: Problems): string {
  const near = errors.length < HINTS_MAX ? (closestSpelling(name, known) ?? longerName(name, known)) : undefined
  return near === undefined ? 'unknown field' : `unknown field; did you mean ${near}?`
}

/** The known name that begins or ends with `name`: CityName for City. */
function longerName(name: string, known: string[]): string | undefined {
  const part = name.toLowerCase()
  if (part.length < PART_MIN) return undefined
  return known.find((each) => each.toLowerCase().startsWith(part) || each.toLowerCase().endsWith(part))
}

function respellerOfList(schema: z.ZodArray): Respeller {
  const most = maximumOf(schema)
  return (value, path, problems) => {
    if (!Array.isArray(value)) return value
    if (most === Infinity && value.length > LIST_ITEMS_MAX) {
      problems.errors.push({ Field: path, Message: `must be at most ${LIST_ITEMS_MAX} items long` })
      return []
    }
    const respell = respellerOf(schema.element)
    // A list that is too long keeps one item above its limit, so that its own check still rejects it.
    return value.slice(0, most + 1).map((item, index) => respell(item, `${path}[${index}]`, problems))
  }
}

/** The maximum number of items that a list's own checks allow; Infinity if there is none. */
function maximumOf({ _zod: { def } }: z.ZodArray): number {
  const limits = def.checks?.map((check) => ('maximum' in check._zod.def ? Number(check._zod.def.maximum) : Infinity))
  return Math.min(...(limits ?? []))
}

/** `schema`: that of the field, which may be nullable. */
function respellerOfEnum({ options }: z.ZodEnum, schema: z.core.$ZodType): Respeller {
  const nullable = isNullable(schema)
  return (value) => {
    // An unset value reads back as an empty text, which may be sent again.
    if (value === '' && nullable) return null
    if (typeof value !== 'string' || value.length > VALUE_MAX) return value
    return options.find((option) => String(option).toLowerCase() === value.toLowerCase()) ?? value
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNullable = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodOptional ? isNullable(schema.unwrap()) : schema instanceof z.ZodNullable

/** The schema of what is sent: without `optional`, `nullable`, and what is made of it afterwards. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  return schema
}

import { z } from 'zod'
import type { FieldError } from './envelope.ts'
import { AppError } from './errors.ts'
import { closestSpelling, excerpt } from './text.ts'

/** Maximum number of invalid fields listed; the rest is only counted. */
const ERRORS_MAX = 50
/**
 * Maximum number of fields of one object that are checked, far more than any operation has. A body of 4 MiB may have
 * half a million.
 */
const FIELDS_MAX = 1_000
/** Maximum number of unknown fields that get a suggestion: comparing half a million took five seconds. */
const HINTS_MAX = 20

/**
 * Validates `value`: field names and enumerated values match in any case and are returned in the schema's spelling.
 * Throws `invalidFields`, which lists all invalid fields at once.
 */
export function validate<Schema extends z.ZodObject>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = parse(schema, value)
  if (parsed.problems === undefined) return parsed.data
  throw invalid(parsed.problems.errors, parsed.problems.unlisted)
}

/** The fields of a request that are valid by themselves, and the names of those that were sent and are not. */
export type FieldsByValidity<Fields> = { valid: Partial<Fields>; invalid: ReadonlySet<string> }

export const allValid = <Fields>(valid: Fields): FieldsByValidity<Fields> => ({ valid, invalid: new Set() })

/**
 * As `validate`, for a schema with rules that it cannot state itself. They are applied here to a value that is invalid, so that
 * its error lists what they find too; to a valid one the caller applies them.
 */
export async function validateWithRules<Schema extends z.ZodObject>(
  schema: Schema,
  value: unknown,
  rules?: (fields: FieldsByValidity<z.output<Schema>>) => FieldError[] | Promise<FieldError[]>,
): Promise<z.output<Schema>> {
  const { data, problems, respelt } = parse(schema, value)
  if (problems === undefined) return data
  const listed = new Set(problems.errors.map(({ Field }) => Field))
  const found = (await rules?.(byValidity(schema, respelt))) ?? []
  throw invalid([...problems.errors, ...found.filter(({ Field }) => !listed.has(Field))], problems.unlisted)
}

type Parsed<Schema extends z.ZodObject> =
  | { data: z.output<Schema>; problems?: undefined; respelt: unknown }
  | { data?: undefined; problems: Problems; respelt: unknown }

function parse<Schema extends z.ZodObject>(schema: Schema, value: unknown): Parsed<Schema> {
  const spelling: Problems = { errors: [], unlisted: 0 }
  const respelt = respellerOf(schema)(value, '', spelling)
  const parsed = schema.safeParse(respelt, PARSING)
  if (parsed.success && spelling.errors.length === 0) return { data: parsed.data, respelt }
  const errors = [...spelling.errors, ...withoutRepeats(parsed.error?.issues ?? []).map(toFieldError)]
  return { problems: { ...spelling, errors }, respelt }
}

function byValidity<Schema extends z.ZodObject>(
  { shape }: Schema,
  respelt: unknown,
): FieldsByValidity<z.output<Schema>> {
  const sent = Object.entries(isRecord(respelt) ? respelt : {}).filter(([, value]) => value !== undefined)
  const parsed = sent.map(([name, value]) => [name, z.safeParse(shape[name] as z.core.$ZodType, value)] as const)
  const valid = parsed.flatMap(([name, { success, data }]) => (success ? [[name, data]] : []))
  const invalid = parsed.flatMap(([name, { success }]) => (success ? [] : [name]))
  return { valid: Object.fromEntries(valid) as Partial<z.output<Schema>>, invalid: new Set(invalid) }
}

const PARSING = { error: describe, reportInput: true }

/** The error for these fields. `unlisted`: how many more there are. */
export const invalid = (errors: FieldError[], unlisted = 0): AppError =>
  new AppError('invalidFields', inOneSentence(errors, unlisted), { data: { Errors: errors.slice(0, ERRORS_MAX) } })

/** Throws `invalid` if there are errors. */
export function expectNone(errors: FieldError[]): void {
  if (errors.length > 0) throw invalid(errors)
}

/** A number beyond the safe range is too big twice: for an integer and for its field. The field's own limit comes last. */
const withoutRepeats = (issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] => [
  ...new Map(issues.map((issue) => [`${pathOf(issue.path)} ${issue.code}`, issue])).values(),
]

type Problems = { errors: FieldError[]; unlisted: number }

const toFieldError = (issue: z.core.$ZodIssue): FieldError => ({ Field: pathOf(issue.path), Message: issue.message })

const pathOf = (path: PropertyKey[]): string =>
  path.reduce<string>((before, part) => {
    if (typeof part === 'number') return `${before}[${part}]`
    return before === '' ? String(part) : `${before}.${String(part)}`
  }, '')

function inOneSentence(errors: FieldError[], unlisted: number): string {
  const first = errors.slice(0, 5).map(({ Field, Message }) => (Field === '' ? Message : `${Field}: ${Message}`))
  const more = errors.length - first.length + unlisted
  return `${first.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

/** Copies a value with field names and enumerated values in a schema's spelling. */
type Respeller = (value: unknown, path: string, problems: Problems) => unknown

/** The respeller of each schema. Asking zod what a schema is, for each value again, took as long as the copy itself. */
const respellers = new WeakMap<z.core.$ZodType, Respeller>()

function respellerOf(schema: z.core.$ZodType): Respeller {
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

/** Maximum number of items of a list without a limit of its own. */
const LIST_ITEMS_MAX = 1_000
/** Shortest part of a field's name that is recognized, in UTF-16 units. */
const PART_MIN = 4
/** Longer than any enumerated value, in UTF-16 units. */
const VALUE_MAX = 100

/** The maximum number of items that a list's own checks allow; Infinity if there is none. */
function maximumOf({ _zod: { def } }: z.ZodArray): number {
  const limits = def.checks?.map((check) => ('maximum' in check._zod.def ? Number(check._zod.def.maximum) : Infinity))
  return Math.min(...(limits ?? []))
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

/** Longest unknown name that is said back, in UTF-16 units. */
const NAME_MAX = 60

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNullable = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodOptional ? isNullable(schema.unwrap()) : schema instanceof z.ZodNullable

/** The schema of what is sent, without its `optional` and `nullable`. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  return schema
}

/** Describes what is wrong with one field; follows "Field: ". */
function describe(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, issue.input)
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'invalid_value':
      return issue.input === undefined ? 'is required' : `must be one of ${issue.values.join(', ')}`
    default:
      return 'is not valid'
  }
}

function wrongType(expected: string, input: unknown): string {
  if (input === undefined) return 'is required'
  if (input === null) return 'is required and may not be null'
  // What JSON.parse makes of 1e999.
  if (typeof input === 'number' && !Number.isFinite(input)) return 'is too large a number'
  return `must be ${typeNames[expected] ?? expected}, not ${typeNames[kindOf(input)] ?? kindOf(input)}`
}

const kindOf = (input: unknown): string => {
  if (Array.isArray(input)) return 'array'
  return typeof input === 'number' && !Number.isInteger(input) ? 'fraction' : typeof input
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  fraction: 'a fraction',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const unitOf = (origin: string): string =>
  origin === 'string' ? ' characters long' : origin === 'array' ? ' items long' : ''

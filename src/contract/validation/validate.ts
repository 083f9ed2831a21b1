import { z } from 'zod'
import type { FieldError } from '../envelope.ts'
import { AppError } from '../errors.ts'
import { describeIssue } from './issue-texts.ts'
import { isRecord, type Problems, respellerOf } from './respelling.ts'

/** Maximum number of invalid fields listed; the rest is only counted. */
const ERRORS_MAX = 50

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

const PARSING = { error: describeIssue, reportInput: true }

/** The error for these fields. `unlisted`: how many more there are. */
export const invalid = (errors: FieldError[], unlisted = 0): AppError =>
  new AppError('invalidFields', inOneSentence(errors, unlisted), { data: { Errors: errors.slice(0, ERRORS_MAX) } })

/** Throws `invalid` if there are errors. */
export function expectNone(errors: FieldError[]): void {
  if (errors.length > 0) throw invalid(errors)
}

/** A number beyond the safe range is too big twice: for an integer and for its field. The field's own limit comes last. */
const withoutRepeats = (issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] => [
  ...new Map(issues.map((issue) => [`${z.core.toDotPath(issue.path)} ${issue.code}`, issue])).values(),
]

const toFieldError = (issue: z.core.$ZodIssue): FieldError => ({
  Field: z.core.toDotPath(issue.path),
  Message: issue.message,
})

function inOneSentence(errors: FieldError[], unlisted: number): string {
  const first = errors.slice(0, 5).map(({ Field, Message }) => (Field === '' ? Message : `${Field}: ${Message}`))
  const more = errors.length - first.length + unlisted
  return `${first.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

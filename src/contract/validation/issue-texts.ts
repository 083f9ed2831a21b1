import type { z } from 'zod'

/** Describes what is wrong with one field; follows "Field: ". */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
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

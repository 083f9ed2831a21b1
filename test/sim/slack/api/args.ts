import { Refusal } from './refusal.ts'

/** The arguments of a call. Inside a form, lists and objects travel as JSON. */
export type Args = Record<string, unknown>

export function readArgs(body: string, contentType: string): Args {
  if (contentType.startsWith('application/json')) return body === '' ? {} : (JSON.parse(body) as Args)
  return Object.fromEntries(new URLSearchParams(body))
}

export function optional(args: Args, name: string): string | undefined {
  const value = args[name]
  if (value === undefined || value === null) return undefined
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function required(args: Args, name: string): string {
  const value = optional(args, name)
  if (value === undefined || value === '') throw new Refusal('invalid_arguments', `missing required field: ${name}`)
  return value
}

export function list(args: Args, name: string): unknown[] | undefined {
  const value = structured(args, name)
  if (value === undefined) return undefined
  if (!Array.isArray(value)) throw new Refusal('invalid_arguments', `${name} must be a list`)
  return value
}

export function object(args: Args, name: string): object | undefined {
  const value = structured(args, name)
  if (value === undefined) return undefined
  if (typeof value !== 'object' || value === null) throw new Refusal('invalid_arguments', `${name} must be an object`)
  return value
}

export const flag = (args: Args, name: string): boolean => ['true', '1'].includes(optional(args, name) ?? '')

function structured(args: Args, name: string): unknown {
  const value = args[name]
  if (typeof value !== 'string') return value ?? undefined
  try {
    return JSON.parse(value) as unknown
  } catch {
    throw new Refusal('invalid_arguments', `${name} is not JSON`)
  }
}

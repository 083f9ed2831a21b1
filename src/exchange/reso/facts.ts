import type { RowError } from '../reading.ts'

/** The fields of one RESO record; what cannot be read is collected in `errors`. */
export type Facts = {
  record: Record<string, unknown>
  /** trimmed text, a number as text, the items of a list joined by commas; null when unset */
  text: (name: string) => string | null
  number: (name: string) => number | null
  /** like `text`, with an error when it is unset */
  required: (name: string) => string | null
  fail: (name: string, reason: string) => void
  errors: RowError[]
}

export function createFacts(row: number, record: Record<string, unknown>): Facts {
  const errors: RowError[] = []
  const fail = (column: string, reason: string) => void errors.push({ row, column, reason })
  const text = (name: string) => textOf(record[name])
  return {
    record,
    errors,
    fail,
    text,
    required(name) {
      const value = text(name)
      if (value === null) fail(name, 'is missing, and a listing cannot do without it')
      return value
    },
    number(name) {
      const value = text(name)
      if (value === null) return null
      const number = Number(value)
      if (Number.isFinite(number)) return number
      fail(name, 'must be a number')
      return null
    },
  }
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() || null
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.flatMap((item) => textOf(item) ?? []).join(', ') || null
  return null
}

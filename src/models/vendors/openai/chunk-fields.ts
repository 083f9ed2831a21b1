import { parsedJson } from '../../../contract/text.ts'

export type Fields = Record<string, unknown>

export const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && value !== false
export const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined
export const stringOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
export const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

export const indexOf = (choice: Fields): number => Number(choice['index'] ?? 0)

/** A list that may also come within another list, by number, as JSON, or as its one item. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flat()
  if (typeof value === 'string') return value === '' ? [] : listOf(parsedJson(value) ?? [])
  const fields = fieldsOf(value)
  return fields !== undefined && '0' in fields ? Object.values(fields) : [value]
}

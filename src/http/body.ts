import { AppError } from '../contract/envelope.ts'

/** Largest JSON body: 4 MiB. */
export const BODY_MAX = 4 * 2 ** 20

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON object in a body, whatever its Content-Type: usual clients label it text/plain or urlencoded. Without a
 * body, an object without fields. What is no JSON is `malformedJson` under a JSON label or none, else `notJson`.
 */
export function readJson(body: Buffer, label: string): object {
  const mediaType = label.split(';')[0]?.trim().toLowerCase()
  if (mediaType?.startsWith('multipart/')) throw new AppError('notJson')
  if (body.length === 0) return {}
  const value = parsed(body)
  if (value === undefined) throw new AppError(!mediaType || /\bjson$/.test(mediaType) ? 'malformedJson' : 'notJson')
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('malformedJson', 'The body is JSON but not an object; send one JSON object with the fields.')
  return value
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(body))
  } catch {
    return undefined
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import type { Part } from '../../core/ports/ports.ts'

const SINGLE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i

/**
 * The part of a file that a GET asks for, by RFC 9110; 'outside' if the file has no such bytes, undefined if the whole is to be
 * sent: without a range, with one that is malformed, with several, and to a client that began with another file.
 */
export function partOf(
  { range, 'if-range': ifRange }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): Part | 'outside' | undefined {
  const [, first, last] = SINGLE_RANGE.exec(range ?? '') ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  // A date is never equal to the tag: files have no time of change.
  if (ifRange !== undefined && String(ifRange).trim() !== etag) return undefined
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return undefined
  if (Number(first) >= size) return 'outside'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** Whether a client has the file of this tag already, as `If-None-Match` says. */
export function hasFile({ 'if-none-match': tags = '' }: IncomingHttpHeaders, etag: string): boolean {
  return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

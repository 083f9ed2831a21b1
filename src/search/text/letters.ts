import { editDistance } from '../../contract/text.ts'

/** A bit mask of the letters and digits in a text; the xor of two masks estimates the difference of two words. */
export function letterMask(text: string): number {
  let mask = 0
  for (let index = 0; index < text.length; index++) mask |= 1 << (text.charCodeAt(index) % 31)
  return mask
}

/** Number of letters in a mask that are not in the other. */
export const lettersBeyond = (mask: number, other: number): number => bits(mask & ~other)

/** Whether words with these masks may be within `edits` edits: one edit changes at most two letters of the set. */
export const mayBeNear = (mask: number, other: number, edits: number): boolean => bits(mask ^ other) <= 2 * edits

function bits(mask: number): number {
  let left = mask - ((mask >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The edit distance of two words if it is at most `most`; else some larger number. */
export function editsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start++
  let end = 0
  while (end < shorter - start && one.charCodeAt(one.length - 1 - end) === other.charCodeAt(other.length - 1 - end))
    end++
  const [left, right] = [one.length - end - start, other.length - end - start]
  if (left === 0 || right === 0) return Math.max(left, right)
  // After one edit, the differing middle is one letter, or two swapped ones.
  if (most === 1 && Math.max(left, right) > 2) return 2
  return editDistance(one.slice(start, start + left), other.slice(start, start + right), most)
}

/** Minimum length for a replaced letter: "morava" is not "morada". */
const OTHER_LETTER_LEAST = 8

/** Whether two words differ by one typing error: an added, missing or replaced letter, or two swapped neighbours. */
export function isOneSlipAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  if (left.length + right.length === 1) return true
  if (left.length === 1 && right.length === 1) return one.length >= OTHER_LETTER_LEAST
  return left.length === 2 && right === `${left[1]}${left[0]}`
}

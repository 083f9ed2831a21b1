/** A word of another letter is meant only where it is as long as this: "morava" is no "morada". */
const OTHER_LETTER_LEAST = 8

/** Whether one word is another but for a typing mistake: a letter more, less or other, or two neighbours swapped. */
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

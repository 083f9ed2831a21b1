/** Text that was cut without regard to code points, without the first half of a surrogate pair at its end. */
export const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '')

/** At most so many UTF-16 units, cut between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - 2)
  return `${withoutHalf(text.slice(0, end > 0 ? end : most - 2))} …`
}

/** One line of about `most` UTF-16 units and a sign that it goes on, cut between words unless that leaves less than half. */
export function shortLine(line: string, most: number): string {
  if (line.length <= most) return line
  const cut = withoutHalf(line.slice(0, most))
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

/** Removes the first half of a surrogate pair at the end of a text that was cut by code units. */
export const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '')

/** Cuts a text to at most `most` UTF-16 units, between words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - 2)
  return `${withoutHalf(text.slice(0, end > 0 ? end : most - 2))} …`
}

/** Cuts a line to about `most` UTF-16 units and adds an ellipsis; between words unless that leaves less than half. */
export function shortLine(line: string, most: number): string {
  if (line.length <= most) return line
  const cut = withoutHalf(line.slice(0, most))
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`
}

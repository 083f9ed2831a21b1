/** "Public:", at the beginning of a line of SystemMessage; words may follow in the same line. */
const PUBLIC_LABEL = /^\W*public\s*:\s*/i
/** "## Public" or "**Public**", as a line of its own. */
const PUBLIC_TITLE = /^(?:#+|\*\*)\s*public\W*$/i

/**
 * Whether a line of SystemMessage is a heading below which all may be told to everybody, up to a blank line or the next heading.
 * The bots add answers of staff there, and the built-in model quotes what stands there.
 */
export const isPublicHeading = (line: string): boolean => PUBLIC_LABEL.test(line) || PUBLIC_TITLE.test(line)

/** A line without such a heading. */
export const withoutPublicHeading = (line: string): string => line.replace(PUBLIC_LABEL, '').replace(PUBLIC_TITLE, '')

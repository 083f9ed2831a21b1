/** One pattern of several, of which any may match; they have the same flags. For alternatives too many to read in one line. */
export const anyOf = (...alternatives: RegExp[]): RegExp =>
  new RegExp(alternatives.map(({ source }) => source).join('|'), alternatives[0]?.flags)

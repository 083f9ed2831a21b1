/** Text as it is compared: lower case, without accents, white space collapsed. SQLite's lower() knows only ASCII. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** The words and numbers of a text, folded, without apostrophes. */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

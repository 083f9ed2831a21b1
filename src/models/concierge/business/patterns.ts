/** The source of a pattern for one of several alternatives, split by `|` or lines, as whole words. */
export const oneOf = (words: string): string => `\\b(?:${words.trim().replace(/\s*\n\s*/g, '|')})\\b`
/** Matches a text that contains one of the alternatives, in any case. */
export const any = (words: string): RegExp => new RegExp(oneOf(words), 'iu')
/** Matches a text that contains both, in any order. */
export const both = (one: string, other: string): RegExp => new RegExp(`^(?=.*(?:${one}))(?=.*(?:${other}))`, 'isu')

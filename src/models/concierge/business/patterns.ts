export const oneOf = (words: string): string => `\\b(?:${words.trim().replace(/\s*\n\s*/g, '|')})\\b`
export const any = (words: string): RegExp => new RegExp(oneOf(words), 'iu')
/** Matches a text that contains both, in any order. */
export const both = (one: string, other: string): RegExp => new RegExp(`^(?=.*(?:${one}))(?=.*(?:${other}))`, 'isu')

/**
 * What is known of a language to tell public sentences in it. Words and expressions are separated by blanks; in an expression `*`
 * stands for any letters, `_` for a blank, `#` for a number, `^` and `$` for the ends without marks; else it is the source of a
 * regular expression.
 */
export type Language = {
  /** Fields of words that public sentences are made of. */
  words: Record<string, string>
  /** Verbs whose forms are public words too, by their endings: those of the present, the future and the participle. */
  verbs: string
  verbEndings: Record<string, string>
  /** What may stand before a word, and endings that it may have besides the form in `words`. */
  prefixes: string
  endings: string
  /** Whether words are made of others: "Kunden" + "Parkplatz". */
  hasCompounds: boolean
  /** Whether a capital in the middle of a sentence marks a name, as it does not where all nouns have one. */
  namesHaveCapitals: boolean
  /** What stands before the name of a person, or ends that of a place. */
  beforeNames: string
  namesEnd: string
  /** What public sentences begin with: a subject after an article or the like, of which something of `saidOfSubjects` is said. */
  beforeSubjects: string
  subjects: string
  saidOfSubjects: string
  /** More kinds of public sentences: a sentence of a kind holds an expression of each of its groups. */
  kinds: Record<string, string[]>
  /** Expressions that keep a sentence private. */
  privateSigns: Record<string, string>
}

/** Expressions of a language, in which a backslash needs no second one. */
export const expressions = String.raw

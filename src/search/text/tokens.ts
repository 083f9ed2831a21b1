import { beginning } from '../../contract/text.ts'
import { fold } from './fold.ts'

/** A number, a word or one sign. `from` and `to` are its position in the original text. */
export type Token = { text: string; raw: string; from: number; to: number }

/** The folded text of a token; "" where there is none. */
export const wordAt = (tokens: readonly Pick<Token, 'text'>[], at: number): string => tokens[at]?.text ?? ''

/** Some tokens in a row, by their indices; `until` is the one after the last. */
export type TokenSpan = { from: number; until: number }

/** Maximum number of tokens read, so that a pasted book takes no time; real searches are shorter. */
const TOKENS_MAX = 400

/**
 * Splits text into tokens, at most the first TOKENS_MAX. Hyphens stay only before a number ("400-500k"), dots only
 * where a sentence may end.
 */
export function tokenise(words: string): Token[] {
  const tokens: Token[] = []
  for (const match of words.matchAll(TOKEN)) {
    const raw = match[0]
    const from = match.index
    const previous = tokens.at(-1)
    if (isDash(raw) && !BEFORE_NUMBER.test(words.slice(from + 1, from + 4))) continue
    if (raw === '.' && previous?.to === from && ABBREVIATIONS.has(previous.text)) continue
    if (tokens.length === TOKENS_MAX) break
    const elided = ELIDED.exec(raw)?.[0].length ?? 0
    if (elided > 0) tokens.push(tokenOf(raw.slice(0, elided), from))
    tokens.push(tokenOf(raw.slice(elided), from + elided))
  }
  return tokens
}

const tokenOf = (raw: string, from: number): Token => ({
  text: isDash(raw)
    ? '-'
    : raw.length > 1 && raw.startsWith('.')
      ? `0${raw}`
      : (SHORT.get(raw.toLowerCase()) ?? fold(raw)),
  raw,
  from,
  to: from + raw.length,
})

const SHORT = new Map([
  ['w/', 'with'],
  ['w/o', 'without'],
])

/** French elisions before a vowel: "l'appartement", "d'un". */
const ELIDED = /^(?:[cdjlmnst]|qu)['’](?=\p{L}{2})/iu

/** The beginning of the text after the last token; undefined for none. */
export function textAfterTokens(words: string, tokens: Token[]): string | undefined {
  const rest = words.slice(tokens.at(-1)?.to ?? 0).trim()
  if (tokens.length < TOKENS_MAX || rest === '') return undefined
  return rest.length > SHOWN_MAX ? `${beginning(rest, SHOWN_MAX)}…` : rest
}

/** Maximum length of that text, in UTF-16 units. */
const SHOWN_MAX = 60

/** Replaces an understood token, so that nothing is read across it. */
export const GAP: Token = { text: '', raw: '', from: 0, to: 0 }

export const isWord = (token: Token | undefined): token is Token => token !== undefined && /^\p{L}/u.test(token.text)
export const isCapital = (token: Token | undefined): boolean => token !== undefined && /^\p{Lu}/u.test(token.raw)

const isDash = (raw: string) => /^[-–—‐‑]$/.test(raw)
const BEFORE_NUMBER = /^\s?[$€£₹~]?\d/

/** The kinds of tokens, in the order in which they are tried. */
const KINDS = [
  // "w/" and "w/o"
  /(?<![\p{L}\d])w\/(?:o(?![\p{L}\d])|(?=\s))/u,
  // Groups of three digits separated by blanks or apostrophes are one number, unless a unit of thousands follows ("2 400k").
  /\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?![\d.,]*\d|\s?[km]\b)/u,
  // ".5" is a number; in "Seattle.3 beds" the point ends a sentence.
  /(?<![\p{L}\p{M}\d.,)])\.\d+(?![\d.,]*\d)/u,
  /\d+(?:[.,]\d+)*/u,
  // "m²"
  /(?:m|ft|km)[²2](?![\p{L}\d])/u,
  // French elisions are split from such nouns ("d'appartements"), but "Coeur d'Alene" is one name.
  /(?<![\p{L}\d])(?:[dl]|qu)['’](?=appartement|immeuble|habitation|annonce|environ|ascenseur|[ée]tage|eau\b|argent|achat|[ée]cole|immobilier)/u,
  // a word
  /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/u,
  /[<>]=/u,
  // any other sign
  /[^\s\p{L}\p{M}\d]/u,
]
const TOKEN = new RegExp(KINDS.map(({ source }) => source).join('|'), 'giu')

const ABBREVIATIONS = new Set(
  'st mt ft sq apt approx ca no min max mo yr bd bds br ba bdrm bth incl n s e w nw ne sw se dr ave ph mio tsd rd hts pt ste'.split(
    ' ',
  ),
)

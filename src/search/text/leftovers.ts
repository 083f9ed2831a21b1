import type { Language } from '../language/languages.ts'
import { wordSet } from './phrases.ts'
import type { Finding, Sentence } from './sentence.ts'
import { isTalk } from './talk-words.ts'
import { said, type Token } from './tokens.ts'

/** Every word with a meaning that nothing else understood: "on a quiet street" is told rather than dropped in silence. */
export function readLeftovers({ tokens, words, all, language }: Sentence, at: number): Finding | undefined {
  const isMeaningful = (token: Token | undefined) => says(token, language)
  if (!isMeaningful(tokens[at]) || isAnother(tokens, at)) return undefined
  let until = at + 1
  for (let next = until; next < tokens.length && next - at < LONGEST; next++) {
    if (isMeaningful(tokens[next])) until = next + 1
    else if (!LINKS.has(tokens[next]?.text ?? '')) break
  }
  const from = DENIALS.has(tokens[at - 1]?.text ?? '') ? at - 1 : at
  return { from, until, notUnderstood: said(words, all, from, until) }
}

/** "I need a new apartment" asks for another one, "new homes" for new ones. */
const isAnother = (tokens: Token[], at: number) => tokens[at]?.text === 'new' && OWN.has(tokens[at - 1]?.text ?? '')
const OWN = wordSet('a my our')

/** Longer runs are told in pieces. */
const LONGEST = 8

function says(token: Token | undefined, language: Language): boolean {
  const text = token?.text ?? ''
  return /^[\p{L}\d]/u.test(text) && !(text.length === 1 && /^\p{L}/u.test(text)) && !isTalk(text, language)
}

/** Words between two others that belong together: "close to the station". */
const LINKS = wordSet('of the to a an in on for de la le les du des der die das von do da dos das')
const DENIALS = wordSet("no not without w/o don't dont sin sans ohne kein keine keinen sem nicht pas")

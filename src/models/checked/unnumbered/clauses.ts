import { wordSet } from '../../../search/text/phrases.ts'
import { type TokenSpan, wordAt } from '../../../search/text/tokens.ts'
import { type Compared, placeAt, type Reading } from './compared.ts'
import { JOINING, PRONOUNS } from './neighbours.ts'

/** Whether a sentence ends between two tokens: "4909 43rd Ave S. The cheapest is". Such an end is no token. */
export function beginsSentence({ sentence, tokens }: Reading, at: number): boolean {
  const [last, next] = [tokens[at - 1], tokens[at]]
  if (last === undefined || next === undefined) return true
  return /[.!?…]/.test(sentence.slice(last.to, next.from)) && /^[\p{Lu}\d]/u.test(sentence.slice(next.from))
}

/** The sentence around a token: a checked text may hold several, since "S." may be an abbreviation. */
export function sentenceAround(reading: Reading, at: number): TokenSpan {
  let from = at
  while (from > 0 && !ENDS.has(wordAt(reading.tokens, from - 1)) && !beginsSentence(reading, from)) from -= 1
  let until = at + 1
  while (until < reading.tokens.length && !ENDS.has(wordAt(reading.tokens, until)) && !beginsSentence(reading, until))
    until += 1
  return { from, until }
}
const ENDS = new Set([';', '!', '?'])

/** Where the clause begins that a token is in: ", but 22 Pine Street is", "and it is". */
export function clauseStart(reading: Reading, at: number): number {
  const { tokens } = reading
  const { from } = sentenceAround(reading, at)
  for (let index = at - 1; index > from; index--) {
    if (!JOINING.has(wordAt(tokens, index))) continue
    const isNew = PRONOUNS.has(wordAt(tokens, index + 1)) || placeAt(reading, index + 1) !== undefined
    if (isNew || wordAt(tokens, index - 1) === ',') return index + 1
  }
  return from
}

/**
 * Whether a comparison is stated: not asked, denied from afar or reported, as in "I wouldn't call it the cheapest" and "you asked whether it is". `isNegated`:
 * whether it is denied by the word right before.
 */
export function isStated(reading: Reading, { at, until }: Pick<Compared, 'at' | 'until'>, isNegated: boolean): boolean {
  const { sentence, tokens } = reading
  const behind = sentence.slice(tokens[until - 1]?.to ?? 0)
  if (/^[^.!?]*\?/.test(behind.replace(/\.(?=\S)/g, ''))) return false
  const { from } = sentenceAround(reading, at)
  // The "SE" of an address is no word.
  const words = tokens.map(({ text, raw }, index) =>
    placeAt(reading, index) !== undefined || /^\p{Lu}{2}$/u.test(raw) ? '' : text,
  )
  const before = words.slice(from, at)
  const supposed = before.findLastIndex((word) => SUPPOSING.has(word))
  // "If you like it quiet, 22 Pine Street is": what is supposed has ended.
  const hasEnded = supposed === 0 && before.slice(supposed).includes(',')
  if ((supposed >= 0 && !hasEnded) || before.some((word) => REPORTING.has(word))) return false
  const denials = words
    .slice(clauseStart(reading, at), at)
    // "No, 22 Pine Street is"
    .filter((word, index, all) => isDenial(word) && !(index === 0 && all[1] === ','))
  return denials.length === (isNegated ? 1 : 0)
}
const isDenial = (word: string): boolean => DENYING.has(word) || /n['’]t$|^kein/.test(word)
const SUPPOSING = wordSet(
  "if whether unless suppose supposing imagine ob wenn falls si s'il s'elle cuando quand lorsque se quando caso",
)
const REPORTING = wordSet(
  'asked wondered wondering claimed said mistaken mistake mistakenly thought assumed doubt doubtful wrong untrue incorrect hardly myth ' +
    'fragten fragtest gefragt dachten dachtest bezweifle falsch kaum sagte behauptet irrtumlich preguntaste pregunto preguntabas dudo dije dicho error falso dificilmente ' +
    'demandiez demandez demande doute faux dit erreur perguntou perguntaste duvido disse engano',
)
const DENYING = wordSet(
  'not never no none nobody cannot neither nor nicht nie niemals niemand weder nunca jamas tampoco ni nadie ' +
    'pas jamais aucun aucune personne rien nao nem nenhum nenhuma ninguem',
)

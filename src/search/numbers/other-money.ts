import { phrases, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, type Sentence } from '../text/sentence.ts'
import { GAP, type Token, wordAt } from '../text/tokens.ts'
import { costAt } from './costs.ts'
import { readQuantity } from './quantities.ts'

/** Reports an amount that is no price and has no filter: "property taxes under 5,000", "a $300 pet deposit", "200k for a down payment". */
export function readOtherMoney(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const until = added(tokens, at) ?? namedFirst(tokens, at) ?? namedLast(tokens, at)
  return until === undefined ? undefined : notUnderstood(sentence, { from: at, until })
}

/** "plus utilities", "plus taxes under 5k", after a price: where it ends. */
const added = (tokens: Token[], at: number): number | undefined =>
  ADDING.has(wordAt(tokens, at))
    ? (namedFirst(tokens, at + 1) ??
      costAt(tokens, at + 1)?.until ??
      (CHARGES.has(wordAt(tokens, at + 1)) ? at + 2 : undefined))
    : allIn(tokens, at)
/** The fee of a condominium where it comes on top of a rent. */
const CHARGES = wordSet('condominio charges gastos expensas nk nebenkosten contas despesas')

/** "1200 all in", at the end of a clause. */
const allIn = (tokens: Token[], at: number): number | undefined =>
  tokens[at]?.text === 'all' &&
  tokens[at + 1]?.text === 'in' &&
  /^[.,;!?]?$/.test(wordAt(tokens, at + 2)) &&
  tokens[at + 2] !== GAP
    ? at + 2
    : undefined

/** "taxes no more than 5k a year": where it ends. */
function namedFirst(tokens: Token[], at: number): number | undefined {
  const named = costAt(tokens, at)
  const quantity = named && readQuantity(tokens, skipWords(tokens, named.until, LINKS))
  // "Deposit 2 bedrooms": the number counts something else.
  return quantity === undefined || isCounted(quantity) ? undefined : periodAfter(tokens, quantity.until)
}

/** "under 5k in taxes", "300 dollar pet fee": where it ends. */
function namedLast(tokens: Token[], at: number): number | undefined {
  const quantity = readQuantity(tokens, at)
  if (quantity === undefined || isCounted(quantity) || quantity.subject !== undefined) return undefined
  const end = periodAfter(tokens, quantity.until)
  const start = skipWords(tokens, end, IN)
  const named = costAt(tokens, start)
  // "2000 plus utilities": a price, and what is not in it.
  if (named && ADDING.has(wordAt(tokens, start - 1))) return undefined
  // "2000 utilities included", "400k repairs needed": a price, and what comes with it.
  if (named && start === end && STATED.has(wordAt(tokens, named.until))) return undefined
  // "400k taxes under 5k" are two wishes: the name belongs to the number behind it.
  return named && readQuantity(tokens, skipWords(tokens, named.until, LINKS)) === undefined ? named.until : undefined
}

const isCounted = ({ unit, scale, currency, low }: NonNullable<ReturnType<typeof readQuantity>>): boolean =>
  (unit !== undefined && unit.kind !== 'period') || (low < LEAST && scale === 1 && currency === undefined)

/** Smaller numbers without a currency count something else. */
const LEAST = 25

const periodAfter = (tokens: Token[], at: number): number => PERIODS(tokens, at)?.until ?? at

const LINKS = wordSet('is are of to be at : that cost costs should must')
const IN = wordSet('in for of as plus + excluding excl a an the my our')
const ADDING = wordSet('plus + excluding excl')
const STATED = wordSet(
  'included including incl inclusive paid covered extra excluded separate needed required necessary welcome ok okay fine not',
)
const PERIODS = phrases([[true, 'a year|per year|yearly|annually|/ year|each year|a month|per month']])

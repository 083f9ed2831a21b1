import { mayReplace } from '../../../search/numbers/implied.ts'
import { POSTCODE } from '../../../search/places/near.ts'
import type { Memory } from '../memory.ts'

/** "OK, what about 2500?", "no, 600" after a search with a price is a new limit of it; "what about 4?" is not. */
export function asLimit(english: string, { filter }: Memory): string {
  const { min, max, below } = filter?.price ?? {}
  const most = max ?? below
  const known = most ?? min
  if (known === undefined) {
    const set = filter && SET.exec(english)?.[1]
    if (set !== undefined && CLEAR.test(set)) return `under ${set}`
    const amount = BARE.exec(english)?.[1] ?? AMENDED.exec(english)?.[1]
    return filter?.saleType === undefined || !BARE.test(amount ?? '') ? english : `under ${amount}`
  }
  const side = most === undefined ? 'over' : 'under'
  const limited = (all: string, amount: string) => (isLike(known, amount) ? `${side} ${amount}` : all)
  if (BEYOND.test(english)) return `${side} ${known}`
  return [SET, BUDGET, AMENDED, BARE].reduce((said, way) => said.replace(way, limited), english)
}

/** Whether an amount, or as many thousands, may be meant as a price instead of another one. */
function isLike(price: number, amount: string): boolean {
  if (POSTCODE.test(amount)) return false
  const digits = amount.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
  const value = Number.parseFloat(digits)
  const isNear = (other: number) => mayReplace({ low: other, high: other }, { low: price, high: price })
  if (/k$|thousand$/i.test(amount)) return isNear(value * 1_000)
  return isNear(value) || (value >= LEAST_THOUSANDS && !YEAR.test(amount) && isNear(value * 1_000))
}
/** "Change it to 2010" may mean the year of building, hardly two millions. */
const YEAR = /^(?:19|20)\d\d$/
/** "950" may be short for 950 thousand; a smaller number counts rooms. */
const LEAST_THOUSANDS = 50
const BUDGET =
  /^(?:(?:ok|okay|and|so|but|hm+|well|yes|no)[, ]+)*(?:(?:what|how) about|what if (?:we|i) (?:go|went|stretch|stretched|push|pushed|pay|paid|spend|spent)(?: it)?(?: up)?(?: to)?|(?:we|i) (?:can|could|might) (?:go|stretch|push)(?: it)?(?: up)? to) \$? ?(\d[\d.,]*k?)\s*[?.!]*$/i
/** "Go down to 400k", "lower it to 500", "set the budget to 600". "Can you go down to 400k?" is asked of an owner. */
const SET =
  /^(?:(?:ok|okay|and|so|but|now|then|please|no|lets|let['’]s|can we|we can|i can)[, ]+)*(?:(?:go|come) (?:down|up|lower|higher)|(?:lower|raise|increase|decrease|reduce|drop|bump|set|change|cut|limit)(?: (?:it|that|(?:the|my|our) (?:price|budget|max|maximum|limit|price limit|rent)))?(?: up| down)?) (?:to|at|in) \$? ?(\d[\d.,]*(?:k| thousand)?)\s*[?.!]*$/i
/** "No, 600", "sorry, I meant 700k". */
const AMENDED =
  /^(?:(?:no|nope|nah|sorry|pardon|excuse me|wait|oops|actually|rather|make (?:it|that)|i mean|i meant|better|(?:a (?:bit|little) )?more is (?:fine|ok|okay)(?: too)?)[, ]+)+\$? ?(\d[\d.,]*k?)\s*[?.!]*$/i
/** An amount that is a price even where none was said before. */
const CLEAR = /k|thousand|\d{3}\D?\d{3}/i
/** "450": a number of one or two digits is one of the list. */
const BARE = /^\$? ?(\d{3}[\d.,]*k?|\d{2}k)\s*[?.!]*$/i
/** "Nothing above", of the limit said before. */
const BEYOND = /^(?:(?:and|but|so|ok)[, ]+)*nothing (?:above|over|more|higher|beyond)(?: (?:that|it|this))?\s*[.!]*$/i

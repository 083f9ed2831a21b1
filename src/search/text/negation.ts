import { phrases, skipBack, wordSet } from './phrases.ts'
import { type Token, wordAt } from './tokens.ts'

/** How many tokens before `at` negate what follows: "not", "anything but", "never mind"; 0 for none. */
export function negationBefore(tokens: Token[], at: number): number {
  const [far, near] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)]
  if (NOT.has(near)) return near === 'no' && isMissing(tokens, at - 1) ? 0 : 1
  const disliked = dislikedBefore(tokens, at)
  if (disliked > 0) return disliked
  if (NOT_BE.has(near)) return RELATING.has(far) ? 1 : 0
  if (NOT_MAY.has(near) && THROUGH.has(wordAt(tokens, at))) return 1
  if (NOT_MAY.has(far) && THROUGH.has(near)) return 2
  if (far === 'never' && near === 'mind') return 2
  return exceptionBefore(tokens, at)
}

/** How many tokens before `at` except what follows, where "not" may also correct what was said: "except", "anything but"; 0 for none. */
export function exceptionBefore(tokens: Token[], at: number): number {
  const [far, near] = [wordAt(tokens, at - 2), wordAt(tokens, at - 1)]
  if (EXCEPTING.has(near)) return 1
  if ((near === 'but' && ANY.has(far)) || (near === 'than' && far === 'other') || (near === 'from' && APART.has(far)))
    return 2
  // A place's reader takes the "from" of "aside from Ballard" for its own.
  return APART.has(near) && tokens[at]?.text === 'from' ? 1 : 0
}

/** "I don't like Ballard", "not a fan of condos"; other languages say "these" in between: how many words, else 0. */
export function dislikedBefore(tokens: Token[], at: number): number {
  const end = skipBack(tokens, at, BETWEEN)
  for (let back = 2; back <= MOST_DISLIKING && back <= end; back++)
    if (DISLIKING(tokens, end - back)?.until === end) return at - end + back
  return 0
}
const BETWEEN = wordSet('these those the of in this that a an any')
const DISLIKING = phrases<true>([
  [
    true,
    "don't like|dont like|do not like|don't love|dont love|don't fancy|don't care for|rather not have|rather not live|rather not|prefer not to have|prefer not to live|prefer not|not a fan|not fond|not into|can't stand|cant stand",
  ],
])
/** Maximum number of tokens of such words. */
const MOST_DISLIKING = 5

/** "Are there no homes over 500k?", "do you have nothing with 4 bedrooms?" ask for such homes. */
export const isMissing = (tokens: Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ text }) => MISSING.has(text))
const MISSING = wordSet("there there's theres have has got why see find how")

/** "houses instead of condos", "Tacoma rather than Seattle": the second is replaced, not excluded. */
export function isGivenUp(tokens: Token[], at: number): boolean {
  const [far, near] = [tokens[at - 2]?.text, tokens[at - 1]?.text]
  return (near === 'of' && far === 'instead') || (near === 'than' && far === 'rather')
}

const NOT = wordSet(
  "not no neither without exclude avoid don't dont nor skip remove drop forget hate dislike detest kein keine keinen sin sem",
)
/** "Homes that aren't condos" excludes condos, "aren't condos cheaper?" and "isn't a condo cheaper?" ask about them. */
export const NOT_BE = wordSet("aren't arent isn't isnt")
export const RELATING = wordSet('that which they these those it something anything')
/** "It can't be a condo" excludes condos, "can't condos have a garage?" and "I can't see any condos" do not. */
const NOT_MAY = wordSet("can't cant cannot mustn't mustnt shouldn't shouldnt won't wont wouldn't wouldnt")
const THROUGH = wordSet('be want have')
const EXCEPTING = wordSet('except excluding besides')
const APART = wordSet('apart aside')
const ANY = wordSet('anything anywhere everything everywhere any all anyone')

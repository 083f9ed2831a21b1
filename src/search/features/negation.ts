import { wordSet } from '../text/phrases.ts'
import type { Token } from '../text/tokens.ts'

/** How many tokens before `at` negate what follows: "not", "anything but", "other than"; 0 for none. */
export function negationBefore(tokens: Token[], at: number): number {
  const [far, near] = [tokens[at - 2]?.text ?? '', tokens[at - 1]?.text ?? '']
  if (NOT.has(near)) return 1
  if ((near === 'but' && ANY.has(far)) || (near === 'than' && far === 'other') || (near === 'from' && APART.has(far)))
    return 2
  return 0
}

/** "houses instead of condos", "Tacoma rather than Seattle": the second is replaced, not excluded. */
export function isGivenUp(tokens: Token[], at: number): boolean {
  const [far, near] = [tokens[at - 2]?.text, tokens[at - 1]?.text]
  return (near === 'of' && far === 'instead') || (near === 'than' && far === 'rather')
}

const NOT = wordSet(
  "not no neither except without excluding exclude avoid besides don't dont nor skip remove drop forget isn't aren't can't cant cannot mustn't mustnt shouldn't shouldnt won't wont wouldn't kein keine keinen sin sem",
)
const APART = wordSet('apart aside')
const ANY = wordSet('anything anywhere everything everywhere any all anyone')

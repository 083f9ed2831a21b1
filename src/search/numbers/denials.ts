import { isMissing, NOT_BE, RELATING } from '../text/negation.ts'
import { phrases, wordSet } from '../text/phrases.ts'
import { type Token, wordAt } from '../text/tokens.ts'
import { comparatorBefore } from './comparators.ts'
import type { NumericConstraint } from './quantities.ts'

/**
 * Words that deny what follows. `stated`: a verb says that it is unwanted ("exclude"); "no" and "without" may end a list of wishes, and
 * "not" may stand alone.
 */
export type Denial = { until: number; kind: 'not' | 'absence' | 'stated' }

/**
 * The denial that begins at a token. "No more than" and "not older than" are comparisons of their own. A question for what is
 * missing ("do you have no …") and a complaint ("I can't find …") deny nothing.
 */
export function denialAt(tokens: Token[], at: number): Denial | undefined {
  const [before, text, after] = [wordAt(tokens, at - 1), wordAt(tokens, at), wordAt(tokens, at + 1)]
  const excluding = EXCLUDING(tokens, at)
  if (excluding) return NOTS.has(before) ? undefined : { until: excluding.until, kind: 'stated' }
  const but = BUT(tokens, at)
  if (but) return { until: but.until, kind: 'absence' }
  const isAbsence = ABSENCES.has(text)
  const isNot = NOTS.has(text) || (NOT_BE.has(text) && RELATING.has(before))
  if ((!isAbsence && !isNot) || comparatorBefore(tokens, at) || ASKED.has(after)) return undefined
  if (isAbsence) {
    if (isMissing(tokens, at) || (text === 'no' && after === 'something')) return undefined
    return {
      until: at + 1,
      kind: WISHING.has(before === 'me' ? wordAt(tokens, at - 2) : before) ? 'stated' : 'absence',
    }
  }
  return before === 'you' || FINDING.has(after) ? undefined : { until: at + 1, kind: 'not' }
}

/** The limit from the other side: "over 500k" denied is at most 500k, "at least 3" denied is under 3. */
export const turned = (quantity: NumericConstraint): NumericConstraint => ({
  ...quantity,
  kind: quantity.kind === 'min' ? 'max' : 'min',
  strict: !quantity.strict,
})

/** Where words end that deny the limit before them: "over 500k is too much", German "über 500k will ich nicht". */
export function denialBehind(tokens: Token[], at: number): number | undefined {
  const start = tokens[at]?.text === ',' ? at + 1 : at
  const said = BEHIND(tokens, start) ?? (start === at ? BEHIND_AT_END(tokens, at) : undefined)
  return said && (said.value || isEnd(tokens[said.until])) ? said.until : undefined
}

const isEnd = (token: Token | undefined): boolean =>
  token === undefined || /^[.,;!?]$|^(thanks|please|see)$/.test(token.text)

const BEHIND = phrases<boolean>([
  [
    true,
    "is too much|are too much|is too expensive|are too expensive|would be too much|is too high|too much|is too pricey|is more than i can afford|i can't afford|i can not afford|i cannot afford|we can't afford|is out of my budget|is out of our budget|is out of budget|is out of the question|are out of the question|out of the question",
  ],
  [
    true,
    "no thanks|no thank you|is not ok|is not okay|is a no|is a no go|are a no go|is no good|are no good|not for me|is not for me|are not for me|not for us|need not apply|is not an option|are not an option|is not possible|is impossible|isn't possible|won't work|doesn't work|does not work|geht not|gehen not",
  ],
])

/** Phrases that deny what stands before them only at the end of a clause. */
const BEHIND_AT_END = phrases<boolean>([
  [false, "no|not|i don't want|i don't want go|i don't pay|i do not want|we don't want|please not|not please"],
])

const ABSENCES = wordSet('no nothing none without w/o except besides nor neither kein keine keinen sin sem ohne pas')
const NOTS = wordSet(
  "not don't dont doesn't doesnt can't cant cannot couldn't couldnt won't wont wouldn't wouldnt mustn't mustnt shouldn't shouldnt never unwilling unable",
)
const EXCLUDING = phrases([
  [
    true,
    'exclude|excludes|excluding|avoid|avoids|avoiding|skip|skipping|hide|hiding|remove|omit|omitting|leave out|leaving out|filter out|rule out|ruling out|get rid of|refuse|stay away from|staying away from|keep away from|steer clear of|i hate|we hate',
  ],
])
const BUT = phrases([[true, 'other than|apart from|aside from|anything but|everything but|all but|except for']])
/** "Can't we see …?" asks, and "no, I want …" answers. */
const ASKED = wordSet('i we you they he she')
/** "I can't find …" complains, "not only …" denies nothing. */
const FINDING = wordSet('find finding see seeing spot locate seem sure just only necessarily')
const WISHING = wordSet('want wants need needs show like prefer send give take')

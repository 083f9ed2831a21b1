import type { SaleType } from '../../contract/listings/listing.ts'
import { lexicon } from '../language/lexicon.ts'
import { denialAt } from '../numbers/denials.ts'
import { isNamedElsewhere, VERBS } from '../numbers/denied-limits.ts'
import { NOTHING, skipWords, wordSet } from '../text/phrases.ts'
import { type Finding, notUnderstood, type Sentence } from '../text/sentence.ts'
import { GAP, isWord, wordAt } from '../text/tokens.ts'
import { homesAt } from './types.ts'

/**
 * Reads homes that are denied for what they have: "don't show me houses with a pool", "nothing on a busy street". A filter cannot exclude
 * that, so it is said back, and homes of the kind are still wanted. "No houses without a garage" wants the garage.
 */
export function readDeniedFeatures(sentence: Sentence, at: number): Finding | undefined {
  const { tokens } = sentence
  const denial = denialAt(tokens, at)
  const homes = denial && deniedHomes(sentence, denial.until)
  if (!homes) return undefined
  const { from, saleType } = afterHomes(sentence, homes.until)
  if (!LINKING.has(wordAt(tokens, from))) return undefined
  const start = skipWords(tokens, from, LINKED)
  const until = thingEnd(sentence, start)
  if (until === undefined) return undefined
  // "Anything but condos, with a pool" excludes condos.
  if (homes.types.length > 0 && EXCEPTING.has(wordAt(tokens, at))) return undefined
  const isElsewhere = isNamedElsewhere(sentence, { from: at, until })
  // "Homes, no condos with a garage" lists two wishes.
  if (denial.kind === 'absence' && homes.types.length > 0 && isElsewhere) return undefined
  const types = {
    ...(saleType && { saleType }),
    ...(homes.types.length > 0 && !isElsewhere && { types: homes.types }),
  }
  const isTwice = tokens.slice(from, start).some(({ text }) => WITHOUT.has(text))
  const found = lexicon.features(tokens, start)
  if (found?.value === 'parking')
    return { from: at, until, filter: { ...types, parking: isTwice ? { min: 1 } : { max: 0 } } }
  // "Nothing without a pool": the pool is read by itself.
  if (found && isTwice) return { from: at, until: start, filter: types }
  return { ...notUnderstood(sentence, { from: at, until }), filter: types }
}

/** The homes that are denied: of some types, or any ("nothing", "anything"). */
function deniedHomes(sentence: Sentence, from: number): { until: number; types: string[] } | undefined {
  const { tokens } = sentence
  if (NOTHING.has(wordAt(tokens, from - 1))) return { until: from, types: [] }
  let at = from
  while (VERBS.has(wordAt(tokens, at)) || BEFORE_HOMES.has(wordAt(tokens, at))) at++
  if (ANY.has(wordAt(tokens, at))) return { until: at + 1, types: [] }
  const homes = homesAt(sentence, at)
  return homes && { until: homes.until, types: homes.homes }
}

/** Where the words begin that tell what the homes have: "houses for sale in Seattle with". */
function afterHomes({ tokens }: Sentence, at: number): { from: number; saleType?: SaleType } {
  let from = at
  let saleType: SaleType | undefined
  for (;;) {
    const sale = lexicon.sale(tokens, from)
    if (sale && sale.value !== 'either') saleType = sale.value
    // Places were read before.
    if (!sale && tokens[from] !== GAP) return { from, ...(saleType && { saleType }) }
    from = sale?.until ?? from + 1
  }
}

/** Where the thing ends that the homes have: a feature, or what follows in the clause. */
function thingEnd({ tokens }: Sentence, at: number): number | undefined {
  const feature = lexicon.features(tokens, at)
  if (feature) return feature.until
  let until = at
  while (isWord(tokens[until]) && tokens[until] !== GAP && !ENDING.has(wordAt(tokens, until)) && until - at < LONGEST)
    until++
  return until > at ? until : undefined
}

const EXCEPTING = wordSet('anything everything all other apart aside except besides')
/** How many words of an unknown thing are said back. */
const LONGEST = 6
const LINKING = wordSet(
  'with mit con avec com without ohne sin sans sem that which having on near facing by where whose overlooking',
)
const LINKED = wordSet(
  'with without that which having have has on near facing by where is are allow allows a an the any whose overlooking',
)
const WITHOUT = wordSet('without ohne sin sans sem')
const BEFORE_HOMES = wordSet('me us to any a an the of de in for please all more other such')
const ANY = wordSet('anything nothing something ones one those')
const ENDING = wordSet('and but or under over below above with in for i we')

import { lexicon } from '../language/lexicon.ts'
import { negationBefore } from '../text/negation.ts'
import { phrases, skipBack, skipWords, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'
import { type Token, type TokenSpan, wordAt } from '../text/tokens.ts'
import { comparatorAfter, joiner } from './comparators.ts'
import { type NumericConstraint, readQuantity } from './quantities.ts'
import { bathRange } from './ranges.ts'
import { unitAt } from './units.ts'

/** Reads rooms without a plain number and unit: "3/2", "3b2b", "studio", "2 beds and baths". */
export function readRooms(sentence: Sentence, at: number): Finding | undefined {
  return readPair(sentence, at) ?? readHalves(sentence, at) ?? readShared(sentence, at) ?? readStudio(sentence, at)
}

/** Reads bedrooms and bathrooms: "3/2", "3+/2+" and "3b2b". */
function readPair({ tokens }: Sentence, at: number): Finding | undefined {
  const first = smallAt(tokens, at)
  const sign = first && tokens[first.until]?.text
  const second = first && smallAt(tokens, first.until + 1)
  if (!first || !second) return undefined
  // "2/3 bedrooms" means two or three bedrooms.
  if (unitAt(tokens, second.until)?.value.part === 'bedrooms') return undefined
  const after = wordAt(tokens, second.until)
  const isSlash = (sign === '/' || sign === 'x') && after !== '/' && !NOT_ROOMS.test(after)
  const isShort = sign === 'b' && after === 'b'
  if (!isSlash && !isShort) return undefined
  const more = isShort ? undefined : comparatorAfter(tokens, second.until)
  if (more?.value.kind === 'min')
    return { from: at, until: more.until, filter: { bedrooms: { min: first.value }, bathrooms: { min: second.value } } }
  const bedrooms = first.isOpen ? { min: first.value } : { min: first.value, max: first.value }
  const bathrooms = second.isOpen ? { min: second.value } : bathRange(second.value)
  return { from: at, until: second.until + (isShort ? 1 : 0), filter: { bedrooms, bathrooms } }
}

/** A small number and whether a plus follows it. */
function smallAt(tokens: Token[], at: number): { value: number; isOpen: boolean; until: number } | undefined {
  const text = wordAt(tokens, at)
  if (!SMALL.test(text)) return undefined
  const isOpen = tokens[at + 1]?.text === '+'
  return { value: Number(text), isOpen, until: at + (isOpen ? 2 : 1) }
}

/** "2 full and 1 half bath" is 2.5 baths; a half bath alone tells nothing about full ones. */
function readHalves({ tokens }: Sentence, at: number): Finding | undefined {
  const full = countAt(tokens, at)
  // "two and a half baths" is a single number.
  if (full !== undefined && tokens[at + 1]?.text === 'and' && tokens[at + 2]?.text === 'a') return undefined
  const end = full === undefined ? at : skipWords(tokens, at + 1, FULL)
  const halves = countAt(tokens, end)
  const found = HALF_BATH(tokens, halves === undefined ? end : end + 1)
  if (!found || full === undefined || halves === undefined) return undefined
  const baths = full + halves / 2
  return { from: at, until: found.until, filter: { bathrooms: bathRange(baths) } }
}

const FULL = wordSet('full bath baths bathroom bathrooms and , + plus with &')
const HALF_BATH = phrases([[true, 'half bath|half baths|half bathroom|half bathrooms|1 / 2 bath|1 / 2 baths']])

/** "2 bed rooms and baths": the number applies to both. */
function readShared({ tokens }: Sentence, at: number): Finding | undefined {
  const found = SHARED(tokens, at + 1)
  const count = countAt(tokens, at)
  if (!found || count === undefined) return undefined
  return { from: at, until: found.until, filter: both(count, count) }
}

/** Reads "studio", "studio or 1 bed", "1 bed or studio". */
function readStudio({ tokens }: Sentence, at: number): Finding | undefined {
  const alone = lexicon.studio(tokens, at)
  const start = skipBack(tokens, at, BEFORE_STUDIO)
  const denial = alone ? negationBefore(tokens, start) : 0
  if (alone && denial > 0) return { from: start - denial, until: alone.until, filter: { bedrooms: { min: 1 } } }
  const joined = alone && joiner(tokens, alone.until)
  const beds = joined ? readBeds(tokens, joined.until) : alone ? undefined : readBeds(tokens, at)
  if (alone) return studios({ from: at, until: beds?.until ?? alone.until }, beds?.high ?? 0)
  const next = beds && joiner(tokens, beds.until)
  const last = next && lexicon.studio(tokens, next.until)
  return beds && last && studios({ from: at, until: last.until }, beds.high)
}

const BEFORE_STUDIO = wordSet('a an the any me show want need see like include')

const studios = (span: TokenSpan, most: number): Finding => ({
  ...span,
  filter: { bedrooms: { min: 0, max: most } },
})

function readBeds(tokens: Token[], at: number): NumericConstraint | undefined {
  const quantity = readQuantity(tokens, at)
  return quantity?.unit?.part === 'bedrooms' ? quantity : undefined
}

const both = (beds: number, baths: number) => ({
  bedrooms: { min: beds, max: beds },
  bathrooms: bathRange(baths),
})

const countAt = (tokens: Token[], at: number): number | undefined => {
  const text = wordAt(tokens, at)
  return /^\d$/.test(text) ? Number(text) : COUNT.get(text)
}

const SMALL = /^\d(\.\d)?$/
const NOT_ROOMS = /^(acre|acres|mile|miles|st|ave)$/
const COUNT = new Map([
  ['a', 1],
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])

const beds = ['bed', 'beds', 'bedroom', 'bedrooms', 'bed room', 'bed rooms']
const baths = ['bath', 'baths', 'bathroom', 'bathrooms', 'bath room', 'bath rooms']
const SHARED = phrases([[true, beds.flatMap((bed) => baths.map((bath) => `${bed} and ${bath}`)).join('|')]])

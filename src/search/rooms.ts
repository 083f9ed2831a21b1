import { phrases } from './phrases.ts'
import type { Finding, Sentence } from './sentence.ts'

/** Rooms said without a plain number and unit: "3/2", "3b2b", "studio", "2 beds and baths". */
export function readRooms(sentence: Sentence, at: number): Finding | undefined {
  return readPair(sentence, at) ?? readShared(sentence, at) ?? readStudio(sentence, at)
}

/** "3/2" and "3b2b" are bedrooms and bathrooms. */
function readPair({ tokens }: Sentence, at: number): Finding | undefined {
  const [first, sign, second] = tokens.slice(at, at + 3).map(({ text }) => text)
  if (sign === undefined || second === undefined || !SMALL.test(first ?? '') || !SMALL.test(second)) return undefined
  const after = tokens[at + 3]?.text ?? ''
  const isSlash = (sign === '/' || sign === 'x') && after !== '/' && !NOT_ROOMS.test(after)
  const isShort = sign === 'b' && after === 'b'
  if (!isSlash && !isShort) return undefined
  return { from: at, until: at + (isShort ? 4 : 3), filter: both(Number(first), Number(second)) }
}

/** "2 bed rooms and baths" counts both. */
function readShared({ tokens }: Sentence, at: number): Finding | undefined {
  const found = SHARED(tokens, at + 1)
  const count = Number(tokens[at]?.text ?? '') || COUNT.get(tokens[at]?.text ?? '')
  if (!found || !count) return undefined
  return { from: at, until: found.until, filter: both(count, count) }
}

function readStudio({ tokens }: Sentence, at: number): Finding | undefined {
  const found = STUDIO(tokens, at)
  return found && { from: at, until: found.until, filter: { bedrooms: { min: 0, max: 0 } } }
}

const both = (beds: number, baths: number) => ({
  bedrooms: { min: beds, max: beds },
  bathrooms: { min: baths, below: Math.floor(baths) + 1 },
})

const SMALL = /^\d(\.\d)?$/
const NOT_ROOMS = /^(acre|acres|mile|miles|st|ave)$/
const COUNT = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])

const beds = ['bed', 'beds', 'bedroom', 'bedrooms', 'bed room', 'bed rooms']
const baths = ['bath', 'baths', 'bathroom', 'bathrooms', 'bath room', 'bath rooms']
const SHARED = phrases([[true, beds.flatMap((bed) => baths.map((bath) => `${bed} and ${bath}`)).join('|')]])

const STUDIO = phrases([
  [true, 'studio|studios|studio apartment|studio apartments|efficiency|bachelor apartment|estudio|estudios'],
])

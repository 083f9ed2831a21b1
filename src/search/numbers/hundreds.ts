import { phrases, wordSet } from '../text/phrases.ts'
import type { Finding, Sentence } from '../text/sentence.ts'

/** "the low 400s", "in the 500s": hundreds of thousands, in thirds as brokers speak of them. */
export function readHundreds({ tokens, saleType }: Sentence, at: number): Finding | undefined {
  const third = THIRDS(tokens, at)
  const start = third?.until ?? at
  const [number, plural] = [tokens[start]?.text ?? '', tokens[start + 1]?.text]
  if (plural !== 's' || !/^[1-9]00$/.test(number) || !(third || OPENING.has(tokens[at - 1]?.text ?? '')))
    return undefined
  const [low, high] = third?.value ?? [0, 1]
  const scale = saleType === 'for_rent' ? 1 : 1000
  const ends = [low, high].map((part) => (Number(number) + Math.round(part * 100)) * scale)
  return { from: at, until: start + 2, filter: { price: { min: ends[0] ?? 0, max: ends[1] ?? 0 } } }
}

const OPENING = wordSet('the in')

const THIRDS = phrases<readonly [number, number]>([
  [[0, 1 / 3], 'low|lower|the low|the lower|low -|early'],
  [[1 / 3, 2 / 3], 'mid|middle|the mid|mid -|the middle'],
  [[2 / 3, 1], 'high|upper|the high|the upper|high -|upper -|late'],
])

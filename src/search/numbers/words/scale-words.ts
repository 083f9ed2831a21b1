import { phrases, wordSet } from '../../text/phrases.ts'

/** The words behind a number that multiply it, folded. */
export const SCALE_WORDS: [scale: number, words: string][] = [
  [1e3, 'k|thousand|grand|mil|mille|tausend|tsd'],
  [1e5, 'lakh|lakhs|lac|lacs'],
  [1e6, 'm|mm|mn|million|mill|millions|millon|millones|milhao|milhoes|mio|millionen'],
  [1e7, 'crore|crores|cr'],
]
export const SCALES = phrases<number>(SCALE_WORDS)

export const FRACTIONS = phrases<number>([
  [0.5, '½|1 / 2|and a half|and 1 / 2|and half|y medio|y media|et demi|et demie|einhalb|e meio|e meia'],
  [0.25, '¼'],
  [0.75, '¾'],
])

/** Fractions are read only before units that have parts; "1/2" alone is a bedroom and two baths. */
export const SLASHED = phrases<number>([
  [0.5, '1 / 2'],
  [0.25, '1 / 4'],
  [0.75, '3 / 4'],
  [1 / 3, '1 / 3'],
])
export const FRACTIONED = wordSet('acre acres an of a million mile miles hectare hectares ac')
export const COUNTED = wordSet('day week month year acre hectare mile kilometer kilometre km')

export const HALVES = phrases<number>([
  [1.5, 'anderthalb|eineinhalb'],
  [2, 'a couple of|a couple|couple of|a pair of'],
  [0.5, 'half a|half an|half|½|medio|media|un demi|une demi|eine halbe|meio|meia'],
  [0.25, 'quarter of a|quarter of an|a quarter|quarter|¼'],
  [0.75, 'three quarters of a|three quarters of an|three quarters|¾'],
])
